import { ktulu } from '../../src/games/ktulu/index.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Session } from '../../src/kernel/session.ts';
import { playOut } from '../../src/lab/playout.ts';
import { anyAnswer, randomPolicy } from '../../src/lab/random-policy.ts';
import { makeSave, writeSave } from '../../src/save/file.ts';
import type { Bench, Row } from './row.ts';
import { undisturbed } from './undisturbed.ts';

const game = ktulu as Game;
const rules = game.options.parse({ aliens: true, luckyLuke: true, janosik: true });

/** Twenty-four with every family at the table: citizens, bandits, Indians, aliens, Lucky Luke, Janosik and Mormons, and a Doctor at every death. */
const cards = [
  'sheriff',
  'hooker',
  'goodGunman',
  'parson',
  'judge',
  'mayor',
  'guard',
  'gambler',
  'doctor',
  'mormonCitizen',
  'badGunman',
  'avenger',
  'thief',
  'cardsharper',
  'mormonBandit',
  'shaman',
  'leader',
  'burningRage',
  'quietFoot',
  'mormonIndian',
  'detector',
  'mindEater',
  'luckyLuke',
  'janosik',
];
const deal = (seed: string): string[] => shuffled(cards, seeded(`${seed}/deal`));

/** The largest rulebook: whole games by chance, single answers, the longest save. */
export const bench: Bench = {
  name: 'ktulu',
  run: (smoke) => {
    const [seeds, rounds] = smoke ? [3, 2] : [40, 60];
    const per = undisturbed(seeds, rounds, (i) => void playOut(game, rules, deal(`k${i}`), `k${i}`, randomPolicy));
    return Promise.resolve([
      { name: 'playouts, 24 with every family', value: 1000 / per, unit: 'games/s', goal: '≥ 600' },
      ...hosted(smoke ? 5 : 150),
    ]);
  },
};

/** What a single answer costs in hosted games, and how large the largest of their saves is. */
function hosted(games: number): Row[] {
  const times: number[] = [];
  let largest = 0;
  for (let i = 0; i < games + 5; i++) {
    const session = new Session(game, {
      options: rules,
      seed: `k${i}`,
      deal: deal(`k${i}`).map((role, n) => ({ role, name: `Player ${n}` })),
    });
    const random = seeded(`k${i}/answers`);
    while (session.question.shape !== 'over') {
      const answer = anyAnswer(session.question, random);
      const start = performance.now();
      session.answer(answer);
      if (i >= 5) times.push(performance.now() - start);
    }
    largest = Math.max(
      largest,
      writeSave(makeSave(session, { app: 'bench', at: session.entries.map((_, n) => 1_800_000_000_000 + 20_000 * n) })).length,
    );
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => 1000 * (times[Math.floor(share * (times.length - 1))] ?? 0);
  return [
    { name: 'an answer, usual (p50)', value: at(0.5), unit: 'µs' },
    { name: 'an answer, slowest of a hundred (p99)', value: at(0.99), unit: 'µs', goal: '≤ 300' },
    { name: 'the largest save', value: largest / 1024, unit: 'KB', goal: '≤ 32' },
  ];
}
