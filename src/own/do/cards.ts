import type { PickOption } from '../../kernel/question.ts';
import { ask, type Script } from '../../kernel/script.ts';
import { said } from '../../kernel/types.ts';
import type { T } from '../book.ts';
import type { CardChoice } from '../schema/choice.ts';
import { stateOf } from '../state.ts';
import type { Context } from '../context.ts';

/** Cards of the middle, counted from 0; none where it is passed or there are none. */
export function* pickCards(t: T, c: Context, { n = 1, may, by }: CardChoice): Script<readonly number[]> {
  const got: number[] = [];
  const left = (): readonly number[] => stateOf(t).middle.flatMap((_, i) => (got.includes(i) ? [] : [i]));
  while (got.length < n && left().length > 0) {
    if (by === 'lot') {
      got.push(left()[t.random.below(left().length)] as number);
      continue;
    }
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key: `${c.key}.card`,
      to: c.members.length > 0 ? c.members : 'host',
      say: [said('own.ask.card')],
      clause: c.clause,
      ...(may && { pass: 'none' }),
      options: [
        ...left().map((i): PickOption => ({ id: String(i + 1), label: said('own.card', { n: i + 1 }) })),
        ...(may ? [{ id: 'none', label: said('own.pass') }] : []),
      ],
    }));
    if (option === 'none') break;
    got.push(Number(option) - 1);
  }
  return got;
}
