import { css } from 'lit';

/** Looks of the seat ring on a screen across the room. */
export const seatFarStyles = css`
  /* Names are as large as the longest of them lets all be, and break between words. */
  :host([far]) .ring :is(.number, .name, .name.long) {
    font-size: var(--letters);
  }

  :host([far]) .ring .name {
    text-align: center;
    text-wrap: balance;
    white-space: normal;
  }

  :host([far]) .ring .note {
    font-size: calc(var(--letters) * 0.75);
  }

  :host([far]) .ring .count {
    border-color: var(--accent);
    color: var(--accent);
    font-size: calc(var(--letters) * 1.15);
  }

  :host([far]) .note {
    display: -webkit-box;
    max-inline-size: calc(var(--seat) - 0.375rem);
    overflow: hidden;
    color: var(--accent);
    line-height: 1.05;
    text-align: center;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }
`;
