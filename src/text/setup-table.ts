import { rows } from './rows.ts';

/** What can be wrong with the setup table of a deck file. */
export const words = rows({
  'deck.rowOrder': [
    'At {place}: the row goes from {from} to {to} players. Put the smaller number first.',
    '{place}：这一行写的是{from}到{to}人。请把小的数写在前面。',
    'Miejsce {place}: wiersz obejmuje od {from} do {to} graczy. Najpierw podaj mniejszą liczbę.',
  ],
  'deck.rowSum': [
    'At {place}: the row names {named} cards for {from} to {to} players. The numbers must agree, or “rest” must say which role fills up.',
    '{place}：{from}到{to}人的这一行共有{named}张牌。数目必须相符，或用 “rest” 说明由哪个角色补足。',
    'Miejsce {place}: wiersz wymienia karty w liczbie {named}, a jest dla {from} do {to} graczy. Liczby muszą się zgadzać albo „rest” musi wskazać rolę uzupełniającą.',
  ],
  'deck.rowMixed': [
    'At {place}: a row counts “roles” and may name “rest”, or leaves both to the game and may name “options”.',
    '{place}：一行或者用 “roles” 写明人数（可加 “rest”），或者两者都不写而由游戏决定（可加 “options”）。',
    'Miejsce {place}: wiersz podaje „roles” i ewentualnie „rest” albo zostawia je grze i może podać „options”.',
  ],
  'deck.rowPlayers': [
    'At {place}: the game suggests casts for {min} to {max} players. Change the row, or count its roles.',
    '{place}：游戏只为{min}到{max}人推荐配置。请修改这一行，或写明角色人数。',
    'Miejsce {place}: gra proponuje skład od {min} do {max} graczy. Zmień wiersz albo podaj w nim role.',
  ],
  'deck.rowOption': [
    'At {place}: the game has no house rule “{name}”, or the rule has no such value. House rules: {known}.',
    '{place}：游戏没有房规“{name}”，或该房规没有这个值。可用房规：{known}。',
    'Miejsce {place}: gra nie ma zasady domowej „{name}” albo taka zasada nie ma tej wartości. Zasady: {known}.',
  ],
});
