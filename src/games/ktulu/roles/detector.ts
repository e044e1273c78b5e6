import type { Showing } from '../../../kernel/question.ts';
import { said as anySaid, type SeatId } from '../../../kernel/types.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { rows } from '../../../text/rows.ts';
import { target } from '../night/lines.ts';
import { nowKnown } from '../night/told.ts';
import { carrier, toldOfIt } from '../statuette.ts';
import { active } from '../table.ts';
import { said, type Role, type T } from '../vocabulary.ts';

/** Points at a player: he has it, or it lies on one of the two arcs between them (KT-260, KT-261, KT-R57). */
export const role: Role = {
  faction: 'aliens',
  nights: {
    detector: {
      clause: 'KT-269',
      wakes: false,
      *act(t, actor) {
        const on = yield* target(t, actor, {
          key: 'detector.learn',
          clause: 'KT-260',
          ask: said('detector.ask'),
          aim: 'learn',
          must: true,
        });
        const who = carrier(t);
        if (on === undefined || who === undefined) return;
        const because = t.story.length;
        yield* showSecret(t, {
          key: 'detector.learned',
          to: [actor],
          about: [on],
          clause: who === on ? 'KT-260' : 'KT-261',
          showing: reading(t, actor, on, who),
        });
        if ((who === on || who === actor) && nowKnown(t, actor, who)) yield* toldOfIt(t, because, actor, active(t, 'aliens'));
      },
    },
  },
};

/** The clockwise arc runs from the Detector to the target in seating order, dead seats included. */
function reading(t: T, actor: SeatId, on: SeatId, who: SeatId): Showing {
  if (who === on) return { sign: 'nod', said: said('detector.hit', { who: { seat: on } }) };
  // Recorded with the name, which the words no longer say.
  if (who === actor) return { said: anySaid('learn.youCarry', { who: { seat: actor } }) };
  const round = t.seats.length;
  const steps = (from: SeatId, to: SeatId): number => (to - from + round) % round;
  const clockwise = steps(actor, who) < steps(actor, on);
  return clockwise
    ? { sign: 'shake', arc: { from: actor, to: on }, said: said('detector.clockwise', { who: { seat: on } }) }
    : { sign: 'shake', arc: { from: on, to: actor }, said: said('detector.counterclockwise', { who: { seat: on } }) };
}

export const words = rows({
  'role.detector': ['Detector', '探测者', 'Detektor'],
  'role.detector.ability': [
    'Each night you pick one other player and learn whether the statuette is there; if not, on which side of the circle between the two of you it is. At night you act with the aliens.',
    '每夜选一名其他玩家，得知雕像是否在其身上；若不在，得知它在你们两人之间圆圈的哪一侧。夜里与外星人一同行动。',
    'Co noc wybierasz inną osobę i dowiadujesz się, czy ma posążek; jeśli nie, po której stronie kręgu między wami on jest. W nocy działasz z ufolami.',
  ],
  'detector.what': [
    'Learns whether one player has the statuette, or on which side it is.',
    '得知雕像是否在一名玩家身上，或在哪一侧。',
    'Dowiaduje się, czy ktoś ma posążek, a jeśli nie, po której stronie on jest.',
  ],
  'detector.ask': ['Detector, whom do you scan?', '探测者，你要探测谁？', 'Kogo bada Detektor?'],
  'option.nightOrder.detector': ['Detector searches for the statuette', '探测者探测', 'Detektor szuka posążka'],
  'detector.hit': ['{who} has the statuette.', '雕像在{who}手里。', 'Posążek ma {who}.'],
  'detector.clockwise': [
    'Not there. The statuette is between the two of you, going clockwise from you to {who}.',
    '不在其身上。从你顺时针数到{who}，雕像就在这中间。',
    'Nie tutaj. Posążek jest na drodze od ciebie do tej osoby ({who}), zgodnie z ruchem wskazówek zegara.',
  ],
  'detector.counterclockwise': [
    'Not there. The statuette is between the two of you, going counter-clockwise from you to {who}.',
    '不在其身上。从你逆时针数到{who}，雕像就在这中间。',
    'Nie tutaj. Posążek jest na drodze od ciebie do tej osoby ({who}), przeciwnie do ruchu wskazówek zegara.',
  ],
});
