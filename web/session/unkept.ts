import type { WholeGame } from './stored-game.ts';
import { Store } from './store.ts';

/** Games that could not be written: they are in this page alone, whole, until they can be. */
class Unkept extends Store<ReadonlyMap<string, WholeGame>> {
  put(whole: WholeGame): void {
    this.update((games) => new Map(games).set(whole.game.id, whole));
  }

  drop(id: string): void {
    if (this.value.has(id)) this.update((games) => new Map([...games].filter(([other]) => other !== id)));
  }
}

export const unkept = new Unkept(new Map<string, WholeGame>());

/** The browser asks before it leaves a page that holds what nothing else holds. Only then: it slows going back and forth. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

unkept.subscribe((games) => {
  if (games.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});
