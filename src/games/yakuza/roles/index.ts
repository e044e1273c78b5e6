import * as civilian from './civilian.ts';
import * as detective from './detective.ts';
import * as doctor from './doctor.ts';
import * as don from './don.ts';
import * as mafia from './mafia.ts';
import * as rightHand from './right-hand.ts';
import * as shogun from './shogun.ts';
import * as yakuza from './yakuza.ts';

/** Seven citizens, three mafia, two yakuza (YK-01…05). */
export const roles = {
  don,
  rightHand,
  mafia,
  shogun,
  yakuza,
  doctor,
  detective,
  civilian,
};

/** Who is called alone, before the yakuza shoot and after (YK-06…08). */
export const sequence = {
  before: ['rightHand'],
  after: ['detective', 'doctor'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof roles)[]>>;
