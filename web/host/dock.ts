import { html, nothing, type TemplateResult } from 'lit';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/icon.ts';
import type { IconName } from '../elements/icon.ts';

/** The tools at the foot of the board that open a sheet. */
export type Tool = 'table' | 'night' | 'cards' | 'rule' | 'more';

const tools: readonly (readonly [id: Tool, icon: IconName])[] = [
  ['table', 'ring'],
  ['night', 'moon'],
  ['cards', 'cards'],
  ['rule', 'edit'],
  ['more', 'more'],
];

/** The tools at the foot of the host's board, each one tap away, those that `on` has switched off left out; the story is a screen of its own. */
export function dock(
  on: Readonly<Partial<Record<Tool, boolean>>>,
  { say }: Speaker,
  show: (id: Tool) => void,
  story: string,
): TemplateResult {
  return html`<nav class="dock" aria-label=${say('host.tools')}>
    ${tools.map(([id, icon]) =>
      on[id] === false
        ? nothing
        : html`<button type="button" data-sheet=${id} @click=${() => show(id)}><nd-icon name=${icon}></nd-icon><span>${say(`host.dock.${id}`)}</span></button>`,
    )}
    <button type="button" data-sheet="story" @click=${() => (location.hash = story)}>
      <nd-icon name="book"></nd-icon><span>${say('host.dock.story')}</span>
    </button>
  </nav>`;
}
