import { moreGames } from './more-games.ts';
import { m, type Mechanic } from './play.ts';

const wolf = { side: 'wolves' } as const;
const silentNights = { wolves: { acquainted: true, calls: [] } };

/** Ten more games of other families, each cut down to what makes it another game. */
export const foreignGames: readonly Mechanic[] = [
  m(
    'one night',
    'Cards in the middle, cards that move, one vote, and whose card a killer holds then',
    {
      day: { vote: 'plurality', tie: 'all' },
      oneNight: true,
      dealtAct: true,
      middle: 1,
      sides: silentNights,
      roles: { it: { calls: [{ order: 5, choose: { may: true }, do: [{ do: 'swap', who: 'self', with: 'chosen', told: 'now' }] }] } },
      wins: [
        { by: 'when', side: 'village', at: 'dusk', when: { some: { side: 'wolves', state: 'dead' } } },
        { by: 'when', side: 'wolves', at: 'dusk', when: { some: { side: 'wolves' } } },
      ],
    },
    'it w v v',
    { 'deal.middle': ['h'], 'it.choose': [[2]], 'day.vote': [[1]] },
    { roles: { 1: 'w', 2: 'it' }, dead: [1], won: ['village'] },
  ),
  m(
    'tower',
    'A demon by night, more than half by day, and one last vote of each of the dead',
    {
      day: { vote: 'plurality', majority: true },
      sides: silentNights,
      marks: { ghost: { vote: { against: 1 } }, spent: {} },
      roles: {
        d: { ...wolf, calls: [{ nights: 'other', choose: {}, do: [{ do: 'kill' }] }] },
        it: {
          triggers: [
            {
              on: 'dawn',
              bearer: 'dead',
              while: { none: { from: 'self', state: 'any', mark: 'spent' } },
              choose: { may: true },
              do: [
                { do: 'mark', mark: 'ghost', until: 'dusk' },
                { do: 'mark', mark: 'spent', who: 'self' },
              ],
            },
          ],
        },
      },
      wins: [{ by: 'gone', side: 'village', who: { role: 'd' } }],
    },
    'it d v v v v v',
    { 'd.choose': [[1], [3]], 'it.dawn.choose': [[], [2]], 'day.vote': [[], [], [2, 2, 4]] },
    { dead: [1, 2, 3], won: ['village'], bears: [[1, 'spent']] },
    3,
  ),
  m(
    'two rooms',
    'Each room sends somebody across at dusk; at the end the bomb must be with the president',
    {
      day: { vote: 'none' },
      oneNight: true,
      sides: silentNights,
      marks: { east: { open: true } },
      roles: { president: {}, bomb: wolf },
      triggers: [
        { on: 'nightfall', choose: { by: 'host' }, do: [{ do: 'mark', mark: 'east' }] },
        {
          on: 'dusk',
          choose: { by: 'host', who: { mark: 'east' } },
          do: [
            { do: 'unmark', mark: 'east' },
            { do: 'ask', action: { choose: { by: 'host', who: { unmarked: 'east' } }, do: [{ do: 'mark', mark: 'east' }] } },
          ],
        },
      ],
      wins: [
        {
          by: 'when',
          side: 'wolves',
          at: 'dusk',
          when: {
            from: 2,
            any: [
              { atLeast: [2, { role: ['president', 'bomb'], mark: 'east' }] },
              { atLeast: [2, { role: ['president', 'bomb'], unmarked: 'east' }] },
            ],
          },
        },
        { by: 'when', side: 'village', at: 'dusk', when: { from: 2 } },
      ],
    },
    'president bomb v v v',
    { 'table.nightfall.choose': [[2]], 'table.dusk2.choose': [[2], [1]], 'table.dusk2.more.choose': [[1], [3]] },
    { marked: ['east'], won: ['wolves'] },
    2,
  ),
  m(
    'insider',
    'One knows the word besides the master; who guesses it is the host’s to say, then the insider is voted for',
    {
      day: { vote: 'plurality' },
      oneNight: true,
      sides: silentNights,
      roles: {
        master: { known: true, calls: [{ nights: 'first', order: 1, do: [{ do: 'manual', words: { en: 'Show the word.' } }] }] },
        it: { ...wolf, calls: [{ nights: 'first', order: 2, do: [{ do: 'manual', words: { en: 'Show the word.' } }] }] },
      },
      triggers: [
        {
          on: 'dawn',
          do: [
            { do: 'ballot', words: { en: 'Was the word found in time?' }, then: [], else: [{ do: 'end', side: 'wolves', along: true }] },
          ],
        },
      ],
      wins: [
        { by: 'gone', side: 'village', who: { role: 'it' } },
        { by: 'when', side: 'wolves', at: 'dusk', when: { some: { role: 'it' } } },
      ],
    },
    'master it v v v',
    { 'table.dawn.ballot': ['yes'], 'day.vote': [[2]] },
    { times: { 'it.manual': 1 }, won: ['village'] },
  ),
  m(
    'lake',
    'A thing goes round; whoever holds it learns a side and hands it to whom was looked at',
    {
      tokens: { lake: { name: { en: 'the lake' } } },
      triggers: [
        { on: 'nightfall', while: { to: 1 }, choose: { by: 'host' }, do: [{ do: 'give', token: 'lake' }] },
        {
          on: 'dawn',
          do: [
            {
              do: 'ask',
              to: { token: 'lake' },
              action: {
                choose: {},
                do: [
                  { do: 'learn', what: 'side' },
                  { do: 'give', token: 'lake' },
                ],
              },
            },
          ],
        },
      ],
    },
    'v w v v v v',
    { 'table.nightfall.choose': [[1]], 'table.dawn2.more.choose': [[2], [3]] },
    { learned: ['1 P2: wolves', '2 P3: village'] },
    2,
  ),
  m(
    'outlaws',
    'Shots by day, a life to lose before the last, a known sheriff, and a renegade who must outlive all',
    {
      day: { vote: 'none' },
      oneNight: true,
      sides: { ...silentNights, renegade: {} },
      marks: { hurt: { open: true } },
      roles: {
        sheriff: { known: true },
        renegade: { side: 'renegade' },
        outlaw: wolf,
      },
      triggers: [
        {
          on: 'dawn',
          do: [
            {
              do: 'ask',
              to: 'everybody',
              each: true,
              action: {
                choose: { may: true },
                do: [
                  {
                    do: 'if',
                    when: { some: { from: 'chosen', mark: 'hurt' } },
                    then: [{ do: 'kill', cause: 'shot' }],
                    else: [{ do: 'mark', mark: 'hurt' }],
                  },
                ],
              },
            },
          ],
        },
      ],
      wins: [
        { by: 'alone', side: 'renegade' },
        { by: 'gone', side: 'wolves', who: { role: 'sheriff' } },
        { by: 'gone', side: 'village', who: { side: ['wolves', 'renegade'] } },
      ],
    },
    'sheriff outlaw renegade v v',
    { 'table.dawn.more.choose': [[2], [1], [1]] },
    { dead: [1], won: ['wolves'] },
  ),
  ...moreGames,
];
