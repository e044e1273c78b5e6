import { html, nothing, type TemplateResult } from 'lit';
import type { Speaker } from '../../src/text/speak.ts';
import '../elements/button.ts';
import '../elements/icon.ts';
import './awake-now.ts';
import { isNight } from './night.ts';
import type { HostedGame } from './hosted-game.ts';
import type { View } from './view.ts';

/** What can be done from the bar. */
export interface BarDeeds {
  scan(): void;
  undo(): void;
  redo(): void;
}

/** The bar over the host's board: the way out, where the game stands, the scanner, and what can be taken back. */
export function bar(hosting: HostedGame, view: View, speaker: Speaker, deeds: BarDeeds): TemplateResult {
  const { say } = speaker;
  const { shownOnly, question } = view;
  const canUndo = view.canUndo && !shownOnly;
  const canRedo = view.canRedo && !shownOnly;
  const { table } = hosting.session;
  const phase = table.story.findLast((fact) => fact.what === 'phase');
  return html`<header class="bar">
    <nd-button variant="quiet" icon="back" label=${say('host.leave')} href="#/"></nd-button>
    <div class="where">
      <h1 tabindex="-1"><nd-icon name=${isNight(table) ? 'moon' : 'sun'}></nd-icon> ${phase?.what === 'phase' ? say(phase.said) : say('title.host')}</h1>
      <p class="soft small">${say('host.aliveOf', { n: table.alive.length, of: table.seats.length })}</p>
    </div>
    <div class="deeds">
    ${isNight(table) && question.shape !== 'over' ? html`<nd-awake-now .words=${speaker} .table=${table} .question=${question}></nd-awake-now>` : nothing}
    <nd-button class="scan" variant="quiet" icon="scan" label=${say('host.scan')} @click=${deeds.scan}></nd-button>
    ${canRedo ? html`<nd-button class="redo" variant="quiet" icon="redo" label=${say('host.redo')} @click=${deeds.redo}></nd-button>` : nothing}
    ${canUndo ? html`<nd-button class="undo" variant="quiet" icon="undo" label=${say('shell.undo')} @click=${deeds.undo}></nd-button>` : nothing}
    </div>
  </header>`;
}
