import type { Page } from 'playwright-core';
import { crop, type Gray } from '../../src/cards/read/gray.ts';
import { pictureOf } from '../../src/cli/picture.ts';
import { frames } from '../web/page.ts';
import { HostPage } from './host-page.ts';

/** What a browser shows: the words of its elements and the pixels. */
export interface Look {
  readonly words: string;
  readonly screen: Gray;
  /** The part of the screen that matters most, if one was named. */
  readonly part: Gray | undefined;
}

/** The room in which screens of several browsers are compared, without what each keeps for its scroll bar: WebKit's cannot be narrower. */
const stage = { width: 447, height: 844 };

/** Reads what an element says, and takes a picture of the screen and of the part that is named. Writes it to `path`. */
export async function look(page: Page, element: string, path: string, part?: string): Promise<Look> {
  const { bar, ...size } = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    bar: innerWidth - document.documentElement.getBoundingClientRect().width,
  }));
  const wanted = { width: stage.width + bar, height: stage.height };
  const other = size.width !== wanted.width || size.height !== wanted.height;
  if (other) await page.setViewportSize(wanted);
  // Whatever turns, nods or shakes lies still for the picture: WebKit goes on moving it until the next is drawn.
  await page.locator(element).evaluate((shown) => shown.shadowRoot?.getAnimations().forEach((animation) => animation.cancel()));
  await frames(page, 2);
  const words = await new HostPage(page).text(element);
  const box = part === undefined ? undefined : await page.locator(part).boundingBox();
  const screen = await pictureOf(await page.screenshot({ path }));
  if (other) await page.setViewportSize(size);
  return { words: once(words), screen, part: box ? crop(screen, box) : undefined };
}

/** A label that is both heard and seen counts once: a folded note has only one of them. */
const once = (words: string): string => words.trim().replace(/\b(.+?) \1\b/g, '$1');
