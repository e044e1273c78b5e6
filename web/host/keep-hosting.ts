import { trouble, whenLost } from '../session/database.ts';
import { lockGame } from './game-lock.ts';
import type { HostedGame } from './hosted-game.ts';

/** How soon what could not be saved is tried again without anybody asking, ms. */
const tryAgain = 2_500;
/** The same where storage is silent: each attempt joins those that it still owes an answer, and the first answer is heard anyway. */
const tryAgainSilent = 20_000;

/**
 * Holds a game for this window as long as a screen shows it: while another window hosts it, it is only shown. A
 * window that has waited begins from what the other left in the database; one that hosts looks after what lies there.
 * Returns what lets go.
 */
export function keepHosting(hosting: HostedGame): () => void {
  const hold = lockGame(hosting.id, {
    claim: (how) => hosting.claim(how),
    lost: () => hosting.elsewhere(true),
  });
  hosting.take = hold.take;
  const look = (): void => void hosting.saveAgain();
  const seen = (): void => (document.visibilityState === 'visible' ? look() : undefined);
  let tried = performance.now();
  const timer = setInterval(() => {
    const { unsaved } = hosting.view.value;
    if (unsaved === undefined || (unsaved === 'storage.silent' && performance.now() - tried < tryAgainSilent)) return;
    tried = performance.now();
    look();
  }, tryAgain);
  const unheard = trouble.subscribe((now) => (now === undefined && hosting.view.value.unsaved !== undefined ? look() : undefined));
  const unwatch = whenLost(() => void hosting.saveAgain(true));
  const unseen = hosting.view.subscribe(() => {
    if (hosting.hosts && hosting.anew !== undefined) hold.cleared(hosting.anew);
  });
  document.addEventListener('visibilitychange', seen);
  return () => {
    hosting.take = undefined;
    clearInterval(timer);
    unwatch();
    unheard();
    unseen();
    document.removeEventListener('visibilitychange', seen);
    hold.letGo();
  };
}
