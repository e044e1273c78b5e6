import { ask } from '../../../kernel/script.ts';
import { tryToKillAtNight } from '../deaths.ts';
import { has } from '../statuette.ts';
import { active } from '../table.ts';
import { said } from '../vocabulary.ts';
import { groupLine } from './group-lines.ts';
import { carrierLine, decide, groupTheft } from './group.ts';

export const banditsWake = groupLine('banditsWake', 'bandits', { clause: 'KT-233', wakes: true });
export const banditsSleep = groupLine('banditsSleep', 'bandits', { clause: 'KT-237', sleeps: true });

/** A theft if they lack the statuette; by house rule a kill instead (KT-082, KT-083, KT-R91). */
export const banditsSteal = groupLine('banditsSteal', 'bandits', {
  clause: 'KT-234',
  secret: true,
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
          ask: said('bandits.victim'),
          aim: 'kill',
          pass: 'group.noKill',
        });
        if (on !== undefined) yield* tryToKillAtNight(t, { deed: 'kill', by: { faction: 'bandits' }, on, clause: 'KT-R91' });
      }
      if (option !== 'steal') return;
    }
    yield* groupTheft(t, 'bandits', 'bandits.theft', 'KT-082');
  },
});

export const banditsCarrier = carrierLine('banditsCarrier', 'bandits', 'KT-236');
