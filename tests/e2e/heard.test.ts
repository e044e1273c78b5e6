import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { questionStates } from '../support/question-states.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices } from '../web/page.ts';
import { board, put } from './any-question.ts';
import { HostPage } from './host-page.ts';

const visit = devices(sharedBrowser());
const games: readonly Game[] = [princeton, town, yakuza, vendetta, ktulu];
const shapes = ['choose', 'pick', 'ballot', 'show', 'say', 'number', 'over'] as const;
const clause = /\b[A-Z]{1,2}-\d/;

/** The name of what has the focus, as the browser tells it to a screen reader. */
async function heard(tools: CDPSession): Promise<string> {
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  const focused = nodes.filter((node) => node.properties?.some(({ name, value }) => name === 'focused' && value.value === true));
  const inner = focused.filter((node) => node.role?.value !== 'RootWebArea');
  return inner.map((node) => String(node.name?.value ?? '')).join(' + ');
}

/** The words to be said that are on the screen, and what is spoken as it comes. */
const onScreen = (page: Page): Promise<{ readonly words: string[]; readonly live: string[]; readonly seats: string[] }> =>
  page.locator('nd-question-view').evaluate((view) => {
    const inside = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])]);
    const spoken = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      if (node.tagName === 'STYLE' || node.getAttribute('aria-hidden') === 'true') return '';
      return [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(spoken).join('');
    };
    const all = inside(view.shadowRoot ?? view);
    return {
      words: all.filter((one) => one.matches('.lines p')).map((one) => one.textContent),
      live: all.filter((one) => one.matches('[role="status"], [role="alert"]')).flatMap((one) => spoken(one).trim() || []),
      seats: all.filter((one) => one.matches('[data-seat]')).map((one) => one.ariaLabel ?? ''),
    };
  });

/** Who has won, where the last screen says it more than once. */
async function toldAgain(page: Page): Promise<string[]> {
  const victory = await page.locator('nd-over h2').innerText();
  const text = await new HostPage(page).text('nd-question-view');
  const times = text.split(victory).length - 1;
  return times === 1 ? [] : [`${String(times)} times: ${victory}`];
}

describe.each(games.map((game) => [game.id, game] as const))('with a screen reader, %s', (_, game) => {
  it('says the words of a question when it comes, each once, and the number of no clause', async () => {
    const page = await visit('#/about', { width: 1280, height: 800 });
    const tools = await page.context().newCDPSession(page);
    const all = questionStates(game, [12], 3, shapes).map(({ question }) => question);
    const kinds = new Map<string, Question>(all.map((question) => [`${question.shape} ${String(question.decoy)}`, question]));
    await board(page, game, 12);
    const wrong: string[] = [];
    for (const [kind, question] of kinds) {
      await put(page, question, kind);
      const name = await heard(tools);
      const { words, live, seats } = await onScreen(page);
      if (question.shape === 'over') wrong.push(...(await toldAgain(page)));
      if (name.trim() === '') wrong.push(`${question.key}: nothing is said`);
      wrong.push(...words.filter((line) => !name.includes(line)).map((line) => `${question.key}: not said is ${line}`));
      wrong.push(...live.filter((line) => words.includes(line)).map((line) => `${question.key}: said twice is ${line}`));
      // What is said of somebody who cannot be chosen, once touched.
      const barred = question.shape === 'choose' ? question.barred[0]?.seat : undefined;
      if (barred !== undefined) await page.locator(`nd-ask-choose [data-seat="${String(barred)}"]`).click({ force: true });
      const told = [name, ...seats, ...(await onScreen(page)).live];
      wrong.push(...told.filter((line) => clause.test(line)).map((line) => `${question.key}: the number of a clause in ${line}`));
      wrong.push(...seats.filter((line) => /dead.*dead/i.test(line)));
    }
    expect(wrong).toEqual([]);
    expect([...kinds.keys()].map((kind) => kind.split(' ')[0])).toEqual(
      expect.arrayContaining(['choose', 'ballot', 'show', 'say', 'over']),
    );
  });
});
