import { css, unsafeCSS } from 'lit';
import text from '../fonts/text.woff2?url';
import title500 from '../fonts/title-500.woff2?url';
import title600 from '../fonts/title-600.woff2?url';

/** Family, weights, file. */
const brought = [
  ['Nightdeck Text', '400 700', text],
  ['Nightdeck Title', '500', title500],
  ['Nightdeck Title', '600', title600],
] as const;

/**
 * What a device has until then, or for good where fonts are barred, drawn to the same width and
 * height: family, weights, fonts, width in percent (running English and Polish text against Arial and
 * Times), ascent and descent in percent of the drawn size.
 */
const standIns = [
  ['Nightdeck Text Stand-in', '400 599', ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], 92.6, 108, 36],
  [
    'Nightdeck Text Stand-in',
    '600 700',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
    88.8,
    112.6,
    37.2,
  ],
  ['Nightdeck Title Stand-in', '400 599', ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], 99.5, 102.5, 35.2],
  [
    'Nightdeck Title Stand-in',
    '600 700',
    ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    92.6,
    110.2,
    37.8,
  ],
] as const;

/** Latin without the marks that Chinese shares: “ ” … — · must come from the Chinese face, or they stand too narrow. */
const besideHan = 'unicode-range: U+20-7E, U+A1-A6, U+A8-B6, U+B8-D6, U+D8-F6, U+F8-21B;';

/**
 * `fallback` shows what the device has after a tenth of a second, and changes nothing on a screen that
 * has stood for three.
 */
const face = ([family, weight, file]: (typeof brought)[number], suffix = '', range = ''): string =>
  `@font-face { font-family: '${family}${suffix}'; font-weight: ${weight}; font-display: fallback; src: url(${JSON.stringify(file)}) format('woff2'); ${range} }`;

const standIn = ([family, weight, fonts, width, ascent, descent]: (typeof standIns)[number]): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    size-adjust: ${width}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; }`;

/** The faces the app brings, and what stands behind them. The page loads the first and the last of them before its code. */
export const faces = css`
  ${unsafeCSS([...brought.map((one) => face(one)), ...brought.map((one) => face(one, ' Beside Han', besideHan)), ...standIns.map(standIn)].join('\n'))}

  :root {
    --font-text: 'Nightdeck Text', 'Nightdeck Text Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    --font-title: 'Nightdeck Title', 'Nightdeck Title Stand-in', 'Iowan Old Style', Palatino, Georgia, 'Noto Serif', serif;
  }

  /*
   * Chinese comes from the device, as every name typed on it does: ideographs are one em wide in all
   * faces and lines have a height of their own, so that the layout is the same.
   */
  :root:lang(zh) {
    --font-text: 'Nightdeck Text Beside Han', 'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', system-ui, sans-serif;
    --font-title: 'Nightdeck Title Beside Han', 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', 'Source Han Serif SC', 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', serif;
  }
`;
