import type { Filler, Said, SeatId } from '../kernel/types.ts';
import type { Alike, Catalogue, Language, Message, Words } from './message.ts';

/** Turns message ids into sentences of one language. */
export interface Speaker {
  readonly language: Language;
  /** The sentence; an id without wording comes back in ⟦brackets⟧ so that it is seen, not guessed. */
  say(said: Said | string, fill?: Readonly<Record<string, Filler>>): string;
  has(id: string): boolean;
  /** The player's name, or "Seat 3" where none was given. */
  seat(seat: SeatId): string;
  role(role: string): string;
  faction(faction: string): string;
  list(parts: readonly string[]): string;
}

/**
 * A speaker for a language over one or more areas of wording; later areas win, so that a deck may
 * rename roles. `names` are the players' names in seat order. With a `variant` an area's `id@variant`
 * is said in place of its `id`. Ours, as message ids are typed, a variant is a word in the id, and no text is parsed at run time.
 */
export function speaker(
  language: Language,
  areas: readonly Words[],
  names: readonly (string | undefined)[] = [],
  variant?: string,
): Speaker {
  // Without a prototype: an id from a file may be called like something every object has.
  const catalogue: Record<string, Message> = Object.assign(
    Object.create(null) as Record<string, Message>,
    ...areas.flatMap((area) => [area[language], varied(area[language], variant)]),
  ) as Record<string, Message>;
  let plurals: Intl.PluralRules | undefined;

  const say = (what: Said | string, fill?: Readonly<Record<string, Filler>>): string => {
    const id = typeof what === 'string' ? what : what.id;
    const gaps = typeof what === 'string' ? fill : what.with;
    const message = catalogue[id];
    if (message === undefined) return `⟦${id}⟧`;
    return wording(message, gaps).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const filler = gaps?.[name];
      return filler === undefined ? whole : render(filler);
    });
  };

  const wording = (message: Message, gaps: Said['with']): string => {
    if (typeof message === 'string') return message;
    if (isAlike(message)) return message.forms[fillAlike(message, gaps) ? 'same' : 'other'];
    const n = Number(gaps?.[message.by] ?? 0);
    plurals ??= new Intl.PluralRules(language);
    return (message.forms[plurals.select(n)] ?? message.forms.other).replaceAll('#', String(n));
  };

  const fillAlike = ({ by: [one, other] }: Alike, gaps: Said['with']): boolean => {
    const [first, second] = [gaps?.[one], gaps?.[other]];
    return first !== undefined && second !== undefined && render(first) === render(second);
  };

  const render = (filler: Filler): string => {
    if (typeof filler === 'string') return filler;
    if (typeof filler === 'number') return String(filler);
    if ('seat' in filler) return seat(filler.seat);
    if ('seats' in filler) return list(filler.seats.map(seat));
    if ('role' in filler) return role(filler.role);
    if ('faction' in filler) return faction(filler.faction);
    if ('factions' in filler) return list(filler.factions.map(faction));
    if ('list' in filler) return list(filler.list.map((one) => say(one)));
    return say(filler.said);
  };

  const seat = (n: SeatId): string => names[n - 1] || say('seat.nameless', { n });
  const role = (id: string): string => say(`role.${id}`);
  const faction = (id: string): string => say(`faction.${id}`);
  const list = (parts: readonly string[]): string => {
    const { between, last } = joints[language];
    return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(between) + last + (parts.at(-1) ?? '');
  };

  return { language, say, has: (id) => id in catalogue, seat, role, faction, list };
}

/**
 * What stands between the parts of a list, and before the last, as CLDR has it for en-GB, zh and pl. `Intl.ListFormat` says
 * the same, but to make the first one takes a phone some 40 ms, in which a question waits to be seen.
 */
const joints: Readonly<Record<Language, { readonly between: string; readonly last: string }>> = {
  en: { between: ', ', last: ' and ' },
  zh: { between: '、', last: '和' },
  pl: { between: ', ', last: ' i ' },
};

const isAlike = (message: Exclude<Message, string>): message is Alike => typeof message.by !== 'string';

/** What the catalogue words otherwise in the variant, under the ids it stands in for. */
function varied(catalogue: Catalogue, variant: string | undefined): Catalogue {
  if (variant === undefined) return {};
  const end = `@${variant}`;
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([id, message]) => (id.endsWith(end) ? [[id.slice(0, -end.length), message] as const] : [])),
  );
}

/** The same words with some of them replaced, for decks with names of their own. */
export function renamed(language: Language, names: Catalogue): Words {
  const none: Catalogue = {};
  return { en: none, zh: none, pl: none, [language]: names };
}
