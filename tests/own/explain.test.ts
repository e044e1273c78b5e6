import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/own/explain/card.ts';
import { explainRole } from '../../src/own/explain/role.ts';
import { explainWin } from '../../src/own/explain/wins.ts';
import type { Voice } from '../../src/own/explain/names.ts';
import { rulesSchema, type Rules } from '../../src/own/schema/rules.ts';
import { languages } from '../../src/text/message.ts';
import { villageDeck } from '../support/village.ts';
import { mechanics } from './coverage/all.ts';
import { whole } from './coverage/play.ts';

const voices = languages.map((language): Voice => ({ language, names: (id) => id }));
const english: Voice = { language: 'en', names: (id) => id };
/** What is no deed: words, places in the night, looks of a card. */
const quiet = ['id', 'order', 'words', 'say', 'icon', 'ability', 'name', 'class', 'most', 'joins', 'side'];

/** Ways to every field of a part that may be left out, but for words. */
function fields(part: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inside]) => {
    // Nothing said, or said what is so anyway.
    if (quiet.includes(key) || inside === 'everybody' || (Array.isArray(inside) && inside.length === 0)) return [];
    const here = [...path, key];
    return [...(Array.isArray(part) ? [] : [here]), ...fields(inside, here)];
  });
}

function without(part: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((one, i) => (String(i) === key ? without(one, rest) : (one as unknown)));
  const { [key]: inside, ...others } = part as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(inside, rest) };
}

const all: readonly Rules[] = [
  villageDeck.deck.rules as Rules,
  ...mechanics.flatMap(({ rules }) => rulesSchema.safeParse(whole(rules)).data ?? []),
];

describe('a rules file in words', () => {
  it('says of a role something else when any field of what it does is left out', () => {
    const silent = new Set<string>();
    let tried = 0;
    for (const rules of all)
      for (const [id, role] of Object.entries(rules.roles)) {
        // Those that stand in each of them.
        if (['v', 'w', 'h'].includes(id)) continue;
        const before = explainRole(rules, id, english).join(' ');
        for (const path of fields(role)) {
          const changed = { ...rules, roles: { [id]: without(role, path) as Rules['roles'][string] } };
          // Some fields must be there.
          if (!roleFits(changed.roles[id])) continue;
          tried++;
          if (explainRole(changed, id, english).join(' ') === before) silent.add(path.filter((step) => !/^\d+$/.test(step)).join('.'));
        }
      }
    expect(tried).toBeGreaterThan(500);
    expect([...silent]).toEqual([]);
  });

  it('says of every ending something else when any field of it is left out', () => {
    const silent: string[] = [];
    for (const { wins } of all)
      for (const win of wins)
        for (const path of fields(win)) {
          const changed = rulesSchema.shape.wins.element.safeParse(without(win, path));
          if (path[0] !== 'by' && changed.success && explainWin(english, changed.data) === explainWin(english, win))
            silent.push(path.join('.'));
        }
    expect(silent).toEqual([]);
  });

  it('is short on a card: that a role wakes with its side, what it does, and how somebody alone wins', () => {
    const { roles } = mechanics.find(({ no }) => no === 152)?.rules ?? {};
    const rules = rulesSchema.parse(
      whole({ roles: { ...roles, spy: { side: 'wolves', calls: [{ choose: {}, do: [{ do: 'learn', what: 'side' }] }] } } }),
    );
    expect(cardText(rules, 'spy', english)).toBe(
      'Wakes with: faction.wolves. Each night, wakes alone; points at one other living player; learns the side of: the chosen.',
    );
    expect(cardText(rules, 'w', english)).toBe(
      'Each night, the side wakes together; may point at one other living player, not faction.wolves; kills: the chosen.',
    );
    const alone = rulesSchema.parse(
      whole({
        sides: { alone: {} },
        roles: { it: { side: 'alone' } },
        wins: [{ by: 'along', side: 'alone', when: { some: { role: 'it' } } }],
      }),
    );
    expect(voices.map((v) => cardText(alone, 'it', v)).join('\n')).toMatch(
      /Wins with whoever wins: faction.alone, if there is.*\n.*一同获胜.*\n.*zwycięzcą/,
    );
  });

  it('leaves no gap and no message without words', () => {
    const text = all
      .flatMap((rules) => Object.keys(rules.roles).flatMap((id) => voices.flatMap((v) => explainRole(rules, id, v))))
      .join('\n');
    expect(text).not.toMatch(/⟦|\{\w+\}|undefined/);
  });
});

const roleFits = (role: unknown): boolean => rulesSchema.shape.roles.valueType.safeParse(role).success;
