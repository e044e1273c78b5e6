import { css } from 'lit';

/** Lists of what a game of one's own is made of. */
export const workshopStyles = css`
  input[type='file'] {
    display: none;
  }

  .mistakes {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-4);
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;
