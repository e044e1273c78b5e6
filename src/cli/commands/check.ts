import { checkPdf, type CheckReport, type Finding } from '../check-pdf.ts';
import { flag, Trouble, Usage, type Args, type Command } from '../command.ts';
import { readLimited, TooMuch } from '../limits.ts';

/** Holds a printed PDF against what it was printed from. */
export const command: Command = {
  name: 'check',
  summary: 'hold a printed PDF against what it was printed from',
  usage: '<file.pdf>',
  options: {
    json: { type: 'boolean', help: 'print the findings as JSON' },
  },
  run,
};

/** Bytes of a PDF; that of the largest deck has a fiftieth. */
const longestPdf = 100_000_000;

async function run(args: Args): Promise<number> {
  const [file, surplus] = args.positionals;
  if (file === undefined) throw new Usage('Which file? Name a PDF written by `nightdeck print`.');
  if (surplus !== undefined) throw new Usage(`One file at a time; "${surplus}" is one too many.`);
  const report = await checkPdf(readLimited(file, longestPdf), (page) => {
    if (page % 20 === 0) args.note(`${String(page)} pages read`);
  }).catch((error: unknown) => {
    throw error instanceof TooMuch ? new Trouble(`${file} was not checked: ${error.message}.`) : error;
  });
  if (report === 'notPdf') throw new Trouble(`${file} is not a PDF that can be read.`);
  if (report === 'noPlan')
    throw new Trouble(
      `${file} was not printed by Nightdeck, or a program that saved it again has dropped its list of codes: there is nothing to check it against.`,
    );
  const good = report.findings.length === 0;
  if (flag(args, 'json'))
    args.say(
      JSON.stringify({
        file,
        deck: report.plan.deck,
        edition: report.plan.edition,
        pages: report.pages,
        expected: report.plan.codes.length,
        read: report.read,
        ...(report.codesOnly === undefined ? {} : { codesOnly: report.codesOnly }),
        findings: report.findings,
      }),
    );
  else for (const line of lines(file, report)) args.say(line);
  return good ? 0 : 1;
}

function lines(file: string, { plan, pages, read, findings, codesOnly }: CheckReport): readonly string[] {
  const counted = `${file}: ${plan.deck} ${plan.edition}: ${String(read)} of ${String(plan.codes.length)} codes read back from ${String(pages)} pages`;
  const compared = codesOnly === undefined ? [] : [unseen[codesOnly]];
  if (findings.length > 0) return [`${counted}.`, ...findings.map(sentence), ...compared];
  return [
    `${counted}. Every card is there once${codesOnly === undefined ? ', and every page, face, back and word is as it was printed' : ''}.`,
    ...compared,
  ];
}

const unseen: Readonly<Record<NonNullable<CheckReport['codesOnly']>, string>> = {
  noRecipe: '  Faces, backs and words were not compared: the file does not say what it was printed from.',
  otherVersion: '  Faces, backs and words were not compared: another version of Nightdeck printed this file, and draws otherwise.',
};

function sentence(finding: Finding): string {
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
