import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { deckFile } from '../cards/decks.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightdeck-print-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await nightdeck(words, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('nightdeck print and check', () => {
  it('print twelve players’ cards and read them all back', async () => {
    expect(await run('print', 'princeton', '--players', '12', '--out', at('a.pdf'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('12 cards') as string,
    });
    const checked = await run('check', at('a.pdf'), '--json');
    expect(checked.code).toBe(0);
    expect(JSON.parse(checked.out)).toMatchObject({ deck: 'princeton', edition: '74V', expected: 12, read: 12, findings: [] });
  });

  it('print exactly the cards that were listed', async () => {
    const { out } = await run('print', 'princeton', '--cards', 'mafia=1,civilian=3', '--parts', 'cards', '--json', '--out', at('b.pdf'));
    expect(JSON.parse(out)).toMatchObject({ cards: 4, pages: 1 });
  });

  it('print the same key for a sealed deck only from the same seed', async () => {
    writeFileSync(at('sealed.json'), JSON.stringify({ ...deckFile('princeton'), sealed: true }));
    const codes = async (...more: string[]): Promise<string[]> =>
      (
        JSON.parse((await run('print', at('sealed.json'), '--cards', 'mafia=2', '--json', '--out', at('s.pdf'), ...more)).out) as {
          codes: string[];
        }
      ).codes;
    expect(await codes('--key-seed', 'x')).toEqual(await codes('--key-seed', 'x'));
    expect(await codes()).not.toEqual(await codes());
    expect((await run('check', at('s.pdf'))).code).toBe(0);
  });

  it.each([
    [['print'], /Which deck/],
    [['print', 'princton', '--out', 'x.pdf'], /Did you mean "princeton"/],
    [['print', 'princeton'], /--out FILE/],
    [['print', 'princeton', '--players', '3', '--out', 'x.pdf'], /no setup for 3 players/],
    [['print', 'princeton', '--players', '12', '--cards', 'mafia=1', '--out', 'x.pdf'], /not both/],
    [['print', 'princeton', '--cards', 'wolf=1', '--out', 'x.pdf'], /no role "wolf"/],
    [['print', 'princeton', '--parts', 'card', '--out', 'x.pdf'], /Did you mean "cards"/],
    [['print', 'princeton', '--sheet', 'A3', '--out', 'x.pdf'], /--sheet takes/],
    [['print', 'princeton', '--back-dx', 'far', '--out', 'x.pdf'], /--back-dx takes millimetres/],
    [['print', 'princeton', '--start-at', '2', '--out', 'x.pdf'], /for label sheets/],
    [['check'], /Which file/],
  ])('%j is mistyped', async (words, message) => {
    expect(await run(...words)).toMatchObject({ code: 2, err: expect.stringMatching(message) as string });
  });

  it.each([
    [['print', 'princeton', '--cards', 'mafia=9', '--out', 'x.pdf'], /5/],
    [['print', 'princeton', '--sheet', '5x5', '--out', 'x.pdf'], /do not fit 5x5 on A4/],
    [['print', 'princeton', '--sheet', 'L7160', '--start-at', '22', '--out', 'x.pdf'], /no label 22 on sheet L7160/],
    [['check', 'nowhere.pdf'], /cannot be read/],
    [['check', 'package.json'], /is not a PDF/],
  ])('%j is refused and nothing is written', async (words, message) => {
    expect(await run(...words)).toMatchObject({ code: 1, err: expect.stringMatching(message) as string });
    expect(() => readFileSync('x.pdf')).toThrow();
  });
});
