import { outlined } from './outlines.ts';
import { qrGrid } from './qr.ts';
import { type Edges, type Group, type Ink, type Paint, type Scene, type Shape, type Text, type Use } from './scene.ts';
import type { Type } from './type.ts';

export interface SvgOptions {
  /** What the picture shows, for screen readers. */
  readonly title?: string;
  /** Prefix of ids, when several pictures share one document. */
  readonly id?: string;
}

/**
 * A scene as one whole SVG, sized in mm. Scenes used many times are symbols drawn once. Text is drawn as outlines, so
 * that the picture needs no font: browsers may paint an SVG picture before a font inside it is ready, and never again.
 */
export function drawSvg(scene: Scene, type: Type, options: SvgOptions = {}): string {
  const prefix = options.id ?? 's';
  const symbols: string[] = [];
  const ids = new Map<Scene, string>();
  const idOf = (used: Scene): string => {
    const known = ids.get(used);
    if (known !== undefined) return known;
    const id = `${prefix}${String(ids.size + 1)}`;
    ids.set(used, id);
    const b = used.bleed ?? 0;
    symbols.push(
      `<symbol id="${id}" viewBox="${numbers(-b, -b, used.width + 2 * b, used.height + 2 * b)}">${drawAll(used.shapes, pen)}</symbol>`,
    );
    return id;
  };
  const clips = new Map<string, string>();
  const clipOf = (d: string, evenodd = false): string => {
    const outline = `<path d="${d}"${evenodd ? ' clip-rule="evenodd"' : ''}/>`;
    const id = clips.get(outline) ?? `${prefix}c${String(clips.size + 1)}`;
    if (!clips.has(outline)) symbols.push(`<clipPath id="${id}">${outline}</clipPath>`);
    clips.set(outline, id);
    return id;
  };
  const pen: Pen = { type, idOf, clipOf };
  const body = drawAll(scene.shapes, pen);
  const title = options.title === undefined ? '' : `<title>${escape(options.title)}</title>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(scene.width)}mm" height="${n(scene.height)}mm" viewBox="${numbers(0, 0, scene.width, scene.height)}"${scene.dark === true ? ' data-dark=""' : ''}>` +
    `${title}<rect width="100%" height="100%" fill="#fff"/>${symbols.length === 0 ? '' : `<defs>${symbols.join('')}</defs>`}${body}</svg>`
  );
}

/** What drawing a shape takes beside the shape. */
interface Pen {
  readonly type: Type;
  readonly idOf: (scene: Scene) => string;
  readonly clipOf: (d: string, evenodd?: boolean) => string;
}

function drawAll(shapes: readonly Shape[], pen: Pen): string {
  return shapes.map((shape) => drawOne(shape, pen)).join('');
}

function drawOne(shape: Shape, pen: Pen): string {
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.d}"${painted(shape)}${shape.evenodd === true ? ' fill-rule="evenodd"' : ''}/>`;
    case 'rect':
      return `<rect x="${n(shape.x)}" y="${n(shape.y)}" width="${n(shape.w)}" height="${n(shape.h)}"${shape.radius === undefined ? '' : ` rx="${n(shape.radius)}"`}${painted(shape)}/>`;
    case 'text':
      return drawText(shape, pen.type);
    case 'qr': {
      const { modules, dark } = qrGrid(shape.text, shape.core);
      const d = dark.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`).join('');
      return `<path transform="translate(${numbers(shape.x, shape.y)}) scale(${n(shape.size / modules)})" shape-rendering="crispEdges" d="${d}"/>`;
    }
    case 'image':
      return `<image x="${n(shape.x)}" y="${n(shape.y)}" width="${n(shape.w)}" height="${n(shape.h)}" preserveAspectRatio="none" href="data:image/jpeg;base64,${shape.jpeg}"/>`;
    case 'group':
      return `<g${moved(shape)}>${clipped(shape, drawAll(shape.shapes, pen), pen)}</g>`;
    case 'use':
      return drawUse(shape, pen);
  }
}

function drawText({ x, y, text, font, size, ink = 'black', align = 'start' }: Text, type: Type): string {
  const { runs, width } = outlined(type, text, font, size);
  const left = x - { start: 0, middle: width / 2, end: width }[align];
  const paths = runs.map(({ d, x: at, scale, stroke }) => {
    if (d === '') return '';
    const line = stroke === undefined ? '' : ` stroke="${colour(ink)}" stroke-width="${n(stroke)}"`;
    return `<path transform="translate(${numbers(left + at, y)}) scale(${String(scale)} ${String(-scale)})"${line} d="${d}"/>`;
  });
  return `<g aria-label="${escape(text)}"${ink === 'black' ? '' : ` fill="${ink}"`}>${paths.join('')}</g>`;
}

function clipped({ clip, evenodd }: Group, content: string, { clipOf }: Pen): string {
  return clip === undefined ? content : `<g clip-path="url(#${clipOf(clip, evenodd)})">${content}</g>`;
}

function drawUse({ x, y, scene, turned, show }: Use, { idOf }: Pen): string {
  const b = scene.bleed ?? 0;
  const placed = `<use href="#${idOf(scene)}" x="${n(x - b)}" y="${n(y - b)}" width="${n(scene.width + 2 * b)}" height="${n(scene.height + 2 * b)}"${
    turned === true ? ` transform="rotate(180 ${numbers(x + scene.width / 2, y + scene.height / 2)})"` : ''
  }/>`;
  return show === undefined ? placed : cut(placed, x, y, scene, show);
}

/** An inner `svg` cuts off whatever reaches beyond its view. */
function cut(content: string, x: number, y: number, scene: Scene, show: Edges): string {
  const [left, top] = [x - show.left, y - show.top];
  const [w, h] = [scene.width + show.left + show.right, scene.height + show.top + show.bottom];
  return `<svg x="${n(left)}" y="${n(top)}" width="${n(w)}" height="${n(h)}" viewBox="${numbers(left, top, w, h)}">${content}</svg>`;
}

function moved({ x = 0, y = 0, rotate, scale, mirrored }: Group): string {
  const steps = [
    x !== 0 || y !== 0 ? `translate(${numbers(x, y)})` : '',
    rotate === undefined ? '' : `rotate(${n(rotate)})`,
    scale === undefined && mirrored === undefined ? '' : `scale(${numbers((scale ?? 1) * (mirrored === true ? -1 : 1), scale ?? 1)})`,
  ].filter((step) => step !== '');
  return steps.length === 0 ? '' : ` transform="${steps.join(' ')}"`;
}

function painted({ fill, stroke, width, dash }: Paint): string {
  const lines =
    stroke === undefined
      ? ''
      : ` stroke="${colour(stroke)}" stroke-width="${n(width ?? 0.1)}"${dash === undefined ? ' stroke-linecap="round" stroke-linejoin="round"' : ` stroke-dasharray="${numbers(...dash)}"`}`;
  return ` fill="${fill === undefined ? 'none' : colour(fill)}"${lines}`;
}

const colour = (ink: Ink): string => (ink === 'black' ? '#000' : ink);
const n = (value: number): string => String(Math.round(value * 1e4) / 1e4);
const numbers = (...values: readonly number[]): string => values.map(n).join(' ');
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${String(c.charCodeAt(0))};`);
