import { meetings } from './meetings.ts';
import { m, type Mechanic } from './play.ts';
import { switches } from './switches.ts';

const poisoner = { calls: [{ order: 20, choose: { may: true }, do: [{ do: 'kill', cause: 'poison' }] }] } as const;
const p = { calls: [...poisoner.calls] };
const looks = { calls: [{ order: 50, choose: {}, do: [{ do: 'learn', what: 'side' }] }] } as const;
const seer = { calls: [...looks.calls] };
const alpha = (dawn: boolean) =>
  ({
    side: 'wolves',
    calls: [
      {
        order: 31,
        uses: 1,
        choose: { may: true, who: { doomed: true } },
        do: [{ do: 'guard' }, { do: 'turn', into: 'w', ...(dawn && { when: 'dawn' as const }) }],
      },
    ],
  }) as const;
const blocker = { calls: [{ order: 5, choose: {}, do: [{ do: 'block' }] }] } as const;
const b = { calls: [...blocker.calls] };

/** Where things meet: what happens, and the field that makes it otherwise where groups differ. */
export const interactions: readonly Mechanic[] = [
  m(
    'I1',
    'A change due at dawn is not seen by a look of the night',
    { roles: { seer, a: { ...alpha(true), calls: [...alpha(true).calls] } } },
    'a v seer v v v',
    { 'wolves.choose': [[2]], 'a.choose': [[2]], 'seer.choose': [[2]] },
    { learned: ['3 P2: village'], roles: { 2: 'w' } },
  ),
  m(
    'I1 otherwise',
    'A change at once is seen',
    { roles: { seer, a: { ...alpha(false), calls: [...alpha(false).calls] } } },
    'a v seer v v v',
    { 'wolves.choose': [[2]], 'a.choose': [[2]], 'seer.choose': [[2]] },
    { learned: ['3 P2: wolves'] },
  ),
  m(
    'I2',
    'Two protectors save',
    { roles: { it: { calls: [{ choose: {}, do: [{ do: 'guard' }] }] } } },
    'it h w v v v',
    { 'it.choose': [[4]], 'h.choose': [[4]], 'wolves.choose': [[4]] },
    { dead: [] },
  ),
  m(
    'I2 otherwise',
    'Two protectors kill',
    { overdose: true, roles: { it: { calls: [{ choose: {}, do: [{ do: 'guard' }] }] } } },
    'it h w v v v',
    { 'it.choose': [[4]], 'h.choose': [[4]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    'I3',
    'Who is doomed may save oneself',
    { roles: { it: { calls: [{ order: 40, choose: { may: true, self: true, who: { doomed: true } }, do: [{ do: 'guard' }] }] } } },
    'it w v v v',
    { 'wolves.choose': [[1]], 'it.choose': [[1]] },
    { dead: [] },
  ),
  m(
    'I3 otherwise',
    'Not oneself',
    { roles: { it: { calls: [{ order: 40, choose: { may: true, who: { doomed: true } }, do: [{ do: 'guard' }] }] } } },
    'it w v v v',
    { 'wolves.choose': [[1]] },
    { dead: [1], barred: { 'it.choose': [1, 2, 3, 4, 5] } },
  ),
  m(
    'I4',
    'Protection names causes',
    { roles: { p, it: { calls: [{ order: 5, choose: {}, do: [{ do: 'guard', from: 'bite' }] }] } } },
    'it p w v v v',
    { 'it.choose': [[4]], 'p.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    'I5',
    'A last shot only after some causes, and before the wins are tested',
    { roles: { p, it: { triggers: [{ on: 'death', cause: ['bite', 'vote'], choose: {}, do: [{ do: 'kill' }] }] } } },
    'it p w v v v',
    { 'p.choose': [[1]] },
    { dead: [1], times: { 'it.death.choose': 0 } },
  ),
  m(
    'I6',
    'A broken heart passes every shield',
    {
      marks: { love: { link: {} } },
      roles: { it: { calls: [{ order: 5, nights: 'first', choose: { n: 2 }, do: [{ do: 'link', mark: 'love' }] }] } },
    },
    'it h w v v v',
    { 'it.choose': [[4, 5]], 'h.choose': [[5]], 'wolves.choose': [[4]] },
    { dead: [4, 5] },
  ),
  m(
    'I7',
    'The abilities of a side end, passive ones too',
    {
      marks: { idle: { drunk: true } },
      roles: {
        it: { triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'mark', mark: 'idle', who: { side: 'village' } }] }] },
        prince: { shields: [{ from: 'vote', uses: 1 }] },
      },
    },
    'it prince w v v v',
    { 'day.vote': [[1], [2]] },
    { dead: [1, 2] },
    2,
  ),
  m(
    'I8',
    'Protected, the cursed does not turn, and no death is avenged',
    {
      roles: {
        it: {
          shields: [{ from: 'bite', instead: [{ do: 'turn', who: 'self', into: 'w' }] }],
          triggers: [{ on: 'death', do: [{ do: 'kill', who: 'killer', when: 'now' }] }],
        },
      },
    },
    'it h w w v v v v',
    { 'wolves.choose': [[1], [1]], 'h.choose': [[1], [5]] },
    { dead: [], roles: { 1: 'w' } },
    2,
  ),
  m(
    'I9',
    'Turned, wakes with the new side and keeps the old calls where the file says so',
    {
      roles: {
        it: {
          ...alpha(true),
          calls: [
            {
              order: 31,
              uses: 1,
              choose: { may: true, who: { doomed: true } },
              do: [{ do: 'guard' }, { do: 'turn', into: 'w', when: 'dawn', keep: true }],
            },
          ],
        },
      },
    },
    'it h v v v v',
    { 'wolves.choose': [[2]], 'it.choose': [[2]], 'h.choose': [[3], [4]] },
    { times: { 'h.choose': 2 }, learned: ['2 P2: from now on w'] },
    2,
  ),
  m(
    'I10',
    'Redirected once, then exchanged once',
    {
      roles: {
        it: {
          calls: [
            { order: 1, choose: { n: 2 }, do: [{ do: 'steer', how: 'redirect' }] },
            { order: 2, choose: { n: 2 }, do: [{ do: 'steer', how: 'swap' }] },
          ],
        },
      },
    },
    'it h w v v v',
    { 'it.choose': [[2, 4]], 'it2.choose': [[4, 5]], 'h.choose': [[6]], 'wolves.choose': [[4]] },
    { dead: [] },
  ),
  m(
    'I11',
    'Of two who block each other the first called wins',
    { roles: { b, it: { calls: [{ order: 6, choose: {}, do: [{ do: 'block' }] }] } } },
    'it b w v v',
    { 'b.choose': [[1]] },
    { times: { 'it.choose': 0 } },
  ),
  m(
    'I12',
    'Chains run in seat order, nobody dies twice, heirs come before the end',
    {
      roles: {
        it: { triggers: [{ on: 'death', do: [{ do: 'kill', who: 'neighbours', when: 'now' }] }] },
        heir: {
          side: 'wolves',
          triggers: [{ on: 'death', who: { role: 'w', state: 'any' }, do: [{ do: 'turn', who: 'self', into: 'w' }] }],
        },
      },
      wins: [{ by: 'gone', side: 'village', who: { role: 'w' } }],
    },
    'it it w v heir v v',
    { 'wolves.choose': [[1]] },
    { dead: [1, 2, 3, 6, 7], roles: { 5: 'w' }, goesOn: true },
  ),
  m(
    'I13',
    'Somebody breaks ties',
    { roles: { it: { vote: { tie: true } } } },
    'it w v v v v',
    { 'day.vote': [[3, 4]], 'day.vote.tie': [[4]] },
    { dead: [4] },
  ),
  m(
    'I13 otherwise',
    'All who are level go',
    { day: { vote: 'plurality', tie: 'all' } },
    'w w v v v v v v',
    { 'day.vote': [[3, 4]] },
    { dead: [3, 4] },
  ),
  m(
    'I14',
    'A group acts though one of it is blocked',
    { roles: { b } },
    'b w w v v v v',
    { 'b.choose': [[2]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    'I14 otherwise',
    'A group of which everybody is blocked does not act',
    { roles: { b } },
    'b w v v v v',
    { 'b.choose': [[2]] },
    { dead: [], times: { 'wolves.choose': 0 } },
  ),
  m(
    'I14 anyway',
    'A group acts even if everybody in it is blocked',
    {
      roles: { b },
      sides: { wolves: { calls: [{ order: 30, anyway: true, choose: { may: true }, do: [{ do: 'kill' }] }] } },
    },
    'b w v v v v',
    { 'b.choose': [[2]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    'I15',
    'Who is doomed at dawn still acts',
    { roles: { seer } },
    'seer w v v v',
    { 'wolves.choose': [[1]], 'seer.choose': [[2]] },
    { dead: [1], times: { 'seer.choose': 1 } },
  ),
  m(
    'I15 otherwise',
    'Who is killed at once does not',
    { sides: { wolves: { calls: [{ order: 30, choose: { may: true }, do: [{ do: 'kill', when: 'now' }] }] } }, roles: { seer } },
    'seer w v v v',
    { 'wolves.choose': [[1]] },
    { dead: [1], times: { 'seer.choose': 0 } },
  ),
  m(
    'I16',
    'The dead are called all the same',
    { callDead: true, roles: { seer } },
    'seer w v v v v',
    { 'wolves.choose': [[1]] },
    { times: { 'seer.decoy': 1 } },
    2,
  ),
  m(
    'I16 otherwise',
    'The dead are not called where their cards lie open',
    { roles: { seer } },
    'seer w v v v v',
    { 'wolves.choose': [[1]] },
    { times: { 'seer.decoy': 0 } },
    2,
  ),
  ...meetings,
  ...switches,
];
