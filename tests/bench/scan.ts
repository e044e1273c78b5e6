import { half } from '../../src/cards/read/filters.ts';
import { blank, fromRgba, type Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { conditions, held, table, textOf } from '../support/conditions.ts';
import { bright, dimGrainy } from '../support/frames-degrade.ts';
import { onCanvas, readCanvas, readWithHtml5Qrcode } from '../support/html5-qrcode.ts';
import { type Bench, fastest, type Row } from './row.ts';

/** Frames a host holds still for. */
const patience = 4;

/** Time and recall of both decoders on the same frames of one card, and of ours on tables. */
export const bench: Bench = { name: 'scan', run: scanBench };

/** Measures; `smoke` takes one card per condition and the small table. */
export async function scanBench(smoke: boolean): Promise<Row[]> {
  await look(blank(64, 64), 'quick');
  const cards = smoke ? 1 : 8;
  const rows: Row[] = [...(await times(smoke))];
  for (const condition of conditions) {
    let ours = 0;
    let atOnce = 0;
    let theirs = 0;
    for (let i = 0; i < cards; i++) {
      const shoot = held(condition, i);
      const shots = Array.from({ length: patience }, (_, shot) => shoot(shot));
      const first = await firstRead(shots, textOf(i));
      if (first !== undefined) ours++;
      if (first === 0) atOnce++;
      if (await anyRead(shots, textOf(i))) theirs++;
    }
    const percent = (count: number): number => (100 * count) / cards;
    rows.push({
      name: `read within ${patience} frames: ${condition.name}`,
      value: percent(ours),
      unit: '%',
      against: `html5-qrcode ${percent(theirs).toFixed(0)} %; ours in the first frame ${percent(atOnce).toFixed(0)} %`,
      ...(smoke ? {} : { goal: '≥ 95' as const }),
    });
  }
  return [...rows, ...(await tables(smoke))];
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

/** The first of the shots in which our ladder reads that text. */
async function firstRead(shots: readonly Gray[], text: string): Promise<number | undefined> {
  const ladder = new Ladder(look);
  for (const [i, shot] of shots.entries()) if ((await ladder.read(shot)).some((code) => code.text === text)) return i;
  return undefined;
}

/** Whether html5-qrcode reads it in any of them, at full and at half size in turns. */
async function anyRead(shots: readonly Gray[], text: string): Promise<boolean> {
  for (const [i, shot] of shots.entries()) if ((await readWithHtml5Qrcode(i % 2 === 0 ? shot : half(shot))) === text) return true;
  return false;
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
