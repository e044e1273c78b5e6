import { balanced, type LineWidth } from './balance.ts';
import { Breaks, inMm } from './breaks.ts';
import { fontOf, type FontFile, type Fonts } from './fonts.ts';
import { PrintError } from './print-error.ts';
import { pointsPerMm, type FontName } from './scene.ts';

/** Whose text is being set, to be named when it cannot be: "card 12 (Mafia)", "ability". */
export interface Whose {
  readonly item: string;
  readonly field: string;
}

/** Neighbouring characters that come from one font file. */
export interface Run {
  readonly file: FontFile;
  readonly text: string;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly font: FontName;
  /** Sizes in points: the largest that fits is taken. */
  readonly max: number;
  readonly min: number;
  /** Line distance in type sizes. */
  readonly leading?: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
  /** Line distance and height of the whole in mm. */
  readonly leading: number;
  readonly height: number;
}

/** Measures and breaks text with the fonts it will be drawn with. */
export interface Type {
  readonly fonts: Fonts;
  runs(text: string, font: FontName, whose?: Whose): readonly Run[];
  /** The letters of a text that a font lacks; Chinese ones are never its own. A name in `display` that has some is set in `strong`. */
  lettersWithout(text: string, font: FontName): readonly string[];
  /** Width in mm, before kerning (which only ever makes it a hair narrower). */
  width(text: string, font: FontName, size: number, whose?: Whose): number;
  /** The text, of one paragraph, cut where a line may break. */
  breaks(text: string, font: FontName, whose?: Whose): Breaks;
  /** The text in as few lines as go in their width, each as full as can be. */
  wrap(text: string, font: FontName, size: number, width: LineWidth, whose?: Whose): readonly string[];
  /** The largest size at which the text fits the box, in lines of even length; none is a `PrintError` that names the text. */
  fit(text: string, box: Box, whose: Whose): Fitted;
}

/** Nothing on paper is set smaller than this, in points. */
export const leastSize = 7;
/** In large print nothing is that is read during a game. */
export const largeSize = 16;

/** Chinese comes in one weight; bold is the same outline with this much line around it, in type sizes. */
export const hanBoldStroke = 0.035;

/** Fonts that are heavier than the plain one. */
export const isBold = (font: FontName): boolean => font !== 'regular' && font !== 'text';
/** What a world's letters are set in where the world has no such font, or the font lacks the character. */
const plainOf = (font: FontName): 'regular' | 'bold' => (isBold(font) ? 'bold' : 'regular');

