import { z } from 'zod';
import type { Fact, FactOf } from '../kernel/fact.ts';
import type { Question } from '../kernel/question.ts';
import { mentions } from '../kernel/seat-gaps.ts';
import type { RoleId, SeatId } from '../kernel/types.ts';
import { saidSchema } from './shapes.ts';

const candidate = z.union([z.number(), z.string()]);
const clockSchema = z.union([
  z.strictObject({ seconds: z.number(), endsAt: z.number() }),
  z.strictObject({ seconds: z.number(), left: z.number() }),
]);

/** What everybody at the table may see: for a TV or a second window. */
export const publicViewSchema = z.strictObject({
  format: z.literal('nightdeck.public'),
  version: z.literal(1),
  seats: z
    .array(z.strictObject({ seat: z.int().min(1), name: z.string().optional(), alive: z.boolean(), role: z.string().optional() }))
    .max(999),
  round: z.int(),
  phase: saidSchema.optional(),
  /** It is night: whatever shows it dims. */
  night: z.literal(true).optional(),
  /** By how many places the host has turned the table, clockwise from seat 1 on top. */
  turned: z.int().min(1).max(998).optional(),
  /** Ends at a moment (ms since 1970), or stands with so many ms left. */
  clock: clockSchema.optional(),
  announcements: z.array(z.strictObject({ round: z.int(), said: saidSchema })),
  vote: z.strictObject({ sums: z.array(z.tuple([candidate, z.number()])), said: saidSchema }).optional(),
  won: z.strictObject({ factions: z.array(z.string()), said: saidSchema }).optional(),
});

export type PublicView = z.output<typeof publicViewSchema>;

/** Besides the facts: names in seat order, the question standing, a clock if one runs in public. */
export interface Onlooking {
  readonly seats: number;
  readonly names?: readonly (string | undefined)[];
  readonly question?: Question;
  readonly clock?: z.output<typeof clockSchema>;
  readonly night?: boolean;
  readonly turned?: number;
  /** Everybody's role in seat order; told with the victory and not before. */
  readonly roles?: readonly RoleId[];
}

/**
 * The public view of a game, made of public facts alone. An announcement the host has still to read out is held
 * back, and so is everything after it; what the host rules meanwhile shows at once.
 */
export function publicView(
  story: readonly Fact[],
  { seats, names = [], question, clock, night, turned, roles: all }: Onlooking,
): PublicView {
  const isHeard = heard(story, question?.due ?? []);
  const facts = story.filter((fact, i) => fact.audience === 'public' && isHeard(i));
  const dead = publiclyDead(story, isHeard);
  const roles = shownRoles(facts);
  const phase = last(facts, 'phase');
  const vote = facts.findLast((fact) => fact.what === 'voted' || fact.what === 'phase' || fact.what === 'won');
  const won = last(facts, 'won');
  return {
    format: 'nightdeck.public',
    version: 1,
    seats: Array.from({ length: seats }, (_, i) => {
      const [name, role] = [names[i], roles.get(i + 1) ?? (won && all?.[i])];
      return { seat: i + 1, ...(name && { name }), alive: !dead.has(i + 1), ...(role !== undefined && { role }) };
    }),
    round: phase?.at.round ?? facts.at(-1)?.at.round ?? 0,
    ...(phase && { phase: phase.said }),
    ...(night && { night }),
    ...(turned && { turned }),
    ...(clock && { clock }),
    announcements: facts.flatMap((fact) => (fact.what === 'announced' ? [{ round: fact.at.round, said: fact.said }] : [])),
    ...(vote?.what === 'voted' && { vote: { sums: vote.sums.map(([id, n]): [number | string, number] => [id, n]), said: vote.said } }),
    ...(won && { won: { factions: [...won.factions], said: won.said } }),
  };
}

/** Which facts, by their index, the table knows of while these announcements are still due: nothing of what they tell either. */
function heard(story: readonly Fact[], due: readonly number[]): (at: number) => boolean {
  const first = Math.min(
    ...due.map((at) =>
      Math.max(roots(story, at), story.findLastIndex((fact, i) => i < at && fact.what === 'announced' && !due.includes(i)) + 1),
    ),
  );
  const ruled = story.findIndex((fact, i) => i > first && fact.what === 'ruled');
  return (at) => at < first || (ruled >= 0 && at >= ruled && !due.includes(at));
}

/** Where what is announced begins: with the vote or the death it tells of. */
function roots(story: readonly Fact[], at: number): number {
  const because = story[at]?.because;
  const cause = because === undefined ? undefined : story[because]?.what;
  return because !== undefined && (cause === 'voted' || cause === 'died') ? roots(story, because) : at;
}

/**
 * Who is known to be dead. A death told to the host alone becomes known with the next public fact that names the
 * seat or was brought about by it.
 */
function publiclyDead(story: readonly Fact[], isHeard: (at: number) => boolean): ReadonlySet<SeatId> {
  const dead = new Set<SeatId>();
  const secret = new Map<SeatId, number>();
  for (const [i, fact] of story.entries()) {
    if (!isHeard(i)) continue;
    if (fact.what === 'died') {
      if (fact.audience === 'public') dead.add(fact.seat);
      else secret.set(fact.seat, i);
    } else if (fact.what === 'revived') {
      dead.delete(fact.seat);
      secret.delete(fact.seat);
    } else if (fact.audience === 'public') {
      for (const [seat, at] of secret) {
        if (fact.because !== at && !names(fact, seat)) continue;
        dead.add(seat);
        secret.delete(seat);
      }
    }
  }
  return dead;
}

function shownRoles(facts: readonly Fact[]): ReadonlyMap<SeatId, string> {
  return new Map(facts.flatMap((fact) => (fact.what === 'revealed' ? [[fact.seat, fact.role] as const] : [])));
}

function names(fact: Fact, seat: SeatId): boolean {
  if (fact.what === 'revealed') return fact.seat === seat;
  return fact.what === 'announced' && mentions(fact.said, seat);
}

function last<K extends Fact['what']>(facts: readonly Fact[], what: K): FactOf<K> | undefined {
  return facts.findLast((fact) => fact.what === what) as FactOf<K> | undefined;
}
