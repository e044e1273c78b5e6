import { group, path, type Ink, type Shape } from '../scene.ts';
import type { Layer } from './art.ts';
import { pathData } from './path.ts';

/** In full colour, or as lines on white paper, where little ink is to be used. */
export type Mode = 'colour' | 'lines';

/** Colours by name. */
export type Colours = Readonly<Record<string, string>>;

/** Lines of a picture that is drawn in lines, in mm. */
const thin = 0.16;

/** A layer taken apart: `<paints> <path>`. */
interface Painted {
  readonly fill?: string;
  readonly stroke?: { readonly colour: string; readonly width: number };
  /** Left out where ink is saved. */
  readonly ornament: boolean;
  /** Stays filled where ink is saved. */
  readonly solid: boolean;
  readonly evenodd: boolean;
  readonly d: string;
}

/** The shapes of layers, back to front. `uses` draws a part that a layer names. */
export function shapesOf(
  layers: readonly Layer[],
  colours: Colours,
  mode: Mode,
  uses: (call: string) => readonly Shape[],
): readonly Shape[] {
  return layers.flatMap((layer): readonly Shape[] => {
    if (typeof layer !== 'string') return [group(shapesOf(layer.layers, colours, mode, uses), { clip: pathData(layer.clip) })];
    return isUse(layer) ? uses(layer) : painted(read(layer), colours, mode);
  });
}

/** Whether a layer names a part: parts have a dot in their names, paints have none. */
const isUse = (layer: string): boolean => /^[a-z]+\.[A-Za-z0-9]+(?: |$)/.test(layer);

function read(layer: string): Painted {
  const [, paints = '', d = ''] = /^((?:[^\sM@]\S* )*)([M@].*)$/s.exec(layer) ?? [];
  if (d === '' || paints === '') throw new Error(`This is no layer: "${layer.slice(0, 60)}".`);
  const words = paints.trim().split(' ');
  const line = words.find((word) => word.includes('/'))?.split('/');
  const fill = words.find((word) => /^[a-zA-Z]\w*$/.test(word));
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(line === undefined ? {} : { stroke: { colour: line[0] ?? '', width: Number(line[1]) } }),
    ornament: words.includes('~'),
    solid: words.includes('!'),
    evenodd: words.includes('%'),
    d: pathData(d),
  };
}

function painted({ fill, stroke, ornament, solid, evenodd, d }: Painted, colours: Colours, mode: Mode): readonly Shape[] {
  const rule = evenodd ? { evenodd: true as const } : {};
  if (mode === 'colour') {
    const line = stroke === undefined ? {} : { stroke: inkOf(stroke.colour, colours), width: stroke.width };
    return [path(d, { ...(fill === undefined ? {} : { fill: inkOf(fill, colours) }), ...line, ...rule })];
  }
  if (ornament) return [];
  if (solid)
    return [
      path(d, {
        ...(fill === undefined ? {} : { fill: 'black' }),
        ...(stroke === undefined ? {} : { stroke: 'black', width: thin }),
        ...rule,
      }),
    ];
  return [path(d, { ...(fill === undefined ? {} : { fill: '#ffffff' }), stroke: 'black', width: thin, ...rule })];
}

/** A colour of the art by its name; throws where there is none. */
export function inkOf(name: string, colours: Colours): Ink {
  const ink = colours[name];
  if (ink === undefined) throw new Error(`There is no colour "${name}".`);
  return ink as Ink;
}
