import { words as about } from './about.ts';
import { words as cast } from './cast.ts';
import { words as crib } from './crib.ts';
import { words as day } from './day.ts';
import { words as duels } from './duels.ts';
import { words as night } from './night.ts';
import { words as nightOptions } from './night-options.ts';
import { words as options } from './options.ts';
import { words as search } from './search.ts';
import { words as steps } from './steps.ts';

/** Everything the game says that belongs to no role alone. */
export const words = { ...about, ...options, ...nightOptions, ...cast, ...steps, ...crib, ...night, ...day, ...duels, ...search };
