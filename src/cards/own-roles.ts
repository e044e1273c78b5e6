import { isManual } from '../own/cast.ts';
import { callsOf } from '../own/call-list.ts';
import { explainRole } from '../own/explain/role.ts';
import type { Rules } from '../own/schema/rules.ts';
import type { Language } from '../text/message.ts';

/** A role of a deck's own rules as its page shows it. */
export interface OwnRolePage {
  readonly id: string;
  /** What the blocks of its rules do, a sentence each. */
  readonly lines: readonly string[];
  /** The app only reminds of it; the host carries it out. */
  readonly manual: boolean;
  /** Clauses under which the story writes what the role does. */
  readonly clauses: ReadonlySet<string>;
}

/** The roles of a deck's own rules, explained in a language; `names` knows what the rules name, as `role.seer`. */
export function ownRolePages(rules: Rules, names: (id: string) => string, language: Language): readonly OwnRolePage[] {
  const calls = callsOf(rules);
  return Object.entries(rules.roles).map(([id, role]) => ({
    id,
    lines: explainRole(rules, id, { language, names }),
    manual: isManual(role),
    clauses: new Set([
      `OWN-${id}`,
      ...calls
        .filter(({ owner }) =>
          'role' in owner ? owner.role === id : 'side' in owner && !role.unseen && [role.side, role.joins].includes(owner.side),
        )
        .map((call) => `OWN-${call.id}`),
    ]),
  }));
}
