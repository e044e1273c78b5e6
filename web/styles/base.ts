import { css } from 'lit';

/**
 * What every element starts from: box model, headings, links, the focus ring. Nothing here is for every `::before` and
 * `::after`: a browser would then make out the looks of both for each element on the page, which takes a phone its time.
 */
export const base = css`
  * {
    box-sizing: border-box;
  }

  :host {
    display: block;
  }

  :host([hidden]) {
    display: none !important;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset,
  figure {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  h1,
  h2,
  h3,
  legend {
    font-family: var(--font-title);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: 0.005em;
    text-wrap: balance;
  }

  h1 {
    font-size: var(--text-xxl);
  }

  h2 {
    font-size: var(--text-l);
  }

  h3,
  legend {
    font-size: var(--text-m);
  }

  ul,
  ol {
    list-style: none;
  }

  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }

  h1:focus {
    outline: none;
  }

  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }

  .soft {
    color: var(--ink-soft);
  }

  .small {
    font-size: var(--text-s);
  }

  /* For screen readers only. */
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
