import { css } from 'lit';

/** Looks of the picture of the table with its words and tools. */
export const tableSeatsStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }

  nd-table-picture {
    margin-block: var(--space-1);
  }

  .tools {
    /* Above the way on, which stays at the foot of the screen. */
    scroll-margin-block-end: 6rem;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .tools nd-button {
    --icon-size: 1.125rem;
    --button-pad: 0.625rem;
    --button-gap: 0.375rem;
    --button-size: var(--text-s);
  }

  .tools > *,
  ::slotted(*) {
    flex: 1 1 auto;
  }

  select {
    min-inline-size: 0;
    min-block-size: var(--touch);
    padding-inline: var(--space-2);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: var(--raised);
    color: var(--ink);
    font-size: var(--text-s);
  }

  .notes {
    display: grid;
    gap: var(--space-2);
    font-size: var(--text-s);
  }

  .notes:empty {
    display: none;
  }

  .notes li {
    padding: var(--space-2) var(--space-3);
    border-inline-start: 4px solid var(--danger);
    border-radius: var(--radius-s);
    background: var(--surface);
  }
`;
