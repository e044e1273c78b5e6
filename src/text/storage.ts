import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** What cannot be kept on this device, and what to do about it. */
export const words = wordsOf({
  'storage.full': [
    'The device has no room left, so the latest steps are not saved yet. Delete old games or free some space: they are saved as soon as there is room.',
    '设备空间已满，最近的几步还没有保存。请删除旧游戏或腾出空间，有了空间会自动保存。',
    'Na urządzeniu nie ma miejsca, więc ostatnie kroki nie są jeszcze zapisane. Usuń stare gry albo zwolnij miejsce: zapiszą się, gdy tylko będzie gdzie.',
  ],
  'storage.scarce': [
    'The device has hardly any room left: the latest steps are saved only once and may be lost when the browser ends. Free some space.',
    '设备空间几乎用完：最近的几步只存了一份，浏览器一旦关闭可能丢失。请腾出空间。',
    'Na urządzeniu prawie nie ma już miejsca: ostatnie kroki są zapisane tylko w jednym egzemplarzu i mogą przepaść po zamknięciu przeglądarki. Zwolnij trochę miejsca.',
  ],
  'storage.blocked': [
    'The browser does not let this page save anything (a private window, perhaps). Open it in an ordinary window to keep your games.',
    '浏览器不允许本页保存内容（可能是无痕窗口）。请在普通窗口中打开，游戏才能保留。',
    'Przeglądarka nie pozwala tej stronie niczego zapisać (może to okno prywatne). Otwórz ją w zwykłym oknie, aby zachować gry.',
  ],
  'storage.silent': [
    'The browser’s storage does not answer, so nothing can be saved just now. Close other tabs of this page, or restart the browser once the game is over.',
    '浏览器的存储没有响应，现在无法保存。请关闭本网站的其他标签页，或在游戏结束后重启浏览器。',
    'Pamięć przeglądarki nie odpowiada, więc teraz nic się nie zapisze. Zamknij inne karty z tą stroną, a po grze uruchom przeglądarkę ponownie.',
  ],
  'storage.memory': [
    'You can play all the same: leave this page open, and save the game to a file.',
    '照样可以玩：不要关闭本页，并把游戏保存到文件。',
    'Mimo to można grać: nie zamykaj tej strony i zapisz grę do pliku.',
  ],
  'storage.unkept': [
    plural('n', {
      one: 'A game could not be saved yet and is only in this page.',
      other: '# games could not be saved yet and are only in this page.',
    }),
    plural('n', { other: '有#局游戏还没能保存，只在本页里。' }),
    plural('n', {
      one: '# gry nie udało się jeszcze zapisać; jest tylko na tej stronie.',
      few: '# gier nie udało się jeszcze zapisać; są tylko na tej stronie.',
      many: '# gier nie udało się jeszcze zapisać; są tylko na tej stronie.',
      other: '# gry nie udało się jeszcze zapisać; są tylko na tej stronie.',
    }),
  ],
  'storage.broughtBack': [
    plural('n', {
      one: 'The browser had lost a game. It was brought back from its second copy on this device.',
      other: 'The browser had lost # games. They were brought back from their second copies on this device.',
    }),
    plural('n', { other: '浏览器丢失了#局游戏，已从本设备上的第二份记录恢复。' }),
    plural('n', {
      one: 'Przeglądarka zgubiła grę. Przywrócono ją z drugiej kopii na tym urządzeniu.',
      few: 'Przeglądarka zgubiła # gry. Przywrócono je z drugich kopii na tym urządzeniu.',
      many: 'Przeglądarka zgubiła # gier. Przywrócono je z drugich kopii na tym urządzeniu.',
      other: 'Przeglądarka zgubiła # gry. Przywrócono je z drugich kopii na tym urządzeniu.',
    }),
  ],
  'storage.saving': ['Saving…', '正在保存……', 'Zapisywanie…'],
  'storage.saved': [
    plural('n', { one: '# answer is saved on this device.', other: 'All # answers are saved on this device.' }),
    plural('n', { other: '#个回答已全部保存在本设备上。' }),
    plural('n', {
      one: '# odpowiedź zapisano na tym urządzeniu.',
      few: 'Wszystkie # odpowiedzi zapisano na tym urządzeniu.',
      many: 'Wszystkie # odpowiedzi zapisano na tym urządzeniu.',
      other: 'Wszystkie # odpowiedzi zapisano na tym urządzeniu.',
    }),
  ],
  'storage.again': ['Try again', '再试一次', 'Spróbuj ponownie'],
  'storage.unsure': [
    'The browser may clear saved games (a private window does when it is closed). Install Nightdeck, or save the game to a file.',
    '浏览器可能会清除保存的游戏（无痕窗口关闭时就会清除）。请安装 Nightdeck，或把游戏保存到文件。',
    'Przeglądarka może usunąć zapisane gry (okno prywatne robi to przy zamknięciu). Zainstaluj Nightdeck albo zapisz grę do pliku.',
  ],
});
