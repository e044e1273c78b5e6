import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { type Bundle, bundleOf } from '../support/bundle.ts';

const appFolder = inject('appFolder');
const bundle: Bundle = bundleOf(appFolder);
const kilobyte = 1024;

describe('the built app', () => {
  it('shows its first screen with at most 45 KB over the wire', () => {
    // Named in the page itself, so that no screen waits for the app to have run first.
    expect(bundle.firstScreen.files.filter((file) => readFileSync(join(appFolder, file), 'utf8').includes('nd-home'))).toHaveLength(1);
    expect(bundle.firstScreen.gzip, bundle.firstScreen.files.join(', ')).toBeLessThanOrEqual(45 * kilobyte);
  });

  it('brings its own faces with at most 56 KB before the first screen shows, and 80 KB in all', () => {
    expect(bundle.firstFaces.files.length).toBe(2);
    expect(bundle.firstFaces.bytes).toBeLessThanOrEqual(56 * kilobyte);
    expect(bundle.faces.files.length).toBe(3);
    expect(bundle.faces.bytes).toBeLessThanOrEqual(80 * kilobyte);
    expect(readFileSync(join(appFolder, 'fonts-licence.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('loads the scanner later, with at most 92 KB over the wire', () => {
    expect(bundle.scanner.gzip).toBeGreaterThan(20 * kilobyte);
    expect(bundle.scanner.gzip, bundle.scanner.files.join(', ')).toBeLessThanOrEqual(92 * kilobyte);
  });

  it('loads the printer later, with at most 260 KB over the wire without its fonts', () => {
    expect(bundle.printer.gzip).toBeGreaterThan(100 * kilobyte);
    expect(bundle.printer.gzip, bundle.printer.files.join(', ')).toBeLessThanOrEqual(260 * kilobyte);
    // What proves the file waits for a file to prove.
    expect(bundle.proof.files).toHaveLength(2);
    expect(bundle.printer.files).not.toContain(bundle.proof.files.find((name) => name.endsWith('.js')));
  });

  it('lists every file but the signs and the manifest’s screenshots for the service worker, so that the whole app works without a network', () => {
    const worker = readFileSync(join(appFolder, 'sw.js'), 'utf8');
    const files = readdirSync(appFolder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'sw.js',
    );
    // The signs are kept once somebody has looked for one.
    const kept = files.filter(({ name }) => !/^icons-.*\.json$/.test(name));
    expect(kept).toHaveLength(files.length - 1);
    const screenshots = kept.filter(({ parentPath }) => basename(parentPath) === 'screenshots');
    expect(screenshots.length).toBeGreaterThan(0);
    for (const { name } of screenshots) expect(worker).not.toContain(`/${name}`);
    for (const file of kept.filter((one) => !screenshots.includes(one))) expect(worker).toContain(file.name);
    expect(worker).not.toContain('__PRECACHE__');
    expect(gzipSync(worker).length).toBeLessThan(4 * kilobyte);
  });

  it('is a production build with relative addresses only', () => {
    const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
    expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]).filter((address) => !address?.startsWith('./'))).toEqual(
      [],
    );
    for (const file of bundle.firstScreen.files)
      if (file.endsWith('.js')) expect(readFileSync(join(appFolder, file), 'utf8')).not.toContain('Lit is in dev mode');
  });
});
