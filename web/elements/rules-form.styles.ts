import { css } from 'lit';

/** How a form of rules is laid out: one column, groups set in a little, so that five of them fit a narrow phone. */
export const rulesFormStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  .group .group,
  .list {
    padding-inline-start: var(--space-2);
    border-inline-start: 2px solid var(--line);
  }

  .list {
    display: grid;
    gap: var(--space-3);
  }

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-2);
    align-items: center;
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--touch);
  }

  .title {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .ends {
    display: flex;
  }

  select,
  input[type='color'] {
    min-block-size: var(--touch);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: var(--ground);
    color: var(--ink);
  }

  select {
    flex: 1 1 8rem;
    max-inline-size: 100%;
    min-inline-size: 0;
    padding-inline: var(--space-2);
    font: inherit;
    text-overflow: ellipsis;
  }

  select.add {
    border-style: dashed;
    color: var(--accent);
  }

  input[type='color'] {
    inline-size: 4rem;
  }

  nd-choice {
    --chip-gap: var(--space-2);
  }
`;
