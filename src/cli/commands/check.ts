import { isSmall, weakest, type Reach } from '../../../print/proof/stress.ts';
import { commandOf, Failure, Usage, type Args, type Options, type Values } from '../command.ts';
import { borrowedLetters, sentence } from '../finding-words.ts';
import { TooMuch } from '../../../print/proof/too-much.ts';
import { checkPdf, type CheckReport } from '../check-pdf.ts';
import { readLimited } from '../limits.ts';

const options = {
  stress: { type: 'boolean', help: 'try how far, how blurred, with how much ink and in how little light each card is read' },
  json: { type: 'boolean', help: 'print the findings as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Holds a printed PDF against what it was printed from. */
export const command = commandOf({
  name: 'check',
  summary: 'hold a printed PDF against what it was printed from',
  usage: '<file.pdf>',
  options,
  run,
});

/** Bytes of a PDF; that of the largest deck has a fiftieth. */
const longestPdf = 100_000_000;

async function run(args: Given): Promise<number> {
  const [file, surplus] = args.positionals;
  if (file === undefined) throw new Usage('Which file? Name a PDF written by `nightdeck print`.');
  if (surplus !== undefined) throw new Usage(`One file at a time; "${surplus}" is one too many.`);
  const report = await checkPdf(
    readLimited(file, longestPdf),
    (page) => {
      if (page % 20 === 0) args.note(`${String(page)} pages read`);
    },
    args.values.stress === true,
  ).catch((error: unknown) => {
    throw error instanceof TooMuch ? new Failure(`${file} was not checked: ${error.message}.`) : error;
  });
  if (report === 'notPdf') throw new Failure(`${file} is not a PDF that can be read.`);
  if (report === 'noPlan')
    throw new Failure(
      `${file} was not printed by Nightdeck, or a program that saved it again has dropped its list of codes: there is nothing to check it against.`,
    );
  const good = report.findings.length === 0;
  if (args.values.json)
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
        borrowed: report.borrowed,
        ...(report.reaches.length === 0 ? {} : { reaches: report.reaches }),
      }),
    );
  else for (const line of lines(file, report)) args.say(line);
  return good ? 0 : 1;
}

function lines(file: string, { plan, pages, read, findings, reaches, codesOnly, borrowed }: CheckReport): readonly string[] {
  const counted = `${file}: ${plan.deck} ${plan.edition}: ${String(read)} of ${String(plan.codes.length)} codes read back from ${String(pages)} pages`;
  const compared = codesOnly === undefined ? [] : [unseen[codesOnly]];
  if (findings.length > 0) return [`${counted}.`, ...findings.map(sentence), ...compared];
  const least = weakest(reaches);
  return [
    `${counted}. Every card is there once${codesOnly === undefined ? ', and every page, face, back and word is as it was printed' : ''}.`,
    ...compared,
    ...borrowed.map((one) => `  ${borrowedLetters(one)}`),
    ...(least === undefined ? [] : [borne(least)]),
  ];
}

/** What every card of a file bears, by the one that bears least. */
function borne(least: Reach): string {
  const { name, row, place, page, distance, blur, ink, light } = least;
  const near = isSmall(least) ? ' Such small codes want a table scanned from nearer, in parts.' : '';
  return `  Every card is read from ${String(distance)} cm by a camera of 1080 lines, smeared by ${String(blur)} mm, with ${String(ink)} mm more ink at each edge and at ${String(light)} % of its contrast; ${name ?? `the code in row ${String(row)}, place ${String(place)}`} on page ${String(page)} is the weakest.${near}`;
}

const unseen: Readonly<Record<NonNullable<CheckReport['codesOnly']>, string>> = {
  noRecipe: '  Faces, backs and words were not compared: the file does not say what it was printed from.',
  otherVersion: '  Faces, backs and words were not compared: another version of Nightdeck printed this file, and draws otherwise.',
};
