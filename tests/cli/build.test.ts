import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../src/cli/build.ts';

describe('building the app', () => {
  it('builds when the sources have changed and only then, and never leaves half a build', () => {
    const parent = mkdtempSync(join(tmpdir(), 'nightdeck-build-'));
    const folder = join(parent, 'dist');
    expect(buildApp(folder)).toBe('built');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('<nd-app>');
    expect(existsSync(join(folder, 'sw.js'))).toBe(true);
    expect(buildApp(folder)).toBe('unchanged');

    writeFileSync(join(folder, '.sources'), 'other sources');
    writeFileSync(join(folder, 'left-over.js'), '');
    expect(buildApp(folder)).toBe('built');
    expect(existsSync(join(folder, 'left-over.js'))).toBe(false);
    rmSync(parent, { recursive: true });
  }, 120_000);
});
