import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LitElement } from 'lit';

/** Our own line icons, 24 units square; `f` parts are filled, the rest is stroked. */
const paths = {
  moonCard: [['f', 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6.6 5.2a5 5 0 1 0 2.6 8 4.2 4.2 0 0 1-2.6-8z']],
  play: [['f', 'M8 5.5v13a.8.8 0 0 0 1.2.7l10.3-6.5a.8.8 0 0 0 0-1.4L9.2 4.8a.8.8 0 0 0-1.2.7z']],
  pause: [['f', 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z']],
  plus: [['', 'M12 5v14M5 12h14']],
  minus: [['', 'M5 12h14']],
  check: [['', 'M5 12.5l4.5 4.5L19 7.5']],
  cross: [['', 'M6 6l12 12M18 6L6 18']],
  back: [['', 'M14.5 5L7.5 12l7 7']],
  next: [['', 'M9.5 5l7 7-7 7']],
  up: [['', 'M5 14.5l7-7 7 7']],
  down: [['', 'M5 9.5l7 7 7-7']],
  undo: [['', 'M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4']],
  redo: [['', 'M15.5 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4']],
  trash: [['', 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5']],
  edit: [['', 'M5 19l.8-4L15.5 5.3l3.2 3.2L9 18.2 5 19z']],
  gear: [
    [
      '',
      'M4 7h9M17.5 7H20M4 12h3M11.5 12H20M4 17h7M15.5 17H20M15.2 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9.2 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM13.2 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
    ],
  ],
  moon: [['', 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z']],
  sun: [
    [
      '',
      'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2.3M12 19.2v2.3M2.5 12h2.3M19.2 12h2.3M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M18.7 5.3l-1.6 1.6M6.9 17.1l-1.6 1.6',
    ],
  ],
  eye: [['', 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z']],
  awake: [['', 'M2.5 11S6 5 12 5s9.5 6 9.5 6M12 8.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM5.5 16L4 18.2M12 17.8v2.7M18.5 16l1.5 2.2']],
  clock: [['', 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 7.5V12l3 2']],
  print: [['', 'M7 9V4h10v5M7 16H4.5V9.5h15V16H17M7 13.5h10V20H7z']],
  scan: [['', 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16']],
  camera: [['', 'M4 7.5h4L9.5 5h5L16 7.5h4v11H4zM12 9.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z']],
  photo: [['', 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z']],
  torch: [['', 'M8 3.5h8v3l-2 3.5v10h-4V10L8 6.5zM8 6.5h8M12 13v2']],
  keyboard: [['', 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.6 10h.01M17 10h.01M8 14h8']],
  list: [['', 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01']],
  ring: [['', 'M12 4.5h.01M17.3 6.7h.01M19.5 12h.01M17.3 17.3h.01M12 19.5h.01M6.7 17.3h.01M4.5 12h.01M6.7 6.7h.01']],
  drag: [['', 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01']],
  download: [['', 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14']],
  upload: [['', 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 19.5h14']],
  people: [
    [
      '',
      'M9 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19c0-3.3 2.2-5 5.5-5s5.5 1.7 5.5 5M15.5 6a2.7 2.7 0 0 1 0 5.2M17 14.3c2.3.5 3.5 2.2 3.5 4.7',
    ],
  ],
  cards: [['', 'M9.5 4.5h9v12h-9zM9.5 7.5l-4.7 1.3 2.900 11 8.3-2.2']],
  info: [['', 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5M12 8h.01']],
  warn: [['', 'M12 4.5L21 19.5H3zM12 10v4.5M12 17h.01']],
  barred: [['', 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM6.5 6.5l11 11']],
  voice: [['', 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11']],
  share: [['', 'M12 15V4M8 7.5L12 4l4 3.5M6 11.5v8h12v-8']],
  lock: [['', 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3']],
  book: [['', 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20']],
  hand: [
    [
      '',
      'M8 12.5V6.8a1.4 1.4 0 0 1 2.8 0V11V5.3a1.4 1.4 0 0 1 2.8 0V11V6.8a1.4 1.4 0 0 1 2.8 0v7.7c0 3.5-2 5.5-5 5.5-2.5 0-3.8-1-5.3-3.5L4.3 13.7a1.4 1.4 0 0 1 2.3-1.5z',
    ],
  ],
  more: [['', 'M12 6h.01M12 12h.01M12 18h.01']],
  spade: [
    [
      'f',
      'M12 2.5c1.8 3.6 7.5 6.4 7.5 11a4 4 0 0 1-6.6 3c.2 1.900.8 3.3 1.8 4.5H9.3c1-1.2 1.6-2.6 1.8-4.5a4 4 0 0 1-6.6-3c0-4.6 5.7-7.4 7.5-11z',
    ],
  ],
  heart: [['f', 'M12 20.5C9.5 17 3.5 13.5 3.5 8.7A4.5 4.5 0 0 1 12 6.6a4.5 4.5 0 0 1 8.5 2.100c0 4.8-6 8.3-8.5 11.8z']],
  diamond: [['f', 'M12 2.5c2 3.7 4.3 6.7 7 9.5-2.7 2.8-5 5.8-7 9.5-2-3.7-4.3-6.7-7-9.5 2.7-2.8 5-5.8 7-9.5z']],
  club: [
    ['f', 'M12 2.8a4 4 0 0 1 3.2 6.5 4 4 0 1 1-2.4 7.3c.2 1.8.8 3.2 1.8 4.4H9.4c1-1.2 1.6-2.6 1.8-4.4a4 4 0 1 1-2.4-7.3A4 4 0 0 1 12 2.8z'],
  ],
} as const satisfies Record<string, readonly (readonly ['' | 'f', string])[]>;

export type IconName = keyof typeof paths;

/** A small picture beside words; says nothing by itself to a screen reader. */
@customElement('nd-icon')
export class Icon extends LitElement {
  static override styles = css`
    :host {
      display: inline-flex;
      flex: none;
    }

    svg {
      inline-size: var(--icon-size, 1.5em);
      block-size: var(--icon-size, 1.5em);
      fill: none;
      stroke: currentColor;
      stroke-width: 1.8;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    .f {
      fill: currentColor;
      stroke: none;
      fill-rule: evenodd;
    }
  `;

  @property() name: IconName = 'info';

  protected override render(): TemplateResult {
    return html`<svg viewBox="0 0 24 24" aria-hidden="true">${iconPaths(this.name)}</svg>`;
  }
}

function iconPaths(name: IconName): SVGTemplateResult[] {
  return paths[name].map(([kind, d]) => svg`<path class=${kind} d=${d}></path>`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-icon': Icon;
  }
}
