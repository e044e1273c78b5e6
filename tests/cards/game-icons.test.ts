import { describe, expect, it } from 'vitest';
import { deckFileOf } from '../../src/cards/deck-file.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { outlineOf, signsFor, thanksFor } from '../../src/cards/game-icons.ts';
import { namedSigns, withSigns } from '../../src/cards/named-signs.ts';
import { gameIcons } from '../../src/cli/game-icons.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { sound, village } from './decks.ts';

const all = gameIcons();
const house = (icon: string) => ({ style: 'house', icon, colours: { ground: '#803010', ink: '#ffffff' } });

describe('the signs of game-icons.net', () => {
  it('are some thousand, each found by its own name and with an outline that a deck file may hold', () => {
    const names = Object.keys(all.icons);
    const without = names.filter((name) => outlineOf(all, name) === undefined);
    expect(names.length).toBeGreaterThan(4000);
    expect(without).toEqual(['abstract-066']);
    for (const name of names.filter((_, i) => i % 400 === 0)) expect(signsFor(all, name)).toContain(name);
  });

  it('are found by words, whole words before parts of words', () => {
    const found = signsFor(all, ' Wolf ');
    expect(found.slice(0, 2)).toEqual(['wolf-head', 'wolf-howl']);
    expect(found.indexOf('werewolf')).toBeGreaterThan(1);
    expect(signsFor(all, 'head wolf')).toEqual(['wolf-head']);
    expect(signsFor(all, '  ')).toEqual([]);
  });

  it('go into a deck with their outlines and thanks, and the deck can be written and read again without the package', () => {
    const deck = sound({
      ...village,
      style: 'house',
      faces: { mafia: house('game-icons:wolf-head'), civilian: house('star') },
      pictures: { civilian: { sign: 'game-icons:barn' } },
    });
    expect(namedSigns(deck)).toEqual([
      ['game-icons:wolf-head', 'faces.mafia.icon'],
      ['game-icons:barn', 'pictures.civilian.sign'],
    ]);
    const signed = withSigns(deck, all);
    if ('troubles' in signed) throw new Error('refused');
    const again = parseDeck(JSON.stringify(deckFileOf(signed.deck)));
    expect(again).toEqual({ deck: signed.deck });
    expect(namedSigns(signed.deck)).toEqual([]);
    expect(signed.deck.credits).toEqual([
      '“wolf head”, “barn” – by Lorc, Delapouite and others, game-icons.net, CC BY 3.0 (creativecommons.org/licenses/by/3.0), changed',
    ]);
  });

  it('that do not exist are told with their places, all at once, and with those that are near', () => {
    const deck = sound({
      ...village,
      style: 'house',
      faces: { mafia: house('game-icons:wolf-face'), civilian: house('game-icons:qqqqq') },
    });
    const signed = withSigns(deck, all);
    const { say } = speaker('en', [cardWords]);
    expect('troubles' in signed && signed.troubles.map(({ why }) => say(why))).toEqual([
      expect.stringMatching(/faces\.mafia\.icon.*game-icons:wolf-face.*There is: game-icons:wolf-head/),
      expect.stringMatching(/faces\.civilian\.icon.*nightdeck signs WORD/),
    ]);
  });

  it('are thanked for in lines that a deck file may hold, however many there are', () => {
    const names = Object.keys(all.icons).slice(0, 60);
    const lines = thanksFor(names);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(200);
    for (const name of names) expect(lines.join(' ')).toContain(`“${name.replaceAll('-', ' ')}”`);
  });
});
