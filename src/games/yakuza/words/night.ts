import { rows } from '../../../text/rows.ts';

/** The night besides what is a role’s own. */
export const words = rows({
  'status.rightHand': ['Right Hand', '左右手', 'Prawa Ręka'],
  'status.don': ['acting Don', '代理教父', 'pełni rolę Dona'],
  'night.falls': ['The city falls asleep.', '天黑了，全城入睡，请闭眼。', 'Miasto zasypia.'],
  'mafia.wake': ['The mafia wakes.', '黑手党请睁眼。', 'Mafia się budzi.'],
  'mafia.ask': ['The mafia chooses; the Don confirms.', '黑手党请选择目标，教父请确认。', 'Mafia wybiera, Don potwierdza.'],
  'mafia.sleep': ['The mafia falls asleep.', '黑手党请闭眼。', 'Mafia zasypia.'],
  'mafia.what': [
    'First night: they meet and the Don appoints the Right Hand. Later: they choose, the Don confirms in time.',
    '第一夜：互相认识，教父任命左右手。此后：选择目标，教父按时确认。',
    'Pierwsza noc: poznają się, a Don mianuje Prawą Rękę. Potem: wybierają, Don potwierdza na czas.',
  ],
  'mafia.meet': ['Get to know each other.', '请互相认识。', 'Poznajcie się.'],
  'mafia.met': ['who the other mafia are', '谁是黑手党同伴', 'kto jeszcze należy do mafii'],
  'mafia.noDon': [
    'Whom do they shoot? There is no Don: if they agree in time, the shot stands; if not, the mafia player with the lowest number becomes Don and decides.',
    '他们枪杀谁？没有教父：按时达成一致则枪杀有效，否则号码最小的黑手党成为教父并决定。',
    'Do kogo strzelają? Nie ma Dona: jeśli zgodzą się na czas, strzał się liczy, a jeśli nie, osoba z mafii o najniższym numerze zostaje Donem i decyduje.',
  ],
  'mafia.disagree': ['They disagree', '意见不一', 'Brak zgody'],
  'yakuza.wake': ['The yakuza wakes.', '极道请睁眼。', 'Yakuza się budzi.'],
  'yakuza.ask': ['Shogun, give the order: who is to be shot?', '将军，请下令：枪杀谁？', 'Szogun wydaje rozkaz: kto ma zginąć?'],
  'yakuza.sleep': ['The yakuza falls asleep.', '极道请闭眼。', 'Yakuza zasypia.'],
  'yakuza.what': [
    'The Shogun orders, the hitman shoots. No hitman, no shot.',
    '将军下令，枪手开枪。枪手出局则不开枪。',
    'Szogun rozkazuje, zabójca strzela. Bez zabójcy nie ma strzału.',
  ],
  'yakuza.meet': ['Get to know each other.', '请互相认识。', 'Poznajcie się.'],
  'line.yakuzaMeeting': ['Yakuza, introduction', '极道相认', 'Yakuza, zapoznanie'],
  'line.yakuza': ['Yakuza, shot', '极道开枪', 'Yakuza, strzał'],
  'yakuzaMeeting.what': ['First night only: they meet.', '仅第一夜：互相认识。', 'Tylko pierwszej nocy: poznają się.'],
  'yakuza.met': ['who the other yakuza are', '谁是极道同伴', 'kto jeszcze należy do yakuzy'],
  'yakuza.noOrder': ['No order', '没有命令', 'Brak rozkazu'],
  'call.hidden': [
    'Gone, but the roles are hidden: called all the same.',
    '已出局，但身份不公开：照常叫醒。',
    'Poza grą, ale role są ukryte: wywołanie jak zwykle.',
  ],
  'warn.ownSide': [
    'One of their own. Make sure they mean it.',
    '这是自己人，请确认无误。',
    'To ktoś z tej samej strony. Upewnij się, że o to chodzi.',
  ],
  'bar.notMafia': [
    'Only another of the mafia can be the Right Hand.',
    '左右手只能是另一名黑手党。',
    'Prawą Ręką może być tylko inna osoba z mafii.',
  ],
  'bar.noHitman': ['The hitman is gone: no shot.', '枪手已出局：不能开枪。', 'Bez zabójcy nie ma strzału.'],
  'bar.noShogun': ['The Shogun is gone: no order.', '将军已出局：没有命令。', 'Bez Szoguna nie ma rozkazu.'],
  'bar.checksOnly': ['The first night is for checks only.', '第一夜只做查验。', 'Pierwsza noc służy tylko sprawdzeniom.'],
  'bar.nominated': ['Already on the list.', '已在名单上。', 'Już na liście.'],
  'bar.metAlready': ['They met on the first night.', '第一夜已经相认。', 'Znają się już od pierwszej nocy.'],
  'bar.noLongerDon': [
    'Not Don any more, by ruling: go on, and whoever is Don now is asked.',
    '已被裁定不再是教父：请继续，接着问现任教父。',
    'Decyzją prowadzącego nie jest już Donem: graj dalej, pytanie dostanie obecny Don.',
  ],
  'bar.actorGone': [
    'Out of the game by ruling: nobody is left to choose here.',
    '已被裁定出局：这里没有人可以选择了。',
    'Decyzją prowadzącego poza grą: nie ma tu już kto wybierać.',
  ],
});
