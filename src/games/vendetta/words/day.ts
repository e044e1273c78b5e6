import { rows } from '../../../text/rows.ts';

/** Dawn and day. */
export const words = rows({
  'phase.dawn': ['Dawn {n}', '第{n}个黎明', 'Świt {n}'],
  'card.turn': ['{who} shows the role card to everybody.', '{who}向大家亮出身份牌。', '{who} pokazuje wszystkim kartę roli.'],
  'card.is': ['The card: {role}.', '牌面：{role}。', 'Karta: {role}.'],

  'dawn.wake': ['Dawn. Open your eyes, everybody.', '天亮了，请全体睁眼。', 'Świt. Wszyscy otwierają oczy.'],
  'dawn.mafiaVictim': ['The Mafia has killed {who}.', '黑手党杀死了{who}。', 'Ofiarą mafii pada {who}.'],
  'dawn.bothChose': [
    'Both gangs chose the same player: {who} is dead.',
    '两个帮派选了同一个人：{who}死亡。',
    'Oba gangi wybrały tę samą osobę: {who} nie żyje.',
  ],
  'dawn.alsoDied': ['{who} was killed last night.', '昨夜{who}被杀。', 'Tej nocy ginie {who}.'],
  'dawn.jailed': [
    '{who} is in jail: asleep all night, and without a vote by day.',
    '{who}入狱：夜里一直闭眼，白天没有投票权。',
    '{who} trafia do więzienia: noc przesypia, a w dzień nie głosuje.',
  ],
  'dawn.silenced': ['{who} has no vote today.', '{who}今天不能投票。', '{who} dziś nie głosuje.'],
  'dawn.silencedWholly': [
    '{who} has no vote today and may not speak.',
    '{who}今天不能投票，也不能说话。',
    '{who} dziś nie głosuje i nie może mówić.',
  ],
  'jail.freed': ['{who} is free again.', '{who}重获自由。', '{who} wychodzi na wolność.'],
  'dead.silent': [
    'Whoever is out says nothing and gives no signs from now on, and keeps their eyes shut at night.',
    '出局者从现在起不说话，也不做任何暗示，夜里照样闭眼。',
    'Kto odpada, nie mówi odtąd ani słowa i nie daje znaków, a w nocy nadal zamyka oczy.',
  ],
  'day.talk': ['Talk it over, everybody. Who looks suspicious?', '请大家讨论：谁最可疑？', 'Naradźcie się. Kogo podejrzewacie?'],
  'day.talk.note': [
    'Keep it moving. Listen for the names that come up, and use real names by day. The eliminated take no part.',
    '别让气氛冷下来。留意被提到的人；白天叫真名。出局者不参与。',
    'Podtrzymuj rozmowę. Słuchaj, czyje imiona padają; w dzień używaj prawdziwych imion. Wyeliminowani nie biorą udziału.',
  ],
  'day.suspects': [
    'Who is suspected? At least two names, please.',
    '你们怀疑谁？请至少提两个人。',
    'Kto jest podejrzany? Proszę o co najmniej dwa imiona.',
  ],
  'day.suspects.note': [
    'Anybody still in the game may be named. With only one name, ask for a second.',
    '还在场的人都可以被提名。只有一个名字时，请再要一个。',
    'Podejrzanym może być każdy, kto jest w grze. Przy jednym imieniu poproś o drugie.',
  ],
  'day.noSecondSuspect': ['No second suspect', '没有第二个嫌疑人', 'Nie ma drugiego imienia'],
  'day.noVote': [
    'Fewer than two suspects: no vote today.',
    '没有两名嫌疑人：今天不投票。',
    'Padają mniej niż dwa imiona: dziś nie głosujemy.',
  ],
  'day.vote': [
    'Now the vote, one suspect after the other. Raise your hand if this one is to die. One vote each, and it cannot be taken back.',
    '现在对嫌疑人逐个投票。赞成处死的请举手。每人一票，举了不能收回。',
    'Głosujemy po kolei na każdą podejrzaną osobę. Ręka w górę to głos za śmiercią. Każdy ma jeden głos i nie wolno go cofnąć.',
  ],
  'day.vote.note': [
    'Abstaining is allowed. A tie kills nobody.',
    '可以弃权。平票则无人死亡。',
    'Wolno się wstrzymać. Przy remisie nikt nie ginie.',
  ],
  'day.nobody': ['Nobody is voted out today.', '今天没有人被投票处死。', 'Dziś w głosowaniu nikt nie ginie.'],
  'day.killed': ['{who} has the most votes and dies.', '{who}得票最多，被处死。', '{who} dostaje najwięcej głosów i ginie.'],
});
