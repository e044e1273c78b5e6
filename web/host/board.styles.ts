import { css, type CSSResult } from 'lit';
import { bannerStyles } from './banners.styles.ts';

const itself = css`
  :host {
    --dock: 0px;
    /* Height of the bar on top, for what sticks below it. */
    --bar: calc(var(--touch) + 2 * var(--space-2) + 1px);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    min-block-size: 100dvh;
    background: var(--ground);
    color: var(--ink);
  }

  /* What does not fit beside the title, with letters half as large again, stands below it. */
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    align-items: center;
    padding: max(var(--space-2), env(safe-area-inset-top)) max(var(--space-2), env(safe-area-inset-right)) var(--space-2) max(var(--space-2), env(safe-area-inset-left));
    border-block-end: 1px solid var(--line);
    background: var(--ground);
  }

  .bar .where {
    flex: 1 0 0;
    min-inline-size: min-content;
  }

  .deeds {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    margin-inline-start: auto;
  }

  .bar nd-icon {
    --icon-size: 0.85em;
    color: var(--accent);
  }

  .bar p {
    line-height: 1.2;
    white-space: nowrap;
  }

  .bar h1 {
    font-size: var(--text-l);
    white-space: nowrap;
  }

  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    inline-size: 100%;
    max-inline-size: 42rem;
    margin-inline: auto;
    padding: var(--space-4) var(--space-4) 0;
  }

  .board > * {
    min-inline-size: 0;
  }

  .dock {
    --icon-size: 1.375rem;
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--line);
    background: var(--ground);
  }

  .dock button {
    display: grid;
    gap: 0.125rem;
    justify-items: center;
    align-content: center;
    min-block-size: 3.5rem;
    padding: var(--space-1) 1px;
    border: 0;
    background: none;
    color: var(--ink-soft);
    font-size: clamp(11px, 3.3vw, var(--text-xs));
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  .dock button:focus-visible {
    outline-offset: -3px;
  }

  .dock span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (max-width: 59.99rem) {
    :host {
      --dock: calc(3.5rem + 1px + env(safe-area-inset-bottom));
    }
  }

  /* On a low phone words need what a bar and a margin can spare. */
  @media (max-height: 42rem) and (max-width: 35.49rem) {
    :host {
      --bar: calc(var(--touch) + 1px);
    }

    .bar {
      padding-block: env(safe-area-inset-top) 0;
    }

    .board {
      padding-block-start: var(--space-2);
    }
  }

  /* With letters so large little would be left between bars: they are scrolled with the page. */
  @media (max-height: 28rem) and (max-width: 35.49rem) {
    .bar {
      position: relative;
    }

    .dock {
      position: static;
    }
  }

  /* A phone on its side: the tools stand on its edge, so that all the height is the question's. */
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    :host {
      --dock: 0px;
      --bar: calc(var(--touch) + 1px);
      grid-template-columns: 4.25rem minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
    }

    .bar {
      grid-column: 1 / -1;
    }

    .banners {
      grid-column: 2;
    }

    .bar {
      padding-block: 0;
    }

    .bar .where {
      display: flex;
      gap: var(--space-3);
      align-items: baseline;
    }

    .board {
      grid-column: 2;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr);
      max-inline-size: none;
      padding: var(--space-2) max(var(--space-3), env(safe-area-inset-right)) var(--space-2) var(--space-3);
    }

    .dock {
      position: sticky;
      inset-block: var(--bar) auto;
      grid-row: 2 / 4;
      grid-column: 1;
      grid-auto-flow: row;
      grid-auto-rows: minmax(2.75rem, 1fr);
      grid-auto-columns: auto;
      align-self: start;
      block-size: calc(100dvh - var(--bar));
      padding-inline-start: env(safe-area-inset-left);
      padding-block-end: 0;
      border-block-start: 0;
      border-inline-end: 1px solid var(--line);
      overflow-y: auto;
    }

    .dock button {
      min-block-size: 2.75rem;
    }
  }

  @media (min-width: 60rem) and (min-height: 30.01rem) {
    .board {
      grid-template-columns: minmax(0, 1fr) clamp(14rem, 22vw, 19rem);
      align-items: start;
      max-inline-size: 118rem;
      gap: var(--space-6);
      padding: var(--space-4) var(--space-5);
    }

    /* The height of the window is what a table may take. */
    nd-question-view {
      align-self: stretch;
    }

    .board.over {
      grid-template-columns: minmax(0, 1fr);
      max-inline-size: 52rem;
    }

    aside {
      position: sticky;
      inset-block-start: calc(var(--bar) + var(--space-4));
      display: grid;
      gap: var(--space-4);
      /* However long the night card, the tools below it are in sight. */
      grid-template-rows: fit-content(calc((100dvh - 12rem) * 0.6)) minmax(0, 1fr);
      max-block-size: calc(100dvh - var(--bar) - 2 * var(--space-4) - 3.5rem);
    }

    aside section {
      display: grid;
      gap: var(--space-3);
      align-content: start;
      min-block-size: 0;
      max-block-size: 100%;
      padding: var(--space-3);
      border: 1px solid var(--line);
      border-radius: var(--radius-m);
      overflow-y: auto;
      scrollbar-width: thin;
    }

    /* There is more below; at the end it lies on nothing. */
    aside section::after {
      position: sticky;
      inset-block-end: calc(-1 * var(--space-3));
      block-size: var(--space-5);
      margin-block: calc(-1 * var(--space-3));
      background: linear-gradient(transparent, var(--ground));
      content: '';
      pointer-events: none;
    }

    @media (forced-colors: active) {
      aside section::after {
        background: none;
      }
    }

    /* Nothing can be scrolled while a card is held: what is known of its player lies over the night card. */
    @media (max-width: 99.99rem) {
      aside > * {
        grid-column: 1;
      }

      aside > :not(.player) {
        grid-row: 2;
      }

      aside .player:has(nd-player-page[peek]) {
        z-index: 1;
        grid-row: 1 / -1;
        background: var(--ground);
      }
    }

    @media (min-width: 100rem) {
      .board {
        grid-template-columns: minmax(0, 1fr) 37rem;
      }

      aside {
        grid-template-rows: minmax(0, 1fr);
        grid-template-columns: 1fr 1fr;
        align-items: start;
      }
    }

    .dock {
      position: static;
      justify-content: center;
      grid-auto-columns: 8rem;
      border: 0;
    }
  }
`;

/** Looks of the host's board: a bar, the question in the middle, the table and the night card beside it where there is room. */
export const boardStyles: readonly CSSResult[] = [itself, bannerStyles];
