import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDeck } from '../../src/cards/deck.ts';
import { copiesOf, emptyDraft, entriesOf, idFor, isDraft, withCopies, withEntry } from '../../src/cards/workshop/draft.ts';
import { namesIn, readDraft } from '../../src/cards/workshop/reading.ts';
import { beginWith, takeRole } from '../../src/cards/workshop/take-role.ts';
import { root } from '../../src/cli/build.ts';
import { begun, begunWay } from '../../src/own/form/begin.ts';
import { kindOf } from '../../src/own/form/kind.ts';
import { resolved, rulesPart, type Part } from '../../src/own/schema/part.ts';
import { rulesSchema } from '../../src/own/schema/rules.ts';
import { simulate } from '../../src/lab/simulate.ts';
import { policies } from '../../src/lab/policies.ts';
import { languages } from '../../src/text/message.ts';
import { words as explainWords } from '../../src/text/own-explain.ts';
import { words as valueWords } from '../../src/text/own-form-values.ts';
import { words as formWords } from '../../src/text/own-form.ts';
import { ownDeck } from '../support/village.ts';

const { root: schema, defs } = rulesPart();
const village: unknown = JSON.parse(readFileSync(join(root, 'decks', 'village.json'), 'utf8'));
if (!isDraft(village)) throw new Error('the village has no rules');
const begin = beginWith(emptyDraft('Ours', 'en'), village);
const names = namesIn(village, 'en', (cause) => cause);

/** Visits every field the form can show, once for each kind of group around it. */
function visit(part: Part, field: string, around: string, see: (field: string, around: string, ways: readonly string[]) => void): void {
  const seen = new Set<string>();
  const go = (one: Part, name: string, group: string): void => {
    const key = `${JSON.stringify(resolved(one, defs))} ${name} ${group}`;
    if (seen.has(key)) return;
    seen.add(key);
    const kind = kindOf(one, defs, name, group);
    see(
      name,
      group,
      kind.of === 'ways' ? kind.ways.map(({ id }) => id).filter((id) => id !== 'name') : kind.of === 'set' ? kind.values : [],
    );
    if (kind.of === 'ways') for (const way of kind.ways) if (way.part) go(way.part, name, group);
    if (kind.of === 'group') for (const inside of kind.fields) if (inside.name !== 'id') go(inside.part, inside.name, kind.name);
    if (kind.of === 'list' || kind.of === 'table') go(kind.item, name, group);
    if (kind.of === 'pair') for (const inside of kind.parts) go(inside, name, group);
  };
  go(part, field, around);
}

/** The value with every empty word filled in. */
const filled = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('""', '"x"')) as unknown;

describe('the form in which rules are filled in', () => {
  it('calls every field and value of the schema by a name in each language', () => {
    const missing = new Set<string>();
    visit(schema, 'rules', '', (field, around, ways) => {
      for (const language of languages) {
        const known = (ids: readonly string[]): boolean =>
          ids.some((id) => [formWords, valueWords, explainWords].some((all) => id in all[language]));
        if (field !== 'rules' && !known([`form.${around}.${field}`, `form.${field}`])) missing.add(`${language} ${around}.${field}`);
        for (const way of ways)
          if (!known([`form.${field}=${way}`, `form.=${way}`, `x.who.${way}`])) missing.add(`${language} ${field}=${way}`);
      }
    });
    expect([...missing]).toEqual([]);
  });

  it('adds nothing to a role that the schema refuses, once its words are filled in', () => {
    const role = schema.properties?.['roles']?.additionalProperties;
    if (typeof role !== 'object') throw new Error('no schema of roles');
    const base = entriesOf(village, 'roles')['seer'] ?? {};
    const fits = (entry: object): boolean =>
      rulesSchema.safeParse(filled({ ...begin.rules, roles: { seer: { ...base, ...entry } } })).success;
    const kind = kindOf(role, defs, 'roles', '');
    const refused: string[] = [];
    for (const { name, part } of kind.of === 'group' ? kind.fields : [])
      if (!fits({ [name]: begun(part, defs, name, 'roles', names, 'en') })) refused.push(name);
    const effects = defs['__schema4'] ?? {};
    const item = effects.items ? kindOf(effects.items, defs, 'do', 'calls') : undefined;
    for (const way of item?.of === 'ways' ? item.ways : []) {
      const effect = begunWay(way, defs, 'do', 'calls', names, 'en');
      if (!fits({ calls: [{ choose: {}, do: [effect] }] })) refused.push(`do ${way.id}`);
    }
    // Both of what is drawn by lot, and both ways of a choice, are for the host to add.
    expect(refused).toEqual(['do draw']);
  });

  it('begins with a game that can be played, and takes each ready role with all it needs', () => {
    expect(readDraft(begin, 'en').mistakes).toEqual([]);
    for (const role of Object.keys(village.rules.roles)) {
      const taken = takeRole(begin, village, role);
      expect(readDraft(taken, 'en').mistakes, role).toEqual([]);
      expect(copiesOf(taken, role), role).toBeGreaterThan(0);
      // Its picture comes with it.
      expect(taken['art']).toBe(village['art']);
    }
    expect(takeRole({ ...begin, art: 'ktulu' }, village, 'seer')['art']).toBe('ktulu');
    const all = Object.keys(village.rules.roles).reduce((so, role) => takeRole(so, village, role), begin);
    expect(new Set(all.rules.wins.map((win) => JSON.stringify(win)))).toEqual(
      new Set(village.rules.wins.map((win) => JSON.stringify(win))),
    );
  });

  it('makes a game of six roles that either side may win', async () => {
    const six = ['seer', 'healer', 'hunter'].reduce((so, role) => takeRole(so, village, role), begin);
    const own = withEntry(withCopies(six, 'ola', 1), 'roles', 'ola', { name: { en: 'Ola' }, side: 'village', vote: { weight: 2 } });
    expect(readDraft(own, 'en').told('ola').join(' ')).toMatch(/counts for 2/);
    const game = await ownDeck(own).book.load();
    const policy = policies['random'];
    if (!policy) throw new Error('no policy');
    const cast = game.suggest(9, game.options.parse({}));
    expect(cast).toMatchObject({ seer: 1, healer: 1, hunter: 1, ola: 1, werewolf: 2 });
    const { wins } = simulate({ game, players: 9, games: 40, seed: 'six', policy });
    for (const side of Object.keys(own.rules.sides)) expect(wins[side]?.games, side).toBeGreaterThan(0);
  });

  it('leaves the numbers of cards alone that are there already', () => {
    const more = withCopies(withCopies(takeRole(begin, village, 'seer'), 'villager', 25), 'villager', 22);
    const before = ownDeck(begin).deck.cards;
    const after = ownDeck(more).deck.cards;
    for (const { no, role } of before) expect(after.find((card) => card.no === no)?.role).toBe(role);
    expect(copiesOf(more, 'villager')).toBe(22);
    expect('deck' in parseDeck(withEntry(more, 'roles', 'seer', undefined))).toBe(true);
  });

  it('makes names for entries out of any words, none of them twice', () => {
    expect(idFor(begin, 'Żelazna Ola', 'role')).toBe('zelaznaOla');
    expect(idFor(begin, '预言家', 'role')).toBe('role1');
    expect(idFor(begin, 'villager', 'role')).toBe('villager1');
    expect(idFor(begin, 'constructor', 'role')).toBe('role1');
  });
});
