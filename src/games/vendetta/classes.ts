import type { Role, Ids } from './vocabulary.ts';
import { roles } from './roles/index.ts';

/** Roles of a side or of a class, in the order in which they are listed. */
export function rolesOf(wanted: { readonly faction?: Ids['faction']; readonly class?: string }): Ids['role'][] {
  const files = Object.entries<{ readonly role: Role }>(roles) as [Ids['role'], { readonly role: Role }][];
  return files
    .filter(([, { role }]) => (wanted.faction ?? role.faction) === role.faction && (wanted.class ?? role.class) === role.class)
    .map(([id]) => id);
}

export const leaders = rolesOf({ class: 'leader' });
export const specialists = rolesOf({ class: 'specialist' });
export const mobsters = rolesOf({ class: 'mobster' });
export const loners = rolesOf({ class: 'loner' });
