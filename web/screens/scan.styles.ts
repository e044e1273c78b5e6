import { css } from 'lit';

/** Looks of the scan screen. */
export const scanStyles = css`
  .page {
    gap: var(--space-3);
    padding-block-start: var(--space-2);
  }

  .top {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    margin-inline-start: calc(-1 * var(--space-2));
  }

  h1 {
    font-size: var(--text-l);
  }

  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: var(--space-2);
  }

  .ways nd-button {
    --icon-size: 1.25rem;
    font-size: var(--text-s);
  }

  .receipt {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.5rem;
    padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
    border-inline-start: 4px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--surface);
    font-size: var(--text-s);
  }

  .receipt.good {
    border-color: var(--good);
    background: var(--good-soft);
  }

  .receipt.bad {
    border-color: var(--danger);
    background: var(--danger-soft);
  }

  .next {
    font: 600 var(--text-l) / 1.2 var(--font-title);
  }

  nd-hold-button {
    font-size: var(--text-s);
  }

  .role {
    display: flex;
    flex: 1;
    gap: var(--space-3);
    align-items: baseline;
    justify-content: space-between;
  }

  input[type='file'] {
    display: none;
  }
`;
