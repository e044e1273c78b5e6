import type { Rules } from '../schema/rules.ts';
import { phrase, sentence, type Voice } from './names.ts';
import { explainRole } from './role.ts';
import { explainWin } from './wins.ts';

/** Longest text of a card, in characters. */
const longest = 600;

/**
 * What the card of a role says where its file says nothing: what the role does, in the fewest words. That it wakes with its side is said
 * in short where it can do more; the side itself stands in the caption. Who is alone on a side reads how that side wins.
 */
export function cardText(rules: Rules, id: string, voice: Voice): string {
  const role = rules.roles[id];
  if (!role) return '';
  const v: Voice = { ...voice, brief: true };
  const apart: Rules = {
    ...rules,
    sides: Object.fromEntries(Object.entries(rules.sides).map(([side, own]) => [side, { ...own, calls: [] }])),
  };
  const own = role.calls ?? role.triggers ?? role.shields;
  const lines = explainRole(own ? apart : rules, id, v).slice(0, -1);
  const wakes = own && !role.unseen && (rules.sides[role.side]?.calls?.length ?? 0) > 0;
  const loner = Object.values(rules.roles).filter(({ side }) => side === role.side).length === 1;
  const wins = loner ? rules.wins.filter(({ side }) => side === role.side).map((win) => explainWin(v, win)) : [];
  const all = [...(wakes ? [sentence(v, phrase(v, 'x.wakesWith', { x: v.names(`faction.${role.side}`) }))] : []), ...lines, ...wins];
  return all.join(v.language === 'zh' ? '' : ' ').slice(0, longest);
}
