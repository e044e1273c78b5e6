import { m, type Mechanic } from './play.ts';

const dawn = { until: 'dawn' } as const;

/** Who keeps others alive by traps, blessings and bargains. */
export const guarding: readonly Mechanic[] = [
  m(
    46,
    'Makes somebody drunk',
    { roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'block', drunk: true }] }] } } },
    'it h w v v v',
    { 'it.choose': [[2]], 'h.choose': [[4]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    47,
    'Dies for the victim',
    {
      roles: {
        it: {
          calls: [
            {
              order: 40,
              uses: 1,
              choose: { may: true, who: { doomed: true } },
              do: [{ do: 'guard' }, { do: 'kill', who: 'self', pierces: true, cause: 'sacrifice' }],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]] },
    { dead: [1] },
  ),
  m(
    48,
    'Protects, and strikes one of the visitors',
    {
      marks: { watched: {} },
      roles: {
        it: {
          calls: [
            { order: 5, choose: {}, do: [{ do: 'guard' }, { do: 'mark', mark: 'watched', ...dawn }] },
            { order: 95, do: [{ do: 'kill', cause: 'sword', who: { visited: { mark: 'watched', mine: true }, except: 'self', take: 1 } }] },
          ],
        },
      },
    },
    'it h w v v v',
    { 'it.choose': [[4]], 'h.choose': [[4]] },
    { dead: [2] },
  ),
  m(
    49,
    'Three times on the alert: whoever comes dies',
    {
      marks: { alert: { triggers: [{ on: 'visited', do: [{ do: 'kill', who: 'killer', cause: 'sword', pierces: true }] }] } },
      roles: {
        it: {
          calls: [
            {
              order: 5,
              uses: 3,
              remote: true,
              choose: { may: true, self: true, who: { from: 'self' } },
              do: [{ do: 'guard' }, { do: 'mark', mark: 'alert', ...dawn }],
            },
          ],
        },
      },
    },
    'it w w v v v v',
    { 'it.choose': [[1]], 'wolves.choose': [[1]] },
    { dead: [2] },
  ),
  m(
    50,
    'Sets a trap at a door',
    {
      marks: {
        trap: {
          triggers: [
            {
              on: 'visited',
              do: [
                { do: 'block', who: 'killer' },
                { do: 'tell', words: { en: 'Snap.' }, to: 'source' },
              ],
            },
          ],
        },
      },
      roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'mark', mark: 'trap', ...dawn }] }] } },
    },
    'it h w v v v',
    { 'it.choose': [[4]], 'h.choose': [[4]], 'wolves.choose': [[4]] },
    { dead: [4], learned: [/^1 Snap/] },
  ),
  m(
    51,
    'Heals everybody once',
    { roles: { it: { calls: [{ choose: { self: true, fresh: 'game' }, do: [{ do: 'guard' }] }] } } },
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]] },
    { dead: [] },
  ),
  m(
    52,
    'Washes everything off',
    {
      marks: { oil: {} },
      roles: {
        p: { calls: [{ order: 5, choose: {}, do: [{ do: 'mark', mark: 'oil' }] }] },
        it: { calls: [{ order: 40, uses: 1, choose: {}, do: [{ do: 'unmark' }] }] },
      },
    },
    'it p w v v v',
    { 'p.choose': [[4]], 'it.choose': [[4]] },
    { bears: [[4, 'oil', false]], marked: ['oil'] },
  ),
  m(
    53,
    'Keeps good neighbours safe',
    {
      marks: { safe: { shields: [{}] } },
      roles: {
        it: {
          triggers: [
            {
              on: 'nightfall',
              while: { none: { from: 'neighbours', side: 'wolves' } },
              do: [{ do: 'mark', mark: 'safe', who: 'neighbours', ...dawn }],
            },
          ],
        },
      },
    },
    'it v w v v',
    { 'wolves.choose': [[2]] },
    { dead: [] },
  ),
  m(
    54,
    'Brings one back',
    {
      roles: {
        it: {
          calls: [{ uses: 1, while: { some: { state: 'dead' } }, choose: { may: true, who: { state: 'dead' } }, do: [{ do: 'revive' }] }],
        },
      },
    },
    'it w v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]] },
    { dead: [] },
    2,
  ),
  m(
    55,
    'Brings one back for a day',
    {
      roles: {
        it: {
          calls: [
            {
              uses: 1,
              while: { some: { state: 'dead' } },
              choose: { may: true, who: { state: 'dead' } },
              do: [{ do: 'revive' }, { do: 'kill', when: 'dusk', cause: 'grave', pierces: true }],
            },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'wolves.choose': [[3]], 'it.choose': [[3]] },
    { dead: [3], heard: [/P3 dies/] },
    2,
  ),
];
