import { gameWords } from '../games/index.ts';
import type { Cast, Game } from '../kernel/game.ts';
import { optionFields, type FieldKind } from '../kernel/option-fields.ts';
import { cardsOf } from '../lab/playout.ts';
import { illegal } from '../lab/scenario-cast.ts';
import { Usage } from './command.ts';
import { closest } from './help.ts';

/** "killPolicy=mustKill, shipNight=off" as the game's options take it; of a list the values are joined by "+". Throws `Usage`. */
export function rulesOf(game: Game, list: string): Record<string, unknown> {
  const fields = new Map(optionFields(game.options).map(({ name, kind }) => [name, kind]));
  const rules = Object.fromEntries(
    parts(list).map((part) => {
      const [name = '', value] = part.split('=').map((side) => side.trim());
      const kind = fields.get(name);
      if (!kind) throw new Usage(`There is no house rule "${name}". ${nearest(name, [...fields.keys()])}`);
      if (value === undefined || value === '') throw new Usage(`A house rule reads like ${name}=VALUE; "${part}" does not.`);
      const taken = valueOf(kind, value);
      if (!taken) throw new Usage(`${name} takes ${takes(kind)}; not "${value}".`);
      return [name, taken.value];
    }),
  );
  // What no value of a rule says by itself: that all values of an order are there, say.
  const issue = game.options.safeParse(rules).error?.issues[0];
  if (issue) throw new Usage(`${issue.path.map(String).join('.')}: ${issue.message}.`);
  return rules;
}

/** The value as the option takes it; nothing where it takes no such value. */
function valueOf(kind: FieldKind, value: string): { readonly value: unknown } | undefined {
  switch (kind.of) {
    case 'switch':
      return /^(true|yes|on|false|no|off)$/i.test(value) ? { value: /^(true|yes|on)$/i.test(value) } : undefined;
    case 'number': {
      if (kind.off && /^(null|off)$/i.test(value)) return { value: kind.off.value };
      return /^\d+$/.test(value) && Number(value) >= kind.min && Number(value) <= kind.max ? { value: Number(value) } : undefined;
    }
    case 'one':
      return kind.values.includes(value) ? { value } : undefined;
    default: {
      const all = value.split('+').map((one) => one.trim());
      const fits = all.every((one, i) => kind.values.includes(one) && all.indexOf(one) === i);
      return fits && !(kind.of === 'order' && kind.whole && all.length < kind.values.length) ? { value: all } : undefined;
    }
  }
}

function takes(kind: FieldKind): string {
  switch (kind.of) {
    case 'switch':
      return 'yes or no';
    case 'number':
      return `a whole number from ${String(kind.min)} to ${String(kind.max)}${kind.off ? ', or off' : ''}`;
    case 'one':
      return kind.values.join(', ');
    default:
      return `${kind.of === 'order' && kind.whole ? 'each of these once, in any order' : 'any of these'}: ${kind.values.join('+')}`;
  }
}

/** "mafia 2, civilian 7" or "mafia=2,civilian=7" as numbers of cards. Throws `Usage`. */
export function castOf(game: Game, list: string): Cast {
  const roles = Object.keys(game.roles);
  const cast: Record<string, number> = {};
  for (const part of parts(list)) {
    const [, named = '', n = '1'] = /^([^\s=]+)(?:(?:\s+|\s*=\s*)(\d{1,3}))?$/.exec(part) ?? [];
    if (named === '') throw new Usage(`Cards read like "${roles[0] ?? 'role'} 2"; "${part}" does not.`);
    const role = roles.find((id) => id.toLowerCase() === named.toLowerCase());
    if (role === undefined) throw new Usage(`There is no card "${named}". ${nearest(named, roles)}`);
    cast[role] = (cast[role] ?? 0) + Number(n);
  }
  return cast;
}

/** Throws `Usage` with the reason for a cast that the rulebook refuses. */
export async function mayBegin(game: Game, cast: Cast, options: Record<string, unknown>): Promise<void> {
  const seats = cardsOf(cast).map((role, i) => ({ name: String(i), role }));
  const [fault] = illegal(game, { seats, options }, await gameWords[game.id]?.());
  if (fault !== undefined) throw new Usage(fault);
}

const parts = (list: string): string[] => list.split(/[,;]/).flatMap((part) => part.trim() || []);

function nearest(word: string, known: readonly string[]): string {
  const near = closest(word, known);
  return near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}
