import * as detective from './detective.ts';
import * as doctor from './doctor.ts';
import * as escort from './escort.ts';
import * as godfather from './godfather.ts';
import * as mafioso from './mafioso.ts';
import * as medium from './medium.ts';
import * as townie from './townie.ts';
import * as tracker from './tracker.ts';
import * as vigilante from './vigilante.ts';

/** The Medium comes from the rulebook; the others are the set proposed with it. In this order they are listed and called out. */
export const roles = {
  townie,
  medium,
  doctor,
  detective,
  vigilante,
  tracker,
  escort,
  mafioso,
  godfather,
};

/** In the order they are called (TM-41): the role that keeps others busy goes first, the Medium last. */
export const sequence = [
  'escort',
  'doctor',
  'detective',
  'tracker',
  'vigilante',
  'medium',
] as const satisfies readonly (keyof typeof roles)[];
