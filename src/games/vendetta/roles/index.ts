import * as bodyguard from './bodyguard.ts';
import * as bystander from './bystander.ts';
import * as detective from './detective.ts';
import * as femmeFatale from './femme-fatale.ts';
import * as godfather from './godfather.ts';
import * as hypnotist from './hypnotist.ts';
import * as impostor from './impostor.ts';
import * as jailer from './jailer.ts';
import * as journalist from './journalist.ts';
import * as judge from './judge.ts';
import * as lawyer from './lawyer.ts';
import * as nurse from './nurse.ts';
import * as priest from './priest.ts';
import * as psycho from './psycho.ts';
import * as sheriff from './sheriff.ts';
import * as snitch from './snitch.ts';
import * as thief from './thief.ts';
import * as thug from './thug.ts';
import * as vixen from './vixen.ts';
import * as yakuza from './yakuza.ts';

/** The twenty roles of the box by class (VD-19, VD-24, rules 4.3), which is the order in which they are listed. */
export const roles = {
  bystander,
  nurse,
  bodyguard,
  vixen,
  journalist,
  hypnotist,
  detective,
  jailer,
  priest,
  judge,
  sheriff,
  thug,
  thief,
  lawyer,
  godfather,
  snitch,
  yakuza,
  psycho,
  femmeFatale,
  impostor,
};

/** The night sequence, strict: who is called before the gangs, and who after them (VD-36, VD-37, rules 4.5). */
export const sequence = {
  before: ['vixen', 'thief', 'snitch', 'nurse', 'bodyguard', 'lawyer'],
  after: ['jailer', 'priest', 'detective', 'judge', 'sheriff', 'journalist', 'godfather', 'hypnotist', 'psycho', 'femmeFatale'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof roles)[]>>;
