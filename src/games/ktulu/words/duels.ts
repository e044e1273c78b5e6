import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** Duels and their votes. */
export const words = rows({
  'duel.challenger': ['Who wants to challenge somebody to a duel?', '谁要向别人提出决斗？', 'Kto wyzywa kogoś na pojedynek?'],
  'duel.noChallenge': ['Nobody after all', '还是算了', 'Jednak nikt'],
  'duel.challenged': ['{who}, whom do you challenge?', '{who}，你要挑战谁？', '{who}, kogo wyzywasz?'],
  'duel.challenges': ['{who} challenges {whom}.', '{who}挑战{whom}。', '{who} rzuca wyzwanie. Do pojedynku ma stanąć {whom}.'],
  'duel.accepted': [
    '{whom}, {who} challenges you. Do you accept?',
    '{whom}，{who}向你挑战。你接受吗？',
    '{whom}, wyzwanie rzuca ci {who}. Przyjmujesz?',
  ],
  'duel.accept': ['Accept', '接受', 'Przyjmuje'],
  'duel.refuse': ['Refuse', '拒绝', 'Odmawia'],
  'duel.refused': [
    '{whom} refuses. There is no duel with {who}.',
    '{whom}拒绝了{who}的挑战，不进行决斗。',
    'Wyzwanie rzuca {who}, a {whom} odmawia. Pojedynku nie będzie.',
  ],
  'duel.begins': [
    '{whom} accepts {who}’s challenge. Stand up, both of you: the duel begins.',
    '{whom}接受{who}的挑战。两位请起立，决斗开始。',
    '{whom} przyjmuje wyzwanie, które rzuca {who}. Obie strony wstają: zaczyna się pojedynek.',
  ],
  'duel.beginsAnyway': [
    'The Sheriff is dead, so {whom} cannot refuse {who}. Stand up, both of you: the duel begins.',
    '警长已死，{whom}不能拒绝{who}的挑战。两位请起立，决斗开始。',
    'Wyzwanie rzuca {who}, a Szeryf nie żyje, więc {whom} nie może odmówić. Obie strony wstają: zaczyna się pojedynek.',
  ],
  'duel.speech': [
    plural('n', {
      one: '{who} speaks against {whom}: # second. Everybody else is quiet.',
      other: '{who} speaks against {whom}: # seconds. Everybody else is quiet.',
    }),
    plural('n', { other: '请{who}针对{whom}发言，限时#秒。其他人请安静。' }),
    plural('n', {
      one: '{who} kontra {whom}. Głos ma {who}, przez # sekundę. Reszta milczy.',
      few: '{who} kontra {whom}. Głos ma {who}, przez # sekundy. Reszta milczy.',
      many: '{who} kontra {whom}. Głos ma {who}, przez # sekund. Reszta milczy.',
      other: '{who} kontra {whom}. Głos ma {who}, przez # sekundy. Reszta milczy.',
    }),
  ],
  'duel.speechUntimed': [
    '{who} speaks against {whom}. Everybody else is quiet.',
    '请{who}针对{whom}发言。其他人请安静。',
    '{who} kontra {whom}. Głos ma {who}. Reszta milczy.',
  ],
  'duel.vote': [
    '{seats} have spoken. Which of the two do you support? You may abstain; the two themselves do not vote.',
    '{seats}决斗，你们支持谁？可以弃权。决斗双方不投票。',
    'Do pojedynku stają {seats}. Kogo popieracie? Wolno się wstrzymać; strony pojedynku nie głosują.',
  ],
  'duel.count': ['{who}: {n}. {whom}: {m}.', '{who}：{n}票。{whom}：{m}票。', '{who}: {n}. {whom}: {m}.'],
  'duel.gunman': ['{who} is a gunman.', '{who}是枪手。', '{who} to rewolwerowiec.'],
  'duel.gunman@neutral': ['{who} is a gunslinger.', '{who}是快枪手。', '{who} to strzelec.'],
  'duel.won': [
    '{who} wins the duel, and {whom} is to die.',
    '{who}赢得决斗，{whom}将死亡。',
    '{who} wygrywa pojedynek, a {whom} ma zginąć.',
  ],
  'duel.bothDie': ['Nobody has won: {seats} are both to die.', '没有赢家：{seats}都将死亡。', 'Nikt nie wygrywa: mają zginąć {seats}.'],
  'duel.nobodyDies': [
    'Nobody has won, and nobody dies: {seats} live on.',
    '没有赢家，也无人死亡：{seats}都活下来。',
    'Nikt nie wygrywa i nikt nie ginie: {seats} żyją dalej.',
  ],
  'duel.lapses': [
    'The duel between {seats} does not go on.',
    '{seats}的决斗就此中断。',
    'Pojedynek, do którego stają {seats}, zostaje przerwany.',
  ],
  'duel.window': ['Does anybody step in?', '有人要介入吗？', 'Czy ktoś się wtrąca?'],
  'duel.window.note': [
    'Judge or Drunk judge: the other contestant wins. Stagecoach operator: both die. Whoever steps in is revealed. Wait a moment even if nobody can.',
    '审判官或醉酒审判官：另一方获胜。驿车夫：双方都死。介入者身份公开。即使无人能介入，也请稍等片刻。',
    'Sędzia lub Pijany sędzia: wygrywa druga strona. Powóz: giną obie strony. Kto się wtrąca, ten się ujawnia. Odczekaj chwilę, nawet jeśli nikt nie może.',
  ],
  'duel.window.note@neutral': [
    'Judge or Tipsy judge: the other contestant wins. Stagecoach operator: both die. Whoever steps in is revealed. Wait a moment even if nobody can.',
    '审判官或微醺审判官：另一方获胜。驿车夫：双方都死。介入者身份公开。即使无人能介入，也请稍等片刻。',
    'Sędzia lub Podchmielony sędzia: wygrywa druga strona. Powóz: giną obie strony. Kto się wtrąca, ten się ujawnia. Odczekaj chwilę, nawet jeśli nikt nie może.',
  ],
  'duel.flipped': [
    'The verdict is turned round: {who} wins, and {whom} is to die.',
    '结果反转：{who}获胜，{whom}将死亡。',
    'Wyrok się odwraca: {who} wygrywa, a {whom} ma zginąć.',
  ],
  'duel.stopped': [
    'The duel ends for both: {seats} are to die.',
    '决斗就此终止：{seats}都将死亡。',
    'Pojedynek kończy się dla obu stron: mają zginąć {seats}.',
  ],
  'duel.survives': ['{who} is alive after all.', '{who}没有死。', '{who} mimo wszystko nie ginie.'],

  'vote.open': [
    'Raise your hands, with open eyes, when I call your choice.',
    '请睁着眼，念到你的选择时举手。',
    'Głosujcie jawnie: oczy otwarte, ręka w górę, gdy wywołam wasz wybór.',
  ],
  'vote.open.note': [
    'Enter who votes for whom, or only count the hands.',
    '请输入谁投给谁，或只数举手人数。',
    'Wpisz, kto na kogo głosuje, albo tylko policz ręce.',
  ],
  'vote.halfSecret': [
    'Eyes closed, hands up when I call your choice. The votes are read out afterwards.',
    '请闭眼，念到你的选择时举手。之后会宣布每个人怎么投的。',
    'Oczy zamknięte, ręka w górę, gdy wywołam wasz wybór. Potem odczytam głosy.',
  ],
  'vote.halfSecret.note': [
    'If you only count hands, everybody says afterwards how they voted.',
    '如果只数举手人数，之后请每个人自己说投了谁。',
    'Jeśli tylko liczysz ręce, niech potem każdy sam powie, jak głosował.',
  ],
  'vote.halfSecret.after': [
    'Open your eyes. Now say, one after the other, how you have voted.',
    '请睁眼。现在逐个说出自己怎么投的。',
    'Otwórzcie oczy. Teraz każdy po kolei mówi, jak głosował.',
  ],
  'vote.secret': [
    'Eyes closed, hands up when I call your choice. Only I will know the votes.',
    '请闭眼，念到你的选择时举手。只有我知道每个人怎么投的。',
    'Oczy zamknięte, ręka w górę, gdy wywołam wasz wybór. Głosy poznam tylko ja.',
  ],
  'vote.secret.note': [
    'Keep the count to yourself as well; only the outcome is told.',
    '票数也不要说，只宣布结果。',
    'Liczbę głosów też zachowaj dla siebie; podaje się tylko wynik.',
  ],
  'vote.hands.note': [
    'Enter who votes for whom: this time a count of hands is not enough.',
    '请输入谁投给谁，这次不能只数举手人数。',
    'Wpisz, kto na kogo głosuje: tym razem samo policzenie rąk nie wystarczy.',
  ],
  'vote.secret.after': ['Open your eyes.', '请睁眼。', 'Otwórzcie oczy.'],
  'vote.disclosed': ['The votes: {votes}.', '投票：{votes}。', 'Głosy: {votes}.'],
  'vote.eyesOpen': ['Open your eyes. These are the votes.', '请睁眼。投票结果如下。', 'Otwórzcie oczy. Oto głosy.'],
  'vote.supporters': ['{whom}: {seats}.', '投“{whom}”的：{seats}。', '{whom}: {seats}.'],
  'vote.supportersShort': ['{whom} ({seats})', '{whom}（{seats}）', '{whom} ({seats})'],
  'vote.abstainers': ['No vote: {seats}.', '没有投票：{seats}。', 'Brak głosu: {seats}.'],
  'vote.abstainersShort': ['no vote ({seats})', '弃权者（{seats}）', 'brak głosu ({seats})'],
  'vote.for': ['{who}', '{who}', '{who}'],
  'vote.freed.note': [
    'Free for this vote and told so now: {who}. {note}',
    '{who}这次可以自由投票，请现在告知。{note}',
    'W tym głosowaniu wolny wybór ma {who}. Powiedz o tym teraz. {note}',
  ],
  'vote.freed': [
    'Bound, and with too few others to vote for: {who} may vote for anybody this time.',
    '{who}受制于人，可投的人不够，这次可以投任何人。',
    '{who} jest pod czyimś wpływem i nie ma dość dużego wyboru, więc tym razem może głosować na każdego.',
  ],
});
