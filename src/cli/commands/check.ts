import { checkPdf, type CheckReport, type Finding } from '../check-pdf.ts';
import { flag, Trouble, Usage, type Args, type Command } from '../command.ts';
import { readLimited, TooMuch } from '../limits.ts';

/** Reads every code of a printed PDF back. */
export const command: Command = {
  name: 'check',
  summary: 'read every code of a printed PDF back',
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
        findings: report.findings,
      }),
    );
  else for (const line of lines(file, report)) args.say(line);
  return good ? 0 : 1;
}

function lines(file: string, { plan, pages, read, findings }: CheckReport): readonly string[] {
  const counted = `${String(read)} of ${String(plan.codes.length)} codes read back from ${String(pages)} pages`;
  if (findings.length === 0) return [`${file}: ${plan.deck} ${plan.edition}: ${counted}. Every card is there once.`];
  return [`${file}: ${plan.deck} ${plan.edition}: ${counted}.`, ...findings.map(sentence)];
}

function sentence({ kind, code, page, instead }: Finding): string {
  const at = `page ${String(page)}`;
  switch (kind) {
    case 'missing':
      return `  ${at}: ${code} cannot be read.`;
    case 'wrong':
      return `  ${at}: where ${code} should be stands ${instead ?? ''}.`;
    case 'twice':
      return `  ${at}: ${code} is there twice (first on page ${instead ?? ''}).`;
    case 'stray':
      return `  ${at}: ${code} should not be there.`;
    case 'page':
      return `  ${at} is missing, and with it ${code}.`;
  }
}
