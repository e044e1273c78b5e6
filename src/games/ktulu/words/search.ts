import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** Searching, and what is done to those searched. */
export const words = rows({
  'search.nominees': [
    'Now the search. Whom do you suggest? Agree on a list of names; once it stands, there are no more duels today.',
    '现在搜查。你们提名谁？请商定一份名单；名单一定，今天就不再有决斗。',
    'Teraz przeszukanie. Kogo proponujecie? Ustalcie listę; gdy będzie gotowa, pojedynków już dziś nie będzie.',
  ],
  'search.duelFirst': ['A duel first', '先决斗', 'Najpierw pojedynek'],
  'search.nominees.note': [
    plural('n', {
      one: 'One player is searched, so about {about} names are enough.',
      other: '# players are searched, so about {about} names are enough.',
    }),
    plural('n', { other: '要搜#人，名单大约{about}人即可。' }),
    plural('n', {
      one: 'Przeszukiwana jest # osoba, wystarczy około {about} imion.',
      few: 'Przeszukiwane są # osoby, wystarczy około {about} imion.',
      many: 'Przeszukiwanych jest # osób, wystarczy około {about} imion.',
      other: 'Przeszukiwane osoby: #, wystarczy około {about} imion.',
    }),
  ],
  'search.vote': [
    plural('n', {
      one: 'Who is to be searched? Everybody votes for exactly one; you may name yourself.',
      other: 'Who is to be searched? Everybody votes for exactly #; you may name yourself.',
    }),
    plural('n', { other: '要搜查谁？每人恰好选#人，可以选自己。' }),
    plural('n', {
      one: 'Kogo przeszukać? Każdy głosuje dokładnie na # osobę; wolno wskazać siebie.',
      few: 'Kogo przeszukać? Każdy głosuje dokładnie na # osoby; wolno wskazać siebie.',
      many: 'Kogo przeszukać? Każdy głosuje dokładnie na # osób; wolno wskazać siebie.',
      other: 'Kogo przeszukać? Każdy głosuje dokładnie na # osoby; wolno wskazać siebie.',
    }),
  ],
  'search.vote.again': [
    plural('n', {
      one: 'A tie for the last place: {seats}. Vote once more, on these alone; everybody votes for exactly one.',
      other: 'A tie for the last places: {seats}. Vote once more, on these alone; everybody votes for exactly #.',
    }),
    plural('n', { other: '{seats}平票，还有#个名额。只在这些人中再投一次，每人恰好选#人。' }),
    plural('n', {
      one: 'Remis o ostatnie miejsce: {seats}. Głosujcie jeszcze raz, tylko na te osoby; każdy dokładnie na # osobę.',
      few: 'Remis o ostatnie miejsca: {seats}. Głosujcie jeszcze raz, tylko na te osoby; każdy dokładnie na # osoby.',
      many: 'Remis o ostatnie miejsca: {seats}. Głosujcie jeszcze raz, tylko na te osoby; każdy dokładnie na # osób.',
      other: 'Remis o ostatnie miejsca: {seats}. Głosujcie jeszcze raz, tylko na te osoby; każdy dokładnie na # osoby.',
    }),
  ],
  'search.searched': ['The search falls on {seats}.', '被搜查的是{seats}。', 'Przeszukujemy: {seats}.'],
  'search.nobody': [
    'The votes leave nobody to search today.',
    '投票没有选出搜查对象，今天不搜查。',
    'Głosy nie wskazują nikogo: dziś nie ma przeszukania.',
  ],
  'search.incited': [
    'The Inciter has called for {who}. That is the only reason for this search, and this player must come to no harm.',
    '煽动者指定搜查{who}。搜查只因这一指定，不得对此人作任何处置。',
    'Na wniosek Podżegacza do przeszukania staje {who}. To jedyny powód i nic więcej tej osobie nie grozi.',
  ],
  'search.incitedDead': [
    '{who} died before the search: the Inciter may pick again.',
    '{who}在搜查之前死亡：煽动者可以再选一次。',
    '{who} ginie przed przeszukaniem: Podżegacz może wybrać jeszcze raz.',
  ],
  'search.nothing': ['The search has not found the statuette.', '没有搜出雕像。', 'Posążka nie znaleziono.'],

  'mistreat.any.hang': [
    'Shall one of the searched be hanged? Nobody may abstain.',
    '要不要吊死一名被搜查者？不得弃权。',
    'Czy powiesić kogoś z przeszukanych? Nie wolno się wstrzymać.',
  ],
  'mistreat.any.hang@neutral': [
    'Shall one of the searched be executed? Nobody may abstain.',
    '要不要处决一名被搜查者？不得弃权。',
    'Czy kogoś z przeszukanych czeka egzekucja? Nie wolno się wstrzymać.',
  ],
  'mistreat.any.investigate': [
    'Shall one of the searched be investigated? Nobody may abstain.',
    '要不要调查一名被搜查者？不得弃权。',
    'Czy poddać śledztwu kogoś z przeszukanych? Nie wolno się wstrzymać.',
  ],
  'mistreat.any.either': [
    'Shall one of the searched be hanged or investigated? Nobody may abstain.',
    '要不要吊死或调查一名被搜查者？不得弃权。',
    'Czy powiesić kogoś z przeszukanych albo poddać śledztwu? Nie wolno się wstrzymać.',
  ],
  'mistreat.any.either@neutral': [
    'Shall one of the searched be executed or investigated? Nobody may abstain.',
    '要不要处决或调查一名被搜查者？不得弃权。',
    'Czy kogoś z przeszukanych czeka egzekucja albo śledztwo? Nie wolno się wstrzymać.',
  ],
  'mistreat.this.hang': [
    'Shall {who} be hanged? Nobody may abstain.',
    '要不要吊死{who}？不得弃权。',
    'Czy {who} ma zawisnąć? Nie wolno się wstrzymać.',
  ],
  'mistreat.this.hang@neutral': [
    'Shall {who} be executed? Nobody may abstain.',
    '要不要处决{who}？不得弃权。',
    'Czy {who} ma trafić na egzekucję? Nie wolno się wstrzymać.',
  ],
  'mistreat.this.investigate': [
    'Shall {who} be investigated? Nobody may abstain.',
    '要不要调查{who}？不得弃权。',
    'Czy {who} ma stanąć przed Śledczym? Nie wolno się wstrzymać.',
  ],
  'mistreat.this.either': [
    'Shall {who} be hanged or investigated? Nobody may abstain.',
    '要不要吊死或调查{who}？不得弃权。',
    'Czy {who} ma zawisnąć albo stanąć przed Śledczym? Nie wolno się wstrzymać.',
  ],
  'mistreat.this.either@neutral': [
    'Shall {who} be executed or investigated? Nobody may abstain.',
    '要不要处决或调查{who}？不得弃权。',
    'Czy {who} ma trafić na egzekucję albo stanąć przed Śledczym? Nie wolno się wstrzymać.',
  ],
  'mistreat.yes': ['Yes', '要', 'Tak'],
  'mistreat.no': ['No', '不要', 'Nie'],
  'mistreat.nobody': ['Nobody is harmed today.', '今天不处置任何人。', 'Dziś nikomu nie dzieje się krzywda.'],
  'mistreat.agreed.hang': ['Somebody is to be hanged.', '要吊死一人。', 'Ktoś zawiśnie.'],
  'mistreat.agreed.hang@neutral': ['Somebody is to be executed.', '要处决一人。', 'Odbędzie się egzekucja.'],
  'mistreat.agreed.investigate': ['Somebody is to be investigated.', '要调查一人。', 'Odbędzie się śledztwo.'],
  'mistreat.agreed.either': ['Somebody is to be hanged or investigated.', '要吊死或调查一人。', 'Kogoś czeka powieszenie albo śledztwo.'],
  'mistreat.agreed.either@neutral': [
    'Somebody is to be executed or investigated.',
    '要处决或调查一人。',
    'Kogoś czeka egzekucja albo śledztwo.',
  ],
  'mistreat.agreedThis.hang': ['{who} is to be hanged.', '要吊死{who}。', '{who} zawiśnie.'],
  'mistreat.agreedThis.hang@neutral': ['{who} is to be executed.', '要处决{who}。', '{who} trafi na egzekucję.'],
  'mistreat.agreedThis.investigate': ['{who} is to be investigated.', '要调查{who}。', '{who} stanie przed Śledczym.'],
  'mistreat.agreedThis.either': [
    '{who} is to be hanged or investigated.',
    '要吊死或调查{who}。',
    '{who} zawiśnie albo stanie przed Śledczym.',
  ],
  'mistreat.agreedThis.either@neutral': [
    '{who} is to be executed or investigated.',
    '要处决或调查{who}。',
    '{who} trafi na egzekucję albo stanie przed Śledczym.',
  ],
  'mistreat.method': [
    'Is it a hanging or an investigation? Nobody may abstain.',
    '吊死还是调查？不得弃权。',
    'Powieszenie czy śledztwo? Nie wolno się wstrzymać.',
  ],
  'mistreat.method@neutral': [
    'Is it an execution or an investigation? Nobody may abstain.',
    '处决还是调查？不得弃权。',
    'Egzekucja czy śledztwo? Nie wolno się wstrzymać.',
  ],
  'mistreat.methodThis': [
    'Is {who} to be hanged or investigated? Nobody may abstain.',
    '吊死{who}，还是调查？不得弃权。',
    '{who} ma zawisnąć czy stanąć przed Śledczym? Nie wolno się wstrzymać.',
  ],
  'mistreat.methodThis@neutral': [
    'Is {who} to be executed or investigated? Nobody may abstain.',
    '处决{who}，还是调查？不得弃权。',
    '{who} ma trafić na egzekucję czy stanąć przed Śledczym? Nie wolno się wstrzymać.',
  ],
  'mistreat.hang': ['Hanging', '吊死', 'Powieszenie'],
  'mistreat.hang@neutral': ['Execution', '处决', 'Egzekucja'],
  'mistreat.investigate': ['Investigation', '调查', 'Śledztwo'],
  'mistreat.chosen.hang': ['It is a hanging.', '决定吊死。', 'Będzie powieszenie.'],
  'mistreat.chosen.hang@neutral': ['It is an execution.', '决定处决。', 'Będzie egzekucja.'],
  'mistreat.chosen.investigate': ['It is an investigation.', '决定调查。', 'Będzie śledztwo.'],
  'mistreat.who.hang': [
    'Which of the searched is hanged? One vote each, and nobody may abstain.',
    '吊死哪一名被搜查者？每人一票，不得弃权。',
    'Kogo z przeszukanych powiesić? Każdy ma jeden głos i nie wolno się wstrzymać.',
  ],
  'mistreat.who.hang@neutral': [
    'Which of the searched is executed? One vote each, and nobody may abstain.',
    '处决哪一名被搜查者？每人一票，不得弃权。',
    'Kogo z przeszukanych czeka egzekucja? Każdy ma jeden głos i nie wolno się wstrzymać.',
  ],
  'mistreat.who.investigate': [
    'Which of the searched is investigated? One vote each, and nobody may abstain.',
    '调查哪一名被搜查者？每人一票，不得弃权。',
    'Kogo z przeszukanych poddać śledztwu? Każdy ma jeden głos i nie wolno się wstrzymać.',
  ],
  'mistreat.who.either': [
    'Which of the searched shall it be? One vote each, and nobody may abstain.',
    '选哪一名被搜查者？每人一票，不得弃权。',
    'Na kogo z przeszukanych pada wybór? Każdy ma jeden głos i nie wolno się wstrzymać.',
  ],
  'mistreat.tied': ['A tie: nobody is harmed today.', '平票：今天不处置任何人。', 'Remis: dziś nikomu nie dzieje się krzywda.'],
  'mistreat.falls': ['The choice falls on {who}.', '选中的是{who}。', 'Wybrana osoba to {who}.'],
  'mistreat.impossible': [
    'Executor and Investigator are both dead: nothing is done to the searched.',
    '行刑官和调查官都已死亡：对被搜查者不作处置。',
    'Egzekutor i Śledczy nie żyją: przeszukanym nic więcej nie grozi.',
  ],
  'mistreat.impossible@neutral': [
    'Bailiff and Investigator are both dead: nothing is done to the searched.',
    '法警和调查官都已死亡：对被搜查者不作处置。',
    'Komornik i Śledczy nie żyją: przeszukanym nic więcej nie grozi.',
  ],

  'pardon.window': ['Does anybody step in?', '有人要介入吗？', 'Czy ktoś się wtrąca?'],
  'pardon.window.note': [
    'The Mayor or Drunk mayor may spare {who} and is revealed by it. Wait a moment even if nobody can.',
    '镇长或醉酒镇长可以赦免{who}，并因此公开身份。即使无人能介入，也请稍等片刻。',
    'Ma zginąć {who}. Ułaskawić może Burmistrz lub Pijany burmistrz, a wtedy się ujawnia. Odczekaj chwilę, nawet jeśli nikt nie może.',
  ],
  'pardon.window.note@neutral': [
    'The Mayor or Tipsy mayor may spare {who} and is revealed by it. Wait a moment even if nobody can.',
    '镇长或微醺镇长可以赦免{who}，并因此公开身份。即使无人能介入，也请稍等片刻。',
    'Ma zginąć {who}. Ułaskawić może Burmistrz lub Podchmielony burmistrz, a wtedy się ujawnia. Odczekaj chwilę, nawet jeśli nikt nie może.',
  ],
  'pardon.spared': [
    '{who} is spared. Nobody is hanged today.',
    '{who}获得赦免。今天不吊死任何人。',
    'Ułaskawienie! {who} żyje. Dziś nikt nie zawiśnie.',
  ],
  'pardon.spared@neutral': [
    '{who} is spared. Nobody is executed today.',
    '{who}获得赦免。今天不处决任何人。',
    'Ułaskawienie! {who} żyje. Dziś nie będzie egzekucji.',
  ],
  'hang.survives': ['{who} was hanged and is still alive.', '{who}被吊起，却没有死。', '{who} uchodzi z życiem mimo powieszenia.'],
  'hang.survives@neutral': ['{who} was executed and is still alive.', '{who}被处决，却没有死。', '{who} uchodzi z życiem mimo egzekucji.'],
  'investigation.begins': [
    'The Investigator looks into {who}. The result comes when the night is over.',
    '调查官开始调查{who}，天亮后公布结果。',
    'Śledczy bada, kim jest {who}. Wynik poznacie, gdy skończy się noc.',
  ],
  'investigation.nothing': [
    'The Investigator is dead: nothing comes to light about {who}.',
    '调查官已死：{who}的身份没有查出。',
    'Śledczy nie żyje: {who} zachowuje swoją tajemnicę.',
  ],
});
