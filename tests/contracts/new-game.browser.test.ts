import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../src/cli/server.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { HostPage } from '../e2e/host-page.ts';
import { playOn } from '../e2e/play-on.ts';
import { printAndCutDeck } from '../e2e/printed-cards.ts';
import { frame, inSeatOrder, scanDeal } from '../e2e/scan-deal.ts';
import { canvasCamera } from '../support/fake-camera.ts';
import { withToyGame, type Grown } from '../support/new-game.ts';
import { plainDevice, sharedBrowser } from '../support/shared-browser.ts';
import { toyDeck } from '../support/toy-deck.ts';
import { toy } from '../support/toy-game.ts';
import { words } from '../support/toy-words.ts';

const dealt = ['sheep', 'wolf', 'guard', 'seer', 'sheep'];

let project: Grown;
let server: Awaited<ReturnType<typeof serveFolder>> | undefined;
const browser = sharedBrowser();

beforeAll(async () => {
  project = withToyGame();
  server = await serveFolder(project.build(), { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server?.close();
  project.remove();
});

/** One folder, its wording, one deck file, two entries: no line of web, print or kernel knows the toy game. */
describe('a new game, in the program people get', () => {
  it('is listed with its deck and simulated', () => {
    expect(project.nightdeck('decks', 'toy').out).toContain('game toy, 4 to 20 players');
    expect(project.nightdeck('simulate', 'toy', '--players', '8', '--games', '20').out).toMatch(/wolves .*\n.*sheep/);
  });

  it('is printed, and each code of the file reads back', () => {
    const file = join(project.folder, 'toy.pdf');
    expect(project.nightdeck('print', 'toy', '--out', file).code).toBe(0);
    const { code, out } = project.nightdeck('check', file, '--json');
    const report = JSON.parse(out) as { readonly expected: number };
    // Facilitator cards and night sheets have codes of their own.
    expect(report.expected).toBeGreaterThan(toyDeck.cards.length);
    expect([code, report]).toMatchObject([0, { deck: 'toy', read: report.expected, findings: [] }]);
  });

  it('is set up, scanned from its printed cards, hosted to its end, and kept over a reload', async () => {
    const read = parseDeck(toyDeck);
    if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
    const cast = toy.suggest(dealt.length, toy.options.parse({}));
    const cards = await printAndCutDeck(read.deck, words, cast);

    const context = await browser().newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      ...plainDevice,
    });
    await context.addInitScript(canvasCamera, frame);
    const page = await context.newPage();
    await page.goto(`http://localhost:${String(server?.port)}/#/setup`);
    await page.getByRole('radio', { name: /Toytown/ }).click({ force: true });
    await page.getByRole('spinbutton', { name: 'How many players' }).fill(String(dealt.length));
    await page.getByRole('spinbutton', { name: 'How many players' }).press('Tab');
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.locator('nd-camera-view').waitFor();
    await scanDeal(page, inSeatOrder(cards, dealt));
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('nd-question-view').waitFor();

    const host = new HostPage(page);
    const asked = await playOn(
      host,
      'day.vote',
      {
        'guard.mark': [1],
        'seer.look': [2],
        'wolves.deed': { option: 'bite' },
        'wolves.prey': [5],
        'day.hours': { number: 2 },
      },
      {
        'seer.answer': async () => {
          expect(await host.text('nd-ask-show')).toContain('Seat 2: Wolves');
        },
      },
    );
    expect(asked).toEqual(expect.arrayContaining(['night', 'guard.mark', 'seer.answer', 'wolves.deed', 'wolves.prey', 'day.hours']));
    expect(await page.locator('nd-board .where p').innerText()).toBe('4 of 5 alive');

    await page.reload();
    await host.asked('day.vote');
    await playOn(host, 'over', { 'day.vote': { hands: { 2: [1, 3, 4] } } });
    expect(await host.text('nd-board')).toContain('No wolf is left.');
    expect(await host.allText()).not.toMatch(/⟦|\{\w+\}/);
    await context.close();
  });
});
