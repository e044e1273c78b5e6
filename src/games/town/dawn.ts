import { announce, ask, type Script } from '../../kernel/script.ts';
import { deathsSince, reveal } from '../../rules/death.ts';
import { effects, moment } from '../../rules/moment.ts';
import { proclaim } from '../../rules/proclaim.ts';
import { silence } from './silence.ts';
import { said, type T } from './vocabulary.ts';

/** How many rounds have gone by without a death. */
const quiet = 'cyclesWithoutDeath';

/** All night deaths take effect together after the feedback phase (TM-R3, TM-R7, TM-R9). */
export function* dawn(t: T, nightfall: number): Script {
  t.place = { round: t.place.round, phase: 'dawn' };
  yield* announce(t, 'dawn.wake', said('dawn.wake'), 'TM-08');
  yield* effects(t, 'dawn');
  // In seat order, so that the order of the news does not tell who struck first.
  const dead = [...new Set(deathsSince(t, nightfall).map(({ seat }) => seat))].sort((a, b) => a - b);
  for (const seat of dead) {
    // Called back by the host before the news.
    if (t.isAlive(seat)) continue;
    const who = { who: { seat } };
    const open = t.options.revealNightDeaths === 'role';
    if (open) reveal(t, seat, 'TM-R7');
    const words = open ? said('dawn.diedAs', { ...who, role: { role: t.at(seat).role } }) : said('dawn.died', who);
    yield* proclaim(t, { key: 'dawn.died', words, manners: silence(t), clause: 'TM-R3' });
  }
  if (dead.length === 0) yield* announce(t, 'dawn.nobody', said('dawn.nobody'), 'TM-R3');
  yield* moment(t, 'dawn');
}

/** After three full cycles without a death the host may declare a draw (TM-R10). */
export function* stalemate(t: T, from: number): Script<boolean> {
  const died = (): boolean => t.since(from).some((fact) => fact.what === 'died');
  t.counters[quiet] = died() ? 0 : t.counter(quiet) + 1;
  if (t.counter(quiet) < 3) return false;
  const { option } = yield* ask(t, () => ({
    shape: 'pick',
    key: 'draw.offer',
    to: 'host',
    say: [],
    note: said('draw.offer', { n: t.counter(quiet) }),
    clause: 'TM-R10',
    pass: 'playOn',
    options: [
      // A ruling may have brought a death since.
      { id: 'declare', label: said('draw.declare'), ...(died() && { bar: { why: said('bar.somebodyDied'), clause: 'TM-R10' } }) },
      { id: 'playOn', label: said('draw.playOn') },
    ],
  }));
  if (died()) t.counters[quiet] = 0;
  return option === 'declare';
}
