import { betterCamera, type Camera } from './camera-choice.ts';

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
  // WebKit offers the torch only on a camera that was opened with the word in its constraints.
  const torches = 'torch' in devices.getSupportedConstraints();
  for (const one of id === undefined ? [back] : [{ ...size, deviceId: { exact: id } }, back]) {
    if (torches) wishes.push({ ...one, torch: false } as Settings);
    wishes.push(one);
  }
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

/** The camera found better than the one the browser opens by itself, so that the next start need not open two. */
let best: string | undefined;

/** Opens the camera asked for, or the best one at the back. Throws `NoCamera`. */
export async function openBest(id: string | undefined): Promise<MediaStream> {
  const stream = await openCamera(id ?? best);
  const track = stream.getVideoTracks()[0];
  if (id !== undefined || best !== undefined || track === undefined) return stream;
  const better = betterCamera(await listCameras(), cameraOf(track));
  if (better === undefined) return stream;
  // The first must be closed before: many phones give out one camera at a time.
  closeCamera(stream);
  best = better.id;
  return openCamera(better.id);
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
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map((device) => ({ id: device.deviceId, name: device.label, ...facing(facingOf(device)) }));
}

/** The camera that this track is of. */
export function cameraOf(track: MediaStreamTrack): Camera {
  const { deviceId = '', facingMode } = track.getSettings();
  return { id: deviceId, name: track.label, ...facing(facingMode ?? capabilities(track).facingMode?.[0]) };
}

/** Where a device that is not open looks; browsers tell it of input devices, WebKit and Firefox not always. */
function facingOf(device: MediaDeviceInfo): string | undefined {
  const { getCapabilities } = device as { getCapabilities?: () => MediaTrackCapabilities };
  return getCapabilities?.call(device).facingMode?.[0];
}

function facing(mode: string | undefined): Pick<Camera, 'facing'> {
  return mode === 'user' || mode === 'environment' ? { facing: mode } : {};
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

/** How a camera can zoom: factors, as the device counts them. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly now: number;
}

/** Times the least; zooming further shows less of a card than a code needs. */
const furthest = 5;

/** How the camera can zoom and does now, or undefined where it cannot. */
export function zoomOf(track: MediaStreamTrack): Zoom | undefined {
  const { zoom } = capabilities(track);
  if (zoom === undefined || zoom.max <= zoom.min) return undefined;
  const { zoom: now = zoom.min } = track.getSettings() as { zoom?: number };
  return { min: zoom.min, max: Math.min(zoom.max, furthest * zoom.min), step: zoom.step ?? 0.1, now };
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
