import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Asserts that no word, and no range of numbers as in 6–20, runs on in the next line. Words of several parts may be broken
 * at their hyphens, ideographs anywhere.
 */
export async function expectWordsWhole(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const texts = (root: Node): Text[] => {
      if (root instanceof Text) return [root];
      if (root instanceof Element && root.matches('style, script')) return [];
      const inside = root instanceof Element && root.shadowRoot ? [...root.shadowRoot.childNodes] : [];
      return [...inside, ...root.childNodes].flatMap(texts);
    };
    const range = document.createRange();
    return texts(document.body).flatMap((text) =>
      [...text.data.matchAll(/(?:(?!\p{Script=Han})[\p{L}\p{N}\u2019–])+/gu)]
        .filter(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
          return new Set(lines).size > 1;
        })
        .map(([word]) => word),
    );
  });
  expect(broken).toEqual([]);
}
