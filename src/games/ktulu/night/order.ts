import { nightSteps, zeroSteps, type NightStep } from '../roles/index.ts';

/** Steps of night 0 a house can put in another order. */
export const orderableZero = zeroSteps;

/** Steps of every later night a house can put in another order. */
export const orderableNight = Object.values(nightSteps).flat() as [NightStep, ...NightStep[]];
