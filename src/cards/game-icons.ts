/** How a sign of game-icons.net is named in a deck file: `game-icons:wolf-head`. */
export const gameIcon = /^game-icons:[a-z0-9-]+$/;
const prefix = 'game-icons:';
/** Longest outline a deck file may hold, in characters; one sign in four thousand is longer. */
export const longestOutline = 20_000;

/** The signs as their package holds them (Iconify JSON): by name, an SVG path on 512 × 512 in one element each. */
export interface GameIcons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The outline of a sign, named with or without `game-icons:`; nothing for a name there is not. */
export function outlineOf({ icons }: GameIcons, name: string): string | undefined {
  const bare = bareName(name);
  const body = Object.hasOwn(icons, bare) ? icons[bare]?.body : undefined;
  const outline = body && / d="([^"]+)"/.exec(body)?.[1];
  return outline && outline.length <= longestOutline ? outline : undefined;
}

/**
 * Names of signs that have every word asked for in them, those whose own words they are before those where they are a part of one:
 * "wolf" finds `wolf-head` before `werewolf`. Nothing for no words.
 */
export function signsFor({ icons }: GameIcons, wanted: string): readonly string[] {
  const words = wordsOf(wanted.replace(prefix, ''));
  if (words.length === 0) return [];
  const whole = (name: string): number => words.filter((word) => name.split('-').includes(word)).length;
  return Object.keys(icons)
    .filter((name) => words.every((word) => name.includes(word)))
    .map((name) => ({ name, whole: whole(name) }))
    .sort((a, b) => b.whole - a.whole || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

/** Names that share a word with one there is not, or a part of one. */
export function signsLike(all: GameIcons, name: string): readonly string[] {
  const words = wordsOf(bareName(name)).filter((word) => word.length > 2);
  return [...new Set(words.flatMap((word) => signsFor(all, word).slice(0, 4)))].slice(0, 8);
}

/** Most characters of a line of thanks, and what the line ends with. */
const longestThanks = 200;
const source = ' – by Lorc, Delapouite and others, game-icons.net, CC BY 3.0 (creativecommons.org/licenses/by/3.0), changed';

/** Lines of thanks for these signs, as their licence wants them where the signs are: names, authors, licence, and that they were changed. */
export function thanksFor(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const title of [...new Set(names)].map((name) => `“${bareName(name).replaceAll('-', ' ')}”`)) {
    const longer = line === '' ? title : `${line}, ${title}`;
    if (longer.length + source.length > longestThanks && line !== '') lines.push(line + source);
    line = longer.length + source.length > longestThanks ? title : longer;
  }
  return line === '' ? lines : [...lines, line + source];
}

const bareName = (name: string): string => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
