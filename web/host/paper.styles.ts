import { css } from 'lit';

/** Looks shared by what a scan during the game leads to. */
export const paperStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  h3,
  h4 {
    margin: 0;
  }

  h4 {
    font-size: var(--text-s);
  }

  /* Where a reader begins again; it cannot be pressed. */
  h3:focus {
    outline: none;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
  }

  .choices {
    display: grid;
    gap: var(--space-2);
  }

  .finding {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-inline-start: 4px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--raised);
  }

  .finding.good {
    border-color: var(--good);
    background: var(--good-soft);
  }

  .finding.bad {
    border-color: var(--danger);
    background: var(--danger-soft);
  }

  .gone li {
    color: var(--ink-soft);
    text-decoration: line-through;
  }

  nd-card-view {
    --card-radius: 0.6rem;
    inline-size: min(100%, 12rem);
    margin-inline: auto;
  }

  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  .sides > .choices {
    align-content: start;
  }

  @media (orientation: landscape) and (max-height: 30rem) {
    .sides {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: start;
    }

    .sides.scanner {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
