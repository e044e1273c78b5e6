/** Messages of a new game by the file they stand in: every one of them is empty. */
const messages = [
  'game.name',
  'game.about',
  'faction.mafia',
  'faction.mafia.wins',
  'faction.village',
  'faction.village.wins',
  'won.mafia',
  'won.village',
  'option.talkSeconds',
  'option.talkSeconds.help',
  'cast.noMafia',
  'cast.alreadyWon',
  'mafia.wake',
  'mafia.ask',
  'mafia.sleep',
  'mafia.what',
  'ability.pass',
  'dawn.died',
  'card.turn',
  'day.talk',
  'day.vote',
  'day.out',
  'day.nobody',
];

const role = (id: string, faction: string, comment: string): string => `import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** ${comment} */
export const role: Role = { faction: '${faction}' };

export const words = rows({
  'role.${id}': ['', '', ''],
  'role.${id}.ability': ['', '', ''],
});
`;

/** The files of a new game's folder that say something, by their names. */
export const words = (id: string, clauses: string): Record<string, string> => ({
  'words.ts': `import { rows } from '../../text/rows.ts';

/** Everything the game says that belongs to no role alone, in English, 中文 and Polski. A gap such as {who} stands in all three. */
export const words = rows({
${messages.map((message) => `  '${message}': ['', '', ''],`).join('\n')}
});
`,
  'roles/mafioso.ts': role('mafioso', 'mafia', 'Wakes with the mafia.'),
  'roles/villager.ts': role('villager', 'village', 'Sleeps at night.'),
  'roles/index.ts': `import * as mafioso from './mafioso.ts';
import * as villager from './villager.ts';

/** In the order in which they are listed. */
export const roles = {
  mafioso,
  villager,
};

/** Roles that are called alone at night, in this order. */
export const sequence = [] as const satisfies readonly (keyof typeof roles)[];
`,
  'RULEBOOK.md': `# ${id}

Where the rules come from, and in which edition.

| clause | kept | what it says |
|---|---|---|
| ${clauses}-01 | [T] | Mafia against the village; about one player in four is of the mafia. |
| ${clauses}-02 | [T] | At nightfall all close their eyes. |
| ${clauses}-03 | [T] | Each night the mafia choose one victim. |
| ${clauses}-04 | [T] | At dawn the victim is named and turns the card. |
| ${clauses}-05 | [T] | By day everybody talks. |
| ${clauses}-06 | [T] | Then they vote: whoever has most hands is out and turns the card; a tie removes nobody. |
| ${clauses}-07 | [T] | The village wins when nobody of the mafia lives, the mafia when they are as many as the others. |

## Roles

<!-- made: roles -->
<!-- /made -->

## Night sequence

<!-- made: night -->
<!-- /made -->

## House rules

<!-- made: options -->
<!-- /made -->
`,
});

const face = (icon: string, ground: string, letter: string): object => ({
  style: 'house',
  icon,
  colours: { ground, ink: '#ffffff' },
  letter,
});

/** A deck for a new game; it is refused until it has a title. */
export const deck = (id: string): string =>
  `${JSON.stringify(
    {
      format: 'nightdeck.deck',
      version: 1,
      id,
      title: { en: '', zh: '', pl: '' },
      languages: ['en', 'zh', 'pl'],
      game: id,
      style: 'house',
      faces: { mafioso: face('dagger', '#7a1f1f', 'M'), villager: face('house', '#1f5f8b', 'V') },
      cards: [
        { no: 1, role: 'mafioso', copies: 5 },
        { no: 6, role: 'villager', copies: 15 },
      ],
      setup: { rows: [{ players: [5, 20] }] },
    },
    null,
    2,
  )}\n`;
