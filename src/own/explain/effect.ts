import type { Action, Choice, Effect } from '../schema/effects.ts';
import { conditionOf, filterOf, joined, listed, phrase, whoOf, type Voice } from './names.ts';

/** What an action does, in words. */
export function actionOf(v: Voice, action: Action): string {
  return joined(v, [
    action.choose ? choiceOf(v, action.choose) : '',
    action.card ? phrase(v, 'x.card', { n: action.card.n ?? 1 }) : '',
    action.guess ? phrase(v, `x.names.${action.guess.what}`) : '',
    action.options
      ? phrase(v, 'x.option', {
          x: action.options.map((o) => `${wordsOf(v, o.name)} – ${actionOf(v, { choose: o.choose, card: o.card, do: o.do })}`).join(' | '),
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

function choiceOf(v: Voice, c: Choice): string {
  const who = c.who;
  const n = c.n ?? 1;
  const whom = phrase(v, who?.state === 'dead' ? 'x.dead' : who?.state === 'any' ? 'x.any' : 'x.living');
  const limited = who && filterOf(v, { ...who, state: undefined, except: undefined });
  return listed(v, [
    phrase(v, c.may ? 'x.mayChoose' : 'x.choose', { n: c.min !== undefined && c.min < n ? `${c.min}–${n}` : n, whom }),
    limited && limited !== phrase(v, 'x.living') ? phrase(v, 'x.only', { x: limited }) : '',
    who?.except === undefined
      ? ''
      : phrase(v, 'x.not', { x: typeof who.except === 'string' ? phrase(v, `x.who.${who.except}`) : filterOf(v, who.except) }),
    phrase(v, c.self ? 'x.self' : 'x.others'),
    c.fresh ? phrase(v, `x.fresh.${c.fresh}`) : '',
    c.by === 'host' ? phrase(v, 'x.byHost') : c.by === 'lot' ? phrase(v, 'x.byLot') : c.by === 'table' ? phrase(v, 'x.byTable') : '',
  ]);
}

/** What an effect does, in words. */
export function effectOf(v: Voice, e: Effect): string {
  switch (e.do) {
    case 'learn':
      return phrase(v, `x.do.learn.${e.what}`, { x: whoOf(v, e.about ?? 'chosen'), y: filterOf(v, e.is ?? {}) });
    case 'kill': {
      const how = e.pierces ? '.pierces' : e.days !== undefined ? '.later' : e.when === 'now' ? '.now' : '';
      return phrase(v, `x.do.kill${how}`, { x: whoOf(v, e.who ?? 'chosen'), n: e.days ?? 0 });
    }
    case 'mark':
    case 'link':
      return phrase(v, `x.do.${e.do}`, { x: whoOf(v, e.who ?? 'chosen'), y: v.names(`status.${e.mark}`) });
    case 'guard':
      return phrase(v, e.away ? 'x.do.guard.away' : e.instead ? 'x.do.guard.dies' : 'x.do.guard', { x: whoOf(v, e.who ?? 'chosen') });
    case 'block':
      return phrase(v, e.drunk ? 'x.do.block.drunk' : 'x.do.block', { x: whoOf(v, e.who ?? 'chosen') });
    case 'turn': {
      const x = whoOf(v, e.who ?? 'chosen');
      if (typeof e.into === 'string') return phrase(v, 'x.do.turn', { x, y: v.names(`role.${e.into}`) });
      if ('side' in e.into) return phrase(v, 'x.do.turn', { x, y: v.names(`faction.${e.into.side}`) });
      if ('oneOf' in e.into)
        return phrase(v, 'x.do.turn.oneOf', {
          x,
          y: listed(
            v,
            e.into.oneOf.map((id) => v.names(`role.${id}`)),
          ),
        });
      return 'named' in e.into ? phrase(v, 'x.do.turn.named') : phrase(v, 'x.do.turn.roleOf', { y: whoOf(v, e.into.roleOf) });
    }
    case 'swap':
      return e.card
        ? phrase(v, 'x.do.swap.card', { x: whoOf(v, e.who ?? 'self') })
        : phrase(v, 'x.do.swap', { x: whoOf(v, e.who ?? 'chosen') });
    case 'act': {
      const as = typeof e.as === 'string' ? v.names(`role.${e.as}`) : 'named' in e.as ? phrase(v, 'x.named') : whoOf(v, e.as.roleOf);
      return phrase(v, 'x.do.act', { y: as });
    }
    case 'count':
      return phrase(v, 'x.do.count', { y: v.names(`count.${e.of}`), n: e.by > 0 ? `+${e.by}` : e.by });
    case 'repeat':
      return phrase(v, 'x.do.repeat', { n: e.times, x: allOf(v, e.then) });
    case 'draw':
      return phrase(v, 'x.do.draw', { x: e.of.map((one) => allOf(v, one)).join(' | ') });
    case 'ballot':
      return joined(v, [
        phrase(v, 'x.do.ballot', { x: whoOf(v, e.who ?? 'everybody') }),
        phrase(v, 'x.do.ballot.then', { x: allOf(v, e.then) }),
        e.else ? phrase(v, 'x.do.else', { x: allOf(v, e.else) }) : '',
      ]);
    case 'unmark':
    case 'revive':
      return phrase(v, `x.do.${e.do}`, { x: whoOf(v, e.who ?? 'chosen') });
    case 'next':
      return phrase(v, `x.do.next.${e.what}`, { n: e.by > 0 ? `+${e.by}` : e.by });
    case 'end':
      return phrase(v, e.loses ? 'x.do.end.loses' : 'x.do.end', {
        y: e.side === undefined ? phrase(v, 'x.who.self') : v.names(`faction.${e.side}`),
      });
    case 'give':
      return phrase(v, 'x.do.give', { x: whoOf(v, e.to ?? 'chosen'), y: v.names(`token.${e.token}`) });
    case 'tell':
    case 'steer':
    case 'manual':
      return phrase(v, `x.do.${e.do}`);
    case 'if': {
      const then = phrase(v, 'x.do.if', { x: allOf(v, e.then), y: conditionOf(v, e.when) });
      return e.else ? joined(v, [then, phrase(v, 'x.do.else', { x: allOf(v, e.else) })]) : then;
    }
    case 'ask':
      return phrase(v, 'x.do.ask', { x: actionOf(v, e.action) });
  }
}
