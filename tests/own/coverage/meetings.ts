import { m, type Mechanic } from './play.ts';

const looks = { calls: [{ order: 50, choose: {}, do: [{ do: 'learn', what: 'side' }] }] } as const;
const seer = { calls: [...looks.calls] };
const blocker = { calls: [{ order: 5, choose: {}, do: [{ do: 'block' }] }] } as const;
const b = { calls: [...blocker.calls] };

/** Further cases where things meet. */
export const meetings: readonly Mechanic[] = [
  m(
    'I17',
    'Called as who one believes to be, judged as who one is',
    { roles: { seer, it: { believes: 'seer', triggers: [{ on: 'death', do: [{ do: 'kill', who: 'killer', when: 'now' }] }] } } },
    'it w w v v v v',
    { 'itAs.choose': [[2]], 'itAs.false': ['village'], 'wolves.choose': [[1]] },
    { learned: ['1 P2: village'], dead: [1] },
  ),
  m(
    'I18',
    'The card dealt acts, the card held counts',
    { dealtAct: true, roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'swap', who: 'self', with: 'chosen' }] }] }, seer } },
    'it seer w v v',
    { 'it.choose': [[2]], 'seer.choose': [[3]] },
    { roles: { 1: 'seer', 2: 'it' }, learned: ['2 P3: wolves'] },
  ),
  m(
    'I18 otherwise',
    'The card held acts',
    { roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'swap', who: 'self', with: 'chosen' }] }] }, seer } },
    'it seer w v v',
    { 'it.choose': [[2]], 'seer.choose': [[3]] },
    { learned: ['1 P3: wolves'] },
  ),
  m(
    'I19',
    'Blocked or passed, an ability is not spent',
    { roles: { b, it: { calls: [{ order: 50, uses: 1, choose: { may: true }, do: [{ do: 'kill', pierces: true }] }] } } },
    'it b w v v v v v',
    { 'b.choose': [[1], [4], [4], [5]], 'it.choose': [[], [4]] },
    { dead: [4], times: { 'it.choose': 2 } },
    4,
  ),
  m(
    'I20',
    'A mark that ends with whoever put it there',
    {
      marks: { crow: { diesWithSource: true, vote: { against: 3 } } },
      roles: { it: { calls: [{ choose: {}, do: [{ do: 'mark', mark: 'crow' }] }] } },
    },
    'it w v v v v',
    { 'it.choose': [[4]], 'wolves.choose': [[1]] },
    { dead: [1] },
  ),
  m(
    'I20 otherwise',
    'A mark that stays',
    { marks: { crow: { vote: { against: 3 } } }, roles: { it: { calls: [{ choose: {}, do: [{ do: 'mark', mark: 'crow' }] }] } } },
    'it w v v v v',
    { 'it.choose': [[4]], 'wolves.choose': [[1]] },
    { dead: [1, 4] },
  ),
  m(
    'I21',
    'Who does not count, and whose life keeps the game open',
    {
      sides: { alone: {} },
      roles: { it: { side: 'wolves', uncounted: true }, sk: { side: 'alone' } },
      wins: [{ by: 'parity', side: 'wolves', unless: { role: 'sk' } }],
    },
    'w it sk v',
    {},
    { goesOn: true },
  ),
  m(
    'I22',
    'Who wins along does not end the game',
    {
      sides: { alone: {} },
      roles: { it: { side: 'alone', triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'end', along: true }] }] } },
    },
    'it w v v v v',
    { 'day.vote': [[1]] },
    { dead: [1], goesOn: true },
  ),
  m(
    'I23',
    'A later death meets the shields of its own night',
    { roles: { it: { calls: [{ order: 5, uses: 1, choose: {}, do: [{ do: 'kill', days: 1, cause: 'doom' }] }] } } },
    'it h w v v v',
    { 'it.choose': [[4]], 'h.choose': [[5], [4]] },
    { dead: [] },
    2,
  ),
  m(
    'I24',
    'In death the card says what one is now',
    { roles: { it: { triggers: [{ on: 'nightfall', uses: 1, do: [{ do: 'turn', who: 'self', into: 'h', told: 'never' }] }] } } },
    'it w v v v v',
    { 'wolves.choose': [[1]], 'h.choose': [[3]] },
    { roles: { 1: 'h' }, dead: [1] },
  ),
  m(
    'I24 otherwise',
    'In death the card says what was dealt',
    {
      day: { vote: 'plurality', shows: 'dealt' },
      roles: { it: { triggers: [{ on: 'nightfall', uses: 1, do: [{ do: 'turn', who: 'self', into: 'h', told: 'never' }] }] } },
    },
    'it w v v v v',
    { 'wolves.choose': [[1]], 'h.choose': [[3]] },
    { hidden: [1], dead: [1] },
  ),
  m(
    'I25',
    'The first ending of the list that has come about is the one',
    {
      sides: { lovers: {} },
      marks: { love: { link: {} } },
      roles: { it: { calls: [{ order: 5, nights: 'first', choose: { n: 2 }, do: [{ do: 'link', mark: 'love' }] }] } },
      wins: [
        { by: 'when', side: 'lovers', when: { atLeast: [2, { mark: 'love' }], none: { unmarked: 'love' } } },
        { by: 'parity', side: 'wolves' },
      ],
    },
    'it w v v v',
    { 'it.choose': [[2, 3]], 'wolves.choose': [[1]], 'day.vote': [[4], [5]] },
    { won: ['lovers'] },
    2,
  ),
  m(
    'I26',
    'Back from the dead without marks, and what was spent stays spent',
    {
      marks: { oil: {} },
      roles: {
        it: { calls: [{ order: 5, uses: 1, choose: { self: true }, do: [{ do: 'mark', mark: 'oil' }] }] },
        r: { calls: [{ order: 60, while: { some: { state: 'dead' } }, choose: { who: { state: 'dead' } }, do: [{ do: 'revive' }] }] },
      },
    },
    'it r w v v v v v',
    { 'it.choose': [[1]], 'wolves.choose': [[1]], 'r.choose': [[1]] },
    { dead: [], bears: [[1, 'oil', false]], marked: [], times: { 'it.choose': 1 } },
    3,
  ),
  m(
    'I27',
    'Nobody to choose: the call passes, the night goes on',
    { roles: { it: { calls: [{ choose: { who: { role: 'h' } }, do: [{ do: 'kill' }] }] } } },
    'it w v v v',
    { 'wolves.choose': [[3]] },
    { dead: [3] },
  ),
  m(
    'I28',
    'A call that goes to nobody is no visit',
    {
      roles: {
        far: { calls: [{ order: 5, remote: true, choose: {}, do: [{ do: 'guard' }] }] },
        it: { calls: [{ order: 90, remote: true, choose: {}, do: [{ do: 'learn', what: 'visitors' }] }] },
      },
    },
    'it far h w v v',
    { 'far.choose': [[5]], 'h.choose': [[5]], 'it.choose': [[5]] },
    { learned: ['1 P3 came to P5'] },
  ),
  m(
    'I29',
    'More kills add up and lapse unused; a protected victim was one',
    { roles: { it: { side: 'wolves', triggers: [{ on: 'death', do: [{ do: 'next', what: 'kill', by: 1 }] }] } } },
    'it it w v v v v v v v v',
    { 'day.vote': [[1], [2]], 'wolves.choose': [[], [4, 5], [6, 7], [8]] },
    { dead: [1, 2, 4, 5, 6, 7, 8] },
    4,
  ),
  m(
    'I30',
    'Barred beats bound, and a ring of the bound abstains',
    { marks: { bound: { vote: { with: 'source' } } }, roles: { it: { calls: [{ choose: {}, do: [{ do: 'mark', mark: 'bound' }] }] } } },
    'it it w v v v',
    { 'it.choose': [[2], [1]], 'day.vote': [[4, 4, 4, 5, 5, 5]] },
    { dead: [5] },
  ),
];
