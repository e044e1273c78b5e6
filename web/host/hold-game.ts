/** How long another window may take to let go or to speak up before it counts as hosting, ms. */
const patience = 300;

/**
 * Holds a game for this window, so that two windows of one device never host it at once. `mine` is told
 * false while another window hosts it and true once this one does. Where the browser has no locks (a page
 * that is not secure) windows ask each other. Returns what lets go.
 */
export function holdGame(game: string, mine: (so: boolean) => void): () => void {
  const name = `nightdeck.host.${game}`;
  return navigator.locks ? byLock(navigator.locks, name, mine) : byAsking(name, mine);
}

function byLock(locks: LockManager, name: string, mine: (so: boolean) => void): () => void {
  const ends = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  let letGo: () => void = () => ends.abort();
  const hold = (): Promise<void> | undefined => {
    clearTimeout(waiting);
    if (gone) return undefined;
    mine(true);
    return new Promise((done) => (letGo = done));
  };
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock || gone) return hold();
      // A window that is just being left lets go in a moment: it is not worth a word.
      waiting = setTimeout(() => mine(false), patience);
      locks.request(name, { signal: ends.signal }, hold).catch(() => undefined);
      return undefined;
    })
    .catch(() => undefined);
  return () => {
    gone = true;
    clearTimeout(waiting);
    letGo();
  };
}

function byAsking(name: string, mine: (so: boolean) => void): () => void {
  if (!('BroadcastChannel' in window)) {
    mine(true);
    return () => undefined;
  }
  const channel = new BroadcastChannel(name);
  let hosting = false;
  const claim = setTimeout(() => {
    hosting = true;
    mine(true);
  }, patience);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'whose' && hosting) channel.postMessage('mine');
    if (data === 'mine' && !hosting) {
      clearTimeout(claim);
      mine(false);
    }
    if (data === 'free' && !hosting) {
      hosting = true;
      mine(true);
    }
  });
  channel.postMessage('whose');
  return () => {
    clearTimeout(claim);
    if (hosting) channel.postMessage('free');
    channel.close();
  };
}
