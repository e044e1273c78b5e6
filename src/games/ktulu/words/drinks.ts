import { rows } from '../../../text/rows.ts';

/** What is said alike of everybody who makes others drunk. */
export const drinks = rows({
  what: [
    'Makes one player drunk, who has no ability and no say tonight.',
    '灌醉一名玩家，使其今夜没有能力，也不参与阵营的选择。',
    'Upija osobę, która tej nocy nie ma zdolności ani głosu.',
  ],
  'what@neutral': [
    'Buys one player a round, who has no ability and no say tonight.',
    '请一名玩家喝酒，使其今夜没有能力，也不参与阵营的选择。',
    'Stawia kolejkę osobie, która tej nocy nie ma zdolności ani głosu.',
  ],
  ask: ['Do you make anybody drunk? Whom?', '你要灌醉谁吗？', 'Czy kogoś upijasz? Kogo?'],
  'ask@neutral': ['Do you buy anybody a round? Whom?', '你要请谁喝酒吗？', 'Czy stawiasz komuś kolejkę? Komu?'],
});
