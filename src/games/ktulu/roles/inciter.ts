import { attempt } from '../../../rules/attempt.ts';
import { rows } from '../../../text/rows.ts';
import { spend } from '../../../rules/uses.ts';
import { doing, target } from '../night/lines.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Marks somebody who will be searched whatever the ballot says (KT-200). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    inciter: {
      clause: 'KT-228',
      uses: 1,
      *act(t, actor) {
        const on = yield* target(t, actor, { key: 'inciter.mark', clause: 'KT-200', ask: said('inciter.ask') });
        if (on === undefined) return;
        spend(t, actor, 'inciter', 1, 'KT-202');
        yield* attempt(t, { ...doing('mark', actor, 'inciter', on, 'KT-200'), status: 'incited' });
      },
    },
  },
};

export const statuses: Statuses<'incited'> = {
  incited: {},
};

export const words = rows({
  'role.inciter': ['Inciter', '煽动者', 'Podżegacz'],
  'role.inciter.ability': [
    'Once in the game, at night, you pick one other player, who is searched next day whatever the vote says. If that player dies first, you may pick again.',
    '全局一次，夜里选一名其他玩家：不论投票结果，此人第二天都要被搜查。若此人先死，你可以再选一次。',
    'Raz w grze, w nocy, wybierasz inną osobę, która następnego dnia będzie przeszukana bez względu na głosy. Jeśli wcześniej zginie, możesz wybrać jeszcze raz.',
  ],
  'inciter.what': [
    'Names one player who will be searched next day (once).',
    '指定一名玩家第二天被搜查（一次）。',
    'Wskazuje osobę, która jutro będzie przeszukana (raz).',
  ],
  'inciter.ask': ['Do you name anybody for the search? Whom?', '你要指定谁被搜查吗？', 'Czy wskazujesz kogoś do przeszukania? Kogo?'],
  'option.nightOrder.inciter': ['Inciter names one for the search', '煽动者指定搜查', 'Podżegacz wskazuje do przeszukania'],
  'status.incited': ['to be searched', '必被搜查', 'do przeszukania'],
});
