import { otherGames } from './other-games.ts';
import { m, type Mechanic } from './play.ts';

const wolf = { side: 'wolves' } as const;
const seer = { calls: [{ order: 50, choose: {}, do: [{ do: 'learn', what: 'side' }] }] } as const;

/** Roles and whole games that are in no table: what the language must be able to say besides. */
export const beyond: readonly Mechanic[] = [
  m(
    'jailer',
    'Locks one up by day and may execute at night',
    {
      marks: { jailed: { blocked: true, shields: [{ from: 'bite' }] } },
      roles: {
        it: {
          calls: [
            { at: 'day', choose: {}, do: [{ do: 'mark', mark: 'jailed', until: 'dawn' }] },
            {
              order: 5,
              remote: true,
              choose: { may: true, who: { mark: 'jailed', mine: true } },
              do: [{ do: 'kill', cause: 'rope', pierces: true }],
            },
          ],
        },
      },
    },
    'it w h v v v v',
    { 'day.powers': [[1]], 'it.choose': [[3]], 'it2.choose': [[], [3]] },
    { dead: [3] },
    2,
  ),
  m(
    'clock',
    'Counts the steps between enemies',
    {
      roles: {
        d: wolf,
        it: { calls: [{ nights: 'first', do: [{ do: 'learn', what: 'distance', about: { role: 'd' }, is: { role: 'w' } }] }] },
      },
    },
    'it d v v w v v',
    {},
    { learned: ['1 3 steps (w)'] },
  ),
  m(
    'minstrel',
    'All are drunk after an enemy was voted out',
    {
      marks: { drunk: { drunk: true } },
      roles: {
        it: {
          triggers: [
            {
              on: 'death',
              who: { side: 'wolves', state: 'any' },
              cause: 'vote',
              do: [{ do: 'mark', mark: 'drunk', who: 'others', until: { days: 1 } }],
            },
          ],
        },
      },
    },
    'it w h v v v w',
    { 'day.vote': [[2]], 'h.choose': [[3], [4]], 'wolves.choose': [[], [4]] },
    { dead: [2, 4] },
    2,
  ),
  m(
    'idle',
    'Kills at night only if nobody died by day',
    {
      roles: {
        it: {
          ...wolf,
          unseen: true,
          calls: [{ nights: 'other', while: { none: { state: 'dead', died: 'today' } }, choose: {}, do: [{ do: 'kill' }] }],
        },
      },
    },
    'it v v v v v v',
    { 'day.vote': [[3]], 'it.choose': [[4]] },
    { dead: [3, 4], times: { 'it.choose': 1 } },
    3,
  ),
  m(
    'venom',
    'Poisons tonight, and last night’s victim dies',
    {
      marks: { venom: { drunk: true } },
      roles: {
        it: {
          ...wolf,
          unseen: true,
          calls: [
            {
              order: 5,
              choose: { who: { unmarked: 'venom' } },
              do: [
                { do: 'kill', who: { mark: 'venom' } },
                { do: 'unmark', mark: 'venom', who: 'everybody' },
                { do: 'mark', mark: 'venom' },
              ],
            },
          ],
        },
      },
    },
    'it h v v v v v',
    { 'it.choose': [[2], [3]] },
    { dead: [2], bears: [[3, 'venom']] },
    2,
  ),
  m(
    'moody',
    'Takes the side of the first who comes',
    {
      roles: {
        it: {
          triggers: [
            {
              on: 'visited',
              uses: 1,
              do: [
                { do: 'block', who: 'killer', drunk: true },
                { do: 'if', when: { some: { from: 'killer', side: 'wolves' } }, then: [{ do: 'turn', who: 'self', into: 'w' }] },
              ],
            },
          ],
        },
      },
    },
    'it w h v v v',
    { 'h.choose': [[1]], 'wolves.choose': [[1]] },
    { dead: [1], marked: ['itDrunk'] },
  ),
  m(
    'madman',
    'Believes to be the enemy',
    { roles: { d: { ...wolf, unseen: true, calls: [{ order: 60, choose: {}, do: [{ do: 'kill' }] }] }, it: { believes: 'd' } } },
    'it d v v v v',
    { 'itAs.choose': [[3]], 'd.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    'changer',
    'Makes somebody another role',
    {
      roles: {
        it: {
          ...wolf,
          unseen: true,
          calls: [{ nights: 'other', choose: {}, guess: { what: 'role', of: 'undealt' }, do: [{ do: 'turn', into: { named: true } }] }],
        },
      },
    },
    'it v v v v',
    { 'it.choose': [[3]], 'it.name': ['h'] },
    { roles: { 3: 'h' } },
    2,
  ),
  m(
    'boss',
    'A boss who looks innocent and cannot be killed at night, and an heir',
    {
      roles: {
        seer: { calls: [...seer.calls] },
        it: { ...wolf, appears: { as: 'v', to: ['side'] }, shields: [{}] },
        heir: { ...wolf, triggers: [{ on: 'death', who: { role: 'it', state: 'any' }, do: [{ do: 'turn', who: 'self', into: 'it' }] }] },
      },
    },
    'it heir seer v v v v',
    { 'seer.choose': [[1]], 'day.vote': [[1]] },
    { learned: ['3 P1: village'], roles: { 2: 'it' } },
  ),
  m(
    'puppet',
    'Somebody must use the ability on whom one wants',
    { roles: { it: { ...wolf, calls: [{ order: 5, choose: { n: 2 }, do: [{ do: 'steer', how: 'redirect' }] }] } } },
    'it h v v v',
    { 'it.choose': [[2, 3]], 'h.choose': [[2]], 'wolves.choose': [[3]] },
    { dead: [] },
  ),
  m(
    'spy',
    'Sees whom the wolves went to',
    { roles: { it: { calls: [{ order: 90, do: [{ do: 'learn', what: 'visited', about: { side: 'wolves' } }] }] } } },
    'it w v v v',
    { 'wolves.choose': [[3]] },
    { learned: ['1 P2 went to P3'] },
  ),
  m(
    'juggler',
    'Names roles of several and is told how many are right',
    {
      counts: { right: { name: { en: 'Right' } } },
      roles: {
        it: {
          calls: [
            {
              at: 'day',
              uses: 1,
              do: [
                {
                  do: 'repeat',
                  times: 3,
                  then: [
                    {
                      do: 'ask',
                      action: {
                        choose: { may: true },
                        guess: { what: 'role' },
                        do: [{ do: 'if', when: { guess: 'right' }, then: [{ do: 'count', of: 'right', by: 1 }] }],
                      },
                    },
                  ],
                },
                { do: 'count', of: 'right', by: 0, shown: true },
              ],
            },
          ],
        },
      },
    },
    'it w h v v v',
    { 'day.powers': [[1]], 'it.more.choose': [[2], [3]], 'it.more.name': ['w', 'v'] },
    { heard: [/Right: 1/] },
  ),
  m(
    'coin',
    'A coin decides',
    { roles: { it: { calls: [{ uses: 1, choose: {}, do: [{ do: 'draw', of: [[{ do: 'kill' }], [{ do: 'kill', who: 'self' }]] }] }] } } },
    'it w w v v v v',
    { 'it.choose': [[2]] },
    { times: { 'it.choose': 1 } },
    2,
  ),
  m(
    'hunted',
    'Every vote a hanging of two',
    { day: { vote: 'plurality', tie: 'all' }, roles: { it: {} } },
    'it w w v v v v v',
    { 'day.vote': [[2, 3]] },
    { dead: [2, 3], won: ['village'] },
  ),
  ...otherGames,
];
