/** How long a playing video may announce no picture before its clock is watched instead, ms. */
const silence = 1000;
/** How often the clock is looked at, ms. */
const look = 40;

/**
 * Calls back for each new picture of a video, never twice at a time: of the pictures that come while one is being read,
 * the last is read as soon as that is done. What `read` answers with is called after the next one has begun, so that the
 * reader need not wait for what the page makes of it. Answers with the function that ends it.
 *
 * Browsers announce pictures (`requestVideoFrameCallback`), but some have the function and never call back. So the
 * video's own clock is watched as well, and counts where nothing was announced for a second though the video plays.
 *
 * `pause` says how long after the beginning of one reading the next may begin, ms; pictures that come sooner are passed over.
 */
export function eachFrame(video: HTMLVideoElement, read: () => Promise<(() => void) | undefined>, pause: () => number): () => void {
  let busy = false;
  let missed = false;
  let ended = false;
  let begun = -Infinity;
  const arrived = (): void => {
    if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    missed = busy;
    if (busy || performance.now() - begun < pause()) return;
    busy = true;
    begun = performance.now();
    void read().then((tell) => {
      busy = false;
      if (ended) return;
      if (missed) arrived();
      // A task of its own: the picture is on its way to the reader by then.
      if (tell) setTimeout(tell);
    });
  };
  let announced = 'requestVideoFrameCallback' in video ? performance.now() : -Infinity;
  const unheard = eachAnnounced(video, () => {
    announced = performance.now();
    arrived();
  });
  const unwatched = eachStep(video, () => {
    if (performance.now() - announced >= silence) arrived();
  });
  return () => {
    ended = true;
    unheard();
    unwatched();
  };
}

/** Pictures as the browser announces them; none in browsers that cannot. */
function eachAnnounced(video: HTMLVideoElement, arrived: () => void): () => void {
  if (!('requestVideoFrameCallback' in video)) return () => undefined;
  const heard = (): void => {
    handle = video.requestVideoFrameCallback(heard);
    arrived();
  };
  let handle = video.requestVideoFrameCallback(heard);
  return () => {
    video.cancelVideoFrameCallback(handle);
  };
}

/** Looks at the video's clock while the page is seen, and calls back when it has gone on. */
function eachStep(video: HTMLVideoElement, arrived: () => void): () => void {
  let before = video.currentTime;
  const timer = setInterval(() => {
    if (document.hidden || video.currentTime === before) return;
    before = video.currentTime;
    arrived();
  }, look);
  return () => {
    clearInterval(timer);
  };
}
