import { rows } from '../../../text/rows.ts';
import { actorOf, check } from '../night/check.ts';
import { hollow } from '../night/hollow.ts';
import { said, type Role, type T } from '../vocabulary.ts';
import type { SeatId } from '../../../kernel/types.ts';

/** The dealt card, or the player whom the Don appointed, while of the mafia: a ruling may have changed that card (YK-03, YK-09, YK-R15). */
const rightHands = (t: T): SeatId[] =>
  t.seats
    .filter(({ seat, role }) => role === 'rightHand' || (t.hasStatus(seat, 'rightHand') && t.faction(seat) === 'mafia'))
    .map(({ seat }) => seat);

/** With a Right Hand who has left the mafia it is called like one who is dead, so that nobody hears of it. */
const hasBeen = (t: T): boolean => rightHands(t).length > 0 || t.statuses.some(({ what }) => what === 'rightHand');

/** Checks for the yakuza (YK-10). */
export const role: Role = {
  faction: 'mafia',
  night: {
    clause: 'YK-10',
    roles: ['don', 'rightHand', 'mafia'],
    members: rightHands,
    skip: (t) => (!hasBeen(t) ? { why: said('bar.noRightHand'), clause: 'YK-09' } : undefined),
    hollow,
    act: (t, members) => actorOf(members, (actor) => check(t, 'rightHand', 'YK-10', actor, ['yakuza'])),
  },
};

export const words = rows({
  'role.rightHand': ['Right Hand', '左右手', 'Prawa Ręka'],
  'role.rightHand.ability': [
    'You shoot with the mafia. Each night you check one player for the yakuza; the Shogun never shows.',
    '你与黑手党一起开枪。每夜查验一名玩家是否为极道；将军永远查不出来。',
    'Strzelasz z mafią. Co noc sprawdzasz jedną osobę, czy należy do yakuzy; Szogun nigdy nie wychodzi na jaw.',
  ],
  'rightHand.ask': ['Whom do you check?', '你要查验谁？', 'Kogo sprawdzasz?'],
  'rightHand.what': [
    'Checks one player for the yakuza; the Shogun never shows.',
    '查验一名玩家是否为极道；将军永远查不出来。',
    'Sprawdza jedną osobę, czy to yakuza; Szogun nigdy nie wychodzi na jaw.',
  ],
  'rightHand.yes': ['Number {n} is yakuza', '{n}号是极道', 'Numer {n} to yakuza'],
  'rightHand.no': ['Number {n} is not yakuza', '{n}号不是极道', 'Numer {n} to nie yakuza'],
  'bar.noRightHand': ['There is no Right Hand.', '没有左右手。', 'Nie ma Prawej Ręki.'],
});
