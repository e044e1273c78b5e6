import { m, type Mechanic } from './play.ts';

/** Roles that were invented to try the language: none of them stands in a list it was made from. */
export const strangers: readonly Mechanic[] = [
  m(
    'censustaker',
    'Everybody hears at dawn how many wolves are left',
    { roles: { it: { triggers: [{ on: 'dawn', do: [{ do: 'learn', what: 'count', is: { side: 'wolves' }, aloud: true }] }] } } },
    'it w w v v v v',
    {},
    { heard: [/2/] },
  ),
  m(
    'grudge',
    'Whoever voted it out has no vote the next day',
    {
      marks: { dumb: { vote: { none: true } } },
      roles: {
        it: {
          triggers: [{ on: 'death', cause: 'vote', do: [{ do: 'mark', mark: 'dumb', who: { votedFor: 'self' }, until: { days: 1 } }] }],
        },
      },
    },
    'it w v v v v v',
    { 'day.vote': [[1]] },
    { dead: [1], marked: ['dumb'] },
  ),
  m(
    'bellringer',
    'Rings when attacked, whether it lives or not',
    { roles: { it: { triggers: [{ on: 'attacked', do: [{ do: 'tell', words: { en: 'A bell rings.' } }] }] } } },
    'it w h v v v',
    { 'h.choose': [[1]], 'wolves.choose': [[1]] },
    { dead: [], heard: [/A bell rings/] },
  ),
  m(
    'mirror',
    'The first attack turns on whoever carried it out',
    {
      causes: { shard: { name: { en: 'shard' } } },
      roles: { it: { shields: [{ uses: 1, instead: [{ do: 'kill', who: 'killer', cause: 'shard', when: 'now' }] }] } },
    },
    'it w w v v v v',
    { 'wolves.choose': [[1]] },
    { dead: [2] },
  ),
  m(
    'beggar',
    'Takes a vote for the day and has it besides its own',
    {
      marks: { begged: { vote: { none: true } }, rich: { vote: { weight: 2 } } },
      roles: {
        it: {
          calls: [
            {
              choose: {},
              do: [
                { do: 'mark', mark: 'begged', until: 'dusk' },
                { do: 'mark', mark: 'rich', who: 'self', until: 'dusk' },
              ],
            },
          ],
        },
      },
    },
    'it w v v v v',
    { 'it.choose': [[3]] },
    { marked: ['begged', 'rich'] },
  ),
  m(
    'bookkeeper',
    'Learns how many were awake tonight',
    { roles: { it: { calls: [{ order: 90, do: [{ do: 'learn', what: 'count', about: { acted: true }, true: true }] }] } } },
    'it w h v v v',
    { 'h.choose': [[3]] },
    { learned: [/3/] },
  ),
  m(
    'peacemaker',
    'Once a game there is no vote the next day',
    { roles: { it: { calls: [{ uses: 1, do: [{ do: 'next', what: 'vote', by: -1 }] }] } } },
    'it w v v v v',
    {},
    { times: { 'day.vote': 1 } },
    2,
  ),
  m(
    'stray',
    'Joins the wolves when the first of them dies',
    {
      roles: {
        it: { triggers: [{ on: 'death', uses: 1, who: { side: 'wolves', state: 'any' }, do: [{ do: 'turn', who: 'self', into: 'w' }] }] },
      },
    },
    'it w w v v v v',
    { 'day.vote': [[2]] },
    { dead: [2], roles: { 1: 'w' } },
  ),
  m(
    'gambler',
    'Names somebody’s role: dies of a wrong guess, kills by a right one',
    {
      roles: {
        it: {
          calls: [
            {
              order: 40,
              choose: { may: true },
              guess: { what: 'role' },
              do: [{ do: 'if', when: { guess: 'right' }, then: [{ do: 'kill' }], else: [{ do: 'kill', who: 'self' }] }],
            },
          ],
        },
      },
    },
    'it w h v v v v',
    { 'it.choose': [[3], [4]], 'it.name': ['h', 'w'] },
    { dead: [1, 3] },
    2,
  ),
  m(
    'armourer',
    'Gives one player a coat that stops one bite',
    {
      marks: { coat: { shields: [{ from: 'bite' }] } },
      roles: { it: { calls: [{ uses: 1, order: 5, choose: {}, do: [{ do: 'mark', mark: 'coat', until: 'used' }] }] } },
    },
    'it w v v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3], [3]] },
    { dead: [3], bears: [[3, 'coat', false]] },
    2,
  ),
  m(
    'sleepwalker',
    'Goes to somebody by lot and is seen there',
    {
      roles: {
        it: { calls: [{ order: 20, choose: { by: 'lot', who: { role: 'v' } }, do: [] }] },
        eye: { calls: [{ order: 80, remote: true, choose: {}, do: [{ do: 'learn', what: 'visitors' }] }] },
      },
    },
    'it eye v w h',
    { 'eye.choose': [[3]] },
    { learned: ['2 P1 came to P3'] },
  ),
  m(
    'pallbearer',
    'Dies of grief when its friend is voted out, not otherwise',
    {
      marks: { friend: {} },
      causes: { grief: { name: { en: 'grief' } } },
      roles: {
        it: {
          calls: [{ nights: 'first', choose: {}, do: [{ do: 'mark', mark: 'friend' }] }],
          triggers: [
            {
              on: 'death',
              who: { mark: 'friend', mine: true, state: 'any' },
              cause: 'vote',
              do: [{ do: 'kill', who: 'self', cause: 'grief', when: 'now' }],
            },
          ],
        },
      },
    },
    'it w v v v v v',
    { 'it.choose': [[3]], 'day.vote': [[3]] },
    { dead: [1, 3] },
  ),
  m(
    'packleader',
    'Kills alone, only while two others of its pack live',
    {
      roles: {
        it: {
          side: 'wolves',
          calls: [{ order: 60, while: { atLeast: [3, { side: 'wolves' }] }, choose: {}, do: [{ do: 'kill' }] }],
        },
      },
    },
    'it w w v v v v v v v',
    { 'it.choose': [[4]], 'day.vote': [[2]] },
    { dead: [2, 4], times: { 'it.choose': 1 } },
    2,
  ),
  m(
    'lantern',
    'By day, once, shows its card, and nobody can be killed the next night',
    { roles: { it: { calls: [{ at: 'day', uses: 1, shown: true, do: [{ do: 'next', what: 'killing', by: -1 }] }] } } },
    'it w v v v v v',
    { 'day.powers': [[1]], 'wolves.choose': [[], [3]] },
    { dead: [] },
    2,
  ),
  m(
    'echo',
    'Does what the first of the dead used to do',
    {
      roles: {
        it: {
          calls: [{ order: 70, while: { some: { state: 'dead' } }, do: [{ do: 'act', as: { roleOf: { state: 'dead', nearest: 1 } } }] }],
        },
        s: { calls: [{ order: 50, choose: {}, do: [{ do: 'learn', what: 'side' }] }] },
      },
    },
    'it w s v v v v',
    { 's.choose': [[4]], 'wolves.choose': [[3], []], 'it.s.choose': [[2]] },
    { learned: ['1 P2: wolves'] },
    2,
  ),
  m(
    'smuggler',
    'Hides one player: nobody who goes there finds anybody',
    { roles: { it: { calls: [{ order: 5, choose: {}, do: [{ do: 'guard', away: true, from: 'bite' }] }] } } },
    'it w v v v v',
    { 'it.choose': [[3]], 'wolves.choose': [[3]] },
    { dead: [] },
  ),
];
