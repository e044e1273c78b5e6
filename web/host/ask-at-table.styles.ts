import { css } from 'lit';

/** What questions at the table look alike in: the table takes the room there is, the answers stand at the foot or, on a phone on its side, beside it. */
export const atTableStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
  }

  nd-seat-ring {
    flex: 1 0 auto;
    min-inline-size: 0;
    max-inline-size: 30rem;
    margin-inline: auto;
  }

  .foot {
    gap: var(--space-2);
    margin-block-start: auto;
  }

  @media (max-height: 30rem) and (orientation: landscape) {
    :host {
      flex-direction: row;
      gap: var(--space-3);
    }

    nd-seat-ring {
      max-inline-size: none;
    }

    .foot {
      flex: 0 1 8.5rem;
      align-self: end;
    }
  }

  @media (min-width: 60rem) and (min-height: 30.01rem) {
    nd-seat-ring {
      --stand: center;
      max-inline-size: 47rem;
    }
  }
`;
