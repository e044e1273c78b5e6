import { rows } from '../../../text/rows.ts';

/** House rules, and what there is to say about a choice of cards. */
export const words = rows({
  'group.day': ['Day', '白天', 'Dzień'],
  'group.night': ['Night', '夜晚', 'Noc'],
  'option.countdownSeconds': ['Countdown before pointing and voting', '指人和表决前的倒数', 'Odliczanie przed wskazaniem i głosowaniem'],
  'option.countdownSeconds.help': [
    'At zero everybody points, or opens their eyes, at once.',
    '数到零时，大家同时指人，或同时睁眼。',
    'Na zero wszyscy naraz wskazują albo otwierają oczy.',
  ],
  'option.defenceSeconds': ['Time for the defence', '辩护时间', 'Czas na obronę'],
  'option.defenceSeconds.help': ['0: no clock.', '0表示不计时。', '0: bez zegara.'],
  'option.lastWordsSeconds': ['Time for last words', '遗言时间', 'Czas na ostatnie słowo'],
  'option.lastWordsSeconds.help': ['0: no clock.', '0表示不计时。', '0: bez zegara.'],
  'option.maxTrialsPerDay': ['Trials a day, at most', '每天最多几次审判', 'Najwyżej procesów dziennie'],
  'option.maxTrialsPerDay.help': [
    'An execution ends the trials of the day; so does a vote that brings nobody to trial.',
    '有人被处决，或没有人受审，当天的审判就结束。',
    'Egzekucja kończy procesy dnia; tak samo głosowanie, po którym nikt nie staje przed sądem.',
  ],
  'option.renominateAcquitted': [
    'The acquitted may stand trial again',
    '无罪者当天可以再次受审',
    'Po uniewinnieniu można znów stanąć przed sądem',
  ],
  'option.renominateAcquitted.help': [
    'On the same day. On the next day they always may.',
    '到了第二天总是可以。',
    'Tego samego dnia. Następnego dnia zawsze można.',
  ],
  'option.randomPick': ['Lots', '抽签', 'Losowanie'],
  'option.randomPick.help': [
    'Who draws when a second vote is tied too, or the mafia disagree.',
    '重投仍平票，或黑手党意见不一时，由谁来抽。',
    'Kto losuje, gdy i drugie głosowanie kończy się remisem albo mafia nie jest zgodna.',
  ],
  'option.randomPick.app': ['Drawn here', '由本机抽签', 'Aplikacja'],
  'option.randomPick.hostCoin': ['Tossed or drawn at the table', '在桌上抛硬币或抽签', 'Moneta lub losy przy stole'],
  'option.mafiaTalkSeconds': ['Time for the mafia to confer', '黑手党商量的时间', 'Czas na naradę mafii'],
  'option.mafiaTalkSeconds.help': ['Without a word. 0: no clock.', '不许出声。0表示不计时。', 'Bez słów. 0: bez zegara.'],
  'option.mafiaKillRule': ['How the mafia choose', '黑手党如何选定目标', 'Jak wybiera mafia'],
  'option.mafiaKillRule.help': [
    'Each of them names a target or nobody.',
    '每名成员各指一个目标，或不指。',
    'Każde z nich wskazuje cel albo nikogo.',
  ],
  'option.mafiaKillRule.plurality': ['The target named most often dies', '被指最多的人死亡', 'Ginie cel wskazany najczęściej'],
  'option.mafiaKillRule.unanimous': ['All must name the same target', '必须全体一致', 'Wszyscy muszą wskazać ten sam cel'],
  'option.mafiaKillRule.each': ['Every target named dies', '被指的人全部死亡', 'Ginie każdy wskazany'],
  'option.mafiaKillTie': ['When several targets are level', '几个目标票数相同时', 'Gdy kilka celów ma tyle samo wskazań'],
  'option.mafiaKillTie.help': [
    'Only where the target named most often dies.',
    '只用于“被指最多的人死亡”。',
    'Tylko gdy ginie cel wskazany najczęściej.',
  ],
  'option.mafiaKillTie.random': ['A lot decides', '抽签决定', 'Decyduje los'],
  'option.mafiaKillTie.none': ['Nobody dies', '无人死亡', 'Nikt nie ginie'],
  'option.mediumSeconds': ['Time for the Medium and the dead', '灵媒与死者的时间', 'Czas medium i umarłych'],
  'option.mediumSeconds.help': ['0: no clock.', '0表示不计时。', '0: bez zegara.'],
  'option.revealNightDeaths': ['Cards of those who die at night', '夜里死者的牌', 'Karty zabitych nocą'],
  'option.revealNightDeaths.help': [
    'Left hidden, roles of the dead go on being called. The executed always show their card.',
    '不翻牌时，死者的角色照常叫。被处决者总是翻牌。',
    'Gdy zostają zakryte, role umarłych są dalej wywoływane. Straceni zawsze odkrywają kartę.',
  ],
  'option.revealNightDeaths.role': ['Turned up', '翻开', 'Odkryte'],
  'option.revealNightDeaths.nothing': ['Left hidden', '不翻开', 'Zakryte'],

  'cast.noMafia': [
    'There is no mafia. Add at least one mafia card.',
    '没有黑手党。请至少加一张黑手党的牌。',
    'Nie ma mafii. Dodaj co najmniej jedną kartę mafii.',
  ],
  'cast.noTown': [
    'There is nobody but mafia. Add cards of the town.',
    '除了黑手党没有别人。请加入小镇的牌。',
    'Jest tylko mafia. Dodaj karty miasta.',
  ],
  'cast.oneOfEach': [
    'There can be only one card of this role: {role}.',
    '这个角色只能有一张牌：{role}。',
    'Tej roli może być tylko jedna karta: {role}.',
  ],
  'cast.mafiaOff': [
    'Mafia: {n}. Usual for this table: {usual}.',
    '黑手党{n}人，这个人数通常是{usual}人。',
    'Mafia: {n}. Zwykle przy tylu graczach: {usual}.',
  ],
});
