/**
 * Keeps the screen awake while a game or a scan is on. Browsers drop the lock whenever the page is
 * hidden, so it is asked for again on return. Returns what ends it; `denied` is called when the
 * device refuses or does not know how.
 */
export function keepAwake(denied: () => void = () => undefined): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    if (!('wakeLock' in navigator)) return denied();
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      denied();
    }
  };
  const back = (): void => void ask();

  document.addEventListener('visibilitychange', back);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}
