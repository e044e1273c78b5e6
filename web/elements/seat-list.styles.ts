import { css } from 'lit';

/** Looks of the seats as a list. */
export const seatListStyles = css`
  .list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--list-column, 15rem)), 1fr));
    gap: var(--space-2);
  }

  .list .seat {
    grid-template-columns: 2.25rem 1fr auto;
    gap: 0 var(--space-2);
    align-items: center;
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-3);
    border-width: 1px;
    border-radius: var(--radius-m);
    text-align: start;
  }

  .reason {
    margin-block: var(--space-4) var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .list .number {
    font: 600 var(--text-l) / 1 var(--font-title);
    color: var(--ink-soft);
    text-align: center;
  }

  .list .name {
    overflow-wrap: anywhere;
  }

  .list .note {
    grid-column: 2;
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .list .seat.chosen :is(.number, .note) {
    color: var(--on-accent);
  }

  .list .seat.arc-on .number {
    color: inherit;
  }

  :host([form='list']) .why {
    position: sticky;
    inset-block-start: var(--bar, 0px);
    z-index: 1;
    min-block-size: 0;
    margin: 0;
    background: var(--ground);
  }
`;
