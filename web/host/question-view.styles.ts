import { css } from 'lit';

/** Looks of the question now: words above what is to be touched, on a phone on its side beside it. */
export const questionStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    min-inline-size: 0;
  }

  /* What is to be touched takes all the height that the words leave. */
  .ask {
    flex: 1 0 auto;
  }

  .words:focus {
    outline: none;
  }

  /* A phone on its side: words left, what is to be touched right. */
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    :host([beside]) {
      display: grid;
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 2fr);
      grid-template-rows: auto auto 1fr;
      align-items: start;
    }

    :host([beside][crowded]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }

    :host([beside]) .ask {
      grid-row: 1 / -1;
      grid-column: 2;
      align-self: stretch;
    }

    /* What is only said, with a clock: below the words it would lie under the button. */
    :host([timed]) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      align-items: start;
    }

    :host([timed]) .words {
      grid-row: 1 / -1;
    }

    :host([timed]) :is(.clock, .ask) {
      grid-column: 2;
    }

    :host([timed]) .ask {
      align-self: stretch;
    }
  }

  /* Tablets and laptops: words left, the table beside them, whatever is asked; of the breadth the table gets the most. */
  @media (min-width: 60rem) and (min-height: 30.01rem) {
    :host([cockpit]) {
      display: grid;
      --say-size: clamp(1.375rem, 0.6rem + 1.3vw, 2rem);
      grid-template-columns: clamp(16rem, 22vw, 24rem) minmax(0, 1fr);
      grid-template-rows: auto auto 1fr auto;
      gap: var(--space-4) var(--space-5);
      align-items: start;
    }

    :host([cockpit][seated]) .ask,
    :host([cockpit]:not([seated])) .table {
      grid-row: 1 / -1;
      grid-column: 2;
      align-self: stretch;
    }

    :host([cockpit][seated]) .table {
      grid-row: 3;
      align-self: end;
    }

    /* However long the words, the table beside them stays in the window. */
    :host([cockpit]:not([seated])) .table {
      position: sticky;
      inset-block-start: calc(var(--bar) + var(--space-4));
      max-block-size: calc(100dvh - var(--bar) - 2 * var(--space-4) - 3.5rem);
    }

    :host([cockpit]:not([seated])) .ask {
      align-self: stretch;
      grid-row: 3;
      grid-column: 1;
    }
  }

  .clock {
    --button-pad: var(--space-2);
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-1);
    align-items: center;
    justify-content: space-between;
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }

  /* A button alone has a frame of its own. */
  .clock:not(:has(nd-clock)) {
    padding-inline: 0;
    border-color: transparent;
  }

  .expired {
    margin-inline-start: auto;
  }

  /* In a column beside the table it is one row all the same. */
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    :host([beside]) .clock {
      flex-wrap: nowrap;
      padding-block: 0;
    }

    :host([beside]) .clock:has(nd-clock) {
      --button-pad: 0.125rem;
      --button-size: var(--text-s);
      gap: 0;
      padding-inline: var(--space-1);
    }
  }

  :host([compact]) {
    gap: var(--space-2);
  }

  :host([compact]) .clock {
    flex-wrap: nowrap;
    padding-block: 0;
  }

  .to {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .refused {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--danger-soft);
    color: var(--danger);
  }
`;
