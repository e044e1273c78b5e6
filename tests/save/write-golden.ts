import { writeFileSync } from 'node:fs';
import { writeSave } from '../../src/save/file.ts';
import { played, saveOf } from './played.ts';

/**
 * Adds saves of today's program to `golden/`: `npx tsx tests/save/write-golden.ts 0.1.0`. Released ones are never
 * written again; games saved by them must go on replaying.
 */
const games: Readonly<Record<string, Parameters<typeof played>[1]>> = {
  'princeton-12': {},
  'princeton-7-midgame': { players: 7, answers: 30 },
  'princeton-24-hidden': { players: 24, options: { revealOnDeath: 'none', angelAnswer: 'spoken', killPolicy: 'mustKill' } },
};

const release = process.argv[2];
if (!release) throw new Error('Which release? For example: npx tsx tests/save/write-golden.ts 0.1.0');
for (const [name, how] of Object.entries(games)) {
  writeFileSync(new URL(`golden/${release}-${name}.json`, import.meta.url), `${writeSave(saveOf(played(`golden/${name}`, how)))}\n`);
}
