import type { Words } from './message.ts';

/** What the first screen says of games besides the shell. */
export const words = {
  en: {
    'home.delete.running': '“{name}” is still being played.',
    'home.delete.sure': 'Delete it',
    'home.bin': 'Deleted lately',
    'home.bin.what': 'Kept for 7 days, the last 20 games.',
    'home.bin.back': 'Bring back “{name}”',
    'home.bin.empty': 'Delete these for good',
  },
  zh: {
    'home.delete.running': '“{name}”还没有结束。',
    'home.delete.sure': '删除',
    'home.bin': '最近删除',
    'home.bin.what': '保留7天，最多20局。',
    'home.bin.back': '恢复“{name}”',
    'home.bin.empty': '彻底删除',
  },
  pl: {
    'home.delete.running': 'Gra „{name}” jeszcze trwa.',
    'home.delete.sure': 'Usuń ją',
    'home.bin': 'Niedawno usunięte',
    'home.bin.what': 'Zostają tu przez 7 dni, najwyżej 20 ostatnich gier.',
    'home.bin.back': 'Przywróć grę „{name}”',
    'home.bin.empty': 'Usuń je na zawsze',
  },
} as const satisfies Words;
