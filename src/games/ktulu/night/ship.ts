import { ask } from '../../../kernel/script.ts';
import { said } from '../../../kernel/types.ts';
import { testWins } from '../../../rules/moment.ts';
import { has } from '../statuette.ts';
import { active, shipNight } from '../table.ts';
import { momentLine } from './lines.ts';

/** The last step of a night: from the ship night on, bandits who have the statuette sail away with it (KT-031, KT-253, KT-R44). */
export const ship = momentLine('ship', 'KT-253', [], function* (t) {
  if (t.options.banditsMustDeclareSailing && has(t, 'bandits') && t.place.round >= shipNight(t)) {
    const { option } = yield* ask(t, () => ({
      shape: 'pick', key: 'bandits.sail', to: active(t, 'bandits'), say: [said('ship.ask')], clause: 'KT-R44', pass: 'stay',
      options: [{ id: 'sail', label: said('ship.sail') }, { id: 'stay', label: said('ship.stay') }],
    }));
    if (option === 'sail') t.counters['sails'] = t.place.round;
  }
  yield* testWins(t, 'ship');
});
