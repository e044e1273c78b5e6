import type { SeatId } from '../../../src/kernel/types.ts';
import { facts, leading, must, recount, since, standing, type Invariant, type Look } from '../look.ts';
import { bears, holders, roleAt } from '../state.ts';
import { statuette } from './ktulu-sides.ts';

const gunmen = ['goodGunman', 'badGunman', 'luckyLuke'];
const today = ({ story }: Look): number => story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'day');
/** How many players are searched, unless the house says otherwise. */
const places = ({ options, now }: Look): number =>
  typeof options['searchCount'] === 'number' ? options['searchCount'] : now.roles.length < 17 ? 2 : 3;

/** Duels, the search, what is done to the searched. */
export const byDay: readonly Invariant[] = [
  {
    clause: 'KT-061',
    holds: 'no more duels are fought on a day than the house allows',
    judge: (look) =>
      facts('announced', ({ said }) => {
        if (said.id !== 'duel.begins' && said.id !== 'duel.beginsAnyway') return undefined;
        const fought = since(look.story, today(look), 'announced').filter((fact) => fact.said.id.startsWith('duel.begins')).length;
        return must(fought <= Number(look.options['duelsPerDay']), () => `${fought} duels`);
      })(look),
  },
  {
    clause: 'KT-051',
    holds: 'a challenge can be declined exactly while the Sheriff lives',
    judge: (look) =>
      facts('announced', ({ said }) => {
        if (said.id === 'duel.refused' || said.id === 'duel.begins')
          return must(holders(look.before, 'sheriff').length > 0 || look.ruled, () => `${said.id} without a Sheriff`);
        return said.id === 'duel.beginsAnyway'
          ? must(holders(look.before, 'sheriff').length === 0 || look.ruled, () => 'the Sheriff lives')
          : undefined;
      })(look),
  },
  {
    clause: 'KT-056',
    holds: 'all but the two duellists, and whoever watches instead, vote in a duel',
    judge: standing(['duel.vote'], ({ question, now, ruled }) => {
      if (question.shape !== 'ballot') return undefined;
      const pair = question.candidates.map(({ id }) => id);
      const voters = question.voters.map(({ seat }) => seat);
      const wanted = now.alive.size - pair.length;
      return must(
        !voters.some((seat) => pair.includes(seat)) && (voters.length === wanted || voters.length === wanted - 1 || ruled),
        () => `${voters.join()} vote`,
      );
    }),
  },
  {
    clause: 'KT-058',
    holds: 'a duel has the outcome of its votes: more votes win, a level vote kills both, none kills nobody, one gunman alone wins',
    judge: facts('announced', ({ said }, { asked, answer, before, ruled }) => {
      if (asked.key !== 'duel.vote' || asked.shape !== 'ballot' || ruled) return undefined;
      if (!['duel.won', 'duel.bothDie', 'duel.nobodyDies'].includes(said.id)) return undefined;
      const sums = recount(asked, answer);
      const pair = asked.candidates.map(({ id }) => Number(id));
      const armed = pair.filter((seat) => gunmen.includes(roleAt(before, seat)));
      const top = leading(sums);
      const winner = armed.length === 1 ? armed[0] : top.length === 1 ? Number(top[0]) : undefined;
      const expected = winner !== undefined ? 'duel.won' : top.length === 0 ? 'duel.nobodyDies' : 'duel.bothDie';
      const named = (said.with?.['who'] as { seat?: SeatId } | undefined)?.seat;
      return must(
        said.id === expected && (winner === undefined || named === winner),
        () => `${said.id} for ${String(named)}, expected ${expected} for ${String(winner)}`,
      );
    }),
  },
  {
    clause: 'KT-067',
    holds: 'everybody names as many to be searched as there are places',
    judge: (look) =>
      standing(['search.vote'], ({ question }) =>
        question.shape === 'ballot' && question.candidates.length > 0
          ? must(question.marks === Math.min(places(look), question.candidates.length), () => `${question.marks} marks`)
          : undefined,
      )(look),
  },
  {
    clause: 'KT-068',
    holds: 'whoever is clearly above the cut is searched, and whoever is clearly below is not',
    judge: (look) =>
      facts('voted', ({ vote, sums, chosen }) => {
        if (vote !== 'search.vote' || look.asked.key !== 'search.vote') return undefined;
        const n = places(look);
        const above = (own: number): number => sums.filter(([, other]) => other > own).length;
        const level = (own: number): number => sums.filter(([, other]) => other === own).length;
        const wrong = sums.find(([id, own]) => {
          const sure = own > 0 && above(own) + level(own) <= n;
          const never = own === 0 || above(own) >= n;
          return (sure && !chosen.includes(id)) || (never && chosen.includes(id));
        });
        return must(wrong === undefined, () => `${JSON.stringify(sums)}: ${chosen.join()}`);
      })(look),
  },
  {
    clause: 'KT-071',
    holds: 'a search that finds the statuette has won; where the day goes on nobody searched has it',
    judge: (look) =>
      standing(['search.nothing', 'mistreat.any', 'mistreat.who'], ({ story, now, ruled }) => {
        const searched = since(story, today(look), 'attempted').flatMap(({ clause, seat }) => (clause === 'KT-070' ? [seat] : []));
        return ruled
          ? undefined
          : must(!searched.includes(now.held[statuette]?.by ?? 0), () => `${String(now.held[statuette]?.by)} was searched`);
      })(look),
  },
  {
    clause: 'KT-063',
    holds: 'no more are searched than there are places, but for the one the Inciter marked',
    judge: (look) =>
      facts('announced', ({ said }) => {
        if (said.id !== 'search.searched') return undefined;
        const { seats } = said.with?.['seats'] as { seats: readonly SeatId[] };
        const marked = look.before.marks.filter(({ what }) => what === 'incited').length;
        return must(seats.length <= places(look) + marked, () => `${seats.join()} are searched`);
      })(look),
  },
  {
    clause: 'KT-075',
    holds: 'the citizens hang nobody but one of those searched that day, once a day',
    judge: (look) =>
      facts('died', ({ seat, clause }) => {
        if (clause !== 'KT-073') return undefined;
        const searched = since(look.story, today(look), 'attempted').flatMap((fact) => (fact.clause === 'KT-070' ? [fact.seat] : []));
        const hanged = since(look.story, today(look), 'died').filter((fact) => fact.clause === 'KT-073').length;
        return must(searched.includes(seat) && hanged === 1, () => `${seat} was hanged, ${searched.join()} were searched`);
      })(look),
  },
  {
    clause: 'KT-076',
    holds: 'nobody abstains where somebody may be mistreated, and nobody but a public Mayor breaks a tie',
    judge({ question, now, ruled }) {
      if (!question.key.startsWith('mistreat.')) return undefined;
      if (question.shape === 'ballot') return must(question.abstain === 'forbidden', () => 'abstaining is open');
      const [breaker] = typeof question.to === 'string' ? [] : question.to;
      if (!question.key.endsWith('.tie') || breaker === undefined || ruled) return undefined;
      return must(['mayor', 'drunkMayor'].includes(roleAt(now, breaker)) && now.revealed.has(breaker), () => `${breaker} breaks it`);
    },
  },
  {
    clause: 'KT-150',
    holds: 'with the two officials dealt, hanging needs a living Executor',
    judge: facts('died', ({ clause }, { before, table, ruled }) => {
      if (clause !== 'KT-073' || (table.cast['executor'] ?? 0) === 0 || ruled) return undefined;
      return must(holders(before, 'executor').length > 0, () => 'there is no Executor');
    }),
  },
  {
    clause: 'KT-127',
    holds: 'by day nobody is in a cell, drunk, at cards or under guard any more',
    judge: standing(['day.next'], ({ now, ruled }) =>
      ruled
        ? undefined
        : must(
            !now.roles.some((_, i) => ['jailed', 'drunk', 'atCards', 'guarded'].some((what) => bears(now, i + 1, what))),
            () => 'somebody is',
          ),
    ),
  },
];
