import { css } from 'lit';

/** Looks of the row of candidates (or of voters) one of whom is being counted. */
export const candidateStyles = css`
  .candidates {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .candidates button {
    display: inline-flex;
    flex: 1 1 auto;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    max-inline-size: 100%;
    min-block-size: var(--touch);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: none;
    cursor: pointer;
  }

  .candidates .name {
    overflow-wrap: anywhere;
  }

  /* One line that scrolls sideways and stays in sight while the tiles are tapped. */
  .strip {
    position: sticky;
    inset-block-start: var(--bar, 0px);
    z-index: 1;
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-2) var(--space-4);
    overflow-x: auto;
    /* A light at the end behind which there are more: of the first two, which scroll, each covers its own. */
    background:
      linear-gradient(to right, var(--ground) 1rem, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(to left, var(--ground) 1rem, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(to right, var(--edge), transparent) left / 1rem 100% no-repeat,
      linear-gradient(to left, var(--edge), transparent) right / 1rem 100% no-repeat,
      var(--ground);
    scrollbar-width: thin;
  }

  .candidates.strip button {
    flex: 0 0 auto;
    max-inline-size: 80vw;
  }

  /* Two are both in sight, on two lines each if need be. */
  @media (min-height: 30.01rem) or (orientation: portrait) {
    .candidates.strip button:is(:first-child:nth-last-child(2), :last-child:nth-child(2)) {
      flex: 1 1 0;
      gap: var(--space-2);
      min-inline-size: 0;
      font-size: var(--text-s);
      line-height: 1.15;
      text-align: start;
    }

    .candidates.strip button:is(:first-child:nth-last-child(2), :last-child:nth-child(2)) .name {
      white-space: normal;
    }
  }

  .candidates .done {
    border-style: double;
    color: var(--ink-soft);
  }

  .candidates [aria-checked='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }

  @media (min-width: 60rem) and (min-height: 30.01rem) {
    .strip {
      margin-inline: 0;
      padding: 0;
    }
  }

  /* In a high window two lines, which scroll downwards. */
  @media (min-width: 60rem) and (min-height: 56rem) {
    .strip {
      flex-wrap: wrap;
      max-block-size: 6.75rem;
      overflow: hidden auto;
    }
  }

  /* There, and beside the table of a phone on its side, the light is above and below. */
  @media (min-width: 60rem) and (min-height: 56rem), (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    .candidates.strip {
      background:
        linear-gradient(to bottom, var(--ground) 0.5rem, transparent) top / 100% 1.5rem no-repeat local,
        linear-gradient(to top, var(--ground) 0.5rem, transparent) bottom / 100% 1.5rem no-repeat local,
        linear-gradient(to bottom, var(--edge), transparent) top / 100% 0.5rem no-repeat,
        linear-gradient(to top, var(--edge), transparent) bottom / 100% 0.5rem no-repeat,
        var(--ground);
    }
  }

  @media (forced-colors: active) {
    .candidates [aria-checked='true'] {
      border: 4px solid Highlight;
      font-weight: 700;
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }
  }
`;
