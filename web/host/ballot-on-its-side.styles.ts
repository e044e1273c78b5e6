import { css } from 'lit';

/** Looks of a vote on a phone on its side: the table in the middle, candidates, what a vote would mean and the answers in a column beside it. */
export const ballotOnItsSideStyles = css`
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    .pick {
      display: flex;
      flex-direction: column;
      grid-area: 1 / 2;
      min-block-size: 0;
    }

    :is(.voters, .sums) {
      grid-area: 1 / 1 / -1 / 2;
      align-self: start;
    }

    .candidates,
    .candidates.strip {
      position: relative;
      inset-block-start: auto;
      flex: 0 1 auto;
      flex-wrap: wrap;
      min-block-size: 2.875rem;
      margin-inline: 0;
      padding: 0;
      overflow: hidden auto;
    }

    .candidates button,
    .candidates.strip button {
      flex: 1 1 auto;
      min-inline-size: 0;
      max-inline-size: 100%;
    }

    .candidates.candidates :is(button, .name) {
      white-space: normal;
    }

    :is(.outcome, .owed) {
      max-block-size: 6.75rem;
    }

    /* In a column so narrow what a vote would mean has all its breadth. */
    .line:has(> .figures) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2);
    }

    .foot {
      padding-block-start: 0;
    }

    .actions {
      --button-pad: var(--space-1);
      --button-size: var(--text-m);
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    /* Two rows of answers leave candidates their room only if all are lower. */
    .actions:has(.other):has(.keys:not(.other)) {
      --button-large: 3.25rem;
    }

    .actions:has(.other):has(.keys:not(.other)) > .keys {
      --button-large: var(--touch);
    }

    .rest {
      --button-pad: var(--space-1);
      --button-size: var(--text-s);
    }

    .ways {
      display: none;
    }

    /* Each seat without a vote says why when it is touched; the room is the candidates'. */
    .candidates ~ .barred {
      display: none;
    }

    :host .actions > .other.keys {
      display: inline-block;
    }
  }
`;
