import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** What the host sees of the table besides the questions: who holds a thing, and how a large vote stands. */
export const words = wordsOf({
  'public.full': ['Full screen', '全屏', 'Pełny ekran'],
  'host.everybody': ['Everybody: {who}', '所有人：{who}', 'Wszyscy: {who}'],
  'host.others': [
    plural('n', { one: 'The last one: {who}', other: 'All # others: {who}' }),
    '其余{n}人：{who}',
    plural('n', {
      one: 'Ostatnia osoba: {who}',
      few: 'Pozostałe # osoby: {who}',
      many: 'Pozostałe # osób: {who}',
      other: 'Pozostałe # osoby: {who}',
    }),
  ],
  'host.noCandidate': ['Nobody can vote for this player here.', '此时不能投给这名玩家。', 'Na tę osobę nie można tu głosować.'],
  'host.token.knowing': ['{who} has it and knows it.', '在{who}手上，本人知道。', 'Ma to {who} i o tym wie.'],
  'host.token.unknowing': ['{who} has it without knowing it.', '在{who}手上，本人不知道。', 'Ma to {who}, ale o tym nie wie.'],
  'host.token.nobody': ['Nobody has it.', '不在任何人手上。', 'Nikt tego nie ma.'],
  'host.token.provisional': ['Who is to carry it has not been decided yet.', '由谁携带尚未决定。', 'Nie ustalono jeszcze, kto to nosi.'],
  'host.token.announced': ['Last announced: {side}.', '最近宣布：{side}。', 'Ostatnio ogłoszono: {side}.'],

  'host.entry': ['Enter the votes', '录入投票', 'Wpisywanie głosów'],
  'host.entry.candidate': ['By candidate', '按候选人', 'Kandydaci'],
  'host.entry.voter': ['By voter', '按投票人', 'Głosujący'],
  'host.votesBy': ['Votes of', '投票人', 'Głosy gracza'],
  'host.marksFor': ['Voted for', '投给', 'Oddane na'],
  'host.against': ['against {who}', '反对{who}', 'przeciw: {who}'],
  'host.marksPartly': [
    plural('n', { one: '# player has votes left to give', other: '# players have votes left to give' }),
    plural('n', { other: '#人还没投完' }),
    plural('n', {
      one: '# gracz ma jeszcze głosy',
      few: '# graczy ma jeszcze głosy',
      many: '# graczy ma jeszcze głosy',
      other: '# gracza ma jeszcze głosy',
    }),
  ],
  'host.sumMissing': [
    plural('n', { one: '# vote still missing', other: '# votes still missing' }),
    plural('n', { other: '还差#票' }),
    plural('n', { one: 'Brakuje # głosu', few: 'Brakuje # głosów', many: 'Brakuje # głosów', other: 'Brakuje # głosu' }),
  ],
  'host.sumOver': [
    plural('n', { one: '# vote too many', other: '# votes too many' }),
    plural('n', { other: '多了#票' }),
    plural('n', {
      one: 'O # głos za dużo',
      few: 'O # głosy za dużo',
      many: 'O # głosów za dużo',
      other: 'O # głosu za dużo',
    }),
  ],
  'host.sumFull': ['All votes entered', '票数已齐', 'Wpisano wszystkie głosy'],
});
