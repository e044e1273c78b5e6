import type { Script } from '../../../kernel/script.ts';
import { said, type Bar, type SeatId } from '../../../kernel/types.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { attempt } from '../../../rules/attempt.ts';
import { testWins } from '../../../rules/moment.ts';
import { mark } from '../../../rules/status.ts';
import { transferToken } from '../../../rules/token.ts';
import { blockedBy } from '../../../rules/status.ts';
import { slayAtNight } from '../deaths.ts';
import { carrier, gainedTonight, has, lastMove, lose, planted, statuette, tellHolder } from '../statuette.ts';
import { bearer, members, spend, type T } from '../table.ts';
import { learning } from './bandits.ts';
import { killing } from './citizens.ts';
import { carrierLine, decide } from './group.ts';
import { attack, doing, groupLine, momentLine, roleLine, target, wants, type Line } from './lines.ts';
import { passed } from './passed.ts';
import { tellCarrier } from './told.ts';

const once = (): number => 1;
const indians = (t: T): readonly SeatId[] => members(t, 'indians');
const notDue = (why: string, clause: string): Bar => ({ why: said(why), clause });

export const indiansWake = groupLine('indiansWake', 'indians', { clause: 'KT-240', wakes: true, members: indians });
export const indiansSleep = groupLine('indiansSleep', 'indians', { clause: 'KT-250', sleeps: true, members: indians });
export const shaman = learning('shaman', 'KT-241', 'KT-165');

/** Asks whether the carrier sits next to him: the nearest living player on either side (KT-171, KT-R58). */
export const leader = roleLine('leader', {
  clause: 'KT-242',
  uses: once,
  wakes: false,
  *act(t, actor) {
    if (!(yield* wants(t, actor, 'leader.use', 'KT-171', 'leader.ask'))) return;
    spend(t, actor, 'leader', 1, 'KT-171');
    const round = t.alive.length;
    const at = t.alive.indexOf(actor);
    const beside = [t.alive[(at + 1) % round], t.alive[(at + round - 1) % round]];
    const yes = beside.includes(carrier(t));
    yield* showSecret(t, {
      key: 'leader.learned',
      to: [actor],
      about: beside.filter((seat) => seat !== undefined),
      clause: 'KT-171',
      showing: { sign: yes ? 'nod' : 'shake', said: said(yes ? 'leader.yes' : 'leader.no') },
    });
  },
});

/** A plant comes back to a living Quiet Foot by itself before the murder (KT-177, KT-R59). */
export const plantReturns = momentLine(
  'plantReturns',
  'KT-177',
  ['quietFoot'],
  function* (t) {
    const foot = bearer(t, 'quietFoot');
    if (foot === undefined) return;
    yield* transferToken(t, statuette, foot, { by: { seat: foot, role: 'quietFoot' }, clause: 'KT-177' });
    if (carrier(t) === foot) yield* tellHolder(t, lastMove(t), [foot]);
  },
  (t) => (planted(t) !== undefined && bearer(t, 'quietFoot') !== undefined ? undefined : notDue('call.noPlant', 'KT-177')),
);

function* murder(t: T, key: string, clause: string): Script {
  const on = yield* decide(t, { key, gang: 'indians', clause, ask: 'indiansKill.ask', aim: 'kill', pass: 'group.noKill' });
  if (on !== undefined) yield* slayAtNight(t, { deed: 'kill', by: { faction: 'indians' }, on, clause });
}

export const indiansKill = groupLine('indiansKill', 'indians', {
  clause: 'KT-243',
  members: indians,
  *act(t, voters) {
    const [only] = voters;
    if (voters.length === 1 && only !== undefined && t.at(only).role === 'loneCoyot') t.counters['coyot.sole'] = t.place.round;
    yield* murder(t, 'indians.kill', 'KT-085');
  },
});

/** With the statuette, had before or won by the first kill, they kill twice (KT-086, KT-087). */
export const indiansKillAgain = groupLine('indiansKillAgain', 'indians', {
  clause: 'KT-244',
  members: indians,
  veiled: true,
  due: (t) => (has(t, 'indians') ? undefined : notDue('call.notTheirs', 'KT-086')),
  *act(t) {
    yield* murder(t, 'indians.killAgain', 'KT-086');
  },
});

/** The Quiet Foot died and took the place of the plant with him (KT-178, KT-R60, KT-R61). */
export const lossAnnounced = momentLine('lossAnnounced', 'KT-178', ['quietFoot'], lose, (t) =>
  planted(t) !== undefined && t.tokens[statuette]?.announced !== undefined && bearer(t, 'quietFoot') === undefined
    ? undefined
    : notDue('call.nothingLost', 'KT-178'),
);

