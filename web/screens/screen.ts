import { property } from 'lit/decorators.js';
import { NdElement } from '../elements/element.ts';
import { base } from '../styles/base.ts';
import { layout } from '../styles/layout.ts';

/**
 * A screen: fills the page under the bar and has one `<h1 tabindex="-1">`, which gets the focus when
 * the screen is gone to. Screens that load first resolve `ready` when the heading stands.
 */
export class Screen extends NdElement {
  static override styles = [base, layout];
  /** What stands behind the screen's name in the address. */
  @property({ attribute: false }) args: readonly string[] = [];

  /** Resolves when the screen shows what it is about. */
  get ready(): Promise<unknown> {
    return this.updateComplete;
  }

  /** What the browser's title says; never a name or a role. */
  get titleId(): string {
    return `title.${this.localName.slice(3)}`;
  }
}
