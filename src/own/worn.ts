import type { RoleId } from '../kernel/types.ts';
import type { Rules } from './schema/rules.ts';
import type { Traits } from './schema/traits.ts';

/** Roles and marks that bring something with them. */
export interface Wearers {
  readonly roles: ReadonlySet<RoleId>;
  readonly marks: ReadonlySet<string>;
}

/** What is asked about players again and again. */
const asked = {
  /** What such a player does comes to nothing: drunk, or taken for somebody else. */
  drunk: ({ drunk, believes }: Traits) => drunk ?? believes !== undefined,
  uncounted: ({ uncounted }: Traits) => uncounted ?? false,
  hidden: ({ hidden }: Traits) => hidden ?? false,
  unseen: ({ unseen }: Traits) => unseen ?? false,
  unclear: ({ unclear }: Traits) => unclear ?? false,
  unnamed: ({ unnamed }: Traits) => unnamed !== undefined,
  silent: ({ silent }: Traits) => silent ?? false,
  known: ({ known }: Traits) => known ?? false,
  voteless: ({ vote }: Traits) => vote?.none ?? false,
  against: ({ vote }: Traits) => vote?.against !== undefined,
  tie: ({ vote }: Traits) => vote?.tie ?? false,
};
export type Asked = keyof typeof asked;

/** For everything that is asked who can have it. */
export type Worn = Readonly<Record<Asked, Wearers>>;

/** Looks through a file once for whatever brings a trait; `statuses` are those the file's guards and blocks leave. */
export function wornIn(rules: Rules, statuses: Iterable<string>): Worn {
  const bring = (all: Readonly<Record<string, Traits>>, has: (traits: Traits) => boolean): Set<string> =>
    new Set(Object.entries(all).flatMap(([id, traits]) => (has(traits) ? [id] : [])));
  const worn = Object.fromEntries(
    Object.entries(asked).map(([what, has]) => [what, { roles: bring(rules.roles, has), marks: bring(rules.marks ?? {}, has) }]),
  ) as Record<Asked, { roles: Set<RoleId>; marks: Set<string> }>;
  for (const status of statuses) if (status.endsWith('Drunk')) worn.drunk.marks.add(status);
  return worn;
}
