import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { canvasCamera } from '../support/fake-camera.ts';
import { ownDeck, village } from '../support/village.ts';
import { devices } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { playOn } from './play-on.ts';
import { printAndCutDeck } from './printed-cards.ts';
import { frame, inSeatOrder, scanDeal } from './scan-deal.ts';

const visit = devices();
const text = readFileSync(join(root, 'decks', 'village.json'), 'utf8');
const roles = ['werewolf', 'werewolf', 'seer', 'healer', 'hunter', 'cupid', 'villager', 'villager', 'villager', 'villager'];
const cast = { werewolf: 2, seer: 1, healer: 1, hunter: 1, cupid: 1 };

/** The village as a group has changed it: a title and an evening of its own. */
const file = JSON.parse(text) as { readonly rules: object };
const rows = [{ players: [10, 10], roles: cast, rest: 'villager' }];
const own = {
  ...file,
  id: 'our-village',
  title: { en: 'Our village' },
  languages: ['en'],
  rules: { ...file.rules, evenings: [{ id: 'ours', name: { en: 'Ours' }, rows }] },
};

describe('a deck that brings its own rules', () => {
  it('is opened from its file, explained, printed for ten, scanned, and hosted through a healed victim, lovers and a last shot to a winner', async () => {
    const { deck } = ownDeck(own);
    const printed = printAndCutDeck(deck, village.words, { ...cast, villager: 4 });
    const page = await visit('#/setup', { motion: true });
    await page.addInitScript(canvasCamera, frame);
    await page.reload();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ours.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(own)) });
    await page.getByRole('spinbutton', { name: 'Werewolf' }).waitFor();
    expect(await page.getByRole('radio', { name: /Our village/ }).isChecked()).toBe(true);

    await page.getByText('What the roles do').click();
    await page.locator('nd-own-roles summary', { hasText: /^Healer$/ }).click();
    await page.getByText('From a game just played:').waitFor();
    expect(await page.locator('nd-own-roles details[open] details[open]').innerText()).toMatch(/protects: the chosen/);

    const players = page.getByRole('spinbutton', { name: 'How many players' });
    await players.fill('10');
    await players.press('Tab');
    const cards = await printed;
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.locator('nd-camera-view').waitFor();
    await scanDeal(page, inSeatOrder(cards, roles));
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    const first = await playOn(host, 'day.vote', {
      'cupid.choose': [7, 8],
      'healer.choose': [9],
      'wolves.choose': [9],
      'seer.choose': [1],
    });
    expect(first).toContain('dawn.nobody');
    const second = await playOn(host, 'hunter.death.choose', {
      'day.vote': { hands: { '7': [1, 2, 3, 4, 5, 6] } },
      'healer.choose': [9],
      'wolves.choose': [5],
      'seer.choose': [2],
    });
    expect(second).toEqual(expect.arrayContaining(['day.convicted', 'own.dies', 'own.dawn.victim']));
    await playOn(host, 'day.vote', { 'hunter.death.choose': [2] });
    await playOn(host, 'over', { 'day.vote': { hands: { '1': [3, 4, 6, 9, 10] } } });
    await page.getByText('The village wins').first().waitFor();
  });
});
