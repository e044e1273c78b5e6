import type { SeatId } from '../../../src/kernel/types.ts';
import { decides } from '../../support/whose-turn.ts';
import { all, facts, leading, must, nightfall, since, standing, type Invariant, type Look } from '../look.ts';
import { bears, holders, roleAt, type State } from '../state.ts';

const gangs = {
  mafia: ['thug', 'thief', 'lawyer', 'godfather', 'snitch'],
  yakuza: ['yakuza'],
  loner: ['psycho', 'femmeFatale', 'impostor'],
} as const;
const leaders = ['detective', 'jailer', 'priest', 'judge', 'sheriff'];

const sideOf = (role: string): string =>
  (Object.keys(gangs) as (keyof typeof gangs)[]).find((gang) => (gangs[gang] as readonly string[]).includes(role)) ?? 'civilians';
const count = (state: State, side: keyof typeof gangs): number => holders(state, ...gangs[side]).length;

/** The three lists of victories, each as its ruling has it. */
function winner({ now, options, table }: Look): string | undefined {
  const [m, y, l] = [count(now, 'mafia'), count(now, 'yakuza'), count(now, 'loner')];
  const living = now.alive.size;
  const c = living - m - y - l;
  const dealt = (...roles: readonly string[]): boolean => roles.some((role) => (table.cast[role] ?? 0) > 0);
  if (living === 0) return 'draw';
  const loner = dealt(...gangs.loner);
  if (loner && l === 1) {
    if (options['lonerWin'] === 'lastTwo' ? living <= 2 : living === 1 || (m > 0 && m >= c)) return 'loner';
  }
  if (dealt('yakuza')) {
    if (m + y === 0) return 'civilians';
    if (living === 2 && m === 1 && y === 1) return 'draw';
    if (y === 0 && m >= c) return 'mafia';
    if (m === 0 && y >= c) return 'yakuza';
  } else if (m === 0) return 'civilians';
  else if (!loner && m >= c) return 'mafia';
  return loner && m >= c + l && (m > 0 || c + l === 0) ? 'mafia' : undefined;
}

/** Kills that were set going tonight. */
const kills = ({ story }: Look) => since(story, nightfall(story), 'postponed');
const who = (said: { with?: Readonly<Record<string, unknown>> }, gap = 'who'): SeatId =>
  (said.with?.[gap] as { seat: number } | undefined)?.seat ?? 0;

