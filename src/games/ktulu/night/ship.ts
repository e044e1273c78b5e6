import { ask } from '../../../kernel/script.ts';
import { moment } from '../../../rules/moment.ts';
import { blockedBy } from '../../../rules/status.ts';
import { has } from '../statuette.ts';
import { active, shipNight } from '../table.ts';
import { said } from '../vocabulary.ts';
import { momentLine } from './group-lines.ts';

/** The last step of a night: from the ship night on, bandits who have the statuette sail away with it; by house rule only if one of them who can act says so (KT-031, KT-253, KT-R44). */
export const ship = momentLine('ship', 'KT-253', [], function* (t) {
  if (
    t.options.banditsMustDeclareSailing &&
    has(t, 'bandits') &&
    t.place.round >= shipNight(t) &&
    (t.options.maskCalls || active(t, 'bandits').length > 0)
  ) {
    const { option } = yield* ask(t, () => {
      const [able, all] = [active(t, 'bandits'), t.living('bandits')];
      const [first] = all;
      const bar = able.length === 0 && first !== undefined ? blockedBy(t, first, 'group') : undefined;
      return {
        shape: 'pick',
        key: 'bandits.sail',
        to: able.length > 0 ? able : all,
        say: [said('ship.ask')],
        clause: 'KT-R44',
        pass: 'stay',
        options: [
          { id: 'sail', label: said('ship.sail'), ...(bar && { bar }) },
          { id: 'stay', label: said('ship.stay') },
        ],
      };
    });
    if (option === 'sail') t.counters['sails'] = t.place.round;
  }
  yield* moment(t, 'ship');
});
