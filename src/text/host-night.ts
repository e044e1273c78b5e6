import type { Words } from './message.ts';

/** The night on the host's screen: who is awake, what is read only while a button is held. */
export const words = {
  en: {
    'host.awake': 'Awake now',
    'host.awake.nobody': 'Nobody',
    'host.holdNote': 'Not aloud: hold to read',
  },
  zh: {
    'host.awake': '现在睁眼的人',
    'host.awake.nobody': '没有人',
    'host.holdNote': '不要念：按住阅读',
  },
  pl: {
    'host.awake': 'Teraz nie śpi',
    'host.awake.nobody': 'Nikt',
    'host.holdNote': 'Nie na głos: przytrzymaj, aby przeczytać',
  },
} as const satisfies Words;
