import { describe, expect, inject, it } from 'vitest';
import { played } from '../e2e/played.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { devices } from './page.ts';

const visit = devices();

describe('the story in a second window', () => {
  it('can be read but not changed while another window hosts the game, and can be changed once that is closed', async () => {
    const game = dealtGame('table');
    const first = await visit('#/about');
    await store(
      first,
      game,
      played(
        game,
        [
          ['mafia.kill', { seats: [2] }],
          ['angelHeart.check', { seats: [5] }],
        ],
        'angelHeart.answer',
      ),
    );
    await first.goto(`${inject('app')}#/host/${game.id}`);
    await first.locator('nd-question-view').waitFor();
    const second = await first.context().newPage();
    await second.goto(`${inject('app')}#/story/${game.id}`);
    await second.getByText(/is hosted in another window/).waitFor();
    await second.locator('nd-story nd-choice').getByRole('radio').nth(1).check({ force: true });
    await second.locator('nd-story .answer').first().waitFor();
    expect(await second.locator('nd-story button.answer').count()).toBe(0);
    // What one window holds up is covered there as soon as another hosts.
    await first.locator('nd-ask-show nd-button button').click();
    await first.locator('nd-ask-show .open').waitFor();
    const third = await first.context().newPage();
    await third.goto(`${inject('app')}#/host/${game.id}`);
    await third.getByRole('button', { name: 'Host here' }).click();
    await first.getByText(/is hosted in another window/).waitFor();
    expect(await first.locator('nd-ask-show .open').count()).toBe(0);
    await third.close();
    await first.close();
    await second.locator('nd-story button.answer').first().waitFor();
    await second.locator('nd-story button.answer').first().click();
    await second.locator('nd-amend').waitFor();
  });
});
