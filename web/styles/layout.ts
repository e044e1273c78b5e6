import { css } from 'lit';

/** How screens are laid out: a column of panels that becomes two where there is room. */
export const layout = css`
  .page {
    display: grid;
    gap: var(--space-5);
    max-inline-size: var(--measure);
    margin-inline: auto;
    padding: var(--space-4) var(--space-4) var(--space-7);
  }

  .page.wide {
    max-inline-size: 72rem;
  }

  .head {
    display: grid;
    gap: var(--space-2);
  }

  .panel {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-4);
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }

  .stack {
    display: grid;
    gap: var(--space-3);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }

  .spread {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
  }

  /* The main way on, always within reach of the thumb. */
  .foot {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--ground) 0.75rem);
  }

  /* Where colours are forced nothing is left of the gradient. */
  @media (forced-colors: active) {
    .foot {
      background: Canvas;
    }
  }

  .foot > * {
    flex: 1 1 auto;
  }

  @media (min-width: 60rem) {
    .foot {
      justify-content: end;
    }

    .foot > * {
      flex: 0 1 24rem;
    }

    .columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--space-5);
      align-items: start;
    }
  }

  /* A phone on its side: what stands above it needs the height more. */
  @media (max-height: 30rem) and (orientation: landscape) {
    .foot {
      --button-large: var(--touch);
      --button-size: var(--text-m);
      justify-content: end;
      padding-block: var(--space-2) max(var(--space-2), env(safe-area-inset-bottom));
    }

    .foot > * {
      flex: 0 1 20rem;
    }
  }

  @media (max-width: 59.99rem) {
    .columns {
      display: grid;
      gap: var(--space-5);
    }
  }
`;
