import { describe, expect, it } from 'vitest';
import { games, gameWords } from '../../src/games/index.ts';
import { optionFields } from '../../src/kernel/option-fields.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Session } from '../../src/kernel/session.ts';
import type { Said } from '../../src/kernel/types.ts';
import { languages, type Language } from '../../src/text/message.ts';
import { words as hostWords } from '../../src/text/host.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { speaker, type Speaker } from '../../src/text/speak.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { tellFact, why } from '../../src/text/tell.ts';
import { victory } from '../../src/text/victory.ts';
import { variantsOf, type Variant } from '../../src/text/wording.ts';
import { anyOptions } from '../campaign/tables.ts';
import { anySetup, facilitate } from '../properties/facilitator.ts';
import { village, villageWords } from '../support/village.ts';
import { seeded } from '../../src/kernel/random.ts';
import { cardsOf } from '../../src/lab/playout.ts';

const loaded = [
  ...(await Promise.all(
    Object.entries(games).map(async ([id, registered]) => ({ id, game: await registered.load(), words: await gameWords[id]?.() })),
  )),
  { id: 'village', game: village, words: villageWords },
];
const voice = (language: Language, { words }: (typeof loaded)[number], seats = 0, variant?: Variant): Speaker =>
  speaker(
    language,
    [ruleWords, storyWords, hostWords, ...(words ? [words] : [])],
    Array.from({ length: seats }, (_, i) => `P${i + 1}`),
    variant,
  );

/** Every message in a question or a fact, wherever it hides. */
function messages(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(messages);
  const inside = Object.values(value).flatMap(messages);
  const { id, label, seat } = value as { id?: unknown; label?: unknown; seat?: unknown };
  const isSaid =
    typeof id === 'string' &&
    label === undefined &&
    seat === undefined &&
    Object.keys(value).every((key) => key === 'id' || key === 'with');
  return isSaid ? [value as Said, ...inside] : inside;
}

/** What was asked and told in some games played by chance, rulings included. */
function recorded(game: (typeof loaded)[number]['game'], each: (session: Session) => void): void {
  for (let i = 0; i < 60; i++) {
    const session = facilitate(anySetup(game, `words${i}`), `words${i}`, { rulings: i % 2 === 1, most: 2000, each });
    expect(session.question.shape === 'over' || session.entries.length > 0).toBe(true);
  }
}

const bare = (question: Question): unknown =>
  question.shape === 'ballot' ? { ...question, candidates: question.candidates.map(({ label }) => label) } : question;

describe.each(loaded)('the words of $id', (entry) => {
  const { game, words } = entry;

  it('are there', () => {
    expect(words).toBeDefined();
  });

  it.each(languages)('name every role, side, mark and thing, and say what each role does, in %s', (language) => {
    const { has } = voice(language, entry);
    const wanted = [
      'game.name',
      'game.about',
      ...Object.keys(game.roles).flatMap((role) => [`role.${role}`, `role.${role}.ability`]),
      ...game.factions.flatMap(({ id }) => [`faction.${id}`, `faction.${id}.wins`]),
      ...Object.keys(game.statuses).map((status) => `status.${status}`),
      ...game.tokens.map((token) => `token.${token}`),
    ];
    expect(wanted.filter((id) => !has(id))).toEqual([]);
  });

  it.each([...variantsOf(words ? [words] : []), undefined])(
    'say of each side that it has won, and of two that they have (%s)',
    (variant) => {
      const said = (language: Language, won: readonly string[]): string => victory(voice(language, entry, 0, variant), won);
      for (const { id } of game.factions) {
        const several = voice('en', entry, 0, variant).faction(id).endsWith('s');
        expect(said('en', [id]), id).toMatch(several ? /^The \S+ win$/ : / wins?$/);
        expect(said('zh', [id]), id).toMatch(/获胜$/);
        expect(said('pl', [id]), id).toMatch(/^Wygrywa(ją)? [^:]+$/);
      }
      const two = game.factions.slice(0, 2).map(({ id }) => id);
      expect(said('en', two)).toMatch(/ and .* win$/);
      expect(said('pl', two)).toMatch(/^Wygrywają .* i /);
    },
  );

  it.each(languages)('name every option, its group and its choices, in %s', (language) => {
    const { has } = voice(language, entry);
    for (const { name, title, help, group, kind, clause } of optionFields(game.options)) {
      expect(title, name).toBe(`option.${name}`);
      const wanted = [title, help, `group.${group}`, ...('values' in kind ? kind.values : []).map((choice) => `${title}.${choice}`)];
      expect(
        wanted.filter((id) => !has(id)),
        name,
      ).toEqual([]);
      expect(clause, name).toMatch(/^[A-Z]+-/);
    }
  });

  it('say everything that is asked, read out, shown or refused in games played by chance, in each language', { timeout: 120_000 }, () => {
    const lost = new Set<string>();
    const voices = languages.map((language) => voice(language, entry, 40));
    const check = (said: Said): void => {
      for (const { language, say } of voices) {
        const text = say(said);
        if (/⟦|\{\w+\}/.test(text)) lost.add(`${language}: ${text} (${JSON.stringify(said)})`);
      }
    };
    const seen = new Set<string>();
    recorded(game, ({ question }) => {
      for (const said of messages(bare(question))) {
        const shape = `${said.id} ${Object.keys(said.with ?? {}).join()}`;
        if (seen.has(shape)) continue;
        seen.add(shape);
        check(said);
      }
    });
    expect([...lost]).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });

  it('tell every fact of such games, and why it came about, in each language', { timeout: 120_000 }, () => {
    const lost = new Set<string>();
    const voices = languages.map((language) => voice(language, entry, 40));
    for (let i = 0; i < 30; i++) {
      const { story } = facilitate(anySetup(game, `tell${i}`), `tell${i}`, { rulings: i % 2 === 1, most: 1500 });
      for (const speech of voices) {
        for (const [n, fact] of story.entries())
          for (const text of [tellFact(speech, fact), ...why(speech, story, n)])
            if (text === '' || /⟦|\{\w+\}|undefined|\[object/.test(text)) lost.add(`${speech.language}: ${text}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('say of an ending why it has come, and leave it to the sides who has won, in each language', () => {
    const ids = Object.keys(words?.en ?? {}).filter((id) => id.startsWith('won.'));
    const said = languages.flatMap((language) => ids.map((id) => JSON.stringify(words?.[language][id])));
    expect(said.filter((text) => /\bwins?\b|a draw|获胜|平局|胜者|[Ww]ygrywa|[Rr]emis/.test(text))).toEqual([]);
  });

  it('say whatever is remarked on a set of cards', () => {
    const lost = new Set<string>();
    const voices = languages.map((language) => voice(language, entry));
    for (let i = 0; i < 200; i++) {
      const random = seeded(`cast${i}`);
      const options = game.options.parse(anyOptions(game, random));
      const cards = cardsOf(game.suggest(game.players.min + random.below(game.players.max - game.players.min + 1), options));
      const roles = Object.keys(game.roles);
      const cast = cards
        .map((role) => (random.below(4) === 0 ? (roles[random.below(roles.length)] ?? role) : role))
        .reduce<Record<string, number>>((so, role) => ({ ...so, [role]: (so[role] ?? 0) + 1 }), {});
      for (const { why: said } of game.examine(cast, options))
        for (const { language, say } of voices) {
          const text = say(said);
          if (/⟦|\{\w+\}/.test(text)) lost.add(`${language}: ${text} (${said.id})`);
        }
    }
    expect([...lost]).toEqual([]);
  });
});
