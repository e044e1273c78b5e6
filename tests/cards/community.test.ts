import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { fromScript } from '../../src/cards/community/read.ts';
import { toScript } from '../../src/cards/community/write.ts';
import { seeded } from '../../src/kernel/random.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { languages } from '../../src/text/message.ts';
import { speaker } from '../../src/text/speak.ts';
import { evening } from '../own/evening.ts';
import { mangled } from '../own/mangle.ts';
import { ownDeck, village, villageDeck } from '../support/village.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightdeck-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = [
  { id: '_meta', name: 'Moon over the mill', author: 'The Friday group', logo: 'https://example.org/x.png' },
  {
    id: 'miller',
    name: 'Miller',
    team: 'townsfolk',
    ability: 'Each night, choose a player: you learn their team.',
    firstNight: 12.5,
    otherNight: -3,
    firstNightReminder: 'The Miller points at a player.',
    reminders: ['Flour'],
  },
  {
    id: 'drunkard',
    name: 'Drunkard',
    team: 'outsider',
    ability: 'You do not know you are drunk.',
    setup: true,
    image: 'https://example.org/y.png',
  },
  {
    id: 'weaver',
    name: 'Weaver',
    team: 'minion',
    ability: 'You poison.',
    firstNight: 3,
    otherNight: 2,
    otherNightReminder: 'The Weaver points.',
    jinxes: [{ id: 'miller', reason: 'No.' }],
  },
  { id: 'ogre', name: 'Ogre', team: 'demon', ability: 'Each night*, a player dies.', otherNight: 9 },
  { id: 'wanderer', name: 'Wanderer', team: 'traveler', ability: 'Comes and goes.' },
  { 0: 'smith', 1: 'Smith', 3: 'You are strong.', 5: 7, 12: 'townsfolk' },
  { id: 'angel', name: 'Angel', team: 'fabled', ability: 'Something bad might happen.' },
  'washerwoman',
  { id: 'miller' },
  17,
];

/** What came of it, or the id of the refusal. */
function made(items: readonly unknown[]) {
  const read = fromScript(items);
  if ('refusal' in read) throw new Error(read.refusal.why.id);
  return read;
}

