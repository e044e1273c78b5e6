import { PrintError } from './print-error.ts';

/**
 * What a finished file should hold: every code with its place. It travels inside the PDF, so a file can be
 * checked years later without the deck. It names no roles.
 */
export interface Plan {
  readonly deck: string;
  readonly edition: string;
  readonly codes: readonly ExpectedCode[];
}

/** A card or its label may both be in one file; each kind has every code once, but for what lies before the host. */
export type CodeKind = 'card' | 'label' | 'key' | 'host';
const kindMarks: Readonly<Record<CodeKind, string>> = { card: 'c', label: 'l', key: 'k', host: 'h' };

/** Page from 1; the code's square without its quiet zone, in mm from the top left of the page. */
export interface ExpectedCode {
  readonly kind: CodeKind;
  readonly code: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const mark = 'nightdeck-plan-1';

/**
 * One line of plain characters: mark; deck; edition; places as `x:y:size` in hundredths of a millimetre; then for
 * each page its kind and number (`c3` cards on page 3) and the codes on it with the number of their place.
 */
export function writePlan(plan: Plan): string {
  const places: string[] = [];
  const numberOf = (place: string): number => {
    const known = places.indexOf(place);
    return known === -1 ? places.push(place) - 1 : known;
  };
  const codes = plan.codes.map((c) => `${c.code}@${String(numberOf([c.x, c.y, c.size].map((mm) => Math.round(mm * 100)).join(':')))}`);
  const pages: string[] = [];
  let page = 0;
  plan.codes.forEach((c, i) => {
    if (c.page !== page) pages.push(`${kindMarks[c.kind]}${c.page}`);
    page = c.page;
    pages.push(codes[i] ?? '');
  });
  return [mark, plan.deck, plan.edition, places.join(','), pages.join(' ')].join(';');
}

/** Reads a plan, or says that there is none. */
export function readPlan(text: string): Plan | undefined {
  const [found, deck = '', edition = '', places = '', codes = ''] = (text.split('\n')[0] ?? '').split(';');
  if (found !== mark) return undefined;
  const squares = places.split(',').map((place) => place.split(':').map((part) => Number(part) / 100));
  const out: ExpectedCode[] = [];
  let page = 1;
  let kind: CodeKind = 'card';
  for (const word of codes.split(' ').filter((w) => w !== '')) {
    const turned = /^([clkh])(\d+)$/.exec(word);
    if (turned !== null) {
      page = Number(turned[2]);
      kind = (Object.keys(kindMarks) as CodeKind[]).find((one) => kindMarks[one] === turned[1]) ?? 'card';
      continue;
    }
    const [code = '', place = ''] = word.split('@');
    const [x, y, size] = squares[Number(place)] ?? [];
    if (x === undefined || y === undefined || size === undefined || !(size > 0)) throw new PrintError({ id: 'print.error.plan' });
    out.push({ kind, code, page, x, y, size });
  }
  return { deck, edition, codes: out };
}
