import { publicView, publicViewSchema, type PublicView } from '../../src/save/public.ts';
import type { Hosting } from './session.ts';

const name = (game: string): string => `nightdeck.public.${game}`;

/** What everybody may see of a game as it stands. */
export function publicOf(hosting: Hosting): PublicView {
  const { story, question, table } = hosting.session;
  const speaker = hosting.speaker();
  return publicView(story, { seats: table.seats.length, names: table.seats.map(({ seat }) => speaker.seat(seat)), question });
}

/**
 * Shows a game to other windows of this device as it goes on: what everybody may see and nothing else
 * ever crosses the channel. Returns what ends it.
 */
export function publish(hosting: Hosting): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(name(hosting.id));
  const send = (): void => channel.postMessage(publicOf(hosting));
  channel.addEventListener('message', ({ data }) => data === 'hello' && send());
  const stop = hosting.view.subscribe(send);
  return () => {
    stop();
    channel.close();
  };
}

/** Watches a game shown by another window; anything that is no public view is passed over. */
export function watch(game: string, seen: (view: PublicView) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(name(game));
  channel.addEventListener('message', ({ data }) => {
    const read = publicViewSchema.safeParse(data);
    if (read.success) seen(read.data);
  });
  channel.postMessage('hello');
  return () => channel.close();
}
