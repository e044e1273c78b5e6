import { z } from 'zod';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Words } from '../../src/text/message.ts';
import { keyNamed } from '../cards/decks.ts';
import { toy } from '../support/toy-game.ts';

/** What the modules of the page need of a browser: its store of small things, its languages, and whether the screen is light. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB'] });
afterAll(() => void vi.unstubAllGlobals());
const { voiceOf } = await import('../../web/session/table.ts');
const { newDraft, reseated, ruledBy, suggested, worded } = await import('../../web/session/game-draft.ts');
const { keepWording, recallWording } = await import('../../web/session/deck-wording.ts');
const { jobOf, usualChoices } = await import('../../web/print/choices.ts');

const words: Words = {
  en: { 'role.wolf': 'Wolf', 'role.wolf@neutral': 'First of the red', 'faction.wolves': 'Wolves' },
  zh: { 'role.wolf': '狼', 'role.wolf@neutral': '红方一号', 'faction.wolves': '狼群' },
  pl: { 'role.wolf': 'Wilk', 'role.wolf@neutral': 'Pierwszy z czerwonych', 'faction.wolves': 'Wilki' },
};
const options = z.object({
  search: z.int().min(1).max(3).default(1),
  hostDraws: z.boolean().default(false),
  plain: z.boolean().default(false).meta({ title: 'option.plain', wording: 'neutral' }),
});
const game = { ...toy, options } as unknown as Game;
const table = { deck: deckOf(), source: 'toy', game, gameWords: words, areas: [words] };

function deckOf(): Deck {
  const read = parseDeck({
    format: 'nightdeck.deck',
    version: 1,
    id: 'toy',
    title: { en: 'Toy' },
    languages: ['en'],
    game: 'toy',
    style: 'house',
    faces: Object.fromEntries(
      ['wolf', 'guard', 'sheep'].map((role) => [
        role,
        { style: 'house', icon: 'M0 0 L512 0 L512 512 Z', colours: { ground: '#ffffff', ink: '#000000' } },
      ]),
    ),
    cards: [
      { no: 1, role: 'wolf', copies: 2 },
      { no: 3, role: 'guard' },
      { no: 4, role: 'sheep', copies: 6 },
    ],
    facilitator: [],
    setup: { source: 'Toy', rows: [{ players: [4, 8], roles: { wolf: 1, guard: 1 }, rest: 'sheep' }] },
  });
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  return read.deck;
}

describe('a game worded otherwise', () => {
  beforeEach(() => kept.clear());

  it('is spoken of in the variant its option asks for, in setting up, dealing and hosting alike', () => {
    expect(voiceOf(table, { options: {} }).role('wolf')).toBe('Wolf');
    expect(voiceOf(table, { options: { plain: true } }).role('wolf')).toBe('First of the red');
    expect(voiceOf(table, { options: { plain: true } }).faction('wolves')).toBe('Wolves');
  });

  it('begins so when its deck was printed so, with the cards the deck suggests', () => {
    keepWording('toy', 'neutral');
    const draft = newDraft(table, 'Toy', ['', '', '', '', ''], recallWording('toy'));
    expect(draft.options).toEqual({ plain: true });
    expect(draft.cast).toEqual({ wolf: 1, guard: 1, sheep: 3 });
    expect(reseated(table, draft, ['', '', '', '']).cast).toEqual({ wolf: 1, guard: 1, sheep: 2 });
    expect(suggested(table, { names: draft.names, options: { search: 2 } })).toEqual(game.suggest(5, { search: 2 }));
  });

  it('begins as usual when the deck was printed as usual again, and other decks are not touched', () => {
    keepWording('other', 'neutral');
    keepWording('toy', 'neutral');
    keepWording('toy', undefined);
    expect(newDraft(table, 'Toy', undefined, recallWording('toy')).options).toEqual({});
    expect(recallWording('other')).toBe('neutral');
  });

  it('keeps its other house rules when the wording changes', () => {
    expect(worded(table, { search: 2 }, 'neutral')).toEqual({ search: 2, plain: true });
    expect(worded(table, { search: 2, plain: true }, undefined)).toEqual({ search: 2 });
    expect(ruledBy(table, newDraft(table, 'Toy'), { plain: true }).cast).toEqual(newDraft(table, 'Toy').cast);
  });

  it('reads nonsense on the device as the usual wording', () => {
    kept.set('nightdeck.wording', '[1, "toy"');
    expect(recallWording('toy')).toBeUndefined();
  });

  it('is printed in the variant chosen for the deck', () => {
    const choices = usualChoices(table, 'en', { fresh: keyNamed(table.deck, 'x'), known: undefined });
    const made = (wording: string | undefined) => jobOf(table, { ...choices, wording });
    expect(made('neutral')).toMatchObject({ job: { wording: 'neutral' } });
    expect(made(undefined)).not.toHaveProperty('job.wording');
  });
});
