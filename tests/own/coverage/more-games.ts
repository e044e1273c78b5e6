import { m, type Mechanic } from './play.ts';

const wolf = { side: 'wolves' } as const;
const silentNights = { wolves: { acquainted: true, calls: [] } };

/** Further games of other families. */
export const moreGames: readonly Mechanic[] = [
  m(
    'circle',
    'Everybody hunts one and inherits that one’s prey; the last alive wins',
    {
      day: { vote: 'none' },
      oneNight: true,
      sides: { hunters: {}, wolves: { calls: [] } },
      marks: { prey: {} },
      roles: {
        it: {
          side: 'hunters',
          calls: [
            {
              at: 'day',
              choose: { who: { mark: 'prey', mine: true } },
              do: [{ do: 'kill' }, { do: 'mark', mark: 'prey', who: { from: 'leftwards', nearest: 1 } }],
            },
          ],
          triggers: [{ on: 'nightfall', uses: 1, do: [{ do: 'mark', mark: 'prey', who: 'left' }] }],
        },
      },
      wins: [{ by: 'when', side: 'hunters', when: { atMost: [1, {}] } }],
    },
    'it it it it',
    { 'day.powers': [[1], [], [1], [], [1]], 'it.choose': [[2], [3], [4]] },
    { dead: [2, 3, 4], won: ['hunters'] },
    3,
  ),
  m(
    'crew',
    'Tasks the crew finishes together, saboteurs who kill by day, meetings that may end without anybody',
    {
      counts: { tasks: { name: { en: 'Tasks' } } },
      sides: silentNights,
      roles: { it: { ...wolf, calls: [{ at: 'day', choose: {}, do: [{ do: 'kill' }] }] } },
      triggers: [{ on: 'nightfall', do: [{ do: 'count', of: 'tasks', by: 1, shown: true }] }],
      wins: [
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'when', side: 'village', when: { count: { of: 'tasks', least: 3 } } },
        { by: 'parity', side: 'wolves' },
      ],
    },
    'it v v v v v',
    { 'day.powers': [[1], []], 'it.choose': [[2]] },
    { dead: [2], won: ['village'] },
    3,
  ),
  m(
    'plague',
    'The infected infect, a physician cures, and whoever is healthy after so many nights has won',
    {
      day: { vote: 'none' },
      sides: {
        wolves: {
          acquainted: true,
          calls: [{ order: 30, choose: { who: { except: { side: 'wolves' } } }, do: [{ do: 'turn', into: 'w', when: 'dawn' }] }],
        },
      },
      roles: { it: { calls: [{ order: 40, nights: 'other', choose: { may: true }, do: [{ do: 'turn', into: 'v', told: 'never' }] }] } },
      wins: [
        { by: 'gone', side: 'wolves', who: { side: 'village' } },
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'when', side: 'village', at: 'dusk', when: { from: 3 } },
      ],
    },
    'it w v v v v',
    { 'wolves.choose': [[3], [4], [5]], 'it.choose': [[3], [2]] },
    { won: ['village'] },
    4,
  ),
  m(
    'box',
    'A box goes round once: everybody takes a stone or becomes somebody, and the first names a thief',
    {
      day: { vote: 'none' },
      oneNight: true,
      counts: { stones: { name: { en: 'Stones taken' } } },
      sides: silentNights,
      marks: { thief: {} },
      roles: { boss: { known: true }, driver: {} },
      triggers: [
        {
          on: 'dawn',
          while: { to: 1 },
          do: [
            {
              do: 'ask',
              to: { role: 'v' },
              each: true,
              action: {
                options: [
                  {
                    id: 'stone',
                    name: { en: 'A stone' },
                    do: [
                      { do: 'mark', mark: 'thief', who: 'self' },
                      { do: 'count', of: 'stones', by: 1 },
                    ],
                  },
                  { id: 'driver', name: { en: 'The driver' }, do: [{ do: 'turn', who: 'self', into: 'driver' }] },
                ],
              },
            },
            { do: 'count', of: 'stones', by: 0, shown: true },
            {
              do: 'ask',
              to: { role: 'boss' },
              action: {
                choose: {},
                do: [
                  {
                    do: 'if',
                    when: { some: { from: 'chosen', mark: 'thief' } },
                    then: [{ do: 'end', side: 'village' }],
                    else: [{ do: 'end', side: 'wolves' }],
                  },
                ],
              },
            },
          ],
        },
      ],
    },
    'boss v v v w',
    { 'table.dawn.more.option': ['stone', 'driver', 'stone'], 'table.dawn.more.choose': [[4]] },
    { roles: { 3: 'driver' }, heard: [/Stones taken: 2/], won: ['village'] },
  ),
];
