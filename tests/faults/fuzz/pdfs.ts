import { checkPdf } from '../../../src/cli/check-pdf.ts';
import { TooMuch } from '../../../print/proof/too-much.ts';
import { princeton } from '../../cards/decks.ts';
import { print } from '../../print/support.ts';
import { rawPdf } from '../../support/raw-pdf.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { bytesLike, pick, textLike } from './mutate.ts';

type Printed = Awaited<ReturnType<typeof print>>;
let printed: Promise<Printed> | undefined;

/** Printed files damaged on the way, and files made up by hand. */
export const pdfs: Fuzzer = {
  name: 'PDFs',
  full: 2_000,
  share: 20,
  async input(random): Promise<Verdict> {
    const { bytes, plan } = await (printed ??= print({ cards: princeton.cards.slice(0, 2), parts: ['cards'] }));
    const text = Buffer.from(bytes).toString('latin1');
    const made = pick<() => Buffer>(random, [
      () => bytesLike(random, bytes),
      () => Buffer.from(textLike(random, text), 'latin1'),
      () =>
        Buffer.from(
          text.replace(/\d+/g, (digits) => (random.below(40) === 0 ? String(random.below(1e6)) : digits)),
          'latin1',
        ),
      () => rawPdf({ keywords: textLike(random, 'nightdeck-plan-1;x;ABC;1:1:1;c1 N74VA1SDC3@0').slice(0, 300) }),
      () =>
        rawPdf({
          width: random.below(20_000),
          height: random.below(20_000),
          content: textLike(random, '0 0 m 9 9 l S q 1 0 0 1 0 0 cm Q '),
        }),
    ])();
    try {
      const report = await checkPdf(made);
      if (report === 'notPdf' || report === 'noPlan') return 'refused';
      const whole = JSON.stringify(report.plan.codes.map(({ code }) => code)) === JSON.stringify(plan.codes.map(({ code }) => code));
      if (report.findings.length > 0) return 'refused';
      return whole || report.plan.codes.length === 0 ? 'taken' : { silent: 'another list of codes' };
    } catch (error) {
      if (error instanceof TooMuch) return 'refused';
      throw error;
    }
  },
};
