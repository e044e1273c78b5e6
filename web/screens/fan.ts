import { html } from 'lit';

const pips = {
  spade:
    'M12 2.5c1.8 3.6 7.5 6.4 7.5 11a4 4 0 0 1-6.6 3c.2 1.9.8 3.3 1.8 4.5H9.3c1-1.2 1.6-2.6 1.8-4.5a4 4 0 0 1-6.6-3c0-4.6 5.7-7.4 7.5-11z',
  heart: 'M12 20.5C9.5 17 3.5 13.5 3.5 8.7A4.5 4.5 0 0 1 12 6.6a4.5 4.5 0 0 1 8.5 2.1c0 4.8-6 8.3-8.5 11.8z',
};

/** Three cards held in a hand: a spade, a moon between, a heart. */
export const fan = html`<svg class="fan" viewBox="0 0 176 112" aria-hidden="true">
  <g transform="rotate(-16 88 190)">
    <rect class="card" x="58" y="16" width="60" height="84" rx="6"></rect>
    <path class="pip" transform="translate(63 20) scale(0.62)" d=${pips.spade}></path>
  </g>
  <g transform="rotate(16 88 190)">
    <rect class="card" x="58" y="16" width="60" height="84" rx="6"></rect>
    <path class="pip" transform="translate(98 20) scale(0.62)" d=${pips.heart}></path>
  </g>
  <g>
    <rect class="card" x="58" y="10" width="60" height="84" rx="6"></rect>
    <rect class="line" x="62.5" y="14.5" width="51" height="75" rx="3"></rect>
    <path class="pip" d="M95 36a18 18 0 1 0 9.5 29 15 15 0 0 1-9.5-29z"></path>
    <path class="pip" d="M101 42l1.2 3.8 3.8 1.2-3.8 1.2-1.2 3.8-1.2-3.8-3.8-1.2 3.8-1.2z"></path>
  </g>
</svg>`;
