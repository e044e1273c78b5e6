import { css } from 'lit';

export const homeStyles = css`
  .hero {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    padding-block: var(--space-5) var(--space-2);
  }

  .fan {
    inline-size: 11rem;
    block-size: auto;
    margin-block-end: calc(-1 * var(--space-2));
  }

  .card {
    fill: var(--surface);
    stroke: var(--accent);
    stroke-width: 1.5;
  }

  .pip {
    fill: var(--accent);
  }

  .line {
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.75;
    opacity: 0.6;
  }

  @media (min-width: 48rem) {
    .hero {
      grid-template: auto auto / 1fr 15rem;
    }

    .hero > * {
      grid-column: 1 / -1;
    }

    /* Two rows of its own: however short the words beside it, it covers nothing. */
    .hero > .fan {
      grid-area: 1 / 2 / span 2;
      inline-size: 100%;
      margin: 0;
    }

    .hero > :is(h1, .tagline) {
      grid-column: 1;
    }

    .hero > h1 {
      align-self: end;
    }
  }

  /* On its side, a phone shows the ways as well: the words beside them, the picture left out. */
  @media (max-height: 30rem) and (orientation: landscape) {
    .hero {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.6fr);
      gap: var(--space-2) var(--space-4);
      padding-block: var(--space-2);
    }

    .hero > .fan {
      display: none;
    }

    .hero > .ways {
      grid-area: 1 / 2 / span 2;
      gap: var(--space-2);
    }

    .hero > h1 {
      align-self: start;
    }
  }

  .tagline {
    max-inline-size: 28rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
    line-height: 1.4;
    text-wrap: balance;
  }

  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-3);
    inline-size: 100%;
  }

  .ways > :first-child {
    grid-column: 1 / -1;
  }

  .games {
    display: grid;
    gap: var(--space-2);
  }

  .game {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }

  .game a {
    display: grid;
    gap: 0.125rem;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    color: var(--ink);
    text-decoration: none;
  }

  .name {
    font: 600 var(--text-m) / 1.3 var(--font-title);
  }

  input[type='file'] {
    display: none;
  }
`;
