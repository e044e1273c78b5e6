import type { Said } from '../../src/kernel/types.ts';
import type { Context, Sheet } from '../context.ts';
import { bodyOf, flowed, heading, paragraph, subheading, type Block } from '../flow.ts';
import type { NightEntry, NightPart } from '../job.ts';
import { whose } from '../faces/face.ts';
import { circle, path, pointsPerMm, rect, type Ink, type Shape } from '../scene.ts';
import { signOf } from '../sign.ts';

const grey: Ink = '#5a5f6b';
const indent = 12;

/** The night-sequence card: who is called in which order, what to say, what they do. */
export function nightSheets(context: Context): readonly Sheet[] {
  const { speaker } = context;
  const title = speaker.say('print.part.night');
  const sections = context.job.night ?? [];
  const counter = { n: 0 };
  return flowed(context, title, [heading(context, speaker.say('print.night.title')), ...sections.flatMap((section) => sectionBlocks(context, section, sections.length > 1, counter))]);
}

function sectionBlocks(context: Context, section: NightPart, several: boolean, counter: { n: number }): readonly Block[] {
  const id = section.title ?? { id: `night.section.${section.id}` };
  const named = several && context.speaker.has(id.id);
  return [...(named ? [subheading(context, context.speaker.say(id))] : []), ...section.lines.map((line) => lineBlock(context, line, ++counter.n))];
}

/** Number, what happens, and what the host says: eyes open, the question, eyes closed. */
function lineBlock(context: Context, line: NightEntry, n: number): Block {
  const { type, speaker } = context;
  const width = bodyOf(context).body.width - indent - 10;
  const item = `${speaker.say('print.part.night')} ${n}`;
  const spoken: readonly (readonly [eye: 'open' | 'closed' | 'none', said: Said])[] = [
    ...(line.wake === undefined ? [] : [['open', line.wake] as const]),
    ...(line.ask ?? []).map((said) => ['none', said] as const),
    ...(line.sleep === undefined ? [] : [['closed', line.sleep] as const]),
  ];
  const called = calledOf(context, line.roles ?? []);
  const what = paragraph(type, speaker.say(line.what), { font: 'bold', size: 11, width: width - called.width, after: 1 }, whose(item, 'what'));
  const words = spoken.map(([eye, said]) => ({ eye, block: paragraph(type, speaker.say('print.quoted', { text: speaker.say(said) }), { font: 'regular', size: 11, width: width - 7, after: 0.8 }, whose(item, eye)) }));
  const height = what.height + words.reduce((sum, { block }) => sum + block.height, 0) + 9;
  return {
    height,
    draw: (x, y) => {
      const shapes: Shape[] = [
        rect(x, y, bodyOf(context).body.width, height - 3, { stroke: '#9aa0ad', width: 0.25, radius: 2 }),
        circle(x + 7, y + 7, 4, { fill: 'black' }),
        { kind: 'text', x: x + 7, y: y + 8.6, size: 12, font: 'bold', text: String(n), ink: '#ffffff', align: 'middle' },
        ...what.draw(x + indent + 4, y + 3.4),
        ...called.draw(x + bodyOf(context).body.width - 4, y + 3.4),
      ];
      let at = y + 3.4 + what.height;
      for (const { eye, block } of words) {
        shapes.push(...eyeSign(eye, x + indent + 6.5, at + 2.9), ...block.draw(x + indent + 11, at));
        at += block.height;
      }
      return shapes;
    },
  };
}

/** The name of the one role that is called, or the signs of several, set against the right; widths in mm. */
function calledOf(context: Context, roles: readonly string[]): { readonly width: number; readonly draw: (right: number, y: number) => readonly Shape[] } {
  const { type, speaker, job } = context;
  const faces = roles.flatMap((role) => job.deck.cards.find((card) => card.role === role)?.face ?? []);
  const kinds = [...new Map(faces.map((face) => [context.sideOf(face), face])).values()].filter((face) => face.style !== 'playing-card');
  const [only] = roles;
  const name = roles.length === 1 && only !== undefined ? speaker.role(only) : '';
  const signs = kinds.length * 6;
  return {
    width: type.width(name, 'bold', 11) + signs + 2,
    draw: (right, y) => [
      { kind: 'text', x: right - signs, y: y + 11 / pointsPerMm, size: 11, font: 'bold', text: name, ink: grey, align: 'end' },
      ...kinds.flatMap((face, i) => signOf(context, face, right - 2.4 - (kinds.length - 1 - i) * 6, y + 2.5, 2.3)),
    ],
  };
}

function eyeSign(eye: 'open' | 'closed' | 'none', x: number, y: number): readonly Shape[] {
  const lid = { stroke: grey, width: 0.35 };
  if (eye === 'open') return [path(`M${x - 2.2} ${y}C${x - 1} ${y - 1.7} ${x + 1} ${y - 1.7} ${x + 2.2} ${y}C${x + 1} ${y + 1.7} ${x - 1} ${y + 1.7} ${x - 2.2} ${y}Z`, lid), circle(x, y, 0.75, { fill: grey })];
  if (eye === 'closed') return [path(`M${x - 2.2} ${y - 0.5}C${x - 1} ${y + 1.2} ${x + 1} ${y + 1.2} ${x + 2.2} ${y - 0.5}M${x - 1.4} ${y + 0.5}l-.6 .8M${x} ${y + 0.9}v1M${x + 1.4} ${y + 0.5}l.6 .8`, lid)];
  return [];
}
