import { css } from 'lit';

/** Looks of the camera's picture. */
export const cameraViewStyles = css`
  :host {
    display: grid;
    gap: var(--space-2);
  }

  .view {
    position: relative;
    container-type: size;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--space-3);
    block-size: clamp(9rem, 28dvh, 15rem);
    padding: var(--space-4);
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }

  @media (min-width: 60rem) {
    .view {
      block-size: clamp(16rem, 52dvh, 32rem);
    }
  }

  /* The picture of the table stands below. */
  @media (max-width: 59.99rem) {
    :host([aim='many']) .view {
      block-size: clamp(8rem, 21dvh, 15rem);
    }
  }

  /* On the smallest phones that picture needs the room: seat one lies at its foot. */
  @media (max-width: 59.99rem) and (max-height: 44rem) {
    :host([aim='many']) .view {
      block-size: 6.5rem;
    }
  }

  @media (orientation: landscape) and (max-height: 30rem) {
    :host([aim]) .view {
      block-size: clamp(8rem, 46dvh, 15rem);
    }
  }

  video,
  .outlines {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* Where a card lies can be seen, what is on it cannot. Decoders read the video itself, which is sharp. */
  :host([concealed]) video {
    filter: blur(8cqmin) grayscale(1) contrast(0.7);
    scale: 1.1;
  }

  /* Over a table all that is read is shown. */
  :host([aim='many']) video {
    object-fit: contain;
  }

  .view:not(.scanning) video {
    visibility: hidden;
  }

  polygon {
    fill: rgb(214 165 80 / 0.22);
    stroke: #ffd27d;
    stroke-width: 5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  circle {
    fill: rgb(8 7 5 / 0.78);
    stroke: #ffd27d;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  .empty circle {
    stroke: #ff9d88;
    stroke-dasharray: 5 4;
  }

  text {
    fill: #fff3dc;
    font-weight: 700;
    text-anchor: middle;
  }

  /* Where to hold the card. */
  .corners {
    --l: 1.75rem;
    --c: rgb(255 238 205 / 0.75);
    position: relative;
    inline-size: min(60cqi, 76cqb, 12rem);
    aspect-ratio: 1;
    background:
      linear-gradient(var(--c) 0 0) 0 0 / var(--l) 2px,
      linear-gradient(var(--c) 0 0) 0 0 / 2px var(--l),
      linear-gradient(var(--c) 0 0) 100% 0 / var(--l) 2px,
      linear-gradient(var(--c) 0 0) 100% 0 / 2px var(--l),
      linear-gradient(var(--c) 0 0) 0 100% / var(--l) 2px,
      linear-gradient(var(--c) 0 0) 0 100% / 2px var(--l),
      linear-gradient(var(--c) 0 0) 100% 100% / var(--l) 2px,
      linear-gradient(var(--c) 0 0) 100% 100% / 2px var(--l);
    background-repeat: no-repeat;
    /* Lines made of gradients would be gone where colours are forced. */
    forced-color-adjust: none;
  }

  .state {
    position: relative;
    display: flex;
    gap: var(--space-3);
    align-items: center;
    max-inline-size: 34rem;
    font-size: var(--text-s);
  }

  .scanning .state {
    position: absolute;
    inset-block-end: var(--space-2);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-round);
    background: rgb(8 7 5 / 0.72);
    color: #f0e6d2;
  }

  nd-button {
    position: relative;
  }

  .fallback {
    font-size: var(--text-s);
  }
`;
