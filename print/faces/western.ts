import type { DrawnFace } from '../../src/cards/deck-face.ts';
import { patterns, type PatternName } from '../../src/cards/signs.ts';
import { codePlace } from '../card.ts';
import { circle, path, pointsPerMm, rect, type Ink, type Scene, type Shape } from '../scene.ts';
import type { Box } from './deco.ts';
import { captionsOf, fitAbilities, fitNames } from './bilingual.ts';
import { whose, type FaceJob, type FaceStyle } from './face.ts';
import { icon } from './icons.ts';
import { mark, mixed, type Sign } from './marks.ts';
import { onWhite } from './on-white.ts';
import { weave } from './patterns.ts';

/** The frame is the same on every card, so that the cut edge of a card tells nothing. */
const leather: Ink = '#3a281b';
const plank: Ink = '#f1dfb6';
const nail: Ink = '#6d5433';
const paper: Ink = '#ffffff';
/** Width of the frame inside the cut, in mm. */
const frame = 4;

/** What the card is drawn with: its side's sign, pattern and colours as this printing shows them. */
interface Plan {
  readonly panel: Box;
  readonly plank: Box;
  readonly sign: Sign;
  readonly pattern: PatternName;
  readonly ground: Ink;
  readonly ink: Ink;
  readonly woven: Ink;
  readonly signSize: number;
  readonly text: { readonly top: number; readonly bottom: number; readonly width: number };
  readonly large: boolean;
  readonly saving: boolean;
  readonly code: boolean;
}

/**
 * The western style: a leather frame, the side's cloth with picture and signs on top, the name on a plank,
 * and beside the code the sign and the picture once more, so that a fanned hand shows them.
 */
export const western: FaceStyle<DrawnFace> = (job): Scene => {
  const { width, height, bleed } = job;
  const plan = planOf(job);
  return {
    width,
    height,
    bleed,
    shapes: [
      ...groundOf(job, plan),
      ...panelOf(job, plan),
      ...plankOf(job, plan),
      ...textOf(job, plan),
      ...(plan.code ? postsOf(job, plan) : []),
    ],
  };
};

function planOf({ face, side, width, height, codeTop, look }: FaceJob<DrawnFace>): Plan {
  const [large, saving] = [look === 'large-print', look !== 'colour'];
  const code = codeTop < height * 0.8;
  const roomy = !code && height > 75;
  const small = width < 50;
  const panelHeight = roomy ? 34 : large ? 12.6 : small ? 15.4 : 15.6;
  const plankHeight = large ? 9 : 8;
  const panel = { x: frame, y: frame, w: width - 2 * frame, h: panelHeight };
  const board = { x: frame + 1.4, y: frame + panelHeight - plankHeight * 0.4, w: width - 2 * frame - 2.8, h: plankHeight };
  const [ground, ink]: readonly [Ink, Ink] = large
    ? [paper, 'black']
    : saving
      ? [paper, 'black']
      : [face.colours.ground as Ink, face.colours.ink as Ink];
  return {
    panel,
    plank: board,
    ground,
    ink,
    large,
    saving,
    code,
    woven: saving ? '#9aa0ad' : mixed(ground, ink, 0.24),
    sign: face.shape ?? side,
    pattern: face.pattern ?? patterns[side % patterns.length] ?? 'plain',
    signSize: large ? 2.9 : 3.4,
    text: {
      top: board.y + plankHeight + 0.8,
      bottom: Math.min(codeTop - 0.3, height - frame - 1.6),
      width: width - 2 * frame - (small ? 0.8 : 1.4),
    },
  };
}

function groundOf({ width, height, bleed }: FaceJob<DrawnFace>, { saving }: Plan): readonly Shape[] {
  const inside = { x: frame, y: frame, w: width - 2 * frame, h: height - 2 * frame };
  if (saving) return [rect(inside.x, inside.y, inside.w, inside.h, { stroke: 'black', width: 0.3, radius: 1.6 })];
  return [
    rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: leather }),
    rect(inside.x, inside.y, inside.w, inside.h, { fill: paper, radius: 1.6 }),
  ];
}

