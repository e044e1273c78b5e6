import { rolesOf } from '../../rules/role-module.ts';
import { roles } from './roles/index.ts';
import type { Ids } from './vocabulary.ts';

export const leaders: Ids['role'][] = rolesOf(roles, { class: 'leader' });
export const specialists: Ids['role'][] = rolesOf(roles, { class: 'specialist' });
export const mobsters: Ids['role'][] = rolesOf(roles, { class: 'mobster' });
export const loners: Ids['role'][] = rolesOf(roles, { class: 'loner' });
