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

  /* Many: number and name on top of each other, never fewer than four abreast. */
  .dense {
    grid-template-columns: repeat(auto-fill, minmax(min(4.5rem, (100% - 3 * var(--space-1)) / 4), 1fr));
    gap: var(--space-1);
  }

  .dense .voter {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    justify-items: center;
    align-content: center;
    padding: var(--space-1);
    text-align: center;
  }

  .dense .name {
    max-inline-size: 100%;
    font-size: var(--text-s);
  }

  .dense :is(nd-icon[name='hand'], .more) {
    display: none;
  }

  .dense nd-icon {
    --icon-size: 0.875rem;
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.25rem;
    opacity: 1;
  }

  .dense :is(.given, .weight) {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.375rem;
  }

  .given {
    font: 600 var(--text-xs) / 1 var(--font-text);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  .against {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }

  .up .against {
    color: inherit;
  }

  /* No higher than the line: what is longer is scrolled there, and no seat moves. */
  .line:has(> .figures) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
  }

  .figures {
    font: 600 var(--text-l) / 1 var(--font-title);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }

  :is(.outcome, .owed) {
    max-block-size: var(--line);
    overflow-y: auto;
    font-size: var(--text-xs);
    line-height: 1.17;
    scrollbar-width: thin;
  }

  .owed {
    display: grid;
    gap: var(--space-1);
    padding: 0 var(--space-2);
    border-radius: var(--radius-m);
    background: var(--danger-soft);
    color: var(--danger);
  }

  .owed .clause {
    color: inherit;
  }

  .left {
    color: var(--accent);
    font-size: var(--text-s);
    line-height: 1.3;
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
    max-block-size: 4.2em;
    scrollbar-width: thin;
    overflow-y: auto;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .ways {
    --chip-gap: var(--space-2);
    --chip-pad: var(--space-2);
  }

  .actions > .keys {
    flex: 0 0 auto;
  }

  :host(:not([compact])) .actions > .other {
    display: none;
  }

  .pick {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }

  .line > .barred {
    gap: 0;
    max-block-size: var(--line);
    line-height: 1.45;
  }

  :host([compact]) .ways {
    display: none;
  }

  :host([compact]) .pick {
    gap: var(--space-1);
  }

  :host([compact]) .strip {
    padding-block: var(--space-1);
  }
`;
