import { pointsPerMm, type Group, type Scene, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';

/** Where something stands on a page, in mm. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A text or a code that comes nearer to the cut than it may. */
export interface Outside {
  /** The text, or what the code says. */
  readonly what: string;
  /** Millimetres between it and the edge of the free zone. */
  readonly by: number;
}

/** A point moved, scaled and turned as the groups it is in say. */
type Move = (x: number, y: number) => readonly [number, number];

/** Texts and codes of a page that are not wholly inside `zone`. */
export function outsideOf(scene: Scene, zone: Box, type: Type): readonly Outside[] {
  return boxesIn(scene.shapes, (x, y) => [x, y], type).flatMap(({ what, box }) => {
    const by = Math.max(zone.left - box.left, zone.top - box.top, box.right - zone.right, box.bottom - zone.bottom);
    // Shapes of fonts end a little before or after their advance.
    return by > 0.05 ? [{ what, by }] : [];
  });
}

function boxesIn(shapes: readonly Shape[], move: Move, type: Type): readonly { readonly what: string; readonly box: Box }[] {
  return shapes.flatMap((shape) => {
    switch (shape.kind) {
      case 'text': {
        const width = type.width(shape.text, shape.font, shape.size);
        const high = shape.size / pointsPerMm;
        const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.align ?? 'start'];
        return [{ what: shape.text, box: around(move, left, shape.y - 0.72 * high, left + width, shape.y + 0.2 * high) }];
      }
      case 'qr':
        return [{ what: shape.text, box: around(move, shape.x, shape.y, shape.x + shape.size, shape.y + shape.size) }];
      case 'group':
        return boxesIn(shape.shapes, moved(shape, move), type);
      case 'use': {
        const { x, y, scene, turned } = shape;
        const place: Move = turned === true ? (a, b) => move(x + scene.width - a, y + scene.height - b) : (a, b) => move(x + a, y + b);
        return boxesIn(scene.shapes, place, type);
      }
      default:
        return [];
    }
  });
}

function moved({ x = 0, y = 0, scale = 1, rotate = 0 }: Group, outer: Move): Move {
  const turn = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return (a, b) => outer(x + cos * a - sin * b, y + sin * a + cos * b);
}

function around(move: Move, left: number, top: number, right: number, bottom: number): Box {
  const corners = [move(left, top), move(right, top), move(right, bottom), move(left, bottom)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
