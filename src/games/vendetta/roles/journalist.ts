import { rows } from '../../../text/rows.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { target, turn } from '../night/turn.ts';
import { said, type Role } from '../vocabulary.ts';

/** Same side or not; the Loner is on nobody’s side (VD-94, VD-101, VD-A6). */
export const role: Role = {
  faction: 'civilians',
  class: 'specialist',
  night: turn('VD-A6', function* (t, actor) {
    const about = yield* target(t, actor, { key: 'journalist.choose', clause: 'VD-A6', aim: 'learn', count: 2 });
    const [a, b] = about;
    if (a === undefined || b === undefined) return;
    const same = t.faction(a) === t.faction(b) && t.faction(a) !== 'loner';
    const words = said(same ? 'journalist.same' : 'journalist.different', { one: { seat: a }, other: { seat: b } });
    yield* showSecret(t, {
      key: 'journalist.answer',
      to: [actor],
      about,
      clause: 'VD-A6',
      showing: { sign: same ? 'same' : 'different', said: words },
    });
  }),
};

export const words = rows({
  'role.journalist': ['Journalist', '记者', 'Dziennikarz'],
  'role.journalist.ability': [
    'Each night you may compare two other players and learn whether they are on the same team. A Loner never is.',
    '每夜可以比较两名其他玩家，得知他们是不是同一队。独行者与谁都不同队。',
    'Co noc możesz porównać dwie inne osoby i poznać, czy są w tej samej drużynie. Samotnik nigdy nie jest.',
  ],
  'journalist.ask': ['Which two do you compare?', '你要比较哪两人？', 'Które dwie osoby porównujesz?'],
  'journalist.what': [
    'Compares two players: same team or not.',
    '比较两名玩家：是否同一队。',
    'Porównuje dwie osoby: ta sama drużyna czy nie.',
  ],
  'journalist.same': ['{one} and {other}: same team', '{one}和{other}：同一队', '{one} i {other} są w tej samej drużynie'],
  'journalist.different': [
    '{one} and {other}: not the same team',
    '{one}和{other}：不是同一队',
    '{one} i {other} nie są w tej samej drużynie',
  ],
});
