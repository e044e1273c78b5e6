import { css } from 'lit';

/**
 * What questions at the table look alike in: the table stands at a fixed height above the answers, with a line between
 * them for what is said of it; on a phone on its side the answers stand beside it.
 */
export const atTableStyles = css`
  :host {
    --line: 2.875rem;
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
  }

  nd-seat-ring {
    flex: 1 0 auto;
    min-inline-size: 0;
    max-inline-size: 30rem;
    margin-inline: auto;
  }

  /* What is said of a seat stands on the line below. */
  nd-seat-ring[form='ring'] {
    --why-room: 0px;
    --why-at: calc(-1 * (var(--line) + var(--space-2)));
    --why-line: var(--line);
    flex: 0 0 auto;
    block-size: var(--table, auto);
    margin-block-start: auto;
    contain: layout style;
  }

  .line {
    display: grid;
    align-content: center;
    min-block-size: var(--line);
  }

  /* As high as one answer: what needs more lines reaches up over the line above, and no seat moves. */
  .foot {
    align-content: end;
    block-size: calc(3.75rem + 2 * var(--space-2));
  }

  /* Above the table, over words that have been read: no seat may move or be hidden because something is said of one. */
  .over {
    position: relative;
    z-index: 1;
    block-size: 0;
    margin-block-start: auto;
  }

  .over + nd-seat-ring[form='ring'] {
    margin-block-start: 0;
  }

  .over > * {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    /* A line of words that it covers half fades. */
    box-shadow: 0 calc(-1 * var(--space-3)) var(--space-3) var(--ground);
  }

  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 8.5rem);
      grid-template-rows: minmax(0, 1fr) auto auto;
      gap: var(--space-2) var(--space-3);
      block-size: var(--table, auto);
    }

    nd-seat-ring {
      grid-area: 1 / 1 / -1 / 2;
      max-inline-size: none;
    }

    nd-seat-ring[form='ring'] {
      --why-room: var(--why);
      --why-at: 0px;
      --why-line: 1.5em;
      margin-block-start: 0;
    }

    .over {
      grid-area: 1 / 2;
      min-block-size: 0;
      block-size: auto;
      margin-block-start: 0;
    }

    .over > * {
      position: static;
      box-shadow: none;
    }

    .line {
      grid-area: 2 / 2;
      align-content: end;
      min-block-size: 0;
    }

    .foot {
      grid-area: 3 / 2;
      block-size: auto;
    }
  }

  /* On a tablet held upright the table takes the breadth of the board. */
  @media (min-width: 40rem) and (min-height: 40rem) {
    nd-seat-ring {
      max-inline-size: 40rem;
    }
  }

  @media (min-width: 60rem) and (min-height: 30.01rem) {
    nd-seat-ring {
      max-inline-size: 47rem;
    }
  }
`;
