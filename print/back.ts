import { circle, group, path, rect, use, type Ink, type Scene, type Shape } from './scene.ts';
import type { World } from './art/art.ts';
import { inkOf } from './art/layers.ts';
import type { Painter } from './art/picture.ts';
import type { Look } from './faces/face.ts';

const night: Ink = '#1d2547';
const glow: Ink = '#e9d8a6';
const mist: Ink = '#3d4a80';

/**
 * The one back of every card: a night sky without a frame. Its stars are scattered unevenly, so that a crooked
 * cut tells no card from another, and it looks the same on its head.
 */
export function drawBack(width: number, height: number, bleed: number, look: Look): Scene {
  const ink = look === 'ink-saver';
  const half = [...stars(width, height, bleed, ink), ...moon(Math.min(width, height), ink)];
  const middle = { x: width / 2, y: height / 2 };
  return {
    width,
    height,
    bleed,
    shapes: [
      ...(ink ? [] : [rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: night })]),
      group(half, middle),
      group(half, { ...middle, rotate: 180 }),
    ],
  };
}

/** The back of a deck with art: its upper half, and the same turned, so that it looks the same on its head. */
export function paintedBack(painter: Painter, width: number, height: number, bleed: number): Scene {
  const { world, colours } = painter.art;
  const scale = Math.min(width / 63, height / 88);
  // Cards of another shape have more of the pattern, or else of the ground around it.
  const [x, y] = [(width - 63 * scale) / 2, (height - 88 * scale) / 2];
  const half = tallHalf({ width: 63, height: 44, bleed: 40, shapes: painter.layers(world.back) }, y / scale, world.repeat);
  return {
    width,
    height,
    bleed,
    shapes: [
      rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, {
        fill: painter.mode === 'colour' ? inkOf(world.reverse, colours) : '#ffffff',
      }),
      group(half, { ...(x + y === 0 ? {} : { x, y }), scale }),
      group(half, { x: width - x, y: height - y, rotate: 180, scale }),
    ],
  };
}

/** The upper half of a back, higher by as many repeated strips as go into so many mm. */
function tallHalf(half: Scene, more: number, repeat: World['repeat']): readonly Shape[] {
  const n = repeat === undefined ? 0 : Math.floor(more / repeat.step);
  if (repeat === undefined || n === 0) return half.shapes;
  const { from, step } = repeat;
  const part = (top: number, bottom: number, raised: number): Shape =>
    group([use(half, 0, 0)], { y: -raised, clip: `M-40 ${top}H103V${bottom}H-40Z` });
  // Strips lie a little over one another, so that no seam shows.
  const strips = Array.from({ length: n }, (_, i) => part(from, from + step + 0.1, (n - i) * step));
  return [part(-40, from + 0.1, n * step), ...strips, part(from, 90, 0)];
}

/** Half of two moons that hold each other: crescent above, its twin below when turned. */
function moon(width: number, ink: boolean): readonly Shape[] {
  const r = width * 0.2;
  const k = (n: number): number => Math.round(n * r * 1000) / 1000;
  const crescent = `M0 ${k(-1)}A${k(1)} ${k(1)} 0 0 1 ${k(1)} 0C${k(0.78)} ${k(-0.4)} ${k(0.4)} ${k(-0.62)} ${k(-0.02)} ${k(-0.6)}C${k(-0.44)} ${k(-0.58)} ${k(-0.78)} ${k(-0.3)} ${k(-0.98)} ${k(0.12)}A${k(1)} ${k(1)} 0 0 1 0 ${k(-1)}Z`;
  return [
    path(crescent, ink ? { stroke: mist, width: 0.3 } : { fill: glow }),
    group([path(star(k(0.26)), ink ? { stroke: mist, width: 0.25 } : { fill: glow })], { x: k(0.3), y: k(-0.2) }),
    path(`M${k(-1.25)} 0A${k(1.25)} ${k(1.25)} 0 0 1 ${k(1.25)} 0`, { stroke: ink ? mist : glow, width: 0.25 }),
    path(`M${k(-1.36)} 0A${k(1.36)} ${k(1.36)} 0 0 1 ${k(1.36)} 0`, { stroke: mist, width: 0.5 }),
  ];
}

/** Four-pointed star. */
function star(r: number): string {
  const s = Math.round(r * 0.22 * 1000) / 1000;
  return `M0 ${-r}L${s} ${-s}L${r} 0L${s} ${s}L0 ${r}L${-s} ${s}L${-r} 0L${-s} ${-s}Z`;
}

/** Stars over the upper half, unevenly but always the same way, clear of the moons and of one another. */
function stars(width: number, height: number, bleed: number, ink: boolean): readonly Shape[] {
  const shapes: Shape[] = [];
  const placed: { x: number; y: number; r: number }[] = [];
  const chance = scatter(20_11);
  const [reachX, reachY] = [width / 2 + bleed, height / 2 + bleed];
  const keepOut = Math.min(width, height) * 0.29;
  for (let tries = 0; tries < 900 && placed.length < (ink ? 40 : 120); tries++) {
    const x = Math.round((chance() * 2 - 1) * reachX * 100) / 100;
    const y = -Math.round(chance() * reachY * 100) / 100;
    const r = Math.round((0.35 + 1.5 * chance() ** 4) * 100) / 100;
    const near = (ax: number, ay: number, ar: number): boolean => Math.hypot(x - ax, y - ay) < r + ar + 1.1;
    if (Math.hypot(x, y) < keepOut + r || y > -r - 0.4 || placed.some((p) => near(p.x, p.y, p.r) || near(-p.x, -p.y, p.r))) continue;
    placed.push({ x, y, r });
    const bright = chance() < 0.4;
    const paint = ink ? { stroke: mist, width: 0.2 } : { fill: bright ? glow : mist };
    shapes.push(r > 0.8 ? group([path(star(r), paint)], { x, y, rotate: Math.round(chance() * 30) }) : circle(x, y, r * 0.6, paint));
  }
  return shapes;
}

/** Even numbers from 0 to 1 that only look random (Park and Miller's generator): every printing has the same sky. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
