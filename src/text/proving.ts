import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** Wording of what is seen of a print before and after it is made: its preview, its proof, its sizes and the shops. */
export const words = wordsOf({
  'printing.proving': ['Checking page {done} of {of}…', '检查第{done}页，共{of}页……', 'Sprawdzam stronę {done} z {of}…'],
  'printing.picturing': ['Picture {done} of {of}…', '第{done}张图片，共{of}张……', 'Obraz {done} z {of}…'],
  'printing.done.pictures': ['ZIP file with the pictures saved.', '已保存图片的 ZIP 文件。', 'Zapisano plik ZIP z obrazami.'],
  'printing.proved': [
    plural('n', {
      one: 'Proved: the finished page was drawn and compared with the preview, and its codes ({codes}) were read back.',
      other: 'Proved: all # finished pages were drawn and compared with the preview, and their codes ({codes}) were read back.',
    }),
    plural('n', { other: '已验证：成品文件的#页都已重新绘出并与预览比对，{codes}个码全部读回。' }),
    plural('n', {
      one: 'Sprawdzono: gotową stronę narysowano i porównano z podglądem, a kody ({codes}) odczytano.',
      few: 'Sprawdzono: wszystkie # gotowe strony narysowano i porównano z podglądem, a kody ({codes}) odczytano.',
      many: 'Sprawdzono: wszystkie # gotowych stron narysowano i porównano z podglądem, a kody ({codes}) odczytano.',
      other: 'Sprawdzono: wszystkie # gotowe strony narysowano i porównano z podglądem, a kody ({codes}) odczytano.',
    }),
  ],
  'printing.unproved': [
    plural('n', {
      one: 'Not saved: page {pages} of the finished file is not as the preview shows it. Reload this page and try again.',
      other: 'Not saved: pages {pages} of the finished file are not as the preview shows them. Reload this page and try again.',
    }),
    plural('n', { other: '未保存：成品文件的第{pages}页与预览不符。请重新加载本页后再试。' }),
    plural('n', {
      one: 'Nie zapisano: strona {pages} gotowego pliku nie jest taka jak w podglądzie. Wczytaj tę stronę ponownie i spróbuj jeszcze raz.',
      few: 'Nie zapisano: strony {pages} gotowego pliku nie są takie jak w podglądzie. Wczytaj tę stronę ponownie i spróbuj jeszcze raz.',
      many: 'Nie zapisano: strony {pages} gotowego pliku nie są takie jak w podglądzie. Wczytaj tę stronę ponownie i spróbuj jeszcze raz.',
      other: 'Nie zapisano: strony {pages} gotowego pliku nie są takie jak w podglądzie. Wczytaj tę stronę ponownie i spróbuj jeszcze raz.',
    }),
  ],
  'printing.unproved.undrawn': [
    'Saved, but not proved: this browser could not draw the finished file. Look at every page before you cut.',
    '已保存，但未验证：此浏览器无法绘出成品文件。裁切前请逐页查看。',
    'Zapisano, ale nie sprawdzono: ta przeglądarka nie potrafi narysować gotowego pliku. Przed cięciem obejrzyj każdą stronę.',
  ],
  'printing.borne': [
    'A phone’s camera reads every card from {cm} cm, smeared by {blur} mm, with {mm} mm more ink at each edge and at {light} % of its contrast; {card} on page {page} is the weakest.',
    '手机摄像头在{cm}厘米外能读每张牌，模糊{blur}毫米、墨迹每边多{mm}毫米、对比度只剩{light}%时也能读；最弱的是第{page}页的{card}。',
    'Aparat telefonu odczyta każdą kartę z {cm} cm, rozmazaną o {blur} mm, z tuszem rozlanym o {mm} mm na krawędziach i przy {light}% kontrastu; najsłabszy wynik: {card}, strona {page}.',
  ],
  'printing.borne.near': [
    'Such small codes want a table scanned from nearer, in parts.',
    '码这么小，扫描整桌时请靠近些，分几次拍。',
    'Przy tak małych kodach skanuj stół z bliska, po kawałku.',
  ],
  'printing.place': ['the code in row {row}, place {place}', '第{row}行第{place}个码', 'kod w rzędzie {row}, na miejscu {place}'],
  'printing.unproved.toast': [
    'The finished file is not as it should be.',
    '成品文件有误。',
    'Gotowy plik nie jest taki, jaki powinien być.',
  ],
  'printing.sheet.fold': [
    'Face and back side by side, to fold and glue',
    '正反面并排，对折粘合',
    'Awers i rewers obok siebie, do złożenia i sklejenia',
  ],
  'printing.shop.png': [
    '{shop} takes a picture of each side: they come in one ZIP file, faces and backs alone.',
    '{shop}收每一面的图片：都在一个 ZIP 文件里，只有牌面和牌背。',
    '{shop} przyjmuje obraz każdej strony karty: są w jednym pliku ZIP, same awersy i rewersy.',
  ],
  'printing.shop.pdf': [
    '{shop} takes one PDF with a page for each side, faces and backs alone.',
    '{shop}收一个 PDF，每面一页，只有牌面和牌背。',
    '{shop} przyjmuje jeden PDF, po stronie na awers i rewers, bez innych kartek.',
  ],
  'printing.shop.near': [
    'This deck does not suit {shop}: on page {page}, “{what}” stands {mm} mm nearer to the cut than the shop allows. Choose another size.',
    '这副牌不适合{shop}：第{page}页的“{what}”离裁切线比该店允许的近{mm}毫米。请换一种尺寸。',
    'Ta talia nie pasuje do {shop}: na stronie {page} „{what}” stoi o {mm} mm bliżej cięcia, niż drukarnia pozwala. Wybierz inny rozmiar.',
  ],
  'printing.size': ['Size of the cards (mm)', '牌的尺寸（毫米）', 'Rozmiar kart (mm)'],
  'printing.size.deck': ['The deck’s own', '牌组自带', 'Jak w talii'],
  'printing.size.poker': ['Poker', '扑克', 'Poker'],
  'printing.size.bridge': ['Bridge', '桥牌', 'Brydż'],
  'printing.size.mini': ['Mini', '迷你', 'Mini'],
  'printing.size.tarot': ['Tarot', '塔罗', 'Tarot'],
  'printing.size.square': ['Square', '方形', 'Kwadrat'],
  'printing.size.small-square': ['Small square', '小方形', 'Mały kwadrat'],
  'printing.size.trading': ['Trading card', '集换式', 'Kolekcjonerska'],
  'printing.size.japanese': ['Japanese', '日式', 'Japońska'],
  'printing.view': ['Show', '显示', 'Pokaż'],
  'printing.view.one': ['One page', '单页', 'Jedną stronę'],
  'printing.view.sheet': ['Front and back', '正反面', 'Awersy i rewersy'],
  'printing.view.all': ['All pages', '全部页面', 'Wszystkie strony'],
  'printing.zoom.in': ['Larger', '放大', 'Powiększ'],
  'printing.zoom.out': ['Smaller', '缩小', 'Pomniejsz'],
});
