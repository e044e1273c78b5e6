import { alike, plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** The day, its powers, and what becomes known. */
export const words = rows({
  'day.zero': [
    'Day 0. Introduce yourselves and play your parts as you please.',
    '第0天。请随意自我介绍，扮演你们的角色。',
    'Dzień 0. Przedstawcie się i wejdźcie w role, jak chcecie.',
  ],
  'day.zero.note': [
    'No duel, no search, no mistreatment and no ability today. Night 0 comes next.',
    '今天不决斗、不搜查、不处置，也不用能力。接下来是第0夜。',
    'Dziś bez pojedynków, przeszukań, kar i zdolności. Potem noc 0.',
  ],
  'day.next': [
    'Does anybody want a duel? Otherwise we go on to the search.',
    '有人要决斗吗？没有就进入搜查。',
    'Czy ktoś chce pojedynku? Jeśli nie, przechodzimy do przeszukania.',
  ],
  'day.noDuel': [
    'There are no more duels today. We go on to the search.',
    '今天不再决斗，现在进入搜查。',
    'Dziś już bez pojedynków. Przechodzimy do przeszukania.',
  ],
  'day.next.note': [
    plural('n', { one: 'One duel so far today; at most {most}.', other: 'Duels so far today: #; at most {most}.' }),
    plural('n', { other: '今天已决斗#次，上限{most}次。' }),
    plural('n', {
      one: 'Dziś odbył się # pojedynek; może być najwyżej {most}.',
      few: 'Dziś odbyły się # pojedynki; może być najwyżej {most}.',
      many: 'Dziś odbyło się # pojedynków; może być najwyżej {most}.',
      other: 'Pojedynki dziś: #; może być najwyżej {most}.',
    }),
  ],
  'day.duel': ['A duel', '决斗', 'Pojedynek'],
  'day.crystal': ['Somebody reveals their role', '有人公开身份', 'Ktoś ujawnia swoją rolę'],
  'day.search': ['On to the search', '进入搜查', 'Do przeszukania'],
  'day.unmasked': [
    alike('role', 'faction', {
      same: '{who} is revealed to everybody: {role}.',
      other: '{who} is revealed to everybody: {role}, {faction}.',
    }),
    alike('role', 'faction', { same: '{who}公开身份：{role}。', other: '{who}公开身份：{role}，{faction}。' }),
    alike('role', 'faction', { same: '{who} ujawnia się wszystkim: {role}.', other: '{who} ujawnia się wszystkim: {role}, {faction}.' }),
  ],
  'option.yes': ['yes', '要', 'tak'],
  'option.no': ['no', '不要', 'nie'],
  'option.hang': ['hanging', '吊死', 'powieszenie'],
  'option.hang@neutral': ['execution', '处决', 'egzekucja'],
  'option.investigate': ['investigation', '调查', 'śledztwo'],

  'bar.duelsFought': [
    plural('n', { one: 'One duel a day, and it has been fought.', other: 'No more duels today: # is the limit.' }),
    '今天不能再决斗：每天上限{n}次。',
    'Dziś już bez pojedynków: może być najwyżej {n}.',
  ],
  'bar.noOpponent': ['Nobody is left to fight a duel with.', '没有人可以决斗了。', 'Nie ma już z kim się pojedynkować.'],
  'bar.challengerDead': ['The challenger is dead.', '挑战者已死亡。', 'Osoba, która rzuca wyzwanie, nie żyje.'],
  'bar.sheriffDead': ['The Sheriff is dead: nobody can refuse.', '警长已死：谁也不能拒绝。', 'Szeryf nie żyje: nikt nie może odmówić.'],
  'bar.contestant': ['Contestants do not vote in their own duel.', '决斗双方在自己的决斗中不投票。', 'Strony pojedynku w nim nie głosują.'],
  'bar.watching': ['Watches instead of voting.', '在观看，不投票。', 'Podgląda zamiast głosować.'],
  'bar.mustSupport': [
    'Bound to {who}, and has to give support in this duel.',
    '受制于{who}，这场决斗必须支持此人。',
    'Pod wpływem: w tym pojedynku trzeba poprzeć tę osobę ({who}).',
  ],
  'bar.knownAlready': ['The role is publicly known already.', '角色已经公开。', 'Rola jest już publicznie znana.'],
  'bar.noSingleWinner': [
    'The duel has no single winner to overrule.',
    '这场决斗没有唯一的赢家可改判。',
    'Ten pojedynek nie ma jednego zwycięzcy.',
  ],
  'option.steal': ['theft', '偷窃', 'kradzież'],
  'option.kill': ['killing', '杀人', 'zabójstwo'],
  'option.nothing': ['nothing', '都不要', 'nic'],
  'option.sail': ['they sail', '开船', 'odpływają'],
  'option.stay': ['they wait', '再等等', 'czekają'],
  'option.duel': ['a duel', '决斗', 'pojedynek'],
  'option.reveal': ['a role is revealed', '公开身份', 'ujawnienie roli'],
  'option.search': ['on to the search', '开始搜查', 'czas na przeszukanie'],
  'option.accept': ['accepts', '接受', 'przyjęcie wyzwania'],
  'option.refuse': ['refuses', '拒绝', 'odmowa'],
  'option.vote': ['votes', '投票', 'głos w pojedynku'],
  'option.watch': ['watches', '观看', 'podglądanie'],
  'group.noTheft': ['No theft, or they cannot agree', '不偷，或意见不一', 'Bez kradzieży albo brak zgody'],
  'group.noKill': ['No kill, or they cannot agree', '不杀，或意见不一', 'Bez zabójstwa albo brak zgody'],
});
