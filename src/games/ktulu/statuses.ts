import type { Attempt, StatusKind } from '../../kernel/role.ts';
import { said } from '../../kernel/types.ts';
import type { Options } from './options.ts';

/** What a cell keeps out (KT-096, KT-R24). */
const attacks: readonly string[] = ['kill', 'poison', 'steal', 'trail'];
const thefts: readonly string[] = ['steal', 'trail'];
const harmless: readonly string[] = ['.learn', '.protect'];

/** What abilities leave on a player (rules 3, shield and block matrix). */
export const statuses: Readonly<Record<string, StatusKind<Options>>> = {
  jailed: {
    id: 'jailed',
    blocks: ['act', 'group'],
    shields: (_, a, self) =>
      attacks.includes(a.deed) && !isSearchOfTheCell(a)
        ? { prevent: said('why.jailed'), clause: 'KT-096', shield: self.status?.by ?? {} }
        : undefined,
  },
  guarded: {
    id: 'guarded',
    diesWithSource: true,
    shields: (t, a, self) => {
      const stops = attacks.includes(a.deed) && (t.options.guardStopsTheft || !thefts.includes(a.deed));
      return stops ? { prevent: said('why.guarded'), clause: 'KT-136', shield: self.status?.by ?? {} } : undefined;
    },
  },
  drunk: { id: 'drunk', blocks: ['act', 'group'] },
  atCards: { id: 'atCards', blocks: ['act', 'group'] },
  // Knowledge is warned of, not refused, and a shield is nothing against the master (KT-R64).
  bound: {
    id: 'bound',
    diesWithSource: true,
    forbids: (_, target, act, self) =>
      target === self.status?.by.seat && !harmless.some((end) => act.endsWith(end))
        ? { why: said('bar.bound', { who: { seat: target } }), clause: 'KT-155' }
        : undefined,
  },
  trailed: { id: 'trailed', diesWithSource: true },
  poisoned: { id: 'poisoned' },
  incited: { id: 'incited' },
  glued: { id: 'glued' },
  planted: { id: 'planted' },
  tieBreaker: { id: 'tieBreaker', ballot: { breaksTies: true } },
};

/** The Sheriff searches whom he locks up (KT-095). */
const isSearchOfTheCell = (a: Attempt): boolean => a.by.role === 'sheriff' && a.deed === 'steal';
