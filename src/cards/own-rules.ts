import { fingerprintOf } from '../kernel/random.ts';
import type { RoleId } from '../kernel/types.ts';
import { faultIn } from '../own/check.ts';
import type { Rules } from '../own/schema/rules.ts';
import type { DrawnFace, Face } from './deck-face.ts';
import { placeOf, trouble, type Trouble } from './trouble.ts';

/** Id of the game a deck's own rules make: it follows from the rules, so that a saved game finds the very rules it began with. */
export const gameIdOf = (rules: Rules): string => `own${fingerprintOf(JSON.stringify(rules))}`;

/** What does not add up in a deck's own rules, with its place in the deck file. */
export function whatIsWrongWith(rules: Rules): Trouble | undefined {
  const fault = faultIn(rules);
  return fault && trouble(fault.id, fault.fill, placeOf(['rules', ...fault.path]));
}

/** Background colours for sides that name none, in the order of the file. */
const grounds = ['#2F6B3A', '#7A1F2B', '#2B4A7A', '#6B4A1F', '#5A2F6B', '#1F6B6B', '#444444', '#8A5A00'];

/** The face of a role for which the file draws none: the side's colours and the role's sign. */
export function faceOf(rules: Rules, role: RoleId, style: Face['style']): DrawnFace | undefined {
  const own = rules.roles[role];
  const side = own && rules.sides[own.side];
  if (!own || !side) return undefined;
  const at = Object.keys(rules.sides).indexOf(own.side);
  return {
    style: style === 'playing-card' ? 'house' : style,
    icon: own.icon ?? 'mask',
    colours: side.colours ?? { ground: grounds[at % grounds.length] ?? '#444444', ink: '#FFFFFF' },
    caption: side.name,
    ...(side.sign !== undefined && { letter: side.sign }),
  };
}
