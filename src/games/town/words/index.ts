import { rows } from '../../../text/rows.ts';
import { words as about } from './about.ts';
import { words as crib } from './crib.ts';
import { words as day } from './day.ts';
import { words as night } from './night.ts';
import { words as options } from './options.ts';

/** Everything the game says that belongs to no role alone. */
export const words = { ...about, ...options, ...crib, ...night, ...day };

/** How a role is woken and sent back to sleep (TM-41). */
export const calls = rows({
  wake: ['{role}, open your eyes.', '{role}请睁眼。', '{role} otwiera oczy.'],
  sleep: ['{role}, close your eyes.', '{role}请闭眼。', '{role} zamyka oczy.'],
});
