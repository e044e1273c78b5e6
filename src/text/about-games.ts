import type { Words } from './message.ts';

/** What each game is, for who has to choose one: a sentence, how long it takes, how hard it is to host and to play. */
export const words = {
  en: {
    'game.princeton.about': 'The classic: the mafia kill by night, the others accuse by day; a few angels may look.',
    'game.princeton.effort': '30–60 minutes · easy',
    'game.town.about': 'A small town with trials: doctor, detective, and a medium who speaks with the dead.',
    'game.town.effort': '40–60 minutes · fairly easy',
    'game.yakuza.about': 'The club game: numbered seats, speeches by the clock, two gangs against the citizens.',
    'game.yakuza.effort': '40–60 minutes · strict',
    'game.vendetta.about': 'Civilians against the Mafia: specialists, a leader and mobsters with abilities of their own at night.',
    'game.vendetta.effort': '45–75 minutes · some roles to learn',
    'game.ktulu.about': 'The Wild West: three sides after one statuette, with duels, searches and a role for everybody.',
    'game.ktulu.effort': '90–150 minutes · for groups who know such games',
    'setup.players.range': '{min}–{max} players',
  },
  zh: {
    'game.princeton.about': '最经典的玩法：杀手夜里杀人，白天大家指控；只有天使可以查验。',
    'game.princeton.effort': '30–60分钟 · 简单',
    'game.town.about': '有审判的小镇：医生、侦探，还有能与死者交谈的灵媒。',
    'game.town.effort': '40–60分钟 · 较简单',
    'game.yakuza.about': '俱乐部玩法：座位编号、限时发言，两个帮派对抗市民。',
    'game.yakuza.effort': '40–60分钟 · 规则严格',
    'game.vendetta.about': '平民对抗黑手党：专家、首领和头目夜里各显其能。',
    'game.vendetta.effort': '45–75分钟 · 要记几个角色',
    'game.ktulu.about': '狂野西部：三方争夺一尊小雕像，有决斗、搜查，人人都有角色。',
    'game.ktulu.effort': '90–150分钟 · 适合有经验的玩家',
    'setup.players.range': '{min}–{max}人',
  },
  pl: {
    'game.princeton.about': 'Klasyka: mafia zabija nocą, za dnia wszyscy oskarżają; nieliczne anioły mogą sprawdzać.',
    'game.princeton.effort': '30–60 minut · łatwa',
    'game.town.about': 'Miasteczko z procesami: lekarz, detektyw i medium, które rozmawia ze zmarłymi.',
    'game.town.effort': '40–60 minut · dość łatwa',
    'game.yakuza.about': 'Gra klubowa: numerowane miejsca, mowy na czas, dwa gangi przeciw obywatelom.',
    'game.yakuza.effort': '40–60 minut · ścisłe zasady',
    'game.vendetta.about': 'Cywile przeciw mafii: specjaliści, przywódca i gangsterzy, każdy z własną zdolnością na noc.',
    'game.vendetta.effort': '45–75 minut · kilka ról do poznania',
    'game.ktulu.about': 'Dziki Zachód: trzy strony szukają jednego posążka; pojedynki, przeszukania i rola dla każdego.',
    'game.ktulu.effort': '90–150 minut · dla grup, które znają takie gry',
    'setup.players.range': '{min}–{max} graczy',
  },
} as const satisfies Words;
