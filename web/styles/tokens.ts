import { css } from 'lit';

/**
 * Design tokens, set once on the page and inherited through every shadow root. Colours are named by
 * what they are for; the night theme is dim and warm and holds no pure white, the day theme is paper.
 * Every ink on every ground it may stand on has at least 4.5:1, control edges at least 3:1 (WCAG 2.2 AA).
 */
export const tokens = css`
  :root {
    --text-xs: 0.8125rem;
    --text-s: 0.9375rem;
    --text-m: 1.0625rem;
    --text-l: 1.25rem;
    --text-xl: 1.5625rem;
    --text-xxl: 2.125rem;

    /* Where letters are large on a small screen, gaps leave them the room. */
    --space-1: min(0.25rem, 1.35vmin);
    --space-2: min(0.5rem, 2.7vmin);
    --space-3: min(0.75rem, 4.05vmin);
    --space-4: min(1rem, 5.4vmin);
    --space-5: min(1.5rem, 8.1vmin);
    --space-6: min(2rem, 10.8vmin);
    --space-7: min(3rem, 16.2vmin);

    --radius-s: 0.375rem;
    --radius-m: 0.625rem;
    --radius-l: 1rem;
    --radius-round: 999px;

    /* The least side of anything to be touched. */
    --touch: clamp(44px, 2.875rem, 15.525vmin);
    --measure: 42rem;
    --quick: 120ms;
  }

  :root,
  :root[data-theme='night'] {
    color-scheme: dark;
    --ground: #14120f;
    --surface: #1d1a16;
    --raised: #292520;
    --line: #3a342c;
    --edge: #857a69;
    --ink: #e9e0cf;
    --ink-soft: #b8ac98;
    --accent: #d6a550;
    --accent-soft: #3a2e19;
    --on-accent: #1a1408;
    --danger: #ec9582;
    --danger-soft: #42201a;
    --on-danger: #210c07;
    --good: #a5c790;
    --good-soft: #23301c;
    --veil: rgb(8 7 5 / 0.78);
    --shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.55);
  }

  /* While it is night at the table: dimmer still, for a phone that lies in a dark room. */
  :root[data-theme='dim'] {
    color-scheme: dark;
    --ground: #0a0907;
    --surface: #14110d;
    --raised: #1c1813;
    --line: #2b251d;
    --edge: #7d7058;
    --ink: #d3c3a6;
    --ink-soft: #a2937b;
    --accent: #c08d3c;
    --accent-soft: #2a2011;
    --on-accent: #141006;
    --danger: #d9826f;
    --danger-soft: #331813;
    --on-danger: #1a0805;
    --good: #93b27f;
    --good-soft: #1a2415;
    --veil: rgb(4 3 2 / 0.82);
    --shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.6);
    /* A printed card is white: held up in a dark room it would light the face of who looks at it. Hues stay, light and dark change places. */
    --card-filter: invert(1) hue-rotate(180deg) sepia(0.35) brightness(0.5);
    --dark-card-filter: sepia(0.2) brightness(0.5);
    /* Its frame, which would be the brightest, is left out. */
    --card-clip: inset(3.8% 5.4% round 0.5rem);
  }

  :root[data-theme='day'] {
    color-scheme: light;
    --ground: #f5efe2;
    --surface: #fdf9ef;
    --raised: #efe7d5;
    --line: #d9cdb6;
    --edge: #82765f;
    --ink: #241f17;
    --ink-soft: #5a5040;
    --accent: #7b5510;
    --accent-soft: #f1e2bd;
    --on-accent: #fff8e6;
    --danger: #98281a;
    --danger-soft: #f8dfd8;
    --on-danger: #fff3ee;
    --good: #3a6224;
    --good-soft: #e1ecd4;
    --veil: rgb(36 31 23 / 0.5);
    --shadow: 0 0.5rem 1.5rem rgb(60 45 20 / 0.22);
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --quick: 0ms;
    }
  }

  html {
    background: var(--ground);
    color: var(--ink);
    font: 400 var(--text-m) / 1.5 var(--font-text);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overscroll-behavior: none;
    scrollbar-color: var(--edge) var(--ground);
    /* What is drawn as large as the width allows would otherwise make the bar come and go with every frame. */
    scrollbar-gutter: stable;
  }

  :root[data-away] body {
    visibility: hidden;
  }

  body {
    margin: 0;
    min-height: 100dvh;
  }
`;
