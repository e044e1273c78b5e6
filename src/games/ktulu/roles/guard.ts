import { attempt } from '../../../rules/attempt.ts';
import { namedLast, remember } from '../../../rules/uses.ts';
import { rows } from '../../../text/rows.ts';
import { attacks, thefts } from '../night/attacks.ts';
import { doing, target } from '../night/lines.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Protects one player until dawn (KT-134). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    guard: {
      clause: 'KT-229',
      *act(t, actor) {
        const { guardMayPickSelf, guardMayRepeat } = t.options;
        const on = yield* target(t, actor, {
          key: 'guard.protect',
          clause: 'KT-134',
          ask: said('guard.ask'),
          must: true,
          ...(guardMayPickSelf && { self: 'allowed' as const }),
          bar: (seat) =>
            !guardMayRepeat && namedLast(t, 'guard') === seat ? { why: said('bar.guardedLast'), clause: 'KT-R27' } : undefined,
        });
        if (on === undefined) return;
        remember(t, 'guard', on);
        yield* attempt(t, { ...doing('mark', actor, 'guard', on, 'KT-134'), status: 'guarded', until: 'dawn' });
      },
    },
  },
};

export const statuses: Statuses<'guarded'> = {
  guarded: {
    diesWithSource: true,
    shields: (t, a, self) => {
      const stops = attacks.includes(a.deed) && (t.options.guardStopsTheft || !thefts.includes(a.deed));
      return stops ? { prevent: said('why.guarded'), clause: 'KT-136', shield: self.status?.by ?? {} } : undefined;
    },
  },
};

export const counters = ['guard.last', 'guard.night'] as const;

export const words = rows({
  'role.guard@neutral': ['Bodyguard', '保镖', 'Ochroniarz'],
  'role.guard': ['Security guard', '保镖', 'Ochroniarz'],
  'role.guard.ability': [
    'Each night you secretly protect one other player, who cannot be killed, robbed or poisoned until dawn. The protection ends if you die.',
    '每夜暗中保护一名其他玩家，此人到天亮不会被杀、被偷或中毒。你若死亡，保护随之失效。',
    'Co noc potajemnie chronisz inną osobę: do świtu nikt jej nie zabije, nie okradnie i nie otruje. Gdy zginiesz, ochrona ustaje.',
  ],
  'option.nightOrder.guard@neutral': ['Bodyguard protects', '保镖保护', 'Ochroniarz chroni'],
  'guard.what': ['Protects one player until dawn.', '保护一名玩家到天亮。', 'Chroni jedną osobę do świtu.'],
  'guard.ask': ['Whom do you protect?', '你要保护谁？', 'Kogo chronisz?'],
  'option.nightOrder.guard': ['Security guard protects', '保镖保护', 'Ochroniarz chroni'],
  'status.guarded': ['protected', '受保护', 'pod ochroną'],
  'why.guarded': ['this player is protected until dawn.', '这名玩家到天亮都受保护。', 'ta osoba jest do świtu pod ochroną.'],
  'bar.guardedLast': [
    'Protected last night already: not again by house rule.',
    '昨夜已保护过：按房规不能连续。',
    'Pod ochroną już zeszłej nocy: według zasad domowych nie drugi raz.',
  ],
});
