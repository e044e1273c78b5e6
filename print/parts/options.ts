import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { columned, columnOf, enlarged, heading, paragraph, subheading, type Block } from '../flow.ts';
import type { OptionEntry } from '../job.ts';
import { path, pointsPerMm, rect, type Shape } from '../scene.ts';

/** Longer lists of steps are not written out again: the night card has them. */
const mostValues = 9;
const box = 3;
const size = 9;

/** The house rules with boxes to tick: the usual choice in bold, what the host has chosen already ticked. */
export function optionSheets(usual: Context): readonly Sheet[] {
  const context = enlarged(usual);
  const columns = context.zoom > 1 ? 1 : 2;
  const { speaker, type, job } = context;
  const part = speaker.say('print.part.options');
  const { width } = columnOf(context, columns);
  const groups = job.options ?? [];
  const intro = paragraph(
    type,
    speaker.say('print.options.hint'),
    { font: 'regular', size: 9.5, width: width * columns, after: 2 },
    whose(part, 'hint'),
  );
  return columned(
    context,
    part,
    columns,
    [heading(context, speaker.say('print.options.title')), intro],
    groups.flatMap(({ group, entries }) => [
      ...(speaker.has(`group.${group}`) ? [subheading(context, speaker.say(`group.${group}`), width)] : []),
      ...entries.map((entry) => entryBlock(context, entry, width)),
    ]),
  );
}

function entryBlock(context: Context, entry: OptionEntry, width: number): Block {
  const { type, speaker } = context;
  const part = speaker.say('print.part.options');
  const title = paragraph(type, speaker.say(entry.title), { font: 'bold', size: 9.5, width, after: 0.4 }, whose(part, entry.title));
  const choices = choiceRows(context, entry, width);
  const help = speaker.has(entry.help)
    ? paragraph(
        type,
        speaker.say(entry.help),
        { font: 'regular', size: context.zoom > 1 ? 9 : 8, width, ink: '#4a4f5a', after: 0.4 },
        whose(part, entry.help),
      )
    : undefined;
  const step = 4.6;
  return {
    height: title.height + choices.length * step + (help?.height ?? 0) + 2.4,
    draw: (x, y) => [
      ...title.draw(x, y),
      ...choices.flatMap((row, i) => row.flatMap((choice) => drawn(choice, x, y + title.height + 0.6 + i * step))),
      ...(help?.draw(x, y + title.height + choices.length * step + 0.7) ?? []),
    ],
  };
}

/** A box with its words; `at` is its place in the row in mm. */
interface Choice extends Words {
  readonly at: number;
  readonly size: number;
}

interface Words {
  readonly text: string;
  readonly bold: boolean;
  readonly ticked: boolean;
}

/** The boxes of an option, as many in a row as fit. */
function choiceRows(context: Context, entry: OptionEntry, width: number): readonly (readonly Choice[])[] {
  const rows: Choice[][] = [[]];
  let at = 0;
  for (const one of choicesOf(context, entry)) {
    const font = one.bold ? 'bold' : 'regular';
    const whole = context.type.width(one.text, font, size);
    const room = width - box - 1.4;
    const wide = box + 1.4 + Math.min(whole, room) + 4;
    if (at > 0 && (entry.kind === 'order' || at + wide - 4 > width)) {
      rows.push([]);
      at = 0;
    }
    rows.at(-1)?.push({ ...one, at, size: whole > room ? (size * room) / whole : size });
    at += wide;
  }
  return rows;
}

function choicesOf({ speaker }: Context, entry: OptionEntry): readonly Words[] {
  const { kind, title, usual, values = [] } = entry;
  const set = 'chosen' in entry;
  const choice = (text: string, value: unknown): Words => ({ text, bold: value === usual, ticked: set && entry.chosen === value });
  const unit = (n: unknown): string => (entry.unit === undefined ? String(n) : `${String(n)} ${speaker.say(`unit.${entry.unit}`)}`);
  const other =
    set && typeof entry.chosen === 'number' && entry.chosen !== usual
      ? { text: unit(entry.chosen), bold: false, ticked: true }
      : { text: '…………', bold: false, ticked: false };
  switch (kind) {
    case 'switch':
      return [choice(speaker.say('print.options.on'), true), choice(speaker.say('print.options.off'), false)];
    case 'one':
      return values.map((value) => choice(speaker.say(`${title}.${value}`), value));
    case 'number':
      return [choice(unit(usual), usual), other];
    case 'maybe':
      return [
        typeof usual === 'number'
          ? choice(unit(usual), usual)
          : { text: speaker.say('print.options.none'), bold: true, ticked: set && typeof entry.chosen !== 'number' },
        other,
      ];
    case 'several':
    case 'order':
      return listOf(speaker.say, entry, values);
  }
}

/** Values that may be chosen together, or stand in an order: then each with its place, and a box for another. */
function listOf(say: (id: string) => string, entry: OptionEntry, values: readonly string[]): readonly Words[] {
  const usual: readonly unknown[] = Array.isArray(entry.usual) ? entry.usual : [];
  const chosen: readonly unknown[] | undefined = Array.isArray(entry.chosen) ? entry.chosen : undefined;
  const same = chosen?.length === usual.length && chosen.every((value, i) => value === usual[i]);
  if (values.length > mostValues)
    return [
      { text: say('print.options.asNight'), bold: true, ticked: same },
      { text: '…………', bold: false, ticked: chosen !== undefined && !same },
    ];
  const ordered = entry.kind === 'order';
  const listed = ordered ? (chosen ?? usual) : values;
  const inOrder = [
    ...listed.filter((value): value is string => values.includes(value as string)),
    ...values.filter((value) => !listed.includes(value)),
  ];
  return inOrder.map((value, i) => {
    const word = say(`${entry.title}.${value}`);
    return {
      text: ordered ? `${String(i + 1)}. ${word}` : word,
      bold: usual.includes(value),
      ticked: !ordered && (chosen?.includes(value) ?? false),
    };
  });
}

function drawn({ at, size: height, text, bold, ticked }: Choice, x: number, y: number): readonly Shape[] {
  const left = x + at;
  return [
    rect(left, y, box, box, { stroke: 'black', width: bold ? 0.4 : 0.25, radius: 0.4 }),
    ...(ticked ? [path(`M${left + 0.5} ${y + 1.6}l.8 .9l1.6 -2.3`, { stroke: 'black', width: 0.5 })] : []),
    { kind: 'text', x: left + box + 1.4, y: y + size / pointsPerMm - 0.45, size: height, font: bold ? 'bold' : 'regular', text },
  ];
}
