import { ask } from '../../../kernel/script.ts';
import { choose, selfBar } from '../../../rules/choose.ts';
import { rows } from '../../../text/rows.ts';
import { spend } from '../../../rules/uses.ts';
import { tryToKillAtNight } from '../deaths.ts';
import { doing, inCell } from '../night/lines.ts';
import { said, type Role } from '../vocabulary.ts';

/** Russian roulette: others die until a citizen is hit, who costs the Gambler his life, or until he has the statuette (KT-140…143). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    gambler: {
      clause: 'KT-230',
      uses: 1,
      due: (t) =>
        t.place.round >= t.options.gamblerFirstNight
          ? undefined
          : { why: said('call.tooEarly', { n: t.options.gamblerFirstNight }), clause: 'KT-R3' },
      *act(t, actor) {
        for (let shot = 1; t.isAlive(actor); shot++) {
          const { seats } = yield* ask(t, () =>
            choose(t, {
              key: shot === 1 ? 'gambler.point' : 'gambler.again',
              to: [actor],
              say: [said(shot === 1 ? 'gambler.ask' : 'gambler.again')],
              clause: shot === 1 ? 'KT-140' : 'KT-142',
              aim: 'kill',
              min: shot === 1 ? 0 : 1,
              ...(shot === 1 && { pass: said('ability.pass') }),
              bar: (seat) => (seat === actor ? selfBar('KT-R33') : undefined),
              // A citizen costs the Gambler his own life, cell or not (KT-141).
              warn: (seat) => (t.faction(seat) === 'citizens' ? undefined : inCell(t, seat)),
            }),
          );
          const [on] = seats;
          if (on === undefined) return;
          if (shot === 1) spend(t, actor, 'gambler', 1, 'KT-140');
          if (t.faction(on) === 'citizens') {
            t.counters['gambler.pointed'] = on;
            yield* tryToKillAtNight(t, doing('kill', actor, 'gambler', actor, 'KT-141'));
            return;
          }
          const from = t.story.length;
          yield* tryToKillAtNight(t, doing('kill', actor, 'gambler', on, 'KT-142'));
          // Won is won, even if a trail has taken it on by now.
          if (t.since(from).some((fact) => fact.what === 'moved' && fact.to === actor)) return;
        }
      },
    },
  },
};

/** Who was pointed at in the shot that is now fired. */
export const counters = ['gambler.pointed'] as const;

export const words = rows({
  'role.gambler': ['Gambler', '赌徒', 'Hazardzista'],
  'role.gambler.ability': [
    'Once in the game, from night 3 on, you may start a roulette and point at players in turn. Anybody who is no citizen dies and you must go on; at a citizen, you die. Gaining the statuette ends it.',
    '从第3夜起，全局一次，可以开始轮盘赌，逐个指人。指到的不是市民，此人死亡，你必须继续；指到市民，你死亡。得到雕像就停止。',
    'Raz w grze, od nocy 3, możesz zacząć ruletkę i wskazywać osobę po osobie. Kto nie jest miastowym, ginie, a ty musisz wskazywać dalej; przy miastowym giniesz ty. Zdobycie posążka kończy ruletkę.',
  ],
  'gambler.what': [
    'Roulette until a citizen is hit or the statuette is won (once).',
    '轮盘赌，直到指到市民或得到雕像（一次）。',
    'Ruletka, aż trafi na miastowego albo zdobędzie posążek (raz).',
  ],
  'gambler.ask': [
    'Do you start the roulette? Then point at the first player.',
    '要开始轮盘赌吗？要的话，指第一个人。',
    'Czy zaczynasz ruletkę? Jeśli tak, wskaż pierwszą osobę.',
  ],
  'gambler.again': ['The roulette goes on. Point at the next player.', '轮盘赌继续，指下一个人。', 'Ruletka trwa. Wskaż następną osobę.'],
  'option.nightOrder.gambler': ['Gambler’s roulette', '赌徒的轮盘赌', 'Ruletka Hazardzisty'],
});
