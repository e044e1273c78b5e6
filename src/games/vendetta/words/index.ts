import { words as about } from './about.ts';
import { words as cast } from './cast.ts';
import { words as crib } from './crib.ts';
import { words as day } from './day.ts';
import { words as night } from './night.ts';
import { words as options } from './options.ts';

/** Everything the game says that belongs to no role alone. */
export const words = { ...about, ...options, ...cast, ...crib, ...night, ...day };
