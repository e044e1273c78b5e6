import { balanced } from '../balance.ts';
import type { Context } from '../context.ts';
import { whose } from '../faces/face.ts';
import type { Block } from '../flow.ts';
import { circle, path, pointsPerMm, type FontName, type Ink, type Shape } from '../scene.ts';

/** How a booklet is set: the width of its column in mm, the size of its text in points, and the colour of its rules. */
export interface Setting {
  readonly context: Context;
  readonly width: number;
  readonly size: number;
  readonly rule: Ink;
}

const leadingOf = (text: string, size: number): number => ((/[\u2e80-\u9fff]/u.test(text) ? 1.42 : 1.3) * size) / pointsPerMm;

/** A text in lines of even length. */
export function text({ context, size }: Setting, words: string, width: number, font: FontName = 'text'): Block {
  const { type, speaker } = context;
  type.runs(words, font, whose(speaker.say('print.part.booklet'), words.slice(0, 40)));
  const lines = balanced(type, words, font, size, width);
  const leading = leadingOf(words, size);
  return {
    height: lines.length * leading,
    draw: (x, y) =>
      lines.map((line, i): Shape => ({ kind: 'text', x, y: y + i * leading + (size * 0.95) / pointsPerMm, size, font, text: line })),
  };
}

/** Empty space below a block, in mm. */
export const after = (block: Block, space: number): Block => ({ ...block, height: block.height + space });

/** The title of a section, with a rule below. It stays with what follows. */
export function section(setting: Setting, title: string): Block {
  const { context, width, size, rule } = setting;
  const large = Math.max(15, size * 1.25);
  const named = whose(context.speaker.say('print.part.booklet'), title);
  // Chinese letters of a world are those of its names: a title that needs others is not set in two kinds.
  const font = context.type.runs(title, 'display', named).length === 1 ? 'display' : 'strong';
  const { size: fitted } = context.type.fit(title, { width, height: 12, font, max: large, min: 9 }, named);
  const height = fitted / pointsPerMm;
  return {
    height: height + 6.6,
    keep: true,
    draw: (x, y) => [
      { kind: 'text', x, y: y + 2 + height * 0.9, size: fitted, font, text: title },
      path(`M${x} ${y + height + 3.6}h${width}`, { stroke: rule, width: 0.6 }),
    ],
  };
}

/** A point of a list: its sign or number, and its words beside it. */
export function point(setting: Setting, words: string, number?: number): Block {
  const indent = number === undefined ? 4.4 : 8;
  const body = text(setting, words, setting.width - indent);
  const { size } = setting;
  const line = (size * 0.95) / pointsPerMm;
  return {
    height: body.height + 1.1,
    draw: (x, y) => [
      number === undefined
        ? circle(x + 1.4, y + line - size * 0.12, 0.62, { fill: 'black' })
        : { kind: 'text', x: x + 5.6, y: y + line, size, font: 'strong', text: String(number), align: 'end' },
      ...body.draw(x + indent, y),
    ],
  };
}
