import type { BallotCandidate, Candidate } from '../../../kernel/question.ts';
import { announce, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type ClauseId, type Said, type SeatId } from '../../../kernel/types.ts';
import { countOf } from '../../../rules/cast.ts';
import { bearer } from '../table.ts';
import { said, type Ids, type T, type Question } from '../vocabulary.ts';
import { hang } from './hanging.ts';
import { investigate } from './investigation.ts';
import { latestVote } from './proclaim.ts';
import { vote } from './votes.ts';

type Method = 'hang' | 'investigate';

/** What is settled so far about the mistreatment of this day. */
interface Plan {
  method?: Method;
  who?: SeatId;
  candidates: readonly SeatId[];
}

/** The players may hang one of the searched, or have one investigated (KT-072…076, KT-145…151). */
export function* mistreatment(t: T, searched: readonly SeatId[]): Script {
  const plan: Plan = { candidates: searched.filter((seat) => t.isAlive(seat)) };
  if (plan.candidates.length === 0) return;
  const methods = possible(t);
  if (methods.length === 0) {
    yield* announce(t, 'mistreat.impossible', said('mistreat.impossible'), 'KT-R84');
    return;
  }
  const [only] = methods;
  if (methods.length === 1 && only) plan.method = only;
  const order = withOfficials(t) ? t.options.mistreatmentQuestionOrder : (['mistreat', 'who'] as const);
  for (const question of order) {
    plan.candidates = plan.candidates.filter((seat) => t.isAlive(seat));
    if (plan.candidates.length === 0 || !(yield* settles[question](t, plan))) return;
  }
  const { who, method = 'hang' } = plan;
  if (who === undefined || !t.isAlive(who)) return;
  if (method === 'hang') yield* hang(t, who, latestVote(t));
  else yield* investigate(t, who);
}

const withOfficials = (t: T): boolean => countOf(t.cast, 'executor', 'investigator') > 0;

/** Hanging needs a living Executor, investigating a living Investigator; without those cards in the game there is hanging (KT-073, KT-150, KT-151). */
function possible(t: T): Method[] {
  if (!withOfficials(t)) return ['hang'];
  const lives = (role: Ids['role']) => bearer(t, role) !== undefined;
  return [...(lives('executor') ? ['hang' as const] : []), ...(lives('investigator') ? ['investigate' as const] : [])];
}

/** Each question settles its part of the plan; false ends the matter without harm to anybody. */
const settles = { mistreat: decideWhether, method: decideMethod, who: decideWhom } as const;

/** Is anybody mistreated at all? A tie is a no (KT-074, KT-148, KT-R81). */
function* decideWhether(t: T, plan: Plan): Script<boolean> {
  const { method = 'either' } = plan;
  const who = known(plan);
  const say = who === undefined ? anySaid(`mistreat.any.${method}`) : anySaid(`mistreat.this.${method}`, { who: { seat: who } });
  const yes = yield* asked(t, {
    key: 'mistreat.any',
    clause: withOfficials(t) ? 'KT-148' : 'KT-074',
    say,
    who,
    options: [
      { id: 'yes', label: said('mistreat.yes'), ...(who !== undefined && { against: who }) },
      { id: 'no', label: said('mistreat.no') },
    ],
  });
  if (yes !== 'yes') yield* announce(t, 'mistreat.nobody', said('mistreat.nobody'), 'KT-077', latestVote(t));
  else
    yield* announce(
      t,
      'mistreat.agreed',
      who === undefined ? anySaid(`mistreat.agreed.${method}`) : anySaid(`mistreat.agreedThis.${method}`, { who: { seat: who } }),
      'KT-075',
      latestVote(t),
    );
  return yes === 'yes';
}

/** Hanging or investigating? A tie is no hanging (KT-148, KT-R81); with one of them impossible nothing is asked (KT-R84). */
function* decideMethod(t: T, plan: Plan): Script<boolean> {
  if (plan.method) return true;
  const who = known(plan);
  const say = who === undefined ? said('mistreat.method') : said('mistreat.methodThis', { who: { seat: who } });
  const hanged = yield* asked(t, {
    key: 'mistreat.method',
    clause: 'KT-148',
    say,
    who,
    options: [
      { id: 'hang', label: said('mistreat.hang'), ...(who !== undefined && { against: who }) },
      { id: 'investigate', label: said('mistreat.investigate') },
    ],
  });
  plan.method = hanged === 'hang' ? 'hang' : 'investigate';
  yield* announce(t, 'mistreat.methodChosen', anySaid(`mistreat.chosen.${plan.method}`), 'KT-148', latestVote(t));
  return true;
}

/** Which of the searched? A tie spares them all (KT-075, KT-R81); one candidate needs no vote (KT-R83). */
function* decideWhom(t: T, plan: Plan): Script<boolean> {
  const only = known(plan);
  if (only === undefined) {
    const { chosen } = yield* vote(t, {
      key: 'mistreat.who',
      clause: 'KT-075',
      say: [anySaid(`mistreat.who.${plan.method ?? 'either'}`)],
      aim: 'remove',
      candidates: plan.candidates.map((id) => ({ id })),
      rule: { marks: 1, abstain: 'forbidden', count: 'plurality', tie: ['breaker', 'nobody'] },
    });
    const [who] = chosen;
    if (typeof who !== 'number' || !t.isAlive(who)) {
      yield* announce(t, 'mistreat.tied', said('mistreat.tied'), 'KT-R81', latestVote(t));
      return false;
    }
    plan.who = who;
    plan.candidates = [who];
  } else plan.who = only;
  yield* announce(t, 'mistreat.falls', said('mistreat.falls', { who: { seat: plan.who } }), 'KT-075', latestVote(t));
  return true;
}

/** The one it can only be about, if there is only one. */
const known = ({ candidates }: Plan): SeatId | undefined => (candidates.length === 1 ? candidates[0] : undefined);

interface Asked {
  readonly key: Question;
  readonly clause: ClauseId;
  readonly say: Said;
  readonly who: SeatId | undefined;
  readonly options: readonly BallotCandidate[];
}

/** A vote between two answers, from which nobody may abstain (KT-076); nothing on a tie that nobody breaks. */
function* asked(t: T, { key, clause, say, who, options }: Asked): Script<Candidate | undefined> {
  const { chosen } = yield* vote(t, {
    key,
    clause,
    say: [say],
    aim: 'remove',
    candidates: options,
    ...(who !== undefined && { about: who }),
    rule: { marks: 1, abstain: 'forbidden', count: 'plurality', tie: ['breaker', 'nobody'] },
  });
  return chosen[0];
}
