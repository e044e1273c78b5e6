import { css } from 'lit';

/** Layout of the print screen. */
export const printStyles = css`
  .options {
    display: grid;
    gap: var(--space-4);
  }

  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }

  .proof {
    display: flex;
    gap: var(--space-2);
    align-items: start;
    margin: 0;
  }

  .proof.good nd-icon {
    color: var(--good);
  }

  .proof.bad nd-icon {
    color: var(--danger);
  }

  @media (min-width: 60rem) {
    nd-page-preview {
      position: sticky;
      inset-block-start: var(--space-4);
    }
  }
`;
