import { css } from 'lit';

/** Looks of what is held up: its cover, and the sign or card alone on the whole screen. */
export const showStyles = css`
  .cover {
    display: grid;
    gap: var(--space-4);
    justify-items: center;
    align-self: start;
    padding: var(--space-4);
    border: 1px dashed var(--edge);
    border-radius: var(--radius-l);
    text-align: center;
  }

  .cover nd-icon {
    --icon-size: 2.5rem;
    color: var(--accent);
  }

  .open {
    position: fixed;
    inset: 0;
    z-index: 20;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    justify-items: center;
    padding: max(var(--space-4), env(safe-area-inset-top)) max(var(--space-4), env(safe-area-inset-right)) max(var(--space-4), env(safe-area-inset-bottom))
      max(var(--space-4), env(safe-area-inset-left));
    background: var(--ground);
  }

  .what {
    display: grid;
    gap: var(--space-5);
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    justify-items: center;
    min-block-size: 0;
    inline-size: 100%;
    overflow-y: auto;
    scrollbar-gutter: stable both-edges;
    text-align: center;
  }

  .what:focus {
    outline: none;
  }

  svg {
    inline-size: min(78vw, 54vh);
    block-size: min(78vw, 54vh);
    color: var(--ink);
  }

  svg.small {
    inline-size: min(24vw, 16vh);
    block-size: min(24vw, 16vh);
  }

  .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 10;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .thin {
    stroke-width: 7;
  }

  .fill {
    fill: currentColor;
  }

  @media (prefers-reduced-motion: no-preference) {
    .nod {
      animation: nod 1.1s ease-in-out infinite;
    }

    .shake {
      animation: shake 1.1s ease-in-out infinite;
    }

    nd-card-view {
      animation: turn 320ms ease-out;
    }
  }

  @keyframes turn {
    from {
      transform: perspective(60rem) rotateY(90deg);
    }
  }

  @keyframes nod {
    50% {
      transform: translateY(12px);
    }
  }

  @keyframes shake {
    25% {
      transform: translateX(-12px);
    }

    75% {
      transform: translateX(12px);
    }
  }

  .caption {
    font: 600 clamp(2.25rem, 10vw, 4.5rem) / 1.1 var(--font-title);
  }

  .words {
    max-inline-size: 24ch;
    font: 500 clamp(1.5rem, 6vw, 2.5rem) / 1.25 var(--font-title);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  /* Who reads it in the dark reads phrases: no role is broken in two. */
  .words:lang(zh) {
    word-break: keep-all;
  }

  nd-seat-ring {
    --list-column: 9rem;
    inline-size: min(100%, 82vh, 38rem);
  }

  .arc {
    max-inline-size: 20ch;
    margin-inline: auto;
    margin-block-end: var(--space-2);
    font: 500 clamp(1.125rem, 4.5vw, 1.75rem) / 1.25 var(--font-title);
    text-wrap: balance;
  }

  .under {
    font-size: clamp(1.125rem, 4.5vw, 1.75rem);
  }

  /* A mini card, 44 × 63 mm: what height is left decides. */
  nd-card-view {
    --card-radius: 0.9rem;
    clip-path: var(--card-clip, none);
    inline-size: min(84vw, 49vh);
  }

  /* Held where it stands while the message is read: at the foot, where no hand lies over the words. */
  .turn .leave {
    position: fixed;
    inset-block-end: calc(var(--dock, 0px) + var(--space-3));
    inset-inline: var(--space-4);
    inline-size: auto;
    max-inline-size: 24rem;
    margin-inline: auto;
    font-size: var(--text-l);
  }

  .leave {
    inline-size: min(100%, 24rem);
  }

  /* In a cockpit at the foot of its column: the tools lie at that of the window. */
  @media (min-width: 60rem) and (min-height: 30.01rem) {
    :host {
      position: relative;
    }

    .turn .leave {
      position: absolute;
      inset: auto 0 0;
    }
  }

  /* On its side, a phone is low: sign and caption make do with that, and a card has its words beside it. */
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    .open,
    .what {
      gap: var(--space-3);
    }

    svg {
      inline-size: 46vh;
      block-size: 46vh;
    }

    .caption {
      font-size: clamp(2rem, 13vh, 4rem);
    }

    .what:has(nd-card-view) {
      grid-template-columns: auto minmax(0, auto);
      justify-content: center;
      align-items: center;
    }

    nd-card-view {
      inline-size: 46vh;
    }
  }
`;
