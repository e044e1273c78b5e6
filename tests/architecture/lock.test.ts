import { describe, expect, it } from 'vitest';
import { read } from './sources.ts';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const locked = (JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> }).packages;

describe('the lock file', () => {
  it('has an entry for every optional dependency, without which npm ci fails on every machine', () => {
    const names = new Set(Object.keys(locked).map((path) => path.replace(/^.*node_modules\//, '')));
    const missing = Object.entries(locked).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !names.has(name))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds exactly the versions that package.json pins', () => {
    for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      // A second edition of a package goes by a name of its own.
      const version = wanted.replace(/^npm:[a-z-]+@/, '');
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it('names no address that only some machines reach', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/);
  });
});
