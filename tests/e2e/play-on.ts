import type { HostPage } from './host-page.ts';

/** What the host enters at a question: seats (of a choice, or hands for the one candidate), hands by candidate, an option, a number, or a pass. */
export type Entered =
  | readonly number[]
  | { readonly hands: Readonly<Record<string, readonly number[]>> }
  | { readonly option: string }
  | { readonly number: number }
  | 'pass';
/** Several entries for one key are used up one after the other. */
export type Plan = Readonly<Record<string, Entered | readonly Entered[]>>;
/** Looks at a question before it is answered, or at what is held up while it is. */
export type Seen = Readonly<Record<string, () => Promise<void>>>;

/** Plays on to a question by a plan, reading and showing whatever comes on the way; hands back the keys of all that was asked. */
export async function playOn(host: HostPage, until: string, plan: Plan, seen: Seen = {}): Promise<string[]> {
  const asked: string[] = [];
  const open = new Map(Object.entries(plan).map(([key, entered]) => [key, several(entered) ? [...entered] : [entered]]));
  for (let i = 0; i < 120; i++) {
    const { question, turn } = await host.now();
    const { key, shape } = question;
    if (key === until) return asked;
    asked.push(key);
    if (shape === 'show') await host.show(seen[key]);
    else {
      await seen[key]?.();
      if (shape === 'say') await host.next(turn);
      else {
        const entered = open.get(key)?.shift();
        if (entered === undefined) throw new Error(`${key} is asked on the way to ${until}`);
        await enter(host, shape, entered);
      }
    }
    await host.turned(turn);
  }
  throw new Error(`${until} is never asked`);
}

const several = (entered: Plan[string]): entered is readonly Entered[] => Array.isArray(entered) && typeof entered[0] !== 'number';

async function enter(host: HostPage, shape: string, entered: Entered): Promise<void> {
  const { page } = host;
  if (entered === 'pass') return page.locator('nd-ask-choose .pass').click();
  if ('option' in entered) return page.locator(`nd-ask-pick [data-option="${entered.option}"]`).click();
  if ('number' in entered) {
    await page.locator('nd-ask-number').getByRole('spinbutton').fill(String(entered.number));
    await page.locator('nd-ask-number').getByRole('spinbutton').press('Tab');
    return page.locator('nd-ask-number .confirm').click();
  }
  if ('hands' in entered) {
    for (const [candidate, seats] of Object.entries(entered.hands)) {
      await page.locator(`nd-ask-ballot [data-candidate="${candidate}"]`).click();
      await host.handsUp(seats);
    }
  } else if (shape === 'ballot') await host.handsUp(entered);
  else for (const seat of entered) await page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).click();
  await page.locator(shape === 'ballot' ? 'nd-ask-ballot .confirm' : 'nd-ask-choose .confirm').click();
}
