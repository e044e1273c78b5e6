import { noChange, type TemplateResult } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

/**
 * Keeps the element of a template in the page once it has been drawn: where it is not `wanted` it is `away`, keeps its
 * layout and is told nothing. Taken out and put back, a table of forty seats would be styled and laid out anew each time.
 */
class Kept extends Directive {
  render(wanted: boolean, draw: () => TemplateResult): unknown {
    return wanted ? draw() : noChange;
  }

  override update(part: ChildPart, [wanted, draw]: [boolean, () => TemplateResult]): unknown {
    const element = part.startNode?.nextSibling;
    if (element instanceof Element) element.classList.replace(wanted ? 'away' : 'ask', wanted ? 'ask' : 'away');
    return this.render(wanted, draw);
  }
}

export const kept = directive(Kept);
