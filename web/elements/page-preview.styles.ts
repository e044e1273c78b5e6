import { css } from 'lit';

/** Layout of the preview of printed pages. */
export const previewStyles = css`
  :host,
  section {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;
  }

  section {
    container-type: inline-size;
  }

  .desk {
    display: grid;
    grid-auto-flow: column;
    gap: var(--space-3);
    align-items: center;
    justify-content: safe center;
    box-sizing: border-box;
    min-block-size: 16rem;
    max-block-size: max(20rem, 62vh);
    padding: var(--space-4);
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }

  nd-card-view {
    inline-size: calc(var(--page-width) * var(--zoom, 1));
    box-shadow: var(--shadow);
  }

  .desk {
    --inside: calc(100cqi - 2 * var(--space-4) - 2px);
    --page-width: min(28rem, 78vw, var(--inside));
  }

  .desk.sheet {
    --page-width: min(19rem, (var(--inside) - var(--space-3)) / 2);
  }

  .stale nd-card-view {
    opacity: 0.5;
  }

  .desk.all {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    grid-auto-rows: max-content;
    align-items: end;
    justify-content: stretch;
  }

  .all nd-card-view {
    inline-size: 100%;
  }

  .all button {
    display: grid;
    gap: var(--space-1);
    align-content: end;
    min-block-size: 9rem;
    padding: var(--space-1);
    border: 0;
    background: none;
    cursor: pointer;
  }

  .turn,
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: center;
    min-block-size: var(--touch);
  }

  .tools nd-choice {
    flex: 1 1 16rem;
  }

  .refusal {
    color: var(--danger);
  }

  @media (max-width: 59.99rem) {
    .desk {
      --page-width: min(15rem, 70vw);

      max-block-size: 60vh;
    }

    .turn {
      flex-wrap: nowrap;
      gap: 0;
    }
  }
`;
