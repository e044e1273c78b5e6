import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Found, middle, type Point, side } from '../../src/cards/read/found.ts';
import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Frame } from '../../src/cards/read/table/pose.ts';
import { words as scanWords } from '../../src/text/scan.ts';
import type { Camera } from '../scan/camera-choice.ts';
import type { Zoom } from '../scan/camera.ts';
import { createScanner } from '../scan/camera-scanner.ts';
import type { Seen } from '../scan/decoder.ts';
import type { Team } from '../scan/decoders.ts';
import { seenCodes } from '../scan/seen-codes.ts';
import { passing } from '../scan/passing.ts';
import { endStates, stateMessage, type FrameSize, type Light, type ScanState } from '../scan/scanner.ts';
import { change, settings } from '../session/settings.ts';
import { addWords } from '../session/wording.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import './camera-tools.ts';
import { cameraViewStyles } from './camera-view.styles.ts';
import { NdElement } from './element.ts';
import './icon.ts';

addWords(scanWords);

/** How long an outline stays after its code was last seen, ms. */
const afterglow = 350;

/** A number that stands over a place of the camera's picture; pixels of the frame. */
export interface Note extends Point {
  readonly text: string;
  /** Nothing was read there. */
  readonly empty: boolean;
}

/**
 * The camera's picture with an outline on each code it reads. With the aim `one` it fires `code` (detail: the text) once
 * for each code that comes into view, and `several` (detail: whether) when two of the meant ones are in view together or
 * no longer are; with `many` it fires `frame` with all codes of each picture that shows some. Starts with the page and
 * stops when it leaves it; says what is wrong when there is no camera to be had.
 */
@customElement('nd-camera-view')
export class CameraView extends NdElement {
  static override styles = [base, cameraViewStyles];

  /** Codes are shown but not reported, e.g. while the host is being asked something. */
  @property({ type: Boolean }) deaf = false;
  /** The picture is blurred and grey: others may look at the screen, and faces of cards lie before the camera. */
  @property({ type: Boolean, reflect: true }) concealed = false;
  /** Every meant code that comes into view is reported, not only the one nearest to the middle: their order does not matter. */
  @property({ type: Boolean }) all = false;
  /** Codes that go before all others in view, so that a stray code beside a card does not keep it from being read. */
  @property({ attribute: false }) meant: (text: string) => boolean = () => true;
  /** One card after another, or all that are in view. */
  @property({ reflect: true }) aim: Aim = 'one';
  /** Nothing is missing any more: the camera is looked at less often. */
  @property({ type: Boolean }) resting = false;
  /** What stands over the last frame; asked with each frame. */
  @property({ attribute: false }) notes: () => readonly Note[] = () => [];
  @state() private now: ScanState = 'off';
  @state() private dark = false;
  @state() private seen: readonly Seen[] = [];
  @state() private frame: FrameSize = { width: 4, height: 3 };
  @state() private torch: 'absent' | 'off' | 'on' = 'absent';
  @state() private zoom: Zoom | undefined;
  @state() private team: Team | undefined;
  @state() private cameras: readonly Camera[] = [];
  @query('video') private readonly video!: HTMLVideoElement;
  readonly #scanner = createScanner();
  readonly #fresh = seenCodes();
  readonly #passing = passing();
  #fade: ReturnType<typeof setTimeout> | undefined;
  #several = false;

  protected override updated(changed: PropertyValues): void {
    if (changed.has('aim')) this.#scanner.aim(this.aim);
    if (changed.has('resting')) this.#scanner.rest(this.resting);
  }

  protected override firstUpdated(): void {
    void this.#start();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#fade);
    void this.#scanner.stop();
  }

  protected override render(): TemplateResult {
    const failed = endStates.includes(this.now);
    return html`<div class="view ${this.now}">
        <video playsinline muted aria-label=${this.say('dealing.camera.view')}></video>
        <svg class="outlines" aria-hidden="true" viewBox="0 0 ${this.frame.width} ${this.frame.height}" preserveAspectRatio="xMidYMid ${this.aim === 'many' ? 'meet' : 'slice'}">
          ${this.seen.map(({ corners }) => (corners ? svg`<polygon points=${corners.map(({ x, y }) => `${x},${y}`).join(' ')}></polygon>` : nothing))}
          ${this.#notes()}
        </svg>
        ${this.now === 'scanning' && this.aim === 'one' ? html`<div class="corners" aria-hidden="true"></div>` : nothing}
        ${
          this.now === 'scanning' && !this.dark
            ? nothing
            : html`<p class="state" role=${failed ? 'alert' : 'status'}>
              <nd-icon name=${failed ? 'barred' : this.dark ? 'torch' : 'camera'}></nd-icon>
              <span>${this.say(this.now === 'scanning' ? 'scan.dark' : stateMessage[this.now])}</span>
            </p>`
        }
        ${failed ? html`<nd-button icon="camera" @click=${() => this.#start()}>${this.say('dealing.camera.again')}</nd-button>` : nothing}
      </div>
      ${this.now === 'scanning' && this.team === 'fallback' ? html`<p class="fallback" role="status">${this.say('scan.fallback')}</p>` : nothing}
      ${this.#tools()}`;
  }

  #notes(): unknown {
    if (this.aim === 'one' || this.seen.length === 0) return nothing;
    const size = Math.max(this.frame.width, this.frame.height) / 32;
    return this.notes().map(
      ({ x, y, text, empty }) => svg`<g class=${empty ? 'empty' : ''} transform="translate(${x} ${y})">
        <circle r=${0.75 * size}></circle><text font-size=${size} dy="0.36em">${text}</text>
      </g>`,
    );
  }

  #tools(): TemplateResult {
    return html`<nd-camera-tools
      .torch=${this.torch}
      .zoom=${this.zoom}
      .cameras=${this.cameras}
      .camera=${this.#scanner.camera?.id ?? ''}
      @torch=${(event: CustomEvent<boolean>) => this.#light(event.detail)}
      @zoom=${(event: CustomEvent<number>) => this.#closer(event.detail)}
      @camera=${(event: CustomEvent<string>) => this.#choose(event.detail)}
    ></nd-camera-tools>`;
  }

