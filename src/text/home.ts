import { wordsOf } from './rows.ts';

/** What the first screen says of games besides the shell. */
export const words = wordsOf({
  'home.delete.running': ['“{name}” is still being played.', '“{name}”还没有结束。', 'Gra „{name}” jeszcze trwa.'],
  'home.delete.sure': ['Delete it', '删除', 'Usuń ją'],
  'home.bin': ['Recently deleted', '最近删除', 'Niedawno usunięte'],
  'home.bin.what': ['Kept for 7 days, the last 20 games.', '保留7天，最多20局。', 'Zostają tu przez 7 dni, najwyżej 20 ostatnich gier.'],
  'home.bin.back': ['Bring back “{name}”', '恢复“{name}”', 'Przywróć grę „{name}”'],
  'home.bin.empty': ['Delete these for good', '彻底删除', 'Usuń je na zawsze'],
});
