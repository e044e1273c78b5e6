import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** What every game shares: why an answer does not fit, why a seat may not be chosen, calls, votes, lots, rulings. */
export const words = wordsOf({
  'seat.nameless': ['Seat {n}', '{n}号', 'Miejsce {n}'],

  'refused.shape': [
    'This answer does not belong to this question.',
    '这个回答不符合当前的问题。',
    'Ta odpowiedź nie pasuje do tego pytania.',
  ],
  'refused.noClock': ['No clock runs on this question.', '这个问题没有计时。', 'To pytanie nie ma zegara.'],
  'refused.noSuchOption': ['There is no such choice here.', '这里没有这个选项。', 'Nie ma tu takiej możliwości.'],
  'refused.noSuchSeat': ['There is no such seat.', '没有这个座位。', 'Nie ma takiego miejsca.'],
  'refused.seatTwice': ['The same player is named twice.', '同一名玩家选了两次。', 'Ta sama osoba jest wskazana dwa razy.'],
  'refused.noPass': ['Somebody must be chosen here.', '这里必须选出一人。', 'Tu trzeba kogoś wskazać.'],
  'refused.exactly': [
    plural('n', { one: 'Choose exactly # player.', other: 'Choose exactly # players.' }),
    plural('n', { other: '请正好选#名玩家。' }),
    plural('n', {
      one: 'Wskaż dokładnie # osobę.',
      few: 'Wskaż dokładnie # osoby.',
      many: 'Wskaż dokładnie # osób.',
      other: 'Wskaż dokładnie # osoby.',
    }),
  ],
  'refused.howMany': [
    plural('max', { one: 'Choose from {min} to # player.', other: 'Choose from {min} to # players.' }),
    plural('max', { other: '请选{min}到#名玩家。' }),
    plural('max', {
      one: 'Wskaż od {min} do # osoby.',
      few: 'Wskaż od {min} do # osób.',
      many: 'Wskaż od {min} do # osób.',
      other: 'Wskaż od {min} do # osoby.',
    }),
  ],
  'refused.number': ['The number must be from {min} to {max}.', '数字须在{min}到{max}之间。', 'Liczba musi być od {min} do {max}.'],
  'refused.noVote': ['This player has no vote here.', '这名玩家在此没有投票权。', 'Ta osoba nie ma tu głosu.'],
  'refused.noCandidate': ['Nobody can vote for this here.', '这里不能投给此人或此项。', 'Na to nie można tu głosować.'],
  'refused.mustVote': [
    'Abstaining is not allowed: the vote of {who} is missing.',
    '不允许弃权：还缺{who}的一票。',
    'Nie wolno się wstrzymać. Jeszcze nie głosuje: {who}.',
  ],
  'refused.marks': [
    plural('n', {
      one: 'Each voter gives exactly # vote; check {who}.',
      other: 'Each voter gives exactly # different votes; check {who}.',
    }),
    plural('n', { other: '每人须恰好投#票且不得重复，请核对{who}。' }),
    plural('n', {
      one: 'Każdy oddaje dokładnie # głos; sprawdź: {who}.',
      few: 'Każdy oddaje dokładnie # różne głosy; sprawdź: {who}.',
      many: 'Każdy oddaje dokładnie # różnych głosów; sprawdź: {who}.',
      other: 'Każdy oddaje dokładnie # głosu; sprawdź: {who}.',
    }),
  ],
  'refused.hands': [
    'Enter who votes for whom; sums are not enough here.',
    '请输入谁投给谁，这里不能只输入票数。',
    'Wpisz, kto na kogo głosuje; same sumy tu nie wystarczą.',
  ],
  'refused.tooManyHands': ['More votes than there are: {n} at most.', '票数过多，最多{n}票。', 'Za dużo głosów: najwyżej {n}.'],
  'refused.allMustVote': [
    'Abstaining is not allowed: votes are missing.',
    '不允许弃权：还有票没投。',
    'Nie wolno się wstrzymać, a brakuje głosów.',
  ],
  'refused.otherQuestion': ['By then something else is asked.', '到那时问的已是别的问题。', 'W tym miejscu pada już inne pytanie.'],
  'refused.over': [
    'The game is over. Undo, or rule otherwise.',
    '游戏已经结束。可以撤销，或另作裁定。',
    'Gra skończona. Cofnij albo zdecyduj inaczej.',
  ],
  'refused.ruling': ['There is no such ruling.', '没有这种裁定。', 'Nie ma takiej decyzji.'],
  'refused.alreadyDead': ['This player is dead already.', '这名玩家已经死亡。', 'Ta osoba już nie żyje.'],
  'refused.alive': ['This player is alive.', '这名玩家还活着。', 'Ta osoba żyje.'],
  'refused.noToken': ['This game has no such token.', '本游戏没有这个信物。', 'W tej grze nie ma takiego żetonu.'],
  'refused.deadHolder': ['A dead player cannot hold this.', '死者不能持有它。', 'Osoba, która nie żyje, nie może tego mieć.'],
  'refused.noStatus': ['This game has no such mark.', '本游戏没有这种标记。', 'W tej grze nie ma takiego znacznika.'],
  'refused.swap': ['Two different seats are needed for a swap.', '互换需要两个不同的座位。', 'Do zamiany potrzebne są dwa różne miejsca.'],
  'refused.noRole': ['This game has no such role.', '本游戏没有这个角色。', 'W tej grze nie ma takiej roli.'],
  'refused.emptyNote': ['The note is empty.', '备注是空的。', 'Notatka jest pusta.'],
  'refused.emptyName': [
    'Whoever sits down needs a name of at most 100 letters.',
    '新来的玩家需要名字，最多100个字。',
    'Kto się dosiada, musi mieć imię, najwyżej 100 znaków.',
  ],
  'refused.cardShown': [
    'The card of this seat has been turned over: nobody can play on with it.',
    '这个座位的身份牌已经翻开，不能换人接着玩。',
    'Karta z tego miejsca jest odkryta: nie da się nią grać dalej.',
  ],
  'refused.deadSeat': [
    'The player of this seat has died: nobody can play on with the card.',
    '这个座位的玩家已经死亡，不能换人接着玩。',
    'Osoba z tego miejsca nie żyje: jej kartą nie da się grać dalej.',
  ],
  'refused.noFaction': ['This game has no such side.', '本游戏没有这个阵营。', 'W tej grze nie ma takiej strony.'],

  'bar.dead': ['Dead.', '已死亡。', 'Nie żyje.'],
  'bar.self': ['May not choose themselves.', '不能选自己。', 'Nie wolno wskazać siebie.'],
  'bar.actorDead': [
    '{who} is dead and acts no more. Go on.',
    '{who}已死亡，不再行动。请继续。',
    '{who} nie żyje i nie działa. Graj dalej.',
  ],
  'bar.actorChanged': [
    '{who} has another card now and acts no more here. Go on.',
    '{who}已换牌，不再在此行动。请继续。',
    '{who} ma już inną kartę i tu nie działa. Graj dalej.',
  ],
  'bar.actorBarred': ['{who} can no longer act now. Go on.', '{who}现在不能行动了。请继续。', '{who} nie może już działać. Graj dalej.'],
  'bar.blocked': ['Cannot act tonight.', '今夜不能行动。', 'Tej nocy nie może działać.'],
  'bar.noReaction': ['Cannot step in here.', '此时不能介入。', 'Nie może się tu wtrącić.'],
  'bar.notTied': ['Not among those tied.', '不在平票者之中。', 'Nie bierze udziału w dogrywce.'],

  'call.decoy': [
    'Nobody answers. Pause as long as for a real call.',
    '无人应答。请停顿，与真正叫醒时一样久。',
    'Nikt nie odpowie. Zrób przerwę jak przy prawdziwym wywołaniu.',
  ],
  'call.allDead': ['Nobody left to call.', '无人存活，不再叫。', 'Nie ma już kogo wywołać.'],
  'call.blocked': [
    '{why} Whoever wakes is told on the next screen.',
    '{why}若有人睁眼，下一屏出示“今夜不能行动”。',
    '{why} Kto się obudzi, dowie się o tym z następnego ekranu.',
  ],
  'show.blocked': ['You cannot act tonight.', '你今夜不能行动。', 'Tej nocy nie możesz działać.'],
  'window.nobody': ['Nobody', '没有人', 'Nikt'],

  'vote.counted': ['The votes are counted; chosen: {n}.', '计票完毕，选出{n}个。', 'Głosy policzone; wybrano: {n}.'],
  'vote.breakerDead': ['Nobody decides', '无人决定', 'Nikt nie rozstrzyga'],
  'vote.breakTie': ['A tie. {who} decides among the tied.', '平票。由{who}在平票者中决定。', 'Remis. Rozstrzyga {who}.'],

  'draw.byHost': ['Draw the lot and enter what came up.', '请抽签，并输入结果。', 'Wylosuj i wpisz wynik.'],
  'draw.seat': ['{who}', '{who}', '{who}'],

  'won.ruled': ['The host has ended the game.', '主持人宣布游戏结束。', 'Prowadzący kończy grę.'],
  'note.host': ['Note: {text}', '备注：{text}', 'Notatka: {text}'],
  'note.hostOn': ['Note on {who}: {text}', '关于{who}的备注：{text}', 'Notatka ({who}): {text}'],
  'note.left': ['{who} leaves the game.', '{who}离开游戏。', '{who} odchodzi z gry.'],
  'note.sits': ['{name} sits down at seat {n}.', '{name}坐到{n}号座位。', '{name} siada na miejscu {n}.'],
});
