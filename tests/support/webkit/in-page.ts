/** One step of a look-up; each goes on from what the step before it has found. */
export type Step =
  | { readonly css: string }
  | { readonly role: string; readonly name: string }
  | { readonly text: string }
  | { readonly nth: number };

/** What is wanted of what a look-up finds; `target` is a place to click. */
export type Wish = 'count' | 'visible' | 'text' | 'box' | 'target' | 'call';

/** Answers with `{ value }`, or with what is in the way as `{ wait }`: asking again later may help. */
export type Found = { readonly value: unknown } | { readonly wait: string };

/**
 * Looks through all shadow roots as Playwright's selectors do, and answers a wish about what is found. It is sent to the
 * page as text, so it may use nothing from outside; `call` comes with it, because the content policy allows no `eval`.
 */
export async function inPage(
  steps: readonly Step[],
  wish: Wish,
  call: (element: Element, argument: unknown) => unknown,
  argument: unknown,
): Promise<Found> {
  const below = (root: Element | ShadowRoot): Element[] =>
    [...(root instanceof Element ? (root.shadowRoot?.children ?? []) : []), ...root.children].flatMap((one) => [one, ...below(one)]);
  const above = (element: Element): Element | undefined => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  };
  const seen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  /** The parts of a selector between marks, where these stand in no brackets and no quotes. */
  const parts = (text: string, mark: string): string[] => text.match(new RegExp(`(\\[[^\\]]*\\]|"[^"]*"|[^${mark}])+`, 'g')) ?? [];
  const fits = (element: Element, compounds: readonly string[]): boolean => {
    const rest = [...compounds];
    if (!element.matches(rest.pop() ?? '')) return false;
    for (let up = above(element); rest.length > 0 && up; up = above(up)) if (up.matches(rest.at(-1) ?? '')) rest.pop();
    return rest.length === 0;
  };

  const words = (node: Node): string => {
    if (node instanceof HTMLSlotElement) return node.assignedNodes().map(words).join(' ');
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (node.tagName === 'STYLE') return '';
    return node.getAttribute('aria-label') ?? [...(node.shadowRoot ?? node).childNodes].map(words).join(' ');
  };
  const holds = (text: string | null, part: string): boolean =>
    (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase().includes(part.toLowerCase());

  const taken = (found: readonly Element[], step: Step): readonly Element[] => {
    if ('nth' in step) return found.slice(step.nth, step.nth + 1);
    const all = [...new Set(found.flatMap(below))];
    if ('css' in step) {
      const lists = parts(step.css, ',').map((one) => parts(one.trim(), '\\s'));
      return all.filter((element) => lists.some((compounds) => fits(element, compounds)));
    }
    if ('role' in step) {
      const selector = `[role=${step.role}], ${step.role === 'link' ? 'a[href]' : step.role}`;
      return all.filter((element) => element.matches(selector) && seen(element) && holds(words(element), step.name));
    }
    const told = (element: Element): boolean => element.tagName !== 'STYLE' && holds(element.textContent, step.text);
    return all.filter((element) => told(element) && ![...element.children].some(told));
  };

  /** The middle of an element that is seen, enabled, lies still and under nothing else. */
  const target = async (element: Element): Promise<Found> => {
    const place = (): DOMRect => element.getBoundingClientRect();
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
    if (!seen(element)) return { wait: 'is not to be seen' };
    const { y } = middle(place());
    if (y < 0 || y >= innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = JSON.stringify(place());
    await new Promise((later) => setTimeout(later, 35));
    if (JSON.stringify(place()) !== before) return { wait: 'is moving' };
    const point = middle(place());
    let hit = document.elementFromPoint(point.x, point.y);
    for (let inner = hit?.shadowRoot; inner; inner = hit.shadowRoot) {
      const deeper = inner.elementFromPoint(point.x, point.y);
      if (deeper === null || deeper === hit) break;
      hit = deeper;
    }
    for (let up = hit ?? undefined; up; up = above(up)) {
      if (up.matches(':disabled, [disabled], [aria-disabled=true]')) return { wait: 'is disabled' };
      if (up === element) return { value: point };
    }
    // The sticky foot of a screen, most often.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { wait: `lies under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}` };
  };

  const found = steps.reduce(taken, [document.documentElement]);
  if (wish === 'count') return { value: found.length };
  const [element, second] = found;
  if (wish === 'visible') return { value: element !== undefined && seen(element) };
  if (element === undefined) return { wait: 'is not there' };
  if (second !== undefined) return { wait: `is there ${String(found.length)} times` };
  if (wish === 'text') return { value: (element as HTMLElement).innerText };
  if (wish === 'call') return { value: await call(element, argument) };
  if (wish === 'target') return target(element);
  return { value: seen(element) ? element.getBoundingClientRect().toJSON() : null };
}
