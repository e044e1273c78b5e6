/** What a rules file may hold at most, so that no file from a stranger keeps the app busy. */
export const limits = {
  sides: 24,
  roles: 220,
  marks: 120,
  calls: 400,
  triggers: 400,
  effects: 3000,
  /** Times a loop within loops is gone through. */
  loops: 60,
  /** Nights of one game: a side that has not won by then does not win. */
  rounds: 99,
  /** Triggers that go off in one chain; what else it would set off is cut. */
  fired: 400,
  /** Levels of players told by other players. */
  players: 2,
  /** Groups and lists of any kind. */
  groups: 40_000,
  /** Levels within one another. */
  depth: 40,
} as const;
