import { deckArt } from './deck-art.ts';
import { plural } from './message.ts';
import { words as rules } from './own-check.ts';
import { words as scripts } from './own-script.ts';
import { wordsOf } from './rows.ts';
import { words as setupTable } from './setup-table.ts';

/** Deck files, card codes, key cards and the deal. */
export const words = wordsOf({
  ...deckArt,
  ...setupTable,
  ...rules,
  ...scripts,
  'file.top': ['the file', '文件', 'plik'],
  'file.line': ['Line {line}: {what}', '第{line}行：{what}', 'Wiersz {line}: {what}'],
  'file.andMore': ['And {n} more.', '另有{n}处。', 'I jeszcze {n}.'],
  'file.needed': [
    'At {place}: something is missing here, {expected} is needed.',
    '{place}：这里缺少内容，需要{expected}。',
    'Miejsce {place}: czegoś tu brakuje, potrzebny jest {expected}.',
  ],
  'file.type': [
    'At {place}: {expected} is needed here, this is something else.',
    '{place}：这里需要{expected}，现在是别的东西。',
    'Miejsce {place}: potrzebny jest {expected}, a jest coś innego.',
  ],
  'file.neededOneOf': [
    'At {place}: something is missing here. It must be one of: {values}.',
    '{place}：这里缺少内容，必须是以下之一：{values}。',
    'Miejsce {place}: czegoś tu brakuje. Dozwolone: {values}.',
  ],
  'file.oneOf': [
    'At {place}: this must be one of: {values}.',
    '{place}：必须是以下之一：{values}。',
    'Miejsce {place}: dozwolone są tylko: {values}.',
  ],
  'file.unknownField': [
    'At {place}: “{field}” means nothing here. Check the spelling or take it out.',
    '{place}：这里没有“{field}”这一项。请检查拼写或删去。',
    'Miejsce {place}: „{field}” nic tu nie znaczy. Sprawdź pisownię albo usuń.',
  ],
  'file.tooBig': [
    'At {place}: this is too long or too large; {most} is the most.',
    '{place}：太长或太大，最多{most}。',
    'Miejsce {place}: za długie lub za duże; najwyżej {most}.',
  ],
  'file.tooSmall': [
    'At {place}: this is too short or too small; {least} is the least.',
    '{place}：太短或太小，至少{least}。',
    'Miejsce {place}: za krótkie lub za małe; co najmniej {least}.',
  ],
  'file.form': [
    'At {place}: this is not written the way it must be. Compare it with the example in decks/README.md.',
    '{place}：写法不对。请对照 decks/README.md 里的例子。',
    'Miejsce {place}: zapis jest nieprawidłowy. Porównaj z przykładem w decks/README.md.',
  ],
  'file.kind.string': ['a text in quotes', '引号内的文字', 'tekst w cudzysłowie'],
  'file.kind.number': ['a number', '一个数', 'zapis liczby'],
  'file.kind.int': ['a whole number', '一个整数', 'zapis liczby całkowitej'],
  'file.kind.boolean': ['true or false', 'true 或 false', 'zapis true albo false'],
  'file.kind.array': ['a list in [ ]', '一个 [ ] 列表', 'spis w [ ]'],
  'file.kind.tuple': ['a list in [ ]', '一个 [ ] 列表', 'spis w [ ]'],
  'file.kind.object': ['a group in { }', '一组{ }内容', 'zestaw w { }'],
  'file.kind.record': ['a group in { }', '一组{ }内容', 'zestaw w { }'],

  'deck.huge': [
    'This file is far too big for a deck: {most} characters is the most. Is it the right file?',
    '这个文件对一副牌来说太大了，最多{most}个字符。文件选对了吗？',
    'Ten plik jest o wiele za duży na talię: najwyżej {most} znaków. Czy to właściwy plik?',
  ],
  'deck.notJson': [
    'This file cannot be read as JSON. A comma or a quote may be missing, or the file was cut short.',
    '无法按 JSON 读取此文件。可能少了逗号或引号，或文件不完整。',
    'Tego pliku nie da się odczytać jako JSON. Może brakuje przecinka lub cudzysłowu albo plik jest ucięty.',
  ],
  'deck.tooManyCards': [
    'At {place}: {count} cards are too many; a deck has {most} at most.',
    '{place}：{count}张牌太多了，一副牌最多{most}张。',
    'Miejsce {place}: kart jest za dużo ({count}); talia ma ich najwyżej {most}.',
  ],
  'deck.duplicate': [
    'At {place}: card number {no} is already used by {other}. Every card needs a number of its own.',
    '{place}：编号{no}已被{other}使用。每张牌要有自己的编号。',
    'Miejsce {place}: numer {no} jest już zajęty przez {other}. Każda karta musi mieć własny numer.',
  ],
  'deck.noFace': [
    'At {place}: the card has no face. Give it one here, or give the role “{role}” one under “faces”.',
    '{place}：这张牌没有牌面。请在这里写上，或在 “faces” 里给角色“{role}”写上。',
    'Miejsce {place}: karta nie ma wyglądu. Podaj go tutaj albo w „faces” dla roli „{role}”.',
  ],
  'deck.untranslated': [
    'At {place}: the deck lists the language “{lang}” but has no text for it here.',
    '{place}：这副牌列出了语言“{lang}”，但这里没有相应文字。',
    'Miejsce {place}: talia wymienia język „{lang}”, ale nie ma tu jego tekstu.',
  ],
  'deck.unknownGame': ['At {place}: there is no game “{game}”.', '{place}：没有游戏“{game}”。', 'Miejsce {place}: nie ma gry „{game}”.'],
  'deck.unknownRole': [
    'At {place}: the game {game} has no role “{role}”. It has: {known}.',
    '{place}：游戏“{game}”没有角色“{role}”。可用角色：{known}。',
    'Miejsce {place}: gra {game} nie ma roli „{role}”. Ma: {known}.',
  ],

  'deck.unknownBase': [
    'At {place}: there is no deck “{base}” to build on. There is: {known}.',
    '{place}：没有可作基础的牌组“{base}”。可用：{known}。',
    'Miejsce {place}: nie ma talii „{base}”, na której można by się oprzeć. Są: {known}.',
  ],

  'pile.count': [
    'The number of {role} cards must be a whole number, zero or more.',
    '{role}的张数必须是零或正整数。',
    'Liczba kart „{role}” musi być całkowita, zero lub więcej.',
  ],
  'pile.tooFew': [
    'The deck has too few {role} cards: {count} wanted, {has} there.',
    '{role}的牌不够：需要{count}张，只有{has}张。',
    'W talii jest za mało kart „{role}”: potrzeba {count}, jest {has}.',
  ],

  'code.foreign': ['This code is not from a Nightdeck card.', '这个码不是 Nightdeck 的牌。', 'Ten kod nie pochodzi z karty Nightdeck.'],
  'code.torn': [
    'This card code is damaged or mistyped. Compare it sign by sign: a code has {whole} signs, this one {length}.',
    '牌码损坏或输入有误。请逐个核对：牌码有{whole}个字符，这里是{length}个。',
    'Kod karty jest uszkodzony lub źle wpisany. Porównaj znak po znaku: kod ma {whole} znaków, ten ma {length}.',
  ],
  'code.mistyped': [
    'A sign of this card code is mistyped or damaged. Compare it with the card sign by sign.',
    '牌码中有字符输错或损坏。请与牌上的牌码逐个核对。',
    'Któryś znak kodu karty jest źle wpisany lub uszkodzony. Porównaj kod z kartą znak po znaku.',
  ],
  'code.hostCard': [
    'This belongs to the host (a facilitator card or a night sheet). It is no role card; put it aside.',
    '这是主持人用的（主持人用牌或夜晚顺序卡），不是身份牌，请放到一边。',
    'To karta prowadzącego albo karta nocy, a nie karta roli. Odłóż ją.',
  ],
  'code.otherVersion': [
    'This card was printed by a newer Nightdeck. Update the app, or print the deck again.',
    '这张牌由更新版本的 Nightdeck 打印。请更新应用，或重新打印。',
    'Tę kartę wydrukował nowszy Nightdeck. Zaktualizuj aplikację albo wydrukuj talię ponownie.',
  ],
  'code.otherEdition': [
    'This card belongs to another deck. Put it aside or choose its deck.',
    '这张牌属于另一副牌。请放到一边，或改选那副牌。',
    'Ta karta należy do innej talii. Odłóż ją albo wybierz jej talię.',
  ],
  'code.otherDeck': [
    'This card is from the deck “{deck}”; this game uses “{expected}”. Put it aside or choose its deck.',
    '这张牌属于“{deck}”，而本局使用“{expected}”。请放到一边，或改选那副牌。',
    'Ta karta jest z talii „{deck}”, a w tej grze używana jest „{expected}”. Odłóż ją albo wybierz jej talię.',
  ],
  'code.unknownDeck': [
    'This card is from a deck that this device does not know; this game uses “{expected}”. Put it aside, or open its deck file.',
    '这张牌属于本设备不认识的一副牌，而本局使用“{expected}”。请放到一边，或打开那副牌的牌组文件。',
    'Ta karta jest z talii, której to urządzenie nie zna, a w tej grze używana jest „{expected}”. Odłóż ją albo otwórz plik jej talii.',
  ],
  'code.sealedWithoutKey': [
    'This card is sealed. Scan or type the key card of its deck first.',
    '这张牌是密封的。请先扫描或输入这副牌的钥匙牌。',
    'Ta karta jest zapieczętowana. Najpierw zeskanuj lub wpisz kartę z kluczem tej talii.',
  ],
  'code.forged': [
    'This code was not printed with this deck, or belongs to another printing. Put the card aside.',
    '这个码不是随这副牌打印的，或属于另一次打印。请把牌放到一边。',
    'Ten kod nie został wydrukowany z tą talią albo pochodzi z innego wydruku. Odłóż kartę.',
  ],
  'code.otherKey': [
    'This back was not printed under the key in use. Scan the key card that came with it, or put the card aside.',
    '这个牌背不是用当前钥匙打印的。请扫描与它一起打印的钥匙牌，或把牌放到一边。',
    'Ten rewers wydrukowano pod innym kluczem. Zeskanuj kartę z kluczem z tego samego wydruku albo odłóż kartę.',
  ],
  'code.notInDeck': ['This deck has no card number {no}.', '这副牌没有{no}号牌。', 'W tej talii nie ma karty numer {no}.'],

  'key.taken': [
    'Key card read, and kept on this device. The sealed deck can be scanned now.',
    '已读取钥匙牌，并保存在本设备上。现在可以扫描密封的牌。',
    'Klucz odczytany i zachowany na tym urządzeniu. Można skanować zapieczętowaną talię.',
  ],
  'key.foreign': ['This is not a key card.', '这不是钥匙牌。', 'To nie jest karta z kluczem.'],
  'key.torn': [
    'This key is damaged or mistyped: a key has {whole} signs, this one {length}.',
    '钥匙损坏或输入有误：钥匙有{whole}个字符，这里是{length}个。',
    'Klucz jest uszkodzony lub źle wpisany: klucz ma {whole} znaki, ten ma {length}.',
  ],
  'key.mistyped': [
    'A sign of this key is mistyped or damaged. Compare it with the key card sign by sign.',
    '钥匙中有字符输错或损坏。请与钥匙牌逐个核对。',
    'Któryś znak klucza jest źle wpisany lub uszkodzony. Porównaj go z kartą z kluczem znak po znaku.',
  ],
  'key.otherEdition': ['This key card belongs to another deck.', '这张钥匙牌属于另一副牌。', 'Ten klucz należy do innej talii.'],
  'key.otherDeck': [
    'This key card belongs to the deck “{deck}”, not to “{expected}”.',
    '这张钥匙牌属于“{deck}”，不属于“{expected}”。',
    'Ten klucz należy do talii „{deck}”, a nie do „{expected}”.',
  ],
  'key.unknownDeck': [
    'This key card belongs to a deck that this device does not know, not to “{expected}”.',
    '这张钥匙牌属于本设备不认识的一副牌，不属于“{expected}”。',
    'Ten klucz należy do talii, której to urządzenie nie zna, a nie do „{expected}”.',
  ],

  'scan.taken': ['Card taken · {seat}', '已收牌 · {seat}', 'Karta przyjęta · {seat}'],
  'scan.already': ['Already scanned · {seat}', '已扫描过 · {seat}', 'Już zeskanowana · {seat}'],
  'scan.asks': [
    '{seat} already has a card. Replace it with this one?',
    '{seat}已有一张牌。换成这一张吗？',
    '{seat} ma już kartę. Zastąpić ją tą?',
  ],
  'scan.notInCast': [
    '{seat}: this card is not in the chosen set. Use it all the same?',
    '{seat}：这张牌不在所选的组合里。仍然使用吗？',
    'Tej karty nie ma w wybranym zestawie ({seat}). Użyć jej mimo to?',
  ],
  'scan.tooManyOfRole': [
    '{seat}: the chosen set has fewer cards of this kind. Use it all the same?',
    '{seat}：所选组合里这种牌没有这么多。仍然使用吗？',
    'W wybranym zestawie jest mniej takich kart ({seat}). Użyć tej mimo to?',
  ],
  'scan.tooMany': [
    plural('seats', {
      one: 'The # seat already has a card. Take one away, or add a player.',
      other: 'All # seats already have a card. Take one away, or add a player.',
    }),
    plural('seats', { other: '#个座位都已有牌。请拿走一张，或增加一名玩家。' }),
    plural('seats', {
      one: '# miejsce ma już kartę. Zabierz ją albo dodaj gracza.',
      few: 'Wszystkie # miejsca mają już karty. Zabierz jedną albo dodaj gracza.',
      many: 'Wszystkie # miejsc ma już karty. Zabierz jedną albo dodaj gracza.',
      other: 'Wszystkie # miejsca mają już karty. Zabierz jedną albo dodaj gracza.',
    }),
  ],
  'scan.noSeat': [
    'There is no seat {n}; the table has {seats}.',
    '没有{n}号座位，共有{seats}个。',
    'Nie ma miejsca {n}; stół ma ich {seats}.',
  ],
  'scan.missing': [
    plural('n', { one: '# card missing', other: '# cards missing' }),
    plural('n', { other: '还差#张牌' }),
    plural('n', { one: 'Brakuje # karty', few: 'Brakuje # kart', many: 'Brakuje # kart', other: 'Brakuje # karty' }),
  ],
  'scan.extraRole': [
    '{role}: {n} more than chosen',
    '{role}：比所选多{n}张',
    plural('n', {
      one: '{role}: o # kartę za dużo',
      few: '{role}: o # karty za dużo',
      many: '{role}: o # kart za dużo',
      other: '{role}: o # karty za dużo',
    }),
  ],
  'scan.lackingRole': [
    '{role}: {n} fewer than chosen',
    '{role}：比所选少{n}张',
    plural('n', {
      one: '{role}: o # kartę za mało',
      few: '{role}: o # karty za mało',
      many: '{role}: o # kart za mało',
      other: '{role}: o # karty za mało',
    }),
  ],
});
