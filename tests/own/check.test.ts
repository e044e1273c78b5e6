import { describe, expect, it } from 'vitest';
import { parseDeck } from '../../src/cards/deck.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { languages } from '../../src/text/message.ts';
import { speaker } from '../../src/text/speak.ts';

const base = {
  sides: {
    wolves: { name: { en: 'Wolves' }, acquainted: true, calls: [{ choose: {}, do: [{ do: 'kill' }] }] },
    village: { name: { en: 'Village' } },
  },
  roles: { wolf: { name: { en: 'Wolf' }, side: 'wolves' }, villager: { name: { en: 'Villager' }, side: 'village' } },
  day: { vote: 'plurality' },
  wins: [{ by: 'parity', side: 'wolves' }],
};
const deck = (rules: object): object => ({
  format: 'nightdeck.deck',
  version: 1,
  id: 'small',
  title: { en: 'Small' },
  languages: ['en'],
  style: 'house',
  cards: [{ no: 1, role: 'wolf' }],
  rules: { ...base, ...rules },
});
const refusal = (rules: object): string => {
  const read = parseDeck(deck(rules));
  if (!('refusal' in read)) return 'taken';
  for (const language of languages) expect(speaker(language, [cardWords]).say(read.refusal.why)).not.toMatch(/⟦|\{/);
  return `${read.refusal.place ?? ''} ${read.refusal.why.id}`;
};
const villager = (more: object): object => ({ roles: { ...base.roles, villager: { ...base.roles.villager, ...more } } });

describe('rules in a deck file', () => {
  it('are taken where they add up, and make one game however often they are read', () => {
    expect(refusal({})).toBe('taken');
    const [a, b] = [parseDeck(deck({})), parseDeck(JSON.stringify(deck({})))];
    expect('deck' in a && 'deck' in b && a.deck.game === b.deck.game && a.deck.edition === b.deck.edition).toBe(true);
    const rows = [{ players: [5, 5], roles: { wolf: 1 }, rest: 'villager', odds: undefined }];
    expect(refusal({ evenings: [{ id: 'e', name: { en: 'E' }, rows }] })).toBe('taken');
    const other = parseDeck(deck({ callDead: true }));
    expect('deck' in a && 'deck' in other && a.deck.game !== other.deck.game && a.deck.edition === other.deck.edition).toBe(true);
  });

  it.each([
    [
      'a role there is not',
      { wins: [{ by: 'gone', side: 'village', who: { role: 'wofl' } }] },
      'rules.wins[0].who.role rules.unknown.role',
    ],
    ['a side there is not', villager({ side: 'town' }), 'rules.roles.villager.side rules.unknown.side'],
    [
      'a mark there is not',
      villager({ calls: [{ choose: {}, do: [{ do: 'mark', mark: 'x' }] }] }),
      'rules.roles.villager.calls[0].do[0].mark rules.unknown.mark',
    ],
    ['a cause nobody dies of', villager({ shields: [{ from: 'bite' }] }), 'rules.roles.villager.shields[0].from rules.unknown.cause'],
    [
      'somebody chosen where nobody is',
      villager({ calls: [{ do: [{ do: 'kill' }] }] }),
      'rules.roles.villager.calls[0].do[0] rules.noChoice',
    ],
    ['a verb there is not', villager({ calls: [{ do: [{ do: 'eat' }] }] }), 'rules.roles.villager.calls[0].do[0].do file.form'],
    ['a word that means nothing', villager({ shield: 1 }), 'rules.roles.villager.shield file.unknownField'],
    ['a name of the program', { roles: { ...base.roles, host: base.roles.villager } }, 'rules.roles.host rules.reserved'],
    [
      'more cards than players',
      { evenings: [{ id: 'e', name: { en: 'E' }, rows: [{ players: [5, 5], roles: { wolf: 6 } }] }] },
      'rules.evenings[0].rows[0].roles rules.rest',
    ],
  ])('are refused for %s, at its place', (_what, rules, expected) => {
    expect(refusal(rules)).toBe(expected);
  });

  it('are refused where effects set each other off without end, with the circle', () => {
    const back = { on: 'turned', do: [{ do: 'turn', who: 'self', into: 'wolf' }] };
    const forth = { on: 'turned', do: [{ do: 'turn', who: 'self', into: 'villager' }] };
    const rules = { roles: { wolf: { ...base.roles.wolf, triggers: [forth] }, villager: { ...base.roles.villager, triggers: [back] } } };
    const read = parseDeck(deck(rules));
    expect('refusal' in read && read.refusal.why.with?.['cycle']).toBe('wolf (turned)');
    expect(refusal(villager({ triggers: [{ ...back, uses: 1 }] }))).toBe('taken');
    const shot = { on: 'death', choose: {}, do: [{ do: 'kill' }] };
    expect(refusal(villager({ triggers: [shot] }))).toBe('taken');
    const rises = { on: 'death', uses: 1, do: [{ do: 'revive', who: 'self', when: 'now' }] };
    const falls = { on: 'revived', uses: 1, do: [{ do: 'kill', who: 'self', when: 'now' }] };
    expect(refusal(villager({ triggers: [rises, falls] }))).toBe('taken');
    // Uses that begin anew are no end.
    const anew = { ...rises, do: [{ do: 'revive', who: 'self', when: 'now', renewed: true }] };
    expect(refusal(villager({ triggers: [anew, falls] }))).toBe('rules.roles.villager.triggers[0] rules.cycle');
  });

  it('are refused where a copied call sets off again what copies it', () => {
    const copies = { on: 'marked', mark: 'oil', do: [{ do: 'act', as: 'oiler' }] };
    const oiler = { ...base.roles.villager, calls: [{ choose: {}, do: [{ do: 'mark', mark: 'oil' }] }] };
    const rules = (trigger: object) => ({
      marks: { oil: { name: { en: 'Oil' } } },
      roles: { ...base.roles, oiler, villager: { ...base.roles.villager, triggers: [trigger] } },
    });
    expect(refusal(rules(copies))).toBe('rules.roles.villager.triggers[0] rules.cycle');
    expect(refusal(rules({ ...copies, on: 'visited', mark: undefined }))).toBe('rules.roles.villager.triggers[0] rules.cycle');
    expect(refusal(rules({ ...copies, mark: undefined, on: 'death' }))).toBe('taken');
  });

  it('are refused where they are too many, too deep, or named twice', () => {
    const many = Object.fromEntries(Array.from({ length: 221 }, (_, i) => [`r${i}`, base.roles.villager]));
    expect(refusal({ roles: { ...base.roles, ...many } })).toBe('rules.roles rules.tooMany');
    let deep: object = { do: 'next', what: 'vote', by: 1 };
    for (let i = 0; i < 200; i++) deep = { do: 'if', when: {}, then: [deep] };
    expect(refusal(villager({ calls: [{ do: [deep] }] }))).toBe(' rules.tooDeep');
    const nested = (levels: number): object => (levels === 0 ? { role: 'wolf' } : { visited: nested(levels - 1) });
    expect(refusal(villager({ calls: [{ choose: { who: nested(2) } }] }))).toBe('taken');
    expect(refusal(villager({ calls: [{ choose: { who: nested(3) } }] }))).toBe(
      'rules.roles.villager.calls[0].choose.who.visited.visited.visited rules.tooDeep',
    );
    expect(refusal(villager({ calls: [{ id: 'wolves', do: [] }] }))).toBe('rules.roles.villager.calls rules.twice');
    const neither = parseDeck({ ...deck({}), rules: undefined });
    expect('refusal' in neither && neither.refusal.why.id).toBe('rules.both');
  });
});
