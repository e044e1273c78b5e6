import type { DrawnFace } from '../../src/cards/deck-face.ts';
import { codePlace, safe } from '../card.ts';
import { circle, path, pointsPerMm, rect, type Ink, type Scene, type Shape } from '../scene.ts';
import { motif, skyline, stepped, type Box } from './deco.ts';
import { captionsOf, fitAbilities, fitNames } from './bilingual.ts';
import { whose, type FaceJob, type FaceStyle } from './face.ts';
import { icon } from './icons.ts';
import { mark, mixed } from './marks.ts';
import { onWhite } from './on-white.ts';

/** Frame and city are the same on every card, so that the cut edge of a card tells nothing. */
const noir: Ink = '#1b1e2a';
const paper: Ink = '#ffffff';
/** Width of the frame inside the cut, in mm. */
const frame = 4;

/** Heights on the card in mm. */
interface Plan {
  readonly panel: Box;
  readonly plate: Box;
  readonly sign: number;
  readonly text: { readonly top: number; readonly bottom: number; readonly width: number };
  /** No code and a full-sized card: everything can be larger. */
  readonly roomy: boolean;
  readonly large: boolean;
  readonly saving: boolean;
}

/** The boxed style: a dark frame with a city at its foot, a panel with sign and picture, the name on a stepped plate. */
export const boxed: FaceStyle<DrawnFace> = (job): Scene => {
  const { width, height, bleed } = job;
  const plan = planOf(job);
  return { width, height, bleed, shapes: [...groundOf(job, plan), ...panelOf(job, plan), ...plateOf(job, plan), ...textOf(job, plan)] };
};

const hasCode = ({ codeTop, height }: FaceJob<DrawnFace>): boolean => codeTop < height * 0.8;

function planOf(job: FaceJob<DrawnFace>): Plan {
  const { width, height, codeTop, look } = job;
  const large = look === 'large-print';
  const roomy = !hasCode(job) && height > 75;
  const panelHeight = roomy ? 34 : large ? 12.8 : 16.2;
  const plateHeight = large ? 9.6 : 8.4;
  const panel = { x: frame, y: frame, w: width - 2 * frame, h: panelHeight };
  const plate = { x: safe + 2, y: frame + panelHeight - plateHeight * 0.42, w: width - 2 * safe - 4, h: plateHeight };
  const bottom = Math.min(codeTop - 0.4, hasCode(job) ? codeTop : height - (large ? frame + 1 : 10));
  return {
    panel,
    plate,
    sign: width < 50 || large ? 3.2 : 3.6,
    text: { top: plate.y + plateHeight + 1, bottom, width: width - 2 * frame - 1.4 },
    roomy,
    large,
    saving: look !== 'colour',
  };
}

function colours({ face, look }: FaceJob<DrawnFace>): { readonly ground: Ink; readonly ink: Ink; readonly accent: Ink } {
  if (look !== 'colour') return { ground: paper, ink: 'black', accent: 'black' };
  const [ground, ink] = [face.colours.ground as Ink, face.colours.ink as Ink];
  return { ground, ink, accent: (face.colours.accent as Ink | undefined) ?? ink };
}

/** Frame, white inside, and the city at the foot beside the code or across the card. */
function groundOf(job: FaceJob<DrawnFace>, { roomy, large, saving }: Plan): readonly Shape[] {
  const { width, height, bleed } = job;
  const inside = { x: frame, y: frame, w: width - 2 * frame, h: height - 2 * frame };
  const city = { x: frame, y: frame, w: inside.w, h: inside.h };
  const place = codePlace(width, height);
  const beside = (width - place.size) / 2 - (place.y - place.top) - frame - 0.5;
  const scale = hasCode(job) ? beside / 13.4 : roomy ? 0.5 : 0.24;
  const houses = saving ? { stroke: 'black' as const, width: 0.15 } : { fill: noir };
  return [
    ...(saving
      ? [rect(frame - 0.9, frame - 0.9, inside.w + 1.8, inside.h + 1.8, { stroke: 'black', width: 0.3 })]
      : [rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: noir })]),
    rect(inside.x, inside.y, inside.w, inside.h, saving ? { stroke: 'black', width: 0.15 } : { fill: paper }),
    ...(large ? [] : skyline(city, scale, houses, saving ? undefined : '#f3c65f')),
  ];
}

