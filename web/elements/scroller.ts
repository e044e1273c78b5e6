/** The nearest box around an element that scrolls up and down, shadow roots crossed; else the page. */
export function scrollerOf(element: Element): Element {
  for (
    let node: Node | null = element;
    node;
    node = node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)
  ) {
    if (!(node instanceof HTMLElement) || node.scrollHeight <= node.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** What of a box that scrolls is in sight, px from the top of the window. */
export function sightOf(box: Element): Pick<DOMRect, 'top' | 'bottom'> {
  return box === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : box.getBoundingClientRect();
}
