import { byHand, m, type Mechanic } from './play.ts';

const dusk = { until: 'dusk' } as const;

/** Votes, voices and offices. */
export const voting: readonly Mechanic[] = [
  m(
    74,
    'An elected mayor who hands the office on',
    {
      marks: { mayor: { open: true, vote: { weight: 2 }, triggers: [{ on: 'death', choose: {}, do: [{ do: 'mark', mark: 'mayor' }] }] } },
      triggers: [{ on: 'dawn', while: { to: 1 }, choose: { by: 'table' }, do: [{ do: 'mark', mark: 'mayor' }] }],
    },
    'v w v v v v v',
    { 'table.dawn.vote': [[3]], 'day.vote': [[3]], 'mayor.death.choose': [[4]] },
    { dead: [3], bears: [[4, 'mayor']] },
  ),
  m(
    75,
    'Shows the card and votes for three',
    {
      marks: { heavy: { vote: { weight: 3 } } },
      roles: { it: { calls: [{ at: 'day', uses: 1, shown: true, do: [{ do: 'mark', mark: 'heavy', who: 'self' }] }] } },
    },
    'it w v v v v',
    { 'day.powers': [[1]], 'day.vote': [[3, 4]] },
    { dead: [3] },
  ),
  m(
    76,
    'Wins with the village if three live and nobody was voted out',
    {
      roles: { it: {} },
      wins: [
        {
          by: 'when',
          side: 'village',
          at: 'dusk',
          when: { atMost: [3, {}], some: { role: 'it' }, none: { state: 'dead', died: 'today', cause: 'vote' } },
        },
        { by: 'parity', side: 'wolves' },
      ],
    },
    'it w v v',
    { 'wolves.choose': [[4]] },
    { won: ['village'] },
  ),
  m(
    77,
    'Lives through the first vote',
    { roles: { it: { shields: [{ from: 'vote', uses: 1, shown: true }] } } },
    'it w v v v v',
    { 'day.vote': [[1], [1]] },
    { dead: [1] },
    2,
  ),
  m(
    78,
    'Lives, and votes no more',
    {
      marks: { dumb: { vote: { none: true } } },
      roles: { it: { shields: [{ from: 'vote', uses: 1, shown: true, instead: [{ do: 'mark', mark: 'dumb', who: 'self' }] }] } },
    },
    'it w v v v v',
    { 'day.vote': [[1]] },
    { dead: [], bears: [[1, 'dumb']] },
  ),
  m(
    79,
    'Dies for a tie, and takes away votes',
    {
      marks: { dumb: { vote: { none: true } } },
      roles: {
        it: {
          triggers: [
            {
              on: 'tie',
              do: [
                { do: 'kill', who: 'self', cause: 'vote' },
                { do: 'ask', action: { choose: { n: 9, min: 1 }, do: [{ do: 'mark', mark: 'dumb', until: { days: 1 } }] } },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'day.vote': [[3, 4]], 'it.tie.more.choose': [[3, 4]] },
    {
      dead: [1],
      bears: [
        [3, 'dumb'],
        [4, 'dumb'],
      ],
    },
  ),
  m(
    80,
    'Two votes lie on somebody',
    {
      marks: { crow: { vote: { against: 2 } } },
      roles: { it: { calls: [{ choose: { may: true }, do: [{ do: 'mark', mark: 'crow', ...dusk }] }] } },
    },
    'it w v v v v',
    { 'it.choose': [[4]] },
    { dead: [4] },
  ),
  m(
    81,
    'A second vote',
    { roles: { it: { calls: [{ at: 'day', uses: 1, do: [{ do: 'next', what: 'vote', by: 1 }] }] } } },
    'it w v v v v v',
    { 'day.powers': [[1]], 'day.vote': [[3], [4]] },
    { dead: [3, 4] },
  ),
  byHand(82, 'An anonymous line is read out', 'Read out the line this player has written.'),
  m(
    83,
    'Two votes on the day after',
    {
      marks: {
        trouble: {
          triggers: [
            {
              on: 'dawn',
              do: [
                { do: 'next', what: 'vote', by: 1 },
                { do: 'unmark', mark: 'trouble', who: 'self' },
              ],
            },
          ],
        },
      },
      roles: { it: { calls: [{ at: 'day', uses: 1, do: [{ do: 'mark', mark: 'trouble', who: 'self' }] }] } },
    },
    'it w v v v v v v v',
    { 'day.powers': [[1]], 'day.vote': [[], [4], [5]] },
    { dead: [4, 5] },
    2,
  ),
  m(84, 'Votes for nobody', { roles: { it: { vote: { none: true } } } }, 'it w v v v v v', { 'day.vote': [[3, 4]] }, { dead: [] }),
  m(
    85,
    'Sent away for a day',
    {
      marks: { away: { silent: true, vote: { none: true } } },
      roles: { it: { calls: [{ choose: { fresh: 'night' }, do: [{ do: 'mark', mark: 'away', ...dusk }] }] } },
    },
    'it w v v v v v v',
    { 'it.choose': [[3]], 'day.vote': [[4, 5]] },
    { dead: [4], heard: [/P3: away/] },
  ),
  m(
    86,
    'Votes as a master does',
    {
      marks: { bound: { vote: { with: 'source' } } },
      roles: { it: { calls: [{ choose: {}, do: [{ do: 'mark', mark: 'bound', who: 'self', of: 'chosen', ...dusk }] }] } },
    },
    'it v v w v v',
    { 'it.choose': [[2]], 'day.vote': [[3, 4]] },
    { dead: [4] },
  ),
  m(
    87,
    'Somebody votes as one wants',
    {
      marks: { bound: { vote: { with: 'source' } } },
      roles: { it: { calls: [{ choose: {}, do: [{ do: 'mark', mark: 'bound', ...dusk }] }] } },
    },
    'it v v w v v',
    { 'it.choose': [[2]], 'day.vote': [[3, 4]] },
    { dead: [3] },
  ),
  m(
    88,
    'Strengthens or turns around a vote',
    {
      marks: { more: { vote: { weight: 3 } }, less: { vote: { weight: -1 } } },
      roles: {
        it: {
          calls: [
            {
              at: 'day',
              options: [
                { id: 'more', name: { en: 'Three' }, choose: {}, do: [{ do: 'mark', mark: 'more', ...dusk }] },
                { id: 'less', name: { en: 'Minus one' }, choose: {}, do: [{ do: 'mark', mark: 'less', ...dusk }] },
              ],
            },
          ],
        },
      },
    },
    'it v v w v v',
    { 'day.powers': [[1]], 'it.option': ['less'], 'it.less.choose': [[2]], 'day.vote': [[3, 4]] },
    { dead: [3] },
  ),
  m(
    89,
    'Hanged, the own side loses',
    { roles: { it: { triggers: [{ on: 'convicted', do: [{ do: 'end', loses: true }] }] } } },
    'it w v v v v',
    { 'day.vote': [[1]] },
    { won: ['wolves'] },
  ),
  m(
    90,
    'Two lives; killed by the own, all abilities end',
    {
      marks: { idle: { drunk: true } },
      roles: {
        it: {
          shields: [{ from: 'bite', uses: 1 }],
          triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'mark', mark: 'idle', who: { side: 'village' } }] }],
        },
      },
    },
    'it w h v v v v',
    { 'wolves.choose': [[1], [4]], 'day.vote': [[1]], 'h.choose': [[4], [4]] },
    { dead: [1, 4] },
    2,
  ),
  m(
    91,
    'Dies of the wound a day later',
    { roles: { it: { shields: [{ from: 'bite', instead: [{ do: 'kill', who: 'self', days: 1, cause: 'wound', pierces: true }] }] } } },
    'it w v v v v v',
    { 'wolves.choose': [[1]], 'day.vote': [[]] },
    { dead: [1], heard: [/Nobody died/] },
    2,
  ),
  m(
    92,
    'Not to be named by wolves',
    { roles: { it: { unnamed: { by: { side: 'wolves' } } } } },
    'it w v v v v',
    { 'wolves.choose': [[3]] },
    { barred: { 'wolves.choose': [1, 2] } },
  ),
  byHand(93, 'Peeps while the wolves are awake', 'Does this player peep, and is it noticed?'),
  m(94, 'Known to everybody', { roles: { it: { known: true } } }, 'it w v v v', {}, { heard: [/P1 turns the card over: it/] }),
  m(
    95,
    'Takes over the role of one who is voted out',
    {
      roles: {
        it: {
          triggers: [
            {
              on: 'death',
              who: { state: 'any', except: 'self' },
              cause: 'vote',
              uses: 1,
              choose: { may: true, self: true, who: { from: 'self' } },
              do: [{ do: 'turn', who: 'self', into: { roleOf: 'subject' } }],
            },
          ],
        },
      },
    },
    'it w h v v v',
    { 'day.vote': [[3]], 'it.death.choose': [[1]] },
    { roles: { 1: 'h' } },
  ),
];
