import type { NightCard } from '../../../kernel/night-card.ts';
import type { Options } from '../options.ts';
import { bodyguard, femmeFatale, godfather, hypnotist, journalist, lawyer, nurse, psycho, snitch, thief, vixen } from './abilities.ts';
import { mafia, mafiaMeets, yakuza, yakuzaMeets } from './gangs.ts';
import { detective, jailer, judge, priest, sheriff } from './leaders.ts';

/** The night sequence, strict (VD-36, VD-37, rules 4.5). */
export const nightCard: NightCard<Options> = [
  { id: 'before', lines: [vixen, thief, snitch, nurse, bodyguard, lawyer] },
  { id: 'gangs', lines: [mafiaMeets, mafia, yakuzaMeets, yakuza] },
  { id: 'after', lines: [jailer, priest, detective, judge, sheriff, journalist, godfather, hypnotist, psycho, femmeFatale] },
];
