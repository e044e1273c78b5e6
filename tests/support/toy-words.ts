import type { Catalogue, Words } from '../../src/text/message.ts';

/** Role, side of the words, and what it does. */
const roles: Readonly<Record<string, readonly [name: string, ability: string]>> = {
  wolf: ['Wolf', 'Each night the wolves bite somebody or take the lamp.'],
  fox: ['Fox', 'A wolf that the Seer takes for a sheep.'],
  sheep: ['Sheep', 'Sleeps at night and votes by day.'],
  guard: ['Guard', 'Each night keeps one player from harm.'],
  martyr: ['Martyr', 'Dies in place of a neighbour.'],
  barman: ['Barman', 'Each night makes one player drunk; what a drunk does fails.'],
  seer: ['Seer', 'Each night learns the side of one player.'],
  mayor: ['Mayor', 'Votes with two hands and breaks ties.'],
  judge: ['Judge', 'May once overturn a verdict.'],
  binder: ['Binder', 'In the first night binds one player.'],
};

const en: Catalogue = {
  'game.name': 'Toytown',
  'game.about': 'Wolves against sheep, for tests.',
  ...Object.fromEntries(
    Object.entries(roles).flatMap(([role, [name, ability]]) => [
      [`role.${role}`, name],
      [`role.${role}.ability`, ability],
    ]),
  ),
  'role.host': 'Host',
  'faction.wolves': 'Wolves',
  'faction.sheep': 'Sheep',
  'status.guarded': 'guarded',
  'status.drunk': 'drunk',
  'status.bound': 'bound',
  'status.proxy': 'votes with another',
  'status.muted': 'muted',
  'bar.drunk': 'Drunk.',
  'bar.muted': 'Muted.',
  'token.lamp': 'Lamp',
  'group.day': 'Day',
  'option.search': 'How many are searched',
  'option.search.help': 'How many players the sheep search.',
  'option.hostDraws': 'The host draws lots',
  'option.hostDraws.help': 'Lots are drawn by hand.',
  'toy.what': 'They act.',
  'toy.wake': 'Open your eyes.',
  'toy.ask': 'Whom?',
  'toy.sleep': 'Close your eyes.',
  'toy.night': 'Night falls.',
  'toy.pass': 'Nobody',
  'toy.bite': 'Bite',
  'toy.lamp': 'Take the lamp',
  'toy.own': 'One of their own.',
  'toy.guarded': 'Guarded.',
  'toy.drunk': 'Drunk.',
  'toy.bound': 'Bound.',
  'toy.martyr': 'The martyr dies instead.',
  'toy.hollow': 'Called all the same.',
  'toy.onlyFirst': 'Only in the first night.',
  'toy.late': 'Too late.',
  'toy.sees': '{who}: {side}',
  'toy.vote': 'Who is to go?',
  'toy.judge?': 'Does anybody overturn it?',
  'toy.judgeKnown': 'The Judge is known.',
  'toy.noWolf': 'There is no wolf.',
  'toy.sheepWin': 'No wolf is left.',
  'toy.wolvesWin': 'Too few sheep are left.',
  'toy.draw': 'Nobody is left.',
};

/** The toy game's wording: the same in every language, for nobody plays it. */
export const words: Words = { en, zh: en, pl: en };
