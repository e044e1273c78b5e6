import { cameraOf, closeCamera, hasTorch, listCameras, NoCamera, openBest, setZoom, switchTorch, type Zoom, zoomOf } from './camera.ts';
import type { Camera } from './camera-choice.ts';
import type { Decoder, Reading } from './decoder.ts';
import { sharedDecoders, type Team } from './decoders.ts';
import { eachFrame } from './frames.ts';
import { LightMeter } from './light.ts';
import type { Choice, ScanState, Scanner, Watching } from './scanner.ts';

interface Wish {
  readonly video: HTMLVideoElement;
  readonly on: Watching;
  readonly camera: string | undefined;
}

interface Running {
  readonly wish: Wish;
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  end(): void;
}

/** After so many pictures in a row that could not be read, no decoder works here. */
const patience = 3;
/** A camera lost again so soon after it was opened stays lost until the host asks for it, in ms. */
const flapping = 5_000;
/** How long a phone call or another app may silence the camera before it is opened anew, in ms. */
const silence = 2_000;
/** How long from one look to the next where nothing is missing, in ms: less than an outline stays. */
const atRest = 250;

/** A scanner for this page. */
export function createScanner(): Scanner {
  return new CameraScanner();
}

/**
 * What is wanted (`#wish`, and whether the page is visible) and what runs (`#running`) are kept apart; `#settle` brings
 * the second in line with the first, one step at a time, so that no order of calls leaves a camera on.
 */
class CameraScanner implements Scanner {
  #wish: Wish | undefined;
  #running: Running | undefined;
  #settled: Promise<void> = Promise.resolve();
  #state: ScanState = 'off';
  readonly #decoders = sharedDecoders();
  #team: Team | undefined;
  #aim: 'one' | 'many' = 'one';
  #resting = false;
  #torch: 'absent' | 'off' | 'on' = 'absent';
  /** What the host set; a camera opened anew begins without. */
  #zoom: number | undefined;
  #listening = false;
  /** Whether a lost camera has been opened anew since the last start. */
  #retried = false;

  get state(): ScanState {
    return this.#state;
  }

  get decoder(): Decoder['name'] | undefined {
    return this.#decoders.first?.name;
  }

  get team(): Team | undefined {
    return this.#team;
  }

  get several(): boolean {
    return this.#decoders.first?.several ?? true;
  }

  get camera(): Camera | undefined {
    const track = this.#running?.track;
    return track === undefined ? undefined : cameraOf(track);
  }

  get torch(): 'absent' | 'off' | 'on' {
    return this.#torch;
  }

  get zoom(): Zoom | undefined {
    return this.#running === undefined ? undefined : zoomOf(this.#running.track);
  }

