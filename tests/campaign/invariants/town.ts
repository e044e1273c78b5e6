import type { SeatId } from '../../../src/kernel/types.ts';
import { all, facts, leading, must, nightfall, since, standing, type Invariant, type Look } from '../look.ts';
import { bears, holders, roleAt, type State } from '../state.ts';

const gangsters = ['mafioso', 'godfather'];
const mafia = (state: State): SeatId[] => holders(state, ...gangsters);

/** Extinction alone ends it. */
function winner(state: State): string | undefined {
  if (state.alive.size === 0) return 'draw';
  if (mafia(state).length === state.alive.size) return 'mafia';
  return mafia(state).length === 0 ? 'town' : undefined;
}

const today = ({ story }: Look): number => story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'day');

/** Whom the mafia that were not kept busy pointed at tonight, each in turn. */
function targets({ story, now }: Look): (SeatId | undefined)[] {
  const named = since(story, nightfall(story), 'chose').filter(({ key }) => key === 'mafia');
  return named.filter(({ by: [who = 0] }) => !bears(now, who, 'busy')).map(({ seats }) => seats[0]);
}

/** Those of whom one, or each, may die by these. */
function possible(look: Look): readonly (SeatId | undefined)[] {
  const named = targets(look);
  const { mafiaKillRule: rule } = look.options;
  if (rule === 'each') return named;
  if (rule === 'unanimous') return new Set(named).size === 1 ? named : [];
  const votes = new Map<SeatId, number>();
  for (const seat of named) if (seat !== undefined) votes.set(seat, (votes.get(seat) ?? 0) + 1);
  return leading(votes) as SeatId[];
}

