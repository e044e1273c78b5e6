import type { RoleId } from '../kernel/types.ts';
import type { Face } from './deck-face.ts';
import { gameIcon } from './game-icons.ts';
import { isOutline } from './outline.ts';
import { trouble, type Trouble } from './trouble.ts';

/** Where in a deck file icons can be named. */
interface Iconed {
  readonly faces?: Readonly<Record<RoleId, Face>> | undefined;
  readonly cards: readonly { readonly face?: Face | undefined }[];
  readonly rules?: { readonly roles: Readonly<Record<RoleId, { readonly icon?: string | undefined }>> } | undefined;
}

/** Icons named in a deck file that are not built in, each with its place: the deck could not be printed. */
export function unknownIcons({ faces = {}, cards, rules }: Iconed, known: readonly string[]): Trouble[] {
  const drawn = [
    ...Object.entries(faces).map(([role, face]) => [`faces.${role}.icon`, face] as const),
    ...cards.map(({ face }, i) => [`cards[${i}].face.icon`, face] as const),
    ...Object.entries(rules?.roles ?? {}).map(([role, own]) => [`rules.roles.${role}.icon`, own] as const),
  ];
  return drawn.flatMap(([place, face]) => {
    const icon = face && 'icon' in face ? face.icon : undefined;
    if (icon === undefined || known.includes(icon) || gameIcon.test(icon) || isOutline(icon)) return [];
    return [trouble('deck.unknownIcon', { icon, known: known.join(', ') }, place)];
  });
}
