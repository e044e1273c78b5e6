import { m, type Mechanic, type Part } from './play.ts';

const alone = { side: 'alone' } as const;
/** Rules with somebody who plays for no other side. */
const one = (part: Part): Part => ({ ...part, sides: { alone: {}, ...part.sides } });

/** Further sides, and who wins with or against somebody. */
export const apart: readonly Mechanic[] = [
  m(
    155,
    'Converts one a night',
    {
      sides: { cult: { acquainted: true } },
      roles: {
        it: {
          side: 'cult',
          calls: [
            { choose: {}, do: [{ do: 'if', when: { none: { from: 'chosen', side: 'wolves' } }, then: [{ do: 'turn', into: 'c' }] }] },
          ],
        },
        c: { side: 'cult' },
      },
      wins: [
        { by: 'alone', side: 'cult' },
        { by: 'parity', side: 'wolves', unless: { side: 'cult' } },
      ],
    },
    'it w v v v v',
    { 'it.choose': [[3], [2]] },
    { roles: { 2: 'w', 3: 'c' } },
    2,
  ),
  m(
    156,
    'Hunts the cult; reached by it, the newest of it dies',
    {
      sides: { cult: {} },
      marks: { newest: {} },
      roles: {
        lead: {
          side: 'cult',
          calls: [
            {
              order: 40,
              choose: {},
              do: [
                {
                  do: 'if',
                  when: { some: { from: 'chosen', role: 'it' } },
                  then: [{ do: 'kill', who: { mark: 'newest' } }],
                  else: [
                    { do: 'turn', into: 'c' },
                    { do: 'unmark', mark: 'newest', who: 'everybody' },
                    { do: 'mark', mark: 'newest' },
                  ],
                },
              ],
            },
          ],
        },
        c: { side: 'cult' },
        it: {
          calls: [{ order: 45, choose: {}, do: [{ do: 'if', when: { some: { from: 'chosen', side: 'cult' } }, then: [{ do: 'kill' }] }] }],
        },
      },
      wins: [{ by: 'alone', side: 'cult' }],
    },
    'it lead v v v w',
    { 'lead.choose': [[3], [1]], 'it.choose': [[4], [5]] },
    { dead: [3] },
    2,
  ),
  m(
    157,
    'Bites that kill in the evening',
    {
      sides: {
        blood: {
          acquainted: true,
          calls: [{ nights: 'other', cause: 'blood', choose: { may: true }, do: [{ do: 'kill', when: 'dusk' }] }],
        },
      },
      roles: { it: { side: 'blood' } },
      wins: [{ by: 'alone', side: 'blood' }],
    },
    'it w v v v v',
    { 'blood.choose': [[3]] },
    { dead: [3], heard: [/P3 dies/] },
    2,
  ),
  m(
    158,
    'Converts every second night',
    {
      sides: { blood: {} },
      roles: { it: { side: 'blood', calls: [{ nights: 'even', choose: {}, do: [{ do: 'turn', into: 'c' }] }] }, c: { side: 'blood' } },
      wins: [{ by: 'alone', side: 'blood' }],
    },
    'it w v v v v',
    { 'it.choose': [[3]] },
    { roles: { 3: 'c' } },
    2,
  ),
  m(
    159,
    'Hunts vampires, and strikes the one who bites',
    {
      sides: { blood: { calls: [{ order: 20, cause: 'blood', choose: { may: true }, do: [{ do: 'kill' }] }] } },
      roles: {
        c: { side: 'blood' },
        it: {
          shields: [{ from: 'blood', instead: [{ do: 'kill', who: 'killer', when: 'now', cause: 'stake' }] }],
          calls: [
            { choose: {}, do: [{ do: 'if', when: { some: { from: 'chosen', side: 'blood' } }, then: [{ do: 'kill', cause: 'stake' }] }] },
          ],
          triggers: [
            {
              on: 'death',
              who: { side: 'blood', state: 'any' },
              while: { none: { side: 'blood' } },
              do: [{ do: 'turn', who: 'self', into: 'h' }],
            },
          ],
        },
      },
    },
    'it c w v v v v',
    { 'blood.choose': [[1]], 'it.choose': [[3]] },
    { dead: [2], roles: { 1: 'h' } },
  ),
  m(
    160,
    'The infected rise again',
    {
      sides: { undead: {} },
      marks: {
        infected: {
          triggers: [
            {
              on: 'death',
              do: [
                { do: 'turn', who: 'self', into: 'it' },
                { do: 'revive', who: 'self' },
              ],
            },
          ],
        },
      },
      roles: { it: { side: 'undead', calls: [{ choose: {}, do: [{ do: 'mark', mark: 'infected' }] }] } },
      wins: [{ by: 'alone', side: 'undead' }],
    },
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]] },
    { dead: [], roles: { 3: 'it' } },
  ),
  m(
    161,
    'Two who die together',
    {
      marks: { love: { link: {} } },
      roles: { it: { calls: [{ nights: 'first', choose: { n: 2, self: true }, do: [{ do: 'link', mark: 'love', shown: true }] }] } },
    },
    'it w v v v v',
    { 'it.choose': [[3, 4]], 'wolves.choose': [[3]] },
    { dead: [3, 4] },
  ),
  m(
    162,
    'Waits for a lover to be free',
    one({
      marks: { lover: {}, loved: {}, bond: { link: {} } },
      roles: {
        cupid: { calls: [{ nights: 'first', choose: { n: 2 }, do: [{ do: 'mark', mark: 'lover' }] }] },
        it: {
          ...alone,
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'loved' }] }],
          triggers: [
            {
              on: 'death',
              who: { mark: 'lover', state: 'any' },
              do: [{ do: 'link', mark: 'bond', who: 'self', with: { mark: 'loved', mine: true } }],
            },
          ],
        },
      },
      wins: [{ by: 'when', side: 'alone', when: { some: { role: 'it' }, none: { unmarked: 'bond' } } }],
    }),
    'it cupid v v w v v',
    { 'cupid.choose': [[3, 4]], 'it.choose': [[4]], 'wolves.choose': [[3]] },
    {
      dead: [3],
      bears: [
        [1, 'bond'],
        [4, 'bond'],
      ],
    },
  ),
];
