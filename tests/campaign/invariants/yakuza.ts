import type { SeatId } from '../../../src/kernel/types.ts';
import { all, answered, facts, leading, must, nightfall, since, standing, type Invariant, type Look } from '../look.ts';
import { bears, holders, roleAt, type State } from '../state.ts';

const sides = { mafia: ['don', 'rightHand', 'mafia'], yakuza: ['shogun', 'yakuza'] } as const;
type Side = keyof typeof sides | 'citizens';
/** Every card of no other side is a citizen’s. */
const side = (state: State, seat: SeatId): Side =>
  (Object.keys(sides) as (keyof typeof sides)[]).find((one) => (sides[one] as readonly string[]).includes(roleAt(state, seat))) ??
  'citizens';
const left = (state: State, one: Side): number => [...state.alive].filter((seat) => side(state, seat) === one).length;

/** Winners as the clauses name them: pair by pair, each pair only once the third side is gone, unless the text is taken literally. */
function winner(state: State, options: Look['options']): string | undefined {
  const [c, m, y] = [left(state, 'citizens'), left(state, 'mafia'), left(state, 'yakuza')];
  const literal = options['winScope'] === 'literal';
  const beats = (own: number, other: number): boolean => other > 0 && (own === other || (own > other && options['overshootWins'] === true));
  if (c + m + y === 0) return 'draw';
  if (m === 0 && y === 0) return 'citizens';
  if (y > 0 && ((m === 0 && c === 0) || ((literal || m === 0) && beats(y, c)) || ((literal || c === 0) && beats(y, m)))) return 'yakuza';
  if (m > 0 && ((c === 0 && y === 0) || ((literal || y === 0) && beats(m, c)))) return 'mafia';
  return undefined;
}

const today = ({ story }: Look): number => story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'day');
const seatOf = (said: { with?: object }, gap: string): number => Number((said.with as Record<string, unknown> | undefined)?.[gap] ?? 0);

