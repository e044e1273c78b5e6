import type { Plugin } from 'vite';

/** fontkit's decoder for WOFF2 files, most of it a dictionary of 120 KB. */
const decoder = 'brotli/decompress.js';
const instead = '\0no-woff2';

/** Leaves the decoder of WOFF2 out of the printer: all its fonts are TrueType files. A WOFF2 file given to it is refused. */
export function onlyTrueType(): Plugin {
  return {
    name: 'nightdeck-only-truetype',
    enforce: 'pre',
    resolveId: (id) => (id === decoder ? instead : undefined),
    load: (id) => (id === instead ? `export default () => { throw new Error('The printer reads TrueType fonts only.'); };` : undefined),
  };
}
