import { rows } from './rows.ts';

/** What is wrong with the art, the pictures, the signs and the colours of a deck file. */
export const deckArt = rows({
  'deck.unknownSign': [
    'At {place}: game-icons.net has no sign “{sign}”. `nightdeck signs WORD` and the search in the app find their names.',
    '{place}：game-icons.net 没有图标“{sign}”。可用 `nightdeck signs 单词` 或应用内的搜索查找名称。',
    'Miejsce {place}: game-icons.net nie ma znaku „{sign}”. Nazwy znajdziesz poleceniem `nightdeck signs SŁOWO` lub wyszukiwarką w aplikacji.',
  ],
  'deck.unknownSign.like': [
    'At {place}: game-icons.net has no sign “{sign}”. There is: {like}.',
    '{place}：game-icons.net 没有图标“{sign}”。有：{like}。',
    'Miejsce {place}: game-icons.net nie ma znaku „{sign}”. Są: {like}.',
  ],
  'deck.unknownSign.offline': [
    'At {place}: the signs of game-icons.net have not been loaded on this device yet. Open the file once with a network.',
    '{place}：本设备尚未加载 game-icons.net 的图标。请在联网时打开一次此文件。',
    'Miejsce {place}: znaków z game-icons.net nie ma jeszcze na tym urządzeniu. Otwórz plik raz z dostępem do sieci.',
  ],
  'deck.unknownIcon': [
    'At {place}: there is no icon “{icon}”. Write an SVG path, a sign such as game-icons:wolf-head, or one of {known}.',
    '{place}：没有图标“{icon}”。请写 SVG 路径、game-icons:wolf-head 这样的图标，或使用：{known}。',
    'Miejsce {place}: nie ma ikony „{icon}”. Podaj ścieżkę SVG, znak taki jak game-icons:wolf-head albo jedną z: {known}.',
  ],
  'deck.unknownArt': [
    'At {place}: there is no art “{art}”. There is: {known}.',
    '{place}：没有美术“{art}”。可用：{known}。',
    'Miejsce {place}: nie ma oprawy „{art}”. Są: {known}.',
  ],
  'deck.pictureSource': [
    'At {place}: a picture is a “file” beside the deck, its “data”, or for a role a “sign”: one of these.',
    '{place}：图片写 “file”（牌组旁边的文件）、“data”（图片本身）或（角色的）“sign”，只能写一个。',
    'Miejsce {place}: obraz to „file” (plik obok talii), „data” (sam obraz) albo, przy roli, „sign”: jedno z nich.',
  ],
  'deck.pictureUnused': [
    'At {place}: no card shows the picture “{name}”. Name it like a role of a card, or like the “picture” of a face.',
    '{place}：没有牌使用图片“{name}”。请用牌的角色名，或牌面 “picture” 里写的名字。',
    'Miejsce {place}: żadna karta nie pokazuje obrazu „{name}”. Nazwij go jak rolę karty albo jak „picture” jej wyglądu.',
  ],
  'deck.pictureMissing': [
    'At {place}: the picture “{file}” lies beside the deck file. Choose it together with the deck file.',
    '{place}：图片“{file}”在牌组文件旁边。请和牌组文件一起选择。',
    'Miejsce {place}: obraz „{file}” leży obok pliku talii. Wybierz go razem z plikiem talii.',
  ],
  'deck.contrast': [
    'The letters of {role}, {ink} on {ground}, have a contrast of {ratio} : 1; below {least} they are hard to read. {better} would have {would}.',
    '{role}的文字（{ink}，底色{ground}）对比度只有{ratio}：1，低于{least}就难以辨认。改用{better}可达{would}。',
    'Litery roli {role}, {ink} na tle {ground}, mają kontrast {ratio} : 1; poniżej {least} trudno je odczytać. Z {better} byłoby {would}.',
  ],
  'deck.tooManyPictures': [
    'At {place}: {count} pictures are too many; a deck has {most} at most.',
    '{place}：{count}张图片太多了，一副牌最多{most}张。',
    'Miejsce {place}: obrazów jest za dużo ({count}); talia ma ich najwyżej {most}.',
  ],
});
