import { rows } from './rows.ts';

/** A day of accusations, as games say it that try one player after another by show of hands. */
export const accusations = rows({
  talk: [
    'The talk is open. Claim what you like; no card is shown.',
    '自由讨论开始。身份随便怎么说，但不许亮牌。',
    'Zaczyna się rozmowa. Mówić można wszystko, ale nikt nie pokazuje kart.',
  ],
  accusations: ['Accusations, please. Who accuses?', '请提出指控。谁要指控？', 'Proszę o oskarżenia. Kto oskarża?'],
  noMore: ['No more accusations', '没有指控了', 'Nie ma więcej oskarżeń'],
  whom: ['{who}, whom do you accuse?', '{who}，你指控谁？', '{who}, kogo oskarżasz?'],
  accuses: ['{who} accuses {whom}.', '{who}指控{whom}。', '{who} oskarża. Przed sądem ma stanąć {whom}.'],
  whoSeconds: [
    'Who seconds the accusation against {whom}?',
    '谁附议对{whom}的指控？',
    'Przed sądem ma stanąć {whom}. Kto popiera oskarżenie?',
  ],
  noSecond: ['Nobody seconds', '无人附议', 'Nikt nie popiera'],
  seconds: ['{who} seconds.', '{who}附议。', '{who} popiera oskarżenie.'],
  lapses: [
    'Nobody seconds: the accusation against {whom} lapses.',
    '无人附议，对{whom}的指控作罢。',
    'Nikt nie popiera. Oskarżenie upada: {whom} nie staje przed sądem.',
  ],
  defence: ['{whom}, your defence, please.', '{whom}，请辩护。', '{whom}, masz głos. Broń się.'],
  vote: [
    'Who is for convicting {whom}? Hands up.',
    '赞成处决{whom}的，请举手。',
    'Na ławie oskarżonych siedzi {whom}. Kto jest za skazaniem, ręka w górę.',
  ],
  guilty: ['Guilty', '有罪', 'Za skazaniem'],
  convicted: ['{whom} is convicted and dies.', '{whom}被处决。', 'Sąd skazuje: {whom} ginie.'],
  ends: ['The day is over. Silence, everybody.', '白天结束，请安静。', 'Dzień się kończy. Proszę o ciszę.'],
  endsNobody: [
    'The day is over and nobody dies today. Silence, everybody.',
    '白天结束，今天无人死亡。请安静。',
    'Dzień się kończy i nikt dziś nie ginie. Proszę o ciszę.',
  ],
});

/** Why somebody cannot take part in one. */
export const accusationBars = rows({
  acquitted: ['Acquitted today.', '今天已判无罪。', 'Sąd już dziś uniewinnił tę osobę.'],
  mayNotSecond: [
    'Neither the accuser nor the accused may second.',
    '指控者和被指控者都不能附议。',
    'Oskarżający i oskarżony nie mogą poprzeć.',
  ],
  nobodyLeft: ['Nobody is left to accuse.', '没有可指控的人了。', 'Nie ma już kogo oskarżyć.'],
});
