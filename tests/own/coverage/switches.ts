import { m, type Mechanic } from './play.ts';

const poisoner = { calls: [{ order: 20, choose: { may: true }, do: [{ do: 'kill', cause: 'poison' }] }] } as const;
const p = { calls: [...poisoner.calls] };
const blocker = { calls: [{ order: 5, choose: {}, do: [{ do: 'block' }] }] } as const;
const b = { calls: [...blocker.calls] };

/** Where groups differ: what a file says to have it the other way. */
export const switches: readonly Mechanic[] = [
  m(
    'I4 otherwise',
    'Protection from everything',
    { roles: { p, it: { calls: [{ order: 5, choose: {}, do: [{ do: 'guard' }] }] } } },
    'it p w v v v',
    { 'it.choose': [[4]], 'p.choose': [[4]] },
    { dead: [] },
  ),
  m(
    'I5 otherwise',
    'A last shot after every death, and the win waits for it',
    { roles: { p, it: { triggers: [{ on: 'death', choose: {}, do: [{ do: 'kill' }] }] } } },
    'it p w v',
    { 'p.choose': [[1]], 'wolves.choose': [[4]], 'it.death.choose': [[3]] },
    { dead: [1, 3, 4], won: ['village'] },
  ),
  m(
    'I6 otherwise',
    'Protection that names it helps against a broken heart',
    {
      marks: { love: { link: {} } },
      roles: {
        it: { calls: [{ order: 5, nights: 'first', choose: { n: 2 }, do: [{ do: 'link', mark: 'love' }] }] },
        nurse: { calls: [{ order: 6, choose: {}, do: [{ do: 'guard', from: ['bite', 'heart'] }] }] },
      },
    },
    'it nurse w v v v',
    { 'it.choose': [[4, 5]], 'nurse.choose': [[5]], 'wolves.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    'I7 otherwise',
    'Killed by others, the abilities stay',
    {
      marks: { idle: { drunk: true } },
      roles: {
        it: { triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'mark', mark: 'idle', who: { side: 'village' } }] }] },
        prince: { shields: [{ from: 'vote', uses: 1 }] },
      },
    },
    'it prince w v v v v',
    { 'wolves.choose': [[1]], 'day.vote': [[2]] },
    { dead: [1] },
  ),
  m(
    'I8 otherwise',
    'Attacked, the cursed turns even under protection',
    { roles: { it: { shields: [{ from: 'bite' }], triggers: [{ on: 'attacked', do: [{ do: 'turn', who: 'self', into: 'w' }] }] } } },
    'it h w v v v',
    { 'wolves.choose': [[1]], 'h.choose': [[1]] },
    { dead: [], roles: { 1: 'w' } },
  ),
  m(
    'I9 otherwise',
    'Turned, the old calls are lost, and nobody is told',
    { roles: { it: { calls: [{ order: 1, uses: 1, choose: {}, do: [{ do: 'turn', into: 'w', told: 'never' }] }] } } },
    'it h w v v v v v',
    { 'it.choose': [[2]] },
    { times: { 'h.choose': 0, 'night.news': 0 }, roles: { 2: 'w' } },
    2,
  ),
  m(
    'I11 otherwise',
    'Two who block each other both hold',
    { roles: { b, it: { calls: [{ order: 6, anyway: true, choose: {}, do: [{ do: 'block' }] }] } } },
    'it b w v v',
    { 'b.choose': [[1]], 'it.choose': [[2]] },
    { marked: ['bBlock', 'itBlock'] },
  ),
  m(
    'I17 otherwise',
    'False news by lot instead of the host’s pick',
    { roles: { it: { calls: [{ choose: {}, do: [{ do: 'learn', what: 'side', from: 'lot' }] }] } } },
    'it w v v v',
    { 'it.choose': [[2]] },
    { times: { 'it.false': 0 }, learned: [/1 P2: (village|wolves)/] },
  ),
  m(
    'I19 repelled',
    'An attack that was repelled is spent',
    { roles: { it: { calls: [{ order: 20, uses: 1, choose: {}, do: [{ do: 'kill' }] }] } } },
    'it h w v v v',
    { 'h.choose': [[4]], 'it.choose': [[4]] },
    { dead: [], times: { 'it.choose': 1 } },
    2,
  ),
  m(
    'I21 otherwise',
    'Everybody counts, and nobody’s life keeps the game open',
    { sides: { alone: {} }, roles: { it: { side: 'wolves' }, sk: { side: 'alone' } } },
    'w it sk v',
    {},
    { won: ['wolves'] },
  ),
  m(
    'I22 otherwise',
    'Who wins by it ends the game',
    { sides: { alone: {} }, roles: { it: { side: 'alone', triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'end' }] }] } } },
    'it w v v v v',
    { 'day.vote': [[1]] },
    { dead: [1], won: ['alone'] },
  ),
  m(
    'I23 otherwise',
    'A later death is cured when its mark is taken off',
    {
      marks: { bitten: { triggers: [{ on: 'dawn', while: { from: 2 }, do: [{ do: 'kill', who: 'self' }] }] } },
      roles: {
        it: { calls: [{ order: 5, uses: 1, choose: {}, do: [{ do: 'mark', mark: 'bitten' }] }] },
        medic: { calls: [{ order: 6, nights: 'other', choose: {}, do: [{ do: 'unmark', mark: 'bitten' }] }] },
      },
    },
    'it medic w v v v',
    { 'it.choose': [[4]], 'medic.choose': [[4]] },
    { dead: [], bears: [[4, 'bitten', false]] },
    2,
  ),
  m(
    'I25 otherwise',
    'Somebody wins with whoever wins',
    {
      sides: { alone: {} },
      roles: { it: { side: 'alone' } },
      wins: [
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'along', side: 'alone', when: { some: { role: 'it' } } },
      ],
    },
    'it w v v v v',
    { 'day.vote': [[2]] },
    { won: ['village', 'alone'] },
  ),
  m(
    'I12 heirs',
    'Who dies with the one waited for inherits nothing',
    { roles: { it: { triggers: [{ on: 'death', who: { role: 'h', state: 'any' }, do: [{ do: 'kill', who: 'killer' }] }] }, p } },
    'it h p w v v v v',
    { 'h.choose': [[5]], 'wolves.choose': [[2]], 'p.choose': [[1]] },
    { dead: [1, 2] },
  ),
  m(
    'I12 otherwise',
    'Who dies with the one waited for still avenges',
    {
      roles: {
        it: { triggers: [{ on: 'death', bearer: 'any', who: { role: 'h', state: 'any' }, do: [{ do: 'kill', who: 'killer' }] }] },
        p,
      },
    },
    'it h p w v v v v',
    { 'h.choose': [[5]], 'wolves.choose': [[2]], 'p.choose': [[1]] },
    { dead: [1, 2, 4], won: ['village'] },
  ),
  m(
    'I26 otherwise',
    'Back from the dead with marks, and what was used up may be used anew',
    {
      marks: { oil: {} },
      roles: {
        it: { calls: [{ order: 5, uses: 1, choose: { self: true }, do: [{ do: 'mark', mark: 'oil' }] }] },
        r: {
          calls: [
            {
              order: 60,
              while: { some: { state: 'dead' } },
              choose: { who: { state: 'dead' } },
              do: [{ do: 'revive', marked: true, renewed: true }],
            },
          ],
        },
      },
    },
    'it r w v v v v v',
    { 'it.choose': [[1], [4]], 'wolves.choose': [[1]], 'r.choose': [[1]] },
    {
      dead: [],
      bears: [
        [1, 'oil'],
        [4, 'oil'],
      ],
      times: { 'it.choose': 2 },
    },
    3,
  ),
  m(
    'I27 unnamed',
    'A bar that leaves nobody does not bind',
    { roles: { shy: { unnamed: {} }, p: { calls: [{ order: 20, choose: { may: true, who: { role: 'shy' } }, do: [{ do: 'kill' }] }] } } },
    'p shy w v v v',
    { 'p.choose': [[2]] },
    { dead: [2] },
  ),
  m(
    'I27 otherwise',
    'A bar binds even if it leaves nobody: the call passes',
    {
      roles: {
        shy: { unnamed: {} },
        p: { calls: [{ order: 20, choose: { may: true, strict: true, who: { role: 'shy' } }, do: [{ do: 'kill' }] }] },
      },
    },
    'p shy w v v v',
    {},
    { dead: [], barred: { 'p.choose': [1, 2, 3, 4, 5, 6] } },
  ),
  m(
    'I28 blocked',
    'Who could not act goes nowhere: the kill is carried by the next of the side',
    { roles: { b, it: { calls: [{ order: 90, remote: true, choose: {}, do: [{ do: 'learn', what: 'visitors' }] }] } } },
    'it b w w v v v v v',
    { 'b.choose': [[3]], 'wolves.choose': [[5]], 'it.choose': [[5]] },
    { dead: [5], learned: ['1 P4 came to P5'] },
  ),
  m(
    'I28 otherwise',
    'The side names who goes',
    {
      sides: { wolves: { calls: [{ order: 30, hand: 'named', choose: { may: true }, do: [{ do: 'kill' }] }] } },
      roles: { it: { triggers: [{ on: 'death', do: [{ do: 'kill', who: 'killer' }] }] } },
    },
    'it w w v v v v v v',
    { 'wolves.hand': [[3]], 'wolves.choose': [[1]] },
    { dead: [1, 3] },
  ),
  m(
    'I28 by lot',
    'Who goes for a side is drawn',
    {
      sides: { wolves: { calls: [{ order: 30, hand: 'lot', choose: { may: true }, do: [{ do: 'kill' }] }] } },
      roles: { it: { calls: [{ order: 90, remote: true, choose: {}, do: [{ do: 'learn', what: 'visitors' }] }] } },
    },
    'it w w v v v v v v',
    { 'wolves.choose': [[4]], 'it.choose': [[4]] },
    { dead: [4], times: { 'wolves.hand': 0 }, learned: [/1 P[23] came to P4/] },
  ),
  m(
    'I29 otherwise',
    'A kill that was not used is kept for the next time',
    {
      sides: {
        wolves: {
          calls: [{ order: 30, choose: { may: true }, do: [{ do: 'kill' }], pass: [{ do: 'next', what: 'kill', side: 'wolves', by: 1 }] }],
        },
      },
    },
    'w v v v v v v v v',
    { 'wolves.choose': [[], [2, 3], [4]] },
    { dead: [2, 3, 4] },
    3,
  ),
];
