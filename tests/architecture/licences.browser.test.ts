import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { read } from './sources.ts';

const text = readFileSync(join(inject('appFolder'), 'licences.md'), 'utf8');
const sections = text
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...body] = section.split('\n');
    const [, name = '', licence = ''] = /^(.+?)(?: [\d.]+)? \(([^)]+)\)$/.exec(heading) ?? [];
    return { name, licence, body: body.join('\n') };
  });
const named = new Set(sections.map(({ name }) => name));
const thirdParty = read('THIRD-PARTY.md');
const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: Readonly<Record<string, string>> };

describe('the licences', () => {
  it('that go with the built app are those of all its packages, those in its workers too', () => {
    for (const name of [
      'lit',
      'idb',
      'zod',
      'qrcode',
      'html5-qrcode',
      'fflate',
      'pdfkit',
      'fontkit',
      'linebreak',
      'zxing-wasm',
      'zxing-cpp',
    ])
      expect(named, name).toContain(name);
    for (const { name, body } of sections) expect(body, name).toMatch(/permission|warranties/i);
  });

  it('hold the whole text of the fonts’ licence, with whom they belong to', () => {
    const fonts = sections.filter(({ licence }) => licence === 'OFL-1.1');
    expect(fonts.map(({ name }) => name)).toEqual([
      'Noto Sans and the letters of the decks (print)',
      'Source Sans 3 and Alegreya (screen)',
    ]);
    for (const { body } of fonts) {
      expect(body).toContain('SIL OPEN FONT LICENSE Version 1.1');
      expect(body).toContain('The Font Software, modified or unmodified, in part or in whole,');
      expect(body).toMatch(/Copyright/);
    }
  });

  it('stand in THIRD-PARTY.md, with every package the program installs', () => {
    for (const { name, licence } of sections.filter((section) => section.licence !== 'OFL-1.1')) {
      expect(thirdParty, name).toContain(name);
      expect(thirdParty, name).toContain(licence);
    }
    for (const [name, version] of Object.entries(dependencies))
      expect(thirdParty, name).toMatch(new RegExp(`\\[${name}\\][^|]* ${version.replaceAll('.', '\\.')}\\b`));
  });
});
