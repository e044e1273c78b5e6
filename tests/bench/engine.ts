import { princeton } from '../../src/games/princeton/index.ts';
import { done, type Answer } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import type { Policy } from '../../src/lab/policy.ts';
import { anyAnswer, randomPolicy } from '../../src/lab/random-policy.ts';
import { uniformPolicy } from '../../src/lab/uniform-policy.ts';
import { makeSave, parseSave, writeSave } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import { type Bench, type Row, fastest } from './row.ts';
import { undisturbed } from './undisturbed.ts';

const game = princeton as Game;
const rules = game.options.parse({});
const cards = cardsOf(game.suggest(12, rules));
const deal = (seed: string): string[] => shuffled(cards, seeded(`${seed}/deal`));

/** The engine on Princeton with twelve players: whole games, single answers, replays, saves. */
export const bench: Bench = {
  name: 'engine',
  run: async (smoke) => {
    return [...playouts(smoke ? 5 : 60, smoke ? 2 : 120), ...answers(smoke ? 5 : 200), ...(await replay(smoke ? 1 : 20))];
  },
};

function playouts(seeds: number, rounds: number): Row[] {
  const play = (policy: Policy) => (i: number) => void playOut(game, rules, deal(`b${i}`), `b${i}`, policy);
  let questions = 0;
  for (let i = 0; i < seeds; i++) questions += playOut(game, rules, deal(`b${i}`), `b${i}`, randomPolicy).questions;
  const asked = Math.round(questions / seeds);
  const per = undisturbed(seeds, rounds, play(randomPolicy));
  const plain = undisturbed(seeds, rounds, play(uniformPolicy));
  const bare = undisturbed(seeds, rounds, () => bareGame(asked));
  const against = `bare generators ${Math.round(1000 * bare)} µs`;
  return [
    { name: 'playouts, random, with the story', value: 1000 / per, unit: 'games/s', goal: '≥ 4000' },
    { name: 'a random playout against asking alone', value: per * 1000, unit: 'µs', against, ratio: bare / per },
    { name: 'playouts, uniform', value: 1000 / plain, unit: 'games/s' },
    { name: 'questions in a random game', value: asked, unit: 'questions' },
  ];
}

/** Generators in six layers that ask as many questions and keep as many records, with no rules at all. */
function bareGame(questions: number): void {
  function* layer(depth: number): Generator<Question, Answer, Answer> {
    if (depth > 0) return yield* layer(depth - 1);
    return yield { shape: 'say', key: 'bare', to: 'table', say: [{ id: 'bare' }], clause: 'B-1' };
  }
  const story: object[] = [];
  for (let n = 0; n < questions; n++) {
    const script = layer(5);
    script.next();
    script.next(done);
    story.push({ what: 'announced', said: { id: 'bare' }, clause: 'B-1', audience: 'public' });
  }
}

/** What a single answer costs in a hosted game, slowest hundredth included. */
function answers(games: number): Row[] {
  const times: number[] = [];
  for (let i = 0; i < games + 5; i++) {
    const session = new Session(game, { options: {}, seed: `a${i}`, deal: deal(`a${i}`).map((role) => ({ role })) });
    const random = seeded(`a${i}/answers`);
    while (session.question.shape !== 'over') {
      const answer = anyAnswer(session.question, random);
      const start = performance.now();
      session.answer(answer);
      if (i >= 5) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => 1000 * (times[Math.floor(share * (times.length - 1))] ?? 0);
  return [
    { name: 'an answer, usual (p50)', value: at(0.5), unit: 'µs' },
    { name: 'an answer, slowest of a hundred (p99)', value: at(0.99), unit: 'µs' },
  ];
}

/** Loading the longest of some games again, and its size as a save file. */
async function replay(runs: number): Promise<Row[]> {
  const sessions = Array.from({ length: 20 }, (_, i) => {
    const session = new Session(game, { options: {}, seed: `r${i}`, deal: deal(`r${i}`).map((role) => ({ role })) });
    const random = seeded(`r${i}/answers`);
    while (session.question.shape !== 'over') session.answer(anyAnswer(session.question, random));
    return session;
  });
  const longest = sessions.reduce((a, b) => (b.entries.length > a.entries.length ? b : a));
  const { setup, entries } = longest;
  const text = writeSave(makeSave(longest, { app: 'bench', at: entries.map((_, i) => 1_800_000_000_000 + 20_000 * i) }));
  const again = await fastest(runs, () => new Session(game, setup, entries));
  const loaded = await fastest(runs, () => {
    const read = parseSave(text);
    if (!('save' in read) || !('session' in resume(read.save, game))) throw new Error('the save does not load');
  });
  return [
    { name: `replay of a whole game of ${entries.length} answers`, value: again, unit: 'ms', goal: '≤ 5' },
    { name: 'its save file read, checked and resumed', value: loaded, unit: 'ms' },
    { name: 'its save file', value: text.length / 1024, unit: 'KB' },
  ];
}
