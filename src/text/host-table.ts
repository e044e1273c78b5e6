import { plural, type Words } from './message.ts';

/** What the host sees of the table besides the questions: who holds a thing, and how a large vote stands. */
export const words = {
  en: {
    'host.token.knowing': '{who} has it and knows it.',
    'host.token.unknowing': '{who} has it without knowing it.',
    'host.token.nobody': 'Nobody has it.',
    'host.token.provisional': 'Who is to carry it has not been decided yet.',
    'host.token.announced': 'Last announced: {side}.',

    'host.entry': 'Enter the votes',
    'host.entry.candidate': 'By candidate',
    'host.entry.voter': 'By voter',
    'host.votesBy': 'Votes of',
    'host.marksFor': 'Voted for',
    'host.against': 'against {who}',
    'host.marksPartly': plural('n', { one: '# player has votes left to give', other: '# players have votes left to give' }),
    'host.sumMissing': plural('n', { one: '# vote still missing', other: '# votes still missing' }),
    'host.sumOver': plural('n', { one: '# vote too many', other: '# votes too many' }),
    'host.sumFull': 'All votes entered',
  },
  zh: {
    'host.token.knowing': '在{who}手上，本人知道。',
    'host.token.unknowing': '在{who}手上，本人不知道。',
    'host.token.nobody': '不在任何人手上。',
    'host.token.provisional': '由谁携带尚未决定。',
    'host.token.announced': '最近宣布：{side}。',

    'host.entry': '录入投票',
    'host.entry.candidate': '按候选人',
    'host.entry.voter': '按投票人',
    'host.votesBy': '投票人',
    'host.marksFor': '投给',
    'host.against': '反对{who}',
    'host.marksPartly': plural('n', { other: '#人还没投完' }),
    'host.sumMissing': plural('n', { other: '还差#票' }),
    'host.sumOver': plural('n', { other: '多了#票' }),
    'host.sumFull': '票数已齐',
  },
  pl: {
    'host.token.knowing': 'Ma to {who} i o tym wie.',
    'host.token.unknowing': 'Ma to {who}, ale o tym nie wie.',
    'host.token.nobody': 'Nikt tego nie ma.',
    'host.token.provisional': 'Nie ustalono jeszcze, kto to nosi.',
    'host.token.announced': 'Ostatnio ogłoszono: {side}.',

    'host.entry': 'Wpisywanie głosów',
    'host.entry.candidate': 'Kandydaci',
    'host.entry.voter': 'Głosujący',
    'host.votesBy': 'Głosy gracza',
    'host.marksFor': 'Oddane na',
    'host.against': 'przeciw: {who}',
    'host.marksPartly': plural('n', {
      one: '# gracz ma jeszcze głosy',
      few: '# graczy ma jeszcze głosy',
      many: '# graczy ma jeszcze głosy',
      other: '# gracza ma jeszcze głosy',
    }),
    'host.sumMissing': plural('n', { one: 'Brakuje # głosu', few: 'Brakuje # głosów', many: 'Brakuje # głosów', other: 'Brakuje # głosu' }),
    'host.sumOver': plural('n', {
      one: 'O # głos za dużo',
      few: 'O # głosy za dużo',
      many: 'O # głosów za dużo',
      other: 'O # głosu za dużo',
    }),
    'host.sumFull': 'Wpisano wszystkie głosy',
  },
} satisfies Words;
