import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** What there is to say about a choice of cards. */
export const words = rows({
  'cast.executorPair@neutral': [
    'Bailiff and Investigator belong together: take both or neither.',
    '法警和调查官必须同时使用，或都不用。',
    'Komornik i Śledczy należą do siebie: weź obie karty albo żadnej.',
  ],
  'cast.janosikExecutor@neutral': [
    'The Folk outlaw is never dealt with Bailiff and Investigator. Take out the Folk outlaw, or both of them.',
    '绿林好汉不能与法警、调查官同局，请去掉一方。',
    'Zbójnik nigdy nie gra z Komornikiem i Śledczym. Usuń Zbójnika albo obie te karty.',
  ],
  'cast.mormonsThree@neutral': [
    'The three Brethren belong together: take all of them or none.',
    '三张兄弟会必须同时使用，或都不用。',
    'Trzy karty bractwa należą do siebie: weź wszystkie albo żadnej.',
  ],
  'cast.tooFewToBalance@neutral': [
    'Too few players for balanced factions, whatever you deal: two more citizens than bandits and more bandits than members of the tribe makes at least {n} players in these three factions.',
    '人数太少，怎么发都无法平衡：市民要比匪徒多两人，匪徒要比部落多，这三个阵营至少要{n}人。',
    'Tak małej gry nie da się zrównoważyć żadnym zestawem kart: o dwoje więcej miastowych niż bandytów i więcej bandytów niż osób z plemienia to razem co najmniej {n} osób w tych trzech frakcjach.',
  ],
  'cast.banditsIndians@neutral': [
    'There should be a few more bandits than members of the tribe.',
    '匪徒最好比部落略多。',
    'Bandytów powinno być trochę więcej niż osób z plemienia.',
  ],
  'cast.mormonsSmall@neutral': [
    'Brethren are worth their cards from about 20 players on.',
    '兄弟会大约要20人以上才有意思。',
    'Bractwo ma sens od około 20 osób.',
  ],

  'cast.size': [
    plural('n', { one: 'The game is for 6 to 40 players; there is # here.', other: 'The game is for 6 to 40 players; there are # here.' }),
    plural('n', { other: '本游戏供6到40人，现在是#人。' }),
    plural('n', {
      one: 'Gra jest dla 6–40 osób; tu jest # osoba.',
      few: 'Gra jest dla 6–40 osób; tu są # osoby.',
      many: 'Gra jest dla 6–40 osób; tu jest # osób.',
      other: 'Gra jest dla 6–40 osób; tu jest # osoby.',
    }),
  ],
  'cast.missingMandatory': [
    'Missing from the cards, although it is in every game: {role}.',
    '每局必有，但缺少：{role}。',
    'Jest w każdej grze, a brakuje tej karty: {role}.',
  ],
  'cast.noFaction': [
    'Nobody belongs to this faction, although it is in every game: {faction}.',
    '每局必有，但没有人属于这个阵营：{faction}。',
    'Jest w każdej grze, a nikt nie należy do tej frakcji: {faction}.',
  ],
  'cast.twice': [
    'Dealt more than once: {role}. Only bare faction cards may be.',
    '发了不止一张：{role}。只有无能力的阵营牌可以重复。',
    'Rozdana więcej niż raz: {role}. Powtarzać wolno tylko karty bez zdolności.',
  ],
  'cast.drunkExcludes': [
    'Not in one game: {role} and {other}. Take one of them out.',
    '{role}和{other}不能同局，请去掉一个。',
    'Nie w jednej grze: {role} i {other}. Usuń jedną z tych kart.',
  ],
  'cast.executorPair': [
    'Executor and Investigator belong together: take both or neither.',
    '行刑官和调查官必须同时使用，或都不用。',
    'Egzekutor i Śledczy należą do siebie: weź obie karty albo żadnej.',
  ],
  'cast.janosikExecutor': [
    'Janosik is never dealt with Executor and Investigator. Take out Janosik, or both of them.',
    '雅诺希克不能与行刑官、调查官同局，请去掉一方。',
    'Janosik nigdy nie gra z Egzekutorem i Śledczym. Usuń Janosika albo obie te karty.',
  ],
  'cast.mormonsThree': [
    'The three Mormons belong together: take all of them or none.',
    '三张摩门教徒必须同时使用，或都不用。',
    'Trzy karty mormonów należą do siebie: weź wszystkie albo żadnej.',
  ],
  'cast.extraOff': [
    '{faction}: dealt, but switched off. Switch this faction on, or take its cards out.',
    '{faction}：发了牌，但选项是关闭的。请开启该阵营，或去掉这些牌。',
    'Rozdano kartę wyłączonej frakcji: {faction}. Włącz tę frakcję albo usuń jej karty.',
  ],
  'cast.extraOn': [
    '{faction}: switched on, but nobody has such a card. Add one, or switch this faction off.',
    '{faction}：已开启，但没有人拿到这样的牌。请加一张，或关闭该阵营。',
    'Frakcja jest włączona, a nikt nie ma jej karty: {faction}. Dodaj kartę albo wyłącz frakcję.',
  ],
  'cast.alienNeeds': [
    'Dealt whenever there are aliens, but missing: {role}.',
    '有外星人时必须发，但缺少：{role}。',
    'Rozdaje się ją zawsze, gdy grają ufole, a jej brakuje: {role}.',
  ],
  'cast.shipNight': [
    'Above 30 players the table gives no ship night. Night {n} holds unless you enter another.',
    '超过30人时规则表没有开船之夜。除非另行填写，否则为第{n}夜。',
    'Powyżej 30 osób tabela nie podaje nocy statku. Obowiązuje noc {n}, chyba że podasz inną.',
  ],
  'cast.extrasSmall': [
    'With the extra factions that are switched on, the game is for {n} players or more. Seat more players, or switch a faction off.',
    '开启了这些额外阵营，游戏至少要{n}人。请增加玩家，或关闭一个阵营。',
    'Z włączonymi dodatkowymi frakcjami gra jest dla co najmniej {n} osób. Dodaj graczy albo wyłącz którąś frakcję.',
  ],
  'cast.tooFewToBalance': [
    'Too few players for balanced factions, whatever you deal: two more citizens than bandits and more bandits than Indians makes at least {n} players in these three factions.',
    '人数太少，怎么发都无法平衡：市民要比匪徒多两人，匪徒要比印第安人多，这三个阵营至少要{n}人。',
    'Tak małej gry nie da się zrównoważyć żadnym zestawem kart: o dwoje więcej miastowych niż bandytów i więcej bandytów niż Indian to razem co najmniej {n} osób w tych trzech frakcjach.',
  ],
  'cast.fewCitizens': [
    'The citizens should outnumber the bandits by two or more.',
    '市民最好比匪徒多两人以上。',
    'Miastowych powinno być co najmniej o dwoje więcej niż bandytów.',
  ],
  'cast.banditsIndians': [
    'There should be a few more bandits than Indians.',
    '匪徒最好比印第安人略多。',
    'Bandytów powinno być trochę więcej niż Indian.',
  ],
  'cast.gamblerSmall': [
    'Below 14 players a clever Gambler can win the game for the citizens. Better leave the Gambler out.',
    '不到14人时，高明的赌徒可以独自为市民赢下全局，最好不用赌徒。',
    'Poniżej 14 osób sprytny Hazardzista może wygrać grę za miastowych. Lepiej go nie dawać.',
  ],
  'cast.mormonsSmall': [
    'Mormons are worth their cards from about 20 players on.',
    '摩门教徒大约要20人以上才有意思。',
    'Mormoni mają sens od około 20 osób.',
  ],
  'cast.bare': [
    'Cards without an ability are unpopular. There are named ones left for: {factions}.',
    '没有能力的牌不受欢迎。这些阵营还有角色牌可用：{factions}。',
    'Karty bez zdolności są nielubiane. Karty z rolą mają jeszcze: {factions}.',
  ],
  'cast.bareRest': [
    'All the usual named cards are dealt, and cards without an ability make up the number: {factions}.',
    '常用的角色牌已全部发出，不足的人数用没有能力的牌补足：{factions}。',
    'Zwykłe karty z rolą są już rozdane, resztę uzupełniają karty bez zdolności: {factions}.',
  ],
  'cast.journalistSecret': [
    'With the Journalist, duel votes are secret.',
    '有记者时，决斗投票保密。',
    'Z Dziennikarzem głosy w pojedynkach są tajne.',
  ],
  'cast.rarely': ['{role}: seldom dealt, {why}.', '{role}：较少使用，{why}。', 'Rzadko rozdawana karta: {role}, bo {why}.'],
  'cast.rarely.balance': ['being hard to balance', '因为难以平衡', 'trudno ją zrównoważyć'],
  'cast.rarely.untried': ['having been tried little', '因为少有人试过', 'jest mało sprawdzona'],
  'cast.rarely.tracking': ['being hard for the host to keep track of', '因为主持人不易跟踪', 'prowadzącemu trudno o niej pamiętać'],
  'cast.rarely.slow': ['costing the table much time', '因为很耗时间', 'zabiera dużo czasu przy stole'],
  'cast.rarely.plain': ['being rather plain', '因为过于平淡', 'jest mało ciekawa'],
  'cast.rarely.weak': ['being weaker than the other citizens', '因为比其他市民弱', 'jest słabsza od innych kart miastowych'],
});