export const invariants: readonly Invariant[] = [
  {
    clause: 'VD-R20',
    holds: 'whoever wins is whom the list of this game names, in its order',
    judge: (look) =>
      facts('won', ({ factions, said }) =>
        said.id === 'won.ruled'
          ? undefined
          : must((factions.join() || 'draw') === winner(look), () => `${factions.join()}, but ${String(winner(look))}`),
      )(look),
  },
  {
    clause: 'VD-52',
    holds: 'nobody talks and no night falls where somebody has won',
    judge: (look) =>
      standing(['day.talk', 'day.suspects', 'night.falls'], () =>
        must(winner(look) === undefined, () => `${String(winner(look))} should have won`),
      )(look),
  },
  {
    clause: 'VD-45',
    holds: 'nobody dies in the first night but by a ruling, and no murder is offered',
    judge: (look) =>
      all([
        facts('died', ({ at, by }) =>
          by.host ? undefined : must(at.round > 1 || by.faction === 'civilians', () => 'a death in the first night'),
        )(look),
        facts('postponed', ({ at, deed, by }) =>
          must(at.round > 1, () => `${deed} by ${by.role ?? String(by.faction)} in the first night`),
        )(look),
      ]),
  },
  {
    clause: 'VD-74',
    holds: 'nobody uses an ability on himself',
    judge({ question }) {
      if (
        question.shape !== 'choose' ||
        typeof question.to === 'string' ||
        question.to.length !== 1 ||
        !/\.(choose|investigate|murder)$/.test(question.key)
      )
        return undefined;
      return must(!question.seats.some((seat) => question.to.includes(seat as never)), () => `${question.key} offers himself`);
    },
  },
  {
    clause: 'VD-A1',
    holds: 'no killing of the night takes a player who is nursed or entranced',
    judge: facts('died', ({ seat, by, clause, because }, { before, story }) => {
      const due = story[because ?? -1];
      if (by.host || due?.what !== 'postponed' || clause === 'VD-A2') return undefined;
      return must(!bears(before, seat, 'nursed') && !bears(before, seat, 'entranced'), () => `${seat} was protected`);
    }),
  },
  {
    clause: 'VD-A2',
    holds: 'whoever is guarded lives, and the Bodyguard dies once at most and only for the guarded',
    judge: (look) =>
      facts('died', ({ seat, by, clause, because }, { before, story }) => {
        const due = story[because ?? -1];
        if (clause === 'VD-A2') return must(roleAt(before, seat) === 'bodyguard' || look.ruled, () => `${seat} is no Bodyguard`);
        if (by.host || due?.what !== 'postponed') return undefined;
        const guards = before.marks.filter(({ what, on, by: guard }) => what === 'guarded' && on === seat && guard !== undefined);
        return must(guards.length === 0, () => `${seat} was guarded`);
      })(look),
  },
  {
    clause: 'VD-A17',
    holds: 'the Femme Fatale kills no bystander',
    judge: facts('died', ({ seat, by }, { before, ruled }) =>
      by.role === 'femmeFatale' && !ruled ? must(roleAt(before, seat) !== 'bystander', () => `${seat} is a bystander`) : undefined,
    ),
  },
  {
    clause: 'VD-A4',
    holds: 'whoever is entranced, robbed or jailed is asked for no ability at night',
    judge({ question, now }) {
      const { to, key } = question;
      if (typeof to === 'string' || question.decoy || !decides(question) || /^(mafia|yakuza)\./.test(key)) return undefined;
      const out = to.filter((seat) => ['entranced', 'robbed', 'jailed'].some((what) => bears(now, seat, what)));
      return must(out.length === 0, () => `${key} asks ${out.join()}`);
    },
  },
  {
    clause: 'VD-A11',
    holds: 'a jailed player has no say in what the gang does',
    judge: standing(['mafia.kill', 'yakuza.kill'], ({ question, now }) =>
      typeof question.to === 'string' || question.shape !== 'choose' || question.seats.length === 0
        ? undefined
        : must(!question.to.some((seat) => bears(now, seat, 'jailed')), () => `${question.to.toString()} are asked`),
    ),
  },
  {
    clause: 'VD-A12',
    holds: 'neither a jailed nor a silenced player votes, a Judge has two votes, and a hypnotised player goes with the Hypnotist',
    judge: standing(['day.vote'], ({ question, now, ruled }) => {
      if (question.shape !== 'ballot') return undefined;
      for (const { seat, weight, follows } of question.voters) {
        if (bears(now, seat, 'jailed') || bears(now, seat, 'silenced')) return `${seat} votes`;
        if (weight !== (roleAt(now, seat) === 'judge' ? 2 : 1)) return `${seat} has ${weight}`;
        // Where a ruling has put the same mark on somebody, the story does not tell which of the two has ended.
        if (ruled) continue;
        const by = now.marks
          .filter(({ what, on }) => what === 'hypnotised' && on === seat)
          .flatMap(({ by: source }) => (source !== undefined && now.alive.has(source) ? [source] : []));
        if (by.length > 0 ? follows === undefined || !by.includes(follows) : follows !== undefined)
          return `${seat} follows ${String(follows)}`;
      }
      return true;
    }),
  },
  {
    clause: 'VD-65',
    holds: 'the one with the most votes dies; level, nobody does',
    judge: facts('voted', ({ sums, chosen }) => {
      const top = leading(new Map(sums));
      return must(top.length === 1 ? chosen.join() === top.join() : chosen.length === 0, () => `${chosen.join()} of ${top.join()}`);
    }),
  },
  {
    clause: 'VD-56',
    holds: 'a vote has two suspects at least',
    judge: standing(['day.vote'], ({ question, ruled }) =>
      question.shape === 'ballot' && !ruled
        ? must(question.candidates.length >= 2, () => `${question.candidates.length} suspect`)
        : undefined,
    ),
  },
  {
    clause: 'VD-77',
    holds: 'a leader whom a gang kills tonight uses no ability',
    judge: (look) =>
      facts('postponed', ({ by, at }, { story, options, now }, i) => {
        if (by.seat === undefined || !leaders.includes(by.role ?? '') || look.ruled) return undefined;
        const strict = options['leaderBlockedBy'] === 'mafia' ? ['mafia'] : ['mafia', 'yakuza'];
        const aimed = kills(look).some(
          (kill) => kill.seat === by.seat && strict.includes(kill.by.faction ?? '') && story.indexOf(kill) < i,
        );
        const spared = ['nursed', 'entranced', 'guarded'].some((what) => bears(now, by.seat ?? 0, what));
        return must(!aimed || spared, () => `${by.role ?? ''} acts in night ${at.round}`);
      })(look),
  },
  {
    clause: 'VD-72',
    holds: 'the card shown is the card held, but for a Thug’s face on whom the Snitch has badmouthed',
    judge: facts('learned', ({ said }, { now }) => {
      if (said.id !== 'card.seen') return undefined;
      const { role } = said.with?.['role'] as { role: string };
      const seat = who(said);
      return must(role === (bears(now, seat, 'framed') ? 'thug' : roleAt(now, seat)), () => `${role} for a ${roleAt(now, seat)}`);
    }),
  },
  {
    clause: 'VD-A6',
    holds: 'the Journalist hears "same" of two on one side, and never of a Loner',
    judge: facts('learned', ({ said, about }, { now }) => {
      if (said.id !== 'journalist.same' && said.id !== 'journalist.different') return undefined;
      const [a = '', b = ''] = about.map((seat) => sideOf(roleAt(now, seat)));
      return must((said.id === 'journalist.same') === (a === b && a !== 'loner'), () => `${said.id} of ${a} and ${b}`);
    }),
  },
  {
    clause: 'VD-A10',
    holds: 'the Jailer locks up criminals, and innocents only where they were badmouthed; never the Loner, but by house rule',
    judge: facts('marked', ({ status, seat, by }, { now, options }) => {
      if (status !== 'jailed' || by.host) return undefined;
      const side = sideOf(roleAt(now, seat));
      const framed = bears(now, seat, 'framed') && options['snitchFramesJail'] === true;
      return must(
        side === 'mafia' || side === 'yakuza' || (framed && (side !== 'loner' || options['framedLonerJailed'] === true)),
        () => `${roleAt(now, seat)} is jailed`,
      );
    }),
  },
  {
    clause: 'VD-A13',
    holds: 'the death of a Jailer empties the jail',
    judge: facts('died', ({ seat }, { before, now }) =>
      roleAt(before, seat) === 'jailer' && !now.alive.has(seat)
        ? must(!now.marks.some(({ what }) => what === 'jailed'), () => 'somebody is in jail')
        : undefined,
    ),
  },
  {
    clause: 'VD-105',
    holds: 'with hidden cards none is open before the end, but by a ruling',
    judge: facts('revealed', ({ clause, seat }, { options, story }) =>
      options['noReveal'] === true && clause !== 'X-6'
        ? must(
            story.some(({ what }) => what === 'won'),
            () => `${seat} is open`,
          )
        : undefined,
    ),
  },
];
