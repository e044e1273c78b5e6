import { publicView, publicViewSchema, type PublicView } from '../../src/save/public.ts';
import { clockChanges, clockOf } from '../session/clock.ts';
import { isNight } from './night.ts';
import type { HostedGame } from './hosted-game.ts';

const name = (game: string): string => `nightdeck.public.${game}`;

/** What everybody may see of a game as it stands. */
export function publicOf(hosting: HostedGame): PublicView {
  const { story, question, table } = hosting.session;
  const speaker = hosting.speaker();
  return publicView(story, {
    seats: table.seats.length,
    // Those who are called by their numbers sit there under their names all the same.
    names: table.seats.map(({ seat }) => hosting.names[seat - 1] || speaker.seat(seat)),
    question,
    night: question.shape !== 'over' && isNight(table),
    turned: hosting.turned,
    ...(question.shape === 'over' && { roles: table.seats.map(({ role }) => role) }),
    ...publicClock(hosting),
  });
}

/** A clock by day is everybody's; by night it would tell how long somebody takes. */
function publicClock({ id, session }: HostedGame): { clock?: NonNullable<PublicView['clock']> } {
  const clock = clockOf(id);
  if (!clock || isNight(session.table) || session.question.seconds === undefined || !clock.key.endsWith(`:${session.question.key}`))
    return {};
  const { key: _key, ...state } = clock;
  return { clock: state };
}

/**
 * Shows a game to other windows of this device as it goes on: what everybody may see and nothing else
 * ever crosses the channel. Returns what ends it.
 */
export function publish(hosting: HostedGame): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(name(hosting.id));
  // Nothing is made for nobody: it would be made anew with every answer.
  let watched = false;
  const send = (): void => (watched ? channel.postMessage(publicOf(hosting)) : undefined);
  channel.addEventListener('message', ({ data }) => {
    if (data !== 'hello') return;
    watched = true;
    send();
  });
  channel.postMessage('here');
  const stops = [hosting.view.subscribe(send), clockChanges.subscribe(send)];
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}

/** Watches a game shown by another window; anything that is no public view is passed over. */
export function watch(game: string, seen: (view: PublicView) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(name(game));
  channel.addEventListener('message', ({ data }) => {
    // A host's window that was opened, or reloaded, after this one.
    if (data === 'here') return channel.postMessage('hello');
    const read = publicViewSchema.safeParse(data);
    if (read.success) seen(read.data);
  });
  channel.postMessage('hello');
  return () => channel.close();
}