  start(video: HTMLVideoElement, on: Watching, choice: Choice = {}): Promise<void> {
    this.#aim = choice.aim ?? this.#aim;
    this.#wish = { video, on, camera: choice.camera };
    this.#retried = false;
    if (!this.#listening) {
      this.#listening = true;
      document.addEventListener('visibilitychange', this.#visibility);
    }
    return this.#settle();
  }

  stop(): Promise<void> {
    const on = this.#wish?.on;
    this.#wish = undefined;
    this.#listening = false;
    document.removeEventListener('visibilitychange', this.#visibility);
    return this.#settle().then(() => {
      if (this.#wish === undefined) this.#become('off', on);
    });
  }

  aim(aim: 'one' | 'many'): void {
    this.#aim = aim;
  }

  rest(resting: boolean): void {
    this.#resting = resting;
  }

  cameras(): Promise<readonly Camera[]> {
    return listCameras();
  }

  async setTorch(on: boolean): Promise<'absent' | 'off' | 'on'> {
    const running = this.#running;
    if (running === undefined || this.#torch === 'absent') return 'absent';
    if (await switchTorch(running.track, on)) this.#torch = on ? 'on' : 'off';
    else if (!on) {
      // Some phones switch the light on but not off; only a new start of the camera ends it.
      this.#close();
      await this.#settle();
    }
    return this.#torch;
  }

  async setZoom(zoom: number): Promise<Zoom | undefined> {
    this.#zoom = zoom;
    if (this.#running !== undefined) await setZoom(this.#running.track, zoom);
    return this.zoom;
  }

  readonly #visibility = (): void => {
    void this.#settle();
  };

  #settle(): Promise<void> {
    this.#settled = this.#settled.then(() => this.#step()).catch(() => undefined);
    return this.#settled;
  }

  async #step(): Promise<void> {
    const wish = this.#wish;
    if (this.#running !== undefined && this.#running.wish !== wish) this.#close();
    if (wish === undefined) return;
    if (document.visibilityState === 'hidden') {
      this.#close();
      this.#become('paused', wish.on);
      return;
    }
    if (this.#running !== undefined) return;
    this.#become('starting', wish.on);
    try {
      await this.#open(wish);
    } catch (error) {
      this.#close();
      if (this.#wish === wish) this.#become(error instanceof NoCamera ? error.why : 'unready', wish.on);
    }
  }

  async #open(wish: Wish): Promise<void> {
    const ready = this.#decoders.open();
    // Told apart below: a camera that fails is said first, and must not leave this rejection unheard.
    ready.catch(() => undefined);
    const stream = await openBest(wish.camera);
    const track = stream.getVideoTracks()[0];
    if (track === undefined || this.#wish !== wish) {
      closeCamera(stream);
      return;
    }
    this.#running = { wish, stream, track, end: () => undefined };
    this.#torch = hasTorch(track) ? 'off' : 'absent';
    const unwatch = this.#watchTrack(track);
    this.#running = { wish, stream, track, end: unwatch };
    if (this.#zoom !== undefined && zoomOf(track) !== undefined) await setZoom(track, this.#zoom);
    await show(wish.video, stream);
    await ready;
    // It may have been lost meanwhile.
    if (this.#wish !== wish || !this.#shows(stream)) return;
    const unread = this.#read(wish);
    this.#running = {
      wish,
      stream,
      track,
      end: () => {
        unwatch();
        unread();
      },
    };
    this.#become('scanning', wish.on);
    this.#team = undefined;
    this.#tellTeam(wish.on);
  }

  #shows(stream: MediaStream): boolean {
    return this.#running?.stream === stream;
  }

  #read(wish: Wish): () => void {
    const meter = new LightMeter();
    let failures = 0;
    const look = async (): Promise<(() => void) | undefined> => {
      const reading = await this.#decoders.read(wish.video, this.#aim, performance.now()).catch(() => undefined);
      if (this.#running?.wish !== wish) return undefined;
      this.#tellTeam(wish.on);
      if (reading === undefined) {
        if (++failures < patience) return undefined;
        this.#close();
        this.#become('unready', wish.on);
        return undefined;
      }
      failures = 0;
      return () => {
        if (this.#running?.wish === wish) tell(reading, wish.on, meter);
      };
    };
    return eachFrame(wish.video, look, () => (this.#resting ? atRest : 0));
  }

  #tellTeam(on: Watching): void {
    const { team } = this.#decoders;
    if (this.#team === team) return;
    this.#team = team;
    on.team?.(team);
  }

  /** A camera that ends by itself (unplugged, taken by a call) or goes silent is opened once more. */
  #watchTrack(track: MediaStreamTrack): () => void {
    const opened = performance.now();
    let clock: ReturnType<typeof setTimeout> | undefined;
    const lost = (): void => {
      const wish = this.#running?.wish;
      this.#close();
      if (wish !== undefined && this.#wish === wish) {
        this.#become('lost', wish.on);
        if (performance.now() - opened > flapping || !this.#retried) {
          this.#retried = true;
          void this.#settle();
        }
      }
    };
    const muted = (): void => {
      clock = setTimeout(lost, silence);
    };
    const unmuted = (): void => {
      clearTimeout(clock);
    };
    track.addEventListener('ended', lost);
    track.addEventListener('mute', muted);
    track.addEventListener('unmute', unmuted);
    return () => {
      unmuted();
      track.removeEventListener('ended', lost);
      track.removeEventListener('mute', muted);
      track.removeEventListener('unmute', unmuted);
    };
  }

  #close(): void {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    this.#torch = 'absent';
    running.end();
    closeCamera(running.stream);
    if (running.wish.video.srcObject === running.stream) running.wish.video.srcObject = null;
  }

  #become(state: ScanState, on: Watching | undefined): void {
    if (this.#state === state) return;
    this.#state = state;
    on?.state(state);
  }
}

/** What one picture has shown. */
function tell({ codes, unread = [], light, width, height, earlier }: Reading, on: Watching, meter: LightMeter): void {
  if (earlier !== undefined) on.seen(earlier.codes, earlier);
  if (codes.length > 0) on.seen(codes, { width, height, unread });
  const level = meter.read(light, codes.length > 0, performance.now());
  if (level !== undefined) on.light(level);
}

async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // Rejects when the element leaves the page or another start overtakes this one; neither is the camera's fault.
  await video.play().catch(() => undefined);
}
