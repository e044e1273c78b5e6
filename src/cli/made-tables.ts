import type { NightLine } from '../kernel/night-card.ts';
import { optionFields, type OptionField } from '../kernel/option-fields.ts';
import type { Rulebook } from '../rules/define-game.ts';
import { speaker, type Speaker } from '../text/speak.ts';

type Table = (game: Rulebook, speak: Speaker) => string;

/** What a rulebook's text can leave to the program: the tables between `<!-- made: roles -->` and `<!-- /made -->`, in English. */
const tables: Readonly<Record<string, Table>> = {
  roles: (game, speak) =>
    written(
      ['role', 'side', 'what the card says', 'turns at night'],
      Object.values(game.roles).map((role) => [
        named(role.id, speak.role(role.id)),
        [speak.faction(role.faction), ...(role.class === undefined ? [] : [speak.say(`class.${role.class}`)])].join(' · '),
        speak.say(`role.${role.id}.ability`),
        [...new Set(linesOf(game).flatMap((line) => (isOwn(line, role.id) ? [line.clause] : [])))].join(', '),
      ]),
    ),
  night: (game, speak) =>
    written(
      ['step', 'who', 'what happens', 'clause'],
      game
        .nightCard({}, game.options.parse({}))
        .flatMap(({ id, lines }, _, { length }) => [
          ...(length > 1 ? [[`**${speak.say(`night.section.${id}`)}**`, '', '', '']] : []),
          ...lines.map((line) => [`\`${line.id}\``, whoWakes(game, line, speak), speak.say(line.what), line.clause]),
        ]),
    ),
  casts: (game, speak) => {
    const options = game.options.parse({}) as never;
    const { min, max } = game.players;
    return written(
      ['players', 'suggested cast'],
      Array.from({ length: max - min + 1 }, (_, i) => [
        String(min + i),
        Object.entries(game.suggest(min + i, options))
          .map(([role, n]) => (n === 1 ? speak.role(role) : `${n} ${speak.role(role)}`))
          .join(', '),
      ]),
    );
  },
  options: (game, speak) =>
    written(
      ['option', 'usual', 'values', 'what it is', 'clause'],
      optionFields(game.options).map((field) => [
        `\`${field.name}\``,
        usualOf(field),
        valuesOf(field),
        `${speak.say(field.title)}. ${speak.say(field.help)}`,
        field.clause ?? '',
      ]),
    ),
};

/** The text of a rulebook with each of its made tables as the program has it now. Throws for a table that is none. */
export function withTables(text: string, game: Rulebook): string {
  const speak = speaker('en', [game.words]);
  return text.replace(/(<!-- made: (\w+) -->\n)[^]*?(<!-- \/made -->)/g, (_, begin: string, name: string, end: string) => {
    const table = tables[name];
    if (!table) throw new Error(`The rulebook of ${game.id} asks for a table "${name}". There are: ${Object.keys(tables).join(', ')}.`);
    return `${begin}\n${table(game, speak)}\n\n${end}`;
  });
}

/** A table in Markdown. */
export const written = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const named = (id: string, name: string): string => `\`${id}\`: ${name}`;

const linesOf = (game: Rulebook): readonly NightLine[] => game.nightCard({}, game.options.parse({})).flatMap(({ lines }) => lines);

/** Those a step is for; a side of which everybody is called goes by its own name. */
function whoWakes(game: Rulebook, { roles }: NightLine, speak: Speaker): string {
  const all = (side: string): string[] => Object.values(game.roles).flatMap(({ id, faction }) => (faction === side ? [id] : []));
  const sides =
    roles.length > 1 ? game.factions.filter(({ id }) => all(id).length > 1 && all(id).every((role) => roles.includes(role))) : [];
  const left = roles.filter((role) => !sides.some(({ id }) => all(id).includes(role)));
  return [...sides.map(({ id }) => speak.faction(id)), ...left.map((role) => speak.role(role))].join(', ');
}

/** A call of the role alone; it is named after the role, or after one of the steps the role has. */
const isOwn = ({ kind, id, roles }: NightLine, role: string): boolean =>
  kind === 'role' && (id === role || (roles.length === 1 && roles[0] === role));

/** The standard value; a list of every step stands in the table of the night. */
function usualOf({ standard, kind }: OptionField): string {
  if (typeof standard === 'boolean') return standard ? 'yes' : 'no';
  if (standard === null) return 'empty: by the number of players';
  if (typeof standard === 'number') return String(standard);
  const list = [standard].flat();
  return kind.of === 'order' && list.length > 3
    ? 'as above'
    : list.map((one) => `\`${typeof one === 'string' ? one : JSON.stringify(one)}\``).join(', ');
}

function valuesOf({ kind, unit }: OptionField): string {
  switch (kind.of) {
    case 'switch':
      return 'yes, no';
    case 'number':
      return `${String(kind.min)}…${String(kind.max)}${unit === undefined ? '' : ` ${unit}`}`;
    case 'one':
      return kind.values.map((value) => `\`${value}\``).join(', ');
    case 'set':
      return `some of ${kind.values.map((value) => `\`${value}\``).join(', ')}`;
    case 'order':
      return kind.whole ? 'all of them in an order' : 'some of them in an order';
  }
}
