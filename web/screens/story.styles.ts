import { css } from 'lit';

/** Looks of the record of a game. */
export const storyStyles = css`
  .phase {
    margin-block: var(--space-4) var(--space-2);
    padding-block-end: var(--space-1);
    border-block-end: 1px solid var(--line);
    font: 600 var(--text-l) / 1.2 var(--font-title);
  }

  .phase {
    scroll-margin-block-start: var(--space-4);
  }

  .player {
    min-block-size: var(--touch);
    inline-size: 100%;
    padding-inline: var(--space-3);
    border: 1px solid var(--edge);
    border-radius: var(--radius-m);
    background: var(--ground);
    color: var(--ink);
  }

  .rounds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    align-items: center;
  }

  li {
    padding-block: var(--space-1);
  }

  .fact,
  summary {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: baseline;
  }

  summary {
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  nd-icon {
    --icon-size: 1rem;
    align-self: center;
    color: var(--ink-soft);
  }

  details > ul {
    margin: var(--space-1) 0 var(--space-2) 1.75rem;
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .secret {
    color: var(--ink-soft);
  }

  .clause {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    white-space: nowrap;
  }

  .answer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    inline-size: 100%;
    min-block-size: var(--touch);
    margin-block: var(--space-1);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    text-align: start;
    cursor: pointer;
  }

  .answer .asked {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  div.answer {
    cursor: default;
  }
`;
