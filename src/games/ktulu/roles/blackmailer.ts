import { rows } from '../../../text/rows.ts';
import { binding } from '../night/abilities.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Choices a bond does not forbid, by the end of their keys. */
const harmless: readonly string[] = ['.learn', '.protect'];

/** On night 0 binds one player, who learns by whom (KT-153…155). */
export const role: Role = {
  faction: 'bandits',
  nights: {
    blackmailer: binding('blackmailer', 'KT-153', 'KT-154'),
  },
};

export const statuses: Statuses<'bound'> = {
  // Knowledge is warned of, not refused, and a shield is nothing against the master (KT-R64).
  bound: {
    diesWithSource: true,
    diesWithBearer: true,
    forbids: (_, target, act, self) =>
      target === self.status?.by.seat && !harmless.some((end) => act.endsWith(end))
        ? { why: said('bar.bound', { who: { seat: target } }), clause: 'KT-155' }
        : undefined,
  },
};

export const words = rows({
  'role.blackmailer': ['Blackmailer', '勒索者', 'Szantażysta'],
  'role.blackmailer.ability': [
    'On night 0 you pick one other player, who learns who you are and from then on may do nothing against you: no vote, no ability, no word. At night you act with the bandits.',
    '第0夜选一名其他玩家：此人得知你是谁，从此不得与你作对，投票、能力、言语都不行。夜里与匪徒一同行动。',
    'Nocy zerowej wybierasz inną osobę, która dowiaduje się, kim jesteś, i odtąd nie może zrobić nic przeciw tobie: głosem, zdolnością ani słowem. W nocy działasz z bandytami.',
  ],
  'blackmailer.what': [
    'Binds one player, who may do nothing against the Blackmailer.',
    '制住一名玩家，使其不得与勒索者作对。',
    'Szantażuje osobę, która odtąd nie działa przeciw Szantażyście.',
  ],
  'blackmailer.ask': ['Whom do you blackmail?', '你要勒索谁？', 'Kogo szantażujesz?'],
  'option.nightZeroOrder.blackmailer': ['Blackmailer binds a player', '勒索者制住一名玩家', 'Szantażysta szantażuje'],
  'status.bound': ['bound', '受制于人', 'pod czyimś wpływem'],
  'bar.bound': [
    'Bound: nothing against {who}.',
    '受制于人：不得与{who}作对。',
    'Pod czyimś wpływem: nie wolno działać przeciw tej osobie ({who}).',
  ],
});
