import { getEntries } from '../session/games-db.ts';
import { holdGame } from './hold-game.ts';
import type { Hosting } from './session.ts';

/**
 * Holds a game for this window as long as a screen shows it: while another window hosts it, it is only shown. A
 * window that has waited begins from what the other left on the shelf. Returns what lets go.
 */
export function hold(hosting: Hosting): () => void {
  return holdGame(hosting.id, (mine) => void held(hosting, mine));
}

async function held(hosting: Hosting, mine: boolean): Promise<void> {
  if (mine && hosting.view.value.shownOnly === 'handOver.elsewhere') {
    const shelf = (await getEntries(hosting.id)).map(({ entry }) => entry);
    if (JSON.stringify(shelf) !== JSON.stringify(hosting.session.entries)) return location.reload();
  }
  hosting.elsewhere(!mine);
}
