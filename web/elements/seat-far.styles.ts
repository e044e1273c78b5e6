import { css } from 'lit';

/** Looks of the seat ring on a screen across the room. */
export const seatFarStyles = css`
  /* Letters grow with their seats. */
  :host([far]) .ring :is(.number, .name) {
    font-size: calc(var(--seat) / 5.2);
  }

  :host([far]) .ring .name.long {
    font-size: calc(var(--seat) / 6.4);
  }

  :host([far]) .ring .note {
    font-size: calc(var(--seat) / 7);
  }

  :host([far]) .ring .count {
    border-color: var(--accent);
    color: var(--accent);
    font-size: calc(var(--seat) / 4.5);
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