  async #start(): Promise<void> {
    const { camera } = settings.value;
    await this.#scanner.start(
      this.video,
      {
        seen: (codes, frame) => this.#saw(codes, frame),
        state: (now) => void this.#is(now),
        light: (level) => this.#bright(level),
        team: (now) => (this.team = now),
      },
      camera === undefined ? {} : { camera },
    );
  }

  async #is(now: ScanState): Promise<void> {
    this.now = now;
    this.torch = this.#scanner.torch;
    this.zoom = this.#scanner.zoom;
    if (now === 'scanning') this.cameras = await this.#scanner.cameras();
  }

  #bright({ dark }: Light): void {
    this.dark = dark;
  }

  #saw(codes: readonly Seen[], frame: FrameSize): void {
    this.seen = codes;
    this.frame = frame;
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => (this.seen = []), afterglow);
    const lying = codes.filter(lies);
    if (this.aim === 'many' && lying.length > 0) {
      if (!this.deaf) this.emit<Frame>('frame', { ...frame, codes: lying });
      return;
    }
    // Without its place a code is of no use on a table; where no decoder that tells places will come, cards are read one by one all the same.
    if (this.aim === 'one' || this.team === 'fallback') this.#report(codes, frame, performance.now());
  }

  /**
   * Reports the codes that the middle has passed since the last look and the one nearest to it, each once. Its neighbours
   * are outlined and stay new until the middle reaches them, but for `all`.
   */
  #report(codes: readonly Seen[], frame: FrameSize, at: number): void {
    const meant = codes.filter(({ text }) => this.meant(text));
    if (meant.length > 1 !== this.#several) this.emit('several', (this.#several = meant.length > 1));
    const first = middlemost(meant, frame) ?? middlemost(codes, frame);
    const nearest = first && meant.length > 2 && offMiddle(first, frame) > held ? undefined : first;
    const taken = this.all && meant.length > 1 ? meant : nearest ? [nearest] : [];
    void this.#tell([...this.#passing.look(meant.filter(lies), frame, at), ...taken], at);
    for (const { text } of codes) this.#fresh.still(text, at);
  }

  /** One after another: what the host is asked about the first keeps the others from being heard. */
  async #tell(codes: readonly Seen[], at: number): Promise<void> {
    for (const { text } of codes) {
      if (this.deaf) return;
      if (!this.#fresh.see(text, at)) continue;
      this.emit('code', text);
      await new Promise(requestAnimationFrame);
    }
  }

  async #light(on: boolean): Promise<void> {
    this.torch = await this.#scanner.setTorch(on);
  }

  async #closer(zoom: number): Promise<void> {
    this.zoom = await this.#scanner.setZoom(zoom);
  }

  async #choose(camera: string): Promise<void> {
    change({ camera });
    await this.#start();
  }
}

const lies = (code: Seen): code is Found => code.corners !== undefined;

/** With a whole table in view, a code farther off the middle than so many of its sides is of no card that is meant alone. */
const held = 3;

/** The code nearest to the middle of the picture; without corners the first. */
function middlemost(codes: readonly Seen[], frame: FrameSize): Seen | undefined {
  const off = (code: Seen): number => offMiddle(code, frame) * (code.corners ? side({ corners: code.corners }) : 1);
  return [...codes].sort((a, b) => off(a) - off(b))[0];
}

/** How far off the middle of the picture a code lies, in its own sides; nought without corners. */
function offMiddle({ corners }: Seen, frame: FrameSize): number {
  if (!corners) return 0;
  const { x, y } = middle({ corners });
  return Math.hypot(x - frame.width / 2, y - frame.height / 2) / Math.max(1, side({ corners }));
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-camera-view': CameraView;
  }
}
