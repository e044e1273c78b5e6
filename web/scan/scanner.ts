import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Refusal, Zoom } from './camera.ts';
import type { Camera } from './camera-choice.ts';
import type { Quad } from '../../src/cards/read/found.ts';
import type { Decoder, Seen } from './decoder.ts';
import type { Team } from './decoders.ts';

/**
 * What the scanner is doing: `off`; `starting` camera and decoder; `scanning`; `paused` while the page is hidden;
 * the camera is `refused` by the host or the browser, `absent`, `busy` in another program, hidden from pages that are
 * not `insecure`-proof (plain http), or was `lost` on the way; `unready` when no decoder could be loaded.
 */
export type ScanState = 'off' | 'starting' | 'scanning' | 'paused' | Refusal | 'lost' | 'unready';

/** The wording of each state, in `src/text/scan.ts`. */
export const stateMessage: Readonly<Record<ScanState, string>> = {
  off: 'scan.state.off',
  starting: 'scan.state.starting',
  scanning: 'scan.state.scanning',
  paused: 'scan.state.paused',
  refused: 'scan.state.refused',
  absent: 'scan.state.absent',
  insecure: 'scan.state.insecure',
  busy: 'scan.state.busy',
  lost: 'scan.state.lost',
  unready: 'scan.state.unready',
};

/** States from which only another `start` leads on; the screen offers a photo and typing instead. */
export const endStates: readonly ScanState[] = ['refused', 'absent', 'insecure', 'busy', 'lost', 'unready'];

/** How bright the picture is. */
export interface Light {
  /** Mean luminance, 0 to 255. */
  readonly mean: number;
  /** Too dark to read: dark for a while with nothing read. A good time to offer the torch. */
  readonly dark: boolean;
}

/** Who is told what the camera sees. */
export interface Watching {
  /** The codes of one picture, never empty; the same code comes again with each picture that shows it. */
  seen(codes: readonly Seen[], frame: FrameSize): void;
  state(now: ScanState): void;
  /** About twice a second. */
  light(level: Light): void;
  /** Which decoders read, when scanning begins and whenever that changes. */
  team?(now: Team): void;
}

/** Pixels of the camera's picture; the corners of codes are in these. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
  /** Corners of codes that were found and could not be read, where the decoder tells. */
  readonly unread?: readonly Quad[];
}

/** How to scan. */
export interface Choice {
  /** The camera's id, as `cameras()` gave it; the back camera where none is named or it is gone. */
  readonly camera?: string;
  /** One card after another (the default), or a table full of cards. */
  readonly aim?: Aim;
}

/**
 * The camera as a reader of card codes. One instance per page is enough; calls may come in any order and at any time,
 * they are carried out one after another and never open two cameras. It pauses while the page is hidden.
 */
export interface Scanner {
  readonly state: ScanState;
  /** The decoder that reads every picture, once scanning. */
  readonly decoder: Decoder['name'] | undefined;
  /** Which decoders read, once scanning. */
  readonly team: Team | undefined;
  /** Whether it reads several codes in one picture. */
  readonly several: boolean;
  /**
   * Shows the camera in this video element (of any shadow root) and reads what it sees. Started again, with another
   * choice or another video, it changes over. Never rejects: what went wrong is a state.
   */
  start(video: HTMLVideoElement, on: Watching, choice?: Choice): Promise<void>;
  /** Switches the camera off; every track has ended when this resolves. */
  stop(): Promise<void>;
  /** Changes between one card and a table of cards without a new start. */
  aim(aim: Aim): void;
  /** Whether nothing is missing: it then looks only some times a second, which spares the battery. */
  rest(resting: boolean): void;
  /** The device's cameras, named once a camera has been allowed. */
  cameras(): Promise<readonly Camera[]>;
  /** The camera in use. */
  readonly camera: Camera | undefined;
  /** The light of the camera in use. */
  readonly torch: 'absent' | 'off' | 'on';
  /** Switches the light; resolves to what it is then. */
  setTorch(on: boolean): Promise<'absent' | 'off' | 'on'>;
  /** How the camera in use can zoom, and does. */
  readonly zoom: Zoom | undefined;
  /** Sets the zoom, also of cameras that are opened later; resolves to what it is then. */
  setZoom(zoom: number): Promise<Zoom | undefined>;
}
