import type { Words } from './message.ts';

/** Wording of printed sheets and of the printer's refusals. */
export const words = {
  en: {
    'print.error.glyph': 'Cannot print {item}: its {field} has the character “{character}” ({code}), which the printing fonts lack. Use another character.',
    'print.error.noHan': 'Cannot print {item}: its {field} has the Chinese character “{character}” ({code}) and the Chinese font is not loaded.',
    'print.error.overflow': 'Cannot print {item}: its {field} does not fit even at {size} pt: “{text}”. Shorten it.',
    'print.error.code': 'Cannot print the code “{text}”: a QR code here holds 1 to 108 capital letters, digits and the signs $%*+-./: .',
  },
  zh: {
    'print.error.glyph': '无法打印{item}：{field}中的字符“{character}”（{code}）不在打印字体中。请换一个字符。',
    'print.error.noHan': '无法打印{item}：{field}中有汉字“{character}”（{code}），但未加载中文字体。',
    'print.error.overflow': '无法打印{item}：{field}用 {size} 磅也放不下：“{text}”。请缩短文字。',
    'print.error.code': '无法打印代码“{text}”：二维码只能包含 1 至 108 个大写字母、数字和符号 $%*+-./: 。',
  },
  pl: {
    'print.error.glyph': 'Nie można wydrukować: {item}. Pole „{field}” zawiera znak „{character}” ({code}), którego nie ma w krojach do druku. Użyj innego znaku.',
    'print.error.noHan': 'Nie można wydrukować: {item}. Pole „{field}” zawiera chiński znak „{character}” ({code}), a chiński krój nie jest wczytany.',
    'print.error.overflow': 'Nie można wydrukować: {item}. Pole „{field}” nie mieści się nawet w rozmiarze {size} pkt: „{text}”. Skróć je.',
    'print.error.code': 'Nie można wydrukować kodu „{text}”: kod QR mieści tu od 1 do 108 wielkich liter, cyfr i znaków $%*+-./: .',
  },
} satisfies Words;
