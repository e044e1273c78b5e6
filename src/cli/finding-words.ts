import type { Borrowed } from '../../print/print.ts';
import type { Finding } from '../../print/proof/compare-pages.ts';

/** A finding in words, one line. */
export function sentence(finding: Finding): string {
  return `  page ${String(finding.page)}${what(finding)}`;
}

function what(finding: Finding): string {
  switch (finding.kind) {
    case 'missing':
      return `: ${finding.code} cannot be read.`;
    case 'wrong':
      return `: where ${finding.code} should be stands ${finding.instead}.`;
    case 'twice':
      return `: ${finding.code} is there twice (first on page ${finding.instead}).`;
    case 'stray':
      return `: ${finding.code} should not be there.`;
    case 'page':
      return ` is missing${finding.codes.length === 0 ? '' : `, and with it ${finding.codes.join(', ')}`}.`;
    case 'order':
      return ` shows what should be page ${String(finding.shows)}: the pages are not in their order.`;
    case 'again':
      return ` shows page ${String(finding.shows)} once more.`;
    case 'stranger':
      return ': nothing like it was printed.';
    case 'turned':
      return ' is turned by a quarter.';
    case 'scaled':
      return ` is drawn at ${String(finding.percent)} %, not at 100 %: its cards would have another size.`;
    case 'paper':
      return ` is ${sizeOf(finding.instead)}, not ${sizeOf(finding.size)}.`;
    case 'face':
      if (finding.like !== undefined)
        return `: under the code of card ${String(finding.no)} stands the face of card ${String(finding.like)}.`;
      return `: the face of card ${String(finding.no)} is not as it was printed (${shareOf(finding.share)} of it).`;
    case 'back':
      return `: the back of card ${String(finding.no)} is not like the others (${shareOf(finding.share)} of it): it would be a marked card.`;
    case 'label':
      return `: the label of card ${String(finding.no)} is not as it was printed.`;
    case 'sheet':
      return `: something beside the cards is not as it was printed, ${String(finding.x)} mm from the left and ${String(finding.y)} mm from the top.`;
    case 'text':
      return `: the line "${finding.line}" looks right, but reads otherwise when it is copied or read aloud.`;
  }
}

const sizeOf = ([width, height]: readonly [number, number]): string => `${String(Math.round(width))} × ${String(Math.round(height))} mm`;
const shareOf = (share: number): string => (share < 0.01 ? 'less than 1 %' : `${String(Math.round(share * 100))} %`);

/** That a name is in other letters than its neighbours. */
export const borrowedLetters = ({ name, letters }: Borrowed): string =>
  `The lettering of this deck has no ${Array.from(letters).join(', ')}: “${name}” is set in the bold of its texts.`;
