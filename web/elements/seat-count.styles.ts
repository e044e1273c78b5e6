import { css } from 'lit';

/** Looks of the number at a seat's edge, such as the votes it has given. */
export const seatCountStyles = css`
  /* At its corner, as small as keeps the seat's number in sight. */
  .count {
    position: absolute;
    inset-block-start: -0.4375rem;
    inset-inline-start: -0.4375rem;
    padding-inline: 0.2em;
    border: 1px solid var(--edge);
    border-radius: var(--radius-round);
    background: var(--ground);
    color: var(--ink);
    font: 600 clamp(0.625rem, calc(var(--seat, 68px) / 4.4), var(--text-xs)) / 1.2 var(--font-text);
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* Round seats touch: at a corner it would lie on the name beside it. */
  .ring:not(.grid) .count {
    inset-block-start: -0.75rem;
    inset-inline-start: 50%;
    translate: -50%;
  }
`;
