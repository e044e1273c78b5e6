import { rows } from '../../../text/rows.ts';
import { ask } from '../../../kernel/script.ts';
import { calledThough } from '../night/turn.ts';
import { said, type Role } from '../vocabulary.ts';

/** The Medium and the dead have their time with each other; nobody else has (TM-11, TM-R4). */
export const role: Role = {
  faction: 'town',
  night: {
    clause: 'TM-11',
    skip: (t) => (t.alive.length === t.seats.length ? { why: said('bar.nobodyDead'), clause: 'TM-R4' } : undefined),
    // The only ability used on the spot: one kept busy is called like always and shown that it fails.
    block: (t, role) =>
      t
        .withRole(role)
        .filter((seat) => t.isAlive(seat))
        .every((seat) => t.hasStatus(seat, 'busy'))
        ? { why: said('why.busy'), clause: 'TM-R8', signal: true }
        : undefined,
    hollow: calledThough,
    *act(t, members) {
      const seconds = t.options.mediumSeconds;
      yield* ask(t, () => ({
        shape: 'say',
        key: 'medium.talk',
        to: members,
        say: [said('medium.ask')],
        note: said('medium.note'),
        clause: 'TM-11',
        ...(seconds > 0 && { seconds, expires: true as const }),
      }));
    },
  },
  result: (t) => (t.alive.length < t.seats.length ? said('feedback.medium', { n: t.seats.length - t.alive.length }) : undefined),
};

export const words = rows({
  'role.medium': ['Medium', '灵媒', 'Medium'],
  'role.medium.ability': [
    'Once somebody is dead, each night has a short time for you and the dead: you ask in signs, they nod, shake their heads or point.',
    '有人死亡以后，每晚有一小段时间属于你和死者：你用手势提问，他们点头、摇头或指人。',
    'Odkąd ktoś nie żyje, co noc masz chwilę z umarłymi: pytasz gestami, a oni wskazują, kiwają lub kręcą głową.',
  ],
  'bar.nobodyDead': ['Nobody is dead yet.', '还没有人死亡。', 'Nikt jeszcze nie zginął.'],
  'medium.wake': ['Medium and all the dead, open your eyes.', '灵媒和所有死者请睁眼。', 'Medium i wszyscy umarli otwierają oczy.'],
  'medium.ask': [
    'Medium, ask in signs. The dead may nod, shake their heads or point.',
    '灵媒请用手势提问。死者可以点头、摇头或指人。',
    'Medium pyta gestami. Umarli mogą kiwać, kręcić głową albo wskazywać.',
  ],
  'medium.note': [
    'Nobody makes a sound. Only the Medium and the dead have their eyes open.',
    '谁也不许出声。只有灵媒和死者睁着眼睛。',
    'Nikt nie wydaje żadnego dźwięku. Oczy otwarte mają tylko Medium i umarli.',
  ],
  'medium.sleep': ['Medium, close your eyes.', '灵媒请闭眼。', 'Medium zamyka oczy.'],
  'medium.what': ['The Medium and the dead exchange signs.', '灵媒与死者用手势交流。', 'Medium i umarli porozumiewają się gestami.'],
  'feedback.medium': [
    'You sat with the dead tonight. Number of dead: {n}.',
    '你今晚与死者会面，死者一共{n}人。',
    'Tej nocy spotykasz się z umarłymi. Liczba umarłych: {n}.',
  ],
});