export const invariants: readonly Invariant[] = [
  {
    clause: 'TM-06',
    holds: 'a side wins when the other is gone, and numbers alone decide nothing',
    judge: facts('won', ({ factions, said }, { now }) => {
      if (said.id === 'won.ruled' || said.id === 'won.stalemate') return undefined;
      return must((factions.join() || 'draw') === winner(now), () => `${factions.join()} with ${mafia(now).length} of ${now.alive.size}`);
    }),
  },
  {
    clause: 'TM-R9',
    holds: 'nobody points, sleeps or talks on where a side is gone',
    judge: standing(['day.talk', 'day.nominate', 'day.closing', 'night.falls'], ({ now }) =>
      must(winner(now) === undefined, () => `${String(winner(now))} should have won`),
    ),
  },
  {
    clause: 'TM-04',
    holds: 'nobody is tried on the first day',
    judge: facts('voted', ({ at }, { story }) =>
      must(
        at.round > 1 || story.some(({ what }) => what === 'died') || (at.phase === 'day' && nightfall(story) >= 0),
        () => `a vote in round ${at.round}`,
      ),
    ),
  },
  {
    clause: 'TM-R10',
    holds: 'a draw is offered after three cycles without a death only',
    judge: standing(['draw.offer'], ({ story, question }) => {
      if (question.shape === 'pick' && question.options.find(({ id }) => id === 'declare')?.bar) return true;
      const dusks = story.flatMap((fact, i) => (fact.what === 'phase' && fact.at.phase === 'night' ? [i] : []));
      const from = dusks.at(-3);
      return must(from !== undefined && since(story, from, 'died').length === 0, () => 'somebody died');
    }),
  },
  {
    clause: 'TM-20',
    holds: 'whoever most point at stands trial; with nobody pointing there is none',
    judge: facts('voted', ({ vote, sums, chosen }) => {
      if (!vote.startsWith('day.nominate')) return undefined;
      const top = leading(new Map(sums));
      return must(
        top.length === 0 ? chosen.length === 0 : chosen.every((one) => top.includes(one)) && (top.length > 1 || chosen.length === 1),
        () => `${chosen.join()} of ${top.join()}`,
      );
    }),
  },
  {
    clause: 'TM-21',
    holds: 'after a tie only those tied can be pointed at',
    judge: standing(['day.nominate.again'], ({ question, story, now }) => {
      const vote = story.findLast((fact) => fact.what === 'voted');
      if (question.shape !== 'ballot' || vote?.what !== 'voted') return undefined;
      const tied = leading(new Map(vote.sums)).filter((seat) => now.alive.has(seat as SeatId));
      return must(tied.join() === question.candidates.map(({ id }) => id).join(), () => `${tied.join()} were tied`);
    }),
  },
  {
    clause: 'TM-30',
    holds: 'more for guilty than for innocent, and only that, executes',
    judge: facts('voted', ({ vote, sums, chosen }) => {
      if (vote !== 'trial.vote') return undefined;
      const [guilty = 0, innocent = 0] = sums.map(([, n]) => n);
      return must(chosen.includes('guilty') === guilty > innocent, () => `${guilty} to ${innocent}: ${chosen.join()}`);
    }),
  },
  {
    clause: 'TM-32',
    holds: 'the town kills only whom it has found guilty',
    judge: facts('died', ({ seat, by, because }, { story }) => {
      if (by.faction !== 'town') return undefined;
      const vote = story[because ?? -1];
      return must(vote?.what === 'voted' && vote.chosen.includes('guilty'), () => `${seat} was executed`);
    }),
  },
  {
    clause: 'TM-35',
    holds: 'no more trials a day than the house allows, and none after an execution',
    judge: (look) =>
      facts('voted', ({ vote }) => {
        if (vote !== 'trial.vote') return undefined;
        const trials = since(look.story, today(look), 'voted').filter((one) => one.vote === 'trial.vote');
        const over = trials.slice(0, -1).some(({ chosen }) => chosen.includes('guilty'));
        return must(trials.length <= Number(look.options['maxTrialsPerDay']) && (!over || look.ruled), () => `${trials.length} trials`);
      })(look),
  },
  {
    clause: 'TM-42',
    holds: 'nobody uses a power on himself, and no Doctor treats one player two nights running',
    judge: facts('chose', ({ key, by, seats, at }, { story, ruled }) => {
      if (key === 'mafia') return undefined;
      if (seats.some((seat) => by.includes(seat))) return `${key} chose himself`;
      if (key !== 'doctor' || ruled) return true;
      const last = since(story, 0, 'marked').filter(({ status, at: { round } }) => status === 'treated' && round === at.round - 1);
      return must(!last.some(({ seat }) => seats.includes(seat)), () => `${seats.join()} again`);
    }),
  },
  {
    clause: 'TM-43',
    holds: 'the Vigilante has one bullet',
    judge: facts('spent', ({ seat, ability }, { story, ruled }) => {
      const shots = since(story, 0, 'spent').filter((fact) => fact.ability === ability);
      return ability !== 'bullet' || ruled ? undefined : must(shots.length === 1, () => `${seat} fired ${shots.length} times`);
    }),
  },
  {
    clause: 'TM-R2',
    holds: 'the mafia kill whom most of them pointed at, those kept busy not counted',
    judge: (look) =>
      facts('postponed', ({ seat, by }) =>
        by.faction === 'mafia' && !look.ruled
          ? must(possible(look).includes(seat), () => `${seat}, but ${possible(look).join()}`)
          : undefined,
      )(look),
  },
  {
    clause: 'TM-R3',
    holds: 'whoever the Doctor treats does not die that night, and whoever is kept busy kills nobody',
    judge: facts('died', ({ seat, by, because }, { story, before }) => {
      const due = story[because ?? -1];
      if (due?.what !== 'postponed') return undefined;
      const busy = by.seat !== undefined && bears(before, by.seat, 'busy');
      return must(!bears(before, seat, 'treated') && !busy, () => `${seat} died ${busy ? 'by one kept busy' : 'in the Doctor’s care'}`);
    }),
  },
  {
    clause: 'TM-46',
    holds: 'by dawn every living player has read one message of the night',
    judge: standing(['dawn.wake'], ({ story, now, ruled }) => {
      const read = since(story, nightfall(story), 'learned').flatMap(({ seats, said }) => (said.id.startsWith('feedback.') ? seats : []));
      return ruled
        ? undefined
        : must([...read].sort((a, b) => a - b).join() === [...now.alive].sort((a, b) => a - b).join(), () => `${read.join()} read`);
    }),
  },
  {
    clause: 'TM-R7',
    holds: 'cards of the night’s dead are turned over as the house has it',
    judge: facts('revealed', ({ seat, clause }, { options }) =>
      clause === 'TM-R7' ? must(options['revealNightDeaths'] === 'role', () => `${seat} is open`) : undefined,
    ),
  },
  {
    clause: 'TM-R8',
    holds: 'a message tells the truth of the night: sides, visits, deaths, patients',
    judge: (look) =>
      all([
        facts('learned', ({ said, seats }, { now, story, options }) => {
          const who = (said.with?.['who'] as { seat?: number } | undefined)?.seat ?? 0;
          const [reader = 0] = seats;
          const night = nightfall(story);
          // The Godfather passes for a townie.
          if (said.id === 'feedback.mafia') return must(roleAt(now, who) === 'mafioso', () => `${who} is ${roleAt(now, who)}`);
          if (said.id === 'feedback.notMafia') return must(roleAt(now, who) !== 'mafioso', () => `${who} is a mafioso`);
          if (said.id === 'feedback.busy') return must(bears(now, reader, 'busy'), () => `${reader} was left alone`);
          if (said.id === 'feedback.visited') {
            const whom = (said.with?.['whom'] as { seat: number }).seat;
            const strikes = options['trackerSees'] === 'killed' && gangsters.includes(roleAt(now, who));
            const went = strikes
              ? since(story, night, 'postponed').some(({ by, seat }) => by.faction === 'mafia' && seat === whom)
              : since(story, night, 'chose').some(({ by, seats: [to] }) => by[0] === who && to === whom);
            return must(went && !bears(now, who, 'busy'), () => `${who} did not see ${whom}`);
          }
          if (said.id !== 'feedback.doomed') return undefined;
          return must(
            since(story, night, 'postponed').some(({ seat }) => seat === reader) && !bears(now, reader, 'treated'),
            () => `nobody strikes at ${reader}`,
          );
        })(look),
        standing(['dawn.died', 'dawn.nobody'], ({ story, now, ruled }) => {
          const doomed = since(story, nightfall(story), 'learned').flatMap(({ said, seats }) =>
            said.id === 'feedback.doomed' ? seats : [],
          );
          return ruled
            ? undefined
            : must(
                doomed.every((seat) => !now.alive.has(seat)),
                () => `${doomed.join()} were told they would not wake`,
              );
        })(look),
      ]),
  },
];
