import { parseSync, type Plugin } from 'vite';

/** The file of html5-qrcode that holds its copy of ZXing, with readers and writers of every format. */
const file = /html5-qrcode[\\/]third_party[\\/]zxing-js\.umd\.js$/;
/** What html5-qrcode's decoder takes from it besides the reader. */
const taken = ['BarcodeFormat', 'DecodeHintType', 'BinaryBitmap', 'HybridBinarizer', 'HTMLCanvasElementLuminanceSource'];
/** In place of the reader that tries every format. html5-qrcode is asked for QR codes only, so it answers the same. */
const reader = `class OnlyQr {
  constructor(verbose, hints) {
    this.hints = hints;
    this.reader = new QRCodeReader();
  }
  decode(image) {
    return this.reader.decode(image, this.hints);
  }
}
export { ${taken.join(', ')}, OnlyQr as MultiFormatReader };`;

/**
 * Leaves of html5-qrcode's copy of ZXing what reads QR codes, little more than a quarter. Bundlers keep all of it alive: it is
 * wrapped for old loaders, and its classes get their constants from outside. Throws where the file is another one.
 */
export function onlyQr(): Plugin {
  return {
    name: 'nightdeck-only-qr',
    transform: {
      filter: { id: file },
      handler: (code) => ({ code: `${needed(unwrapped(code))}\n${reader}`, map: null }),
    },
  };
}

/** The body of the wrapper, without its list of exports. */
function unwrapped(code: string): string {
  const begin = /^\(function \(global, factory\)[\s\S]*?\(function \(exports\) \{ 'use strict';/.exec(code)?.[0];
  const end = code.search(/\n {4}exports\.\w+ = \w+;/);
  if (begin === undefined || end < 0 || !code.includes('class QRCodeReader {')) {
    throw new Error('html5-qrcode brings another copy of ZXing than the one this was made for');
  }
  return code.slice(begin.length, end);
}

/** A statement at the top of the file: its text, whose it is, and the names in it. */
interface Statement {
  readonly text: string;
  readonly owners: readonly string[];
  readonly names: readonly string[];
}

/** The statements that the reader needs, in their order: declarations of what it names, and what is done to these. */
function needed(code: string): string {
  const statements = parseSync('reader.js', code).program.body.map((node): Statement => {
    const text = code.slice(node.start, node.end);
    const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return { text, owners: ownersOf(bare), names: bare.match(/[A-Za-z_$][\w$]*/g) ?? [] };
  });
  const alive = new Set(['QRCodeReader', ...taken]);
  const kept = new Set<Statement>();
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    for (const one of statements) {
      if (kept.has(one) || !(one.owners.length === 0 || one.owners.some((owner) => alive.has(owner)))) continue;
      kept.add(one);
      for (const name of one.names) alive.add(name);
    }
  }
  return statements
    .filter((one) => kept.has(one))
    .map(({ text }) => text)
    .join('\n');
}

/** The names a statement declares, or the name it adds something to; none where that cannot be told. */
function ownersOf(statement: string): string[] {
  const declared = /^(?:class|function\*?|var|let|const) +([\w$]+)/.exec(statement) ?? /^([\w$]+)\.[\w.$]+ = /.exec(statement);
  // An enumeration: `(function (Name) { … })(Name || (Name = {}));`
  const filled = /^\(function[\s\S]*\((?:exports\.)?([\w$]+) \|\| \(/.exec(statement);
  const owner = (declared ?? filled)?.[1];
  return owner === undefined ? [] : [owner];
}
