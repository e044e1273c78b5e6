import type { Script } from '../kernel/script.ts';

function* none(): Script {}

/** A script that is over: where nothing follows, none need be made. */
export const nothing: Script = none();
