import { beforeAll, describe, expect, inject, it } from 'vitest';
import { canvasCamera } from '../support/fake-camera.ts';
import { devices } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { playOn } from './play-on.ts';
import { printAndCut, type CutCard } from './printed-cards.ts';
import { frame, inSeatOrder, scanDeal } from './scan-deal.ts';
import { laptop, phone, pictures } from './two-sizes.ts';

/** The fourteen the size helper proposes, as they were dealt; seat 1 first. */
const dealt = [
  'sheriff',
  'badGunman',
  'hooker',
  'shaman',
  'goodGunman',
  'avenger',
  'parson',
  'leader',
  'judge',
  'thief',
  'mayor',
  'burningRage',
  'guard',
  'blackmailer',
];
const others = (...not: readonly number[]): number[] => dealt.map((_, i) => i + 1).filter((seat) => !not.includes(seat));
const visit = devices();

let cards: readonly CutCard[];

beforeAll(async () => {
  cards = await printAndCut('ktulu', Object.fromEntries(dealt.map((role) => [role, 1])));
});

describe('a Ktulu game of fourteen, from the printed cards to its end', () => {
  it('is scanned on a phone, led through night 0, goes on at a laptop’s size with a duel the Judge overturns, and is won by the search', async () => {
    const page = await visit('#/about', { ...phone, motion: true });
    await page.addInitScript(canvasCamera, frame);
    await page.goto(`${inject('app')}#/setup`);
    await page.reload();
    await page.getByRole('radio', { name: /Ktulu/ }).check();
    await page.getByRole('spinbutton', { name: 'How many players' }).fill('14');
    await page.getByRole('spinbutton', { name: 'How many players' }).press('Tab');
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.locator('nd-camera-view').waitFor();
    await scanDeal(page, inSeatOrder(cards, dealt));
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    const picture = pictures(page, 'ktulu');

    const nightZero = await playOn(
      host,
      'day.next',
      { 'hooker.learn': [2], 'blackmailer.bind': [5], 'sheriff.jail': [11], 'parson.learn': [10], 'bandits.firstCarrier': [10] },
      {
        'hooker.learned': async () => {
          await page.locator('nd-ask-show nd-card-view img').waitFor({ timeout: 30_000 });
          expect(
            await page.locator('nd-ask-show nd-card-view').evaluate((element) => (element as unknown as { svg: string }).svg),
          ).toContain('Bad gunman');
          await picture('hooker');
        },
        'bandits.met': () => picture('bandits'),
        'bandits.firstCarrier': () => picture('carrier'),
      },
    );
    expect(nightZero).toEqual(
      expect.arrayContaining(['hooker.told', 'blackmailer.told', 'sheriff.jailed', 'parson.learned', 'bandits.met', 'indians.met']),
    );
    expect(nightZero.filter((key) => /kill|theft/.test(key))).toEqual([]);

    // Nobody but whoever holds the button sees where the statuette is.
    expect(await host.allText()).not.toContain('knows');
    await picture('day');

    await page.setViewportSize(laptop);
    const duel = await playOn(
      host,
      'search.nominees',
      {
        'day.next': [{ option: 'duel' }, { option: 'search' }],
        'duel.challenger': [7],
        'duel.challenged': [12],
        'duel.accepted': { option: 'accept' },
        'duel.vote': { hands: { 12: others(7, 12, 9), 7: [9] } },
        'window.duel': [[9], 'pass'],
      },
      {
        'duel.vote': () => picture('duel'),
        'window.duel': () => picture('window'),
      },
    );
    expect(duel).toEqual(expect.arrayContaining(['duel.speech1', 'duel.speech2', 'duel.result', 'duel.flipped', 'death.known']));
    expect(await page.locator('nd-board .where p').innerText()).toBe('13 of 14 alive');

    const living = others(12);
    await playOn(
      host,
      'over',
      { 'search.nominees': [10, 2, 4], 'search.vote': { hands: { 10: living, 2: living.slice(0, 8), 4: living.slice(8) } } },
      { 'search.vote': () => picture('search') },
    );
    expect(await page.locator('nd-over h2').innerText()).toBe('The citizens win');
    await picture('over');
  });
});
