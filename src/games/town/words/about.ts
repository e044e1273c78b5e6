import { rows } from '../../../text/rows.ts';

/** The game, its sides, and its endings. */
export const words = rows({
  'game.name': ['Town', '小镇', 'Miasto'],
  'game.about': [
    'A town against its mafia in six phases a day, with trials by show of hands and a Medium who meets the dead. One side must die out.',
    '小镇对黑手党：每天六个阶段，举手审判，还有能与死者交流的灵媒。直到一方死绝。',
    'Miasto przeciw mafii w sześciu fazach dnia i nocy, z procesami przez podniesienie ręki i Medium, które spotyka umarłych. Jedna strona musi wyginąć.',
  ],

  'faction.town': ['Town', '小镇', 'Miasto'],
  'faction.mafia': ['Mafia', '黑手党', 'Mafia'],
  'faction.town.wins': ['The town wins', '小镇获胜', 'Wygrywa miasto'],
  'faction.mafia.wins': ['The mafia win', '黑手党获胜', 'Wygrywa mafia'],
  'role.host': ['Game master', '主持人', 'Prowadzący'],
  'won.noTown': ['The whole town is dead.', '小镇无人生还。', 'Całe miasto nie żyje.'],
  'won.noMafia': ['The whole mafia is dead.', '黑手党全部死亡。', 'Cała mafia nie żyje.'],
  'won.nobody': ['Nobody is alive.', '无人生还。', 'Nikt już nie żyje.'],
  'won.stalemate': ['Nobody can be brought down any more.', '谁也无法再击败对方。', 'Nikt już nikogo nie pokona.'],
});
