import { done, type Answer } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';

/** What came of some nights: after each who was dead, and what the living had found out; and whom each role might have chosen. */
export interface Nights {
  readonly dead: readonly (readonly SeatId[])[];
  readonly found: readonly string[];
  /** By night and role, e.g. `2 doctor`. */
  readonly open: ReadonlyMap<string, readonly SeatId[]>;
  readonly won: readonly string[] | undefined;
}

/** What a game's words for something learned come to, e.g. `3 mafia`; nothing where it is no finding. */
export type Findings = (fact: Extract<Fact, { what: 'learned' }>) => string | undefined;

/** The roles whose questions begin with their own name. */
const asked = /^(mafia|escort|doctor|detective|vigilante|tracker|vixen|thief|snitch|nurse|bodyguard|lawyer|judge|sheriff|journalist)\./;

/** Plays four nights of a game: whom each role points at is drawn by night and role, and by day nobody is put to death. */
export function nights(game: Game, deal: readonly RoleId[], seed: string, findings: Findings): Nights {
  const session = new Session(game, { options: {}, seed, deal: deal.map((role) => ({ role })) });
  const { table } = session;
  const dead: (readonly SeatId[])[] = [];
  const open = new Map<string, readonly SeatId[]>();
  let last = '';
  for (let i = 0; i < 2000 && session.question.shape !== 'over'; i++) {
    const night = session.story.filter((fact) => fact.what === 'phase' && fact.at.phase === 'night').length;
    const now = `${table.place.phase === 'night' ? 'night' : 'day'} ${night}`;
    if (now !== last && now.startsWith('night') && night > 1) dead.push(deadAt(session));
    last = now;
    if (night > 4) break;
    const role = table.place.phase === 'night' ? asked.exec(session.question.key)?.[1] : undefined;
    const { question } = session;
    if (role !== undefined && question.shape === 'choose') open.set(`${night} ${role}`, question.seats);
    const refusal = session.answer(
      answer(question, role === undefined ? undefined : seeded(`${seed}/${night}/${role}`).below(table.seats.length + 2) + 1),
    );
    if (refusal) throw new Error(`${question.key}: ${JSON.stringify(refusal)}`);
  }
  return { dead, open, won: table.won, found: foundBy(session, findings) };
}

/** The seat that was drawn, and where several are wanted those that follow it; nobody where one of them is not open. */
function pointed(open: readonly SeatId[], count: number, seat: SeatId | undefined): readonly SeatId[] {
  if (seat === undefined || !open.includes(seat)) return [];
  const after = [...open.filter((one) => one >= seat), ...open];
  return open.length < count ? [] : [...after.slice(0, count)].sort((a, b) => a - b);
}

const deadAt = ({ table }: Session): SeatId[] => table.seats.filter(({ alive }) => !alive).map(({ seat }) => seat);

/** Points where it was drawn, if that is open; otherwise nothing is done. */
function answer(question: Question, seat: SeatId | undefined): Answer {
  switch (question.shape) {
    case 'choose':
      return { seats: pointed(question.seats, question.max, seat) };
    case 'pick':
      return { option: question.pass ?? question.options.at(-1)?.id ?? '' };
    case 'ballot':
      return { votes: {} };
    default:
      return done;
  }
}

/** Findings of those who lived to see the morning: in some games the dying are told nothing. */
function foundBy({ story }: Session, findings: Findings): string[] {
  return story.flatMap((fact) => {
    const [seat] = fact.what === 'learned' ? fact.seats : [];
    const words = fact.what === 'learned' ? findings(fact) : undefined;
    const { round } = fact.at;
    const dies = story.some((other) => other.what === 'died' && other.seat === seat && other.at.round === round);
    return words === undefined || dies ? [] : [`${seat}: ${words}`];
  });
}
