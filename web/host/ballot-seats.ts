import type { BallotCandidate, BallotQuestion, Candidate, Voter } from '../../src/kernel/question.ts';
import type { Speaker } from '../../src/text/speak.ts';
import type { RingSeat } from '../elements/ring-seat.ts';
import type { SeatView } from './ask.ts';
import { marksOf, sumFor, type Hands } from './tallying.ts';

/**
 * The whole table at a vote, as at every other question, while hands for one candidate are counted: who has no vote
 * stands there too and says why when touched. Where no seats are given, the voters alone.
 */
export function ballotSeats(
  question: BallotQuestion,
  hands: Hands,
  current: Candidate,
  seats: readonly SeatView[],
  speaker: Speaker,
): RingSeat[] {
  const { voters, barred } = question;
  const all = seats.length > 0 ? seats : voters.map(({ seat }) => ({ seat, name: speaker.seat(seat), alive: true }));
  return all.map(({ seat, name, alive }) => {
    const voter = voters.find((one) => one.seat === seat);
    const bar = voter ? barOf(voter, current) : barred.find((one) => one.seat === seat);
    const why = bar ? { barred: speaker.say(bar.why), clause: bar.clause } : voter ? {} : { barred: speaker.say({ id: 'host.noVote' }) };
    const voting = voter ? votingSeat(question, hands, current, voter, speaker) : {};
    return { seat, name, dead: !alive, ...voting, ...why };
  });
}

/** The same table while one voter names players: a player named has the raised hand, and one who cannot be named shows why. */
export function namedSeats(question: BallotQuestion, hands: Hands, voter: Voter, seats: readonly SeatView[], speaker: Speaker): RingSeat[] {
  const marks = marksOf(voter, hands);
  const all =
    seats.length > 0 ? seats : question.candidates.map(({ id }) => ({ seat: Number(id), name: speaker.seat(Number(id)), alive: true }));
  return all.map(({ seat, name, alive }) => {
    if (!question.candidates.some(({ id }) => id === seat)) {
      const out = question.unelectable?.find((one) => one.seat === seat);
      const why = out ? { barred: speaker.say(out.why), clause: out.clause } : { barred: speaker.say({ id: 'host.noCandidate' }) };
      return { seat, name, dead: !alive, ...why };
    }
    const bar = barOf(voter, seat);
    const sum = sumFor(question, hands, seat);
    return {
      seat,
      name,
      dead: !alive,
      raised: marks.includes(seat),
      ...(sum > 0 && { count: String(sum) }),
      ...(bar && { barred: speaker.say(bar.why), clause: bar.clause }),
    };
  });
}

function votingSeat(question: BallotQuestion, hands: Hands, current: Candidate, voter: Voter, speaker: Speaker): Partial<RingSeat> {
  const { candidates, marks: most } = question;
  const marks = marksOf(voter, hands);
  const others =
    candidates.length > 1
      ? candidates.filter(({ id }) => id !== current && marks.includes(id)).map((one) => candidateName(one, speaker))
      : [];
  const signs = [
    ...(voter.weight === 1 ? [] : [`×${voter.weight}`]),
    ...(most === 1 || marks.length === 0 ? [] : [`${marks.length}/${most}`]),
  ];
  return {
    raised: marks.includes(current),
    ...(signs.length > 0 && { count: signs.join(' ') }),
    ...(others.length > 0 && { note: speaker.list(others) }),
    ...(voter.follows !== undefined && { barred: speaker.say({ id: 'host.votesWith', with: { who: { seat: voter.follows } } }) }),
  };
}

/** Why a voter may not vote for a candidate. */
export function barOf({ forbidden }: Voter, candidate: Candidate): NonNullable<Voter['forbidden']>[number] | undefined {
  return forbidden?.find((one) => one.candidate === candidate);
}

/** A candidate as the host calls it: a player's name, or words of the game. */
export function candidateName({ id, label }: BallotCandidate, speaker: Speaker): string {
  return label ? speaker.say(label) : typeof id === 'number' ? speaker.seat(id) : id;
}
