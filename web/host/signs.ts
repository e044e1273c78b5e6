import { svg, type SVGTemplateResult } from 'lit';
import type { Showing } from '../../src/kernel/question.ts';

export type Sign = NonNullable<Showing['sign']>;

/**
 * Signs held up to a player, 200 units square, told apart by shape and movement and never by colour
 * alone: they are read across a dark room, by people who speak any language.
 */
export function drawSign(sign: Sign): SVGTemplateResult {
  switch (sign) {
    case 'nod':
      return svg`<g class="nod">${head()}</g>${arrow(176, 52, -90)}${arrow(176, 148, 90)}`;
    case 'shake':
      return svg`<g class="shake">${head()}</g>${arrow(44, 178, 180)}${arrow(156, 178, 0)}`;
    case 'blocked':
      return svg`<circle class="line" cx="100" cy="34" r="24" />${forearm(-42)}${forearm(42)}`;
    case 'same':
      return svg`${card(22, true)}${card(112, true)}`;
    case 'different':
      return svg`${card(22, true)}${card(112, false)}`;
  }
}

const head = (): SVGTemplateResult => svg`<ellipse class="line" cx="100" cy="92" rx="54" ry="66" />
  <circle class="fill" cx="79" cy="82" r="7" /><circle class="fill" cx="121" cy="82" r="7" />
  <path class="line thin" d="M82 122h36" />`;

/** One of two forearms crossed before the chest, fist upward (VD-R22). */
const forearm = (angle: number): SVGTemplateResult =>
  svg`<g transform="translate(100 128) rotate(${angle})"><path class="line" d="M-15 -34V62Q-15 70 0 70Q15 70 15 62V-34" /><circle class="fill" cx="0" cy="-52" r="18" /></g>`;

/** An arrowhead with its shaft, pointing right before it is turned by `angle` degrees. */
const arrow = (x: number, y: number, angle: number): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y}) rotate(${angle})"><path class="line" d="M-22 0H18M4-15L20 0L4 15" /></g>`;

const card = (x: number, filled: boolean): SVGTemplateResult =>
  svg`<rect class=${filled ? 'line fill' : 'line'} x=${x} y="46" width="66" height="108" rx="10" />`;