export const invariants: readonly Invariant[] = [
  {
    clause: 'YK-15',
    holds: 'whoever wins is level with the last other side, or alone',
    judge: facts('won', ({ factions, said }, { now, options }) =>
      said.id === 'won.ruled'
        ? undefined
        : must((factions.join() || 'draw') === winner(now, options), () => `${factions.join()}, but ${String(winner(now, options))}`),
    ),
  },
  {
    clause: 'YK-17',
    holds: 'no speech begins and no night falls where somebody has won',
    judge: standing(['day.speech', 'day.ends', 'night.falls'], ({ now, options }) =>
      must(winner(now, options) === undefined, () => `${String(winner(now, options))} should have won`),
    ),
  },
  {
    clause: 'YK-06',
    holds: 'nobody dies in the first night but by a ruling',
    judge: facts('died', ({ at, by }) =>
      by.host ? undefined : must(at.round > 1 || by.faction === 'city', () => 'a death in the first night'),
    ),
  },
  {
    clause: 'YK-10',
    holds: 'a check nods at the sides it looks for, the Shogun taken for a civilian',
    judge: facts('learned', ({ said, about }, { now }) => {
      const [id, result] = said.id.split('.');
      const [seat = 0] = about;
      if ((id !== 'rightHand' && id !== 'detective') || (result !== 'yes' && result !== 'no')) return undefined;
      const found = id === 'rightHand' ? ['yakuza'] : ['yakuza', 'don', 'rightHand', 'mafia'];
      return must((result === 'yes') === found.includes(roleAt(now, seat)), () => `${said.id} of a ${roleAt(now, seat)}`);
    }),
  },
  {
    clause: 'YK-14',
    holds: 'the yakuza shoot only with a living hitman',
    judge: facts('postponed', ({ by }, { before }) =>
      by.faction === 'yakuza' ? must(holders(before, 'yakuza').length > 0, () => 'there is no hitman') : undefined,
    ),
  },
  {
    clause: 'YK-21',
    holds: 'no shot kills whom the Doctor has saved tonight, and each night brings no more deaths than shots',
    judge: facts('died', ({ seat, by }, { before, story }) => {
      if (by.faction !== 'mafia' && by.faction !== 'yakuza') return undefined;
      const shots = since(story, nightfall(story), 'postponed');
      const meant = shots.some((shot) => shot.seat === seat && shot.by.faction === by.faction);
      return must(!bears(before, seat, 'saved') && meant && shots.length <= 2, () => `${seat} was ${meant ? 'saved' : 'not shot at'}`);
    }),
  },
  {
    clause: 'YK-22',
    holds: 'each player is saved once in a game',
    judge: facts('marked', ({ status, seat, by }, { story, ruled }) => {
      if (status !== 'saved' || by.host || ruled) return undefined;
      const times = since(story, 0, 'marked').filter((fact) => fact.status === 'saved' && fact.seat === seat).length;
      return must(times === 1, () => `${seat} was saved ${times} times`);
    }),
  },
  {
    clause: 'YK-41',
    holds: 'a Doctor who misses saves number 1 if that can be, and nobody else',
    judge: answered(['doctor.save'], ({ asked, answer, news, before, story, from }) => {
      // A Doctor ruled out of the game while asked saves nobody.
      if (asked.shape !== 'choose' || asked.seats.length === 0) return undefined;
      const saved = news.find((fact) => fact.what === 'marked' && fact.status === 'saved');
      const on = saved?.what === 'marked' ? saved.seat : undefined;
      if (!('expired' in answer)) return must('seats' in answer && answer.seats[0] === on, () => `${String(on)} is saved`);
      const used = story
        .slice(0, from)
        .some((fact) => fact.what === 'marked' && fact.status === 'saved' && fact.seat === 1 && !fact.by.host);
      return must(on === (before.alive.has(1) && !used ? 1 : undefined), () => `${String(on)} is saved by a miss`);
    }),
  },
  {
    clause: 'YK-23',
    holds: 'each of the living speaks once a day, by rising numbers unless the beginning moves',
    judge: (look) =>
      standing(['day.speech'], ({ asked, question, answer }) => {
        if (asked.key !== 'day.speech' || 'ruling' in answer || typeof asked.to === 'string' || typeof question.to === 'string')
          return undefined;
        const [before = 0] = asked.to;
        const [now = 0] = question.to;
        return must(now > before || look.options['firstSpeaker'] === 'rotates', () => `${now} after ${before}`);
      })(look),
  },
  {
    clause: 'YK-R19',
    holds: 'the list of a vote is those nominated, each once, in the order of the nominations',
    judge: (look) =>
      standing(['day.vote'], ({ question, story, now }) => {
        const named = since(story, today(look), 'announced').flatMap(({ said }) =>
          said.id === 'day.nominated' ? [seatOf(said, 'whom')] : [],
        );
        const list = named.filter((seat) => now.alive.has(seat));
        return question.shape === 'ballot' && !look.ruled
          ? must(
              list.join() === question.candidates.map(({ id }) => id).join() && new Set(named).size === named.length,
              () => `${list.join()} were named`,
            )
          : undefined;
      })(look),
  },
  {
    clause: 'YK-26',
    holds: 'the most votes eliminate; those level are asked about again, and go together only with more than half of the living',
    judge: facts('voted', ({ vote, sums, chosen }, { before }) => {
      if (vote === 'day.removeAll') {
        const [, hands = 0] = sums[0] ?? [];
        return must(chosen.length > 0 === hands * 2 > before.alive.size, () => `${hands} of ${before.alive.size}`);
      }
      const top = leading(new Map(sums));
      return must(top.length === 1 ? chosen.join() === top.join() : chosen.length === 0, () => `${chosen.join()} of ${top.join()}`);
    }),
  },
  {
    clause: 'YK-29',
    holds: 'after a tie only those level stand, and the vote on all of them concerns those of the second vote',
    judge: standing(['day.revote', 'day.removeAll'], ({ question, story, now, ruled }) => {
      const vote = story.findLast((fact) => fact.what === 'voted');
      if (question.shape !== 'ballot' || vote?.what !== 'voted' || ruled) return undefined;
      const level = leading(new Map(vote.sums)).filter((seat) => now.alive.has(Number(seat)));
      if (question.key === 'day.removeAll') return must(level.length > 1 && vote.vote === 'day.revote', () => `after ${vote.vote}`);
      return must(level.join() === question.candidates.map(({ id }) => id).join(), () => `${level.join()} were level`);
    }),
  },
  {
    clause: 'YK-39',
    holds: 'where the Don does not confirm, the first citizen is shot at; where he does, nobody but the one named',
    judge: answered(['don.confirm'], ({ asked, answer, news, now, question }) => {
      if (asked.shape === 'choose' && asked.seats.length === 0) return undefined;
      const shots = news.filter((fact) => fact.what === 'postponed');
      if (question.key === 'don.confirm' || question.key === 'mafia.agree') return undefined;
      const named = 'seats' in answer ? answer.seats[0] : undefined;
      const first = [...now.alive].sort((a, b) => a - b).find((seat) => side(now, seat) === 'citizens');
      return must(shots.map(({ seat }) => seat).join() === String(named ?? first ?? ''), () => `${shots.length} shots`);
    }),
  },
  {
    clause: 'YK-R12',
    holds: 'roles of those who leave are shown as the house has it, and by a ruling',
    judge: (look) =>
      all([
        facts('revealed', ({ clause, seat }) =>
          clause === 'X-6' ? undefined : must(look.options['revealOnElimination'] === true, () => `${seat} is open`),
        )(look),
      ]),
  },
];
