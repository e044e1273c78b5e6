import { z } from 'zod';

/** House rules of a Princeton game (rules 1.2). Titles are message ids. */
export const options = z.object({
  mafiaCount: z
    .int()
    .min(0)
    .max(5)
    .default(0)
    .meta({ title: 'option.mafiaCount', group: 'deal', clause: 'PR-14', help: 'option.mafiaCount.help' }),
  angelCount: z
    .int()
    .min(0)
    .max(2)
    .default(1)
    .meta({ title: 'option.angelCount', group: 'deal', clause: 'PR-11', help: 'option.angelCount.help' }),
  dealMode: z
    .enum(['random', 'moderatorChooses'])
    .default('random')
    .meta({ title: 'option.dealMode', group: 'deal', clause: 'PR-21', help: 'option.dealMode.help' }),
  killPolicy: z
    .enum(['mayPass', 'mustKill'])
    .default('mayPass')
    .meta({ title: 'option.killPolicy', group: 'night', clause: 'PR-30', help: 'option.killPolicy.help' }),
  angelAnswer: z
    .enum(['silent', 'spoken'])
    .default('silent')
    .meta({ title: 'option.angelAnswer', group: 'night', clause: 'PR-40', help: 'option.angelAnswer.help' }),
  callDeadAngel: z
    .boolean()
    .default(false)
    .meta({ title: 'option.callDeadAngel', group: 'night', clause: 'PR-R12', help: 'option.callDeadAngel.help' }),
  nightSeconds: z
    .int()
    .min(0)
    .max(600)
    .default(0)
    .meta({ title: 'option.nightSeconds', group: 'night', unit: 'seconds', clause: 'PR-R13', help: 'option.nightSeconds.help' }),
  randomPick: z
    .enum(['app', 'hostCoin'])
    .default('app')
    .meta({ title: 'option.randomPick', group: 'night', clause: 'X-2', help: 'option.randomPick.help' }),
  revealOnDeath: z
    .enum(['all', 'convictedOnly', 'mafiaOnly', 'none'])
    .default('all')
    .meta({ title: 'option.revealOnDeath', group: 'day', clause: 'PR-43', help: 'option.revealOnDeath.help' }),
  discussionTimer: z
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .meta({ title: 'option.discussionTimer', group: 'day', unit: 'seconds', clause: 'PR-67', help: 'option.discussionTimer.help' }),
});

export type Options = z.infer<typeof options>;

/** Cards stay face down for at least some deaths (variant v8), so dead roles go on being called. */
export const hidesCards = (o: Options): boolean => o.revealOnDeath !== 'all';
