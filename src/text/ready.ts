import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** The check of a deck that has been printed and cut. */
export const words = wordsOf({
  'ready.what': [
    'Once, after printing and cutting: show every card to the camera, one by one or several laid out, or photograph them all. The order does not matter.',
    '打印并裁好后检查一次：把每张牌给镜头看，可以逐张，也可以摊开几张，或者全部拍下来。顺序不限。',
    'Raz, po wydrukowaniu i pocięciu: pokaż kamerze wszystkie karty, po jednej albo po kilka rozłożonych, lub zrób im zdjęcie. Kolejność nie ma znaczenia.',
  ],
  'ready.which': ['Which cards should be there', '应有哪些牌', 'Które karty mają być'],
  'ready.which.all': [
    plural('n', { one: 'The whole deck, # card', other: 'The whole deck, # cards' }),
    plural('n', { other: '整副牌，#张' }),
    plural('n', {
      one: 'Cała talia, # karta',
      few: 'Cała talia, # karty',
      many: 'Cała talia, # kart',
      other: 'Cała talia, # karty',
    }),
  ],
  'ready.which.printed': [
    plural('n', { one: '# card, printed {date}', other: '# cards, printed {date}' }),
    plural('n', { other: '{date}打印的#张牌' }),
    plural('n', {
      one: '# karta, wydruk: {date}',
      few: '# karty, wydruk: {date}',
      many: '# kart, wydruk: {date}',
      other: '# karty, wydruk: {date}',
    }),
  ],
  'ready.which.printed.key': [
    plural('n', { one: '# card, sealed, printed {date}', other: '# cards, sealed, printed {date}' }),
    plural('n', { other: '{date}打印的#张密封牌' }),
    plural('n', {
      one: '# karta zapieczętowana, wydruk: {date}',
      few: '# karty zapieczętowane, wydruk: {date}',
      many: '# kart zapieczętowanych, wydruk: {date}',
      other: '# karty zapieczętowanej, wydruk: {date}',
    }),
  ],
  'ready.finding': ['What was found', '检查结果', 'Wynik'],
  'ready.empty': [
    plural('n', { one: 'None of the # card has been seen yet.', other: 'None of the # cards has been seen yet.' }),
    '{n}张牌一张都还没看到。',
    'Nie widać jeszcze żadnej karty z {n}.',
  ],
  'ready.whole': [
    plural('n', {
      one: 'The # card is there and can be scanned: the deck is ready.',
      other: 'All # cards are there, each once, and can be scanned: the deck is ready.',
    }),
    plural('n', { other: '#张牌都在，每张一份，都能扫描：这副牌可以用了。' }),
    plural('n', {
      one: 'Jest # karta i daje się zeskanować: talia jest gotowa.',
      few: 'Są wszystkie # karty, każda raz, i dają się zeskanować: talia jest gotowa.',
      many: 'Jest wszystkich # kart, każda raz, i dają się zeskanować: talia jest gotowa.',
      other: 'Jest # karty i dają się zeskanować: talia jest gotowa.',
    }),
  ],
  'ready.short': [
    plural('n', { one: '# of {of} cards is missing:', other: '# of {of} cards are missing:' }),
    plural('n', { other: '{of}张牌中缺#张：' }),
    plural('n', {
      one: 'Brakuje # karty z {of}:',
      few: 'Brakuje # kart z {of}:',
      many: 'Brakuje # kart z {of}:',
      other: 'Brakuje # karty z {of}:',
    }),
  ],
  'ready.missing': ['Card {no} ({role}) is missing.', '缺{no}号牌（{role}）。', 'Brakuje karty {no} ({role}).'],
  'ready.unreadable': [
    'Card {no} ({role}) is there, but its code cannot be scanned.',
    '{no}号牌（{role}）在，但编码扫不出来。',
    'Karta {no} ({role}) jest, ale jej kodu nie da się zeskanować.',
  ],
  'ready.unread': [
    plural('n', {
      one: '# code in the last photo could not be read: show that card by itself.',
      other: '# codes in the last photo could not be read: show those cards one by one.',
    }),
    plural('n', { other: '上一张照片里有#个编码没有读出来：请把那些牌单独给镜头看。' }),
    plural('n', {
      one: '# kodu z ostatniego zdjęcia nie udało się odczytać: pokaż tę kartę osobno.',
      few: '# kodów z ostatniego zdjęcia nie udało się odczytać: pokaż te karty po jednej.',
      many: '# kodów z ostatniego zdjęcia nie udało się odczytać: pokaż te karty po jednej.',
      other: '# kodu z ostatniego zdjęcia nie udało się odczytać: pokaż te karty po jednej.',
    }),
  ],
  'ready.besides': [
    'Card {no} ({role}) is of this deck, but was not printed with these.',
    '{no}号牌（{role}）属于这副牌，但不在这次打印之内。',
    'Karta {no} ({role}) jest z tej talii, ale nie z tego wydruku.',
  ],
  'ready.typed': [
    'A card whose code cannot be scanned: type the code under it.',
    '编码扫不出来的牌：请输入牌上的编码。',
    'Karta, której kodu nie da się zeskanować: wpisz kod spod kwadratu.',
  ],
  'ready.named': [
    'Card {no} is noted: its code cannot be scanned.',
    '已记下：{no}号牌的编码扫不出来。',
    'Zapisano: kodu karty {no} nie da się zeskanować.',
  ],
  'ready.again': [
    plural('n', { one: 'Print # card again', other: 'Print # cards again' }),
    plural('n', { other: '重新打印#张牌' }),
    plural('n', {
      one: 'Wydrukuj ponownie # kartę',
      few: 'Wydrukuj ponownie # karty',
      many: 'Wydrukuj ponownie # kart',
      other: 'Wydrukuj ponownie # karty',
    }),
  ],
  'ready.mark': ['The deck is ready', '这副牌可以用了', 'Talia jest gotowa'],
  'ready.marked': ['Noted: this deck is ready.', '已记下：这副牌可以用了。', 'Zapisano: ta talia jest gotowa.'],
  'ready.unkept': [
    'This device cannot keep it: the deck is ready, but the note goes with this page.',
    '本设备无法保存：牌可以用，但关闭此页后记录就没有了。',
    'Urządzenie nie może tego zapamiętać: talia jest gotowa, ale zapis zniknie z tą stroną.',
  ],
  'ready.open': ['Check the cut cards', '检查裁好的牌', 'Sprawdź pocięte karty'],
  'ready.since': [
    plural('n', { one: '# card checked {date}', other: '# cards checked {date}' }),
    plural('n', { other: '{date}检查过#张牌' }),
    plural('n', {
      one: '# karta sprawdzona: {date}',
      few: '# karty sprawdzone: {date}',
      many: '# kart sprawdzonych: {date}',
      other: '# karty sprawdzonej: {date}',
    }),
  ],
  'ready.since.key': [
    plural('n', { one: '# card, sealed, checked {date}', other: '# cards, sealed, checked {date}' }),
    plural('n', { other: '{date}检查过#张密封牌' }),
    plural('n', {
      one: '# karta zapieczętowana, sprawdzona: {date}',
      few: '# karty zapieczętowane, sprawdzone: {date}',
      many: '# kart zapieczętowanych, sprawdzonych: {date}',
      other: '# karty zapieczętowanej, sprawdzonej: {date}',
    }),
  ],
  'ready.noDeck': ['This deck is not on this device.', '本设备上没有这副牌。', 'Tej talii nie ma na tym urządzeniu.'],
});
