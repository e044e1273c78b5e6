import type { DrawnFace } from '../../src/cards/deck-face.ts';
import { circle, path, pointsPerMm, rect, type Ink, type Scene, type Shape } from '../scene.ts';
import { safe } from '../card.ts';
import { fitAbilities, fitNames, captionsOf } from './bilingual.ts';
import { whose, type FaceJob, type FaceStyle } from './face.ts';
import { icon } from './icons.ts';
import { band, mark, mixed } from './marks.ts';
import { onWhite } from './on-white.ts';

/** Nothing but white comes nearer to the cut, in mm: a crooked cut shows nothing, and no edge tells a side. */
const inset = 4;

/** The house style: a band in the side's colour and pattern with sign, icon and name; the ability below. */
export const house: FaceStyle<DrawnFace> = (job): Scene => {
  const { width, height, bleed } = job;
  const bandHeight = job.codeTop > 60 ? job.codeTop * 0.48 : 23.5;
  return {
    width,
    height,
    bleed,
    shapes: [
      rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: '#ffffff' }),
      ...(job.look === 'large-print'
        ? []
        : band(job.side, inset, inset, width - 2 * inset, bandHeight - inset, grounds(job), job.look === 'ink-saver')),
      ...footOf(job, bandHeight),
      ...headOf(job, bandHeight),
      ...textOf(job, bandHeight),
    ],
  };
};

/** Plain ground for the picture, and a hill with the name on it: both clear of the pattern. */
function footOf(job: FaceJob<DrawnFace>, bandHeight: number): readonly Shape[] {
  const { width, look } = job;
  const { ground, ink } = grounds(job);
  const [from, to] = [inset, width - inset];
  const hill = (top: number, rise: number, base: number): string =>
    `M${from} ${top + rise}Q${width / 2} ${top - rise} ${to} ${top + rise}V${base}H${from}Z`;
  const disc = (bandHeight - inset) * 0.33;
  const ridge = `M${from} ${bandHeight + 1}H${to}`;
  if (look !== 'colour') return [path(ridge, { stroke: 'black', width: 0.2 })];
  return [
    circle(width / 2, inset + disc, disc, { fill: ground }),
    path(hill(bandHeight - 9.3, 1.6, bandHeight), { fill: mixed(ground, ink, 0.22) }),
    path(hill(bandHeight - 8.5, 1.6, bandHeight), { fill: ground }),
    path(ridge, { stroke: ground, width: 0.45 }),
  ];
}

function grounds({ face, look }: FaceJob<DrawnFace>): { ground: Ink; ink: Ink } {
  return look === 'large-print'
    ? { ground: '#ffffff', ink: 'black' }
    : { ground: face.colours.ground as Ink, ink: look === 'ink-saver' ? 'black' : (face.colours.ink as Ink) };
}

/** Signs in both corners, the icon between them, the name under it. */
function headOf(job: FaceJob<DrawnFace>, bandHeight: number): readonly Shape[] {
  const { face, width, side, look, item, type, words } = job;
  const large = look === 'large-print';
  const { ground, ink } = grounds(job);
  const r = 4.2;
  const name = fitNames(
    type,
    words,
    { width: width - 2 * safe - 2, height: large || words.second !== undefined ? 9 : 6, font: 'bold', max: large ? 18 : 14, min: 7 },
    whose(item, 'name'),
  );
  const nameAt = bandHeight - 2.4;
  const nameHeight = name.height;
  const iconSize = nameAt - nameHeight - inset - 1;
  const signs = look !== 'colour' ? { fill: '#ffffff' as const, ink } : { fill: ink, ink: ground };
  return [
    ...mark(face.shape ?? side, inset + r + 0.8, inset + r + 0.8, r, signs, words.letter),
    ...mark(face.shape ?? side, width - inset - r - 0.8, inset + r + 0.8, r, signs, words.letter),
    icon(
      face.icon,
      (width - iconSize) / 2,
      inset + 0.4,
      iconSize,
      look === 'ink-saver' ? { stroke: 'black', width: 0.3 } : { fill: ink },
      item,
    ),
    ...name.lines.map((text, i): Shape => ({
      kind: 'text',
      x: width / 2,
      y: nameAt - (name.lines.length - 1 - i) * name.leading,
      size: name.size,
      font: 'bold',
      text,
      ink,
      align: 'middle',
    })),
  ];
}

/** Class line and ability, set as large as they fit. */
function textOf(job: FaceJob<DrawnFace>, bandHeight: number): readonly Shape[] {
  const { face, width, codeTop, look, item, type, words } = job;
  const large = look === 'large-print';
  const shapes: Shape[] = [];
  let top = bandHeight + 2.2;
  const caption = captionsOf(words, type, { font: 'bold', size: large ? 9 : 7, width: width - 2 * safe });
  if (caption !== undefined) {
    const size = large ? 9 : 7;
    type.fit(caption, { width: width - 2 * safe, height: 5, font: 'bold', max: size, min: size }, whose(item, 'caption'));
    shapes.push({
      kind: 'text',
      x: width / 2,
      y: top + size / pointsPerMm,
      size,
      font: 'bold',
      text: caption,
      ink: large || look === 'ink-saver' ? 'black' : onWhite(face),
      align: 'middle',
    });
    top += size / pointsPerMm + 1.2;
  }
  if (words.ability !== '') {
    const box = {
      width: width - 2 * inset - 2,
      height: codeTop - top - 0.8,
      font: large ? ('bold' as const) : ('regular' as const),
      max: large ? 11 : 9,
      min: 7,
    };
    const text = fitAbilities(type, words, box, whose(item, 'ability'));
    const start = top + Math.max(0, (box.height - text.height) / 2);
    shapes.push(
      ...text.lines.map((line, i): Shape => ({
        kind: 'text',
        x: width / 2,
        y: start + i * text.leading + text.size / pointsPerMm,
        size: text.size,
        font: box.font,
        text: line,
        align: 'middle',
      })),
    );
  }
  return shapes;
}
