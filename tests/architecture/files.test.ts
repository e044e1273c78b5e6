import { describe, expect, it } from 'vitest';
import { filesUnder, read } from './sources.ts';

const sources = ['src', 'print', 'web', 'tests'].flatMap((folder) => filesUnder(folder, /\.(m?ts|css)$/));

describe('source files', () => {
  it('are no longer than 300 lines', () => {
    const long = sources.map((path) => [path, read(path).split('\n').length - 1] as const).filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });

  it('have names in kebab-case', () => {
    expect(sources.filter((path) => !/^([a-z0-9-]+\/)+[a-z0-9.-]+$/.test(path))).toEqual([]);
  });

  it('have unions of strings, which are data, instead of enums', () => {
    expect(sources.filter((path) => /^\s*(export )?(declare )?(const )?enum \w/m.test(read(path)))).toEqual([]);
  });

  it('leave nothing for later and skip no test', () => {
    const left = sources.flatMap((path) =>
      [...read(path).matchAll(/\b(TODO|FIXME|XXX)\b|\b(it|test|describe)\.(only|skip|todo)\b|@ts-(ignore|nocheck)|expect\(true\)/g)].map(
        (match) => `${path}: ${match[0]}`,
      ),
    );
    expect(left.filter((line) => !line.startsWith('tests/architecture/files.test.ts'))).toEqual([]);
  });

  it('define elements whose tag is the file name with nd- before it', () => {
    const odd = filesUnder('web', /\.ts$/).flatMap((path) => {
      const tags = [...read(path).matchAll(/@customElement\('([^']+)'\)/g)].map((match) => match[1]);
      const name = path.replace(/^.*\/|\.ts$/g, '');
      return tags.length === 0 || (tags.length === 1 && tags[0] === `nd-${name}`) ? [] : [`${path}: ${tags.join(', ')}`];
    });
    expect(odd).toEqual([]);
  });
});
