import { rows } from './rows.ts';

/** What can be wrong with the rules in a deck file. `{place}` is where in the file. */
export const words = rows({
  'rules.unknown.role': [
    '{place}: there is no role “{name}” in these rules.',
    '{place}：规则里没有角色“{name}”。',
    '{place}: w tych zasadach nie ma roli „{name}”.',
  ],
  'rules.unknown.side': [
    '{place}: there is no side “{name}” in these rules.',
    '{place}：规则里没有阵营“{name}”。',
    '{place}: w tych zasadach nie ma strony „{name}”.',
  ],
  'rules.unknown.mark': [
    '{place}: there is no mark “{name}” in these rules.',
    '{place}：规则里没有标记“{name}”。',
    '{place}: w tych zasadach nie ma znacznika „{name}”.',
  ],
  'rules.unknown.token': [
    '{place}: there is no thing “{name}” in these rules.',
    '{place}：规则里没有物品“{name}”。',
    '{place}: w tych zasadach nie ma przedmiotu „{name}”.',
  ],
  'rules.unknown.cause': [
    '{place}: nobody dies of “{name}” in these rules.',
    '{place}：规则里没有死因“{name}”。',
    '{place}: w tych zasadach nikt nie ginie od „{name}”.',
  ],
  'rules.unknown.class': [
    '{place}: no role is of the class “{name}”.',
    '{place}：没有角色属于类别“{name}”。',
    '{place}: żadna rola nie ma klasy „{name}”.',
  ],
  'rules.twice': [
    '{place}: the name “{name}” is taken already.',
    '{place}：名称“{name}”已被使用。',
    '{place}: nazwa „{name}” jest już zajęta.',
  ],
  'rules.reserved': [
    '{place}: “{name}” is a name the program keeps for itself.',
    '{place}：“{name}”是程序保留的名称。',
    '{place}: „{name}” to nazwa zastrzeżona dla programu.',
  ],
  'rules.tooMany': [
    '{place}: too many ({count}); {most} is the most.',
    '{place}：太多（{count}），最多{most}。',
    '{place}: za dużo ({count}); najwyżej {most}.',
  ],
  'rules.tooDeep': ['{place}: nested too deeply.', '{place}：嵌套太深。', '{place}: zbyt głęboko zagnieżdżone.'],
  'rules.cycle': [
    '{place}: these set each other off without end: {cycle}. Give one of them a number of uses.',
    '{place}：这些效果会无止境地互相触发：{cycle}。请给其中之一限定次数。',
    '{place}: to wywołuje się nawzajem bez końca: {cycle}. Daj jednemu z nich liczbę użyć.',
  ],
  'rules.noChoice': [
    '{place}: somebody is meant who was chosen, but nothing is chosen here.',
    '{place}：用到了所选的人，但这里没有选择。',
    '{place}: chodzi o kogoś wskazanego, ale tu nikt nie jest wskazywany.',
  ],
  'rules.players': [
    '{place}: the first number is greater than the second.',
    '{place}：第一个数大于第二个数。',
    '{place}: pierwsza liczba jest większa od drugiej.',
  ],
  'rules.rest': ['{place}: more cards than players.', '{place}：牌比玩家多。', '{place}: więcej kart niż graczy.'],
  'rules.both': [
    'A deck names a game or brings rules, not both and not neither.',
    '一副牌要么指明游戏，要么自带规则，不能两者都有或都没有。',
    'Talia wskazuje grę albo ma własne zasady: dokładnie jedno z dwojga.',
  ],
});
