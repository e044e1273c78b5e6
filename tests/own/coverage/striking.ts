import { byHand, m, type Mechanic } from './play.ts';

const now = { when: 'now' } as const;

/** Who strikes back, or first. */
export const striking: readonly Mechanic[] = [
  m(
    56,
    'Takes one along in death',
    { roles: { it: { triggers: [{ on: 'death', choose: { may: true }, do: [{ do: 'kill', cause: 'shot' }] }] } } },
    'it w w v v v v',
    { 'wolves.choose': [[1]], 'it.death.choose': [[2]] },
    { dead: [1, 2] },
  ),
  m(
    57,
    'Shoots by day, card up',
    { roles: { it: { calls: [{ at: 'day', uses: 1, shown: true, choose: {}, do: [{ do: 'kill', cause: 'shot' }] }] } } },
    'it w w v v v v',
    { 'day.powers': [[1]], 'it.choose': [[2]] },
    { dead: [2] },
  ),
  m(
    58,
    'Shoots once at night',
    { roles: { it: { calls: [{ uses: 1, choose: { may: true }, do: [{ do: 'kill', cause: 'shot' }] }] } } },
    'it w w v v v v',
    { 'it.choose': [[2]] },
    { dead: [2] },
  ),
  m(
    59,
    'Strikes by day, only at the demon',
    {
      roles: {
        it: {
          calls: [
            { at: 'day', uses: 1, choose: {}, do: [{ do: 'if', when: { some: { from: 'chosen', role: 'w' } }, then: [{ do: 'kill' }] }] },
          ],
        },
      },
    },
    'it w w v v v v',
    { 'day.powers': [[1]], 'it.choose': [[2]] },
    { dead: [2] },
  ),
  m(
    60,
    'Has somebody executed without a vote',
    { roles: { it: { calls: [{ at: 'day', uses: 1, choose: {}, do: [{ do: 'kill', cause: 'vote' }] }] } } },
    'it w w v v v v',
    { 'day.powers': [[1]], 'it.choose': [[3]] },
    { dead: [3] },
  ),
  m(
    61,
    'Rust for the next enemy to the left',
    {
      roles: {
        it: {
          triggers: [
            {
              on: 'death',
              cause: 'bite',
              do: [{ do: 'kill', who: { from: 'leftwards', side: 'wolves', nearest: 1 }, days: 1, cause: 'rust' }],
            },
          ],
        },
      },
    },
    'it v w v v v v w',
    { 'wolves.choose': [[1]] },
    { dead: [1, 3] },
    2,
  ),
  m(
    62,
    'Takes both neighbours along',
    { roles: { it: { triggers: [{ on: 'death', do: [{ do: 'kill', who: 'neighbours', ...now }] }] } } },
    'it v w w v v v v v',
    { 'wolves.choose': [[1]] },
    { dead: [1, 2, 9] },
  ),
  m(
    63,
    'Takes the killer along',
    { roles: { it: { triggers: [{ on: 'death', cause: 'bite', do: [{ do: 'kill', who: 'killer', ...now }] }] } } },
    'it w w v v v v',
    { 'wolves.choose': [[1]] },
    { dead: [1, 2] },
  ),
  m(
    64,
    'Eaten, spoils the next hunt',
    { roles: { it: { triggers: [{ on: 'death', cause: 'bite', do: [{ do: 'next', what: 'kill', side: 'wolves', by: -1 }] }] } } },
    'it w v v v v v',
    { 'wolves.choose': [[1]] },
    { dead: [1], times: { 'wolves.choose': 1 } },
    2,
  ),
  m(
    65,
    'Guesses a role at the risk of death',
    {
      roles: {
        it: {
          calls: [
            {
              choose: {},
              guess: { what: 'role' },
              do: [{ do: 'if', when: { guess: 'wrong' }, then: [{ do: 'kill', who: 'self' }], else: [{ do: 'kill' }] }],
            },
          ],
        },
      },
    },
    'it w w v v v v',
    { 'it.choose': [[2]], 'it.name': ['v'] },
    { dead: [1] },
  ),
  byHand(66, 'Says something by day and strikes if it is true', 'Was what was said by day true? Strike by hand if it was.'),
  m(
    67,
    'One potion of two',
    {
      roles: {
        it: {
          calls: [
            {
              uses: 1,
              options: [
                { id: 'save', name: { en: 'Save' }, choose: {}, do: [{ do: 'guard' }] },
                { id: 'kill', name: { en: 'Kill' }, choose: {}, do: [{ do: 'kill' }] },
              ],
            },
          ],
        },
      },
    },
    'it w w v v v v',
    { 'it.option': ['kill'], 'it.kill.choose': [[2]] },
    { dead: [2], times: { 'it.option': 1 } },
    2,
  ),
  m(
    68,
    'An enemy marked in the first night dies along',
    {
      marks: { pact: {} },
      roles: {
        it: {
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'pact' }] }],
          triggers: [{ on: 'death', do: [{ do: 'kill', who: { mark: 'pact', mine: true }, ...now }] }],
        },
      },
    },
    'it w w v v v v',
    { 'it.choose': [[2]], 'wolves.choose': [[1]] },
    { dead: [1, 2] },
  ),
  m(
    69,
    'Doom in two days',
    { roles: { it: { calls: [{ uses: 1, choose: {}, do: [{ do: 'kill', days: 2, cause: 'doom' }] }] } } },
    'it w w v v v v',
    { 'it.choose': [[2]] },
    { dead: [2] },
    3,
  ),
  m(
    70,
    'The first who accuses dies',
    {
      day: { vote: 'speeches' },
      roles: { it: { triggers: [{ on: 'accused', uses: 1, by: { side: 'village' }, do: [{ do: 'kill', who: 'killer', ...now }] }] } },
    },
    'it v w v v v v',
    { 'day.speech': [[], [1]] },
    { dead: [2] },
  ),
  m(
    71,
    'Whoever accuses dies in the evening',
    { day: { vote: 'speeches' }, roles: { it: { triggers: [{ on: 'accused', do: [{ do: 'kill', who: 'killer', when: 'dusk' }] }] } } },
    'it v w v v v v',
    { 'day.speech': [[], [1]] },
    { dead: [2] },
  ),
  m(
    72,
    'A night in which nobody can be killed',
    { roles: { it: { calls: [{ at: 'day', uses: 1, do: [{ do: 'next', what: 'killing', by: -1 }] }] } } },
    'it w v v v v v',
    { 'day.powers': [[1]], 'wolves.choose': [[], [3]] },
    { dead: [] },
    2,
  ),
  m(
    73,
    'Wolves stay at home once',
    {
      roles: {
        it: {
          calls: [
            {
              order: 5,
              uses: 1,
              remote: true,
              choose: { may: true, self: true, who: { from: 'self' } },
              do: [{ do: 'next', what: 'kill', side: 'wolves', by: -1 }],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[1]] },
    { times: { 'wolves.choose': 0 } },
  ),
];
