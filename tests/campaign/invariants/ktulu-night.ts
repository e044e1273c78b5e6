import type { FactOf } from '../../../src/kernel/fact.ts';
import { decides } from '../../support/whose-turn.ts';
import { facts, must, nightfall, since, standing, type Invariant, type Look } from '../look.ts';
import { bears, holders, roleAt } from '../state.ts';
import { sideOf } from './ktulu-sides.ts';

/** Uses in a game; the drunk cards have one each where both are dealt (KT-125, KT-131, KT-176, KT-199). */
const uses: Readonly<Record<string, number>> = { drunkard: 2, drunkJudge: 2, drunkMayor: 2, quietFoot: 2, journalist: 2 };

/** Everything else a player has is used once. */
const usesOf = (ability: string): number => uses[ability] ?? 1;

/** Group questions, at which an inactive member has no say. */
const groupKeys = /^(bandits|indians|aliens)\.(theft|deed|victim|kill|killAgain)$|Carrier\.choose$/;
const inactive = ['jailed', 'drunk', 'atCards'];

/** Kills of the night by a side, by this clause. */
const deaths = ({ story }: Look, side: string): FactOf<'died'>[] =>
  since(story, nightfall(story), 'died').filter(({ by, at }) => by.faction === side && by.seat === undefined && at.phase === 'night');

