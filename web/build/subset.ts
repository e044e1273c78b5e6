/**
 * Remakes the faces in `web/fonts` from the full fonts. Run it when new wording brings a Latin
 * character that no face here has (the test of the faces then names it):
 *
 *     npm install --prefix <folder> subset-font@2.9.0 source-sans@3.52.0 @expo-google-fonts/alegreya@0.4.2
 *     npx tsx web/build/subset.ts <folder>
 *
 * The packages stay outside this project on purpose: they weigh 25 MB and nobody else needs them.
 * The same versions make the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { renamed, withLiningFigures } from './edits.ts';

interface SubsetOptions {
  readonly targetFormat: 'woff2';
  readonly noHinting: boolean;
  readonly keepFeatures: readonly string[];
  readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}
type Subset = (font: Uint8Array, text: string, options: SubsetOptions) => Promise<Uint8Array>;

const span = (from: number, to: number): string => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/**
 * One file for all Latin letters, not one for English and one for Polish: where a word is set from
 * two files, its kerning is lost. Basic Latin, Latin-1, Latin Extended-A, the Romanian comma letters
 * and typographic marks.
 */
const latin = [span(0x20, 0x7e), span(0xa0, 0x17f), 'ȘșȚț', '‐–—―‘’‚“”„†‡•…‰′″‹›⁄€™−×÷≤≥≠'].join('');

const packages = process.argv[2];
if (packages === undefined) {
  console.error('Say in which folder the font packages are installed; the top of this file shows how.');
  process.exit(2);
}
const load = createRequire(join(resolve(packages), 'x.js'));
const subset = load('subset-font') as Subset;

const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];
const jobs = [
  {
    name: 'text.woff2',
    source: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    edit: (font: Buffer) => renamed(font, 'Source', 'Candle'),
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  { name: 'title-500.woff2', source: '@expo-google-fonts/alegreya/500Medium/Alegreya_500Medium.ttf', edit: withLiningFigures },
  { name: 'title-600.woff2', source: '@expo-google-fonts/alegreya/600SemiBold/Alegreya_600SemiBold.ttf', edit: withLiningFigures },
];

for (const { name, source, edit, options } of jobs) {
  const whole = edit(await readFile(load.resolve(source)));
  const font = await subset(whole, latin, { targetFormat: 'woff2', noHinting: true, keepFeatures: features, ...options });
  await writeFile(join(import.meta.dirname, '../fonts', name), font);
  console.log(`${name}: ${String(new Set(latin).size)} characters, ${(font.length / 1024).toFixed(1)} KB`);
}
