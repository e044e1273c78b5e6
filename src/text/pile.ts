import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** The check of the pile before it is dealt. */
export const words = wordsOf({
  'pile.how': [
    'Show the cards you are about to deal to the camera, one by one or fanned out, or photograph them. The order does not matter.',
    '把要发的牌逐张或摊开给镜头看，也可以拍一张照片。顺序不限。',
    'Pokaż kamerze karty, które zaraz rozdasz, po jednej albo rozłożone, lub zrób im zdjęcie. Kolejność nie ma znaczenia.',
  ],
  'pile.read': ['cards counted', '已清点的牌', 'policzonych kart'],
  'pile.counted': ['Card {no} counted.', '已清点{no}号牌。', 'Policzono kartę {no}.'],
  'pile.again': ['Card {no} has been counted already.', '{no}号牌已经清点过。', 'Karta {no} jest już policzona.'],
  'pile.another': ['There is a second card like it', '确实有第二张一样的牌', 'Jest druga taka sama'],
  'pile.twice': ['Card {no} is noted as double.', '已记下：{no}号牌重复。', 'Zapisano: karta {no} jest podwójna.'],
  'pile.tap': ['By role', '按身份', 'Według ról'],
  'pile.tap.how': [
    'Without codes: tap a role for each of its cards in the pile.',
    '不用编码：牌堆里每有一张，就点一次它的身份。',
    'Bez kodów: dotknij roli tyle razy, ile jej kart leży w stosie.',
  ],
  'pile.tap.none': ['The deck has no further {role} card.', '这副牌没有更多的{role}了。', 'W talii nie ma więcej kart roli: {role}.'],
  'pile.restart': ['Start over', '重新清点', 'Zacznij od nowa'],
  'pile.finding': ['The pile for {n} players', '{n}名玩家的牌堆', 'Stos na tylu graczy: {n}'],
  'pile.deal': ['To the deal', '去发牌', 'Do rozdania'],
  'pile.empty': ['No card has been counted yet.', '还没有清点任何牌。', 'Nie policzono jeszcze żadnej karty.'],
  'pile.whole': [
    plural('n', { one: 'The # card for this game is there.', other: 'All # cards for this game are there.' }),
    plural('n', { other: '本局需要的#张牌都在。' }),
    plural('n', {
      one: 'Jest # karta do tej gry.',
      few: 'Jest komplet # kart do tej gry.',
      many: 'Jest komplet # kart do tej gry.',
      other: 'Jest komplet # karty do tej gry.',
    }),
  ],
  'pile.short': [
    plural('n', {
      one: '# of the {of} cards for this game is missing:',
      other: '# of the {of} cards for this game are missing:',
    }),
    plural('n', { other: '本局需要{of}张牌，还缺#张：' }),
    plural('n', {
      one: 'Brakuje # karty z {of} potrzebnych do tej gry:',
      few: 'Brakuje # kart z {of} potrzebnych do tej gry:',
      many: 'Brakuje # kart z {of} potrzebnych do tej gry:',
      other: 'Brakuje # karty z {of} potrzebnych do tej gry:',
    }),
  ],
  'pile.missing': ['{role}: {n} missing', plural('n', { other: '{role}：缺#张' }), '{role}: brakuje {n}'],
  'pile.double': [
    'Card {no} ({role}) is there twice: take one out.',
    '{no}号牌（{role}）有两张：请拿走一张。',
    'Karta {no} ({role}) jest dwa razy: wyjmij jedną.',
  ],
  'pile.otherEdition': [
    plural('n', {
      one: '# card belongs to another deck: take it out.',
      other: '# cards belong to another deck: take them out.',
    }),
    plural('n', { other: '有#张牌属于另一副牌：请拿走。' }),
    plural('n', {
      one: '# karta jest z innej talii: wyjmij ją.',
      few: '# karty są z innej talii: wyjmij je.',
      many: '# kart jest z innej talii: wyjmij je.',
      other: '# karty jest z innej talii: wyjmij je.',
    }),
  ],
  'pile.sealed': [
    plural('n', {
      one: '# card is sealed: scan the key card first.',
      other: '# cards are sealed: scan the key card first.',
    }),
    plural('n', { other: '有#张牌是密封的：请先扫描钥匙牌。' }),
    plural('n', {
      one: '# karta jest zapieczętowana: najpierw zeskanuj kartę z kluczem.',
      few: '# karty są zapieczętowane: najpierw zeskanuj kartę z kluczem.',
      many: '# kart jest zapieczętowanych: najpierw zeskanuj kartę z kluczem.',
      other: '# karty jest zapieczętowane: najpierw zeskanuj kartę z kluczem.',
    }),
  ],
  'pile.hostCards': [
    plural('n', {
      one: '# card is the host’s and is not dealt: take it out.',
      other: '# cards are the host’s and are not dealt: take them out.',
    }),
    plural('n', { other: '有#张是主持人用牌，不发给玩家：请拿走。' }),
    plural('n', {
      one: '# karta jest dla prowadzącego i nie rozdaje się jej: wyjmij ją.',
      few: '# karty są dla prowadzącego i nie rozdaje się ich: wyjmij je.',
      many: '# kart jest dla prowadzącego i nie rozdaje się ich: wyjmij je.',
      other: '# karty jest dla prowadzącego i nie rozdaje się ich: wyjmij je.',
    }),
  ],
  'pile.unusable': [
    plural('n', { one: '# code is of no card of this deck.', other: '# codes are of no card of this deck.' }),
    plural('n', { other: '有#个编码不属于这副牌。' }),
    plural('n', {
      one: '# kod nie należy do żadnej karty tej talii.',
      few: '# kody nie należą do żadnej karty tej talii.',
      many: '# kodów nie należy do żadnej karty tej talii.',
      other: '# kodu nie należy do żadnej karty tej talii.',
    }),
  ],
  'pile.notInPlay': [
    plural('n', {
      one: '# card is left over and not in play: put it aside.',
      other: '# cards are left over and not in play: put them aside.',
    }),
    plural('n', { other: '多出#张牌，本局不用：请放到一边。' }),
    plural('n', {
      one: '# karta zostaje poza grą: odłóż ją.',
      few: '# karty zostają poza grą: odłóż je.',
      many: '# kart zostaje poza grą: odłóż je.',
      other: '# karty zostaje poza grą: odłóż je.',
    }),
  ],
  'pile.over': ['{role}: {n} not in play', plural('n', { other: '{role}：#张不用' }), '{role}: {n} poza grą'],
});
