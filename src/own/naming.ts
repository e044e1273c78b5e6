/** What a name in a rules file may be the name of. */
export type NameKind = 'role' | 'side' | 'mark' | 'token' | 'cause' | 'class' | 'count';

/** Fields that hold names, wherever they stand; `into` and `plain` are roles. */
export const naming: Readonly<Record<string, NameKind>> = {
  role: 'role',
  as: 'role',
  believes: 'role',
  plain: 'role',
  rest: 'role',
  into: 'role',
  oneOf: 'role',
  dealt: 'role',
  side: 'side',
  joins: 'side',
  mark: 'mark',
  unmarked: 'mark',
  token: 'token',
  class: 'class',
};
