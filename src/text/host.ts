import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** The host's screen: opening a game, the questions, the vote, showing, the end, undo. */
export const words = wordsOf({
  'host.noSuchGame': [
    'This game is not on this device. It may have been deleted, or it was set up in another browser.',
    '本设备上没有这局游戏。它可能已被删除，或者是在另一个浏览器里建立的。',
    'Tej gry nie ma na tym urządzeniu. Mogła zostać usunięta albo powstała w innej przeglądarce.',
  ],
  'host.newerRules': [
    'This game was played under newer rules than this version knows. Update the app; the game is kept.',
    '这局游戏使用的规则比本版本的新。请更新应用，游戏会保留。',
    'Tę grę rozegrano według nowszych zasad, niż zna ta wersja. Zaktualizuj aplikację; gra jest zachowana.',
  ],
  'host.noSuchRules': [
    'This game was set up with rules this version does not know. Update the app; the game is kept.',
    '这局游戏使用的规则，本版本不认识。请更新应用，游戏会保留。',
    'Ta gra używa zasad, których ta wersja nie zna. Zaktualizuj aplikację; gra jest zachowana.',
  ],
  'host.notDealt': [
    'The cards of this game have not all been scanned yet. Go home and go on with the scan.',
    '这局游戏的牌还没有全部扫描。请回首页继续扫描。',
    'Nie wszystkie karty tej gry zeskanowano. Wróć na początek i dokończ skanowanie.',
  ],
  'host.badOptions': [
    'The cards or house rules of this game do not fit the rules of this version. The game is kept; open it with the version it was begun with.',
    '这局游戏的牌或房规与本版本的规则不符。游戏已保留，请用开局时的版本打开。',
    'Karty albo zasady domowe tej gry nie pasują do zasad tej wersji. Gra jest zachowana; otwórz ją w wersji, w której powstała.',
  ],

  'host.sayAloud': ['Say aloud', '大声念', 'Powiedz na głos'],
  'host.notAloud': ['Not aloud', '不要念', 'Nie na głos'],
  'host.decoy': [
    'Nobody can act: same words, same pause.',
    '没有人能行动：台词照念，停顿照旧。',
    'Nikt nie może działać: te same słowa, ta sama pauza.',
  ],
  'host.said': ['Said. Next', '念完，继续', 'Powiedziane. Dalej'],
  'host.seats': ['Seats', '座位', 'Miejsca'],
  'host.chooseOne': ['Tap a seat, or hold it', '点选座位，长按即确认', 'Dotknij miejsca albo je przytrzymaj'],
  'host.chooseExactly': [
    plural('n', { one: 'Tap # seat', other: 'Tap # seats' }),
    plural('n', { other: '点选#个座位' }),
    plural('n', { one: 'Wskaż # miejsce', few: 'Wskaż # miejsca', many: 'Wskaż # miejsc', other: 'Wskaż # miejsca' }),
  ],
  'host.chooseUpTo': ['Tap {min} to {max} seats', '点选{min}到{max}个座位', 'Wskaż miejsca: od {min} do {max}'],
  'host.pass': ['Nobody', '不选任何人', 'Nikogo'],
  'host.take': ['Confirm {who}', '确认{who}', 'Potwierdź: {who}'],
  'host.takeNone': ['Confirm', '确认', 'Potwierdź'],
  'host.tapAgain': ['Tap once more to choose all the same.', '仍要选择，请再点一次。', 'Dotknij jeszcze raz, aby mimo to wybrać.'],
  'host.number': ['Number', '数字', 'Liczba'],
  'host.numberBounds': ['from {min} to {max}', '{min}到{max}', 'od {min} do {max}'],
  'host.takeNumber': ['Confirm {n}', '确认{n}', 'Potwierdź {n}'],

  'host.handsUp': ['Hands up', '举手', 'Ręce w górze'],
  'host.handsFor': ['Votes for', '投给', 'Głosy na'],
  'host.votesNeeded': ['{n} of {needed} needed', '{n}票，需要{needed}票', '{n} z {needed} potrzebnych'],
  'host.votesOf': ['{n} of {all} votes', '{all}票中的{n}票', '{n} z {all} głosów'],
  'host.votesWith': ['votes as {who}', '跟{who}投票', 'głosuje jak {who}'],
  'host.weight': [
    plural('n', { one: '# vote', other: '# votes' }),
    plural('n', { other: '#票' }),
    plural('n', { one: '# głos', few: '# głosy', many: '# głosów', other: '# głosu' }),
  ],
  'host.noVote': ['Without a vote', '没有投票权', 'Bez prawa głosu'],
  'host.bySums': ['Enter totals instead of hands', '只输入票数', 'Wpisz tylko liczby głosów'],
  'host.countVotes': ['Close the vote', '投票结束', 'Policz głosy'],
  'host.outcome': ['That would mean:', '结果将是：', 'To oznaczałoby:'],
  'host.outcome.died': ['{who} dies.', '{who}死亡。', 'Ginie {who}.'],
  'host.outcome.revived': ['{who} comes back.', '{who}复活。', '{who} wraca do gry.'],

  'host.showTo': [
    plural('n', {
      one: 'Hold it so that only the one player who is awake can see it.',
      other: 'Hold it so that only the # players it is meant for can see it.',
    }),
    plural('n', { other: '拿好手机，只让该看的#名玩家看到。' }),
    plural('n', {
      one: 'Trzymaj telefon tak, aby widziała go tylko ta jedna osoba.',
      few: 'Trzymaj telefon tak, aby widziały go tylko # właściwe osoby.',
      many: 'Trzymaj telefon tak, aby widziało go tylko # właściwych osób.',
      other: 'Trzymaj telefon tak, aby widziały go tylko właściwe osoby.',
    }),
  ],
  'host.show': ['Show', '出示', 'Pokaż'],
  'host.holdToLeave': ['Hold to close', '按住关闭', 'Przytrzymaj, aby zamknąć'],
  'host.holdHint': ['Hold for a second, or press twice.', '按住一秒，或连按两次。', 'Przytrzymaj sekundę albo naciśnij dwa razy.'],
  'host.sign.nod': ['Yes', '是', 'Tak'],
  'host.sign.shake': ['No', '不是', 'Nie'],
  'host.sign.blocked': ['Not tonight', '今夜不能行动', 'Nie tej nocy'],
  'host.sign.same': ['The same', '相同', 'Ta sama drużyna'],
  'host.sign.different': ['Different', '不同', 'Różne drużyny'],

  'host.again': ['New game, same people', '原班人马再来一局', 'Nowa gra, ci sami ludzie'],
  'host.story': ['The story', '复盘', 'Przebieg gry'],
  'host.unmasked': ['Who was who', '身份揭晓', 'Kto był kim'],

  'host.clock': ['Clock', '计时', 'Zegar'],
  'host.startClock': [
    plural('n', { one: 'Start the clock: # second', other: 'Start the clock: # seconds' }),
    plural('n', { other: '开始计时：#秒' }),
    plural('n', {
      one: 'Włącz zegar: # sekunda',
      few: 'Włącz zegar: # sekundy',
      many: 'Włącz zegar: # sekund',
      other: 'Włącz zegar: # sekundy',
    }),
  ],
  'host.timeIsUp': ['Time is up', '时间到', 'Koniec czasu'],

  'host.leave': ['Leave; the game is kept', '离开（游戏会保留）', 'Wyjdź; gra zostanie zachowana'],
  'host.redo': ['Redo', '重做', 'Ponów'],
  'host.alive': [
    plural('n', { one: 'alive', other: 'alive' }),
    plural('n', { other: '存活' }),
    plural('n', { one: 'żyje', few: 'żyją', many: 'żyje', other: 'żyje' }),
  ],
  'host.aliveOf': ['{n} of {of} alive', '{of}人中{n}人存活', 'Żyje {n} z {of}'],
  'host.undoHeard': [
    'Everybody has heard this already. Take it back all the same?',
    '大家已经听到了。仍要收回吗？',
    'Wszyscy już to usłyszeli. Mimo to cofnąć?',
  ],
  'host.undoAll': ['Take it back', '收回', 'Cofnij'],
  'host.keptInPage': [
    'The game goes on here as long as this page stays open.',
    '只要不关闭本页，游戏可以继续。',
    'Gra toczy się dalej, dopóki ta strona jest otwarta.',
  ],
  'host.saveAgain': ['Try again', '再试一次', 'Spróbuj ponownie'],
  'host.amended': ['An earlier answer was changed.', '之前的一个回答已被更改。', 'Zmieniono wcześniejszą odpowiedź.'],
  'host.revert': ['Undo the change', '撤销更改', 'Cofnij zmianę'],
});
