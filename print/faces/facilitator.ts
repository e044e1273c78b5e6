import type { Face } from '../../src/cards/deck-face.ts';
import { circle, pointsPerMm, type Ink, type Scene, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';
import { western } from './western.ts';
import { boxed } from './boxed.ts';
import { fitAbilities, fitNames } from './bilingual.ts';
import { whose, type FaceWords, type Look } from './face.ts';
import { icon } from './icons.ts';
import { band, mark } from './marks.ts';
import { pip, red, suitInk } from './suits.ts';

/** Size of a facilitator card in mm: a mini card, four to the width of A4. */
export const facilitatorSize = { w: 44, h: 63 } as const;
/** Nothing but white comes nearer to the cut, in mm: neighbours share it, and no edge tells a side. */
const margin = 4;
const bleed = 1.5;
/** Where the band of the head ends, in mm from the top. */
const bandHeight = 21;

export interface FacilitatorJob {
  /** A card of the role, for its signs; all ranks for playing cards. */
  readonly faces: readonly Face[];
  readonly words: FaceWords;
  readonly side: number;
  readonly look: Look;
  /** The right corner stays free for the card's code. */
  readonly cornerCode?: boolean;
  /** How much larger than `facilitatorSize` it is printed. */
  readonly zoom?: number;
  readonly type: Type;
  readonly item: string;
}

/** Where the code of a facilitator card is, in mm: small, for it is held close to the camera. Its square without the quiet zone. */
export const facilitatorCode = { x: 32.8, y: 4, size: 7.2 } as const;

/** What the host lays before himself: role, side and ability, small. */
export function drawFacilitator(job: FacilitatorJob): Scene {
  const { words, type, item, look, zoom = 1 } = job;
  const { w, h } = facilitatorSize;
  const [face] = job.faces;
  if (face?.style === 'boxed') return boxed({ ...job, face, width: w, height: h, bleed, codeTop: h });
  if (face?.style === 'western') return western({ ...job, face, width: w, height: h, bleed, codeTop: h });
  const least = 7 / zoom;
  const name = fitNames(
    type,
    words,
    { width: w - 2 * margin, height: 9, font: 'bold', max: 12, min: least, leading: 1.15 },
    whose(item, 'name'),
  );
  const nameTop = bandHeight + 2;
  const textTop = nameTop + name.height + 2.2;
  const ability = fitAbilities(
    type,
    words,
    {
      width: w - 2 * margin,
      height: h - margin - textTop - 1,
      font: 'regular',
      max: 8.5,
      min: look === 'large-print' ? 8 : least,
    },
    whose(item, 'ability'),
  );
  return {
    width: w,
    height: h,
    bleed,
    shapes: [
      ...headOf(job),
      ...name.lines.map((text, i): Shape => ({
        kind: 'text',
        x: w / 2,
        y: nameTop + i * name.leading + name.size / pointsPerMm,
        size: name.size,
        font: 'bold',
        text,
        align: 'middle',
      })),
      ...ability.lines.map((text, i): Shape => ({
        kind: 'text',
        x: w / 2,
        y: textTop + i * ability.leading + ability.size / pointsPerMm,
        size: ability.size,
        font: 'regular',
        text,
        align: 'middle',
      })),
    ],
  };
}

function headOf({ faces, words, side, look, item, cornerCode = false }: FacilitatorJob): readonly Shape[] {
  const { w } = facilitatorSize;
  const saving = look !== 'colour';
  const [face] = faces;
  if (face === undefined) return [];
  const ground: Ink = face.style === 'playing-card' ? (suitInk(face.suit) === 'black' ? '#23262e' : red) : (face.colours.ground as Ink);
  const ink: Ink = saving ? 'black' : face.style === 'playing-card' ? '#ffffff' : (face.colours.ink as Ink);
  const paint = saving ? { stroke: ink, width: 0.3 } : { fill: ink };
  const back = band(face.style === 'playing-card' ? 0 : side, margin, margin, w - 2 * margin, bandHeight - margin, { ground, ink }, saving);
  if (face.style !== 'playing-card') {
    const signs = saving ? { fill: '#ffffff' as const, ink } : { fill: ink, ink: ground };
    const corner = margin + 4;
    const corners = (cornerCode ? [corner] : [corner, w - corner]).flatMap((x) =>
      mark(face.shape ?? side, x, corner, 3.2, signs, words.letter),
    );
    const middle = (margin + bandHeight) / 2;
    const medal = saving ? [] : [circle(w / 2, middle, 8, { fill: ground })];
    return [...back, ...medal, ...corners, icon(face.icon, w / 2 - 6.25, middle - 6.25, 12.5, paint, item)];
  }
  const ranks = [...new Set(faces.flatMap((one) => (one.style === 'playing-card' ? [one.rank] : [])))];
  const suits = [...new Set(faces.flatMap((one) => (one.style === 'playing-card' ? [one.suit] : [])))];
  const line = ranks.length > 5 ? `${ranks[0] ?? ''}–${ranks.at(-1) ?? ''}` : ranks.join(' ');
  const size = suits.length === 1 ? 10.5 : cornerCode ? 7.6 : 8.4;
  const middle = cornerCode ? (margin + facilitatorCode.x - 1.4) / 2 : w / 2;
  return [
    ...back,
    ...suits.map((suit, i) => pip(suit, middle + (i - (suits.length - 1) / 2) * (size + 1.6), 9.6, size, { paint })),
    { kind: 'text', x: middle, y: 19.2, size: 10, font: 'bold', text: line, ink, align: 'middle' },
  ];
}
