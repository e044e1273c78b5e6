import { m, type Mechanic } from './play.ts';

const dawn = { until: 'dawn' } as const;

/** Who keeps others, or oneself, alive. */
export const keeping: readonly Mechanic[] = [
  m(
    35,
    'Heals each night',
    { roles: { it: { calls: [{ choose: { self: true }, do: [{ do: 'guard' }] }] } } },
    'it w v v v',
    { 'it.choose': [[1]], 'wolves.choose': [[1]] },
    { dead: [] },
  ),
  m(
    36,
    'Guards, never the same twice running',
    { roles: { it: { calls: [{ nights: 'other', choose: { fresh: 'night' }, do: [{ do: 'guard', from: 'bite' }] }] } } },
    'it w v v v v',
    { 'it.choose': [[3], [4]], 'wolves.choose': [[], [3], [4]] },
    { dead: [] },
    3,
  ),
  m(
    37,
    'Dies in the place of another',
    { roles: { it: { calls: [{ choose: {}, do: [{ do: 'guard', instead: 'dies' }] }] } } },
    'it w v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]] },
    { dead: [1] },
  ),
  m(
    38,
    'Saves once and kills once',
    {
      roles: {
        it: {
          calls: [
            { order: 40, uses: 1, choose: { may: true, self: true, who: { doomed: true } }, do: [{ do: 'guard' }] },
            { order: 41, uses: 1, choose: { may: true }, do: [{ do: 'kill', cause: 'poison' }] },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]], 'it2.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    39,
    'Blesses once, until the first attack',
    { roles: { it: { calls: [{ uses: 1, choose: { self: true }, do: [{ do: 'guard', until: 'used' }] }] } } },
    'it w v v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[], [3], [3]] },
    { dead: [3] },
    3,
  ),
  m(
    40,
    'Two are safe, one of them drunk',
    {
      roles: {
        it: {
          calls: [
            {
              nights: 'other',
              choose: { n: 2, fresh: 'night' },
              do: [{ do: 'guard' }, { do: 'block', drunk: true, who: { from: 'chosen', take: 1 } }],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[3, 4]], 'wolves.choose': [[], [3]] },
    { dead: [], marked: ['itGuard', 'itDrunk'] },
    2,
  ),
  m(
    41,
    'Keeps the demon from killing, who is told',
    {
      roles: {
        it: {
          calls: [
            {
              order: 5,
              nights: 'other',
              choose: { fresh: 'night' },
              do: [
                { do: 'if', when: { some: { from: 'chosen', side: 'wolves' } }, then: [{ do: 'block' }] },
                { do: 'tell', words: { en: 'Someone carries a banner.' }, to: 'chosen' },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[2]] },
    { times: { 'wolves.choose': 1 }, learned: [/^2 Someone/] },
    2,
  ),
  m(
    42,
    'Locks somebody in, safe and idle',
    { roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'guard' }, { do: 'block' }] }] } } },
    'it h w v v',
    { 'it.choose': [[2]], 'wolves.choose': [[2]] },
    { dead: [], times: { 'h.choose': 0 } },
  ),
  m(
    43,
    'Away from home, and in danger at the host',
    {
      marks: {
        host: {
          triggers: [{ on: 'death', cause: 'bite', do: [{ do: 'kill', who: 'source', cause: 'bite', when: 'now', pierces: true }] }],
        },
      },
      roles: {
        it: {
          calls: [
            {
              order: 5,
              choose: { may: true },
              do: [
                { do: 'guard', who: 'self', away: true },
                { do: 'mark', mark: 'host', ...dawn },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]] },
    { dead: [1, 3] },
  ),
  m(
    44,
    'Away from home, but not at an enemy’s',
    {
      roles: {
        it: {
          calls: [
            {
              order: 5,
              choose: {},
              do: [
                { do: 'guard', who: 'self', away: true },
                { do: 'if', when: { some: { from: 'chosen', side: 'wolves' } }, then: [{ do: 'kill', who: 'self', pierces: true }] },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[3], [2]], 'wolves.choose': [[1]] },
    { dead: [1] },
    2,
  ),
  m(
    45,
    'Keeps somebody from acting',
    { roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'block' }] }] } } },
    'it h w v v',
    { 'it.choose': [[2]] },
    { times: { 'h.choose': 0 } },
  ),
];
