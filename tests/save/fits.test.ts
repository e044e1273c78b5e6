import { describe, expect, test } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { SaveFile } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as saveWords } from '../../src/text/save.ts';
import { speaker } from '../../src/text/speak.ts';
import { deckFile } from '../cards/decks.ts';
import { game, played, saveOf } from './played.ts';

const ktuluRules = ktulu.words;

const ktuluWords = ktulu.words;

const english = speaker('en', [cardWords, saveWords, ktuluWords, ktuluRules]);
const save = saveOf(played('fits'));
const refusal = (changed: Partial<SaveFile>, rules: Game = game): string => {
  const read = resume({ ...save, ...changed }, rules);
  return 'refusal' in read ? english.say(read.refusal.why) : 'taken';
};
const deal = (...roles: readonly string[]): SaveFile['deal'] => roles.map((role) => ({ role }));

/** A game of Ktulu at its beginning, with a token and statuses of its own. */
const rules = ktulu as Game;
const cast = ktulu.suggest(14, ktulu.options.parse({}));
const begun: SaveFile = {
  ...save,
  game: 'ktulu',
  edition: ktulu.edition,
  options: {},
  deal: Object.entries(cast).flatMap(([role, n]) => Array.from({ length: n }, () => ({ role }))),
  answers: [],
  at: [],
  story: [],
  fingerprints: [],
};
const position = (at: NonNullable<SaveFile['position']>): string => refusal({ ...begun, position: at }, rules);

describe('a save that was made up is refused with the place that does not fit', () => {
  test('rules to come', () => expect(refusal({ edition: 99 })).toMatch(/newer rules \(edition 99\)/));

  test('seats and cards nobody could have been dealt', () => {
    expect(refusal({ deal: deal(...Array.from({ length: 999 }, () => 'mafia')) })).toMatch(
      /^At deal: the game seats \d+ to \d+ players, here there are 999/,
    );
    expect(refusal({ deal: deal(...Array.from({ length: 12 }, () => 'mafia')) })).toMatch(/^At deal: nobody can play with these cards\. ./);
  });

  test('house rules there are not, and values they do not have', () => {
    expect(refusal({ options: { cheat: true } })).toMatch('At options: the game has no house rule “cheat”.');
    expect(refusal({ options: { killPolicy: 7 } })).toMatch(/^At options\.killPolicy: the house rules/);
    expect(refusal({ options: [] })).toMatch(/^At options: /);
  });

  test.each<[NonNullable<SaveFile['position']>, RegExp]>([
    [{ dead: [1, 40] }, /^At position\.dead\[1\]: there is no seat 40, the table has 14/],
    [{ dead: [3, 3] }, /^At position\.dead\[1\]: seat 3 is named twice/],
    [{ tokens: { grail: { holder: 1 } } }, /^At position\.tokens: the game has no token “grail”/],
    [{ tokens: { statuette: { holder: 15 } } }, /^At position\.tokens\.statuette\.holder: there is no seat 15/],
    [
      { tokens: { statuette: { holder: 1, announced: 'martians' } } },
      /^At position\.tokens\.statuette\.announced: the game has no side “martians”/,
    ],
    [{ statuses: [{ what: 'blessed', on: 1 }] }, /^At position\.statuses\[0\]\.what: the game has no status “blessed”/],
    [{ statuses: [{ what: 'constructor', on: 1 }] }, /has no status “constructor”/],
    [{ statuses: [{ what: 'drunk', on: 20 }] }, /^At position\.statuses\[0\]\.on: there is no seat 20/],
    [{ statuses: [{ what: 'drunk', on: 2, by: 99 }] }, /^At position\.statuses\[0\]\.by: there is no seat 99/],
    [{ round: 1e9 }, /^At position\.round: this is too long or too large/],
    [{ phase: 'brunch' }, /^At position\.phase: this must be one of/],
    [{ counters: { 'gambler.used': 0.5 } }, /^At position\.counters\.gambler\.used: /],
  ])('a position with %j', (at, message) => expect(position(at)).toMatch(message));

  test('and what the rulebook has room for is taken', () => {
    expect(refusal({})).toBe('taken');
    expect(refusal(begun, rules)).toBe('taken');
    expect(
      position({
        round: 2,
        phase: 'night',
        dead: [3],
        tokens: { statuette: { holder: 1, announced: 'indians' } },
        statuses: [{ what: 'drunk', on: 2, by: 4, until: 'dawn' }],
      }),
    ).toBe('taken');
  });

  test('a deck of another game, a deck that is none, and another deck than was dealt from', () => {
    const own = deckFile('princeton');
    expect(refusal({ deck: { id: 'princeton', edition: '74V', file: own } })).toBe('taken');
    expect(refusal({ deck: { id: 'princeton', edition: 'AAA', file: own } })).toMatch('At deck.file: this is not the deck princeton AAA');
    expect(refusal({ deck: { id: 'princeton', edition: '74V', file: { ...own, cards: [] } } })).toMatch(
      /^The deck in this file cannot be used\. At cards/,
    );
    expect(refusal({ deck: { id: 'ktulu', edition: '74V', file: deckFile('ktulu') } })).toMatch(
      /^The deck in this file cannot be used\. At game/,
    );
  });

  test('words called like something every object has are shown as they are', () => {
    for (const id of ['constructor', '__proto__', 'toString']) expect(english.say({ id, with: { why: 'x' } })).toBe(`⟦${id}⟧`);
  });
});
