import { css } from 'lit';

/** Looks of the picture of the table. */
export const tablePictureStyles = css`
  :host {
    inline-size: 100%;
  }

  .scroll {
    margin: -4px;
    padding: 4px;
    overflow: auto hidden;
  }

  .board {
    position: relative;
    margin-inline: auto;
  }

  .way {
    position: absolute;
    inset: 0;
  }

  polyline {
    fill: none;
    stroke: var(--line);
    stroke-width: 3;
    stroke-linejoin: round;
  }

  path {
    fill: var(--accent);
  }

  .marker {
    position: absolute;
    display: grid;
    align-content: center;
    justify-items: center;
    inline-size: var(--token);
    block-size: var(--token);
    padding: 0;
    border: 2px solid var(--good);
    border-radius: 50%;
    background: var(--good-soft);
    color: var(--ink);
    line-height: 1.1;
    cursor: grab;
    translate: -50% -50%;
    touch-action: none;
    -webkit-tap-highlight-color: transparent;
    transition:
      left var(--quick),
      top var(--quick);
  }

  .empty {
    border: 2px dashed var(--danger);
    background: var(--ground);
    color: var(--danger);
  }

  .unsure {
    border-style: dotted;
  }

  .first {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }

  .picked,
  .held {
    z-index: 1;
    border-style: solid;
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  .held {
    cursor: grabbing;
    transition: none;
  }

  .over {
    border-style: double;
    border-width: 5px;
    border-color: var(--accent);
  }

  .marker:focus-visible {
    z-index: 2;
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  .number {
    font: 600 var(--text-m) / 1.1 var(--font-title);
  }

  .name {
    max-inline-size: calc(var(--token) - 0.625rem);
    overflow: hidden;
    font-size: 0.6875rem;
    text-overflow: clip;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .picked,
    .held {
      border-width: 5px;
    }
  }
`;
