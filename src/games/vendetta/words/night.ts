import { rows } from '../../../text/rows.ts';

/** The night besides what is a role’s own. At night roles are called, never names (VD-10). */
export const words = rows({
  'mafia.wake': ['Mafia, open your eyes.', '黑手党请睁眼。', 'Mafia otwiera oczy.'],
  'mafia.ask': ['Whom do you kill? Agree without a sound.', '你们要杀谁？请用手势商定。', 'Kogo zabijacie? Uzgodnijcie bez słowa.'],
  'mafia.chosen': ['The choice is made.', '目标已经选定。', 'Wybór zapadł.'],
  'mafia.meet': ['See who is with you.', '请互相认识。', 'Poznajcie się.'],
  'mafia.sleep': ['Mafia, close your eyes.', '黑手党请闭眼。', 'Mafia zamyka oczy.'],
  'mafia.what': ['Choose a victim together, by majority.', '过半数一起选定一名受害者。', 'Większością głosów wybierają ofiarę.'],
  'mafiaMeet.what': ['First night: they only see one another.', '第一夜：只互相认识。', 'Pierwsza noc: tylko się poznają.'],
  'yakuza.wake': ['Yakuza, open your eyes.', '极道请睁眼。', 'Yakuza otwiera oczy.'],
  'yakuza.ask': ['Whom do you kill? Agree without a sound.', '你们要杀谁？请用手势商定。', 'Kogo zabijacie? Uzgodnijcie bez słowa.'],
  'yakuza.chosen': ['The choice is made.', '目标已经选定。', 'Wybór zapadł.'],
  'yakuza.meet': ['See who is with you.', '请互相认识。', 'Poznajcie się.'],
  'yakuza.sleep': ['Yakuza, close your eyes.', '极道请闭眼。', 'Yakuza zamyka oczy.'],
  'yakuza.what': ['Choose a victim of their own, by majority.', '过半数另选一名受害者。', 'Większością głosów wybiera własną ofiarę.'],
  'yakuzaMeet.what': ['First night: they only see one another.', '第一夜：只互相认识。', 'Pierwsza noc: tylko się poznają.'],

  'deal.secret': [
    'Look at your card alone and keep it to yourself. It is shown when you are eliminated, and never before. Claim whatever you like.',
    '请各自看牌，不要让别人看到。出局时才亮牌，之前绝不能亮。自称什么身份都可以。',
    'Obejrzyjcie swoje karty po cichu i zachowajcie je dla siebie. Kartę pokazuje się po odpadnięciu z gry, nigdy wcześniej. Podawać się wolno za kogokolwiek.',
  ],
  'deal.note': [
    'You are the facilitator: no card, no side, and your word is final. Sit everybody in a circle, and make sure that all know what the roles in play can do. The first night begins now.',
    '你是主持人：没有身份牌，不属于任何一方，你说了算。请大家围坐，确认人人都清楚本局角色的能力。第一夜现在开始。',
    'Prowadzisz grę: nie masz karty ani strony, a twoje słowo jest ostateczne. Posadź wszystkich w kręgu i upewnij się, że każdy zna zdolności ról w grze. Teraz zaczyna się pierwsza noc.',
  ],

  'night.falls': [
    'Night falls. Close your eyes, everybody, and keep them closed until you are called.',
    '天黑了，请全体闭眼，叫到之前不要睁开。',
    'Zapada noc. Wszyscy zamykają oczy i nie otwierają ich bez wezwania.',
  ],
  'night.note': [
    'At night call roles, never names. Wait until all eyes are closed before the next call.',
    '夜里只叫角色，不叫名字。等所有人都闭上眼再叫下一个。',
    'W nocy wywołuj role, nigdy imiona. Przed następnym wywołaniem poczekaj, aż wszyscy zamkną oczy.',
  ],
  'night.section.before': ['Before the Mafia', '黑手党之前', 'Przed mafią'],
  'night.section.gangs': ['The gangs', '帮派', 'Gangi'],
  'night.section.after': ['After the gangs', '帮派之后', 'Po gangach'],

  'ability.investigate': ['Investigate', '调查', 'Badanie'],
  'ability.murder': ['Murder', '杀人', 'Zabójstwo'],
  'ability.pass': ['Pass', '放弃', 'Pas'],
  'ability.investigate.whom': ['Whom does the {role} investigate?', '{role}要调查谁？', 'Kogo bada {role}?'],
  'ability.murder.whom': ['Whom does the {role} murder?', '{role}要杀谁？', 'Kogo zabija {role}?'],
  'gang.majority': [
    'They agree by signs and all point at one player. Needed: {n} of {all}.',
    '他们用手势商量，一起指向一名玩家。{all}人中须有{n}人同意。',
    'Uzgadniają gestami i wszyscy wskazują jedną osobę. Potrzeba {n} z {all}.',
  ],
  'gang.noMajority': ['No majority', '未过半数', 'Brak większości'],
  'warn.ownSide': [
    'One of their own. Make sure they mean it.',
    '这是他们自己人，请再确认。',
    'To ktoś od nich. Upewnij się, że tak ma być.',
  ],
  'bar.ownSide': ['One of their own: not by house rule.', '自己人：按约定不可选。', 'To ktoś od nich: wasze zasady na to nie pozwalają.'],
  'bar.firstNight': ['Nobody is killed on the first night.', '第一夜不死人。', 'Pierwszej nocy nikt nie ginie.'],
  'bar.killedTonight': ['Killed tonight and cannot act.', '今夜被杀，不能行动。', 'Ginie tej nocy i nie może działać.'],
  'call.noReveal': [
    'Eliminated, but the card is hidden: called all the same.',
    '已出局，但牌没有亮出：照常叫。',
    'Poza grą, ale karta jest ukryta: wywołanie jak zwykle.',
  ],
  'call.firstNight': ['Not on the first night.', '第一夜不叫。', 'Nie pierwszej nocy.'],
  'call.laterNight': ['Only on the first night.', '只在第一夜叫。', 'Tylko pierwszej nocy.'],

  'card.seen': ['{who}: {role}', '{who}：{role}', '{who} to {role}'],
  'told.note': [
    'Touch {who} on the shoulder, let {who} look, and wait until the eyes are closed again. Not a word.',
    '轻拍{who}的肩，让{who}看一眼，等眼睛重新闭上。不要出声。',
    'Dotknij ramienia: niech obudzi się {who}. Pokaż ekran i poczekaj, aż oczy znów się zamkną. Bez słowa.',
  ],
  'mafia.met': ['Awake with the Mafia: {seats}', '与黑手党一同醒来：{seats}', 'Budzą się z mafią: {seats}'],
  'yakuza.met': ['Yakuza: {seats}', '极道：{seats}', 'Yakuza: {seats}'],
  'line.mafiaMeet': ['The Mafia meets', '黑手党相认', 'Mafia się poznaje'],
  'line.yakuzaMeet': ['The Yakuza meets', '极道相认', 'Yakuza się poznaje'],
});
