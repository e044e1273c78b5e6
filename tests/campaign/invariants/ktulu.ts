import type { SeatId } from '../../../src/kernel/types.ts';
import { all, facts, must, standing, type Invariant } from '../look.ts';
import { bears, holders, roleAt, type State } from '../state.ts';
import { byDay } from './ktulu-day.ts';
import { atNight } from './ktulu-night.ts';
import { cards, sideOf, statuette } from './ktulu-sides.ts';

/** Who knowingly has it, of what side, where somebody living does. */
function owner({ held, alive, roles }: State): { readonly seat: SeatId; readonly side: string } | undefined {
  const it = held[statuette];
  return it?.knowing && alive.has(it.by) ? { seat: it.by, side: sideOf(roles[it.by - 1] ?? '') } : undefined;
}

/** First night on which the bandits can sail. */
function ship(options: Readonly<Record<string, unknown>>, players: number): number {
  const { shipNight } = options;
  if (typeof shipNight === 'number') return shipNight;
  return players < 17 ? 3 : players < 24 ? 4 : players < 31 ? 5 : 6;
}

/** Endings, the statuette and what is known of both. */
const ends: readonly Invariant[] = [
  {
    clause: 'KT-031',
    holds: 'a side wins by its own clause alone: ship, search, holder dead by day, Indians alone, three uses, nightfall, rope',
    judge: facts('won', ({ factions, said, at }, { now, before, options, story, news }) => {
      const has = owner(now)?.side ?? owner(before)?.side;
      const dead = news.some((fact) => fact.what === 'died' && before.held[statuette]?.by === fact.seat);
      switch (said.id) {
        case 'won.ruled':
          return undefined;
        case 'won.banditsSail':
          return must(at.round >= ship(options, now.roles.length) && has === 'bandits', () => `night ${at.round}, held by ${String(has)}`);
        case 'won.indiansAlone':
          return must(holders(now, ...cards.indians).length === now.alive.size, () => 'somebody else lives');
        case 'won.aliens': {
          const uses = story.filter(
            (fact) => (fact.what === 'announced' || fact.what === 'noted') && fact.said.id === 'aliens.used',
          ).length;
          return must(uses >= 3 && has === 'aliens', () => `${uses} uses`);
        }
        case 'won.luckyLuke':
          return must(has === 'luckyLuke' && at.phase === 'night', () => `held by ${String(has)}`);
        case 'won.citizenHolds':
          return must(
            has === 'citizens' && (at.phase !== 'night' || options['citizensWinAtOnceAtNight'] === true || story.at(-2)?.clause === 'X-6'),
            () => `held by ${String(has)}`,
          );
        case 'won.foundOnTheDead': {
          const holder = now.held[statuette]?.by ?? 0;
          // Found on the dead it has won, though a ruling calls him back while his death is read out.
          const recalled = news.some((fact) => fact.what === 'revived' && fact.seat === holder && fact.clause === 'X-6');
          // Day breaks before the first question of the day: whoever dies as eyes open dies by day.
          const fell = story.some((fact) => fact.what === 'died' && fact.seat === holder && fact.at.phase !== 'night');
          return must(dead || (recalled && fell) || !now.alive.has(holder), () => 'the holder lives');
        }
        case 'won.searchFound': {
          const searched = story.filter((fact) => fact.what === 'attempted' && fact.clause === 'KT-070' && fact.at.round === at.round);
          return must(
            searched.some((fact) => fact.what === 'attempted' && fact.seat === now.held[statuette]?.by),
            () => 'he was not searched',
          );
        }
        default:
          return must(said.id === 'won.janosik' && factions.join() === 'janosik', () => said.id);
      }
    }),
  },
  {
    clause: 'KT-030',
    holds: 'by day no citizen has it knowingly, and where all are Indians the game is over',
    judge: standing(['day.next', 'search.nominees', 'search.vote', 'mistreat.any', 'duel.vote'], ({ now }) => {
      if (owner(now)?.side === 'citizens') return `${String(owner(now)?.seat)} has it`;
      return must(holders(now, ...cards.indians).length < now.alive.size, () => 'the Indians are alone');
    }),
  },
  {
    clause: 'KT-025',
    holds: 'the dead hold nothing, and there is one statuette',
    judge({ now, table, question }) {
      const { holder } = table.tokens[statuette] ?? {};
      if (holder === undefined || now.alive.size === 0 || question.shape === 'over') return undefined;
      return must(
        now.alive.has(holder) && now.held[statuette]?.by === holder,
        () => `${holder} holds it, ${String(now.held[statuette]?.by)} got it`,
      );
    },
  },
  {
    clause: 'KT-028',
    holds: 'the side last named to everybody is the side that knowingly has it',
    judge: standing(['day.next', 'night.falls', 'search.nominees', 'dawn.wake'], ({ now, story }) => {
      const mine = owner(now);
      if (!mine) return undefined;
      const told = story.findLast(
        (fact) => fact.what === 'announced' && (fact.said.id === 'statuette.changed' || fact.said.id === 'statuette.lost'),
      );
      const named = told?.what === 'announced' ? (told.said.with?.['faction'] as { faction?: string } | undefined)?.faction : 'bandits';
      return must(named === mine.side, () => `${String(named)} was named, ${mine.side} have it`);
    }),
  },
  {
    clause: 'KT-043',
    holds: 'by day every dead player is laid open with the card that was held',
    judge: (look) =>
      all([
        facts('announced', ({ said }, { now }) => {
          if (said.id !== 'death.known') return undefined;
          const { seat } = said.with?.['who'] as { seat: SeatId };
          const { role } = said.with?.['role'] as { role: string };
          const { faction } = said.with?.['faction'] as { faction: string };
          return must(role === roleAt(now, seat) && faction === sideOf(role), () => `${seat} as ${role} of ${faction}`);
        })(look),
        standing(['day.next', 'search.nominees'], ({ now }) =>
          must(
            now.roles.every((_, i) => now.alive.has(i + 1) || now.revealed.has(i + 1)),
            () => 'a dead player is hidden',
          ),
        )(look),
      ]),
  },
  {
    clause: 'KT-104',
    holds: 'a card, a side and a carrier that are shown are the true ones',
    judge: facts('learned', ({ said }, { now, table }) => {
      const seat = (said.with?.['who'] as { seat?: SeatId } | undefined)?.seat ?? 0;
      if (said.id === 'learn.role')
        return must((said.with?.['role'] as { role: string }).role === roleAt(now, seat), () => `${seat} is ${roleAt(now, seat)}`);
      if (said.id === 'learn.faction')
        return must(
          (said.with?.['faction'] as { faction: string }).faction === sideOf(roleAt(now, seat)),
          () => `${seat} is ${roleAt(now, seat)}`,
        );
      if (said.id === 'learn.carrier') return must(table.tokens[statuette]?.holder === seat, () => `${seat} does not carry it`);
      return undefined;
    }),
  },
  {
    clause: 'KT-155',
    holds: 'whoever is bound cannot choose the master for anything but a look',
    judge({ question, now }) {
      const { to, key, shape } = question;
      if (shape !== 'choose' || typeof to === 'string' || to.length !== 1 || /\.(learn|protect)$/.test(key)) return undefined;
      const masters = now.marks.flatMap(({ what, on, by }) => (what === 'bound' && to.includes(on) && by !== undefined ? [by] : []));
      const sides = ['Carrier', 'gambler', 'bandits.firstCarrier', 'mistreat', 'search'];
      if (masters.length === 0 || sides.some((part) => key.includes(part))) return undefined;
      return must(!question.seats.some((seat) => masters.includes(seat)), () => `${key} offers ${masters.join()}`);
    },
  },
  {
    clause: 'KT-138',
    holds: 'shields, bonds and trails end with whoever made them',
    judge: facts('died', ({ seat }, { now }) =>
      now.alive.has(seat)
        ? undefined
        : must(
            !now.marks.some(({ what, by }) => by === seat && ['guarded', 'bound', 'trailed'].includes(what)),
            () => `${seat} still shields`,
          ),
    ),
  },
  {
    clause: 'KT-096',
    holds: 'nobody in jail or under guard is killed at night, poisoned or robbed, but by the Sheriff who locks up',
    judge: (look) =>
      all([
        facts('died', ({ seat, by, at, clause }, { before }) => {
          if (by.host || at.phase !== 'night' || clause === 'X-9') return undefined;
          return must(
            !bears(before, seat, 'jailed') && !bears(before, seat, 'guarded'),
            () => `${seat} died by ${by.role ?? String(by.faction)}`,
          );
        })(look),
        facts('moved', ({ from, clause }, { before, options, now }) => {
          if (from === undefined || !['KT-082', 'KT-158', 'KT-161', 'KT-257', 'KT-267', 'KT-280', 'KT-211', 'KT-282'].includes(clause))
            return undefined;
          const safe =
            bears(before, from, 'jailed') ||
            (options['guardStopsTheft'] === true && bears(before, from, 'guarded') && bears(now, from, 'guarded'));
          return must(!safe, () => `${from} was robbed`);
        })(look),
      ]),
  },
];

export const invariants: readonly Invariant[] = [...ends, ...atNight, ...byDay];