const isHan = (c: number): boolean => (c >= 0x2e80 && c <= 0x9fff) || (c >= 0xf900 && c <= 0xfaff) || (c >= 0xff00 && c <= 0xffef);
/** Characters both scripts use; they go with the font of their neighbour. */
const shared = new Set(Array.from('“”‘’…—·', (c) => c.codePointAt(0)));
const noLineStart = /^[，。、；：！？）」』》】”’…—·,.;:!?)\]}%]/u;
const noLineEnd = /[（「『《【“‘([{]$/u;

const anonymous: Whose = { item: '?', field: '?' };

export function makeType(fonts: Fonts): Type {
  const fileOf = (c: number, font: FontName, before: FontFile | undefined, whose: Whose): FontFile => {
    const own = fontOf(fonts, font)?.has(c) === true ? font : undefined;
    const latin = own ?? (fonts[plainOf(font)].has(c) ? plainOf(font) : undefined);
    const chinese = font === 'display' && fonts.world?.han?.has(c) === true ? 'displayHan' : 'han';
    const han = chinese === 'displayHan' || (fonts.han?.has(c) ?? false);
    if (shared.has(c) && before !== undefined && before === chinese && han) return chinese;
    if (latin !== undefined && !isHan(c)) return latin;
    if (han) return chinese;
    if (latin !== undefined) return latin;
    throw new PrintError({
      id: isHan(c) && fonts.han === undefined ? 'print.error.noHan' : 'print.error.glyph',
      with: { ...whose, character: String.fromCodePoint(c), code: `U+${c.toString(16).toUpperCase().padStart(4, '0')}` },
    });
  };

  /** Whether no character needs a font other than the one asked for. */
  const plain = (text: string, font: FontName): boolean => {
    const face = fontOf(fonts, font);
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (isHan(c) || face?.has(c) !== true) return false;
    }
    return true;
  };

  const lettersWithout: Type['lettersWithout'] = (text, font) =>
    Array.from(text).filter((character) => {
      const c = character.codePointAt(0) ?? 0;
      return /\p{L}/u.test(character) && !isHan(c) && fontOf(fonts, font)?.has(c) !== true;
    });

  const runs: Type['runs'] = (text, asked, whose = anonymous) => {
    if (text !== '' && plain(text, asked)) return [{ file: asked, text }];
    // One letter of another font within a name looks like a misprint.
    const font = asked === 'display' && fonts.world && lettersWithout(text, asked).length > 0 ? 'strong' : asked;
    const out: { file: FontFile; text: string }[] = [];
    for (const character of text) {
      const last = out.at(-1);
      const file = fileOf(character.codePointAt(0) ?? 0, font, last?.file, whose);
      if (last?.file === file) last.text += character;
      else out.push({ file, text: character });
    }
    return out;
  };

  const unitsOf = (text: string, font: FontName, whose?: Whose): number => {
    let units = 0;
    for (const run of runs(text, font, whose)) {
      const face = fontOf(fonts, run.file);
      for (const c of run.text) units += face?.advance(c.codePointAt(0) ?? 0) ?? 0;
    }
    return units;
  };

  const width: Type['width'] = (text, font, size, whose) => inMm(unitsOf(text, font, whose), size);

  const known = new Map<string, Breaks>();
  const breaks: Type['breaks'] = (text, font, whose) => {
    const key = `${font} ${text}`;
    const found = known.get(key) ?? new Breaks(text, pieces(text), (line) => unitsOf(line, font, whose));
    known.set(key, found);
    return found;
  };

  const wrap: Type['wrap'] = (text, font, size, limit, whose) => {
    const lines: string[] = [];
    const widthOf = typeof limit === 'number' ? () => limit : limit;
    for (const paragraph of text.split('\n')) {
      const cut = breaks(paragraph, font, whose);
      let from = 0;
      for (let to = 2; to <= cut.count; to++) {
        if (to - from < 2 || cut.width(from, to, size) <= widthOf(lines.length)) continue;
        lines.push(cut.line(from, to - 1));
        from = to - 1;
      }
      lines.push(cut.line(from, cut.count));
    }
    return lines;
  };

  /** Each paragraph in as few lines as it takes, of even length. */
  const evened = (text: string, box: Box, size: number): readonly string[] =>
    text.split('\n').flatMap((paragraph) => balanced({ breaks, wrap }, paragraph, box.font, size, box.width));

  const fit: Type['fit'] = (text, box, whose) => {
    const leadingOf = (size: number): number => ((box.leading ?? 1.3) * size) / pointsPerMm;
    const height = box.max / pointsPerMm;
    // Most texts are one line at their full size, which needs no search for breaks.
    if (!/\n|\s$/.test(text) && height <= box.height && width(text, box.font, box.max, whose) <= box.width)
      return { size: box.max, lines: [text], leading: leadingOf(box.max), height };
    for (let size = box.max; size >= box.min - 1e-9; size -= 0.25) {
      const lines = wrap(text, box.font, size, box.width, whose);
      const leading = leadingOf(size);
      const height = (lines.length - 1) * leading + size / pointsPerMm;
      const widest = Math.max(...lines.map((line) => width(line, box.font, size, whose)));
      if (height <= box.height && widest <= box.width) return { size, lines: evened(text, box, size), leading, height };
    }
    throw new PrintError({
      id: 'print.error.overflow',
      with: { ...whose, text: text.length > 60 ? `${text.slice(0, 60)}…` : text, size: box.min },
    });
  };

  return { fonts, runs, lettersWithout, width, breaks, wrap, fit };
}

/** Text cut where a line may break: after spaces and hyphens, and between Chinese characters. */
function pieces(text: string): readonly string[] {
  const rough =
    text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef“”‘’…—·]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef“”‘’…—·]+\s*|\s+/gu) ?? [];
  const out: string[] = [];
  for (const piece of rough) {
    const last = out.at(-1);
    const joins =
      last !== undefined &&
      (noLineStart.test(piece) ||
        noLineEnd.test(last) ||
        /^\s+$/.test(piece) ||
        (/[^\s\u2e80-\u9fff\uff00-\uffef]$/u.test(last) && /^[^\s\u2e80-\u9fff\uff00-\uffef]/u.test(piece)));
    if (joins) out[out.length - 1] = last + piece;
    else out.push(piece);
  }
  return out;
}