describe('a community script file', () => {
  it('opens as a deck that calls every role in its order with the words of its own, and says what was not taken', () => {
    const { file, report } = made(script);
    expect(report.map(({ id, with: fill }) => [id, fill?.['name'] ?? fill?.['n'] ?? fill?.['roles'] ?? ''])).toEqual([
      ['script.taken', 7],
      ['script.manual', ''],
      ['script.aside', 'Angel'],
      ['script.leftOut', 'Drunkard'],
      ['script.leftOut', 'Weaver'],
      ['script.nameOnly', 'washerwoman'],
      ['script.twice', 'miller'],
      ['script.noItem', 11],
      ['script.leftOut', '_meta'],
    ]);
    for (const language of languages) for (const one of report) expect(speaker(language, [cardWords]).say(one)).not.toMatch(/⟦|\{/);
    const { deck } = ownDeck(file);
    expect(deck.rules?.roles['miller']).toMatchObject({
      side: 'good',
      class: 'townsfolk',
      ability: { en: expect.stringContaining('learn') as string },
    });
    expect(deck.rules?.roles['wanderer']?.side).toBe('travellers');
    expect(deck.rules?.marks?.['reminder1']?.name.en).toBe('Miller: Flour');
  });

  it('says whose words were cut', () => {
    const long = { id: 'poet', name: 'Poet', team: 'townsfolk', ability: 'Rhymes. '.repeat(100) };
    const { report } = made([long, script[3], script[4]]);
    expect(report).toContainEqual(expect.objectContaining({ id: 'script.shortened', with: { names: 'Poet' } }));
  });

  it('is hosted: the first night in the order of the numbers, deaths by the host, and an end when the demon is dead', async () => {
    const game = await ownDeck(made(script).file).book.load();
    const { asked, won } = evening(
      'miller drunkard weaver ogre smith washerwoman'.split(' '),
      { 'day.accuser': [[1]], 'day.accused': [[4]], 'day.second': [[2]], 'day.verdict': ['guilty'] },
      1,
      {},
      game,
    );
    expect(asked.filter((key) => key.endsWith('.manual'))).toEqual(['weaver.manual', 'smith.manual', 'miller.manual']);
    expect(won).toEqual(['good']);
  });

  it('is written again with the same characters, and lists beat numbers', () => {
    const first = made(script);
    const { deck } = ownDeck(first.file);
    const again = made(toScript(deck, deck.rules as never, wordsOf(first.file), 'en').items);
    const core = (read: ReturnType<typeof made>): unknown =>
      JSON.stringify([read.file.rules?.roles, read.file.rules?.marks, read.file.title]);
    expect(core(again)).toBe(core(first));
    const listed = made([{ id: '_meta', name: 'L', firstNight: ['dusk', 'miller', 'weaver'] }, ...script.slice(1)]);
    expect(listed.file.rules?.roles['miller']?.calls?.[0]?.order).toBe(1);
  });

  it('keeps to the limits of the form when the village is written, in every language', () => {
    const { deck } = villageDeck;
    for (const language of languages) {
      const { items } = toScript(deck, deck.rules as never, village.words, language);
      expect(items).toHaveLength(52);
      for (const one of items.slice(1) as Record<string, string | number | string[]>[]) {
        expect(String(one['name']).length).toBeLessThanOrEqual(30);
        expect(String(one['ability']).length).toBeLessThanOrEqual(250);
        expect(String(one['id'])).toMatch(/^[a-z0-9]{1,50}$/);
        expect(one['reminders']).toSatisfy((all: string[]) => all.every((token) => token.length <= 30));
      }
      expect(made(items).file.cards).toHaveLength(51);
    }
  });

  it('never crashes whatever it holds: it is refused, or makes a deck that is read', () => {
    for (let i = 0; i < 60; i++) {
      const value = mangled([...script, { id: `x${seeded(`${i}`).below(9)}`, firstNight: {} }], `script${i}`, 4);
      const read = Array.isArray(value) ? fromScript(value) : undefined;
      if (read && 'file' in read) ownDeck(read.file);
    }
    expect(() => made([])).toThrow('script.none');
    const one = fromScript(['washerwoman', { id: 'helper', name: 'Helper', team: 'fabled', ability: 'Helps.' }]);
    expect('refusal' in one && one.refusal.why).toEqual({ id: 'script.tooFew', with: { n: 1, aside: 1 } });
  });

  it('is turned into a deck and back on the command line, and opens there as a deck without that', async () => {
    const [from, to, back] = ['script.json', 'deck.json', 'back.json'].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(from, JSON.stringify(script));
    let out = '';
    const run = (...argv: string[]): Promise<number> =>
      nightdeck(argv, { out: (line) => (out += `${line}\n`), err: (line) => (out += `${line}\n`) });
    expect(await run('script', from, '--out', to)).toBe(0);
    expect(out).toContain('Taken: roles 7, calls at night 6, reminders 1.');
    expect(out).toContain('Only the name is known; write the text yourself: washerwoman.');
    expect(await run('script', to, '--out', back)).toBe(0);
    expect((JSON.parse(readFileSync(back, 'utf8')) as { id: string }[]).map(({ id }) => id)).toContain('ogre');
    expect(await run('decks', from, '--lang', 'en')).toBe(0);
    expect(out).toContain('Miller');
    writeFileSync(from, JSON.stringify({ ...made(script).file, art: 'no-such-art' }));
    expect(await run('decks', from)).toBe(1);
    expect(out).toContain('there is no art “no-such-art”');
  });
});

/** Words of a deck made from a script, as its game has them. */
function wordsOf(file: object) {
  const { rules } = ownDeck(file).deck;
  const names = Object.entries(rules?.roles ?? {}).flatMap(([id, role]) => [
    [`role.${id}`, role.name.en ?? id],
    [`role.${id}.ability`, role.ability?.en ?? ''],
  ]);
  const all = Object.fromEntries(names) as Record<string, string>;
  return { en: all, zh: all, pl: all };
}
