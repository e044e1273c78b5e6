import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { village, villageDeck } from '../support/village.ts';
import { table } from '../support/play.ts';
import { devices } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { playOn } from './play-on.ts';
import { store } from './stored.ts';
import { onShelf } from './tables.ts';

const visit = devices();
const text = readFileSync(join(root, 'decks', 'village.json'), 'utf8');
const ten =
  'Ann werewolf, Bob werewolf, Cid seer, Dan healer, Eve hunter, Fay cupid, Gus villager, Hal villager, Ida villager, Jon villager';

describe('a deck that brings its own rules', () => {
  it('is opened from its file with its roles, and hosted through a healed victim, lovers and a last shot to a winner', async () => {
    const page = await visit('#/setup');
    const own = { ...(JSON.parse(text) as object), id: 'our-village', title: { en: 'Our village' }, languages: ['en'] };
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ours.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(own)) });
    await page.getByRole('spinbutton', { name: 'Werewolf' }).waitFor();
    expect(await page.getByRole('radio', { name: /Our village/ }).isChecked()).toBe(true);

    const [game, entries] = onShelf(table(village, ten), 'own');
    await store(page, { ...game, deck: JSON.parse(text) as object, title: villageDeck.deck.title.en ?? '' }, entries);
    await page.goto(`${inject('app')}#/host/own`);
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
