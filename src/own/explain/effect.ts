import type { Choice } from '../schema/choice.ts';
import type { Action, Effect, EffectOf, Option } from '../schema/effects.ts';
import { conditionOf, filterOf, joined, listed, mentions, phrase, whoOf, type Voice } from './names.ts';
import { restOf } from './rest.ts';

/** What an action does, in words. */
export function actionOf(v: Voice, action: Action): string {
  return joined(v, [
    action.choose ? choiceOf(v, action.choose) : '',
    action.card ? phrase(v, 'x.card', { n: action.card.n ?? 1 }) + restOf(v, action.card, 'card', ['n']) : '',
    action.guess ? phrase(v, `x.names.${action.guess.what}`) + restOf(v, action.guess, 'guess', ['what']) : '',
    action.options
      ? phrase(v, 'x.option', {
          x: action.options.map((o) => optionOf(v, o)).join(' | '),
        })
      : '',
    ...(action.do ?? []).map((effect) => effectOf(v, effect)),
    action.pass ? phrase(v, 'x.pass', { x: allOf(v, action.pass) }) : '',
  ]);
}

const allOf = (v: Voice, effects: readonly Effect[]): string =>
  joined(
    v,
    effects.map((one) => effectOf(v, one)),
  );

const wordsOf = (v: Voice, words: Partial<Record<string, string>>): string => words[v.language] ?? Object.values(words)[0] ?? '';

/** One of several things that may be picked: its name, and what it does. */
function optionOf(v: Voice, o: Option): string {
  const does = actionOf(v, { choose: o.choose, card: o.card, do: o.do });
  const name = `${wordsOf(v, o.name)}${restOf(v, o, 'options', ['id', 'name', 'choose', 'card', 'do'])}`;
  return does === '' ? name : phrase(v, 'x.detail', { x: name, y: does });
}

/** Whom an action is done to: how many, who may be meant, and who says so. */
function choiceOf(v: Voice, c: Choice): string {
  const { who, n = 1 } = c;
  const state = who?.state === 'dead' || who?.state === 'any' ? who.state : 'living';
  const whom = phrase(v, `x.whom.${state === 'living' && c.self ? 'self' : state}.${n === 1 ? 1 : n < 5 ? 2 : 5}`);
  const count = c.min !== undefined && c.min < n ? `${c.min}–${n}` : n < 4 ? phrase(v, `x.n.${n}`) : n;
  const limited = who && filterOf(v, { ...who, state: undefined, except: undefined });
  const by = c.by === undefined || c.by === 'actor' ? '' : `.${c.by}`;
  return [
    phrase(v, `${c.may ? 'x.mayChoose' : 'x.choose'}${by}`, { n: count, whom }),
    limited && limited !== phrase(v, 'x.living') ? phrase(v, 'x.only', { x: limited }) : '',
    who?.except === undefined
      ? ''
      : phrase(v, 'x.not', { x: typeof who.except === 'string' ? phrase(v, `x.who.${who.except}`) : filterOf(v, who.except) }),
    state !== 'living' && c.self ? phrase(v, 'x.self') : '',
    c.fresh ? phrase(v, `x.fresh.${c.fresh}`) : '',
    c.strict ? phrase(v, 'x.strict') : '',
  ]
    .filter((part) => part !== '')
    .join(phrase(v, 'x.clause'));
}

/** What an effect does, in words; what the sentence leaves out stands behind it in brackets. */
export function effectOf(v: Voice, e: Effect): string {
  const [id, fill, said] = toldAs(v, e);
  const x = 'who' in e ? e.who : 'about' in e ? e.about : undefined;
  const gaps = { x: whoOf(v, x ?? 'chosen'), ...fill };
  const known = ['do', ...said, ...(mentions(v, id, 'x') ? ['who', 'about'] : []), ...(mentions(v, id, 'y') ? ['is'] : [])];
  const text = phrase(v, id, gaps) + restOf(v, e, e.do, known);
  if (e.do === 'ballot') return joined(v, [text, phrase(v, 'x.do.ballot.then', { x: allOf(v, e.then) }), elseOf(v, e.else)]);
  return e.do === 'if' ? joined(v, [text, elseOf(v, e.else)]) : text;
}

const elseOf = (v: Voice, effects: readonly Effect[] | undefined): string =>
  effects ? phrase(v, 'x.do.else', { x: allOf(v, effects) }) : '';

