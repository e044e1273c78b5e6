// Node alone cannot run TypeScript, in a worker as little as in the program itself.
import { register } from 'tsx/esm/api';

register();
await import('./simulate-stints.ts');
