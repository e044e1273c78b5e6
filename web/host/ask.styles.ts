import { css } from 'lit';

/** What is answered with one touch stays under the hand, however long the words are scrolled. */
export const underHandStyles = css`
  :host {
    position: sticky;
    inset-block-end: var(--dock, 0px);
    z-index: 1;
  }
`;

/** What the question shapes look alike in: the row of answers at the foot, warnings, clause numbers. */
export const askStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: space-between;
  }

  /* What the answer hangs on stays in sight and within reach of the thumb, whatever is scrolled. */
  .foot {
    position: sticky;
    inset-block-end: var(--dock, 0px);
    z-index: 1;
    display: grid;
    gap: var(--space-3);
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-2) var(--space-4);
    background: linear-gradient(transparent, var(--ground) 0.75rem);
  }

  /* Where colours are forced nothing is left of the gradient: words would be seen around the button. */
  @media (forced-colors: active) {
    .foot {
      background: Canvas;
    }
  }

  @media (max-height: 28rem) and (max-width: 35.49rem) {
    .foot {
      position: static;
    }
  }

  .actions {
    display: flex;
    gap: var(--space-3);
    align-items: end;
  }

  /* On its side, a phone has room beside the table, not under it. */
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    .foot {
      inset-block-end: 0;
      margin-inline: 0;
      padding-inline: 0;
    }
  }

  @media (min-width: 60rem) and (min-height: 30.01rem) {
    .foot {
      margin: 0;
      padding-inline: 0;
    }
  }

  @media (max-width: 19rem) {
    .actions {
      flex-wrap: wrap;
    }
  }

  /* Whatever they say, they stand at the same places: a name added to one moves no other. */
  .actions > * {
    flex: 1 1 0;
    min-inline-size: min-content;
  }

  .actions > .confirm {
    flex-grow: 1.6;
  }

  .warning {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--danger);
    border-radius: var(--radius-m);
    background: var(--danger-soft);
    color: var(--danger);
  }

  .clause {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
