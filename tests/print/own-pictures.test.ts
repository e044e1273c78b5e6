import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { printDeck } from '../../print/print.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { picturesOf } from '../../src/cli/own-pictures.ts';
import { prove } from '../../src/cli/prove.ts';
import { princeton as rules } from '../../src/games/princeton/index.ts';
import { crc32 } from '../../src/save/base45.ts';
import { sound, village } from '../cards/decks.ts';
import { allShapes, fonts, job } from './support.ts';

const drawing = (ground: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450"><rect width="300" height="450" fill="${ground}"/><circle cx="150" cy="120" r="70" fill="#e0b080"/>${more}</svg>`;
const folder = mkdtempSync(join(tmpdir(), 'nightdeck-pictures-'));
const put = (name: string, bytes: Uint8Array | string): void => writeFileSync(join(folder, name), bytes);
// Whatever has read pictures of strangers before has blocked this format for the whole process.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
put(
  'ola.jpg',
  await sharp(Buffer.from(drawing('#8a2030')))
    .jpeg()
    .toBuffer(),
);
put(
  'jan.png',
  await sharp(Buffer.from(drawing('#20508a')))
    .png()
    .toBuffer(),
);
put(
  'eva.webp',
  await sharp(Buffer.from(drawing('#207040')))
    .webp()
    .toBuffer(),
);
put('tom.svg', drawing('#604080', '<script>throw 1</script>'));

/** A PNG file whose head says that it is 8,000 pixels wide and high. */
const huge = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
huge.writeUInt32BE(8000, 16);
huge.writeUInt32BE(8000, 20);
huge.writeUInt32BE(parseInt(crc32(huge.subarray(12, 29)), 16), 29);

const deckWith = (pictures: object, more: object = {}) => sound({ ...village, ...more, pictures });
const refusalOf = (value: object): string => {
  const read = parseDeck({ ...village, ...value });
  return 'refusal' in read ? speaker('en', [cardWords]).say(read.refusal.why) : 'taken';
};

describe('pictures of a deck’s own', () => {
  it('are printed from JPEG, PNG, WebP and SVG files on faces and backs, and the proof knows them', async () => {
    const deck = deckWith({ mafia: { file: 'ola.jpg', focus: [50, 0] }, civilian: { file: 'tom.svg' } }, { back: { file: 'eva.webp' } });
    const pictures = await picturesOf(deck, folder, 'colour');
    if (pictures?.back === undefined) throw new Error('no pictures');
    const right = await printDeck(job({ deck, words: [rules.words], pictures, sheet: 'shop' }), fonts);
    expect((await prove(right, fonts)).findings).toEqual([]);
    const { mafia, civilian } = pictures.faces;
    if (mafia === undefined || civilian === undefined) throw new Error('no faces');
    // A file whose pictures stand on the wrong roles, held against what was laid out.
    const swapped = { ...pictures, faces: { mafia: civilian, civilian: mafia } };
    const wrong = await printDeck(job({ deck, pictures: swapped, sheet: 'shop' }), fonts);
    const found = await prove({ ...right, bytes: wrong.bytes }, fonts);
    expect(new Set(found.findings.map(({ kind }) => kind))).toEqual(new Set(['face']));
    expect(found.findings).toHaveLength(6);
    expect(allShapes(right.layout.scenes[0]?.shapes ?? []).some(({ kind }) => kind === 'image')).toBe(true);
  });

  it('are pale and grey where ink is saved', async () => {
    const deck = deckWith({ mafia: { file: 'jan.png' } });
    const pictures = await picturesOf(deck, folder, 'ink-saver');
    const { data } = await sharp(Buffer.from(pictures?.faces['mafia']?.jpeg ?? '', 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.reduce((least, shade) => Math.min(least, shade), 255)).toBeGreaterThan(130);
  });

  it.each([
    ['no picture', 'notes.jpg', 'hello', /this is no PNG, JPEG, WebP or SVG/],
    ['a picture cut short', 'half.png', '\x89PNG\r\n\x1a\n', /damaged/],
    ['a drawing that fetches', 'far.svg', drawing('#fff', '<image href="https://example.org/a.png"/>'), /names files from elsewhere/],
    ['a drawing that fetches by style', 'css.svg', drawing('#fff', '<path fill="url(https://example.org/a.svg#b)"/>'), /from elsewhere/],
    ['a drawing with entities', 'many.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('#fff')}`, /declares entities/],
    ['a drawing of too many pixels', 'wide.png', huge, /51 million pixels/],
  ])('are refused in words where one is %s', async (_what, file, content, said) => {
    put(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    await expect(picturesOf(deckWith({ mafia: { file } }), folder, 'colour')).rejects.toThrow(said);
  });

  it('are refused with their place in a deck file that cannot be meant', () => {
    expect(refusalOf({ pictures: { mafia: {} } })).toMatch(/At pictures.mafia: a picture is a “file”/);
    expect(refusalOf({ pictures: { wolf: { file: 'wolf.png' } } })).toMatch(/no card shows the picture “wolf”/);
    for (const file of ['../a.png', '/etc/a.png', 'https://a.b/c.png', 'a.gif', 'C:\\a.png'])
      expect(refusalOf({ back: { file } })).toMatch(/At back.file/);
    expect(refusalOf({ pictures: { mafia: { data: 'data:text/html;base64,AAAA' } } })).toMatch(/At pictures.mafia.data/);
    expect(refusalOf({ pictures: { mafia: { data: 'data:image/png;base64,AAAA' } } })).toBe('taken');
  });
});
