import { css, html, type TemplateResult } from 'lit';
import type { SeatId } from '../../src/kernel/types.ts';
import { onItsSide } from './table-height.ts';

/** A player and what the host alone knows of the card and what lies on it. */
export interface KnownSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly alive: boolean;
  readonly role: string;
  readonly marks: readonly string[];
}

/** From so many on name and role share a line, on a phone on its side from fewer, and there from so many on they stand in three columns. */
const several = (): number => (onItsSide.matches ? 13 : 17);
const many = 27;

/**
 * All roles at one look, in the height the table has had: nothing can be scrolled while a button is held, and the button must not move.
 * `wide`: there is the breadth of a desk for them.
 */
export function rolesList(seats: readonly KnownSeat[], wide = false): TemplateResult {
  return html`<ol class="roles ${wide || seats.length >= several() ? 'dense' : ''} ${wide ? 'wide' : ''} ${seats.length >= many ? 'many' : ''}" style="--rows: ${Math.ceil(seats.length / 2)}; --fewer: ${Math.ceil(seats.length / 3)}">
    ${seats.map(
      ({ seat, name, alive, role, marks }) =>
        html`<li data-seat=${seat} class=${alive ? '' : 'gone'}><span class="no">${seat}</span><span class="who">${name}</span><span class="what">${[role, ...marks].join(' · ')}</span></li>`,
    )}
  </ol>`;
}

/** Looks of the roles of all. */
export const rolesListStyles = css`
  .roles {
    display: grid;
    flex: 1;
    grid-auto-flow: column;
    grid-template-rows: repeat(var(--rows), minmax(min-content, 1fr));
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--text-s);
    line-height: 1.2;
  }

  .roles li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0 var(--space-2);
    align-content: center;
    border-block-start: 1px solid var(--line);
  }

  .roles .no {
    grid-row: span 2;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }

  .roles :is(.who, .what) {
    overflow-wrap: anywhere;
  }

  .roles .what {
    color: var(--accent);
  }

  .roles .gone .who {
    color: var(--ink-soft);
    text-decoration: line-through;
  }

  .roles.dense {
    font-size: var(--text-xs);
    line-height: 1.15;
  }

  .roles.dense .no {
    grid-row: auto;
  }

  .roles.many:not(.wide) {
    line-height: 1.05;
  }

  /* On its side, a phone has the breadth for three columns. */
  @media (max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape) {
    .roles.many {
      grid-template-rows: repeat(var(--fewer), minmax(min-content, 1fr));
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 var(--space-2);
    }
  }

  .roles.wide {
    grid-template-rows: repeat(var(--fewer), minmax(min-content, 1fr));
    grid-template-columns: repeat(3, minmax(0, 1fr));
    font-size: var(--text-s);
    line-height: 1.3;
  }

  .roles.dense li {
    grid-template-columns: 1.25rem minmax(0, 0.8fr) minmax(0, 1fr);
  }

  .roles.dense :is(.who, .what) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
