import { m, type Mechanic, type Part } from './play.ts';

/** One night, then one vote: the card that was dealt acts, the card that is held counts. */
const night = (part: Part): Part => ({
  oneNight: true,
  dealtAct: true,
  middle: 2,
  ...part,
  sides: { wolves: { calls: [] }, ...part.sides },
  wins: [
    { by: 'when', side: 'village', at: 'dusk', when: { some: { side: 'wolves', state: 'dead' } } },
    { by: 'when', side: 'wolves', at: 'dusk', when: { none: { side: 'wolves', state: 'dead' } } },
  ],
});
const laid = { 'deal.middle': ['h', 'w'] } as const;
const own = { do: 'learn', what: 'role', about: 'self' } as const;
const withChosen = { do: 'swap', who: 'self', with: 'chosen' } as const;

/** Cards that move. */
export const cards: readonly Mechanic[] = [
  m(
    173,
    'Takes the card of another and looks at it',
    night({ roles: { it: { calls: [{ choose: { may: true }, do: [withChosen, own] }] } } }),
    'it w v v',
    { ...laid, 'it.choose': [[2]], 'day.vote': [[1]] },
    { roles: { 1: 'w', 2: 'it' }, learned: ['1 P1: w'], won: ['village'] },
  ),
  m(
    174,
    'Exchanges two cards unseen',
    night({ roles: { it: { calls: [{ choose: { n: 2 }, do: [{ do: 'swap' }] }] } } }),
    'it w v v',
    { ...laid, 'it.choose': [[2, 3]], 'day.vote': [[2]] },
    { roles: { 2: 'v', 3: 'w' }, won: ['wolves'] },
  ),
  m(
    175,
    'Exchanges with the middle unseen',
    night({ roles: { it: { calls: [{ card: {}, do: [{ do: 'swap', card: true }] }] } } }),
    'it w v v',
    { ...laid, 'it.card': ['2'] },
    { roles: { 1: 'w' } },
  ),
  m(
    176,
    'Looks at the own card last',
    night({ roles: { mix: { calls: [{ order: 5, choose: { n: 2 }, do: [{ do: 'swap' }] }] }, it: { calls: [{ order: 90, do: [own] }] } } }),
    'it w v mix',
    { ...laid, 'mix.choose': [[1, 2]] },
    { learned: ['1 P1: w'] },
  ),
  m(
    177,
    'Looks at a player or at two cards of the middle',
    night({
      roles: {
        it: {
          calls: [
            {
              options: [
                { id: 'one', name: { en: 'A player' }, choose: {}, do: [{ do: 'learn', what: 'role' }] },
                { id: 'two', name: { en: 'The middle' }, card: { n: 2 }, do: [{ do: 'learn', what: 'card' }] },
              ],
            },
          ],
        },
      },
    }),
    'it w v v',
    { ...laid, 'it.option': ['two'], 'it.two.card': ['1', '2'] },
    { learned: ['1 In the middle: h and w'] },
  ),
  m(
    178,
    'Know one another, or know to be alone',
    night({ roles: { it: { calls: [{ together: true, do: [{ do: 'tell', show: 'names', of: { role: 'it' }, to: { role: 'it' } }] }] } } }),
    'it w v it',
    { ...laid },
    { learned: ['1+4 P1 and P4'] },
  ),
  m(
    179,
    'A lone wolf looks at the middle',
    night({
      roles: {
        it: {
          side: 'wolves',
          calls: [
            {
              options: [
                {
                  id: 'look',
                  name: { en: 'Look' },
                  while: { atMost: [1, { side: 'wolves' }] },
                  card: {},
                  do: [{ do: 'learn', what: 'card' }],
                },
                { id: 'rest', name: { en: 'Sleep' } },
              ],
            },
          ],
        },
      },
    }),
    'it v v v',
    { ...laid, 'it.option': ['look'], 'it.look.card': ['1'] },
    { learned: ['1 In the middle: h'] },
  ),
  m(
    180,
    'Copies a card and acts at once',
    night({
      roles: {
        mix: { calls: [{ order: 40, choose: { n: 2 }, do: [{ do: 'swap' }] }] },
        it: {
          calls: [
            {
              order: 1,
              choose: {},
              do: [
                { do: 'learn', what: 'role' },
                { do: 'turn', who: 'self', into: { roleOf: 'chosen' }, told: 'never' },
                { do: 'act', as: { roleOf: 'chosen' } },
              ],
            },
          ],
        },
      },
    }),
    'it w mix v',
    { ...laid, 'it.choose': [[3]], 'it.mix.choose': [[2, 4]], 'mix.choose': [[1, 2]] },
    { learned: ['1 P3: mix'], roles: { 4: 'w', 1: 'v', 2: 'mix' } },
  ),
  m(
    181,
    'Gives a wolf’s card to somebody',
    night({ roles: { it: { side: 'wolves', calls: [{ choose: {}, card: {}, do: [{ do: 'swap', who: 'chosen', card: true }] }] } } }),
    'it v v v',
    { ...laid, 'it.choose': [[3]], 'it.card': ['2'] },
    { roles: { 3: 'w' } },
  ),
  m(
    182,
    'All other cards move by one seat',
    night({ roles: { it: { calls: [{ do: [{ do: 'swap', who: 'others' }] }] } } }),
    'v it w h',
    { ...laid },
    { roles: { 1: 'h', 2: 'it', 3: 'v', 4: 'w' } },
  ),
  m(
    183,
    'Turns a card up unless it is a wolf',
    night({
      roles: {
        it: {
          calls: [
            {
              choose: {},
              do: [{ do: 'if', when: { none: { from: 'chosen', side: 'wolves' } }, then: [{ do: 'tell', show: 'role', of: 'chosen' }] }],
            },
          ],
        },
      },
    }),
    'it w h v',
    { ...laid, 'it.choose': [[3]] },
    { heard: [/P3: h/] },
  ),
  m(
    184,
    'Learns who was at the own card',
    night({
      roles: {
        take: { calls: [{ order: 5, choose: {}, do: [withChosen] }] },
        it: { calls: [{ order: 90, do: [{ do: 'learn', what: 'visitors', about: 'self' }] }] },
      },
    }),
    'it w v take',
    { ...laid, 'take.choose': [[1]] },
    { learned: ['1 P4 came to P1'] },
  ),
];
