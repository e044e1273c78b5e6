import { m, type Mechanic } from './play.ts';

const wolf = { side: 'wolves' } as const;

/** Games that are no hunt for wolves. */
export const otherGames: readonly Mechanic[] = [
  m(
    'missions',
    'Teams that are proposed, approved and sabotaged, and an assassin',
    {
      day: { vote: 'none' },
      oneNight: true,
      counts: { good: { name: { en: 'Missions done' } }, bad: { name: { en: 'Missions failed' } }, tries: { name: { en: 'Refused' } } },
      sides: { wolves: { acquainted: true, calls: [] } },
      marks: { leader: { open: true }, team: {} },
      roles: { it: { calls: [{ nights: 'first', do: [{ do: 'learn', what: 'group', is: { side: 'wolves' } }] }] }, killer: wolf },
      triggers: [
        { on: 'dawn', while: { to: 1 }, choose: { by: 'lot' }, do: [{ do: 'mark', mark: 'leader' }] },
        {
          on: 'dawn',
          do: [
            {
              do: 'ask',
              to: { mark: 'leader' },
              action: {
                choose: { n: 2, self: true },
                do: [
                  {
                    do: 'ballot',
                    words: { en: 'Do you approve of the team?' },
                    then: [
                      { do: 'mark', mark: 'team' },
                      {
                        do: 'ballot',
                        who: { mark: 'team' },
                        secret: true,
                        needs: 'all',
                        words: { en: 'Does the mission go well?' },
                        then: [{ do: 'count', of: 'good', by: 1, shown: true }],
                        else: [{ do: 'count', of: 'bad', by: 1, shown: true }],
                      },
                      { do: 'unmark', mark: 'team', who: 'everybody' },
                    ],
                    else: [{ do: 'count', of: 'tries', by: 1, shown: true }],
                  },
                  { do: 'unmark', mark: 'leader', who: 'self' },
                  { do: 'mark', mark: 'leader', who: 'left' },
                ],
              },
            },
            {
              do: 'if',
              when: { count: { of: 'good', least: 2 } },
              then: [
                {
                  do: 'ask',
                  to: { role: 'killer' },
                  action: {
                    choose: {},
                    do: [
                      {
                        do: 'if',
                        when: { some: { from: 'chosen', role: 'it' } },
                        then: [{ do: 'end', side: 'wolves' }],
                        else: [{ do: 'end', side: 'village' }],
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
      wins: [{ by: 'when', side: 'wolves', when: { any: [{ count: { of: 'bad', least: 2 } }, { count: { of: 'tries', least: 5 } }] } }],
    },
    'it killer v v v',
    {
      'table.dawn2.more.choose': [
        [1, 3],
        [3, 4],
        [4, 5],
      ],
      'table.dawn2.more.ballot': ['yes', 'yes', 'no', 'yes', 'yes'],
    },
    { heard: [/Missions done: 1/, /Refused: 1/] },
    3,
  ),
  m(
    'cabinet',
    'A president is voted in, and laws are drawn from a pile',
    {
      day: { vote: 'none' },
      counts: { just: { name: { en: 'Just laws' } }, harsh: { name: { en: 'Harsh laws' } } },
      marks: { office: { open: true } },
      triggers: [
        {
          on: 'dawn',
          choose: { by: 'table', who: { unmarked: 'office' } },
          do: [
            { do: 'unmark', mark: 'office', who: 'everybody' },
            { do: 'mark', mark: 'office' },
            {
              do: 'ask',
              to: 'chosen',
              action: {
                options: [
                  {
                    id: 'pass',
                    name: { en: 'As drawn' },
                    do: [
                      {
                        do: 'draw',
                        of: [
                          [{ do: 'count', of: 'just', by: 1, shown: true }],
                          [{ do: 'count', of: 'harsh', by: 1, shown: true }],
                          [{ do: 'count', of: 'harsh', by: 1, shown: true }],
                        ],
                      },
                    ],
                  },
                  { id: 'veto', name: { en: 'Veto' } },
                ],
              },
            },
          ],
        },
      ],
      wins: [
        { by: 'when', side: 'village', when: { count: { of: 'just', least: 3 } } },
        { by: 'when', side: 'wolves', when: { count: { of: 'harsh', least: 3 } } },
      ],
    },
    'v w v v v',
    { 'table.dawn.vote': [[3], [4]], 'table.dawn.more.option': ['pass', 'pass'] },
    {
      bears: [
        [3, 'office', false],
        [4, 'office'],
      ],
      heard: [/laws: 1/],
    },
    2,
  ),
];
