import { css } from 'lit';

/** What was found in a pile, one line for each remark. */
export const pileStyles = css`
  .finding {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-inline-start: 4px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--surface);
  }

  .lines {
    display: grid;
    gap: var(--space-1);
  }

  @media (orientation: landscape) and (max-height: 30rem) {
    .foot {
      position: static;
    }
  }

  .finding.complete {
    border-color: var(--good);
    background: var(--good-soft);
  }
`;
