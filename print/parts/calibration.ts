import type { Context, Sheet } from '../context.ts';
import { markSize, onBack, testMarks } from '../../src/cards/calibration.ts';
import { whose } from '../faces/face.ts';
import { bodyOf, heading, paragraph } from '../flow.ts';
import type { ExpectedCode } from '../plan.ts';
import { path, type Shape } from '../scene.ts';

/** How far a printer may be off and still be read, in mm. */
const range = 8;
/** From the point that is measured to its scales, in mm. */
const away = 18;

/**
 * Two sides that show how far the printer's backs land from its fronts: scales on the front, hairlines on the
 * back. The numbers on the scales are the corrections to type, signs included. Marks on both sides tell the same, and more
 * exactly, to a photo taken against the light.
 */
export function calibrationSheets(context: Context): readonly Sheet[] {
  const { speaker, type } = context;
  const part = speaker.say('print.part.calibration');
  const { grid, body } = bodyOf(context);
  const { width, height } = grid.paper;
  const flip = context.job.duplex?.flip ?? 'long';
  const title = heading(context, speaker.say('print.calibration.title'));
  const text = paragraph(
    type,
    speaker.say(`print.calibration.${flip}`),
    { font: 'regular', size: 10.5, width: body.width },
    whose(part, 'text'),
  );
  const places = [
    [0.25, 0.42],
    [0.75, 0.42],
    [0.25, 0.8],
    [0.75, 0.8],
  ].map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }));
  // Turned over the long edge, right on the front is left on the back; over the short edge, down is up.
  const back = places.map((place) => onBack(place, context.paper, flip));
  const marks = testMarks(context.paper, flip).map(({ side, code, ...at }) => {
    const { x, y } = side === 'front' ? at : onBack(at, context.paper, flip);
    return { side, mark: { kind: 'host', code, x: x - markSize / 2, y: y - markSize / 2, size: markSize } as const };
  });
  const marksOn = (side: 'front' | 'back') => marks.flatMap((one) => (one.side === side ? [one.mark] : []));
  return [
    {
      part,
      grid,
      furniture: 'ruler',
      shapes: [
        ...title.draw(body.x, body.y),
        ...text.draw(body.x, body.y + title.height),
        ...places.flatMap(({ x, y }) => scales(x, y, flip)),
        ...marksOn('front').map(drawn),
      ],
      codes: marksOn('front'),
    },
    {
      part,
      grid,
      furniture: 'plain',
      reverse: true,
      shapes: [...back.flatMap(({ x, y }) => hairlines(x, y)), ...marksOn('back').map(drawn)],
      codes: marksOn('back'),
    },
  ];
}

const drawn = ({ code, x, y, size }: Omit<ExpectedCode, 'page'>): Shape => ({ kind: 'qr', x, y, size, text: code });

/** A scale across below the point and a scale down beside it, far enough apart to keep their numbers clear. */
function scales(x: number, y: number, flip: 'long' | 'short'): readonly Shape[] {
  const [below, beside] = [y + away, x + away];
  const ticks: string[] = [`M${x - range} ${below}h${2 * range}M${beside} ${y - range}v${2 * range}`];
  const numbers: Shape[] = [];
  for (let half = -2 * range; half <= 2 * range; half++) {
    const at = half / 2;
    const length = half % 4 === 0 ? 4 : half % 2 === 0 ? 2.6 : 1.5;
    ticks.push(`M${x + at} ${below}v${length}M${beside} ${y + at}h${length}`);
    if (half % 8 !== 0) continue;
    const across = flip === 'long' ? at : -at;
    numbers.push(
      { kind: 'text', x: x + at, y: below + 7.2, size: 7.5, font: 'bold', text: signed(across), align: 'middle' },
      { kind: 'text', x: beside + 5, y: y + at + 0.9, size: 7.5, font: 'bold', text: signed(-across) },
    );
  }
  return [
    path(ticks.join(''), { stroke: 'black', width: 0.15 }),
    ...numbers,
    { kind: 'text', x: x - range - 4, y: below + 1, size: 10, font: 'bold', text: 'dx', align: 'end' },
    { kind: 'text', x: beside + 1, y: y - range - 3, size: 10, font: 'bold', text: 'dy', align: 'middle' },
  ];
}

const signed = (n: number): string => (n === 0 ? '0' : n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** A cross whose arms reach over both scales. */
function hairlines(x: number, y: number): readonly Shape[] {
  const reach = away + 9;
  return [path(`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`, { stroke: 'black', width: 0.25 })];
}