/** What the roles and sides may do at night. */
export const atNight: readonly Invariant[] = [
  {
    clause: 'KT-048',
    holds: 'no ability is used more often than its card allows, and passing uses nothing up',
    judge: facts('spent', ({ ability, left }, { story, ruled }) => {
      const times = since(story, 0, 'spent').filter((fact) => fact.ability === ability).length;
      const back = story.filter((fact) => fact.what === 'noted' && fact.said.id === 'search.incitedDead').length;
      const most = usesOf(ability) + (ability === 'inciter' ? back : 0);
      return ruled ? undefined : must(times <= most && left >= 0, () => `${ability} for the ${times}th time, ${left} left`);
    }),
  },
  {
    clause: 'KT-097',
    holds: 'whoever is in jail, drunk or at cards is asked for no ability at night, and has no say in the side',
    judge({ question, now, table }) {
      const { to, key } = question;
      if (table.place.phase !== 'night' || typeof to === 'string' || !decides(question) || key === 'bandits.firstCarrier') return undefined;
      const out = to.filter((seat) => inactive.some((what) => bears(now, seat, what)));
      return must(out.length === 0, () => `${key} asks ${out.join()}`);
    },
  },
  {
    clause: 'KT-098',
    holds: 'at what a side does together every active member is asked, and nobody of another side',
    judge({ question, now, ruled }) {
      const { to, key, shape } = question;
      if (shape !== 'choose' || !groupKeys.test(key) || typeof to === 'string' || ruled) return undefined;
      const side = sideOf(roleAt(now, to[0] ?? 0));
      const members = [...now.alive].filter(
        (seat) =>
          sideOf(roleAt(now, seat)) === side &&
          !inactive.some((what) => bears(now, seat, what)) &&
          (roleAt(now, seat) !== 'stagecoach' || now.revealed.has(seat)),
      );
      return must(
        members.sort((a, b) => a - b).join() === [...to].sort((a, b) => a - b).join(),
        () => `${to.join()} are asked, ${members.join()} are active`,
      );
    },
  },
  {
    clause: 'KT-085',
    holds: 'the Indians together kill one a night, two on a night on which they have the statuette',
    judge: (look) =>
      facts('died', ({ by, seat, at }) => {
        if (by.faction !== 'indians' || by.seat !== undefined || at.phase !== 'night') return undefined;
        const killed = deaths(look, 'indians');
        const twice = killed.some(({ clause }) => clause === 'KT-086');
        return must(killed.length <= (twice ? 2 : 1) || look.ruled, () => `${seat} is the ${killed.length}th`);
      })(look),
  },
  {
    clause: 'KT-086',
    holds: 'the second kill is asked for only where an Indian knowingly has it',
    judge: standing(['indians.killAgain'], ({ now, question, table, ruled }) => {
      if (question.shape !== 'choose' || question.seats.length === 0 || ruled) return undefined;
      const { holder, knowing } = table.tokens['statuette'] ?? {};
      return must(knowing === true && sideOf(roleAt(now, holder ?? 0)) === 'indians', () => `${String(holder)} has it`);
    }),
  },
  {
    clause: 'KT-082',
    holds: 'bandits and aliens steal only what they do not have, one player a night',
    judge: (look) =>
      standing(['bandits.theft', 'aliens.theft'], ({ question, table, now, ruled }) => {
        const { holder, knowing } = table.tokens['statuette'] ?? {};
        const side = question.key.split('.')[0];
        return ruled ? undefined : must(!(knowing && sideOf(roleAt(now, holder ?? 0)) === side), () => `${String(holder)} has it already`);
      })(look),
  },
  {
    clause: 'KT-182',
    holds: 'Burning Rage kills at most once a night, and only where the Indians have got the statuette that night',
    judge: facts('died', ({ by }, { story, ruled }) => {
      if (by.role !== 'burningRage' || ruled) return undefined;
      const night = nightfall(story);
      const kills = since(story, night, 'died').filter((fact) => fact.by.role === 'burningRage').length;
      const got = since(story, night, 'moved').some(({ to, knowing }) => knowing && to > 0);
      return must(kills === 1 && got, () => `${kills} kills`);
    }),
  },
  {
    clause: 'KT-173',
    holds: 'the Lone Coyot kills where he is the last Indian, or by house rule the only one who voted',
    judge: standing(['loneCoyot.kill'], ({ now, options, question, ruled }) => {
      if (options['coyotTrigger'] !== 'othersDead' || question.shape !== 'choose' || question.seats.length === 0 || ruled) return undefined;
      const others = [...now.alive].filter((seat) => sideOf(roleAt(now, seat)) === 'indians' && roleAt(now, seat) !== 'loneCoyot');
      return must(others.length === 0, () => `${others.join()} live`);
    }),
  },
  {
    clause: 'KT-140',
    holds: 'the Gambler points from his night on, dies by a citizen, and others die by him',
    judge: facts('died', ({ seat, by, clause, at }, { options, before, ruled }) => {
      if (by.role !== 'gambler' || ruled) return undefined;
      const own = seat === by.seat;
      return must(
        at.round >= Number(options['gamblerFirstNight']) &&
          own === (clause === 'KT-141') &&
          (own || sideOf(roleAt(before, seat)) !== 'citizens'),
        () => `${seat} by ${clause}`,
      );
    }),
  },
  {
    clause: 'KT-R33',
    holds: 'nobody chooses himself at night, but the Sheriff and the guard where the house lets them',
    judge({ question, options, table }) {
      const { to, shape, key } = question;
      if (
        shape !== 'choose' ||
        typeof to === 'string' ||
        to.length !== 1 ||
        table.place.phase !== 'night' ||
        /Carrier|firstCarrier|\.tie$|^(bandits|indians|aliens)\./.test(key)
      )
        return undefined;
      const may =
        (key === 'sheriff.jail' && options['sheriffSelfJail'] === true) ||
        (key === 'guard.protect' && options['guardMayPickSelf'] === true);
      return must(may || !question.seats.some((seat) => to.includes(seat)), () => `${key} offers himself`);
    },
  },
  {
    clause: 'KT-170',
    holds: 'where a side is level, whoever breaks its ties is asked, and nobody else',
    judge({ question, now }) {
      const { to, key, shape } = question;
      if (shape !== 'choose' || typeof to === 'string' || question.seats.length === 0 || !/^(indians|aliens).*\.tie$/.test(key))
        return undefined;
      const breaker = key.startsWith('indians') ? 'leader' : 'megaAlien';
      return must(to.length > 0 && to.every((seat) => roleAt(now, seat) === breaker), () => `${key} asks ${to.join()}`);
    },
  },
  {
    clause: 'KT-167',
    holds: 'poison works once, by day, on whoever was given it',
    judge: facts('died', ({ seat, clause, at }, { before }) =>
      clause === 'KT-167'
        ? must(at.phase !== 'night' && holders(before, roleAt(before, seat)).includes(seat), () => `${seat} at ${at.phase}`)
        : undefined,
    ),
  },
];
