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

  .top nd-counter {
    margin-inline-start: auto;
    min-inline-size: 7rem;
  }

  .ways {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-2);
  }

  .ways nd-button {
    --icon-size: 1.25rem;
    --button-pad: 0.25rem;
    --button-gap: 0.375rem;
    --button-size: var(--text-xs);
  }

  .receipt,
  .offer {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.125rem;
    padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
    line-height: 1.35;
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

  .columns {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--space-3);
  }

  /* Beside one another: camera and other ways on the left, the seats on the right as high as they are. */
  @media (min-width: 60rem), (orientation: landscape) and (max-height: 30rem) {
    .eye {
      grid-area: eye;
    }

    .ways {
      grid-area: ways;
    }

    .seats {
      grid-area: seats;
    }
  }

  @media (min-width: 60rem) {
    .columns {
      grid-template: 'eye seats' auto 'ways seats' 1fr / minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  .spread {
    flex-wrap: nowrap;
  }

  .spread > nd-hold-button {
    flex: none;
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

  /* A phone on its side: what was read and what comes next stand beside the camera. */
  @media (orientation: landscape) and (max-height: 30rem) {
    .page {
      gap: var(--space-2);
      padding-block: 0 var(--space-2);
    }

    .columns {
      grid-template: 'eye seats' auto 'ways seats' 1fr / minmax(0, 5fr) minmax(0, 6fr);
      gap: var(--space-2) var(--space-3);
      align-items: start;
    }

    .stack {
      gap: var(--space-2);
    }

    .receipt {
      min-block-size: var(--touch);
    }

    /* Below the camera it would lie out of sight; its picture is concealed. */
    .eye {
      position: relative;
    }

    .offer {
      position: absolute;
      inset: calc(var(--touch) + var(--space-4)) var(--space-2) auto;
    }

    .offer nd-button {
      --button-pad: 0.5rem;
      --button-size: var(--text-xs);
      flex: none;
    }

    .foot {
      margin-inline-start: 45%;
      padding-block: var(--space-2);
    }

    .foot nd-button {
      --button-size: var(--text-m);
      --button-large: var(--touch);
    }
  }
`;
