import type { Said } from '../../src/kernel/types.ts';
import type { Context, Sheet } from '../context.ts';
import { bodyOf, columned, columnOf, enlarged, flowed, heading, paragraph, subheading, type Block } from '../flow.ts';
import type { NightEntry, NightPart } from '../job.ts';
import { whose } from '../faces/face.ts';
import { circle, path, pointsPerMm, rect, type Ink, type Shape } from '../scene.ts';
import { signOf } from '../sign.ts';
import { coded } from './night-code.ts';

const grey: Ink = '#5a5f6b';
const indent = 12;
/** Calls that stand on one sheet with room; more are set closer. */
const mostRoomy = 8;
/** Calls that stand on one sheet one below the other; more go into two columns. */
const mostDense = 16;

/** The night-sequence card: who is called in which order, what to say, what they do. A night apart has a sheet of its own. */
export function nightSheets(usualContext: Context): readonly Sheet[] {
  const context = enlarged(usualContext);
  const sections = context.job.night ?? [];
  const [apart, others] = [sections.filter((section) => section.apart === true), sections.filter((section) => section.apart !== true)];
  const usual = context.speaker.say(apart.length === 0 ? 'print.night.title' : 'print.night.others');
  return [
    ...apart.flatMap((section) => nightSheet(context, context.speaker.say(titleOf(section)), [section])),
    ...(others.length > 0 || apart.length === 0 ? nightSheet(context, usual, others) : []),
  ];
}

function nightSheet(context: Context, title: string, sections: readonly NightPart[]): readonly Sheet[] {
  const part = context.speaker.say('print.part.night');
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  if (lines > mostDense || context.zoom > 1) return coded(context, crowdedSheets(context, part, title, sections));
  const counter = { n: 0, dense: lines > mostRoomy };
  return coded(
    context,
    flowed(context, part, [
      heading(context, title),
      ...sections.flatMap((section) => sectionBlocks(context, section, sections.length > 1, counter)),
    ]),
  );
}

/** How large the words of a long night are set, as a share of the usual size. */
const crowdedScales = [1, 0.95, 0.9] as const;

/** A long night: two columns of short entries, as large as the fewest sheets allow. */
function crowdedSheets(context: Context, part: string, title: string, sections: readonly NightPart[]): readonly Sheet[] {
  const tries = (context.zoom > 1 ? [1] : crowdedScales).map((scale) => scaledSheets(context, part, title, sections, scale));
  const fewest = Math.min(...tries.map((sheets) => sheets.length));
  return tries.find((sheets) => sheets.length === fewest) ?? [];
}

function scaledSheets(context: Context, part: string, title: string, sections: readonly NightPart[], scale: number): readonly Sheet[] {
  const columns = context.zoom > 1 ? 1 : 2;
  const { width } = columnOf(context, columns);
  let n = 0;
  return columned(
    context,
    part,
    columns,
    [heading(context, title)],
    sections.flatMap((section) => {
      const id = titleOf(section);
      return [
        ...(sections.length > 1 && context.speaker.has(id.id) ? [subheading(context, context.speaker.say(id), width)] : []),
        ...section.lines.map((line) => shortBlock(context, line, ++n, width, scale)),
      ];
    }),
  );
}

const titleOf = (section: NightPart): Said => section.title ?? { id: `night.section.${section.id}` };

function sectionBlocks(
  context: Context,
  section: NightPart,
  several: boolean,
  counter: { n: number; readonly dense: boolean },
): readonly Block[] {
  const id = titleOf(section);
  const named = several && context.speaker.has(id.id);
  return [
    ...(named ? [subheading(context, context.speaker.say(id))] : []),
    ...section.lines.map((line) => lineBlock(context, line, ++counter.n, counter.dense)),
  ];
}

type Spoken = readonly [eye: 'open' | 'closed' | 'none', said: Said];

function spokenOf({ wake, ask = [], sleep }: NightEntry): readonly Spoken[] {
  return [
    ...(wake === undefined ? [] : [['open', wake] as const]),
    ...ask.map((said) => ['none', said] as const),
    ...(sleep === undefined ? [] : [['closed', sleep] as const]),
  ];
}

