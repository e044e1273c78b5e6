import { half } from '../../src/cards/read/filters.ts';
import { blank, fromRgba, type Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { readPicture } from '../../src/cards/read/photo.ts';
import { look } from '../../src/cli/decode.ts';
import { conditions, held, table, textOf } from '../support/conditions.ts';
import { bright, dimGrainy } from '../support/frames-degrade.ts';
import { foreignPhotos, foreignText } from '../support/foreign-photos.ts';
import { hardPhotos } from '../support/hard-photos.ts';
import { onCanvas, readCanvas, readWithHtml5Qrcode } from '../support/html5-qrcode.ts';
import { spoilt } from '../support/spoilt.ts';
import { readWithZxing } from '../support/zxing.ts';
import { type Bench, fastest, type Row } from './row.ts';

/** Frames a host holds still for. */
const patience = 4;

/** Time and recall of both decoders on the same frames of one card, and of ours on tables. */
export const bench: Bench = { name: 'scan', run: scanBench };

/** Measures; `smoke` takes one card per condition and the small table. */
export async function scanBench(smoke: boolean): Promise<Row[]> {
  await look(blank(64, 64), 'quick');
  const hard = [
    await photos(smoke, 'hard photos of cards', hardPhotos, textOf),
    await photos(smoke, 'hard photos of other codes', foreignPhotos, foreignText),
  ];
  return [...(await times(smoke)), ...(await recall(smoke)), ...hard, ...(await tables(smoke))];
}

/** How much of each condition is read in one frame and within four, by us and by either decoder alone. */
async function recall(smoke: boolean): Promise<Row[]> {
  const cards = smoke ? 1 : 8;
  const oneByOne = conditions.map((condition) => ({ name: condition.name, shoot: (i: number) => held(condition, i) }));
  const rows: Row[] = [];
  let worst = 100;
  let wrong = 0;
  for (const { name, shoot } of [...oneByOne, ...(smoke ? spoilt.slice(0, 2) : spoilt)]) {
    const counts = { ours: [0, 0], zxing: [0, 0], html5: [0, 0] };
    for (let i = 0; i < cards; i++) {
      const take = shoot(i);
      const shots = Array.from({ length: patience }, (_, shot) => take(shot + 1));
      const ladder = new Ladder(look);
      const readers = {
        ours: async (shot: Gray) => (await ladder.read(shot)).map(({ text }) => text),
        zxing: readWithZxing,
        html5: async (shot: Gray, n: number) =>
          [await readWithHtml5Qrcode(n % 2 === 0 ? shot : half(shot))].filter((text) => text !== undefined),
      };
      for (const who of ['ours', 'zxing', 'html5'] as const) {
        for (const [n, shot] of shots.entries()) {
          const texts = await readers[who](shot, n);
          if (who === 'ours') wrong += texts.filter((text) => text !== textOf(i)).length;
          if (!texts.includes(textOf(i))) continue;
          if (n === 0) counts[who][0] = (counts[who][0] ?? 0) + 1;
          counts[who][1] = (counts[who][1] ?? 0) + 1;
          break;
        }
      }
    }
    const percent = (who: keyof typeof counts): readonly [number, number] => [
      (100 * (counts[who][0] ?? 0)) / cards,
      (100 * (counts[who][1] ?? 0)) / cards,
    ];
    const [ours, zxing, html5] = [percent('ours'), percent('zxing'), percent('html5')];
    for (const cell of [0, 1] as const) worst = Math.min(worst, ours[cell] - Math.max(zxing[cell], html5[cell]));
    const both = ([one, four]: readonly [number, number]): string => `${one.toFixed(0)} and ${four.toFixed(0)} %`;
    rows.push({
      name: `read within ${patience} frames: ${name}`,
      value: ours[1],
      unit: '%',
      against: `in the first ${ours[0].toFixed(0)} %; zxing-wasm alone ${both(zxing)}, html5-qrcode ${both(html5)}`,
    });
  }
  rows.push(
    // One card of eight more or less is chance.
    {
      name: 'worst of these against the better decoder alone, in points',
      value: worst,
      unit: '%',
      ...(smoke ? {} : { goal: '≥ -13' as const }),
    },
    { name: 'codes read wrongly', value: wrong, unit: '', goal: '≤ 0' },
  );
  return rows;
}

/** Time for one frame of 1280 × 720. */
async function times(smoke: boolean): Promise<Row[]> {
  const [condition] = conditions;
  if (condition === undefined) return [];
  const frame = held(condition, 0)(0);
  const empty = held({ ...condition, perModule: 0.3 }, 0)(0);
  const runs = smoke ? 2 : 15;
  const row = async (name: string, picture: Gray): Promise<Row> => {
    // Both start from what a canvas gives: red, green, blue and alpha.
    const canvas = onCanvas(picture);
    const ours = await fastest(runs, () => look(fromRgba(canvas.rgba, canvas.width, canvas.height), 'quick'));
    const theirs = await fastest(runs, () => readCanvas(canvas));
    return { name, value: ours, unit: 'ms', against: `html5-qrcode ${theirs.toFixed(1)} ms`, ratio: theirs / ours };
  };
  const climbing = new Ladder(look);
  await climbing.read(empty);
  const closer = await fastest(runs, () => climbing.read(empty));
  return [
    await row('one frame of 720p with a card', frame),
    await row('one frame of 720p without', empty),
    { name: 'the same with the closer look', value: closer, unit: 'ms' },
  ];
}

/** How many photos of single codes, hard ones of every kind, are read. */
async function photos(
  smoke: boolean,
  name: string,
  all: readonly { photo(i: number): Gray }[],
  textOn: (i: number) => string,
): Promise<Row> {
  const kinds = smoke ? all.slice(0, 1) : all;
  const each = smoke ? 1 : 10;
  const read = { ours: 0, zxing: 0, html5: 0 };
  for (const { photo } of kinds) {
    for (let i = 0; i < each; i++) {
      const picture = photo(i);
      if ((await readPicture(picture, look)).codes.some(({ text }) => text === textOn(i))) read.ours++;
      if ((await readWithZxing(picture)).includes(textOn(i))) read.zxing++;
      if ((await readWithHtml5Qrcode(picture)) === textOn(i)) read.html5++;
    }
  }
  const percent = (count: number): number => (100 * count) / (each * kinds.length);
  return {
    name: `${each * kinds.length} ${name} read`,
    value: percent(read.ours),
    unit: '%',
    against: `zxing-wasm alone ${percent(read.zxing).toFixed(0)} %, html5-qrcode ${percent(read.html5).toFixed(0)} %`,
    ...(smoke ? {} : { goal: '≥ 70' as const }),
  };
}

async function tables(smoke: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [cards, light, optics] of [
    [12, 'bright', bright],
    [24, 'dim', { ...dimGrainy, noise: 6, motion: 1 }],
  ] as const) {
    if (smoke && cards > 12) continue;
    const shoot = table(cards, optics);
    const ladder = new Ladder(look);
    const read = new Set<string>();
    let shots = 0;
    let ms = 0;
    while (read.size < cards && shots < 6) {
      const frame = shoot(shots++);
      const start = performance.now();
      for (const { text } of await ladder.read(frame, 'many')) read.add(text);
      ms += performance.now() - start;
    }
    const name = `${cards} cards on a table, ${light}, 1080p`;
    rows.push({
      name,
      value: (100 * read.size) / cards,
      unit: '%',
      against: `in ${shots} frames, ${ms.toFixed(0)} ms of reading`,
      goal: '≥ 97',
    });
  }
  return rows;
}
