import type { RoleId } from '../kernel/types.ts';
import type { Call, Rules } from './schema/rules.ts';

/** Who a call belongs to; `as`: the player with the role believes to be another, and is called as that one. */
export type Owner = { readonly role: RoleId; readonly as?: RoleId } | { readonly side: string } | { readonly mark: string };

/** A call of the file with its name and owner. */
export interface NamedCall {
  readonly id: string;
  readonly owner: Owner;
  readonly call: Call;
}

/** All calls of a file with names of their own: the role's or side's, and the call's where there are several. */
export function callsOf(rules: Rules): readonly NamedCall[] {
  let all = known.get(rules);
  if (!all) known.set(rules, (all = listed(rules)));
  return all;
}

/** Asked for at every day and night of a game. */
const known = new WeakMap<Rules, readonly NamedCall[]>();

function listed(rules: Rules): readonly NamedCall[] {
  const named = (name: string, owner: Owner, calls: readonly Call[] = []): NamedCall[] =>
    calls.map((call, i) => ({ id: call.id ?? (i === 0 ? name : `${name}${i + 1}`), owner, call }));
  return [
    ...Object.entries(rules.sides).flatMap(([side, { calls }]) => named(side, { side }, calls)),
    ...Object.entries(rules.roles).flatMap(([role, { calls }]) => named(role, { role }, calls)),
    ...Object.entries(rules.roles).flatMap(([role, { believes }]) =>
      named(`${role}As`, { role, as: believes ?? role }, believes === undefined ? [] : nameless(rules.roles[believes]?.calls)),
    ),
    ...Object.entries(rules.marks ?? {}).flatMap(([mark, { calls }]) => named(mark, { mark }, calls)),
  ];
}

/** Calls as somebody else has them, without the names they have there. */
const nameless = (calls: readonly Call[] = []): readonly Call[] => calls.map((call) => ({ ...call, id: undefined }));

/** Whether a call comes up in this night at all. */
export function isCalled({ nights = 'every' }: Call, round: number): boolean {
  switch (nights) {
    case 'every':
      return true;
    case 'first':
      return round === 1;
    case 'other':
      return round > 1;
    case 'odd':
      return round % 2 === 1;
    case 'even':
      return round % 2 === 0;
    default:
      return round >= nights.from && round <= (nights.to ?? round);
  }
}
