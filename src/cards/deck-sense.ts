import type { RoleId } from '../kernel/types.ts';
import { mostPictures, type WithPictures } from './deck-pictures.ts';
import type { WithNames } from './name-table.ts';
import { trouble, type Trouble } from './trouble.ts';

/** What of a deck file must agree with the rest of it. */
interface Listed extends WithPictures, WithNames {
  readonly id: string;
  readonly game?: string | undefined;
  readonly rules?: { readonly roles: Readonly<Record<string, unknown>> } | undefined;
  readonly languages: readonly ('en' | 'zh' | 'pl')[];
  readonly title: Readonly<Partial<Record<'en' | 'zh' | 'pl', string>>>;
  readonly faces?: Readonly<Record<RoleId, unknown>> | undefined;
  readonly cards: readonly { readonly no: number; readonly role: RoleId; readonly copies?: number | undefined; readonly face?: unknown }[];
  readonly roles?: Readonly<Record<RoleId, unknown>> | undefined;
  readonly facilitator?: readonly RoleId[] | undefined;
  readonly setup?: { readonly rows: readonly Row[] } | undefined;
}

interface Row {
  readonly players: readonly [number, number];
  readonly roles?: Readonly<Record<RoleId, number>> | undefined;
  readonly rest?: RoleId | undefined;
  readonly options?: unknown;
}

/** Everything in a deck file of the right form that contradicts itself, with its place. `most`: the highest card number. */
export function contradictions(file: Listed, most: number): Trouble[] {
  if ((file.game === undefined) === (file.rules === undefined)) return [trouble('rules.both', undefined, '')];
  const total = file.cards.reduce((sum, card) => sum + (card.copies ?? 1), 0);
  if (total > most) return [trouble('deck.tooManyCards', { count: total, most }, 'cards')];
  const untitled = file.languages.filter((lang) => !file.title[lang]);
  return [
    ...untitled.map((lang) => trouble('deck.untranslated', { lang }, 'title')),
    ...file.cards.flatMap((card, i) =>
      !card.face && !file.faces?.[card.role] && !file.rules ? [trouble('deck.noFace', { role: card.role }, `cards[${i}].face`)] : [],
    ),
    ...numberedTwice(file, most),
    ...picturesAstray(file),
    ...(file.setup?.rows ?? []).flatMap((row, i) => unsound(row, `setup.rows[${i}]`)),
  ];
}

/** Pictures that are nowhere, or on no card. */
function picturesAstray({ pictures = {}, back, cards, faces = {} }: Listed): Trouble[] {
  const named = [...cards.map(({ face }) => face), ...Object.values(faces)].flatMap((face) =>
    typeof face === 'object' && face !== null && 'picture' in face ? [face.picture] : [],
  );
  const shown = new Set<unknown>([...cards.map(({ role }) => role), ...named]);
  const count = Object.keys(pictures).length;
  if (count > mostPictures) return [trouble('deck.tooManyPictures', { count, most: mostPictures }, 'pictures')];
  const all = [...Object.entries(pictures), ...(back === undefined ? [] : [['', back] as const])];
  return all.flatMap(([name, picture]) => {
    const { file, data } = picture;
    const sign = 'sign' in picture ? picture.sign : undefined;
    const place = name === '' ? 'back' : `pictures.${name}`;
    if ([file, data, sign].filter((source) => source !== undefined).length !== 1) return [trouble('deck.pictureSource', undefined, place)];
    return name === '' || shown.has(name) ? [] : [trouble('deck.pictureUnused', { name }, place)];
  });
}

/** Each entry of `cards` that has a number of another one, or one that is too high. */
function numberedTwice({ cards }: Listed, most: number): Trouble[] {
  const firstAt = new Map<number, number>();
  return cards.flatMap((card, i) => {
    for (let no = card.no; no < card.no + (card.copies ?? 1); no++) {
      if (no > most) return [trouble('file.tooBig', { most }, `cards[${i}].no`)];
      const other = firstAt.get(no);
      if (other !== undefined) return [trouble('deck.duplicate', { no, other: `cards[${other}]` }, `cards[${i}].no`)];
      firstAt.set(no, i);
    }
    return [];
  });
}

function unsound({ players: [from, to], roles, rest, options }: Row, place: string): Trouble[] {
  if (from > to) return [trouble('deck.rowOrder', { from, to }, place)];
  if (roles ? options !== undefined : rest !== undefined) return [trouble('deck.rowMixed', undefined, place)];
  if (!roles) return [];
  const named = Object.values(roles).reduce((sum, n) => sum + n, 0);
  const fits = rest === undefined ? from === to && named === from : named <= from;
  return fits ? [] : [trouble('deck.rowSum', { named, from, to }, place)];
}

/** Everything in a deck file that its game does not know, each role once. `rolesOf` tells the roles of a game, or nothing of one there is not. */
export function strangersIn(file: Listed, rolesOf: ((game: string) => readonly RoleId[] | undefined) | undefined): Trouble[] {
  if (!file.rules && !rolesOf) return [];
  const game = file.game ?? '';
  const known = file.rules ? Object.keys(file.rules.roles) : rolesOf?.(game);
  if (!known) return [trouble('deck.unknownGame', { game }, 'game')];
  const uses: (readonly [place: string, role: RoleId])[] = [
    ...file.cards.map((card, i) => [`cards[${i}].role`, card.role] as const),
    ...Object.keys(file.faces ?? {}).map((role) => [`faces.${role}`, role] as const),
    ...Object.keys(file.roles ?? {}).map((role) => [`roles.${role}`, role] as const),
    ...Object.entries(file.names ?? {}).flatMap(([language, { roles = {} }]) =>
      Object.keys(roles).map((role) => [`names.${language}.roles.${role}`, role] as const),
    ),
    ...(file.facilitator ?? []).map((role, i) => [`facilitator[${i}]`, role] as const),
    ...(file.setup?.rows ?? []).flatMap((row, i) =>
      [...Object.keys(row.roles ?? {}), ...(row.rest === undefined ? [] : [row.rest])].map((role) => [`setup.rows[${i}]`, role] as const),
    ),
  ];
  const first = new Map(
    uses
      .filter(([, role]) => !known.includes(role))
      .reverse()
      .map(([place, role]) => [role, place]),
  );
  return uses.flatMap(([place, role]) =>
    first.get(role) === place ? [trouble('deck.unknownRole', { role, game: file.game ?? file.id, known: known.join(', ') }, place)] : [],
  );
}
