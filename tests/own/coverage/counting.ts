import { m, type Mechanic } from './play.ts';

const look = { choose: {}, do: [{ do: 'learn', what: 'role' }] } as const;

/** Who learns numbers, groups and one of several. */
export const counting: readonly Mechanic[] = [
  m(
    18,
    'Counts enemies beside',
    { roles: { it: { calls: [{ do: [{ do: 'learn', what: 'count', about: 'neighbours', is: { side: 'wolves' } }] }] } } },
    'it w v v v',
    {},
    { learned: ['1 1 of them (wolves)'] },
  ),
  m(
    19,
    'Counts pairs of enemies side by side',
    { roles: { it: { calls: [{ nights: 'first', do: [{ do: 'learn', what: 'adjacent', is: { side: 'wolves' } }] }] } } },
    'it w w v v v v v',
    {},
    { learned: [/^1 1 pair/] },
  ),
  m(
    20,
    'One of these two has that role',
    { roles: { it: { calls: [{ nights: 'first', do: [{ do: 'learn', what: 'among', of: 2, is: { role: 'w' } }] }] } } },
    'it w v v v',
    {},
    { learned: [/^1 One of .*P2.*: w$/] },
  ),
  m(
    21,
    'Suspects two, and one innocent always looks guilty',
    {
      marks: { herring: {} },
      roles: {
        it: {
          calls: [
            { nights: 'first', remote: true, choose: { by: 'lot', who: { side: 'village' } }, do: [{ do: 'mark', mark: 'herring' }] },
            { choose: { n: 2, self: true }, do: [{ do: 'learn', what: 'is', is: { any: [{ side: 'wolves' }, { mark: 'herring' }] } }] },
          ],
        },
      },
    },
    'it w w v v v',
    { 'it2.choose': [[1, 2]] },
    { learned: [/^1 P1 and P2: yes/], marked: ['herring'] },
  ),
  m(
    22,
    'Knows one of the good, and dies with that one',
    {
      marks: { charge: {} },
      roles: {
        it: {
          calls: [
            {
              nights: 'first',
              remote: true,
              choose: { by: 'lot', who: { role: 'h' } },
              do: [
                { do: 'mark', mark: 'charge' },
                { do: 'learn', what: 'role' },
              ],
            },
          ],
          triggers: [
            {
              on: 'death',
              who: { mark: 'charge', mine: true, state: 'any' },
              cause: 'bite',
              do: [{ do: 'kill', who: 'self', when: 'now', cause: 'grief' }],
            },
          ],
        },
      },
    },
    'it w h v v v v',
    { 'wolves.choose': [[3]], 'h.choose': [[4]] },
    { learned: ['1 P3: h'], dead: [1, 3] },
  ),
  m(
    23,
    'Counts whose ability failed',
    {
      roles: {
        b: { calls: [{ order: 5, choose: {}, do: [{ do: 'block' }] }] },
        it: { calls: [{ order: 90, do: [{ do: 'learn', what: 'count', about: 'others', is: { failed: true } }] }] },
      },
    },
    'it b h w v v v',
    { 'b.choose': [[3]] },
    { learned: [/^1 1 of them/] },
  ),
  m(
    24,
    'Learns whether an enemy raised a hand',
    {
      roles: {
        it: { calls: [{ nights: 'other', do: [{ do: 'learn', what: 'is', about: 'everybody', is: { side: 'wolves', voted: true } }] }] },
      },
    },
    'it w v v v v v',
    { 'day.vote': [[3]] },
    { learned: [/yes \(wolves\)/] },
    2,
  ),
  m(
    25,
    'Learns a true and a false role of one',
    { roles: { it: { calls: [{ choose: {}, do: [{ do: 'learn', what: 'either', of: 2 }] }] } } },
    'it w v v v',
    { 'it.choose': [[2]] },
    { learned: [/^1 P2: one of .*w/] },
  ),
  m(
    26,
    'Learns what was not dealt',
    { roles: { it: { calls: [{ nights: 'first', do: [{ do: 'learn', what: 'undealt', of: 3 }] }] } } },
    'it w v v v',
    {},
    { learned: ['1 Not in the game: h'] },
  ),
  m(
    27,
    'Dying, sees two, one of them an enemy',
    { roles: { it: { triggers: [{ on: 'death', cause: 'bite', do: [{ do: 'learn', what: 'among', of: 2, is: { side: 'wolves' } }] }] } } },
    'it w v v v v',
    { 'wolves.choose': [[1]] },
    { learned: [/^1 One of .*P2/] },
  ),
  m(
    28,
    'Dying, looks at a role',
    { roles: { it: { triggers: [{ on: 'death', ...look }] } } },
    'it w v v v v',
    { 'wolves.choose': [[1]], 'it.death.choose': [[2]] },
    { learned: ['1 P2: w'], dead: [1] },
  ),
  m(
    29,
    'Counts who of two woke',
    {
      roles: {
        it: { calls: [{ order: 90, choose: { n: 2 }, do: [{ do: 'learn', what: 'count', about: 'chosen', is: { acted: true } }] }] },
      },
    },
    'it w v v v',
    { 'it.choose': [[2, 3]] },
    { learned: [/^1 1 of them/] },
  ),
  m(
    30,
    'Knows the seer',
    {
      roles: { seer: { calls: [look] }, it: { calls: [{ nights: 'first', do: [{ do: 'learn', what: 'group', is: { role: 'seer' } }] }] } },
    },
    'it w seer v v',
    {},
    { learned: ['1 seer: P3'] },
  ),
  m(
    31,
    'Know one another from the first night',
    {
      roles: {
        it: { calls: [{ nights: 'first', together: true, do: [{ do: 'tell', show: 'names', of: { role: 'it' }, to: { role: 'it' } }] }] },
      },
    },
    'it w it v v v',
    {},
    { learned: ['1+3 P1 and P3'] },
  ),
  m(
    32,
    'Meet every night',
    { roles: { it: { calls: [{ together: true, do: [{ do: 'tell', show: 'names', of: { role: 'it' }, to: { role: 'it' } }] }] } } },
    'it w it v v v',
    {},
    { times: { 'it.tell': 2 } },
    2,
  ),
  m(
    33,
    'Looks every second night',
    { roles: { it: { calls: [{ nights: 'odd', ...look }] } } },
    'it w v v v',
    { 'it.choose': [[2]] },
    { times: { 'it.choose': 1 } },
    2,
  ),
  m(
    34,
    'Once, from the third night, everybody hears a role',
    { roles: { it: { calls: [{ nights: { from: 3 }, uses: 1, choose: {}, do: [{ do: 'learn', what: 'role', aloud: true }] }] } } },
    'it w v v v',
    { 'it.choose': [[2]] },
    { heard: [/P2: w/], times: { 'it.choose': 1 } },
    4,
  ),
];
