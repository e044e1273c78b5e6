/** How long another window may take to let go before it counts as hosting, ms. */
const patience = 300;
/** How long another window may take to speak up before it counts as none, where there are no locks, ms. A busy device needs most of it. */
const silence = 1_000;
/** How often a window that waits asks whether the other is still there, and how often it may hear nothing, where there are no locks. */
const askEvery = 2_000;
const misses = 3;

/** What a window that wants to host a game does when it may, and when it may not. */
export interface Holder {
  /**
   * Takes the game over in the store; `seen` is the generation another window hosted under. Resolves with the generation
   * this window hosts under, or with another's where that was quicker; `doubtful` where a lock alone does not tell who hosts.
   */
  claim(how: { readonly seen?: number | undefined; readonly by: 'lock' | 'word' }): Promise<Standing>;
  /** Another window hosts the game. */
  lost(): void;
}

/** Under which generation of the game's mark this window, or another one, hosts. */
export type Standing = { readonly mine: number } | { readonly theirs: number; readonly doubtful?: true };

export interface Hold {
  /** Takes the game from the window that has it. */
  take(): void;
  letGo(): void;
}

/** A hold that can do without locks. */
export interface GameHold extends Hold {
  /**
   * This window hosts the game under that generation, and what lay on the device was cleared. In Chromium windows that are
   * opened from then on have locks of their own: who hosts is asked from now on.
   */
  cleared(generation: number): void;
}

/**
 * Holds a game for this window, so that two windows of one device never host it at once. Where the browser has no locks
 * (a page that is not secure), or has lost them with the site's data, windows ask each other; in either case the store itself
 * refuses a window that has been taken over.
 */
export function lockGame(game: string, holder: Holder): GameHold {
  const name = `nightdeck.host.${game}`;
  let asks = !navigator.locks;
  const ask = (mine?: number): void => {
    asks = true;
    hold.letGo();
    hold = byAsking(name, holder, mine);
  };
  let hold: Hold = navigator.locks ? byLock(navigator.locks, name, holder, ask) : byAsking(name, holder);
  return {
    take: () => hold.take(),
    letGo: () => hold.letGo(),
    cleared: (generation) => (asks ? undefined : ask(generation)),
  };
}

/** `doubtful` is called where the lock does not tell who hosts. */
function byLock(locks: LockManager, name: string, holder: Holder, doubtful: () => void): Hold {
  const ends = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  let free: () => void = () => undefined;
  const had = async (by: 'lock' | 'word' = 'lock'): Promise<void> => {
    clearTimeout(waiting);
    if (gone) return;
    const over = new Promise<void>((done) => (free = done));
    void holder.claim({ by }).then((got) => ('doubtful' in got && !gone ? doubtful() : undefined));
    await over;
  };
  /** Waits for its turn; a window whose lock is taken waits again. */
  const wait = (): void => void locks.request(name, { signal: ends.signal }, () => had()).catch(robbed);
  const robbed = (): void => {
    if (gone) return;
    holder.lost();
    // Not at once: a page that is being left is refused every time, and in WebKit asks for ever and holds up the next page.
    clearTimeout(waiting);
    waiting = setTimeout(wait, patience);
  };
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock || gone) return had();
      // A window that is just being left lets go in a moment: it is not worth a word.
      waiting = setTimeout(() => holder.lost(), patience);
      wait();
      return undefined;
    })
    .catch(robbed);
  return {
    take: () => void locks.request(name, { steal: true }, () => had('word')).catch(robbed),
    letGo: () => {
      gone = true;
      clearTimeout(waiting);
      ends.abort();
      free();
    },
  };
}

type Word = { readonly ask: true } | { readonly mine: number } | { readonly free: number };

/** `mine`: this window hosts the game already, under that generation. */
function byAsking(name: string, holder: Holder, mine?: number): Hold {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  let seen: number | undefined;
  let unanswered = 0;
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (word: Word): void => channel?.postMessage(word);

  const claim = async (from?: number): Promise<void> => {
    clearTimeout(timer);
    const got = await holder.claim({ seen: from, by: 'word' });
    if (gone) return;
    if ('theirs' in got) return other(got.theirs);
    mine = got.mine;
    tell({ mine });
  };
  const other = (generation: number): void => {
    mine = undefined;
    seen = generation;
    holder.lost();
    clearTimeout(timer);
    timer = setTimeout(ask, askEvery);
  };
  /** A window that was shut, has crashed or was frozen does not answer. */
  const ask = (): void => {
    if (gone) return;
    unanswered++;
    tell({ ask: true });
    clearTimeout(timer);
    if (seen === undefined) timer = setTimeout(() => void claim(), silence);
    else if (unanswered > misses) void claim(seen);
    else timer = setTimeout(ask, askEvery);
  };
  const hear = (word: Word): void => {
    if ('ask' in word) return mine === undefined ? undefined : tell({ mine });
    if ('free' in word) return mine === undefined && seen !== undefined ? void claim(word.free) : undefined;
    unanswered = 0;
    // Of two that have both begun the later one goes on: the store takes nothing more from the other.
    if (mine === undefined || word.mine > mine) other(word.mine);
    else if (word.mine < mine) tell({ mine });
  };
  const leave = (): void => {
    if (mine !== undefined) tell({ free: mine });
    mine = undefined;
  };
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) other(0);
  };

  channel?.addEventListener('message', ({ data }) => hear(data as Word));
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', back);
  if (mine === undefined) ask();
  else tell({ mine });
  return {
    take: () => void claim(),
    letGo: () => {
      gone = true;
      leave();
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      channel?.close();
    },
  };
}
