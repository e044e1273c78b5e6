import { byHand, m, type Mechanic } from './play.ts';

const look = { choose: {}, do: [{ do: 'learn', what: 'role' }] } as const;

/** Who finds something out. */
export const looking: readonly Mechanic[] = [
  m(1, 'Nothing at all', { roles: { it: {} } }, 'it w v v v', { 'wolves.choose': [[1]] }, { dead: [1] }),
  m(
    2,
    'Looks at a side',
    { roles: { it: { calls: [{ choose: {}, do: [{ do: 'learn', what: 'side' }] }] } } },
    'it w v v v',
    { 'it.choose': [[2]] },
    { learned: ['1 P2: wolves'] },
  ),
  m(3, 'Looks at a role', { roles: { it: { calls: [look] } } }, 'it w v v v', { 'it.choose': [[2]] }, { learned: ['1 P2: w'] }),
  m(
    4,
    'Heir of the seer',
    {
      roles: {
        seer: { calls: [look] },
        it: { triggers: [{ on: 'death', who: { role: 'seer', state: 'any' }, do: [{ do: 'turn', who: 'self', into: 'seer' }] }] },
      },
    },
    'it w seer v v v',
    { 'wolves.choose': [[3]] },
    { roles: { 1: 'seer' } },
  ),
  m(
    5,
    'Looks at a class',
    {
      classes: { plain: { name: { en: 'nothing special' } } },
      roles: { it: { calls: [{ choose: {}, do: [{ do: 'learn', what: 'class' }] }] } },
    },
    'it w v v v',
    { 'it.choose': [[3]] },
    { learned: ['1 P3: nothing special'] },
  ),
  m(
    6,
    'Names a role and learns whether it fits',
    { roles: { it: { calls: [{ choose: {}, guess: { what: 'role' }, do: [{ do: 'learn', what: 'is', is: { named: true } }] }] } } },
    'it w v v v',
    { 'it.choose': [[2]], 'it.name': ['w'] },
    { learned: [/^1 P2: yes/] },
  ),
  m(
    7,
    'Sniffs at three side by side, until it finds nothing',
    {
      marks: { lost: {} },
      roles: {
        it: {
          calls: [
            {
              choose: {},
              while: { none: { from: 'self', mark: 'lost' } },
              do: [
                { do: 'learn', what: 'is', about: 'around', is: { side: 'wolves' } },
                { do: 'if', when: { none: { from: 'around', side: 'wolves' } }, then: [{ do: 'mark', mark: 'lost', who: 'self' }] },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'it.choose': [[3], [5]] },
    { learned: [/^1 P3, P2 and P4: yes/], bears: [[1, 'lost']], times: { 'it.choose': 2 } },
    3,
  ),
  m(
    8,
    'Tells everybody in the morning that an enemy sits beside',
    {
      roles: {
        it: {
          triggers: [
            { on: 'dawn', while: { some: { from: 'neighbours', side: 'wolves' } }, do: [{ do: 'tell', words: { en: 'A growl.' } }] },
          ],
        },
      },
    },
    'it w v v v',
    {},
    { heard: [/A growl/] },
  ),
  m(
    9,
    'Compares two',
    { roles: { it: { calls: [{ choose: { n: 2 }, do: [{ do: 'learn', what: 'same' }] }] } } },
    'it w v v v',
    { 'it.choose': [[2, 3]] },
    { learned: [/not on the same side/] },
  ),
  m(
    10,
    'Follows somebody',
    { roles: { it: { calls: [{ order: 90, remote: true, choose: {}, do: [{ do: 'learn', what: 'visited' }] }] } } },
    'it h w v v v',
    { 'h.choose': [[5]], 'it.choose': [[2]] },
    { learned: ['1 P2 went to P5'] },
  ),
  m(
    11,
    'Watches a door',
    { roles: { it: { calls: [{ order: 90, remote: true, choose: {}, do: [{ do: 'learn', what: 'visitors' }] }] } } },
    'it h w v v v',
    { 'h.choose': [[5]], 'it.choose': [[5]] },
    { learned: ['1 P2 came to P5'] },
  ),
  m(
    12,
    'Takes oneself for the seer',
    { roles: { seer: { calls: [{ choose: {}, do: [{ do: 'learn', what: 'side' }] }] }, it: { believes: 'seer' } } },
    'it seer w v v v',
    { 'itAs.choose': [[3]], 'itAs.false': ['village'], 'seer.choose': [[3]] },
    { learned: ['1 P3: village', '2 P3: wolves'] },
  ),
  m(
    13,
    'Counts neighbours who were awake',
    { roles: { it: { calls: [{ order: 90, do: [{ do: 'learn', what: 'count', about: 'neighbours', is: { acted: true } }] }] } } },
    'it w v v h',
    {},
    { learned: [/^1 2 of them/] },
  ),
  m(
    14,
    'Asks the dead who they were',
    { roles: { it: { calls: [{ ...look, choose: { who: { state: 'dead' } }, while: { some: { state: 'dead' } } }] } } },
    'it w v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]] },
    { learned: ['1 P3: v'] },
    2,
  ),
  byHand(15, 'A word from the dead each night', 'The dead agree on yes or no; show it to this player.'),
  m(
    16,
    'Learns who was voted out',
    {
      roles: {
        it: {
          calls: [
            {
              nights: 'other',
              while: { some: { state: 'dead', cause: 'vote', died: 'today' } },
              do: [{ do: 'learn', what: 'role', about: { state: 'dead', cause: 'vote', died: 'today' } }],
            },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'day.vote': [[3]] },
    { learned: ['1 P3: v'] },
    2,
  ),
  m(
    17,
    'Learns what somebody died of',
    { roles: { it: { calls: [{ nights: 'other', choose: { who: { state: 'dead' } }, do: [{ do: 'learn', what: 'cause' }] }] } } },
    'it w v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]] },
    { learned: ['1 P3 died of: bite'] },
    2,
  ),
];
