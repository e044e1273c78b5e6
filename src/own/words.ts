import { languages, type Catalogue, type Language, type Words } from '../text/message.ts';
import { words as dayWords } from '../text/own-day.ts';
import { words as explainWords } from '../text/own-explain.ts';
import { words as nightWords } from '../text/own-night.ts';
import { callsOf } from './call-list.ts';
import { causesOf, statusesOf } from './index-of.ts';
import { cardText } from './explain/card.ts';
import { explainCall } from './explain/role.ts';
import type { OwnWords } from './schema/basic.ts';
import type { Rules } from './schema/rules.ts';
import { textsIn } from './walk.ts';

/** The words of a game made from a file: its own, in the language that is there, and ours around them. */
export function wordsFor(rules: Rules, title: OwnWords, order: readonly Language[] = languages): Words {
  const made = new Map<Language, Catalogue>();
  const wordsIn = (language: Language): Catalogue => {
    let all = made.get(language);
    if (!all) made.set(language, (all = { ...ours[language], ...catalogue(rules, title, language, order) }));
    return all;
  };
  // A catalogue is made when the language is first spoken: most games are hosted in one.
  return Object.defineProperties(
    {},
    Object.fromEntries(languages.map((language) => [language, { enumerable: true, get: () => wordsIn(language) }])),
  ) as Words;
}

const ours = Object.fromEntries(
  languages.map((language) => [language, { ...nightWords[language], ...dayWords[language], ...explainWords[language] }]),
) as unknown as Words;

/** Words in a language, else in the first one the file has. */
export function inLanguage(words: OwnWords | undefined, language: Language, order: readonly Language[] = languages): string {
  if (!words) return '';
  return words[language] ?? order.map((one) => words[one]).find((one) => one !== undefined) ?? Object.values(words)[0] ?? '';
}

function catalogue(rules: Rules, title: OwnWords, language: Language, order: readonly Language[]): Record<string, string> {
  const say = (words: OwnWords | undefined): string => plainText(inLanguage(words, language, order));
  const all: Record<string, string> = { 'game.name': say(title), 'game.about': rules.about ? say(rules.about) : say(title) };
  const said = explainWords[language] as Record<string, string>;
  for (const [id, side] of Object.entries(rules.sides)) {
    all[`faction.${id}`] = say(side.name);
    all[`faction.${id}.wins`] = side.wins ? say(side.wins) : (said['own.side.wins'] ?? '').replace('{side}', say(side.name));
  }
  for (const [id, role] of Object.entries(rules.roles)) all[`role.${id}`] = say(role.name);
  all['role.host'] = said['own.host'] ?? '';
  for (const [id, mark] of Object.entries(rules.marks ?? {})) {
    all[`status.${id}`] = say(mark.name);
    all[`bar.${id}`] = `${say(mark.name)}${language === 'zh' ? '。' : '.'}`;
  }
  for (const [effect, id] of statusesOf(rules)) {
    const kind = effect.do === 'guard' ? 'guarded' : effect.do === 'block' && effect.drunk ? 'drunk' : 'blocked';
    all[`status.${id}`] = said[`own.status.${kind}`] ?? '';
    all[`bar.${id}`] = said['own.bar.blocked'] ?? '';
  }
  for (const [id, token] of Object.entries(rules.tokens ?? {})) all[`token.${id}`] = say(token.name);
  for (const id of causesOf(rules)) {
    const named = rules.causes?.[id]?.name ?? rules.sides[id]?.name ?? rules.roles[id]?.name ?? rules.marks?.[id]?.name;
    if (named) all[`deed.${id}`] = say(named);
  }
  for (const [id, count] of Object.entries(rules.counts ?? {})) all[`count.${id}`] = say(count.name);
  for (const [id, known] of Object.entries(rules.classes ?? {})) all[`class.${id}`] = say(known.name);
  for (const role of Object.values(rules.roles)) if (role.class !== undefined) all[`class.${role.class}`] ??= role.class;
  for (const evening of rules.evenings ?? []) all[`option.evening.${evening.id}`] = say(evening.name);
  for (const [words, id] of textsIn(rules)) all[id] = say(words);
  const roleLine = ({ role, as }: { readonly role: string; readonly as?: string }): string =>
    as === undefined ? (all[`role.${role}`] ?? role) : `${all[`role.${as}`] ?? as} (${all[`role.${role}`] ?? role})`;
  for (const { id, owner } of callsOf(rules))
    all[`line.${id}`] =
      'side' in owner ? (all[`faction.${owner.side}`] ?? id) : 'mark' in owner ? (all[`status.${owner.mark}`] ?? id) : roleLine(owner);
  for (const side of Object.keys(rules.sides)) all[`line.${side}Meet`] = all[`faction.${side}`] ?? side;
  const names = (id: string): string => all[id] ?? id;
  for (const { id, owner, call } of callsOf(rules)) all[`line.${id}.what`] = explainCall(owner, call, { language, names, brief: true });
  for (const [id, role] of Object.entries(rules.roles))
    all[`role.${id}.ability`] = role.ability ? say(role.ability) : cardText(rules, id, { language, names });
  for (let i = 1; i <= 20; i++) all[`moment.dawn.${i}`] = all[`moment.dusk.${i}`] = all[`moment.nightfall.${i}`] = said['own.later'] ?? '';
  return all;
}

/** A gap in our sentences is no gap in words from a file. */
const plainText = (words: string): string => words.replaceAll('{', '(').replaceAll('}', ')');
