import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** House rules, and what there is to say about a choice of cards. */
export const words = rows({
  'option.mafiaCount': ['Number of mafia', '杀手人数', 'Liczba osób w mafii'],
  'option.mafiaCount.zero': ['the usual number', '按惯例', 'zwykła liczba'],
  'option.mafiaCount.help': [
    'The usual number is 2 for up to ten players, 3 for eleven and twelve, 4 for more, one in four from eighteen on (5 at most).',
    '惯例：十人及以下2名，十一、十二人3名，更多4名；十八人起每四人1名（最多5名）。',
    'Zwykle to 2 osoby przy najwyżej dziesięciu graczach, 3 przy jedenastu i dwunastu, 4 przy większej liczbie, a od osiemnastu jedna czwarta (najwyżej 5).',
  ],
  'option.angelCount': ['Number of angels', '天使人数', 'Liczba aniołów'],
  'option.angelCount.help': [
    'One angel is the queen of hearts; the second is the queen of diamonds. They are woken apart.',
    '第一位天使是红桃 Q，第二位是方片 Q，分别叫醒。',
    'Pierwszy anioł to dama kier, drugi dama karo. Budzi się je osobno.',
  ],
  'option.dealMode': ['Deal', '发牌方式', 'Rozdanie'],
  'option.dealMode.help': [
    'Choosing the roles on purpose can help balance, but players begin to guess whom you would choose.',
    '有意安排身份可以求平衡，但玩家会开始猜你会选谁。',
    'Celowy przydział ról może pomóc w równowadze, ale gracze zaczną zgadywać, kogo by wybrano.',
  ],
  'option.dealMode.random': ['Shuffled', '洗牌', 'Losowe'],
  'option.dealMode.moderatorChooses': ['The moderator chooses', '法官指定', 'Wybór prowadzącego'],
  'option.killPolicy': ['The nightly kill', '夜间杀人', 'Nocne zabójstwo'],
  'option.killPolicy.help': [
    'Agree before the game whether the mafia may spare everybody.',
    '开局前说好：杀手可不可以一个都不杀。',
    'Ustalcie przed grą, czy mafia może nikogo nie zabić.',
  ],
  'option.killPolicy.mayPass': ['The mafia may kill nobody', '杀手可以不杀', 'Mafia może nikogo nie zabić'],
  'option.killPolicy.mustKill': ['Somebody must be killed', '必须杀一人', 'Ktoś musi zginąć'],
  'option.angelAnswer': ['The answer to an angel', '给天使的答复', 'Odpowiedź dla anioła'],
  'option.angelAnswer.help': [
    'Spoken aloud, the mafia hear whether one of them has been found.',
    '若说出声，杀手也会听到有没有同伴被查出。',
    'Przy odpowiedzi na głos mafia słyszy, czy ktoś od niej wpadł.',
  ],
  'option.angelAnswer.silent': ['By nod or shake of the head', '点头或摇头', 'Ruchem głowy'],
  'option.angelAnswer.spoken': ['Spoken aloud', '说出声', 'Na głos'],
  'option.callDeadAngel': ['Keep calling dead angels', '天使死后照常叫', 'Martwe anioły są dalej wywoływane'],
  'option.callDeadAngel.help': [
    'Always so while cards of the dead may stay hidden.',
    '只要死者的牌可能不翻开，就一直照常叫。',
    'Zawsze tak, dopóki karty martwych mogą zostać zakryte.',
  ],
  'option.nightSeconds': ['Time for the mafia', '杀手的时限', 'Czas dla mafii'],
  'option.nightSeconds.help': [
    '0: no limit. When time is up nobody dies; if killing is compulsory, a lot is drawn among those pointed at.',
    '0：不限时。超时则无人死亡；若必须杀人，则在被指的人中抽签。',
    '0: bez limitu. Po upływie czasu nikt nie ginie; jeśli zabójstwo jest obowiązkowe, losuje się spośród wskazywanych.',
  ],
  'option.randomPick': ['Lots', '抽签', 'Losowanie'],
  'option.randomPick.help': ['Who draws when a lot has to decide.', '需要抽签时由谁来抽。', 'Kto losuje, gdy ma rozstrzygnąć los.'],
  'option.randomPick.app': ['Drawn here', '在这里抽', 'Aplikacja'],
  'option.randomPick.hostCoin': ['Tossed or drawn at the table', '在桌上抛硬币或抽签', 'Moneta lub losy przy stole'],
  'option.revealOnDeath': ['Cards of the dead', '死者的牌', 'Karty martwych'],
  'option.revealOnDeath.help': ['Whose card is turned face up.', '谁的牌要翻开。', 'Czyje karty się odkrywa.'],
  'option.revealOnDeath.all': ['All are turned up', '全部翻开', 'Wszystkie'],
  'option.revealOnDeath.convictedOnly': ['Only those of the convicted', '只翻被处决者的牌', 'Tylko skazanych'],
  'option.revealOnDeath.mafiaOnly': ['Only those of the mafia', '只翻杀手的牌', 'Tylko mafii'],
  'option.revealOnDeath.none': ['None', '都不翻', 'Żadnych'],
  'option.discussionTimer': ['Time for the talk', '讨论时限', 'Czas na rozmowę'],
  'option.discussionTimer.help': [
    '0: the moderator decides when to call for accusations.',
    '0：由法官决定何时进入指控。',
    '0: o wezwaniu do oskarżeń decyduje prowadzący.',
  ],

  'cast.noMafia': [
    'There is no mafia. Add at least one mafia card.',
    '没有杀手。至少加一张杀手牌。',
    'Nie ma mafii. Dodaj co najmniej jedną kartę mafii.',
  ],
  'cast.wonAfterFirstNight': [
    'With {n} mafia among {players} players the first kill makes them as many as the others: they win every game before a word is spoken.',
    '{players}名玩家中有{n}名杀手时，第一次杀人后双方人数就相等：还没人开口，杀手每局必胜。',
    'Gdy mafia ma {n} na {players} graczy, po pierwszym zabójstwie jest jej tyle co reszty: wygrywa każdą grę, zanim ktokolwiek się odezwie.',
  ],
  'cast.mafiaAlreadyWon': [
    'The mafia would have won before the game begins. Take mafia out or add civilians.',
    '还没开始杀手就已获胜。请减少杀手或增加村民。',
    'Mafia wygrałaby przed początkiem gry. Zabierz mafię albo dodaj cywilów.',
  ],
  'cast.veryFew': [
    plural('n', {
      one: 'Only # player: with fewer than eight the game is hardly worth playing.',
      other: 'Only # players: with fewer than eight the game is hardly worth playing.',
    }),
    plural('n', { other: '只有#人：不足八人几乎玩不起来。' }),
    plural('n', {
      one: 'Tylko # gracz: poniżej ośmiu gra prawie nie ma sensu.',
      few: 'Tylko # graczy: poniżej ośmiu gra prawie nie ma sensu.',
      many: 'Tylko # graczy: poniżej ośmiu gra prawie nie ma sensu.',
      other: 'Tylko # gracza: poniżej ośmiu gra prawie nie ma sensu.',
    }),
  ],
  'cast.few': [
    '{n} players are enough; twelve or more are better.',
    '{n}人可以玩，十二人以上更好。',
    'Graczy: {n}. Wystarczy, ale lepiej grać w dwanaście osób lub więcej.',
  ],
  'cast.many': [
    '{n} players around one table: above 24 it gets clumsy.',
    '{n}人围坐一桌：超过二十四人就难以进行。',
    'Graczy: {n}. Powyżej 24 przy jednym stole robi się niezręcznie.',
  ],
  'cast.mafiaOff': [
    'Mafia: {n}. Usual for this table: {usual}.',
    '杀手{n}名，这个人数通常是{usual}名。',
    'Mafia: {n}. Zwykle przy tylu graczach: {usual}.',
  ],
  'cast.chosenDeal': [
    'Roles chosen on purpose bring in thoughts from outside the game. A shuffled deal is recommended.',
    '有意安排身份会带进游戏以外的考虑。建议洗牌发身份。',
    'Celowy przydział ról wnosi domysły spoza gry. Lepiej tasować.',
  ],
});
