import { accusations } from '../../../text/accusations.ts';
import { rows, under } from '../../../text/rows.ts';

/** Dawn and day. */
export const words = rows({
  ...under('day', accusations),
  'dawn.victim': ['{who} died last night.', '昨夜死亡的是{who}。', 'Tej nocy ginie {who}.'],
  'dead.silent': [
    '{who}, no last words, no signs, not a sound from now on. You may watch, at night too.',
    '{who}没有遗言，从现在起不说话也不打手势；可以一直睁眼看，夜里也可以。',
    'Od tej chwili {who} milczy: bez ostatniego słowa i bez gestów. Patrzeć wolno, także w nocy.',
  ],
  'card.turn': ['{who} turns the card face up.', '{who}翻开身份牌。', '{who} odkrywa kartę.'],
  'day.talk.note': [
    'Convicting somebody is allowed, not required. Call for accusations once the talk runs dry.',
    '可以处决一人，也可以不处决。话说得差不多时，请进入指控。',
    'Można kogoś skazać, ale nie trzeba. Gdy rozmowa ucichnie, wezwij do oskarżeń.',
  ],
  'day.reasons': ['{who}, your reasons, please.', '{who}，请说明理由。', '{who}, podaj powody.'],
  'day.remarks': [
    'Short remarks from the others, for or against.',
    '其他人可以简短发言，支持或反对都行。',
    'Teraz krótko mówią pozostali, za albo przeciw.',
  ],
  'day.voteNote': [
    'Everybody living may vote, the accused and the accuser too. A hand not raised counts as no.',
    '所有幸存者都可投票，指控者和被指控者也可以。不举手等于不赞成。',
    'Głosują wszyscy żywi, także oskarżający i oskarżony. Niepodniesiona ręka znaczy „nie”.',
  ],
  'day.acquitted': [
    '{whom} is acquitted and cannot be accused again today.',
    '{whom}无罪，今天不能再被指控。',
    'Sąd uznaje, że {whom} jest bez winy. Dziś nie wolno już oskarżyć tej osoby.',
  ],
  'day.noAccusation': ['The accusation lapses', '指控作罢', 'Oskarżenie upada'],
});
