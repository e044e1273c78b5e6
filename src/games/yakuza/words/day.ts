import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** Dawn and day. */
export const words = rows({
  'opening.polite': ['No insults and no swearing.', '不得辱骂，不说脏话。', 'Nie obrażamy nikogo i nie przeklinamy.'],
  'opening.still': [
    'At night nobody moves or gestures without need.',
    '夜里非必要不得走动、打手势。',
    'W nocy nikt się nie rusza ani nie gestykuluje bez potrzeby.',
  ],
  'opening.host': ['What the host does is not an argument.', '主持人的举动不得作为论据。', 'Zachowanie prowadzącego nie jest argumentem.'],
  'opening.questions': [
    'Ask the host technical questions only.',
    '只可向主持人提技术性问题。',
    'Prowadzącego pytamy tylko o sprawy techniczne.',
  ],
  'opening.numbers': ['Call each other by number.', '一律以号码相称。', 'Zwracamy się do siebie numerami.'],
  'opening.note': [
    'Read the conduct rules, then deal. Count fouls on the player’s page: tap the seat on the table.',
    '宣读行为守则，然后发牌。犯规记在玩家页上：在牌桌上点座位。',
    'Przeczytaj zasady zachowania, potem rozdaj karty. Faule liczysz na stronie gracza: dotknij miejsca przy stole.',
  ],
  'status.foul': ['foul', '犯规', 'faul'],
  'dawn.wake': ['The city wakes.', '天亮了，全城醒来，请睁眼。', 'Miasto się budzi.'],
  'dawn.killed': ['Number {n} was killed last night.', '昨夜{n}号被杀。', 'Tej nocy ginie numer {n}.'],
  'dawn.killedAs': ['Number {n} was killed last night: {role}.', '昨夜{n}号被杀，身份：{role}。', 'Tej nocy ginie numer {n}: {role}.'],
  'dawn.nobody': ['Nobody was killed last night.', '昨夜无人被杀。', 'Tej nocy nikt nie zginął.'],
  'day.speech': [
    'Number {n}, the floor is yours: {seconds} seconds.',
    '{n}号请发言，限时{seconds}秒。',
    plural('seconds', {
      one: 'Numer {n}, masz głos przez {seconds} sekundę.',
      few: 'Numer {n}, masz głos przez {seconds} sekundy.',
      many: 'Numer {n}, masz głos przez {seconds} sekund.',
      other: 'Numer {n}, masz głos przez {seconds} sekundy.',
    }),
  ],
  'day.speech.note': [
    'Whom does the speaker nominate, if anybody? Each player can be put on the list once.',
    '发言者要提名谁？也可以不提。每名玩家只能上名单一次。',
    'Kogo nominuje ta osoba? Może też nikogo. Każdy trafia na listę tylko raz.',
  ],
  'day.noNomination': ['No nomination', '不提名', 'Bez nominacji'],
  'day.nominated': ['Number {n} nominates number {whom}.', '{n}号提名{whom}号。', 'Numer {n} nominuje numer {whom}.'],
  'day.noCandidate': [
    'Nobody is on the list. The city eliminates nobody.',
    '名单为空，今天不淘汰任何人。',
    'Lista jest pusta. Miasto nikogo nie eliminuje.',
  ],
  'day.soloSkipped': [
    'Only number {n} is on the list: no vote today.',
    '名单上只有{n}号：今天不投票。',
    'Na liście jest tylko numer {n}: dziś nie głosujemy.',
  ],
  'day.defence': [
    'Number {n}, your defence: {seconds} seconds.',
    '{n}号请辩护，限时{seconds}秒。',
    plural('seconds', {
      one: 'Numer {n}, masz {seconds} sekundę na obronę.',
      few: 'Numer {n}, masz {seconds} sekundy na obronę.',
      many: 'Numer {n}, masz {seconds} sekund na obronę.',
      other: 'Numer {n}, masz {seconds} sekundy na obronę.',
    }),
  ],
  'day.vote': [
    'The city votes, in the order of the list: {seats}.',
    '全城投票，按名单顺序：{seats}。',
    'Miasto głosuje w kolejności listy: {seats}.',
  ],
  'day.number': ['{n}', '{n}号', '{n}'],
  'day.vote.note': [
    'Whoever does not vote counts for the last on the list.',
    '不投票者算投给名单上最后一人。',
    'Kto nie głosuje, liczy się za ostatnią osobą na liście.',
  ],
  'day.tieSpeech': [
    'A tie. Number {n}, another {seconds} seconds.',
    '平票。{n}号，再给{seconds}秒。',
    plural('seconds', {
      one: 'Remis. Numer {n}, masz jeszcze {seconds} sekundę.',
      few: 'Remis. Numer {n}, masz jeszcze {seconds} sekundy.',
      many: 'Remis. Numer {n}, masz jeszcze {seconds} sekund.',
      other: 'Remis. Numer {n}, masz jeszcze {seconds} sekundy.',
    }),
  ],
  'day.revote': [
    'The city votes again, among the tied only: {seats}.',
    '全城再次投票，只在平票者之中：{seats}。',
    'Miasto głosuje ponownie, tylko na remisujących: {seats}.',
  ],
  'day.removeAll': [
    'Still a tie: {seats}. Who is for eliminating all of them?',
    '仍然平票：{seats}。谁赞成全部淘汰？',
    'Nadal remis: {seats}. Kto jest za tym, żeby wszyscy odpadli?',
  ],
  'day.all': ['All of them: {seats}', '全部：{seats}', 'Wszyscy: {seats}'],
  'day.removeAll.note': [
    'All of them leave only if more than half of the living are for it.',
    '赞成者超过存活人数一半，才全部淘汰。',
    'Wszyscy odpadają tylko wtedy, gdy jest za tym ponad połowa żyjących.',
  ],
  'day.eliminated': ['Number {n} is eliminated.', '{n}号被淘汰。', 'Numer {n} odpada.'],
  'day.eliminatedAs': ['Number {n} is eliminated: {role}.', '{n}号被淘汰：{role}。', 'Numer {n} odpada: {role}.'],
  'day.nobody': ['Nobody is eliminated today.', '今天无人被淘汰。', 'Dziś nikt nie odpada.'],
  'day.ends': ['The day is over.', '白天结束。', 'Dzień się kończy.'],
});
