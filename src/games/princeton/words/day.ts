import { rows } from '../../../text/rows.ts';

/** Dawn and day. */
export const words = rows({
  'dawn.victim': ['{who} died last night.', '昨夜死亡的是{who}。', 'Tej nocy ginie {who}.'],
  'dead.silent': [
    '{who}, no last words, no signs, not a sound from now on. You may watch, at night too.',
    '{who}没有遗言，从现在起不说话也不打手势；可以一直睁眼看，夜里也可以。',
    'Od tej chwili {who} milczy: bez ostatniego słowa i bez gestów. Patrzeć wolno, także w nocy.',
  ],
  'card.turn': ['{who} turns the card face up.', '{who}翻开身份牌。', '{who} odkrywa kartę.'],
  'day.talk': [
    'The talk is open. Claim what you like; no card is shown.',
    '自由讨论开始。身份随便怎么说，但不许亮牌。',
    'Zaczyna się rozmowa. Mówić można wszystko, ale nikt nie pokazuje kart.',
  ],
  'day.talk.note': [
    'Convicting somebody is allowed, not required. Call for accusations once the talk runs dry.',
    '可以处决一人，也可以不处决。话说得差不多时，请进入指控。',
    'Można kogoś skazać, ale nie trzeba. Gdy rozmowa ucichnie, wezwij do oskarżeń.',
  ],
  'day.accusations': ['Accusations, please. Who accuses?', '请提出指控。谁要指控？', 'Proszę o oskarżenia. Kto oskarża?'],
  'day.noMore': ['No more accusations', '没有指控了', 'Nie ma więcej oskarżeń'],
  'day.whom': ['{who}, whom do you accuse?', '{who}，你指控谁？', '{who}, kogo oskarżasz?'],
  'day.accuses': ['{who} accuses {whom}.', '{who}指控{whom}。', '{who} oskarża. Przed sądem ma stanąć {whom}.'],
  'day.reasons': ['{who}, your reasons, please.', '{who}，请说明理由。', '{who}, podaj powody.'],
  'day.whoSeconds': [
    'Who seconds the accusation of {whom}?',
    '谁附议对{whom}的指控？',
    'Przed sądem ma stanąć {whom}. Kto popiera oskarżenie?',
  ],
  'day.noSecond': ['Nobody seconds', '无人附议', 'Nikt nie popiera'],
  'day.seconds': ['{who} seconds.', '{who}附议。', '{who} popiera oskarżenie.'],
  'day.lapses': [
    'Nobody seconds: the accusation of {whom} lapses.',
    '无人附议，对{whom}的指控作罢。',
    'Nikt nie popiera. Oskarżenie upada: {whom} nie staje przed sądem.',
  ],
  'day.defence': ['{whom}, your defence, please.', '{whom}，请辩护。', '{whom}, masz głos. Broń się.'],
  'day.remarks': [
    'Short remarks from the others, for or against.',
    '其他人可以简短发言，支持或反对都行。',
    'Teraz krótko mówią pozostali, za albo przeciw.',
  ],
  'day.vote': [
    'Who is for convicting {whom}? Hands up.',
    '赞成处决{whom}的，请举手。',
    'Na ławie oskarżonych siedzi {whom}. Kto jest za skazaniem, ręka w górę.',
  ],
  'day.voteNote': [
    'Everybody living may vote, the accused and the accuser too. A hand not raised counts as no.',
    '所有幸存者都可投票，指控者和被指控者也可以。不举手等于不赞成。',
    'Głosują wszyscy żywi, także oskarżający i oskarżony. Niepodniesiona ręka znaczy „nie”.',
  ],
  'day.guilty': ['Guilty', '有罪', 'Za skazaniem'],
  'day.acquitted': [
    '{whom} is acquitted and cannot be accused again today.',
    '{whom}无罪，今天不能再被指控。',
    'Sąd uznaje, że {whom} jest bez winy. Dziś nie wolno już oskarżyć tej osoby.',
  ],
  'day.convicted': ['{whom} is convicted and dies.', '{whom}被处决。', 'Sąd skazuje: {whom} ginie.'],
  'day.ends': ['The day is over. Silence, everybody.', '白天结束，请安静。', 'Dzień się kończy. Proszę o ciszę.'],
  'day.endsNobody': [
    'The day is over and nobody dies today. Silence, everybody.',
    '白天结束，今天无人死亡。请安静。',
    'Dzień się kończy i nikt dziś nie ginie. Proszę o ciszę.',
  ],
  'day.noAccusation': ['The accusation lapses', '指控作罢', 'Oskarżenie upada'],
});
