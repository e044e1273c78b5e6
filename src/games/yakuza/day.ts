import { announce, ask, isExpired, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { choose, timed } from '../../rules/choose.ts';
import { deathsSince, die } from '../../rules/death.ts';
import { effects, moment } from '../../rules/moment.ts';
import { enter } from '../../rules/rounds.ts';
import { gone } from './gone.ts';
import { elimination, speech } from './vote.ts';
import { said, type T } from './vocabulary.ts';

/** All the living, who vote together whatever their side; worded like a side. */
const city = { faction: 'city' } as const;

/** The night's shots and saves take effect together (YK-R11). `nightfall` is where the story stood then. */
export function* dawn(t: T, nightfall: number): Script {
  enter(t, 'day', 'YK-23');
  yield* announce(t, 'dawn.wake', said('dawn.wake'), 'YK-44');
  yield* effects(t, 'dawn');
  const died = deathsSince(t, nightfall);
  for (const { seat, because } of died) yield* gone(t, { seat, id: 'dawn.killed', clause: 'YK-44', because });
  if (died.length === 0) yield* announce(t, 'dawn.nobody', said('dawn.nobody'), 'YK-44');
  yield* moment(t, 'dawn');
}

/** Speeches and nominations in seat order, then the vote, and night falls (YK-23…33). */
export function* day(t: T): Script {
  const list = yield* speeches(t);
  const [only] = list;
  if (only === undefined) yield* announce(t, 'day.noCandidate', said('day.noCandidate'), 'YK-R9');
  else if (list.length === 1 && skipsSolo(t)) yield* announce(t, 'day.soloSkipped', said('day.soloSkipped', { n: only }), 'YK-R9');
  else yield* judged(t, list);
  yield* announce(t, 'day.ends', said('day.ends'), 'YK-33');
}

/** Defences, the vote, and who leaves by it (YK-25…31). */
function* judged(t: T, list: readonly SeatId[]): Script {
  for (const seat of list) yield* speech(t, 'day.defence', 'YK-25', t.options.defenceSeconds, seat);
  const out = (yield* elimination(t, list)).filter((seat) => t.isAlive(seat));
  const because = t.story.findLastIndex((fact) => fact.what === 'voted');
  const left: { seat: SeatId; because: number }[] = [];
  for (const seat of out) {
    yield* die(t, seat, city, 'YK-26', because, 'public');
    left.push({ seat, because: t.story.findLastIndex((fact) => fact.what === 'died') });
  }
  for (const one of left) yield* gone(t, { ...one, id: 'day.eliminated', clause: 'YK-26' });
  if (out.length === 0) yield* announce(t, 'day.nobody', said('day.nobody'), 'YK-31');
  yield* moment(t, 'vote');
}

const skipsSolo = (t: T): boolean =>
  t.options.soloCandidate === 'alwaysSkip' || (t.options.soloCandidate === 'skipDay1' && t.place.round === 1);

/** The living in the order in which they speak: by their numbers, or beginning after the player who began the day before (YK-R20). */
function speakers(t: T): readonly SeatId[] {
  const began = t.counter('speech.began');
  const [first] = t.alive;
  const from = t.options.firstSpeaker === 'lowest' ? first : (t.alive.find((seat) => seat > began) ?? first);
  if (from !== undefined) t.counters['speech.began'] = from;
  return [...t.alive.filter((seat) => seat >= (from ?? 0)), ...t.alive.filter((seat) => seat < (from ?? 0))];
}

/** Exactly one speech each; within it the speaker may nominate one player (YK-23, YK-24, YK-R19). */
function* speeches(t: T): Script<readonly SeatId[]> {
  const list: SeatId[] = [];
  for (const speaker of speakers(t)) {
    if (!t.isAlive(speaker)) continue;
    const answer = yield* ask(t, () =>
      timed(
        choose(t, {
          key: 'day.speech',
          to: [speaker],
          say: [said('day.speech', { n: speaker, seconds: t.options.speechSeconds })],
          note: said('day.speech.note'),
          clause: 'YK-24',
          aim: 'remove',
          min: 0,
          pass: said('day.noNomination'),
          bar: (seat) => {
            if (!t.isAlive(speaker)) return { why: said('bar.actorGone'), clause: 'X-6' };
            return list.includes(seat) ? { why: said('bar.nominated'), clause: 'YK-R19' } : undefined;
          },
        }),
        t.options.speechSeconds,
      ),
    );
    const named = isExpired(answer) ? undefined : answer.seats[0];
    if (named === undefined) continue;
    list.push(named);
    t.tell({ what: 'announced', said: said('day.nominated', { n: speaker, whom: named }) }, 'YK-24', 'public');
  }
  return list.filter((seat) => t.isAlive(seat));
}
