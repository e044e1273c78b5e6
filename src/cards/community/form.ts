/** A script file as other programs write it: a list of characters, names of published ones, and what the list says of itself. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly team: Team;
  readonly ability: string;
  /** Place in the first and in the other nights; 0 sleeps. */
  readonly firstNight: number;
  readonly otherNight: number;
  readonly firstNightReminder: string;
  readonly otherNightReminder: string;
  readonly reminders: readonly string[];
}

export const teams = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'] as const;
export type Team = (typeof teams)[number];

/** The two sides the teams make, and travellers, who may belong to either. */
export const sideOfTeam: Readonly<Record<Exclude<Team, 'fabled' | 'loric'>, string>> = {
  townsfolk: 'good',
  outsider: 'good',
  minion: 'evil',
  demon: 'evil',
  traveller: 'travellers',
};

/** Keys in the order of the sharing form that writes numbers for them. */
export const numbered = [
  ...['id', 'name', 'image', 'ability', 'edition', 'firstNight', 'firstNightReminder', 'otherNight', 'otherNightReminder'],
  ...['reminders', 'remindersGlobal', 'setup', 'team'],
] as const;

/** Longest script: every item the form allows, with room for what we would not count. */
export const mostItems = 220;
