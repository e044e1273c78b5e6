import { describe, expect, it } from 'vitest';
import { devices, expectAccessible, expectNoSideways } from './page.ts';

const visit = devices(undefined, { usedAgain: true });

describe('the workshop', () => {
  it('makes a game by the form alone: ready roles, one of the host’s own, what it does in words and played, to the table', async () => {
    const page = await visit('#/setup', { width: 360, height: 740 });
    await page.getByRole('link', { name: 'Make your own game' }).click();
    await page.getByText('The rules add up').waitFor();
    await page.getByRole('button', { name: 'Add roles' }).click();
    for (const name of ['Seer', 'Healer', 'Hunter']) await page.getByRole('button', { name: `Take: ${name}`, exact: true }).click();
    await page.getByLabel('A new role, called').fill('Ola');
    await page.getByRole('button', { name: 'Make a new one' }).first().click();

    const form = page.locator('nd-rules-form[field=roles]');
    const add = (to: string, what: string): Promise<unknown> => form.getByLabel(to, { exact: true }).selectOption(what);
    await add('Add …', 'calls');
    await add('Add to: Calls', 'calls');
    for (const field of ['choose', 'do', 'nights']) await add('Add to: Calls 1', field);
    await add('In which nights', 'other');
    await add('Add to: What it does', 'tell');
    const told = page.locator('nd-work-role');
    await told.getByText(/from the second.*told or shown/).waitFor();
    // Words that are begun and not filled in keep it from being a game.
    await add('Add to: Tell or show', 'words');
    await expect.poll(() => told.getByRole('button').count()).toBe(0);
    await form.getByLabel('Words', { exact: true }).fill('Good evening.');
    await form.getByLabel('Words', { exact: true }).press('Tab');
    await told.getByRole('button', { name: 'Play an example' }).click();
    await told.getByText('From a game just played:').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.reload();
    await page.getByRole('button', { name: 'Ola Village' }).waitFor();
    await page.getByRole('button', { name: 'Take it to the table' }).click();
    await page.getByRole('spinbutton', { name: 'Ola' }).waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Ola' }).inputValue()).toBe('1');
    await page.getByRole('link', { name: 'Change these rules' }).waitFor();
  });
});
