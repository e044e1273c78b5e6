import { m, type Mechanic, type Part } from './play.ts';

const alone = { side: 'alone' } as const;
/** Rules with somebody who plays for no other side. */
const one = (part: Part): Part => ({ ...part, sides: { alone: {}, ...part.sides } });
const killers = { by: 'parity', side: 'wolves', unless: { side: 'alone' } } as const;

/** Who plays alone, or for a further side. */
export const aloneOrApart: readonly Mechanic[] = [
  m(
    146,
    'Wins when voted out',
    one({ roles: { it: { ...alone, triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'end' }] }] } } }),
    'it w v v v',
    { 'day.vote': [[1]] },
    { won: ['alone'] },
  ),
  m(
    147,
    'Voted out, wins along and takes a voter',
    one({
      roles: {
        it: {
          ...alone,
          triggers: [
            { on: 'death', cause: 'vote', choose: { who: { votedFor: 'self' } }, do: [{ do: 'end', along: true }, { do: 'kill' }] },
          ],
        },
      },
    }),
    'it w v v v v v',
    { 'day.vote': [[1], [2]], 'it.death.choose': [[4]] },
    { dead: [1, 2, 4], won: ['village', 'alone'] },
    2,
  ),
  m(
    148,
    'Wins by dying on the first day, else joins the village',
    one({
      roles: {
        it: {
          ...alone,
          triggers: [
            { on: 'death', while: { to: 1 }, do: [{ do: 'end' }] },
            { on: 'nightfall', while: { from: 2 }, do: [{ do: 'turn', who: 'self', into: 'v' }] },
          ],
        },
      },
    }),
    'it w v v v v',
    {},
    { roles: { 1: 'v' } },
    2,
  ),
  m(
    149,
    'Wants one certain player voted out',
    one({
      marks: { target: {} },
      roles: {
        it: {
          ...alone,
          calls: [
            {
              nights: 'first',
              remote: true,
              choose: { by: 'lot', who: { role: 'h' } },
              do: [
                { do: 'mark', mark: 'target' },
                { do: 'tell', show: 'names', of: 'chosen', to: 'self' },
              ],
            },
          ],
          triggers: [{ on: 'death', who: { mark: 'target', mine: true, state: 'any' }, cause: 'vote', do: [{ do: 'end' }] }],
        },
      },
    }),
    'it w h v v v',
    { 'day.vote': [[3]] },
    { learned: ['1 P3'], won: ['alone'] },
  ),
  m(
    150,
    'Wins along if alive',
    one({
      roles: {
        it: {
          ...alone,
          calls: [{ uses: 4, remote: true, choose: { may: true, self: true, who: { from: 'self' } }, do: [{ do: 'guard' }] }],
        },
      },
      wins: [
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'along', side: 'alone', when: { some: { from: 'self' } } },
      ],
    }),
    'it w v v v',
    { 'it.choose': [[1]], 'wolves.choose': [[1]], 'day.vote': [[2]] },
    { won: ['village', 'alone'] },
  ),
  m(
    151,
    'Wins with whom it guards',
    one({
      marks: { charge: {} },
      roles: {
        it: {
          ...alone,
          calls: [
            { nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'charge' }] },
            { order: 600, uses: 2, remote: true, choose: { may: true, who: { mark: 'charge', mine: true } }, do: [{ do: 'guard' }] },
          ],
        },
      },
      wins: [
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'along', side: 'alone', when: { some: { mark: 'charge', mine: true, wins: true } } },
      ],
    }),
    'it w v v v',
    { 'it.choose': [[3]], 'it2.choose': [[3]], 'wolves.choose': [[3]], 'day.vote': [[2]] },
    { dead: [2], won: ['village', 'alone'] },
  ),
  m(
    152,
    'Kills alone, safe from wolves',
    one({
      roles: { it: { ...alone, shields: [{ from: 'bite' }], calls: [{ choose: {}, do: [{ do: 'kill' }] }] } },
      wins: [{ by: 'alone', side: 'alone' }, killers],
    }),
    'it w v v',
    { 'wolves.choose': [[1]], 'it.choose': [[2], [3]], 'day.vote': [[4]] },
    { won: ['alone'] },
    2,
  ),
  m(
    153,
    'Oil, and then fire',
    one({
      marks: { oil: {} },
      roles: {
        it: {
          ...alone,
          calls: [
            {
              options: [
                { id: 'oil', name: { en: 'Oil' }, choose: {}, do: [{ do: 'mark', mark: 'oil' }] },
                { id: 'fire', name: { en: 'Fire' }, do: [{ do: 'kill', who: { mark: 'oil' }, cause: 'fire' }] },
              ],
            },
          ],
        },
      },
      wins: [{ by: 'alone', side: 'alone' }, killers],
    }),
    'it w v v v v',
    { 'it.option': ['oil', 'oil', 'fire'], 'it.oil.choose': [[3], [4]] },
    { dead: [3, 4] },
    3,
  ),
  m(
    154,
    'Charms two a night until all are',
    one({
      marks: { charmed: {} },
      roles: {
        it: { ...alone, calls: [{ choose: { n: 2, min: 1, who: { unmarked: 'charmed' } }, do: [{ do: 'mark', mark: 'charmed' }] }] },
      },
      wins: [{ by: 'when', side: 'alone', when: { some: { role: 'it' }, none: { unmarked: 'charmed', except: { role: 'it' } } } }, killers],
    }),
    'it w v v v',
    {
      'it.choose': [
        [2, 3],
        [4, 5],
      ],
    },
    { won: ['alone'] },
    2,
  ),
];
