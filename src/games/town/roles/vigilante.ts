import { rows } from '../../../text/rows.ts';
import type { Bar } from '../../../kernel/types.ts';
import { postpone } from '../../../rules/moment.ts';
import { spend, used } from '../../../rules/uses.ts';
import { choiceOf } from '../night/results.ts';
import { hidesNightDeaths } from '../night/one-by-one.ts';
import { ability } from '../night/turn.ts';
import { said, type Role, type T } from '../vocabulary.ts';

const noBullet = (t: T): Bar | undefined => (used(t, 'bullet') > 0 ? { why: said('bar.noBullet'), clause: 'TM-43' } : undefined);

/** Where the dead are called as if they lived, so is one without a bullet, unless the house has it otherwise (TM-R12). */
const callsTheSpent = (t: T): boolean =>
  t.options.spentVigilante === 'likeTheDead' ? hidesNightDeaths(t) : t.options.spentVigilante === 'called';

/** One bullet per game; a Vigilante kept busy fires nothing and keeps it (TM-42, TM-43). */
export const role: Role = {
  faction: 'town',
  night: ability({
    deed: 'shoot',
    aim: 'kill',
    skip: (t) => (callsTheSpent(t) ? undefined : noBullet(t)),
    block: (t) => (callsTheSpent(t) ? noBullet(t) : undefined),
    barred: noBullet,
    *use(t, actor, on) {
      if (!t.hasStatus(actor, 'busy')) spend(t, actor, 'bullet', 1, 'TM-42', [actor]);
      postpone(t, 'dawn', { deed: 'kill', by: { seat: actor, role: 'vigilante' }, on, clause: 'TM-R3' });
    },
  }),
  result: (t, seat, dusk) => (choiceOf(t, 'vigilante', seat, dusk) === undefined ? undefined : said('feedback.fired')),
};

export const counters = ['bullet.used'] as const;

export const words = rows({
  'role.vigilante': ['Vigilante', '义警', 'Mściciel'],
  'role.vigilante.ability': [
    'Once a game, at night, you may shoot one other player. You have a single bullet.',
    '全局一次，可以在夜里枪杀另一名玩家。你只有一颗子弹。',
    'Raz na grę, w nocy, możesz zastrzelić inną osobę. Masz jeden nabój.',
  ],
  'ability.bullet': ['the bullet', '子弹', 'nabój'],
  'bar.noBullet': ['The bullet is used up.', '子弹已经用掉。', 'Nabój jest zużyty.'],
  'vigilante.ask': ['Do you shoot tonight, and whom?', '今晚开枪吗？打谁？', 'Czy strzelasz tej nocy? Do kogo?'],
  'vigilante.what': [
    'The Vigilante may shoot one player, once a game.',
    '义警可以枪杀一名玩家，全局一次。',
    'Mściciel może zastrzelić jedną osobę, raz na grę.',
  ],
  'feedback.fired': [
    'You fired tonight. Your only bullet is used up.',
    '你今晚开了枪，唯一的子弹已经用掉。',
    'Tej nocy oddajesz strzał. Jedyny nabój jest zużyty.',
  ],
});
