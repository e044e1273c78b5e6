import { css } from 'lit';

/** Looks of a vote: tiles to tap for hands, candidates with their sums. */
export const ballotStyles = css`
  .voters {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.75rem, 1fr));
    gap: var(--space-2);
  }

  .voter {
    display: grid;
    grid-template-columns: 1.5rem 1fr auto auto;
    gap: 0 var(--space-1);
    align-items: center;
    min-block-size: 3.25rem;
    padding: var(--space-1) var(--space-2) var(--space-1) var(--space-1);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: var(--raised);
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  .no {
    color: var(--ink-soft);
    font: 600 var(--text-m) / 1 var(--font-title);
    text-align: center;
  }

  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .voter nd-icon {
    --icon-size: 1.25rem;
    opacity: 0.3;
  }

  .weight {
    font: 600 var(--text-s) / 1 var(--font-title);
  }

  .more {
    grid-column: 2 / -1;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }

  .up {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  .up nd-icon {
    opacity: 1;
  }

  .up :is(.no, .more) {
    color: inherit;
  }

  .voter:disabled {
    border-style: dashed;
    cursor: default;
  }

  .voter:disabled:not(.up) {
    background: none;
    color: var(--ink-soft);
  }

  .candidates {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .candidates button {
    display: inline-flex;
    flex: 1 1 auto;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--touch);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: none;
    cursor: pointer;
  }

  .candidates [aria-checked='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }

  .sum {
    font: 600 var(--text-l) / 1 var(--font-title);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .sums {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-3);
    align-items: center;
  }

  .barred {
    display: grid;
    gap: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .hands {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  .count {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: center;
  }

  .outcome {
    font-size: var(--text-s);
    line-height: 1.35;
  }
`;
