import { z } from 'zod';
import { leaders, loners, mobsters, specialists } from './classes.ts';

/** Modes and house rules (rules 4.7). Titles are message ids. */
export const options = z.object({
  mode: z
    .enum(['standard', 'yakuza', 'loner'])
    .default('standard')
    .meta({ title: 'option.mode', group: 'mode', clause: 'VD-85', help: 'option.mode.help' }),
  noReveal: z.boolean().default(false).meta({ title: 'option.noReveal', group: 'mode', clause: 'VD-104', help: 'option.noReveal.help' }),
  leader: z
    .enum(leaders)
    .default('detective')
    .meta({ title: 'option.leader', group: 'casting', clause: 'VD-32', help: 'option.leader.help' }),
  specialists: z
    .array(z.enum(specialists))
    .default(['nurse', 'bodyguard', 'vixen'])
    .meta({ title: 'option.specialists', group: 'casting', clause: 'VD-33', ordered: true, help: 'option.specialists.help' }),
  mobsters: z
    .array(z.enum(mobsters))
    .default(['thief', 'lawyer'])
    .meta({ title: 'option.mobsters', group: 'casting', clause: 'VD-34', ordered: true, help: 'option.mobsters.help' }),
  loner: z.enum(loners).default('psycho').meta({ title: 'option.loner', group: 'casting', clause: 'VD-98', help: 'option.loner.help' }),
  leaderBlockedBy: z
    .enum(['mafia', 'mafiaAndYakuza'])
    .default('mafiaAndYakuza')
    .meta({ title: 'option.leaderBlockedBy', group: 'night', clause: 'VD-R5', help: 'option.leaderBlockedBy.help' }),
  snitchFramesJail: z
    .boolean()
    .default(true)
    .meta({ title: 'option.snitchFramesJail', group: 'night', clause: 'VD-R10', help: 'option.snitchFramesJail.help' }),
  framedLonerJailed: z
    .boolean()
    .default(false)
    .meta({ title: 'option.framedLonerJailed', group: 'night', clause: 'VD-R10', help: 'option.framedLonerJailed.help' }),
  bodyguardSaveable: z
    .boolean()
    .default(false)
    .meta({ title: 'option.bodyguardSaveable', group: 'night', clause: 'VD-R8', help: 'option.bodyguardSaveable.help' }),
  mafiaMayTargetOwn: z
    .boolean()
    .default(true)
    .meta({ title: 'option.mafiaMayTargetOwn', group: 'night', clause: 'VD-R14', help: 'option.mafiaMayTargetOwn.help' }),
  nightWaitSeconds: z
    .int()
    .min(0)
    .max(60)
    .default(8)
    .meta({ title: 'option.nightWaitSeconds', group: 'night', unit: 'seconds', clause: 'VD-69', help: 'option.nightWaitSeconds.help' }),
  silencedMaySpeak: z
    .boolean()
    .default(true)
    .meta({ title: 'option.silencedMaySpeak', group: 'day', clause: 'VD-R12', help: 'option.silencedMaySpeak.help' }),
  discussionSeconds: z
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .meta({ title: 'option.discussionSeconds', group: 'day', unit: 'seconds', clause: 'VD-55', help: 'option.discussionSeconds.help' }),
  lonerWin: z
    .enum(['lastTwo', 'parityThief'])
    .default('lastTwo')
    .meta({ title: 'option.lonerWin', group: 'winning', clause: 'VD-R21', help: 'option.lonerWin.help' }),
});

export type Options = z.infer<typeof options>;
