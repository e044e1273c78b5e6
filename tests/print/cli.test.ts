import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { makeKey } from '../../src/cards/key.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { deckFile, keyNamed, princeton } from '../cards/decks.ts';
import { toPng } from '../support/pictures.ts';

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
  it('print twelve players’ cards and read them and the four facilitator cards back', async () => {
    expect(await run('print', 'princeton', '--players', '12', '--out', at('a.pdf'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('12 cards') as string,
    });
    const checked = await run('check', at('a.pdf'), '--json');
    expect(checked.code).toBe(0);
    expect(JSON.parse(checked.out)).toMatchObject({ deck: 'princeton', edition: '74V', expected: 16, read: 16, findings: [] });
    // Ten pages are drawn four times, which a busy machine takes its time for.
  }, 200_000);

  it('print exactly the cards that were listed', async () => {
    const { out } = await run('print', 'princeton', '--cards', 'mafia=1,civilian=3', '--parts', 'cards', '--json', '--out', at('b.pdf'));
    expect(JSON.parse(out)).toMatchObject({ cards: 4, pages: 1 });
  });

  it('seal any deck under a new key each time, and again under the key of its key card', async () => {
    writeFileSync(at('sealed.json'), JSON.stringify({ ...deckFile('princeton'), sealed: true }));
    for (const deck of [['princeton', '--sealed'], [at('sealed.json')]]) {
      const printed = async (...more: string[]): Promise<{ codes: string[]; key: string }> => {
        const { out } = await run(
          'print',
          ...deck,
          '--cards',
          'mafia=2',
          '--parts',
          'cards,backs,key',
          '--json',
          '--out',
          at('s.pdf'),
          ...more,
        );
        return JSON.parse(out) as { codes: string[]; key: string };
      };
      const [first, second] = [await printed(), await printed()];
      expect(second.key).not.toBe(first.key);
      expect(second.codes).not.toEqual(first.codes);
      expect(first.codes.at(-1)).toBe(first.key);
      const again = await printed('--key', first.key);
      expect(again.codes).toEqual(first.codes);
      expect(await printed('--key', first.key.toLowerCase())).toEqual(again);
      expect((await run('check', at('s.pdf'))).code).toBe(0);
    }
  });

  it('print a lost card alone, by its number, with the code it had: open, and sealed under the key of the others', async () => {
    const printed = async (...more: string[]): Promise<{ codes: string[]; cards: number; pages: number; key?: string }> =>
      JSON.parse((await run('print', 'princeton', '--json', '--out', at('l.pdf'), ...more)).out) as never;
    const open = await printed('--parts', 'cards');
    expect(await printed('--cards', '3,5-6')).toMatchObject({ cards: 3, pages: 2, codes: [2, 4, 5].map((i) => open.codes[i]) });
    const sealed = await printed('--sealed', '--parts', 'cards,backs', '--cards', 'mafia=5');
    const { key = '' } = sealed;
    expect(await printed('--cards', '4', '--key', key)).toMatchObject({ cards: 1, pages: 2, codes: [sealed.codes[3]], key });
    expect((await run('check', at('l.pdf'))).code).toBe(0);
    expect(await run('print', 'princeton', '--sealed', '--cards', '4', '--out', at('l.pdf'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/give --key/) as string,
    });
  });

  it('print new backs with their key card, in sleeves’ size and as stickers', async () => {
    for (const more of [[], ['--sheet', 'L7160', '--start-at', '3']]) {
      const { out, err } = await run(
        'print',
        'princeton',
        '--players',
        '8',
        '--parts',
        'new-backs',
        '--json',
        '--out',
        at('n.pdf'),
        ...more,
      );
      const { codes, key } = JSON.parse(out) as { codes: string[]; key: string };
      expect(codes).toHaveLength(9);
      expect(codes.at(-1)).toBe(key);
      expect(err).toMatch(/^Page \d is the key card/);
      expect(JSON.parse((await run('check', at('n.pdf'), '--json')).out)).toMatchObject({ expected: 9, read: 9, findings: [] });
    }
  });

  it('print what scan opens with the key, and with no other', async () => {
    const { out } = await run('print', 'princeton', '--sealed', '--cards', 'mafia=2', '--sheet', 'shop', '--json', '--out', at('o.pdf'));
    const { key, codes } = JSON.parse(out) as { key: string; codes: string[] };
    // A shop prints cards alone; the key card is the host's.
    expect(codes).toEqual([expect.any(String), expect.any(String), key]);
    let page = 0;
    // One card per page, its back behind it: the second page is the first back.
    for await (const picture of pagesOf(new Uint8Array(readFileSync(at('o.pdf'))))) {
      page++;
      if (page === 2) writeFileSync(at('back.png'), toPng(picture));
    }
    const scan = async (...more: string[]): Promise<unknown> => JSON.parse((await run('scan', at('back.png'), '--json', ...more)).out);
    expect(await scan()).toMatchObject([{ code: codes[0], fault: 'sealedWithoutKey' }]);
    expect(await scan('--key', key)).toMatchObject([{ code: codes[0], card: 1, role: 'mafia' }]);
    expect(await scan('--key', makeKey(keyNamed(princeton, 'another')))).toMatchObject([{ code: codes[0], fault: 'forged' }]);
    expect(await run('scan', at('back.png'), '--key', `${key.slice(0, -1)}?`)).toMatchObject({ code: 1 });
  });

  it.each([
    [['print'], /Which deck/],
    [['print', 'princton', '--out', 'x.pdf'], /Did you mean "princeton"/],
    [['print', 'princeton'], /--out FILE/],
    [['print', 'princeton', '--players', '3', '--out', 'x.pdf'], /no setup for 3 players/],
    [['print', 'princeton', '--players', '12', '--cards', 'mafia=1', '--out', 'x.pdf'], /not both/],
    [['print', 'princeton', '--cards', 'wolf=1', '--out', 'x.pdf'], /no role "wolf"/],
    [['print', 'princeton', '--cards', '3,99', '--out', 'x.pdf'], /no card 99; it has 1-\d\d/],
    [['print', 'princeton', '--cards', '5-3', '--out', 'x.pdf'], /numbers of cards such as/],
    [['print', 'princeton', '--parts', 'card', '--out', 'x.pdf'], /Did you mean "cards"/],
    [['print', 'princeton', '--sheet', 'A3', '--out', 'x.pdf'], /--sheet takes/],
    [['print', 'princeton', '--back-dx', 'far', '--out', 'x.pdf'], /--back-dx takes millimetres/],
    [['print', 'princeton', '--start-at', '2', '--out', 'x.pdf'], /for label sheets/],
    [['print', 'princeton', '--key', 'new', '--out', 'x.pdf'], /say --sealed too/],
    [['print', 'princeton', '--sealed', '--parts', 'cards', '--out', 'x.pdf'], /add backs to --parts/],
    [['print', 'princeton', '--parts', 'cards,backs,new-backs', '--out', 'x.pdf'], /leave cards out/],
    [['print', 'princeton', '--parts', 'new-backs', '--sheet', 'shop', '--out', 'x.pdf'], /cut or stuck on at home/],
    [['check'], /Which file/],
  ])('%j is mistyped', async (words, message) => {
    expect(await run(...words)).toMatchObject({ code: 2, err: expect.stringMatching(message) as string });
  });

  it.each([
    [['print', 'princeton', '--cards', 'mafia=9', '--out', 'x.pdf'], /5/],
    [['print', 'princeton', '--sheet', '5x5', '--out', 'x.pdf'], /do not fit 5x5 on A4/],
    [['print', 'princeton', '--sheet', 'L7160', '--start-at', '22', '--out', 'x.pdf'], /no label 22 on sheet L7160/],
    [['print', 'princeton', '--sealed', '--key', 'K74V', '--out', 'x.pdf'], /--key: This key is damaged/],
    [['check', 'nowhere.pdf'], /cannot be read/],
    [['check', 'package.json'], /is not a PDF/],
  ])('%j is refused and nothing is written', async (words, message) => {
    expect(await run(...words)).toMatchObject({ code: 1, err: expect.stringMatching(message) as string });
    expect(() => readFileSync('x.pdf')).toThrow();
  });
});