type Told = readonly [id: string, fill: Readonly<Record<string, string | number>>, said: readonly string[]];

/** The sentence for an effect, what fills it, and the fields it speaks of. */
function toldAs(v: Voice, e: Effect): Told {
  switch (e.do) {
    case 'learn':
      return [`x.do.learn.${e.what}`, { y: filterOf(v, e.is ?? {}) }, ['what']];
    case 'kill':
      if (e.who === 'self') return ['x.do.kill.self', {}, ['who']];
      if (e.pierces) return ['x.do.kill.pierces', {}, ['pierces']];
      if (e.days !== undefined) return ['x.do.kill.later', { n: e.days }, ['days']];
      return e.when === 'now' ? ['x.do.kill.now', {}, ['when']] : ['x.do.kill', {}, []];
    case 'mark':
    case 'link':
      if (e.who === 'self' && e.do === 'mark') return ['x.do.mark.self', { y: v.names(`status.${e.mark}`) }, ['mark', 'who']];
      return [`x.do.${e.do}`, { y: v.names(`status.${e.mark}`) }, ['mark']];
    case 'guard':
      if (e.away) return ['x.do.guard.away', {}, ['away']];
      return e.instead === 'dies' ? ['x.do.guard.dies', {}, ['instead']] : ['x.do.guard', {}, []];
    case 'block':
      return e.drunk ? ['x.do.block.drunk', {}, ['drunk']] : ['x.do.block', {}, []];
    case 'turn':
      return turnOf(v, e);
    case 'swap':
      return e.card ? ['x.do.swap.card', { x: whoOf(v, e.who ?? 'self') }, ['card']] : ['x.do.swap', {}, []];
    case 'act': {
      const as = typeof e.as === 'string' ? v.names(`role.${e.as}`) : 'named' in e.as ? phrase(v, 'x.named') : whoOf(v, e.as.roleOf);
      return ['x.do.act', { y: as }, ['as']];
    }
    case 'count':
      return ['x.do.count', { y: v.names(`count.${e.of}`), n: e.by > 0 ? `+${e.by}` : e.by }, ['of', 'by']];
    case 'repeat':
      return ['x.do.repeat', { n: e.times, x: allOf(v, e.then) }, ['times', 'then']];
    case 'draw':
      return ['x.do.draw', { x: e.of.map((one) => allOf(v, one)).join(' | ') }, ['of']];
    case 'ballot':
      return ['x.do.ballot', { x: whoOf(v, e.who ?? 'everybody') }, ['then', 'else']];
    case 'next':
      return [`x.do.next.${e.what}`, { n: e.by > 0 ? `+${e.by}` : e.by }, ['what', 'by']];
    case 'end':
      return [
        e.loses ? 'x.do.end.loses' : 'x.do.end',
        { y: e.side === undefined ? phrase(v, 'x.ownSide') : v.names(`faction.${e.side}`) },
        ['side', 'loses'],
      ];
    case 'give':
      return ['x.do.give', { x: whoOf(v, e.to ?? 'chosen'), y: v.names(`token.${e.token}`) }, ['token', 'to']];
    case 'if':
      return ['x.do.if', { x: allOf(v, e.then), y: conditionOf(v, e.when) }, ['when', 'then', 'else']];
    case 'ask':
      return ['x.do.ask', { x: actionOf(v, e.action) }, ['action']];
    case 'unmark':
    case 'revive':
    case 'tell':
    case 'steer':
    case 'manual':
      return [`x.do.${e.do}`, {}, []];
  }
}

function turnOf(v: Voice, { into, who }: EffectOf<'turn'>): Told {
  const own = who === 'self';
  if (typeof into === 'string')
    return [own ? 'x.do.turn.self' : 'x.do.turn', { y: v.names(`role.${into}`) }, own ? ['into', 'who'] : ['into']];
  if ('side' in into) return ['x.do.turn', { y: v.names(`faction.${into.side}`) }, ['into']];
  if ('named' in into) return [own ? 'x.do.turn.named.self' : 'x.do.turn.named', {}, own ? ['into', 'who'] : ['into']];
  if ('roleOf' in into)
    return [own ? 'x.do.turn.roleOf.self' : 'x.do.turn.roleOf', { y: whoOf(v, into.roleOf) }, own ? ['into', 'who'] : ['into']];
  const all = into.oneOf.map((id) => v.names(`role.${id}`));
  return ['x.do.turn.oneOf', { y: listed(v, all) }, ['into']];
}
