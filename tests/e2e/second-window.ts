import type { Page } from 'playwright-core';

/** What the screen of a hosted game has of it. */
interface Hosted {
  readonly hosts: boolean;
  readonly saved: Promise<void>;
  readonly view: { readonly value: { readonly at: number; readonly shownOnly?: string } };
  answer(answer: { readonly done: true }): Promise<unknown>;
}

export interface Standing {
  readonly hosts: boolean;
  readonly at: number;
  readonly shownOnly: string | undefined;
}

/** What is done in a window: nothing but looking, waiting until all it has is saved, its button to host here, or going on. */
type Deed = 'look' | 'save' | 'take' | 'goOn';

/** Opens the page's address a second time, in a frame of the page: to storage and locks that is a window, and every engine has it. */
export async function openSecond(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.appendChild(document.createElement('iframe')).src = location.href;
  });
}

export async function closeSecond(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('iframe')?.remove());
}

/** Does something in one of the two windows, and answers with what stands there then; nothing while no game is on its screen. */
export async function inWindow(page: Page, which: 'first' | 'second', deed: Deed = 'look'): Promise<Standing | undefined> {
  return page.evaluate(
    async ({ second, what }) => {
      const shown = second ? document.querySelector('iframe')?.contentDocument : document;
      const host = shown?.querySelector('nd-app')?.shadowRoot?.querySelector('nd-host');
      const board = host?.shadowRoot?.querySelector('nd-board') as (Element & { readonly hosting?: Hosted }) | null | undefined;
      const hosting = board?.hosting;
      if (!hosting) return undefined;
      if (what === 'take') board.shadowRoot?.querySelector<HTMLElement>('.here')?.click();
      if (what === 'save') await hosting.saved;
      if (what === 'goOn') await hosting.answer({ done: true });
      const { at, shownOnly } = hosting.view.value;
      return { hosts: hosting.hosts, at, shownOnly };
    },
    { second: which === 'second', what: deed },
  );
}
