import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Press } from '../print/press.ts';
import type { LaidOut } from '../print/protocol.ts';
import { base } from '../styles/base.ts';
import './button.ts';
import './card-view.ts';
import './choice.ts';
import { NdElement } from './element.ts';
import { previewStyles } from './page-preview.styles.ts';

/** One page, the two sides of a sheet beside one another, or all pages small. */
type View = 'one' | 'sheet' | 'all';

/** A page is shown up to so many times as wide as it fits. */
const zooms = [1, 2, 4] as const;

/**
 * The pages of a printing job as they will come out; arrow keys turn them. The proof of the finished file compares it with
 * these very pictures.
 */
@customElement('nd-page-preview')
export class PagePreview extends NdElement {
  static override styles = [base, previewStyles];

  @property({ attribute: false }) press: Press | undefined;
  /** The pages; nothing while they are being laid out. */
  @property({ attribute: false }) laid: LaidOut | undefined;
  /** Changes with every job, so that the same number of pages is still another preview. */
  @property({ attribute: false }) round = 0;
  /** Why there is nothing to see. */
  @property() refusal = '';
  @state() private at = 0;
  @state() private view: View = 'one';
  @state() private zoom = 0;
  /** Pages drawn so far, by their index. */
  @state() private svgs: ReadonlyMap<number, string> = new Map();
  readonly #asked = new Set<number>();
  readonly #sight = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) void this.#draw(Number((target as HTMLElement).dataset['page']));
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('laid') || this.laid === undefined) return;
    this.at = Math.max(0, Math.min(this.at, this.laid.pages - 1));
    if (this.laid.reverse.length === 0 && this.view === 'sheet') this.view = 'one';
    this.#asked.clear();
    // What was drawn stays until the new page comes, so that nothing flickers.
    void this.#draw(this.at).then(() => {
      const now = this.svgs.get(this.at);
      this.svgs = new Map(now === undefined ? [] : [[this.at, now]]);
      this.#asked.clear();
      this.#asked.add(this.at);
      this.#show();
    });
  }

  protected override updated(): void {
    if (this.view === 'all') for (const page of this.renderRoot.querySelectorAll('[data-page]')) this.#sight.observe(page);
    else this.#sight.disconnect();
  }

  protected override render(): TemplateResult {
    const of = this.laid?.pages ?? 0;
    return html`<section aria-label=${this.say('printing.preview')} @keydown=${this.#key}>
      ${of > 1 ? this.#tools() : this.#yet('tools')}
      <div class="desk ${this.view} ${this.laid === undefined ? 'stale' : ''}" style="--zoom: ${zooms[this.zoom] ?? 1}" tabindex=${this.zoom > 0 || this.view === 'all' ? 0 : nothing}>
        ${this.#pages()}
      </div>
      ${of > 0 && this.view !== 'all' ? this.#turning(of) : this.#yet('turn')}
    </section>`;
  }

  /** Room for what will stand here once the first pages are laid out: what is below stays where it is. */
  #yet(row: 'tools' | 'turn'): TemplateResult | typeof nothing {
    return this.laid === undefined && this.view !== 'all' && this.refusal === '' ? html`<div class=${row}></div>` : nothing;
  }

  #tools(): TemplateResult {
    const views: readonly View[] = this.laid?.reverse.length ? ['one', 'sheet', 'all'] : ['one', 'all'];
    return html`<div class="tools">
      <nd-choice
        bare
        look="segments"
        label=${this.say('printing.view')}
        .items=${views.map((id) => ({ id, label: this.say(`printing.view.${id}`) }))}
        .value=${[this.view]}
        @change=${(event: CustomEvent<View[]>) => this.#look(event.detail[0] ?? 'one')}
      ></nd-choice>
    </div>`;
  }

  #pages(): TemplateResult | readonly TemplateResult[] {
    if (this.refusal) return html`<p class="refusal" role="alert">${this.refusal}</p>`;
    if (this.laid?.pages === 0) return html`<p class="soft">${this.say('printing.none')}</p>`;
    if (this.view === 'all' && this.laid) return Array.from({ length: this.laid.pages }, (_, i) => this.#small(i, this.laid?.pages ?? 0));
    const shown = this.#shown().flatMap((i) => {
      const svg = this.svgs.get(i);
      return svg === undefined ? [] : [html`<nd-card-view .svg=${svg} alt=${this.#label(i)}></nd-card-view>`];
    });
    return shown.length > 0 ? shown : html`<p class="soft" role="status">${this.say('printing.laying')}</p>`;
  }

  #small(i: number, of: number): TemplateResult {
    return html`<button data-page=${i} aria-label=${this.say('printing.page', { n: i + 1, of })} @click=${() => this.#open(i)}>
      <nd-card-view .svg=${this.svgs.get(i) ?? ''}></nd-card-view><span class="soft small" aria-hidden="true">${i + 1}</span>
    </button>`;
  }

  #turning(of: number): TemplateResult {
    const shown = this.#shown();
    const [first = 0, last = first] = [shown[0], shown.at(-1)];
    return html`<div class="turn">
      <nd-button variant="quiet" icon="minus" label=${this.say('printing.zoom.out')} ?disabled=${this.zoom === 0} @click=${() => (this.zoom -= 1)}></nd-button>
      <nd-button variant="quiet" icon="back" label=${this.say('printing.page.previous')} ?disabled=${first === 0} @click=${() => this.#turn(-1)}></nd-button>
      <span role="status">${this.#label(this.at)}</span>
      <nd-button variant="quiet" icon="next" label=${this.say('printing.page.next')} ?disabled=${last >= of - 1} @click=${() => this.#turn(1)}></nd-button>
      <nd-button variant="quiet" icon="plus" label=${this.say('printing.zoom.in')} ?disabled=${this.zoom === zooms.length - 1} @click=${() => (this.zoom += 1)}></nd-button>
    </div>`;
  }

  #label(i: number): string {
    return this.laid ? this.say('printing.page', { n: i + 1, of: this.laid.pages }) : '';
  }

  /** The pages that are seen large: one, or the two sides of its sheet. */
  #shown(): readonly number[] {
    if (this.view !== 'sheet' || !this.laid) return [this.at];
    const { reverse, pages } = this.laid;
    const front = reverse.includes(this.at) ? this.at - 1 : this.at;
    return reverse.includes(front + 1) && front + 1 < pages ? [front, front + 1] : [front];
  }

  #key(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Arrows move through a choice, and through a page that is larger than its window.
    const elsewhere = event.target instanceof Element && event.target.localName === 'nd-choice';
    if (step !== undefined && this.zoom === 0 && this.view !== 'all' && !elsewhere) this.#turn(step);
  }

  #look(view: View): void {
    this.view = view;
    if (view === 'all') this.zoom = 0;
    this.#show();
  }

  #open(i: number): void {
    this.at = i;
    this.#look('one');
  }

  #turn(step: number): void {
    const shown = this.#shown();
    const to = step > 0 ? (shown.at(-1) ?? 0) + 1 : (shown[0] ?? 0) - 1;
    if (this.laid === undefined || to < 0 || to >= this.laid.pages) return;
    this.at = to;
    this.#show();
  }

  #show(): void {
    if (this.view !== 'all') for (const page of this.#shown()) void this.#draw(page);
  }

  async #draw(page: number): Promise<void> {
    const { round, press } = this;
    if (!press || !this.laid?.pages || this.#asked.has(page)) return;
    this.#asked.add(page);
    // A page asked for just before the job changed may be gone; the new job asks again.
    const svg = await press.page(page).catch(() => undefined);
    if (svg !== undefined && round === this.round) this.svgs = new Map(this.svgs).set(page, svg);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nd-page-preview': PagePreview;
  }
}
