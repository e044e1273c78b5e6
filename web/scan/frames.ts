/**
 * Calls back for each new picture of a video, never twice at a time: pictures that come while the last is still being
 * dealt with are skipped. Answers with the function that ends it.
 */
export function eachFrame(video: HTMLVideoElement, deal: () => Promise<void>): () => void {
  let going = true;
  let busy = false;
  let cancel: () => void = () => undefined;
  const arrived = (): void => {
    if (!going) return;
    if (!busy && video.videoWidth > 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      busy = true;
      void deal().finally(() => {
        busy = false;
      });
    }
    cancel = next(video, arrived);
  };
  cancel = next(video, arrived);
  return () => {
    going = false;
    cancel();
  };
}

function next(video: HTMLVideoElement, arrived: () => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const handle = video.requestVideoFrameCallback(arrived);
    return () => {
      video.cancelVideoFrameCallback(handle);
    };
  }
  return nextByClock(video, arrived);
}

/** For browsers that do not announce frames: watches the video's clock. */
function nextByClock(video: HTMLVideoElement, arrived: () => void): () => void {
  const before = video.currentTime;
  let handle = 0;
  const look = (): void => {
    if (video.currentTime === before) handle = requestAnimationFrame(look);
    else arrived();
  };
  handle = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(handle);
  };
}
