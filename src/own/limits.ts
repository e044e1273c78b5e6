/** What a rules file may hold at most, so that no file from a stranger keeps the app busy. */
export const limits = {
  sides: 24,
  roles: 220,
  marks: 120,
  calls: 400,
  triggers: 400,
  effects: 3000,
  /** Rounds of loops within loops. */
  rounds: 60,
  /** Groups and lists of any kind. */
  groups: 40_000,
  /** Levels within one another. */
  depth: 40,
} as const;
