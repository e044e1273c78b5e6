import type { Words } from './message.ts';

/** What the first screen says of games besides the shell. */
export const words = {
  en: {
    'home.delete.running': '“{name}” is still being played.',
    'home.delete.sure': 'Delete it',
  },
  zh: {
    'home.delete.running': '“{name}”还没有结束。',
    'home.delete.sure': '删除',
  },
  pl: {
    'home.delete.running': 'Gra „{name}” jeszcze trwa.',
    'home.delete.sure': 'Usuń ją',
  },
} as const satisfies Words;
