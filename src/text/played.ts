import { rows } from './rows.ts';

/** What most games say alike; a game that says it otherwise words it anew. */
export const words = rows({
  'role.host': ['Host', '主持人', 'Prowadzący'],
  'phase.night': ['Night {n}', '第{n}夜', 'Noc {n}'],
  'phase.day': ['Day {n}', '第{n}天', 'Dzień {n}'],
  'group.deal': ['Deal', '发牌', 'Rozdanie'],
  'group.night': ['Night', '夜晚', 'Noc'],
  'group.day': ['Day', '白天', 'Dzień'],
  'group.winning': ['Winning', '胜负', 'Zwycięstwo'],
  'night.falls': ['Night falls. Close your eyes, everybody.', '天黑了，请全体闭眼。', 'Zapada noc. Wszyscy zamykają oczy.'],
  'dawn.wake': ['Day breaks. Open your eyes, everybody.', '天亮了，请全体睁眼。', 'Wstaje dzień. Wszyscy otwierają oczy.'],
  'dawn.nobody': ['Nobody died last night.', '昨夜无人死亡。', 'Tej nocy nikt nie zginął.'],
  'cast.oneOfEach': ['The {role} can be there only once.', '{role}只能有一张。', 'Może być tylko jedna taka karta: {role}.'],
  'card.is': ['The card: {role}.', '身份：{role}。', 'Karta: {role}.'],
});

/** How a role is woken and sent back to sleep. */
export const calls = rows({
  wake: ['{role}, open your eyes.', '{role}请睁眼。', '{role} otwiera oczy.'],
  sleep: ['{role}, close your eyes.', '{role}请闭眼。', '{role} zamyka oczy.'],
});
