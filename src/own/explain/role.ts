import type { Owner } from '../call-list.ts';
import { listOf } from '../schema/basic.ts';
import type { Call, Rules } from '../schema/rules.ts';
import type { Shield, Traits, Trigger } from '../schema/traits.ts';
import { actionOf, effectOf } from './effect.ts';
import { conditionOf, filterOf, joined, mentions, phrase, sentence, whoOf, type Voice } from './names.ts';
import { restOf } from './rest.ts';

/** Fields that sentences speak of, and those that are words or places in the night. */
const action = ['choose', 'card', 'guess', 'options', 'do', 'pass', 'words', 'id'];
const said = {
  call: [...action, 'at', 'nights', 'order', 'uses', 'while'],
  trigger: [...action, 'on', 'who', 'while'],
};

/** A role told block by block: its calls, what it is, and what sets it off. One sentence each. */
export function explainRole(rules: Rules, id: string, v: Voice): string[] {
  const role = rules.roles[id];
  if (!role) return [];
  const together = role.unseen
    ? []
    : [role.side, role.joins].flatMap((side) =>
        side === undefined ? [] : (rules.sides[side]?.calls ?? []).map((call) => explainCall({ side }, call, v)),
      );
  const own = [...together, ...(role.calls ?? []).map((call) => explainCall({ role: id }, call, v)), ...traitsIn(v, role)];
  const all = own.length > 0 ? own : [sentence(v, phrase(v, 'x.plain'))];
  return [...all, sentence(v, phrase(v, 'x.side', { x: v.names(`faction.${role.side}`) }))];
}

/** A call in one sentence: when, who wakes, what is chosen, what comes of it. */
export function explainCall(owner: Owner, call: Call, v: Voice): string {
  const { nights = 'every' } = call;
  let when =
    call.at === 'day'
      ? phrase(v, 'x.day')
      : typeof nights === 'string'
        ? phrase(v, `x.night.${nights}`)
        : phrase(v, nights.to === undefined ? 'x.night.from' : 'x.night.fromTo', { n: nights.from, to: nights.to ?? '' });
  if (call.uses === 1) when = phrase(v, 'x.once', { x: when });
  else if (call.uses !== undefined) when = phrase(v, 'x.uses', { x: when, n: call.uses });
  if (call.while) when = phrase(v, 'x.while', { x: when, y: conditionOf(v, call.while) });
  when += restOf(v, call, 'calls', said.call);
  // Polish sets off a clause, not a time of the night.
  const gap = v.language === 'pl' && !when.includes(',') ? ' ' : phrase(v, 'x.clause');
  const who = call.at === 'day' ? 'x.steps' : 'side' in owner ? 'x.wakes.side' : 'mark' in owner ? 'x.wakes.mark' : 'x.wakes.role';
  return sentence(v, joined(v, [phrase(v, who, { x: `${when}${gap}` }), actionOf(v, call)]));
}

/** What a role or mark is and what sets it off, a sentence each. */
export function traitsIn(v: Voice, t: Traits): string[] {
  const flags = ['silent', 'blocked', 'drunk', 'unclear', 'unseen', 'known', 'uncounted', 'hidden'] as const;
  return [
    ...(t.shields ?? []).map((shield) => shieldOf(v, shield)),
    ...voteOf(v, t),
    ...flags.flatMap((flag) => (t[flag] ? [phrase(v, `x.trait.${flag}`)] : [])),
    ...(t.appears ? [phrase(v, 'x.trait.appears', { x: v.names(`role.${t.appears.as}`) }) + restOf(v, t.appears, 'appears', ['as'])] : []),
    ...(t.unnamed ? [phrase(v, 'x.trait.unnamed', { x: t.unnamed.by ? filterOf(v, t.unnamed.by) : phrase(v, 'x.who.everybody') })] : []),
    ...(t.believes === undefined ? [] : [phrase(v, 'x.trait.believes', { x: v.names(`role.${t.believes}`) })]),
    ...(t.triggers ?? []).map((trigger) => triggerOf(v, trigger)),
  ].map((text) => sentence(v, text));
}

function shieldOf(v: Voice, s: Shield): string {
  if (s.instead)
    return phrase(v, 'x.trait.shieldInstead', {
      x: joined(
        v,
        s.instead.map((effect) => effectOf(v, effect)),
      ),
      rest: restOf(v, s, 'shields', ['instead']),
    });
  const from =
    s.from === undefined
      ? phrase(v, 'x.trait.shieldAll')
      : listOf(s.from)
          .map((id) => v.names(`deed.${id}`))
          .join(phrase(v, 'x.comma'));
  const text = phrase(v, 'x.trait.shield', { x: from }) + restOf(v, s, 'shields', ['from', 'uses', 'instead']);
  return s.uses === undefined ? text : s.uses === 1 ? phrase(v, 'x.once', { x: text }) : phrase(v, 'x.uses', { x: text, n: s.uses });
}

function voteOf(v: Voice, { vote }: Traits): string[] {
  if (!vote) return [];
  return [
    ...(vote.weight === undefined ? [] : [phrase(v, 'x.trait.weight', { n: vote.weight })]),
    ...(vote.tie ? [phrase(v, 'x.trait.tie')] : []),
    ...(vote.none ? [phrase(v, 'x.trait.noVote')] : []),
    ...(vote.against === undefined ? [] : [phrase(v, 'x.trait.against', { n: vote.against })]),
    ...(vote.with ? [phrase(v, 'x.trait.with')] : []),
  ];
}

function triggerOf(v: Voice, t: Trigger): string {
  const id = `x.on.${t.on}`;
  const own = t.who === undefined && mentions(v, id, 'x');
  let when = own ? phrase(v, `${id}.self`) : phrase(v, id, { x: whoOf(v, t.who ?? 'self') });
  if (t.who !== undefined && !mentions(v, id, 'x')) when += restOf(v, { who: t.who }, 'triggers', []);
  when += restOf(v, t, 'triggers', [...said.trigger, 'uses']);
  if (t.uses === 1) when = phrase(v, 'x.once', { x: when });
  else if (t.uses !== undefined) when = phrase(v, 'x.uses', { x: when, n: t.uses });
  if (t.while) when = phrase(v, 'x.while', { x: when, y: conditionOf(v, t.while) });
  return joined(v, [when, actionOf(v, t)]);
}