/** The cloth with its pattern, the signs in both corners, and the picture on a plain round. */
function panelOf(
  { face, width, words, item, cornerCode }: FaceJob<DrawnFace>,
  { panel, plank: board, sign, pattern, ground, ink, woven, signSize, saving, large }: Plan,
): readonly Shape[] {
  const room = board.y - panel.y;
  const size = Math.min(room - 1.8, 28);
  // Beside the corner's code stand its letters.
  const middle = { x: width / 2 - (large && cornerCode === true ? 2 : 0), y: panel.y + room / 2 };
  const at = panel.x + signSize + 1.9;
  const down = panel.y + signSize + 1.7;
  const { x, y, w, h } = panel;
  const cloth = `M${x + 1.6} ${y}H${x + w - 1.6}A1.6 1.6 0 0 1 ${x + w} ${y + 1.6}V${y + h}H${x}V${y + 1.6}A1.6 1.6 0 0 1 ${x + 1.6} ${y}Z`;
  const signs = { fill: saving ? paper : ink, ink: saving ? ('black' as const) : ground };
  return [
    path(cloth, saving ? { stroke: 'black', width: 0.2 } : { fill: ground }),
    ...(large ? [] : weave(pattern, { x: x + 0.5, y: y + 0.5, w: w - 1, h: h - 1 }, woven)),
    path(`M${x} ${y + h}h${w}`, { stroke: saving || large ? 'black' : ground, width: 0.5 }),
    rect(middle.x - size / 2 - 2.4, y + 0.3, size + 4.8, h - 0.6, { fill: ground, radius: 2 }),
    ...(cornerCode === true ? [at] : [at, width - at]).flatMap((cx) => [
      circle(cx, down, signSize * 1.2 + 0.5, { fill: ground }),
      ...mark(sign, cx, down, signSize, signs, words.letter),
    ]),
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

/** The name on a plank with a nail at either end. */
function plankOf({ words, type, item }: FaceJob<DrawnFace>, { plank: board, large, saving }: Plan): readonly Shape[] {
  const { x, y, w, h } = board;
  const [r, b] = [x + w, y + h];
  const plain = large || saving;
  const name = fitNames(
    type,
    words,
    { width: w - 9, height: h - 1.6, font: 'bold', max: large ? 18 : 14.5, min: 7, leading: 1.08 },
    whose(item, 'name'),
  );
  const top = y + (h - name.height) / 2;
  const notch = h / 2;
  return [
    path(`M${x} ${y}H${r}L${r - 1.5} ${y + notch}L${r} ${b}H${x}L${x + 1.5} ${y + notch}Z`, {
      fill: plain ? paper : plank,
      stroke: plain ? 'black' : leather,
      width: large ? 0.6 : 0.4,
    }),
    ...(plain
      ? []
      : [path(`M${x + 4.6} ${y + 1.1}H${r - 6}M${x + 6} ${b - 1}H${r - 4.8}`, { stroke: mixed(plank, nail, 0.35), width: 0.22 })]),
    ...[x + 3.1, r - 3.1].map((cx) => circle(cx, y + notch, 0.55, { fill: plain ? 'black' : nail })),
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
function textOf(
  { face, width, height, item, type, words }: FaceJob<DrawnFace>,
  { text: room, large, saving, sign, code }: Plan,
): readonly Shape[] {
  const shapes: Shape[] = [];
  const ink: Ink = large || saving ? 'black' : onWhite(face);
  let { top } = room;
  const caption = captionsOf(words, type, { font: 'bold', size: 7, width: room.width - 10 });
  if (caption !== undefined) {
    const size = large ? 9 : 7;
    const fitted = type.fit(caption, { width: room.width - 10, height: 5, font: 'bold', max: size, min: 7 }, whose(item, 'caption'));
    const half = type.width(caption, 'bold', fitted.size) / 2;
    const baseline = top + size / pointsPerMm;
    const level = baseline - (size / pointsPerMm) * 0.34;
    shapes.push({ kind: 'text', x: width / 2, y: baseline, size: fitted.size, font: 'bold', text: caption, ink, align: 'middle' });
    for (const way of [-1, 1]) {
      const at = width / 2 + way * (half + 2.2);
      shapes.push(
        ...mark(sign, at, level, 0.95, { fill: ink, ink }),
        path(`M${at + way * 1.8} ${level}H${width / 2 + (way * room.width) / 2}`, { stroke: ink, width: 0.2 }),
      );
    }
    top = baseline + 1.1;
  }
  if (words.ability !== '') {
    const font = large ? ('bold' as const) : ('regular' as const);
    const box = {
      width: room.width,
      height: room.bottom - top,
      font,
      max: large || (!code && height > 75) ? 11 : 9,
      min: 7,
      leading: 1.18,
    };
    const ability = fitAbilities(type, words, box, whose(item, 'ability'));
    const start = top + Math.max(0, (box.height - ability.height) / 2);
    shapes.push(
      ...ability.lines.map((text, i): Shape => ({
        kind: 'text',
        x: width / 2,
        y: start + i * ability.leading + ability.size / pointsPerMm,
        size: ability.size,
        font,
        text,
        align: 'middle',
      })),
    );
  }
  return shapes;
}

/** Beside the code: a strip of the cloth with the sign, and the picture below it. */
function postsOf(
  { face, width, height, words, item }: FaceJob<DrawnFace>,
  { sign, pattern, ground, ink, woven, saving }: Plan,
): readonly Shape[] {
  const place = codePlace(width, height);
  const quiet = place.y - place.top;
  const [left, right] = [frame + 1.3, place.x - quiet - 0.5];
  const w = right - left;
  const cloth = { x: left, y: place.y - 0.6, w, h: w + 4 };
  const size = Math.min(w - 0.4, 9);
  const signs = { fill: saving ? paper : ink, ink: saving ? ('black' as const) : ground };
  return [left, width - right].flatMap((x) => [
    rect(x, cloth.y, w, cloth.h, saving ? { stroke: 'black', width: 0.2, radius: 0.8 } : { fill: ground, radius: 0.8 }),
    ...weave(pattern, { ...cloth, x: x + 0.5, y: cloth.y + 0.5, w: w - 1, h: cloth.h - 1 }, woven),
    circle(x + w / 2, cloth.y + cloth.h / 2, 4.4, { fill: ground }),
    ...mark(sign, x + w / 2, cloth.y + cloth.h / 2, 3.4, signs, words.letter),
    icon(face.icon, x + (w - size) / 2, cloth.y + cloth.h + 1.6, size, saving ? { stroke: 'black', width: 0.25 } : { fill: ground }, item),
  ]);
}
