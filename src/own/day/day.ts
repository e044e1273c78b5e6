import { announce, type Script } from '../../kernel/script.ts';
import { said } from '../../kernel/types.ts';
import { bookOf, type T } from '../book.ts';
import { due, over } from '../moments.ts';
import { stateOf } from '../state.ts';
import { conclude } from '../wins.ts';
import { accusations } from './accusation.ts';
import { hands, speeches } from './hands.ts';
import { powers } from './powers.ts';
import { talk } from './speech.ts';
import { pointing } from './trial.ts';

const ways = { accusation: accusations, trial: pointing, plurality: hands, speeches } as const;

/** Talk, what players can do by day, the vote as often as it is due, and the end of the day. */
export function* day(t: T): Script {
  const morning = t.story.length;
  yield* talk(t);
  yield* powers(t);
  yield* conclude(t, 'verdict');
  const s = stateOf(t);
  const votes = t.place.round === 1 && !t.options.firstDay ? 0 : Math.max(0, 1 + s.votes);
  s.votes = 0;
  const { vote } = bookOf(t).rules.day;
  for (let i = 0; i < votes; i++) {
    if (vote !== 'none') yield* ways[vote](t);
    yield* conclude(t, 'verdict');
  }
  yield* due(t, 'dusk');
  yield* over(t, 'dusk');
  yield* conclude(t, 'dusk');
  const died = t.since(morning).some((fact) => fact.what === 'died');
  yield* announce(t, 'day.ends', said(died ? 'own.day.ends' : 'own.day.endsNobody'), 'OWN-day');
}
