import { said, type RoleId, type Said } from '../../kernel/types.ts';
import { isCalled } from '../../own/call-list.ts';
import { inLanguage } from '../../own/words.ts';
import { explainRole } from '../../own/explain/role.ts';
import { effectsIn } from '../../own/walk.ts';
import type { Call, Rules } from '../../own/schema/rules.ts';
import type { Language, Words } from '../../text/message.ts';
import { localised } from '../words.ts';
import type { Deck } from '../deck.ts';
import { teams, type Team } from './form.ts';

/** A script file made from a deck, and what it does not carry. */
export interface ToScript {
  readonly items: readonly object[];
  readonly report: readonly Said[];
}

/** Writes the roles of a deck with rules of its own as a community script file, within the limits of that form. */
export function toScript(deck: Deck, rules: Rules, words: Words, language: Language): ToScript {
  const say = (id: string): string => {
    const found = words[language][id];
    return typeof found === 'string' ? found : id;
  };
  const ids = Object.keys(rules.roles);
  const first = orderOf(rules, ids, 1);
  const other = orderOf(rules, ids, 2);
  const cut: string[] = [];
  const short = (text: string, most: number, name: string): string => {
    if (text.length <= most) return text;
    cut.push(name);
    return `${text.slice(0, most - 1)}…`;
  };
  const characters = ids.map((id) => {
    const name = say(`role.${id}`);
    return {
      id: scriptId(id),
      name: short(name, 30, name),
      team: teamOf(rules, id),
      ability: short(say(`role.${id}.ability`), 250, name),
      firstNight: place(first, id),
      otherNight: place(other, id),
      firstNightReminder: first.includes(id) ? short(reminderOf(rules, id, 1, language, say), 500, name) : '',
      otherNightReminder: other.includes(id) ? short(reminderOf(rules, id, 2, language, say), 500, name) : '',
      reminders: remindersOf(rules, id, language).map((token) => short(token, 30, name)),
    };
  });
  const author = localised(deck, deck.author ?? {}, language);
  const meta = {
    id: '_meta',
    name: localised(deck, deck.title, language).slice(0, 50),
    ...(author && { author: author.slice(0, 50) }),
    firstNight: ['dusk', ...first.map(scriptId), 'dawn'],
    otherNight: ['dusk', ...other.map(scriptId), 'dawn'],
  };
  return {
    items: [meta, ...characters],
    report: [
      said('script.written', { n: characters.length }),
      said('script.rulesStay'),
      ...(cut.length > 0 ? [said('script.shortened', { names: [...new Set(cut)].join(', ') })] : []),
    ],
  };
}

const scriptId = (id: string): string => id.toLowerCase();
const place = (order: readonly RoleId[], id: RoleId): number => order.indexOf(id) + 1;

/** Calls at which a role wakes in a night: its own, and those of the side it wakes with. */
function callsFor(rules: Rules, id: RoleId, round: number): readonly Call[] {
  const role = rules.roles[id];
  if (!role) return [];
  const together = role.unseen
    ? []
    : [role.side, role.joins].flatMap((side) => (side === undefined ? [] : (rules.sides[side]?.calls ?? [])));
  return [...together, ...(role.calls ?? [])].filter((call) => call.at !== 'day' && isOften(call, round));
}

/** Whether a call comes up in the first night, or in any later one. */
const isOften = (call: Call, round: number): boolean =>
  round === 1 ? isCalled(call, 1) : isCalled(call, 2) || isCalled(call, 3) || isCalled(call, 9);

function orderOf(rules: Rules, ids: readonly RoleId[], round: number): readonly RoleId[] {
  const at = (id: RoleId): number => Math.min(...callsFor(rules, id, round).map(({ order = 500 }) => order));
  return ids.filter((id) => callsFor(rules, id, round).length > 0).sort((a, b) => at(a) - at(b));
}

/** The team a role would be on: what a script says already, else by how its side wins. */
function teamOf(rules: Rules, id: RoleId): Team {
  const role = rules.roles[id];
  const known = teams.find((team) => team === role?.class);
  if (known) return known;
  const [good] = Object.entries(rules.sides).find(([, side]) => !side.acquainted) ?? [];
  if (role?.side === good) return role?.unseen || role?.drunk || role?.believes ? 'outsider' : 'townsfolk';
  if (role !== undefined && rules.sides[role.side]?.acquainted) return role.calls || role.triggers || role.unseen ? 'minion' : 'demon';
  return 'traveller';
}

function reminderOf(rules: Rules, id: RoleId, round: number, language: Language, say: (id: string) => string): string {
  const manual = callsFor(rules, id, round).flatMap((call) =>
    effectsIn(call).flatMap(({ effect }) => (effect.do === 'manual' ? [inLanguage(effect.words, language)] : [])),
  );
  return manual.length > 0 ? manual.join(' ') : explainRole(rules, id, { language, names: say, brief: true }).slice(0, -1).join(' ');
}

/** Names of the marks a role puts, and of those the file has for it. */
function remindersOf(rules: Rules, id: RoleId, language: Language): readonly string[] {
  const role = rules.roles[id];
  const put = effectsIn(role).flatMap(({ effect }) => (effect.do === 'mark' || effect.do === 'link' ? [effect.mark] : []));
  const own = `${inLanguage(role?.name, language)}: `;
  const named = Object.values(rules.marks ?? {})
    .map(({ name }) => inLanguage(name, language))
    .filter((name) => name.startsWith(own))
    .map((name) => name.slice(own.length));
  return [...new Set([...put.map((mark) => inLanguage(rules.marks?.[mark]?.name, language)), ...named])].slice(0, 20);
}
