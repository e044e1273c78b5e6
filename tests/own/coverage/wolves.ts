import { byHand, m, type Mechanic } from './play.ts';

const wolf = { side: 'wolves' } as const;
const looks = { calls: [{ order: 50, choose: {}, do: [{ do: 'learn', what: 'side' }] }] } as const;
const seer = { calls: [...looks.calls] };

/** Wolves and their friends. */
export const wolves: readonly Mechanic[] = [
  m(
    111,
    'Kill together',
    { roles: { it: wolf } },
    'it w v v v v',
    { 'wolves.choose': [[3]] },
    { dead: [3], barred: { 'wolves.choose': [1, 2] } },
  ),
  m(
    112,
    'Turns the victim once',
    {
      roles: {
        it: {
          ...wolf,
          calls: [
            {
              order: 31,
              uses: 1,
              choose: { may: true, who: { doomed: true, cause: 'bite' } },
              do: [
                { do: 'guard', from: 'bite' },
                { do: 'turn', into: 'w', when: 'dawn' },
              ],
            },
          ],
        },
      },
    },
    'it v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]] },
    { dead: [], roles: { 3: 'w' } },
  ),
  m(
    113,
    'Avenged by one kill more',
    { roles: { it: { ...wolf, triggers: [{ on: 'death', do: [{ do: 'next', what: 'kill', by: 1 }] }] } } },
    'it w v v v v v v',
    { 'day.vote': [[1]], 'wolves.choose': [[], [3, 4]] },
    { dead: [1, 3, 4] },
    2,
  ),
  m(
    114,
    'Hunts with the wolves and wins alone',
    {
      sides: { alone: {} },
      roles: { it: { side: 'alone', joins: 'wolves' } },
      wins: [
        { by: 'alone', side: 'alone' },
        { by: 'gone', side: 'village', who: { side: ['wolves', 'alone'] } },
        { by: 'parity', side: 'wolves', unless: { side: 'alone' } },
      ],
    },
    'it w v',
    { 'wolves.choose': [[3]], 'day.vote': [[2]] },
    { won: ['alone'] },
  ),
  m(
    115,
    'Every second night kills one of the pack',
    {
      sides: { alone: {} },
      roles: {
        it: {
          side: 'alone',
          joins: 'wolves',
          calls: [{ order: 35, nights: 'even', choose: { may: true, who: { side: 'wolves' } }, do: [{ do: 'kill', cause: 'bite' }] }],
        },
      },
      wins: [
        { by: 'alone', side: 'alone' },
        { by: 'parity', side: 'wolves', unless: { side: 'alone' } },
      ],
    },
    'it w w v v v v',
    { 'it.choose': [[2]] },
    { dead: [2] },
    2,
  ),
  m(
    116,
    'A second kill while no wolf has died',
    {
      roles: {
        it: {
          ...wolf,
          calls: [
            { order: 35, while: { none: { side: 'wolves', state: 'dead' } }, choose: { may: true }, do: [{ do: 'kill', cause: 'bite' }] },
          ],
        },
      },
    },
    'it w v v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[4]], 'day.vote': [[2]] },
    { dead: [2, 3, 4], times: { 'it.choose': 1 } },
    2,
  ),
  m(
    117,
    'A wolf who looks',
    { roles: { it: { ...wolf, calls: [{ choose: {}, do: [{ do: 'learn', what: 'role' }] }] } } },
    'it v h v v',
    { 'it.choose': [[3]] },
    { learned: ['1 P3: h'] },
  ),
  m(
    118,
    'Seeks the seer, unseen',
    { roles: { seer, it: { ...wolf, unseen: true, calls: [{ choose: {}, do: [{ do: 'learn', what: 'is', is: { role: 'seer' } }] }] } } },
    'it w seer v v v',
    { 'it.choose': [[3]] },
    { learned: ['1 P3: yes (seer)'] },
  ),
  m(
    119,
    'Knows the wolves, who do not know',
    { roles: { it: { ...wolf, unseen: true, calls: [{ nights: 'first', do: [{ do: 'learn', what: 'group', is: { role: 'w' } }] }] } } },
    'it w v v v',
    {},
    { learned: ['1 w: P2'] },
  ),
  m(
    120,
    'Knows nobody and wins with the wolves',
    { roles: { it: { ...wolf, unseen: true } } },
    'it v v',
    {},
    { times: { 'wolves.choose': 0 } },
  ),
  m(
    121,
    'Sleeps until a wolf dies',
    {
      roles: {
        it: {
          ...wolf,
          unseen: true,
          triggers: [{ on: 'death', who: { side: 'wolves', state: 'any' }, do: [{ do: 'turn', who: 'self', into: 'w' }] }],
        },
      },
    },
    'it w w v v v v v',
    { 'day.vote': [[2]] },
    { roles: { 1: 'w' } },
  ),
  m(
    122,
    'Looks innocent',
    { roles: { seer, it: { ...wolf, appears: { as: 'v' } } } },
    'it v seer v v',
    { 'seer.choose': [[1]] },
    { learned: ['3 P1: village'] },
  ),
  m(
    123,
    'A wolf who blocks',
    { roles: { it: { ...wolf, calls: [{ order: 5, choose: { fresh: 'game' }, do: [{ do: 'block' }] }] } } },
    'it h v v v',
    { 'it.choose': [[2]] },
    { times: { 'h.choose': 0 } },
  ),
  byHand(124, 'Lies down as its victim', 'The card of the victim is what this player turns over in death.'),
  m(
    125,
    'Hides the card of a victim',
    {
      marks: { cleaned: { hidden: true } },
      roles: {
        it: {
          ...wolf,
          calls: [{ order: 35, uses: 2, choose: { may: true, who: { doomed: true } }, do: [{ do: 'mark', mark: 'cleaned' }] }],
        },
      },
    },
    'it v h v v',
    { 'wolves.choose': [[4]], 'it.choose': [[4]] },
    { dead: [4], hidden: [4] },
  ),
  m(
    126,
    'Makes somebody look guilty',
    {
      marks: { framed: { appears: { as: 'w' } } },
      roles: { seer, it: { ...wolf, calls: [{ order: 5, choose: {}, do: [{ do: 'mark', mark: 'framed', until: 'dawn' }] }] } },
    },
    'it v seer v v',
    { 'it.choose': [[2]], 'seer.choose': [[2]] },
    { learned: ['3 P2: wolves'] },
  ),
  m(
    127,
    'Silences somebody',
    {
      marks: { mute: { silent: true } },
      roles: { it: { ...wolf, calls: [{ choose: {}, do: [{ do: 'mark', mark: 'mute', until: 'dusk' }] }] } },
    },
    'it v v v v',
    { 'it.choose': [[2]] },
    { heard: [/P2: mute/] },
  ),
  m(
    128,
    'Poisons until the evening',
    { roles: { it: { ...wolf, calls: [{ order: 5, choose: {}, do: [{ do: 'block', drunk: true, until: 'dusk' }] }] } } },
    'it h v v v',
    { 'it.choose': [[2]], 'h.choose': [[4]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
];
