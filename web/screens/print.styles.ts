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

  @media (min-width: 60rem) {
    nd-page-preview {
      position: sticky;
      inset-block-start: var(--space-4);
    }
  }
`;
