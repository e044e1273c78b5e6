import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import type { BallotQuestion } from '../../src/kernel/question.ts';
import { town } from '../../src/games/town/index.ts';
import { table } from '../support/play.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable } from '../web/page.ts';
import type { HostPage } from './host-page.ts';
import { openTable } from './tables.ts';

const words = town.words;

const out = join(root, 'out', 'e2e');
const visit = devices();
const players = ['Agata', 'Bruno', 'Cemil', 'Dorota', 'Elias', 'Fatima', 'Gilbert'] as const;
const seven = 'Agata mafioso, Bruno townie, Cemil detective, Dorota medium, Elias doctor, Fatima mafioso, Gilbert townie';
const roles = Object.entries(words.en).flatMap(([id, name]) => (/^role\.[a-z]+$/.test(id) ? [name] : []));

beforeAll(() => void mkdirSync(out, { recursive: true }));

const picture = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: join(out, `town-${name}.png`) });
const living = (page: Page): Promise<string> => page.locator('nd-board .where p').innerText();

/** Enters who has a hand up for whom, and closes the vote. */
async function vote(
  host: HostPage,
  key: string,
  hands: readonly (readonly [candidate: number | string, voters: readonly number[]])[],
): Promise<void> {
  await host.asked(key);
  for (const [candidate, voters] of hands) {
    await host.page.locator(`nd-ask-ballot [data-candidate="${String(candidate)}"]`).click();
    await host.handsUp(voters);
  }
  await host.closeVote();
}

/** Calls everybody alive in turn: each reads this and nothing else. `meanwhile` runs while the message is up. */
async function feedback(
  host: HostPage,
  messages: Readonly<Record<number, string>>,
  meanwhile: (seat: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [seat, message] of Object.entries(messages)) {
    await host.asked('feedback');
    const turn = await host.turn();
    const name = players[Number(seat) - 1] ?? '';
    expect(await host.text('nd-words')).toContain(`${name}, open your eyes`);
    // Under its cover the message is not on the page at all.
    expect(await host.allText()).not.toContain(message);
    await host.show(async () => {
      const all = await host.allText();
      expect(all).toContain(message);
      const others = players.filter((other) => !message.includes(other));
      for (const word of [...others, ...roles, 'open your eyes']) expect(all).not.toContain(word);
      expect(await host.page.locator('nd-board .dock, nd-board .bar, nd-words, nd-night-list, nd-table-view, nd-role-cards').count()).toBe(
        0,
      );
      await meanwhile(Number(seat));
    });
    await host.turned(turn);
  }
  expect(await host.key()).not.toBe('feedback');
}

