/** Room left between what has the focus and the bar it was under, px. */
const air = 8;

/**
 * Scrolls what gets the focus from the keyboard out from under bars that stay where they are (WCAG 2.4.11): a browser
 * takes it to be in sight there.
 */
export function keepFocusInSight(): void {
  // Not on `focusin`: a move within one shadow root is not told outside it.
  document.addEventListener('keydown', ({ key }) => {
    if (!/^(Tab|Arrow|Home|End|Page)/.test(key)) return;
    // Once the browser has moved the focus and scrolled by itself.
    requestAnimationFrame(() => {
      const at = focused(document);
      if (at instanceof HTMLElement && at !== document.body) clear(at);
    });
  });
}

function focused(root: DocumentOrShadowRoot): Element | null {
  const at = root.activeElement;
  return at?.shadowRoot?.activeElement ? focused(at.shadowRoot) : at;
}

function clear(at: HTMLElement): void {
  const { left, width, top, bottom, height } = at.getBoundingClientRect();
  // What is higher than the window is covered somewhere whatever is done.
  if (height > window.innerHeight / 2) return;
  const x = left + width / 2;
  const below = barOver(at, x, bottom - 2);
  const above = barOver(at, x, top + 2);
  const scroller = scrollerOf(at);
  if (below) scroller.scrollBy(0, bottom + air - below.getBoundingClientRect().top);
  else if (above) scroller.scrollBy(0, top - air - above.getBoundingClientRect().bottom);
}

/** The bar that lies over a point of an element; nothing where the element itself or something inside it is in sight. */
function barOver(at: HTMLElement, x: number, y: number): Element | undefined {
  const around = [...upFrom(at)];
  for (const one of upFrom(topmost(x, y))) {
    if (around.includes(one)) return undefined;
    if (one instanceof HTMLElement && ['sticky', 'fixed'].includes(getComputedStyle(one).position)) return one;
  }
  return undefined;
}

/** What is seen at a point, through all shadow roots. */
function topmost(x: number, y: number): Element | null {
  let at = document.elementFromPoint(x, y);
  for (let next = at?.shadowRoot?.elementFromPoint(x, y); next && next !== at; next = at?.shadowRoot?.elementFromPoint(x, y)) at = next;
  return at;
}

/** An element and everything around it. */
function* upFrom(from: Element | null): Generator<Element> {
  for (let at: Node | null = from; at; at = at instanceof ShadowRoot ? at.host : ((at as Element).assignedSlot ?? at.parentNode))
    if (at instanceof Element) yield at;
}

function scrollerOf(at: Element): Element {
  for (const one of upFrom(at)) {
    const scrolls = one.scrollHeight > one.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(one).overflowY);
    if (scrolls) return one;
  }
  return document.scrollingElement ?? document.documentElement;
}
