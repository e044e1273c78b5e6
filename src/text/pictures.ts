import { wordsOf } from './rows.ts';

/** Pictures of a host's own on the cards of a deck. */
export const words = wordsOf({
  'pictures.what': [
    'A photo or drawing for a role takes the place of its picture on every card, also on the host’s screen. PNG, JPEG, WebP or SVG; it stays on this device.',
    '角色的照片或图画会代替牌上的图，主持人屏幕上也一样。支持 PNG、JPEG、WebP 和 SVG；图片只保存在本设备上。',
    'Zdjęcie lub rysunek roli zastępuje obraz na wszystkich jej kartach, także na ekranie prowadzącego. PNG, JPEG, WebP lub SVG; zostaje na tym urządzeniu.',
  ],
  'pictures.back': ['Back of all cards', '所有牌的背面', 'Rewers wszystkich kart'],
  'pictures.choose': ['Choose a picture', '选择图片', 'Wybierz obraz'],
  'pictures.other': ['Another picture', '换一张图片', 'Inny obraz'],
  'pictures.remove': ['Take it away', '去掉图片', 'Usuń obraz'],
  'pictures.focus.across': ['What shows, left to right', '显示的部分（左右）', 'Widoczna część, od lewej do prawej'],
  'pictures.focus.down': ['What shows, top to bottom', '显示的部分（上下）', 'Widoczna część, od góry do dołu'],
  'pictures.save': ['Save the deck with its pictures', '保存带图片的牌组', 'Zapisz talię z obrazami'],

  'signs.find': ['Find a sign', '查找图标', 'Znajdź znak'],
  'signs.search': [
    'What should it show? (in English, e.g. wolf)',
    '想要什么图案？（请用英文，如 wolf）',
    'Co ma przedstawiać? (po angielsku, np. wolf)',
  ],
  'signs.loading': ['Fetching the signs…', '正在加载图标……', 'Pobieranie znaków…'],
  'signs.away': [
    'The signs are not on this device yet and cannot be fetched. Look for one with a network, then they stay here.',
    '图标尚未保存在本设备上，现在也无法加载。请联网查找一次，之后可离线使用。',
    'Znaków nie ma jeszcze na tym urządzeniu i nie da się ich pobrać. Wyszukaj raz z dostępem do sieci, potem zostaną tutaj.',
  ],
  'signs.none': [
    'None. Try a simpler or a similar word.',
    '没有结果。请换一个更简单或相近的词。',
    'Brak. Spróbuj prostszego lub podobnego słowa.',
  ],
  'signs.found': ['Signs: {n}', '共{n}个图标', 'Znaki: {n}'],
  'signs.many': [
    'Signs: {n}. The first {most} are shown; add a word.',
    '共{n}个图标，显示前{most}个；可再加一个词。',
    'Znaki: {n}. Widać pierwsze {most}; dodaj słowo.',
  ],
  'signs.thanks': [
    'By Lorc, Delapouite and others, game-icons.net, CC BY 3.0. The setup sheet says so.',
    '作者 Lorc、Delapouite 等，game-icons.net，CC BY 3.0；配置页上会注明。',
    'Autorzy: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0. Informacja trafia na arkusz przygotowania.',
  ],

  'picture.of': ['The picture “{name}”: {what}', '图片“{name}”：{what}', 'Obraz „{name}”: {what}'],
  'picture.kind': [
    'this is no PNG, JPEG, WebP or SVG picture. Save it as one of these.',
    '这不是 PNG、JPEG、WebP 或 SVG 图片。请另存为其中一种格式。',
    'to nie jest obraz PNG, JPEG, WebP ani SVG. Zapisz go w jednym z tych formatów.',
  ],
  'picture.bytes': [
    'this file is too large (photos up to 30 MB, drawings up to 3 MB). Save it smaller.',
    '文件太大（照片最多30 MB，SVG 最多3 MB）。请存得小一些。',
    'ten plik jest za duży (zdjęcia do 30 MB, rysunki SVG do 3 MB). Zapisz go mniejszy.',
  ],
  'picture.pixels': [
    'it has more than 51 million pixels. Save it at half the size.',
    '它超过5100万像素。请缩小一半后保存。',
    'ma ponad 51 milionów pikseli. Zapisz go w połowie wielkości.',
  ],
  'picture.damaged': [
    'the file is damaged and cannot be opened.',
    '文件已损坏，无法打开。',
    'plik jest uszkodzony i nie da się go otworzyć.',
  ],
  'picture.outside': [
    'this SVG names files from elsewhere, which are not fetched. Embed its pictures, or save it as PNG.',
    '这个 SVG 引用了外部文件，程序不会去取。请把图片嵌入其中，或另存为 PNG。',
    'ten SVG odwołuje się do plików spoza siebie, a te nie są pobierane. Osadź obrazy w pliku albo zapisz go jako PNG.',
  ],
  'picture.entities': [
    'this SVG declares entities, which are not read. Save it as plain SVG or as PNG.',
    '这个 SVG 声明了实体，程序不读取。请另存为普通 SVG 或 PNG。',
    'ten SVG deklaruje encje, które nie są czytane. Zapisz go jako zwykły SVG albo PNG.',
  ],
});
