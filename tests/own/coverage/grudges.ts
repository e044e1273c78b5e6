import { m, type Mechanic, type Part } from './play.ts';

const alone = { side: 'alone' } as const;
/** Rules with somebody who plays for no other side. */
const one = (part: Part): Part => ({ ...part, sides: { alone: {}, ...part.sides } });
const killers = { by: 'parity', side: 'wolves', unless: { side: 'alone' } } as const;

/** Who plays for grudges, things and other people’s victories. */
export const grudges: readonly Mechanic[] = [
  m(
    163,
    'Takes one along whom nobody saved',
    {
      marks: { spite: {} },
      roles: {
        it: {
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'spite' }] }],
          triggers: [{ on: 'death', do: [{ do: 'kill', who: { mark: 'spite', mine: true }, when: 'now' }] }],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[1]] },
    { dead: [1, 3] },
  ),
  m(
    164,
    'Kills when the wolves do not',
    one({
      roles: {
        it: { ...alone, calls: [{ order: 90, while: { none: { doomed: true, cause: 'bite' } }, choose: {}, do: [{ do: 'kill' }] }] },
      },
      wins: [{ by: 'alone', side: 'alone' }, killers],
    }),
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[], [4]] },
    { dead: [3, 4], times: { 'it.choose': 1 } },
    2,
  ),
  m(
    165,
    'Steals the victory of the village',
    one({
      roles: { it: { ...alone, shields: [{ from: 'bite' }] } },
      wins: [
        { by: 'when', side: 'alone', when: { none: { side: 'wolves' }, some: { role: 'it' } } },
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
      ],
    }),
    'it w v v v',
    { 'day.vote': [[2]] },
    { won: ['alone'] },
  ),
  m(
    166,
    'Two grudges, and then along with whoever wins',
    one({
      marks: { grudge: {} },
      roles: { it: { ...alone, calls: [{ nights: 'first', choose: { n: 2 }, do: [{ do: 'mark', mark: 'grudge' }] }] } },
      wins: [
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'along', side: 'alone', when: { some: { from: 'self' }, none: { mark: 'grudge' } } },
      ],
    }),
    'it w v v v',
    { 'it.choose': [[2, 3]], 'wolves.choose': [[3]], 'day.vote': [[2]] },
    { won: ['village', 'alone'] },
  ),
  m(
    167,
    'Two groups, and wins without the other',
    one({
      marks: { other: {} },
      roles: {
        it: {
          ...alone,
          calls: [{ nights: 'first', remote: true, choose: { n: 9, min: 1, by: 'host' }, do: [{ do: 'mark', mark: 'other' }] }],
        },
      },
      wins: [{ by: 'when', side: 'alone', when: { some: { role: 'it' }, none: { mark: 'other' } } }],
    }),
    'it w v v v',
    { 'it.choose': [[3]], 'day.vote': [[3]] },
    { won: ['alone'] },
  ),
  m(
    168,
    'Steals from three',
    one({
      marks: { robbed: {} },
      roles: { it: { ...alone, calls: [{ choose: { who: { unmarked: 'robbed' } }, do: [{ do: 'mark', mark: 'robbed' }] }] } },
      wins: [{ by: 'when', side: 'alone', when: { some: { role: 'it' }, atLeast: [2, { mark: 'robbed', state: 'any' }] } }],
    }),
    'it w v v v',
    { 'it.choose': [[3], [4]] },
    { won: ['alone'] },
    2,
  ),
  m(
    169,
    'Gives things away that others use once',
    {
      marks: {
        cookie: {
          calls: [
            {
              order: 20,
              uses: 1,
              options: [
                { id: 'save', name: { en: 'Save' }, choose: {}, do: [{ do: 'guard' }] },
                { id: 'look', name: { en: 'Look' }, choose: {}, do: [{ do: 'learn', what: 'side' }] },
              ],
            },
          ],
        },
      },
      roles: { it: { calls: [{ order: 5, nights: 'first', choose: { n: 3 }, do: [{ do: 'mark', mark: 'cookie' }] }] } },
    },
    'it w v v v v',
    {
      'it.choose': [[3, 4, 5]],
      'cookie.option': ['look', 'save'],
      'cookie.look.choose': [[2]],
      'cookie.save.choose': [[6]],
      'wolves.choose': [[6]],
    },
    { learned: ['3 P2: wolves'], dead: [] },
  ),
  m(
    170,
    'Stands on one side or the other each night',
    {
      roles: {
        it: {
          calls: [
            {
              order: 5,
              options: [
                { id: 'stay', name: { en: 'Village' }, do: [] },
                { id: 'over', name: { en: 'Wolves' }, do: [{ do: 'turn', who: 'self', into: 'bad', told: 'never' }] },
              ],
            },
          ],
        },
        bad: {
          side: 'wolves',
          unseen: true,
          calls: [
            {
              order: 5,
              options: [
                { id: 'stay', name: { en: 'Wolves' }, do: [] },
                { id: 'back', name: { en: 'Village' }, do: [{ do: 'turn', who: 'self', into: 'it', told: 'never' }] },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.option': ['over'], 'bad.option': ['back'] },
    { roles: { 1: 'it' } },
    2,
  ),
  m(
    171,
    'Kills as a ghost',
    one({
      roles: {
        it: {
          ...alone,
          triggers: [{ on: 'nightfall', bearer: 'dead', while: { from: 2 }, choose: {}, do: [{ do: 'kill', cause: 'haunting' }] }],
        },
      },
    }),
    'it w v v v v v',
    { 'wolves.choose': [[1]], 'it.nightfall.choose': [[3]] },
    { dead: [1, 3] },
    2,
  ),
  m(
    172,
    'Hangs on to the first who accuses',
    one({
      day: { vote: 'speeches' },
      marks: { host: {} },
      roles: {
        it: { ...alone, vote: { none: true }, triggers: [{ on: 'accused', uses: 1, do: [{ do: 'mark', mark: 'host', who: 'killer' }] }] },
      },
      wins: [
        { by: 'gone', side: 'village', who: { side: 'wolves' } },
        { by: 'along', side: 'alone', when: { some: { mark: 'host', mine: true, wins: true } } },
      ],
    }),
    'it w v v v',
    { 'day.speech': [[], [], [1], [2]], 'day.vote': [[2]] },
    { won: ['village', 'alone'] },
  ),
];
