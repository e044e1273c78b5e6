import { setupTable } from '../../src/cards/setup-table.ts';
import type { Context } from '../context.ts';
import type { Block } from '../flow.ts';
import { signOf } from '../sign.ts';
import { after, point, section, text, type Setting } from './type.ts';

/** The name of a role beside its ability, in mm; in large letters it stands above. */
const nameColumn = 37;
const largeFrom = 12;
/** So many roles are named that are called together. */
const mostNamed = 3;
/** Numbers of cards are written out for games of so few roles; others have their own sheet. */
const mostCast = 7;

/** What the booklet says, in order: the game, how it goes, who is who, the night, the numbers, and what helps a host. */
export function contentOf(setting: Setting): readonly Block[] {
  const { context } = setting;
  const { speaker, job } = context;
  const say = speaker.say;
  const points = numbered(context, 'crib').map((words) => point(setting, words));
  return [
    ...(speaker.has('game.about')
      ? [section(setting, say('print.booklet.goal')), after(text(setting, say('game.about'), setting.width), 1.5)]
      : []),
    ...(points.length === 0 ? [] : [section(setting, say('print.rules.play')), ...points]),
    ...(job.rules ?? []).flatMap(({ title, points: own }) => [
      section(setting, say(title)),
      ...own.map((said) => point(setting, say(said))),
    ]),
    section(setting, say('print.rules.roles')),
    ...[...new Set(context.cards.map((card) => card.role))].map((role) => roleBlock(setting, role)),
    ...nightBlocks(setting),
    ...numberBlocks(setting),
    section(setting, say('print.booklet.hints')),
    ...numbered(context, 'print.booklet.hint').map((words) => point(setting, words)),
    ...colophon(setting),
  ];
}

/** Messages that are numbered from 1. */
function numbered({ speaker }: Context, id: string): readonly string[] {
  const found: string[] = [];
  for (let n = 1; speaker.has(`${id}.${String(n)}`); n++) found.push(speaker.say(`${id}.${String(n)}`));
  return found;
}

function roleBlock(setting: Setting, role: string): Block {
  const { context, width, size } = setting;
  const { name, ability } = context.wordsOf({ role });
  const face = context.cards.find((card) => card.role === role)?.face;
  const signed = face !== undefined && face.style !== 'playing-card';
  const left = signed ? 6 : 0;
  const beside = size < largeFrom;
  const heading = text(setting, name, beside ? nameColumn - left - 2 : width - left, 'strong');
  const words = text(setting, ability, beside ? width - nameColumn : width);
  return {
    height: (beside ? Math.max(heading.height, words.height) : heading.height + words.height) + 1.5,
    draw: (x, y) => [
      ...(face === undefined ? [] : signOf(context, face, x + 2.2, y + size * 0.2, 2.15)),
      ...heading.draw(x + left, y),
      ...words.draw(beside ? x + nameColumn : x, beside ? y : y + heading.height),
    ],
  };
}

/** Who is called in which order. A night unlike the others comes first, under its own title. */
function nightBlocks(setting: Setting): readonly Block[] {
  const { speaker, job } = setting.context;
  const say = speaker.say;
  const parts = job.night ?? [];
  const lists = [
    ...parts
      .filter(({ apart }) => apart === true)
      .map((part) => ({ title: say(part.title ?? { id: `night.section.${part.id}` }), lines: part.lines })),
    {
      title: say(parts.some(({ apart }) => apart === true) ? 'print.night.others' : 'print.night.title'),
      lines: parts.filter(({ apart }) => apart !== true).flatMap(({ lines }) => lines),
    },
  ];
  return lists
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }) => [
      section(setting, title),
      ...lines.map(({ what, roles = [] }, i) => {
        // What a whole side does says who they are.
        const who =
          roles.length > mostNamed
            ? ''
            : [...new Set(roles.map((role) => speaker.role(role)))].join(setting.context.job.language === 'zh' ? '、' : ', ');
        return point(
          setting,
          who === '' || say(what).startsWith(who) ? say(what) : say('print.night.who', { who, what: { said: what } }),
          i + 1,
        );
      }),
    ]);
}

/** How many of which role for how many players. */
function numberBlocks(setting: Setting): readonly Block[] {
  const { speaker, job } = setting.context;
  const rows = ((job.setup ?? setupTable(job.deck, undefined))?.rows ?? []).filter((row, i, all) =>
    all.slice(0, i + 1).every(({ title }, n) => n === 0 || title === undefined),
  );
  const roles = new Set(rows.flatMap((row) => [...Object.keys(row.roles), ...(row.rest === undefined ? [] : [row.rest])]));
  if (rows.length === 0 || roles.size > mostCast) return [];
  const comma = job.language === 'zh' ? '，' : ', ';
  const lines = rows.map(({ players: [from, to], roles: cast, rest }) => {
    const some = Object.entries(cast).flatMap(([role, n]) => (n > 0 ? [speaker.say('print.booklet.some', { n, role: { role } })] : []));
    const others = rest === undefined ? [] : [speaker.say('print.booklet.rest', { role: { role: rest } })];
    const n = from === to ? String(from) : `${String(from)}–${String(to)}`;
    return speaker.say('print.booklet.for', { n, cast: [...some, ...others].join(comma) });
  });
  return [section(setting, speaker.say('print.setup.title')), ...lines.map((line) => after(text(setting, line, setting.width), 0.4))];
}

/** Which deck this is, and whom thanks are due to. */
function colophon(setting: Setting): readonly Block[] {
  const { speaker, job, title } = setting.context;
  const credits = [...new Set([...(job.deck.credits ?? []), ...(job.art?.credits ?? [])])].join('; ');
  const which = `${title}, ${speaker.say('print.edition', { edition: job.deck.edition })}.`;
  const words = credits === '' ? which : `${which} ${speaker.say('print.setup.credits', { credits })}`;
  const small = { ...setting, size: Math.max(7, setting.size - 1) };
  const block = text(small, words, setting.width);
  return [{ height: block.height + 5, draw: (x, y) => block.draw(x, y + 5) }];
}
