import { beforeAll, describe, expect, inject, it } from 'vitest';
import { canvasCamera } from '../support/fake-camera.ts';
import { devices } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { playOn } from './play-on.ts';
import { printAndCut, type CutCard } from './printed-cards.ts';
import { frame, inSeatOrder, scanDeal } from './scan-deal.ts';
import { dealtGame, store, twelve } from './stored.ts';
import { laptop, phone, pictures } from './two-sizes.ts';

const cast = { jailer: 1, nurse: 1, vixen: 1, thief: 1, thug: 2, bystander: 6 };
const dealt = [
  'thug',
  'bystander',
  'jailer',
  'bystander',
  'thief',
  'nurse',
  'bystander',
  'vixen',
  'thug',
  'bystander',
  'bystander',
  'bystander',
];
const visit = devices();

let cards: readonly CutCard[];

beforeAll(async () => {
  cards = await printAndCut('vendetta', cast);
});

/** Nobody's name and none of these roles stands anywhere on the page, nor does any tool of the host. */
async function expectAlone(host: HostPage, roles: readonly string[], names: readonly string[] = twelve): Promise<void> {
  expect(await host.page.locator('nd-board .dock, nd-board .bar, nd-night-list, nd-table-view, nd-role-cards').count()).toBe(0);
  const text = await host.allText();
  for (const word of [...roles, ...names]) expect(text).not.toContain(word);
}

describe('a Vendetta game of twelve, from the printed cards to its end', () => {
  it('is scanned on a laptop and goes on at a phone’s size, with a blocked Nurse and a jailed Thug, until the Mafia wins', async () => {
    const page = await visit('#/about', laptop);
    await page.addInitScript(canvasCamera, frame);
    const game = {
      ...dealtGame('vendetta', {
        game: 'vendetta',
        deck: 'vendetta',
        title: 'Vendetta',
        stage: 'scan',
        cast,
        options: { leader: 'jailer', specialists: ['nurse', 'vixen'] },
      }),
      deal: [],
    };
    await store(page, game);
    await page.goto(`${inject('app')}#/scan/${game.id}`);
    await page.reload();
    await page.locator('nd-camera-view').waitFor();
    await scanDeal(page, inSeatOrder(cards, dealt));
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    const picture = pictures(page, 'vendetta');

    const first = await playOn(host, 'day.talk', {
      'vixen.choose': [12],
      'thief.choose': [11],
      'nurse.choose': [12],
      'jailer.investigate': [2],
    });
    expect(first).toContain('mafia.meet');
    expect(first).toContain('dawn.nobody');
    expect(first).not.toContain('mafia.kill');

    await page.setViewportSize(phone);
    await playOn(host, 'vixen.choose', { 'day.suspects': [2, 4], 'day.vote': [1, 5, 9] });
    const second = await playOn(
      host,
      'day.talk',
      { 'vixen.choose': [12], 'thief.choose': [6], 'mafia.kill': [4], 'jailer.investigate': [9] },
      {
        'nurse.blocked': async () => {
          await expectAlone(host, ['Nurse', 'Thief', 'Vixen', 'Jailer', 'Thug', 'Bystander']);
          await picture('blocked');
        },
        'jailer.card': async () => {
          const card = page.locator('nd-ask-show nd-card-view');
          await card.locator('img').waitFor({ timeout: 30_000 });
          expect(await card.evaluate((element) => (element as unknown as { svg: string }).svg)).toContain('Thug');
          await expectAlone(
            host,
            ['Nurse', 'Thief', 'Vixen', 'Jailer'],
            twelve.filter((name) => name !== 'Ivo'),
          );
          await picture('found');
        },
        'dawn.jailed': async () => expect(await host.text('nd-question-view')).toContain('Ivo'),
      },
    );
    expect(second).toEqual(expect.arrayContaining(['nurse.decoy', 'nurse.blocked', 'jailer.card', 'dawn.mafiaVictim', 'dawn.jailed']));
    expect(second).not.toContain('nurse.choose');

    await playOn(
      host,
      'vixen.choose',
      { 'day.suspects': [7, 10], 'day.vote': [1, 5, 3] },
      {
        'day.vote': async () => {
          expect(await page.locator('nd-ask-ballot [data-seat="9"]').getAttribute('aria-label')).toMatch(/Ivo.*jail/);
          expect(await page.locator('nd-ask-ballot [data-seat="9"]').isDisabled()).toBe(true);
        },
      },
    );
    await playOn(host, 'day.talk', {
      'vixen.choose': [12],
      'thief.choose': [11],
      'nurse.choose': [12],
      'mafia.kill': [8],
      'jailer.investigate': [12],
    });
    await playOn(host, 'thief.choose', { 'day.suspects': [10, 11], 'day.vote': [1, 5, 3] });
    await playOn(host, 'over', { 'thief.choose': [12], 'nurse.choose': [12], 'mafia.kill': [11], 'jailer.investigate': [12] });
    expect(await page.locator('nd-over h2').innerText()).toContain('Mafia wins');
    await picture('over');
  });
});
