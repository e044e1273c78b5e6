import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** Saves, resuming and handing over. */
export const words = wordsOf({
  'save.huge': [
    'This file is far too big for a game. Is it the right file?',
    '这个文件对一局游戏来说太大了。文件选对了吗？',
    'Ten plik jest o wiele za duży na zapis gry. Czy to właściwy plik?',
  ],
  'save.deep': [
    'This file nests deeper than any saved game. Is it the right file?',
    '这个文件的层级比任何存档都深。文件选对了吗？',
    'Ten plik jest zagnieżdżony głębiej niż jakikolwiek zapis gry. Czy to właściwy plik?',
  ],
  'save.foreign': ['This is not a saved game of Nightdeck.', '这不是 Nightdeck 的存档。', 'To nie jest zapis gry Nightdeck.'],
  'save.truncated': [
    'The end of this file is missing: it was cut short while being saved or sent. Get it again from where it came.',
    '文件末尾缺失：保存或传送时中断了。请重新获取。',
    'Brakuje końca pliku: został ucięty przy zapisie lub wysyłaniu. Pobierz go jeszcze raz.',
  ],
  'save.broken': [
    'This saved game is damaged and cannot be opened. Get it again from where it came.',
    '存档已损坏，无法打开。请重新获取。',
    'Ten zapis gry jest uszkodzony i nie da się go otworzyć. Pobierz go jeszcze raz.',
  ],
  'save.otherVersion': [
    'This game was saved by another Nightdeck ({app}, format {version}). Update the app and open it again.',
    '存档来自另一版本的 Nightdeck（{app}，格式{version}）。请更新应用后再打开。',
    'Ten zapis pochodzi z innego Nightdecka ({app}, format {version}). Zaktualizuj aplikację i otwórz go ponownie.',
  ],
  'save.edited': [
    'This file was changed after it was saved. Nothing was opened.',
    '文件在保存之后被改动过，没有打开。',
    'Plik został zmieniony po zapisaniu. Niczego nie otwarto.',
  ],
  'save.outOfStep': [
    'At {place}: there must be one time for each answer. The file was changed or is damaged.',
    '{place}：每个回答要有一个时间。文件被改动或已损坏。',
    'Miejsce {place}: każda odpowiedź musi mieć swój czas. Plik został zmieniony lub jest uszkodzony.',
  ],
  'save.otherGame': [
    'At {place}: this is a game of “{game}”. Open it there.',
    '{place}：这是“{game}”的一局，请在那里打开。',
    'Miejsce {place}: to zapis gry „{game}”. Otwórz go tam.',
  ],
  'save.unknownRole': [
    'At {place}: the game has no role “{role}”.',
    '{place}：这个游戏没有角色“{role}”。',
    'Miejsce {place}: gra nie ma roli „{role}”.',
  ],
  'save.unknownOption': [
    'At {place}: the game has no house rule “{option}”.',
    '{place}：这个游戏没有房规“{option}”。',
    'Miejsce {place}: gra nie ma zasady domowej „{option}”.',
  ],
  'save.unknownToken': [
    'At {place}: the game has no token “{token}”.',
    '{place}：这个游戏没有信物“{token}”。',
    'Miejsce {place}: gra nie ma żetonu „{token}”.',
  ],
  'save.unknownStatus': [
    'At {place}: the game has no status “{status}”.',
    '{place}：这个游戏没有状态“{status}”。',
    'Miejsce {place}: gra nie ma stanu „{status}”.',
  ],
  'save.unknownFaction': [
    'At {place}: the game has no side “{faction}”.',
    '{place}：这个游戏没有阵营“{faction}”。',
    'Miejsce {place}: gra nie ma strony „{faction}”.',
  ],
  'save.seats': [
    'At {place}: the game seats {min} to {max} players, here there are {n}.',
    '{place}：这个游戏可坐{min}至{max}人，这里有{n}人。',
    'Miejsce {place}: w tę grę gra od {min} do {max} osób, tu jest {n}.',
  ],
  'save.noSeat': [
    'At {place}: there is no seat {n}, the table has {of}.',
    '{place}：没有{n}号座位，这一桌共{of}个座位。',
    'Miejsce {place}: nie ma miejsca {n}, przy stole jest ich {of}.',
  ],
  'save.twice': [
    'At {place}: seat {n} is named twice.',
    '{place}：{n}号座位出现了两次。',
    'Miejsce {place}: miejsce {n} wymieniono dwa razy.',
  ],
  'save.cast': [
    'At {place}: nobody can play with these cards. {why}',
    '{place}：这些牌无法开局。{why}',
    'Miejsce {place}: z tymi kartami nie da się grać. {why}',
  ],
  'save.deck': ['The deck in this file cannot be used. {why}', '文件里的牌组无法使用。{why}', 'Talii z tego pliku nie da się użyć. {why}'],
  'save.otherDeck': [
    'At {place}: this is not the deck {deck} {edition} the game was dealt from.',
    '{place}：这不是发牌所用的牌组{deck} {edition}。',
    'Miejsce {place}: to nie jest talia {deck} {edition}, z której rozdano grę.',
  ],
  'save.noDeck': [
    'The deck {deck} {edition} this game was dealt from is not on this device. Names and cards are those of {instead}.',
    '本设备上没有发牌所用的牌组{deck} {edition}。名称和牌面改用{instead}。',
    'Na tym urządzeniu nie ma talii {deck} {edition}, z której rozdano tę grę. Nazwy i karty pochodzą z talii {instead}.',
  ],
  'save.options': [
    'At {place}: the house rules in this file do not fit the game.',
    '{place}：文件里的房规与游戏不符。',
    'Miejsce {place}: zasady domowe w tym pliku nie pasują do gry.',
  ],
  'save.newerRules': [
    'This game was played under newer rules (edition {edition}) than this app knows. Update the app and open it again.',
    '这局游戏使用的规则（第{edition}版）比本应用的新。请更新应用后再打开。',
    'Tę grę rozegrano według nowszych zasad (wydanie {edition}), niż zna ta aplikacja. Zaktualizuj ją i otwórz grę ponownie.',
  ],
  'save.parting': ['What differs', '有何不同', 'Co się różni'],
  'save.parting.then': ['As it was recorded', '原来的记录', 'Tak zapisano'],
  'save.parting.now': ['Under today’s rules', '按现在的规则', 'Według dzisiejszych zasad'],
  'save.parting.nothing': ['Nothing', '没有', 'Nic'],
  'save.goOn': ['Go on from answer {n}', '从第{n}个回答继续', 'Graj dalej od odpowiedzi {n}'],
  'save.goOn.what': [
    'A new game goes on from there under today’s rules. The record stays on this device as it is.',
    '新的一局会从那里按现在的规则继续。原来的记录原样留在本设备上。',
    'Od tego miejsca potoczy się nowa gra według dzisiejszych zasad. Zapis pozostanie na tym urządzeniu bez zmian.',
  ],
  'save.diverged': [
    'The rules have changed since this game was saved: answer {n} of {of} is the last that still tells the same story. What was recorded is kept and can be read.',
    '保存之后规则有变：{of}个回答中，到第{n}个为止经过仍然一致。原来的记录已保留，可以查看。',
    'Zasady zmieniły się od czasu zapisu: odpowiedź {n} z {of} jest ostatnią, która opowiada to samo. Zapisany przebieg zachowano, można go przeczytać.',
  ],
  'save.unplayable': [
    'The rules have changed since this game was saved and have no room for it any more. {why} What was recorded is kept and can be read.',
    '保存之后规则有变，现在的规则已容不下这一局。{why}原来的记录已保留，可以查看。',
    'Zasady zmieniły się od czasu zapisu i nie ma już w nich miejsca na tę grę. {why} Zapisany przebieg zachowano, można go przeczytać.',
  ],
  'save.otherRules': [
    'The other device runs Nightdeck {app}, under whose rules this game goes otherwise. Update both and hand it over again, or play it to its end there.',
    '另一台设备运行的是 Nightdeck {app}，按它的规则这一局的经过不同。请把两台都更新后重新交接，或在那台设备上玩完这一局。',
    'Na drugim urządzeniu działa Nightdeck {app}, według którego zasad ta gra toczy się inaczej. Zaktualizuj oba i przekaż ją jeszcze raz albo dokończ grę tam.',
  ],

  'capsule.taken': [
    plural('n', { one: 'Received. # part to go.', other: 'Received. # parts to go.' }),
    plural('n', { other: '已接收，还差#部分。' }),
    plural('n', {
      one: 'Odebrano. Została # część.',
      few: 'Odebrano. Zostały # części.',
      many: 'Odebrano. Zostało # części.',
      other: 'Odebrano. Zostało # części.',
    }),
  ],
  'capsule.complete': ['All received.', '全部接收完毕。', 'Odebrano wszystko.'],
  'capsule.again': [
    plural('n', { one: 'This part is here already. # part to go.', other: 'This part is here already. # parts to go.' }),
    plural('n', { other: '这一部分已经有了，还差#部分。' }),
    plural('n', {
      one: 'Ta część już jest. Została # część.',
      few: 'Ta część już jest. Zostały # części.',
      many: 'Ta część już jest. Zostało # części.',
      other: 'Ta część już jest. Zostało # części.',
    }),
  ],
  'capsule.foreign': ['This code is not part of a hand-over.', '这个码不属于交接。', 'Ten kod nie należy do przekazania gry.'],
  'capsule.otherVersion': [
    'The other device runs a different Nightdeck. Update both.',
    '另一台设备的 Nightdeck 版本不同。请都更新。',
    'Na drugim urządzeniu działa inny Nightdeck. Zaktualizuj oba.',
  ],
  'capsule.otherTransfer': [
    'This code belongs to another hand-over. Start again to take that one.',
    '这个码属于另一次交接。要接收它请重新开始。',
    'Ten kod należy do innego przekazania. Zacznij od nowa, żeby je odebrać.',
  ],
  'capsule.incomplete': [
    plural('n', { one: '# part is still missing.', other: '# parts are still missing.' }),
    '还差{n}部分。',
    'Brakuje jeszcze {n} części.',
  ],
  'capsule.damaged': [
    'What arrived does not add up. Start the hand-over again.',
    '收到的内容对不上。请重新交接。',
    'Odebrane dane się nie zgadzają. Zacznij przekazywanie od nowa.',
  ],
});