/** One more kill on every night on which the Indians gained the statuette (KT-182, KT-183). */
export const burningRage = roleLine('burningRage', {
  clause: 'KT-245',
  wakes: false,
  veiled: true,
  act: rage,
  due: (t) => (rageDue(t) ? undefined : notDue('call.notGained', 'KT-183')),
});

const rageDue = (t: T): boolean => gainedTonight(t, 'indians') && t.counters['burningRage.night'] !== t.place.round;

function* rage(t: T, actor: SeatId): Script {
  t.counters['burningRage.night'] = t.place.round;
  yield* attack(
    t,
    actor,
    'burningRage',
    undefined,
    { key: 'burningRage.kill', clause: 'KT-182', ask: 'burningRage.ask', aim: 'kill' },
    function* (on) {
      yield* slayAtNight(t, doing('kill', actor, 'burningRage', on, 'KT-182'));
    },
  );
}

/** The statuette came after his step: he has his kill right then, unless the death that brought it ends the game (KT-R36, KT-R42). */
export function* lateRage(t: T): Script {
  const actor = bearer(t, 'burningRage');
  if (actor === undefined || blockedBy(t, actor, 'act') || !rageDue(t) || !passed(t, 'burningRage')) return;
  yield* testWins(t, 'death');
  yield* rage(t, actor);
}

/** One more kill when all other Indians are dead, or by house rule when nobody else voted (KT-173, KT-174, KT-R38, KT-R39). */
export const loneCoyot = roleLine('loneCoyot', {
  clause: 'KT-246',
  wakes: false,
  due: (t) => {
    const { coyotTrigger } = t.options;
    const due =
      coyotTrigger === 'soleVoter'
        ? t.counters['coyot.sole'] === t.place.round
        : t.living('indians').every((seat) => t.at(seat).role === 'loneCoyot');
    return due ? undefined : notDue('call.notAlone', coyotTrigger === 'soleVoter' ? 'KT-174' : 'KT-173');
  },
  *act(t, actor) {
    yield* attack(
      t,
      actor,
      'loneCoyot',
      undefined,
      { key: 'loneCoyot.kill', clause: 'KT-173', ask: 'loneCoyot.ask', aim: 'kill' },
      function* (on) {
        yield* slayAtNight(t, doing('kill', actor, 'loneCoyot', on, 'KT-173'));
      },
    );
  },
});

/** Poison works on the next day (KT-166). */
export const femaleShaman = roleLine('femaleShaman', {
  clause: 'KT-247',
  uses: once,
  wakes: false,
  *act(t, actor) {
    yield* attack(
      t,
      actor,
      'femaleShaman',
      1,
      { key: 'femaleShaman.poison', clause: 'KT-166', ask: 'femaleShaman.ask', aim: 'kill' },
      function* (on) {
        yield* attempt(t, doing('poison', actor, 'femaleShaman', on, 'KT-166'));
      },
    );
  },
});

export const warrior = killing('warrior', 'KT-248', 'KT-209', { wakes: false });
export const indiansCarrier = carrierLine('indiansCarrier', 'indians', 'KT-249');

/** As carrier, may put the statuette on somebody who will not know (KT-175, KT-176, KT-R63). */
export const quietFoot: Line = roleLine('quietFoot', {
  clause: 'KT-251',
  uses: () => 2,
  veiled: true,
  block: (t) => {
    const [foot] = t.withRole('quietFoot');
    if (foot === undefined || carrier(t) !== foot || !has(t, 'indians') || t.tokens[statuette]?.provisional)
      return { why: said('bar.notCarrier'), clause: 'KT-175' };
    return t.hasStatus(foot, 'glued') ? { why: said('bar.glued'), clause: 'KT-265' } : undefined;
  },
  *act(t, actor) {
    const on = yield* target(t, actor, { key: 'quietFoot.plant', clause: 'KT-175', ask: 'quietFoot.ask' });
    if (on === undefined) return;
    spend(t, actor, 'quietFoot', 2, 'KT-176');
    const by = { seat: actor, role: 'quietFoot' };
    yield* transferToken(t, statuette, on, { by, clause: 'KT-175', knowing: false });
    if (carrier(t) === on && !has(t, t.faction(on))) yield* mark(t, { what: 'planted', on, by, clause: 'KT-175' });
  },
});

export const binocularEye = roleLine('binocularEye', {
  clause: 'KT-252',
  uses: once,
  *act(t, actor) {
    if (!(yield* wants(t, actor, 'binocularEye.use', 'KT-181', 'binocularEye.ask'))) return;
    spend(t, actor, 'binocularEye', 1, 'KT-181');
    yield* tellCarrier(t, actor, 'binocularEye.learned', 'KT-181');
  },
});
