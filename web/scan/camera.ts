/** One of the device's cameras. The name is empty until the camera has been allowed once. */
export interface Camera {
  readonly id: string;
  readonly name: string;
}

/** Why no picture comes from a camera. */
export type Refusal = 'refused' | 'absent' | 'insecure' | 'busy';

/** No camera could be opened, and why. */
export class NoCamera extends Error {
  override readonly name = 'NoCamera';
  readonly why: Refusal;
  constructor(why: Refusal, cause?: unknown) {
    super(`no camera: ${why}`, { cause });
    this.why = why;
  }
}

/** What phones say about their cameras beyond the types TypeScript knows (Media Capture, "image capture" extension). */
interface Capabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
  readonly focusMode?: readonly string[];
}

/** Settings of the same extension. */
interface Settings extends MediaTrackConstraintSet {
  torch?: boolean;
  zoom?: number;
  focusMode?: string;
}

/**
 * Opens a camera: the one asked for, else the one at the back. Never `exact`, except for a chosen camera, so that
 * a laptop with one camera works too. Throws `NoCamera`.
 */
export async function openCamera(id?: string): Promise<MediaStream> {
  const devices = mediaDevices();
  if (devices === undefined) throw new NoCamera('insecure');
  const wishes: MediaTrackConstraints[] = [];
  const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
  const back = { ...size, facingMode: 'environment' };
  if (id !== undefined) wishes.push({ ...size, deviceId: { exact: id } });
  // WebKit offers the torch only on a camera that was opened with the word in its constraints.
  if ('torch' in devices.getSupportedConstraints()) wishes.push({ ...back, torch: false } as Settings);
  wishes.push(back);
  let cause: unknown;
  for (const video of wishes) {
    try {
      const stream = await devices.getUserMedia({ video, audio: false });
      await keepFocusing(stream);
      return stream;
    } catch (error) {
      cause = error;
      const why = refusal(error);
      if (why === 'refused' || why === 'busy') break;
    }
  }
  throw new NoCamera(refusal(cause), cause);
}

function refusal(error: unknown): Refusal {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
    case 'NotSupportedError':
      return 'refused';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'absent';
  }
}

/** Undefined on pages that came over plain http, where browsers hide the cameras. */
function mediaDevices(): MediaDevices | undefined {
  return (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
}

async function keepFocusing(stream: MediaStream): Promise<void> {
  const track = stream.getVideoTracks()[0];
  if (track === undefined || capabilities(track).focusMode?.includes('continuous') !== true) return;
  await track.applyConstraints({ advanced: [{ focusMode: 'continuous' } as Settings] }).catch(() => undefined);
}

/** The device's cameras. */
export async function listCameras(): Promise<readonly Camera[]> {
  const devices =
    (await mediaDevices()
      ?.enumerateDevices()
      .catch(() => [])) ?? [];
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/**
 * The camera that reads cards better than the one a browser opened by itself: not a wide, tele, depth or front
 * lens where the device also has a plain one at the back. Undefined where the open one is as good.
 */
export function betterCamera(cameras: readonly Camera[], openName: string): Camera | undefined {
  const odd = /ultra|wide angle|tele|depth|macro|infrared|front|user/i;
  if (!odd.test(openName)) return undefined;
  return cameras.find(({ name }) => /back|rear|environment/i.test(name) && !odd.test(name));
}

/** Ends every track; the camera's light goes off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function capabilities(track: MediaStreamTrack): Capabilities {
  // Firefox for Android has had tracks without this.
  return typeof track.getCapabilities === 'function' ? track.getCapabilities() : {};
}

/** Whether the camera has a light that can be switched. */
export function hasTorch(track: MediaStreamTrack): boolean {
  return capabilities(track).torch === true;
}

/** Switches the camera's light; answers whether it did. */
export async function switchTorch(track: MediaStreamTrack, on: boolean): Promise<boolean> {
  return apply(track, { torch: on });
}

/** How far the camera can zoom, or undefined where it cannot. */
export function zoomRange(track: MediaStreamTrack): { readonly min: number; readonly max: number; readonly step: number } | undefined {
  const { zoom } = capabilities(track);
  return zoom === undefined || zoom.max <= zoom.min ? undefined : { min: zoom.min, max: zoom.max, step: zoom.step ?? 0.1 };
}

/** Sets the zoom; answers whether it did. */
export async function setZoom(track: MediaStreamTrack, zoom: number): Promise<boolean> {
  return apply(track, { zoom });
}

async function apply(track: MediaStreamTrack, settings: Settings): Promise<boolean> {
  // Chromium wants these under "advanced", WebKit takes them plainly.
  for (const constraints of [{ advanced: [settings] }, settings]) {
    try {
      await track.applyConstraints(constraints);
      return true;
    } catch {
      continue;
    }
  }
  return false;
}
