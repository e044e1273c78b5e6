import { m, type Mechanic } from './play.ts';

const seer = { calls: [{ choose: {}, do: [{ do: 'learn', what: 'side' }] }] } as const;
const into = (id: string) => [{ do: 'turn', who: 'self', into: id }] as const;

/** Who is not, or not for long, what the card says. */
export const unsure: readonly Mechanic[] = [
  m(
    96,
    'Bitten, turns instead of dying',
    { roles: { it: { shields: [{ from: 'bite', instead: [...into('w')] }] } } },
    'it w v v v v',
    { 'wolves.choose': [[1]] },
    { dead: [], roles: { 1: 'w' } },
  ),
  m(
    97,
    'Sober in the third night',
    {
      roles: {
        it: {
          triggers: [
            { on: 'nightfall', while: { from: 3 }, uses: 1, do: [{ do: 'turn', who: 'self', into: { oneOf: ['h', 'v'] }, told: 'now' }] },
          ],
        },
      },
    },
    'it w v v v v',
    {},
    { roles: { 1: 'h' } },
    3,
  ),
  m(
    98,
    'Believes in an ability that is none',
    { roles: { seer: { ...seer, calls: [...seer.calls] }, it: { believes: 'seer' } } },
    'it w v v v v',
    { 'itAs.choose': [[2]], 'itAs.false': ['village'] },
    { learned: ['1 P2: village'] },
  ),
  m(
    99,
    'Looks like a wolf',
    { roles: { seer: { calls: [...seer.calls] }, it: { appears: { as: 'w' } } } },
    'it w seer v v',
    { 'seer.choose': [[1]] },
    { learned: ['3 P1: wolves'] },
  ),
  m(
    100,
    'Changes sides when the beloved dies',
    {
      marks: { beloved: {} },
      roles: {
        it: {
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'beloved' }] }],
          triggers: [{ on: 'death', who: { mark: 'beloved', mine: true, state: 'any' }, do: [...into('w')] }],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]] },
    { roles: { 1: 'w' } },
  ),
  m(
    101,
    'Changes sides when the model dies',
    {
      marks: { model: {} },
      roles: {
        it: {
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'model' }] }],
          triggers: [
            { on: 'death', who: { mark: 'model', mine: true, state: 'any' }, do: [{ do: 'turn', who: 'self', into: 'w', told: 'night' }] },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'it.choose': [[3]], 'day.vote': [[3]] },
    { roles: { 1: 'w' }, learned: ['1 P1: from now on w'] },
    2,
  ),
  m(
    102,
    'Picks a side in the first night',
    {
      roles: {
        it: {
          calls: [
            {
              order: 5,
              nights: 'first',
              options: [
                { id: 'good', name: { en: 'Village' }, do: [...into('v')] },
                { id: 'bad', name: { en: 'Wolves' }, do: [...into('w')] },
              ],
            },
          ],
        },
      },
    },
    'it w v v v',
    { 'it.option': ['bad'] },
    { roles: { 1: 'w' } },
  ),
  m(
    103,
    'Takes over what one of the dead was',
    {
      roles: {
        it: {
          calls: [
            {
              uses: 1,
              while: { some: { state: 'dead' } },
              choose: { may: true, who: { state: 'dead' } },
              do: [{ do: 'turn', who: 'self', into: { roleOf: 'chosen' } }],
            },
          ],
        },
      },
    },
    'it w h v v v v',
    { 'wolves.choose': [[3]], 'h.choose': [[4]], 'it.choose': [[3]] },
    { roles: { 1: 'h' } },
    2,
  ),
  m(
    104,
    'Becomes whom it copies, in death',
    {
      marks: { original: {} },
      roles: {
        it: {
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'original' }] }],
          triggers: [
            {
              on: 'death',
              who: { mark: 'original', mine: true, state: 'any' },
              do: [{ do: 'turn', who: 'self', into: { roleOf: 'subject' } }],
            },
          ],
        },
      },
    },
    'it w h v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]], 'h.choose': [[4]] },
    { roles: { 1: 'h' } },
  ),
  m(
    105,
    'Plays a role that was not dealt, for a night',
    { roles: { it: { calls: [{ order: 5, uses: 3, guess: { what: 'role', of: 'undealt' }, do: [{ do: 'act', as: { named: true } }] }] } } },
    'it w v v v',
    { 'it.name': ['h'], 'it.h.choose': [[3]], 'wolves.choose': [[3]] },
    { dead: [], roles: { 1: 'it' } },
  ),
  m(
    106,
    'Takes a card from the middle',
    {
      middle: 2,
      roles: { it: { calls: [{ order: 5, nights: 'first', card: { may: true }, do: [{ do: 'swap', card: true, told: 'now' }] }] } },
    },
    'it w v v v',
    { 'deal.middle': ['h', 'w'], 'it.card': ['1'] },
    { roles: { 1: 'h' } },
  ),
  m(
    107,
    'Heir of the first with an ability',
    {
      roles: {
        it: {
          triggers: [
            {
              on: 'death',
              who: { side: 'village', class: 'special', state: 'any', except: 'self' },
              uses: 1,
              do: [{ do: 'turn', who: 'self', into: { roleOf: 'subject' } }],
            },
          ],
        },
        seer: { calls: [...seer.calls] },
      },
    },
    'it w seer v v v',
    { 'wolves.choose': [[3]] },
    { roles: { 1: 'seer' } },
  ),
  m(
    108,
    'Looks like what the host says',
    { roles: { seer: { calls: [...seer.calls] }, it: { unclear: true } } },
    'it w seer v v',
    { 'seer.choose': [[1]], 'seer.false': ['wolves'] },
    { learned: ['3 P1: wolves'] },
  ),
  m(
    109,
    'Becomes a wolf when none is left',
    {
      roles: {
        it: {
          side: 'wolves',
          unseen: true,
          uncounted: true,
          triggers: [
            { on: 'death', who: { side: 'wolves', state: 'any' }, while: { none: { side: 'wolves', except: 'self' } }, do: [...into('w')] },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'day.vote': [[2]] },
    { roles: { 1: 'w' } },
    2,
  ),
  m(
    110,
    'Does what the neighbour does',
    { roles: { it: { calls: [{ order: 5, do: [{ do: 'act', as: { roleOf: 'left' } }] }] } } },
    'it h w v v',
    { 'it.h.choose': [[4]], 'h.choose': [[5]], 'wolves.choose': [[4]] },
    { dead: [] },
  ),
];
