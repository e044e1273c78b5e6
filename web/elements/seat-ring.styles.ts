import { css } from 'lit';

/** Looks of the seat ring and its list. */
export const seatRingStyles = css`
  :host {
    inline-size: 100%;
  }

  /* As high as it is left: nothing inside may make it higher, or it could not become lower again. */
  :host([fits][form='ring']) {
    --why: calc(var(--space-2) + 1.5 * var(--text-s));
    display: flex;
    flex-direction: column;
    position: relative;
    max-block-size: calc(var(--most) + var(--why));
    padding-block-end: var(--why);
  }

  :host([fits][form='ring']) [role='group'] {
    flex: 1 0 var(--least);
    min-block-size: var(--least);
  }

  .ring {
    position: relative;
    margin-inline: auto;
  }

  .middle {
    position: absolute;
    inset: calc(var(--token) + var(--space-2));
    display: grid;
    place-content: center;
    place-items: center;
    text-align: center;
  }

  .place {
    position: absolute;
    inline-size: var(--token);
    block-size: var(--token);
    transform: translate(-50%, -50%);
  }

  .seat {
    position: relative;
    display: grid;
    border: 2px solid var(--edge);
    background: var(--raised);
    color: var(--ink);
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  .ring .seat {
    align-content: center;
    justify-items: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border-radius: 50%;
    line-height: 1.1;
  }

  .ring .number {
    font: 600 var(--text-s) / 1.1 var(--font-title);
  }

  .ring .name {
    max-inline-size: calc(var(--token) - 0.5rem);
    overflow: hidden;
    font-size: clamp(0.6875rem, calc(var(--token) / 5.2), 0.875rem);
    text-overflow: clip;
    white-space: nowrap;
  }

  .list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--list-column, 15rem)), 1fr));
    gap: var(--space-2);
  }

  .list .seat {
    grid-template-columns: 2.25rem 1fr auto;
    gap: 0 var(--space-2);
    align-items: center;
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-3);
    border-width: 1px;
    border-radius: var(--radius-m);
    text-align: start;
  }

  .reason {
    margin-block: var(--space-4) var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .list .number {
    font: 600 var(--text-l) / 1 var(--font-title);
    color: var(--ink-soft);
    text-align: center;
  }

  .list .name {
    overflow-wrap: anywhere;
  }

  .list .note {
    grid-column: 2;
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  .seat.chosen {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  .list .seat.chosen :is(.number, .note) {
    color: var(--on-accent);
  }

  .seat.arc-on,
  .seat.arc-end {
    border-color: var(--accent);
  }

  .seat.arc-on {
    background: var(--accent);
    color: var(--on-accent);
  }

  .list .seat.arc-on .number {
    color: inherit;
  }

  .seat.arc-end {
    border-style: double;
    border-width: 6px;
    font-weight: 600;
  }

  .seat.arc-off {
    border-color: var(--line);
    background: none;
    color: var(--ink-soft);
  }

  .seat.barred {
    border-color: var(--line);
    border-style: dashed;
    background: none;
    color: var(--ink-soft);
    cursor: help;
  }

  .seat.dead {
    border-style: dotted;
    background: none;
    color: var(--ink-soft);
  }

  .seat.dead .name {
    text-decoration: line-through;
  }

  .seat.dead.arc-on {
    background: var(--accent);
    color: var(--on-accent);
  }

  .seat.warned {
    border-color: var(--danger);
  }

  .marks {
    --icon-size: 1rem;
    display: flex;
    gap: 1px;
  }

  .ring .marks {
    --icon-size: 0.875rem;
    position: absolute;
    inset-block-start: -0.25rem;
    inset-inline-end: -0.25rem;
    padding: 1px;
    border-radius: var(--radius-round);
    background: var(--ground);
    color: var(--accent);
  }

  .marks:empty {
    display: none;
  }

  .order {
    margin-inline-end: 0.35em;
    padding-inline: 0.35em;
    border-radius: var(--radius-round);
    background: var(--on-accent);
    color: var(--accent);
    font: 600 var(--text-xs) / 1.4 var(--font-text);
  }

  .ring .order {
    position: absolute;
    inset-block-start: -0.25rem;
    inset-inline-start: -0.25rem;
    min-inline-size: 1.25rem;
    margin: 0;
    border: 1px solid var(--accent);
  }

  .why {
    min-block-size: 1.5em;
    margin-block-start: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-s);
    text-align: center;
    text-wrap: balance;
  }

  /* Longer than a line it lies over the ring: seats must not move under the finger because something is said of one. */
  :host([fits][form='ring']) .why {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-radius: var(--radius-s);
    background: var(--ground);
    pointer-events: none;
  }

  :host([form='list']) .why {
    position: sticky;
    inset-block-start: var(--bar, 0px);
    z-index: 1;
    min-block-size: 0;
    margin: 0;
    background: var(--ground);
  }
`;
