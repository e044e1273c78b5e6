import type { Page } from 'playwright-core';
import { hold } from '../web/page.ts';
import type { ScreenState } from './screen-states.ts';

/** Keeps what stands on the screen now as a picture of that name. */
export type Keep = (name: string) => Promise<void>;

/** The sheets of the tools, and what is rarely looked at: what a ruling asks for, a player's page. */
const tools = ['table', 'night', 'cards', 'rule', 'more'] as const;

/** A question as it is asked, and again once it is filled in, held up or spoken. */
export async function question(page: Page, state: ScreenState, keep: Keep): Promise<void> {
  await keep(state.name);
  const { question: asked, name } = state;
  if (asked.shape === 'choose' && asked.seats.length > 0) {
    for (const seat of asked.seats.slice(-Math.max(1, asked.min)))
      await page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).click();
    await keep(`${name}-chosen`);
  } else if (asked.shape === 'ballot') {
    for (const { seat } of asked.voters.slice(0, 5)) await page.locator(`nd-ask-ballot [data-seat="${String(seat)}"]`).click();
    await keep(`${name}-hands`);
  } else if (asked.shape === 'show') {
    if (asked.round) await hold(page.locator('nd-ask-show nd-hold-button button'));
    else await page.locator('nd-ask-show nd-button button').click();
    await page.locator('nd-ask-show .open').waitFor();
    if (asked.showing.role) await page.locator('nd-ask-show nd-card-view').waitFor();
    await keep(`${name}-open`);
    await page.mouse.up();
  }
}

/** What the tools of the board open, the forms of rulings, the page of a player, the story and the cover, in a game that is under way. */
export async function sheets(page: Page, state: ScreenState, keep: Keep): Promise<void> {
  const shut = () => page.keyboard.press('Escape');
  const button = (tool: string) => page.locator(`nd-board .dock [data-sheet="${tool}"]`);
  const open = (tool: string) => button(tool).click();
  const roles = async () => {
    await hold(page.locator('nd-table-view nd-hold-button button').first());
    await keep('sheet-table-roles');
    await page.mouse.up();
  };
  // On a large screen the table, the night card and a player stand beside the question.
  const cockpit = !(await button('table').isVisible());
  if (cockpit) await roles();
  for (const tool of tools) {
    if (!(await button(tool).isVisible())) continue;
    await open(tool);
    await keep(`sheet-${tool}`);
    if (tool === 'table') await roles();
    await shut();
  }
  await open('rule');
  const kinds = await page
    .locator('nd-rulings [data-ruling]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-ruling') ?? ''));
  for (const kind of kinds) {
    await page.locator(`nd-rulings [data-ruling="${kind}"]`).click();
    await keep(`ruling-${kind}`);
    await page.locator('nd-rulings .kinds nd-button').first().click();
  }
  await shut();
  if (!cockpit) await open('table');
  await page
    .locator(`${cockpit ? 'nd-question-view' : 'nd-sheet'} [data-seat]:not([aria-disabled="true"])`)
    .first()
    .click();
  await keep('sheet-player');
  await hold(page.locator('nd-player-page nd-hold-button button').first());
  await keep('sheet-player-role');
  await page.mouse.up();
  await shut();
  await page.locator('nd-board .undo button').click();
  await keep('undo');
  await page.evaluate((id) => (location.hash = `#/story/${id}`), state.game.id);
  await page.locator('nd-story h1').waitFor();
  await keep('story');
}

/** The screens around a game. */
export async function around(page: Page, app: string, id: string, keep: Keep): Promise<void> {
  for (const [name, hash, there] of [
    ['home', '#/', 'nd-home nd-button'],
    ['setup', '#/setup', 'nd-setup nd-choice'],
    ['settings', '#/settings', 'nd-settings nd-choice'],
    ['print', `#/print/${id}`, 'nd-print nd-choice'],
    ['about', '#/about', 'nd-about p'],
  ] as const) {
    await page.goto(`${app}${hash}`);
    await page.locator(there).first().waitFor();
    await keep(`screen-${name}`);
  }
}
