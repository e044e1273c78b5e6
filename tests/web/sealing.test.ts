import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKey } from '../../src/cards/key.ts';
import type { Part } from '../../print/job.ts';
import type { Choices } from '../../web/print/chosen.ts';
import { changed, lacksBacks, needsKeyCard } from '../../web/print/sealing.ts';
import { makeCode } from '../../src/cards/code.ts';
import { keyNamed, princeton, sealedPrinceton } from '../cards/decks.ts';

/** What the module needs of a browser: its store of small things, which may be full. */
const kept = new Map<string, string>();
let full = false;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
});
afterAll(() => void vi.unstubAllGlobals());

const [old, fresh] = [keyNamed(princeton, 'old'), keyNamed(princeton, 'fresh')];
const open: Choices = {
  cast: undefined,
  parts: ['cards', 'night'],
  paper: 'a4',
  look: 'colour',
  sheet: 'best',
  size: undefined,
  flip: 'long',
  dx: 0,
  dy: 0,
  turn: 0,
  scale: 1,
  box: 'card',
  labels: 'L7160',
  startAt: 1,
  language: 'en',
  wording: undefined,
  options: {},
  sealed: false,
  key: fresh,
  fresh,
  newBacks: 'sleeves',
};
const parts = (...some: Part[]): Partial<Choices> => ({ parts: some });

describe('a file for a print shop', () => {
  it('begins with cards and backs alone, and the key card where there is a new key', () => {
    expect(changed(open, { sheet: 'shop' }, princeton).parts).toEqual(['cards', 'backs']);
    expect(changed(changed(open, { sealed: true }, princeton), { sheet: 'shop' }, princeton).parts.toSorted()).toEqual([
      'backs',
      'cards',
      'key',
    ]);
  });
});

describe('the choices of a sealed printing', () => {
  it('have backs and a key card as soon as the deck is sealed, and lose what only sealed cards have with it', () => {
    const sealed = changed(open, { sealed: true }, princeton);
    expect(sealed.parts.toSorted()).toEqual(['backs', 'cards', 'key', 'night']);
    expect(changed(sealed, { sealed: false }, princeton).parts.toSorted()).toEqual(['backs', 'cards', 'night']);
    expect(changed(open, { sealed: false }, sealedPrinceton).sealed).toBe(true);
  });

  it('keep the key card as long as nobody has the key', () => {
    const sealed = changed(open, { sealed: true }, princeton);
    expect(changed(sealed, parts('cards', 'backs'), princeton).parts).toContain('key');
    expect(changed({ ...sealed, key: old }, parts('cards', 'backs'), princeton).parts).not.toContain('key');
    expect(needsKeyCard(changed(sealed, parts('night'), princeton))).toBe(false);
  });

  it('put new backs alone under the new key, and drop them when the deck itself is chosen again', () => {
    const sealed = { ...changed(open, { sealed: true }, princeton), key: old };
    const renewed = changed(sealed, parts(...sealed.parts, 'new-backs'), princeton);
    expect(renewed.parts.toSorted()).toEqual(['key', 'new-backs', 'night']);
    expect(renewed.key).toEqual(fresh);
    expect(changed(renewed, { key: old }, princeton).key).toEqual(old);
    expect(changed(renewed, parts(...renewed.parts, 'cards'), princeton).parts).not.toContain('new-backs');
  });

  it('are refused where the codes would stand nowhere', () => {
    const sealed = changed(open, { sealed: true }, princeton);
    expect(lacksBacks(sealed)).toBe(false);
    expect(lacksBacks(changed(sealed, parts('cards'), princeton))).toBe(true);
    expect(lacksBacks(changed({ ...sealed, key: old }, parts('cards'), princeton))).toBe(false);
  });
});

describe('the keys of a device', () => {
  beforeEach(() => {
    kept.clear();
    full = false;
    vi.resetModules();
  });
  const load = () => import('../../web/session/deck-keys.ts');

  it('are there after a reload, the newest first, each once, and are forgotten and brought back', async () => {
    const before = await load();
    expect(before.keepKey(princeton, 'Princeton', old)).toBe(true);
    expect(before.keepKey(princeton, 'Princeton', fresh)).toBe(true);
    vi.resetModules();
    const after = await load();
    expect(after.keysFor(princeton)).toEqual([fresh, old]);
    after.keepKey(princeton, 'Princeton', old);
    expect(after.keysFor(princeton)).toEqual([old, fresh]);
    const [first] = after.keptKeys.value;
    if (!first) throw new Error('no key');
    const bring = after.forgetKey(first);
    expect(after.keysFor(princeton)).toEqual([fresh]);
    bring();
    expect(after.keysFor(princeton)).toEqual([old, fresh]);
  });

  it('leave out what is no key, and say when the device cannot keep one', async () => {
    const sound = { deck: 'princeton', edition: '74V', title: 'P', key: makeKey(old), at: 1 };
    kept.set('nightdeck.keys', JSON.stringify([{ ...sound, key: 'K74V' }, null, { ...sound, at: 'today' }, sound]));
    const keys = await load();
    expect(keys.keysFor(princeton)).toEqual([old]);
    full = true;
    expect(keys.keepKey(princeton, 'P', fresh)).toBe(false);
    expect(keys.keysFor(princeton)).toEqual([fresh, old]);
  });

  it('open a card that the key of a game does not, each key its own cards', async () => {
    const { keepKey, keyThatOpens } = await load();
    const sealedBy = (key: typeof old): string => makeCode(sealedPrinceton, 5, key);
    expect(keyThatOpens([sealedBy(old)], sealedPrinceton, undefined)).toBeUndefined();
    keepKey(princeton, 'Princeton', old);
    keepKey(princeton, 'Princeton', fresh);
    expect(keyThatOpens([sealedBy(old)], sealedPrinceton, fresh)).toEqual(old);
    expect(keyThatOpens([makeCode(princeton, 5), sealedBy(fresh)], princeton, undefined)).toEqual(fresh);
    expect(keyThatOpens([sealedBy(fresh), makeCode(princeton, 5)], princeton, fresh)).toBeUndefined();
  });

  it('are new each time and come from the generator for secrets', async () => {
    const { newKey } = await load();
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    const secrets = new Set(Array.from({ length: 50 }, () => newKey(princeton).secret));
    expect(secrets.size).toBe(50);
    expect(drawn).toHaveBeenCalledTimes(50);
    drawn.mockRestore();
  });
});
