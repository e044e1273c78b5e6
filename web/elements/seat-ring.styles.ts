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
    justify-content: end;
    position: relative;
    padding-block-end: var(--why-room, var(--why));
  }

  :host([fits][form='ring']) [role='group'] {
    flex: 1 0 var(--least);
    min-block-size: var(--least);
    max-block-size: max(var(--least), var(--most));
  }

  :host([turns='all']) .ring {
    touch-action: none;
  }

  .ring {
    position: relative;
    margin-inline: auto;
  }

  .middle {
    position: absolute;
    inset: calc(var(--tall) + var(--space-2)) calc(var(--seat) + var(--space-2));
    display: grid;
    place-content: center;
    place-items: center;
    text-align: center;
    text-wrap: balance;
  }

  .seat {
    position: relative;
    display: grid;
    border: 2px solid var(--edge);
    background: var(--raised);
    color: var(--ink);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }

  /* Round seats are touched within their round: their corners lie over their neighbours. */
  .ring .seat {
    position: absolute;
    align-content: center;
    justify-items: center;
    inline-size: var(--seat);
    block-size: var(--tall);
    transform: translate(-50%, -50%);
    padding: 0;
    border-radius: 50%;
    line-height: 1.1;
  }

  /* A button has what is in it in its middle by itself; forty grids take a phone half as long again to lay out. */
  .ring button {
    display: block;
    text-align: center;
  }

  .ring :is(.number, .name) {
    display: block;
  }

  .ring .number {
    font: 600 clamp(var(--seat) / 7, var(--text-s), var(--seat) / 2.7) / 1.1 var(--font-title);
  }

  .ring .name {
    max-inline-size: calc(var(--seat) - 0.375rem);
    margin-inline: auto;
    /* Room for what a letter has beyond its own breadth, which would be cut off. */
    padding-inline: 1px;
    overflow: hidden;
    font-size: clamp(min(0.625rem, var(--seat) / 3), var(--seat) / 5.2, max(1rem, var(--seat) / 6.2));
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Of ideographs three are read at a glance where of letters six are, but not as small. */
  .ring .name:lang(zh) {
    font-size: clamp(min(0.72rem, var(--seat) / 3.65), var(--seat) / 4.5, max(1rem, var(--seat) / 6.2));
  }

  .ring .name.long {
    font-size: clamp(min(0.625rem, var(--seat) / 3), var(--seat) / 6.4, max(0.9rem, var(--seat) / 7));
  }

  /* Where seats stand in rows nothing is in the middle, and a name stands beside its number. */
  .grid .middle {
    display: none;
  }

  .double .middle {
    inset: calc(2 * var(--tall) + var(--space-3)) calc(2 * var(--seat) + var(--space-3));
  }

  .grid .seat {
    grid-template-columns: minmax(0, auto);
    place-content: center;
    padding-inline: 0.1875rem;
    border-radius: var(--radius-m);
  }

  .grid .number {
    line-height: 1;
  }

  .flat .seat {
    display: grid;
    grid-template-columns: auto minmax(0, auto);
    gap: 0.25rem;
    align-items: center;
  }

  .grid .name {
    max-inline-size: calc(100% + 2px);
    margin-inline: -1px;
    font-size: clamp(0.625rem, calc(var(--seat) / 6.5), 1rem);
  }

  .grid .name:lang(zh) {
    font-size: clamp(0.625rem, min(0.72rem, var(--seat) / 3.9), 1rem);
  }

  .seat.chosen {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  /* By weight too: some eyes do not tell colours apart. Where they are forced away it is by shape, below. */
  .seat.raised {
    font-weight: 700;
  }

  /* What stands at its edge lies over its neighbours. */
  .ring .seat.edged {
    z-index: 1;
  }

  .seat.arc-on,
  .seat.arc-end {
    border-color: var(--accent);
  }

  .seat.arc-on {
    background: var(--accent);
    color: var(--on-accent);
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
    inset-block-start: -0.375rem;
    inset-inline-start: -0.375rem;
    min-inline-size: 1.4em;
    margin: 0;
    padding-inline: 0.2em;
    border: 1px solid var(--accent);
    font-size: clamp(0.625rem, calc(var(--seat) / 4.4), var(--text-xs));
    line-height: 1.3;
  }

  /* Where colours are forced, shape and weight alone tell who is chosen, barred, dead or worth a second thought. */
  @media (forced-colors: active) {
    .seat.chosen,
    .seat.raised,
    .seat.arc-on {
      border: 5px solid Highlight;
      font-weight: 700;
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }

    .seat.warned {
      border-style: double;
      border-width: 6px;
    }

    .seat.barred,
    .seat.dead {
      color: GrayText;
    }
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
    inset-block-end: var(--why-at, 0px);
    inset-inline: 0;
    border-radius: var(--radius-s);
    pointer-events: none;
  }

  /* With nothing to say it covers nothing that stands there. */
  :host([fits][form='ring']) .why.told {
    min-block-size: var(--why-line, 1.5em);
    background: var(--ground);
  }

  .why nd-clause {
    pointer-events: auto;
  }
`;
