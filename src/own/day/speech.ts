import { ask, type Script } from '../../kernel/script.ts';
import { said, type SeatId } from '../../kernel/types.ts';
import type { T } from '../book.ts';
import { wears } from '../traits.ts';

/** Free talk before a vote; the host reads who is to keep silent. */
export function* talk(t: T): Script {
  const { talkSeconds } = t.options;
  const silent = t.alive.filter((seat) => wears(t, seat, 'silent'));
  yield* ask(t, () => ({
    shape: 'say',
    key: 'day.talk',
    to: 'table',
    say: [said('own.day.talk')],
    note: silent.length > 0 ? said('own.day.silent', { who: { seats: silent } }) : said('own.day.talkNote'),
    clause: 'OWN-day',
    ...(talkSeconds > 0 && { seconds: talkSeconds, expires: true as const }),
  }));
}

/** One player speaks alone. */
export function* speech(t: T, key: string, id: string, seat: SeatId): Script {
  const { speechSeconds: n } = t.options;
  yield* ask(t, () => ({
    shape: 'say',
    key,
    to: 'table',
    say: [said(id, { whom: { seat } })],
    clause: 'OWN-day',
    ...(n > 0 && { seconds: n, expires: true as const }),
  }));
}
