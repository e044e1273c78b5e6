import { makeContext, type Context } from './context.ts';
import { inBoth } from './faces/bilingual.ts';
import type { Fonts } from './fonts.ts';
import type { PrintJob } from './job.ts';
import { pagesOf, sheetsOf, type PageCell } from './layout.ts';
import { facilitatorCard } from './parts/facilitator.ts';
import { drawPdf, type Duplex } from './pdf.ts';
import { writePlan, type Plan } from './plan.ts';
import { writeRecipe } from './recipe.ts';
import type { Scene } from './scene.ts';

/** A finished file and what is on it. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly plan: Plan;
  readonly pages: number;
  readonly layout: Layout;
  /** Names with letters that the deck's lettering lacks, and these letters: such names are set in the bold of its texts. */
  readonly borrowed: readonly Borrowed[];
}

export interface Borrowed {
  readonly name: string;
  readonly letters: string;
}

/** What the pages of a job show, before they are drawn. */
export interface Layout {
  readonly scenes: readonly Scene[];
  readonly cells: readonly PageCell[];
  /** What the card with a code is called: "card 12 (Mafia)"; nothing of sealed cards, whose codes are on their backs. */
  readonly names: ReadonlyMap<string, string>;
}

/** How far a long run has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/**
 * Prints a deck to PDF: the one door for the command line, the web page's worker and the tests. What cannot be
 * printed (a character no font has, a text too long, a sealed deck without its key) is a `PrintError`.
 */
export async function printDeck(job: PrintJob, fonts: Fonts, onProgress?: (progress: Progress) => void): Promise<Printed> {
  const context = makeContext(job, fonts);
  const sheets = sheetsOf(context);
  const { pages, codes, cells } = pagesOf(context, sheets);
  const plan: Plan = { deck: job.deck.id, edition: job.deck.edition, codes };
  const scenes = pages.map(({ scene }) => scene);
  const author = job.deck.author?.[job.language] ?? Object.values(job.deck.author ?? {})[0];
  const facts = {
    title: context.title,
    ...(author === undefined ? {} : { author }),
    subject: context.speaker.say('print.subject', { edition: job.deck.edition, count: context.cards.length }),
    keywords: `${writePlan(plan)}\n${writeRecipe(job, scenes)}`,
    language: job.language,
    tagged: job.tags !== false,
    duplex: duplexOf(
      job,
      sheets.some((sheet) => sheet.reverse === true),
    ),
  };
  const bytes = await drawPdf(pages, facts, context.type, (done) => onProgress?.({ done, of: pages.length }));
  return { bytes, plan, pages: pages.length, layout: { scenes, cells, names: namesOf(context) }, borrowed: borrowedIn(context) };
}

function namesOf({ job, cards, codeOf, nameOf }: Context): Layout['names'] {
  return new Map(job.deck.sealed ? [] : cards.map((card) => [codeOf(card), nameOf(card)]));
}

/** A page for a preview; `reverse` where it lies behind the page before. */
export interface PageScene {
  readonly scene: Scene;
  readonly reverse: boolean;
}

/** The same pages as scenes. */
export const layoutDeck = (job: PrintJob, fonts: Fonts): readonly Scene[] => layoutPages(job, fonts).map(({ scene }) => scene);

/** The same pages as scenes, and which of them share a sheet of paper. */
export function layoutPages(job: PrintJob, fonts: Fonts): readonly PageScene[] {
  const context = makeContext(job, fonts);
  const sheets = sheetsOf(context);
  return pagesOf(context, sheets).pages.map(({ scene }, i) => ({ scene, reverse: sheets[i]?.reverse === true }));
}

/** The facilitator card of a role as a scene, for the screen; nothing if the deck has none. */
export function layoutFacilitator(job: PrintJob, fonts: Fonts, role: string): Scene | undefined {
  return facilitatorCard(makeContext(job, fonts), role);
}

/** The names of a job that are set in other letters than their neighbours, known before anything is drawn. */
export const borrowedOf = (job: PrintJob, fonts: Fonts): readonly Borrowed[] => borrowedIn(makeContext(job, fonts));

function borrowedIn({ type, allWords, job }: Context): readonly Borrowed[] {
  if (type.fonts.world === undefined || job.look === 'large-print') return [];
  const names = new Set(allWords.flatMap((words) => inBoth(words, 'name')));
  return [...names].flatMap((name) => {
    const letters = [...new Set(type.lettersWithout(name, 'display'))].join('');
    return letters === '' ? [] : [{ name, letters }];
  });
}

function duplexOf(job: PrintJob, twoSided: boolean): Duplex {
  if (!twoSided) return 'one-sided';
  return job.duplex?.flip === 'short' ? 'flip-short-edge' : 'flip-long-edge';
}
