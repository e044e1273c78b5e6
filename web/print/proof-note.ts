import { html, type TemplateResult } from 'lit';
import type { Compared } from '../../print/proof/compare-pages.ts';
import { isSmall, weakest } from '../../print/proof/stress.ts';
import type { Filler } from '../../src/kernel/types.ts';
import '../elements/icon.ts';

/** What is told of a proof, in one sentence. */
export interface ProofNote {
  readonly good: boolean;
  readonly said: string;
}

/** What the proof of a finished file has found, in words; `undefined` where this browser could not draw the file. */
export function proofOf(proof: Compared | undefined, say: (id: string, fill?: Readonly<Record<string, Filler>>) => string): ProofNote {
  if (proof === undefined) return { good: false, said: say('printing.unproved.undrawn') };
  const { pages, read, findings, reaches } = proof;
  if (findings.length === 0) {
    const least = weakest(reaches);
    const borne =
      least &&
      say('printing.borne', {
        cm: least.distance,
        card: least.name ?? say('printing.place', { row: least.row, place: least.place }),
        page: least.page,
        mm: least.ink,
        blur: least.blur,
        light: least.light,
      });
    const near = least && isSmall(least) ? say('printing.borne.near') : undefined;
    return {
      good: true,
      said: [say('printing.proved', { n: pages, codes: read }), borne, near]
        .filter((one) => one !== undefined)
        .reduce((one, other) => say('list.then', { one, other })),
    };
  }
  const where = [...new Set(findings.map(({ page }) => page))].sort((a, b) => a - b);
  return { good: false, said: say('printing.unproved', { n: where.length, pages: where.slice(0, 12).join(', ') }) };
}

/** The note on the page, where it stays until something else is chosen. */
export function proofNote({ good, said }: ProofNote): TemplateResult {
  return html`<p class="proof ${good ? 'good' : 'bad'}" role="status"><nd-icon name=${good ? 'check' : 'warn'}></nd-icon><span>${said}</span></p>`;
}
