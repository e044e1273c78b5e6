import { html, type TemplateResult } from 'lit';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import { makeRoute } from '../route.ts';
import type { StoredGame } from '../session/stored-game.ts';
import type { TableSet } from '../session/table.ts';

/** The way to the workshop: with the deck in use where it brings rules of its own, else to begin a game of one's own. */
export function workshopLink(table: TableSet | undefined, draft: StoredGame | undefined, { say }: Speaker): TemplateResult {
  const own = table?.deck.rules !== undefined && draft !== undefined;
  return html`<nd-button variant="quiet" start icon="edit" href=${makeRoute('workshop', ...(own ? [draft.id] : []))}>
    ${say(own ? 'setup.own.change' : 'setup.own.begin')}
  </nd-button>`;
}
