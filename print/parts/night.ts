import type { Said } from '../../src/kernel/types.ts';
import type { Context, Sheet } from '../context.ts';
import { bodyOf, flowed, heading, paragraph, subheading, type Block } from '../flow.ts';
import type { NightEntry, NightPart } from '../job.ts';
import { whose } from '../faces/face.ts';
import { circle, path, pointsPerMm, rect, type Ink, type Shape } from '../scene.ts';
import { signOf } from '../sign.ts';

const grey: Ink = '#5a5f6b';
const indent = 12;
/** Calls that stand on one sheet with room; more are set closer. */
const mostRoomy = 8;

/** The night-sequence card: who is called in which order, what to say, what they do. */
export function nightSheets(context: Context): readonly Sheet[] {
  const { speaker } = context;
  const title = speaker.say('print.part.night');
  const sections = context.job.night ?? [];
  const counter = { n: 0, dense: sections.reduce((sum, section) => sum + section.lines.length, 0) > mostRoomy };
  return flowed(context, title, [heading(context, speaker.say('print.night.title')), ...sections.flatMap((section) => sectionBlocks(context, section, sections.length > 1, counter))]);
}

function sectionBlocks(context: Context, section: NightPart, several: boolean, counter: { n: number; readonly dense: boolean }): readonly Block[] {
  const id = section.title ?? { id: `night.section.${section.id}` };
  const named = several && context.speaker.has(id.id);
  return [...(named ? [subheading(context, context.speaker.say(id))] : []), ...section.lines.map((line) => lineBlock(context, line, ++counter.n, counter.dense))];
}

type Spoken = readonly [eye: 'open' | 'closed' | 'none', said: Said];

/** Number, what happens, and what the host says: eyes open, the question, eyes closed. */
function lineBlock(context: Context, line: NightEntry, n: number, dense: boolean): Block {
  const { type, speaker } = context;
  const { width: whole } = bodyOf(context).body;
  const width = whole - indent - 10;
  const item = `${speaker.say('print.part.night')} ${n}`;
  const spoken: readonly Spoken[] = [
    ...(line.wake === undefined ? [] : [['open', line.wake] as const]),
    ...(line.ask ?? []).map((said) => ['none', said] as const),
    ...(line.sleep === undefined ? [] : [['closed', line.sleep] as const]),
  ];
  const called = calledOf(context, line.roles ?? []);
  const what = paragraph(type, speaker.say(line.what), { font: 'bold', size: 11, width: width - called.width, after: 1 }, whose(item, 'what'));
  const words = spokenBlock(context, spoken, width, dense, item);
  const pad = dense ? 2 : 3.4;
  const gap = dense ? 1.6 : 3;
  const height = what.height + words.height + 2 * pad + gap - 0.8;
  return {
    height,
    draw: (x, y) => [
      rect(x, y, whole, height - gap, { stroke: '#9aa0ad', width: 0.25, radius: 2 }),
      circle(x + 7, y + pad + 2.9, dense ? 3.4 : 4, { fill: 'black' }),
      { kind: 'text', x: x + 7, y: y + pad + 4.4, size: dense ? 10.5 : 12, font: 'bold', text: String(n), ink: '#ffffff', align: 'middle' },
      ...what.draw(x + indent + 4, y + pad),
      ...called.draw(x + whole - 4, y + pad),
      ...words.draw(x + indent + 4, y + pad + what.height),
    ],
  };
}

/** What is said, a line each; or one after the other where the sheet is crowded and they fit on one line. */
function spokenBlock(context: Context, spoken: readonly Spoken[], width: number, dense: boolean, item: string): Block {
  const { type, speaker } = context;
  const size = dense ? 10 : 11;
  const quoted = spoken.map(([eye, said]) => ({ eye, text: speaker.say('print.quoted', { text: speaker.say(said) }) }));
  const room = (eye: Spoken[0]): number => (eye === 'none' ? 0 : 7);
  const widths = quoted.map(({ eye, text }) => room(eye) + type.width(text, 'regular', size, whose(item, eye)) + 3);
  if (dense && widths.reduce((sum, one) => sum + one, 0) <= width) {
    return {
      height: 5.2,
      draw: (x, y) => quoted.flatMap(({ eye, text }, i) => {
        const at = x + widths.slice(0, i).reduce((sum, one) => sum + one, 0);
        return [...eyeSign(eye, at + 2.5, y + 2.7), { kind: 'text', x: at + room(eye), y: y + size / pointsPerMm, size, font: 'regular', text } as const];
      }),
    };
  }
  const blocks = quoted.map(({ eye, text }) => ({ eye, block: paragraph(type, text, { font: 'regular', size, width: width - 7, after: 0.8 }, whose(item, eye)) }));
  return {
    height: blocks.reduce((sum, { block }) => sum + block.height, 0),
    draw: (x, y) => {
      let at = y;
      return blocks.flatMap(({ eye, block }) => {
        const shapes = [...eyeSign(eye, x + 2.5, at + 2.9), ...block.draw(x + 7, at)];
        at += block.height;
        return shapes;
      });
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