/** The class colour with its motif, the signs in both corners and the picture between them. */
function panelOf(job: FaceJob<DrawnFace>, { panel, plate, sign, large, saving }: Plan): readonly Shape[] {
  const { face, width, side, words, item } = job;
  const { ground, ink, accent } = colours(job);
  const room = plate.y - panel.y;
  const size = Math.min(room - 3, 26);
  // Beside the corner's code stand its letters.
  const middle = { x: width / 2 - (large && job.cornerCode === true ? 2 : 0), y: panel.y + room / 2 };
  const signs = { fill: saving ? paper : ink, ink: saving ? ('black' as const) : ground };
  const at = panel.x + sign + 1.6;
  return [
    ...(saving ? [] : [rect(panel.x, panel.y, panel.w, panel.h, { fill: ground })]),
    ...(large || saving ? [] : [motif(side, panel, mixed(ground, ink, 0.13)), circle(middle.x, middle.y, room / 2, { fill: ground })]),
    ...(large ? [] : [path(`M${panel.x} ${panel.y + panel.h + 0.35}h${panel.w}`, { stroke: saving ? 'black' : accent, width: 0.4 })]),
    ...(job.cornerCode === true ? [at] : [at, width - at]).flatMap((x) =>
      mark(face.shape ?? side, x, panel.y + sign + 1.6, sign, signs, words.letter),
    ),
    icon(
      face.icon,
      middle.x - size / 2,
      middle.y - size / 2,
      size,
      saving && !large ? { stroke: 'black', width: 0.3 } : { fill: ink },
      item,
    ),
  ];
}

/** The name on its plate, with three strokes at either side. */
function plateOf(job: FaceJob<DrawnFace>, { plate, large, saving }: Plan): readonly Shape[] {
  const { words, type, item } = job;
  const { accent } = colours(job);
  const line: Ink = large || saving ? 'black' : accent;
  const { x, y, w, h } = plate;
  const name = fitNames(
    type,
    words,
    { width: w - 6.4, height: h - 1.8, font: 'bold', max: large ? 18 : 14.5, min: 7, leading: 1.1 },
    whose(item, 'name'),
  );
  const top = y + (h - name.height) / 2;
  const strokes = [0, 1, 2]
    .map(
      (i) =>
        `M${x + 1.4 + i * 0.6} ${y + 2.4 + i * 0.6}V${y + h - 2.4 - i * 0.6}M${x + w - 1.4 - i * 0.6} ${y + 2.4 + i * 0.6}V${y + h - 2.4 - i * 0.6}`,
    )
    .join('');
  return [
    stepped(plate, 0.8, { fill: paper, stroke: saving || large ? 'black' : noir, width: large ? 0.6 : 0.45 }),
    ...(large
      ? []
      : [
          stepped({ x: x + 0.7, y: y + 0.7, w: w - 1.4, h: h - 1.4 }, 0.7, { stroke: line, width: 0.2 }),
          path(strokes, { stroke: line, width: 0.22 }),
        ]),
    ...name.lines.map((text, i): Shape => ({
      // A line's letters fill about its upper four fifths; the rest is the room of the tails.
      kind: 'text',
      x: x + w / 2,
      y: top + i * name.leading + (name.size / pointsPerMm) * 0.87,
      size: name.size,
      font: 'bold',
      text,
      align: 'middle',
    })),
  ];
}

/** Class line between rules, and the ability as large as it fits. */
function textOf(job: FaceJob<DrawnFace>, { text: room, roomy, large, saving }: Plan): readonly Shape[] {
  const { width, side, item, type, words } = job;
  const shapes: Shape[] = [];
  let { top } = room;
  const caption = captionsOf(words, type, { font: 'bold', size: 7, width: room.width - 8 });
  if (caption !== undefined) {
    const size = large ? 9 : 7;
    const ink: Ink = large || saving ? 'black' : onWhite(job.face);
    const fitted = type.fit(caption, { width: room.width - 8, height: 5, font: 'bold', max: size, min: 7 }, whose(item, 'caption'));
    const half = type.width(caption, 'bold', fitted.size) / 2;
    const baseline = top + size / pointsPerMm;
    const level = baseline - (size / pointsPerMm) * 0.34;
    shapes.push({ kind: 'text', x: width / 2, y: baseline, size: fitted.size, font: 'bold', text: caption, ink, align: 'middle' });
    for (const way of [-1, 1]) {
      const sign = width / 2 + way * (half + 2.2);
      shapes.push(
        ...mark(job.face.shape ?? side, sign, level, 0.95, { fill: ink, ink }),
        path(`M${sign + way * 1.8} ${level}H${width / 2 + (way * room.width) / 2}`, { stroke: ink, width: 0.2 }),
      );
    }
    top = baseline + 1.3;
  }
  if (words.ability !== '') {
    const box = {
      width: room.width,
      height: room.bottom - top,
      font: large ? ('bold' as const) : ('regular' as const),
      max: large || roomy ? 11 : 9,
      min: 7,
    };
    const ability = fitAbilities(type, words, box, whose(item, 'ability'));
    const start = top + Math.max(0, (box.height - ability.height) / 2);
    shapes.push(
      ...ability.lines.map((text, i): Shape => ({
        kind: 'text',
        x: width / 2,
        y: start + i * ability.leading + ability.size / pointsPerMm,
        size: ability.size,
        font: box.font,
        text,
        align: 'middle',
      })),
    );
  }
  return shapes;
}
