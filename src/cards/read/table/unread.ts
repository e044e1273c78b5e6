import { linkOf } from './links.ts';
import type { Lying, Sighting } from './pose.ts';

/** A card that was seen and not read, by how it lies from one that was read. */
interface Unread {
  readonly beside: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly seen: number;
}

/** Codes no farther apart than this are one, in code sides. */
const same = 0.8;
/** More are not kept: what is never read and always elsewhere is chance. */
const most = 60;

/** Cards whose codes are found and not read, over the frames of a table. */
export class UnreadCards {
  #all: readonly Unread[] = [];
  #frames = 0;

  /** Takes what a frame shows unread beside what it shows read. */
  add(unread: readonly Sighting[], cards: readonly Sighting[]): void {
    if (cards.length === 0) return;
    this.#frames++;
    const [first] = cards;
    for (const card of unread) {
      const nearest = cards.reduce((best, one) => (far(one, card) < far(best, card) ? one : best), first as Sighting);
      const known = this.#all.find((one) => {
        const anchor = cards.find(({ text }) => text === one.beside);
        return anchor !== undefined && far(lyingFrom(anchor, one), card) < same;
      });
      const { x, y, turn } = linkOf(nearest, card);
      const now = { beside: nearest.text, x, y, turn, seen: (known?.seen ?? 0) + 1 };
      this.#all = [...this.#all.filter((one) => one !== known), now];
    }
    if (this.#all.length > most) this.#all = [...this.#all].sort((a, b) => b.seen - a.seen).slice(0, most);
  }

  /** Those that lie beside the cards of a piece, none where a card was read after all. Over many frames a single sighting is chance. */
  beside(piece: readonly Lying[]): readonly Lying[] {
    const found: Lying[] = [];
    for (const one of this.#all) {
      const anchor = piece.find(({ text }) => text === one.beside);
      if (anchor === undefined || (one.seen < 2 && this.#frames > 3)) continue;
      const card = lyingFrom(anchor, one);
      if (![...piece, ...found].some((other) => far(other, card) < same)) found.push(card);
    }
    return found;
  }

  clear(): void {
    this.#all = [];
    this.#frames = 0;
  }
}

function lyingFrom(anchor: Lying, { x, y, turn }: Unread): Lying {
  const [sin, cos] = [Math.sin(anchor.up), Math.cos(anchor.up)];
  return { text: '', x: anchor.x + cos * x - sin * y, y: anchor.y + sin * x + cos * y, up: anchor.up + turn };
}

function far(a: Lying, b: Lying): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
