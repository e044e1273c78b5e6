import type { Deck } from './deck.ts';
import type { Face } from './deck-face.ts';
import { gameIcon, outlineOf, signsLike, thanksFor, type GameIcons } from './game-icons.ts';
import { trouble, type Trouble } from './trouble.ts';

/** Signs of game-icons.net that a deck names and whose outlines it does not hold, each with the place in the file. */
export function namedSigns({
  cards,
  pictures = {},
}: Pick<Deck, 'cards' | 'pictures'>): readonly (readonly [sign: string, place: string])[] {
  const icons = cards.flatMap(({ role, face }) => (named(face) ? [[face.icon, `faces.${role}.icon`] as const] : []));
  const drawn = Object.entries(pictures).flatMap(([name, { sign, outline }]) =>
    sign === undefined || outline !== undefined ? [] : [[sign, `pictures.${name}.sign`] as const],
  );
  const all = new Map([...icons, ...drawn].reverse().map(([sign, place]) => [`${sign} ${place}`, [sign, place] as const]));
  return [...all.values()].reverse();
}

/** A deck with the outlines of the signs it names, and with thanks for them; or what of them there is not. */
export function withSigns(deck: Deck, all: GameIcons): { readonly deck: Deck } | { readonly troubles: readonly Trouble[] } {
  const signs = namedSigns(deck);
  const missing = signs.filter(([sign]) => outlineOf(all, sign) === undefined);
  if (missing.length > 0) return { troubles: missing.map(([sign, place]) => stranger(all, sign, place)) };
  const face = (one: Face): Face => (named(one) ? { ...one, icon: outlineOf(all, one.icon) ?? '' } : one);
  const pictures = Object.entries(deck.pictures ?? {}).map(([name, picture]) => {
    const outline = picture.sign === undefined ? undefined : (picture.outline ?? outlineOf(all, picture.sign));
    return [name, outline === undefined ? picture : { ...picture, outline }] as const;
  });
  const thanked = {
    ...deck,
    cards: deck.cards.map((card) => ({ ...card, face: face(card.face) })),
    ...(deck.pictures && { pictures: Object.fromEntries(pictures) }),
  };
  return {
    deck: thanking(
      thanked,
      signs.map(([sign]) => sign),
    ),
  };
}

/** The deck with thanks for these signs besides those it has. */
export function thanking<D extends Pick<Deck, 'credits'>>(deck: D, signs: readonly string[]): D {
  return signs.length === 0 ? deck : { ...deck, credits: [...new Set([...(deck.credits ?? []), ...thanksFor(signs)])] };
}

const named = (face: Face): face is Extract<Face, { icon: string }> => face.style !== 'playing-card' && gameIcon.test(face.icon);

function stranger(all: GameIcons, sign: string, place: string): Trouble {
  const like = signsLike(all, sign);
  return like.length === 0
    ? trouble('deck.unknownSign', { sign }, place)
    : trouble('deck.unknownSign.like', { sign, like: like.map((name) => `game-icons:${name}`).join(', ') }, place);
}
