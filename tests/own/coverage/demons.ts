import { byHand, m, type Mechanic } from './play.ts';

const wolf = { side: 'wolves' } as const;

/** Enemies with stranger ways. */
export const demons: readonly Mechanic[] = [
  m(
    129,
    'Sends somebody elsewhere',
    { roles: { it: { ...wolf, calls: [{ order: 5, choose: { n: 2 }, do: [{ do: 'steer', how: 'redirect' }] }] } } },
    'it h v v v v',
    { 'it.choose': [[2, 4]], 'h.choose': [[5]], 'wolves.choose': [[4]] },
    { dead: [] },
  ),
  m(
    130,
    'Exchanges two as targets',
    { roles: { it: { calls: [{ order: 5, choose: { n: 2, self: true }, do: [{ do: 'steer', how: 'swap' }] }] } } },
    'it w h v v v',
    { 'it.choose': [[4, 5]], 'wolves.choose': [[5]], 'h.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    131,
    'Sees everybody’s role',
    { roles: { it: { ...wolf, unclear: true, calls: [{ do: [{ do: 'learn', what: 'role', about: 'others' }] }] } } },
    'it h v v v',
    {},
    { learned: [/P2: h/] },
  ),
  m(
    132,
    'A bite that kills two nights on',
    {
      marks: { bitten: {} },
      roles: {
        it: {
          ...wolf,
          calls: [
            {
              choose: {},
              do: [
                { do: 'mark', mark: 'bitten' },
                { do: 'kill', days: 2, cause: 'bite' },
              ],
            },
          ],
        },
      },
    },
    'it v v v v v v v',
    { 'it.choose': [[3]] },
    { dead: [3] },
    3,
  ),
  m(
    133,
    'Spared from the gallows',
    {
      marks: { spared: { shields: [{ from: 'vote' }] } },
      roles: { it: { ...wolf, calls: [{ choose: { self: true, fresh: 'night' }, do: [{ do: 'mark', mark: 'spared', until: 'dusk' }] }] } },
    },
    'it v v v v',
    { 'it.choose': [[1]], 'day.vote': [[1]] },
    { dead: [] },
  ),
  m(
    134,
    'All votes but one are void',
    {
      marks: { afraid: { vote: { none: true } } },
      roles: {
        it: {
          ...wolf,
          calls: [
            {
              at: 'day',
              uses: 1,
              choose: {},
              do: [{ do: 'mark', mark: 'afraid', who: { from: 'everybody', except: 'chosen' }, until: 'dusk' }],
            },
          ],
        },
      },
    },
    'it v v v v v',
    { 'day.powers': [[1]], 'it.choose': [[2]], 'day.vote': [[3]] },
    { dead: [3] },
  ),
  byHand(135, 'Changes what is dealt', 'Before the deal exchange two cards of the village for two others.'),
  byHand(136, 'Cursed to say a word', 'This player is to say the word today, else strike by hand.'),
  m(
    137,
    'Two know each other across the sides, and the village cannot win while both live',
    {
      marks: { twin: {} },
      roles: {
        it: {
          ...wolf,
          calls: [
            {
              nights: 'first',
              choose: { who: { side: 'village' } },
              do: [
                { do: 'mark', mark: 'twin' },
                { do: 'mark', mark: 'twin', who: 'self' },
                { do: 'tell', show: 'names', of: { mark: 'twin' }, to: { mark: 'twin' } },
              ],
            },
          ],
        },
      },
      wins: [
        { by: 'when', side: 'village', when: { none: { role: 'w' }, not: { atLeast: [2, { mark: 'twin' }] } } },
        { by: 'parity', side: 'wolves' },
      ],
    },
    'it w v v v v v',
    { 'it.choose': [[3]], 'day.vote': [[2], [3]] },
    { learned: ['1+3 P1 and P3'], won: ['village'] },
    2,
  ),
  m(
    138,
    'Heir of the demon while five live',
    {
      roles: {
        it: {
          ...wolf,
          triggers: [
            { on: 'death', who: { role: 'd', state: 'any' }, while: { atLeast: [5, {}] }, do: [{ do: 'turn', who: 'self', into: 'd' }] },
          ],
        },
        d: wolf,
      },
    },
    'it d v v v v v',
    { 'day.vote': [[2]] },
    { roles: { 1: 'd' } },
  ),
  m(
    139,
    'A kill that no shield stops',
    { roles: { it: { ...wolf, calls: [{ uses: 1, choose: {}, do: [{ do: 'kill', pierces: true }] }] } } },
    'it h v v v v',
    { 'h.choose': [[3]], 'it.choose': [[3]] },
    { dead: [3] },
  ),
  m(
    140,
    'A demon that passes itself on',
    {
      roles: {
        it: {
          ...wolf,
          calls: [
            {
              nights: 'other',
              choose: { self: true },
              do: [
                { do: 'kill', when: 'now' },
                {
                  do: 'if',
                  when: { some: { from: 'chosen', state: 'any', role: 'it' } },
                  then: [{ do: 'turn', who: { side: 'wolves', take: 1 }, into: 'it' }],
                },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[1]] },
    { dead: [1], roles: { 2: 'it' } },
    2,
  ),
  m(
    141,
    'Kills that are saved up',
    {
      sides: {
        wolves: { calls: [{ choose: { may: true }, do: [{ do: 'kill' }], pass: [{ do: 'next', what: 'kill', side: 'wolves', by: 1 }] }] },
      },
      roles: { it: wolf },
    },
    'it v v v v v v',
    { 'wolves.choose': [[], [3, 4]] },
    { dead: [3, 4] },
    2,
  ),
  byHand(142, 'Dies for show and lives on', 'This player is announced dead, but lives until the second death.'),
  m(
    143,
    'Neighbours are always drunk',
    {
      marks: { tainted: { drunk: true } },
      roles: { it: { ...wolf, triggers: [{ on: 'nightfall', do: [{ do: 'mark', mark: 'tainted', who: 'neighbours', until: 'dusk' }] }] } },
    },
    'it h v v v v',
    { 'h.choose': [[4]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    144,
    'Brings one back or kills two',
    {
      roles: {
        it: {
          ...wolf,
          calls: [
            {
              options: [
                {
                  id: 'back',
                  name: { en: 'Back' },
                  while: { some: { state: 'dead' } },
                  choose: { who: { state: 'dead' } },
                  do: [{ do: 'revive' }],
                },
                { id: 'two', name: { en: 'Two' }, choose: { n: 2 }, do: [{ do: 'kill' }] },
              ],
            },
          ],
        },
      },
    },
    'it v v v v v v v v',
    { 'it.option': ['two', 'back'], 'it.two.choose': [[2, 3]], 'it.back.choose': [[2]] },
    { dead: [3] },
    2,
  ),
  m(
    145,
    'One more day after the demon is voted out',
    {
      marks: { plot: {} },
      roles: {
        d: wolf,
        it: {
          ...wolf,
          uncounted: true,
          triggers: [
            {
              on: 'death',
              who: { role: 'd', state: 'any' },
              cause: 'vote',
              do: [{ do: 'mark', mark: 'plot', who: 'self', until: { days: 1 } }],
            },
            { on: 'convicted', who: { side: 'village' }, while: { some: { from: 'self', mark: 'plot' } }, do: [{ do: 'end' }] },
          ],
        },
      },
      wins: [{ by: 'when', side: 'village', when: { none: { role: 'd' }, not: { some: { mark: 'plot' } } } }],
    },
    'it d v v v v v',
    { 'day.vote': [[2], [3]] },
    { won: ['wolves'] },
    2,
  ),
];
