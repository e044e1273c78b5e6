import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { buildApp, root } from '../../src/cli/build.ts';
import { serveFolder } from '../../src/cli/server.ts';
import { ktulu } from '../../src/games/ktulu/index.ts';
import type { Answer, Entry } from '../../src/kernel/answer.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { castOf } from '../../src/kernel/table.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import type { QuestionView } from '../../web/host/question-view.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { findBrowser } from '../support/browser.ts';
import type { Bench, Goal, Row } from './row.ts';

const seats = 30;
/** Answers that only warm the app up, and how many are timed: of fewer, 95 % would be all but the slowest. */
const [warm, timed] = [10, 60];
/** How often the game is hosted: of each answer the fastest counts, for one is too short to outlast what disturbs it. */
const rounds = 3;
/** How much slower a phone is taken to be. */
const slower = 4;

/** How long the host of a large table waits for the next question late in a game: from an answer to the picture of what follows. */
export const bench: Bench = {
  name: 'next question at a table of 30, late in the game',
  run: async (smoke) => {
    const folder = join(root, 'dist');
    buildApp(folder);
    const server = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
    const browser = await chromium.launch(await findBrowser());
    try {
      const home = `http://localhost:${String(server.port)}/`;
      const waits = async (rate: number): Promise<number[]> => {
        const best: number[] = [];
        for (let round = 0; round < (smoke ? 1 : rounds); round++) {
          const context = await browser.newContext({
            viewport: { width: 390, height: 844 },
            isMobile: true,
            hasTouch: true,
            serviceWorkers: 'block',
          });
          const times = await hosted(await context.newPage(), home, rate, smoke ? [1, 2] : [warm, timed]);
          await context.close();
          for (const [i, ms] of times.entries()) best[i] = Math.min(best[i] ?? Infinity, ms);
        }
        return best.sort((a, b) => a - b);
      };
      const [phone, quick] = [await waits(slower), await waits(1)];
      const row = (name: string, share: number, goal?: Goal): Row => ({
        name,
        value: quantile(phone, share),
        unit: 'ms',
        against: `at full speed ${quantile(quick, share).toFixed(0)} ms`,
        ...(goal && { goal }),
      });
      return [
        row(`half of all answers, processor ${slower}× slower`, 0.5),
        row(`95 % of all answers, processor ${slower}× slower`, 0.95, '≤ 60'),
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Hosts the last third of a game on a page, and answers with how long each next question took, ms. */
async function hosted(page: Page, home: string, rate: number, [before, count]: readonly [number, number]): Promise<number[]> {
  const [game, entries] = played();
  const from = Math.floor(entries.length * 0.6);
  await page.goto(`${home}#/about`);
  await page.locator('main h1').waitFor();
  await store(page, game, entries.slice(0, from));
  await page.goto(`${home}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  while (times.length < before + count) {
    // Lines that flow have been given with the answer before them: the question's turn begins with how many there are.
    const turn = await page.locator('nd-question-view').evaluate((view) => (view as QuestionView).turn);
    const [, answer] = entries[parseInt(turn, 10)] ?? [];
    if (answer === undefined) break;
    times.push(await given(page, answer));
  }
  return times.slice(before);
}

/** Gives an answer as its button would; how long until the next question has been painted, ms. */
const given = (page: Page, answer: Answer): Promise<number> =>
  page.locator('nd-question-view').evaluate(async (element, detail) => {
    const view = element as QuestionView;
    const { turn } = view;
    // As long as a host needs to read, what is left to do for the question before gets done.
    await new Promise((read) => setTimeout(read, 300));
    const drawn = new Promise<void>((done) => {
      view.addController({
        hostUpdated() {
          if (view.turn !== turn) done();
        },
      });
    });
    const start = performance.now();
    view.dispatchEvent(new CustomEvent('answer', { detail, bubbles: true, composed: true }));
    // No frame is asked for before there is something to be seen: a host's finger asks for none either.
    await drawn;
    await new Promise(requestAnimationFrame);
    // Behind the frame.
    await new Promise((painted) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = painted;
      port2.postMessage(0);
    });
    return performance.now() - start;
  }, answer);

/** A game of random answers, long enough, with long names. */
function played(): readonly [StoredGame, readonly Entry[]] {
  const [seed, names] = ['b', ['Aleksandra', 'Bartłomiej', 'Christopher', 'Małgorzata', 'Władysława']];
  const deal = shuffled(cardsOf(ktulu.suggest(seats, ktulu.options.parse({}))), seeded(seed)).map((role, i) => ({
    role,
    name: `${names[i % names.length] ?? ''} ${String(i + 1)}`,
  }));
  const session = new Session(ktulu, { seed, deal, options: {} });
  const answer = randomPolicy.begin(session.table, seeded(`${seed}/answers`));
  while (session.question.shape !== 'over') session.answer(answer(session.question));
  const cast = castOf(deal.map(({ role }) => role));
  const about = { game: ktulu.id, deck: ktulu.id, title: ktulu.id, names: deal.map(({ name }) => name), deal, cast, seed };
  return [dealtGame('late', about), session.entries];
}
