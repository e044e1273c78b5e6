import { describe, expect, it } from 'vitest';
import { makeFacilitatorCode, makeNightCode, parseHostCode } from '../../src/cards/host-code.ts';
import { checkPdf, type CheckReport } from '../../src/cli/check-pdf.ts';
import type { PrintJob } from '../../print/job.ts';
import { facilitatorCode, facilitatorSize } from '../../print/faces/facilitator.ts';
import { readPlan, writePlan } from '../../print/plan.ts';
import { layoutDeck, layoutFacilitator } from '../../print/print.ts';
import { makeResumeCode } from '../../src/save/resume-code.ts';
import { gameWords } from '../../src/games/index.ts';
import type { Language } from '../../src/text/message.ts';
import { deckFile, princeton, sealedPrinceton, sound } from '../cards/decks.ts';
import { allShapes, fonts, job, print } from './support.ts';

async function readBack(changes: Partial<PrintJob>): Promise<CheckReport> {
  const report = await checkPdf((await print(changes)).bytes);
  if (typeof report === 'string') throw new Error(report);
  return report;
}

const night = [{ id: 'night', lines: [{ id: 'one', what: { id: 'print.night.title' } }] }];

describe('codes of host cards on paper', () => {
  it.each([
    ['princeton', 'en', 'colour'],
    ['vendetta', 'zh', 'ink-saver'],
    ['ktulu', 'pl', 'large-print'],
    ['yakuza', 'en', 'large-print'],
  ] as [string, Language, PrintJob['look']][])(
    '%s in %s, %s: every facilitator card reads back as its own role',
    async (id, language, look) => {
      const deck = sound(deckFile(id));
      const words = await gameWords[id]?.();
      if (!words || !look) throw new Error(id);
      const report = await readBack({ deck, cards: deck.cards, words: [words], language, look, parts: ['facilitator'] });
      expect(report.findings).toEqual([]);
      const roles = report.plan.codes
        .map(({ code }) => parseHostCode(code, deck))
        .map((read) => ('hostCard' in read ? read.hostCard : read));
      expect(roles).toEqual(deck.facilitator.map((role) => ({ kind: 'facilitator', role })));
      // A host without a camera types what stands beside the code.
      const pages = layoutDeck(job({ deck, cards: deck.cards, words: [words], language, look, parts: ['facilitator'] }), fonts);
      const printed = pages
        .flatMap(({ shapes }) => allShapes(shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])))
        .join('');
      for (const { code } of report.plan.codes) expect(printed).toContain(code);
    },
  );

  it('a night sheet has the code of its deck, or of the game it is printed for', async () => {
    const plain = await readBack({ parts: ['night'], night });
    expect(plain.findings).toEqual([]);
    expect(plain.plan.codes).toMatchObject([{ kind: 'host', code: makeNightCode(princeton) }]);
    const resume = makeResumeCode('evening', 42);
    const own = await readBack({ parts: ['night'], night, resume });
    expect(own.findings).toEqual([]);
    expect(own.plan.codes).toMatchObject([{ kind: 'host', code: resume }]);
  });

  it('a night with a sheet of its own has the code on both, which is no card printed twice', async () => {
    const apart = [{ id: 'first', apart: true as const, title: { id: 'print.night.title' }, lines: night[0]?.lines ?? [] }, ...night];
    const report = await readBack({ parts: ['night'], night: apart });
    expect(report.plan.codes.map(({ page }) => page)).toEqual([1, 2]);
    expect(report.findings).toEqual([]);
    expect(readPlan(writePlan(report.plan))).toEqual(report.plan);
  });

  it('stays inside the card, quiet zone and all, and away from the cut', () => {
    const quiet = (facilitatorCode.size / 21) * 4;
    expect(facilitatorCode.x + facilitatorCode.size + quiet).toBeLessThan(facilitatorSize.w - 2);
    expect(facilitatorCode.y - quiet).toBeGreaterThan(2);
  });

  it('a sealed deck needs no key for its facilitator cards, and the card on the screen has no code', async () => {
    const [role = ''] = sealedPrinceton.facilitator;
    expect(parseHostCode(makeFacilitatorCode(sealedPrinceton, role) ?? '', sealedPrinceton)).toEqual({
      hostCard: { kind: 'facilitator', role },
    });
    const scene = layoutFacilitator(job({}), fonts, role);
    expect(JSON.stringify(scene)).not.toContain('"qr"');
  });
});
