import type { Point } from '../../src/cards/read/found.ts';

/** Who is told of a drag. Points are where the middle of the marker is, px on its board. */
interface Told {
  moved(i: number, at: Point): void;
  dropped(i: number, at: Point): void;
  /** The drag was broken off. */
  given(): void;
}

/** A pointer that has moved less is a tap, px. */
const slack = 7;

/** Dragging one of several round markers over a board with mouse, pen or finger. */
export class MarkerDrag {
  readonly #told: Told;
  #dropped = false;

  constructor(told: Told) {
    this.#told = told;
  }

  /** Whether a pointer's click now heard is the end of a drag: no pointer has gone down since, however slow the device is. */
  get justDropped(): boolean {
    return this.#dropped;
  }

  /** A pointer went down on a marker whose middle is here. */
  begin(event: PointerEvent, i: number, from: Point): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#dropped = false;
    const marker = event.currentTarget as HTMLElement;
    const [startX, startY] = [event.clientX, event.clientY];
    let moving = false;
    // A mouse may leave the marker with its first step.
    marker.setPointerCapture(event.pointerId);
    const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: from.x + clientX - startX, y: from.y + clientY - startY });
    const move = (next: PointerEvent): void => {
      moving ||= Math.hypot(next.clientX - startX, next.clientY - startY) > slack;
      if (!moving) return;
      this.#told.moved(i, at(next));
    };
    const end = (): void => {
      marker.removeEventListener('pointermove', move);
      marker.removeEventListener('pointerup', up);
      marker.removeEventListener('pointercancel', cancel);
    };
    const up = (last: PointerEvent): void => {
      end();
      if (!moving) return;
      this.#dropped = true;
      this.#told.dropped(i, at(last));
    };
    const cancel = (): void => {
      end();
      if (moving) this.#told.given();
    };
    marker.addEventListener('pointermove', move);
    marker.addEventListener('pointerup', up);
    marker.addEventListener('pointercancel', cancel);
  }
}