/** An entry of a long night: who, what happens, and what the host says, without a frame. */
function shortBlock(context: Context, line: NightEntry, n: number, width: number, scale: number): Block {
  const { type, speaker } = context;
  const left = 7.5;
  const item = `${speaker.say('print.part.night')} ${n}`;
  const called = calledOf(context, line.roles ?? [], 9);
  const inner = width - left;
  const who = called.name === '' ? '' : speaker.say('print.night.who', { who: called.name, what: speaker.say(line.what) });
  const what = paragraph(
    type,
    who === '' ? speaker.say(line.what) : who,
    { font: 'bold', size: 9.5 * scale, width: inner - called.signs, after: 0.5 },
    whose(item, 'what'),
  );
  const words = spokenOf(line).map(([eye, said]) => {
    const room = 6;
    return {
      eye,
      room,
      block: paragraph(
        type,
        speaker.say('print.quoted', { text: speaker.say(said) }),
        { font: 'regular', size: 9 * scale, width: inner - room, after: 0.2 },
        whose(item, eye),
      ),
    };
  });
  const height = what.height + words.reduce((sum, { block }) => sum + block.height, 0) + 2;
  return {
    height,
    draw: (x, y) => {
      let at = y + what.height;
      return [
        circle(x + 2.6, y + 2, 2.6, { fill: 'black' }),
        { kind: 'text', x: x + 2.6, y: y + 3.1, size: 9, font: 'bold', text: String(n), ink: '#ffffff', align: 'middle' },
        ...what.draw(x + left, y),
        ...called.drawSigns(x + width, y),
        ...words.flatMap(({ eye, room, block }) => {
          const shapes = [...eyeSign(eye, x + left + 2.3, at + 2.2), ...block.draw(x + left + room, at)];
          at += block.height;
          return shapes;
        }),
        path(`M${x} ${y + height - 1}h${width}`, { stroke: '#c9cdd6', width: 0.15 }),
      ];
    },
  };
}

/** Number, what happens, and what the host says: eyes open, the question, eyes closed. */
function lineBlock(context: Context, line: NightEntry, n: number, dense: boolean): Block {
  const { type, speaker } = context;
  const { width: whole } = bodyOf(context).body;
  const width = whole - indent - 10;
  const item = `${speaker.say('print.part.night')} ${n}`;
  const spoken = spokenOf(line);
  const called = calledOf(context, line.roles ?? []);
  const what = paragraph(
    type,
    speaker.say(line.what),
    { font: 'bold', size: 11, width: width - called.width, after: 1 },
    whose(item, 'what'),
  );
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
      draw: (x, y) =>
        quoted.flatMap(({ eye, text }, i) => {
          const at = x + widths.slice(0, i).reduce((sum, one) => sum + one, 0);
          return [
            ...eyeSign(eye, at + 2.5, y + 2.7),
            { kind: 'text', x: at + room(eye), y: y + size / pointsPerMm, size, font: 'regular', text } as const,
          ];
        }),
    };
  }
  const blocks = quoted.map(({ eye, text }) => ({
    eye,
    block: paragraph(type, text, { font: 'regular', size, width: width - 7, after: 0.8 }, whose(item, eye)),
  }));
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

interface Called {
  readonly name: string;
  /** Widths in mm: of name and signs, and of the signs alone. */
  readonly width: number;
  readonly signs: number;
  readonly draw: (right: number, y: number) => readonly Shape[];
  readonly drawSigns: (right: number, y: number) => readonly Shape[];
}

/** The name of the one role that is called, or the signs of several, set against the right. */
function calledOf(context: Context, roles: readonly string[], size = 11): Called {
  const { type, speaker, job } = context;
  const faces = roles.flatMap((role) => job.deck.cards.find((card) => card.role === role)?.face ?? []);
  const kinds = [...new Map(faces.map((face) => [context.sideOf(face), face])).values()].filter((face) => face.style !== 'playing-card');
  const [only] = roles;
  const name = roles.length === 1 && only !== undefined ? speaker.role(only) : '';
  // Signs of enlarged sheets are larger still.
  const step = context.zoom > 1 ? 6.8 : 6;
  const signs = kinds.length * step;
  const drawSigns: Called['drawSigns'] = (right, y) =>
    kinds.flatMap((face, i) => signOf(context, face, right - 2.4 - (kinds.length - 1 - i) * step, y + 2.5, 2.3));
  return {
    name,
    signs,
    drawSigns,
    width: type.width(name, 'bold', size) + signs + 2,
    draw: (right, y) => [
      { kind: 'text', x: right - signs, y: y + size / pointsPerMm, size, font: 'bold', text: name, ink: grey, align: 'end' },
      ...drawSigns(right, y),
    ],
  };
}

function eyeSign(eye: 'open' | 'closed' | 'none', x: number, y: number): readonly Shape[] {
  const lid = { stroke: grey, width: 0.35 };
  if (eye === 'open')
    return [
      path(
        `M${x - 2.2} ${y}C${x - 1} ${y - 1.7} ${x + 1} ${y - 1.7} ${x + 2.2} ${y}C${x + 1} ${y + 1.7} ${x - 1} ${y + 1.7} ${x - 2.2} ${y}Z`,
        lid,
      ),
      circle(x, y, 0.75, { fill: grey }),
    ];
  if (eye === 'closed')
    return [
      path(
        `M${x - 2.2} ${y - 0.5}C${x - 1} ${y + 1.2} ${x + 1} ${y + 1.2} ${x + 2.2} ${y - 0.5}M${x - 1.4} ${y + 0.5}l-.6 .8M${x} ${y + 0.9}v1M${x + 1.4} ${y + 0.5}l.6 .8`,
        lid,
      ),
    ];
  return [];
}