describe('a Town game of seven on a small phone', () => {
  it('goes through a tie, a lot, two trials, both nights and their messages to a win of the town', async () => {
    const [page, host] = await openTable(visit, table(town, seven), { width: 360, height: 740 });

    // A day of talk alone, then the mafia one by one.
    await host.sayUntil('mafia.target');
    expect(await host.heldNote()).toContain('Look at Agata.');
    await picture(page, '1-mafia');
    await host.choose('mafia.target', 2);
    expect(await host.heldNote()).toContain('Look at Fatima.');
    await host.choose('mafia.target', 2);
    await host.sayUntil('doctor.treat');
    await host.choose('doctor.treat', 7);
    await host.sayUntil('detective.check');
    await host.choose('detective.check', 1);
    await host.sayUntil('feedback');
    await picture(page, '2-cover');
    const deadly = 'Your mafia struck tonight. The blow was deadly.';
    const quiet = 'A quiet night: there is no news for you tonight.';
    await feedback(
      host,
      {
        1: deadly,
        2: 'You were attacked tonight, and you will not wake.',
        3: 'You looked into Agata tonight. The answer: mafia.',
        4: quiet,
        5: quiet,
        6: deadly,
        7: quiet,
      },
      async (seat) => {
        if (seat > 3) return;
        await picture(page, `3-feedback-${String(seat)}`);
        await expectNoSideways(page);
        await expectTouchable(page);
        await expectAccessible(page);
      },
    );

    // Day 2: all point at once, level; the tied alone are pointed at, level again: the lot.
    await host.sayUntil('day.nominate');
    expect(await living(page)).toBe('6 of 7 alive');
    await page.clock.install();
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await page.clock.fastForward(60_000);
    await expect.poll(() => page.locator('nd-clock .time').innerText()).toBe('0:00');
    await picture(page, '4-pointing');
    await vote(host, 'day.nominate', [
      [1, [3, 4]],
      [7, [1, 6]],
      [4, [5]],
    ]);
    await host.asked('day.nominate.again');
    expect(((await host.question()) as BallotQuestion).candidates.map(({ id }) => id)).toEqual([1, 7]);
    expect(await host.text('nd-words')).toContain('A tie.');
    await page.locator('nd-ask-ballot [data-candidate="1"]').click();
    await host.handsUp([3, 4]);
    await page.reload();
    await host.asked('day.nominate.again');
    expect(await host.hands(1)).toEqual([3, 4]);
    await picture(page, '5-tie');
    await vote(host, 'day.nominate.again', [[7, [1, 6]]]);
    await host.asked('day.onTrial');
    expect(await host.text('nd-words')).toMatch(/(Agata|Gilbert) goes on trial/);
    await host.sayUntil('trial.defence');
    expect((await host.question()) as { seconds?: number }).toMatchObject({ seconds: 120 });
    await expect.poll(() => page.locator('nd-clock .time').innerText()).toMatch(/^[012]:\d\d$/);
    await host.sayUntil('trial.vote');
    expect([1, 7]).toContain(((await host.question()) as BallotQuestion).about);
    await vote(host, 'trial.vote', [
      ['guilty', [3, 4, 7]],
      ['innocent', [1, 5, 6]],
    ]);
    await host.asked('trial.acquitted');

    // The second trial of the day.
    await host.sayUntil('day.nominate');
    await vote(host, 'day.nominate', [[1, [3, 4, 5, 7]]]);
    await host.sayUntil('trial.vote');
    expect(((await host.question()) as BallotQuestion).about).toBe(1);
    await page.locator('nd-ask-ballot [data-candidate="guilty"]').click();
    await host.handsUp([3, 4, 5, 7]);
    await picture(page, '6-verdict');
    await host.closeVote();
    await host.sayUntil('trial.executed');
    expect(await host.text('nd-words')).toContain('Agata is executed. The card: Mafioso.');

    // Night 2: the Medium has somebody to ask, the Doctor is in the right place; a reload leaves nothing held up.
    await host.sayUntil('mafia.target');
    expect(await living(page)).toBe('5 of 7 alive');
    await host.choose('mafia.target', 3);
    await host.sayUntil('doctor.treat');
    await host.choose('doctor.treat', 3);
    await host.sayUntil('detective.check');
    await host.choose('detective.check', 6);
    await host.sayUntil('medium.talk');
    await page.locator('nd-clock').waitFor();
    await picture(page, '7-medium');
    await host.sayUntil('feedback');
    const found = 'You looked into Fatima tonight. The answer: mafia.';
    await page.locator('nd-ask-show nd-hold-button button').focus();
    await page.keyboard.down('Space');
    await page.getByText(found).waitFor();
    await page.reload();
    await page.keyboard.up('Space');
    await host.asked('feedback');
    await feedback(host, {
      3: found,
      4: 'You sat with the dead tonight. Number of dead: 2.',
      5: 'Your patient was attacked tonight and survived.',
      6: 'Your mafia struck tonight. The blow was stopped.',
      7: quiet,
    });
    await host.sayUntil('dawn.nobody');

    await host.sayUntil('day.nominate');
    await vote(host, 'day.nominate', [
      [6, [3, 4, 5, 7]],
      [3, [6]],
    ]);
    await host.sayUntil('trial.vote');
    await vote(host, 'trial.vote', [
      ['guilty', [3, 4, 5, 7]],
      ['innocent', [6]],
    ]);
    await host.sayUntil('over');
    expect(await page.locator('nd-over h2').innerText()).toBe('The town wins');
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, '8-over');
  });
});
