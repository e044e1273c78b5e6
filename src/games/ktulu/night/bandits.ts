import { announce, ask } from '../../../kernel/script.ts';
import { said, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { slayAtNight } from '../deaths.ts';
import { has } from '../statuette.ts';
import { active, members, spend, type T } from '../table.ts';
import { killing } from './citizens.ts';
import { carrierLine, decide, groupTheft } from './group.ts';
import { attack, doing, groupLine, learnRole, roleLine, steal, target } from './lines.ts';

const once = (): number => 1;
const bandits = (t: T): readonly SeatId[] => members(t, 'bandits');

export const banditsWake = groupLine('banditsWake', 'bandits', { clause: 'KT-233', wakes: true, members: bandits });
export const banditsSleep = groupLine('banditsSleep', 'bandits', { clause: 'KT-237', sleeps: true, members: bandits });

/** Learns one player's role, awake with the gang (KT-207, KT-R51). */
export const infiltrator = learning('infiltrator', 'KT-R51', 'KT-207');

/** Once in a game, a look at one player's role and faction (KT-165, KT-207). */
export function learning(role: string, clause: string, power: string) {
  return roleLine(role, {
    clause,
    uses: once,
    wakes: false,
    *act(t, actor) {
      const on = yield* target(t, actor, { key: `${role}.learn`, clause: power, ask: `${role}.ask`, aim: 'learn' });
      if (on === undefined) return;
      spend(t, actor, role, 1, power);
      yield* learnRole(t, actor, on, `${role}.learned`, power);
    },
  });
}

/** A theft if they lack the statuette; by house rule a kill instead (KT-082, KT-083, KT-R91). */
export const banditsSteal = groupLine('banditsSteal', 'bandits', {
  clause: 'KT-234',
  members: bandits,
  veiled: true,
  due: (t) => (has(t, 'bandits') && !t.options.banditsMayKill ? { why: said('call.theyHaveIt'), clause: 'KT-083' } : undefined),
  *act(t) {
    if (t.options.banditsMayKill) {
      const { option } = yield* ask(t, () => ({
        shape: 'pick',
        key: 'bandits.deed',
        to: active(t, 'bandits'),
        say: [said('bandits.deed')],
        clause: 'KT-R91',
        pass: 'nothing',
        options: [
          {
            id: 'steal',
            label: said('bandits.steal'),
            ...(has(t, 'bandits') && { bar: { why: said('call.theyHaveIt'), clause: 'KT-083' } }),
          },
          { id: 'kill', label: said('bandits.kill') },
          { id: 'nothing', label: said('bandits.neither') },
        ],
      }));
      if (option === 'kill') {
        const on = yield* decide(t, {
          key: 'bandits.victim',
          gang: 'bandits',
          clause: 'KT-R91',
          ask: 'bandits.victim',
          aim: 'kill',
          pass: 'group.noKill',
        });
        if (on !== undefined) yield* slayAtNight(t, { deed: 'kill', by: { faction: 'bandits' }, on, clause: 'KT-R91' });
      }
      if (option !== 'steal') return;
    }
    yield* groupTheft(t, 'bandits', 'bandits.theft', 'KT-082');
  },
});

export const avenger = killing('avenger', 'KT-235', 'KT-157', { wakes: false });
export const banditsCarrier = carrierLine('banditsCarrier', 'bandits', 'KT-236');

/** A theft of his own, secret even from the gang (KT-158, KT-159). */
export const thief = robbing('thief', 'KT-238', 'KT-158');

/** Once in a game, a theft of one's own (KT-158, KT-267). */
export function robbing(role: string, clause: string, power: string, more: { readonly wakes?: false } = {}) {
  return roleLine(role, {
    clause,
    uses: once,
    ...more,
    *act(t, actor) {
      yield* attack(t, actor, role, 1, { key: `${role}.steal`, clause: power, ask: `${role}.ask` }, (on) =>
        steal(t, actor, role, on, power),
      );
    },
  });
}

/** Sits somebody down at cards, for all to hear: no abilities, no say, and the statuette is lost to the Cardsharper (KT-160…163). */
export const cardsharper = roleLine('cardsharper', {
  clause: 'KT-239',
  uses: once,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: 'cardsharper.play', clause: 'KT-160', ask: 'cardsharper.ask', attack: true });
    if (on === undefined) return;
    spend(t, actor, 'cardsharper', 1, 'KT-160');
    yield* attempt(t, { ...doing('mark', actor, 'cardsharper', on, 'KT-162'), status: 'atCards', until: 'dawn' });
    yield* announce(t, 'cardsharper.played', said('cardsharper.played', { who: { seat: on } }), 'KT-160');
    yield* steal(t, actor, 'cardsharper', on, 'KT-161');
  },
});
