import { group, use, type Group, type Scene, type Shape } from '../scene.ts';
import type { Art, Layer } from './art.ts';
import { shapesOf, type Colours, type Mode } from './layers.ts';
import { middle } from './path.ts';

/** A picture is as wide as a card, 63 mm; the window of a world shows its upper half. Parts about the origin may reach beyond. */
export const pictureFrame = { width: 2 * middle, height: 60, bleed: 40 } as const;
/** What parts drawn in their place are turned, scaled and mirrored about. */
const pivot = { x: middle, y: 30 } as const;

/** Draws the pictures of a deck's art. A part in the same colours is one form, however many faces have it. */
export interface Painter {
  readonly art: Art;
  readonly mode: Mode;
  /** A picture by its name; nothing where the art has none of that name. */
  picture(name: string): Scene | undefined;
  /** Layers of the world, such as its frame. */
  layers(layers: readonly Layer[]): readonly Shape[];
}

const painters = new WeakMap<Art, Map<Mode, Painter>>();

/** The painter of an art file, the same for every page. What is wrong with the file is thrown when a picture is first drawn. */
export function painterOf(art: Art, mode: Mode): Painter {
  const known = painters.get(art)?.get(mode);
  if (known !== undefined) return known;
  const painter = makePainter(art, mode);
  painters.set(art, (painters.get(art) ?? new Map<Mode, Painter>()).set(mode, painter));
  return painter;
}

function makePainter(art: Art, mode: Mode): Painter {
  const parts = new Map<string, Scene>();
  const pictures = new Map<string, Scene>();

  const draw = (layers: readonly Layer[], colours: Colours): readonly Shape[] =>
    shapesOf(layers, colours, mode, (call) => useOf(call, colours));

  const partOf = (name: string, given: readonly string[], colours: Colours): Scene => {
    const source = art.parts[name];
    if (source === undefined) throw new Error(`There is no part "${name}".`);
    const own = Object.fromEntries(
      given.map((pair) => {
        const [slot = '', colour = ''] = pair.split('=');
        return [slot, colours[colour] ?? colour];
      }),
    );
    const dressed = { ...colours, ...own };
    const key = `${name} ${JSON.stringify(differing(dressed, art.colours))}`;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const scene = { ...pictureFrame, shapes: draw(source, dressed) };
    parts.set(key, scene);
    return scene;
  };

  /** `<part> slot=colour … @x,y,scale,turn` for what is drawn about the origin, `+x,y,…` for what is drawn in its place; `<` mirrors. */
  const useOf = (call: string, colours: Colours): readonly Shape[] => {
    const [name = '', ...words] = call.split(' ');
    const scene = partOf(
      name,
      words.filter((word) => word.includes('=')),
      colours,
    );
    const mirror = words.includes('<');
    const place = words.find((word) => /^[@+]/.test(word));
    const drawn = use(scene, 0, 0);
    if (place === undefined && !mirror) return [drawn];
    const [x = 0, y = 0, scale = 1, rotate = 0] = (place?.slice(1) ?? '')
      .split(',')
      .filter((word) => word !== '')
      .map(Number);
    const how = { scale, rotate, ...(mirror ? { mirrored: true as const } : {}) };
    return [group([drawn], place?.startsWith('@') === true ? { ...how, x, y } : about(how, x, y))];
  };

  return {
    art,
    mode,
    picture: (name) => {
      const source = art.faces[name];
      const known = pictures.get(name);
      if (source === undefined || known !== undefined) return known;
      const scene = { ...pictureFrame, shapes: draw(source, art.colours) };
      pictures.set(name, scene);
      return scene;
    },
    layers: (layers) => draw(layers, art.colours),
  };
}

/** A group that moves the pivot by (x, y) and turns about it. */
function about(
  how: { readonly scale: number; readonly rotate: number; readonly mirrored?: true },
  x: number,
  y: number,
): Omit<Group, 'kind' | 'shapes'> {
  const turn = (how.rotate * Math.PI) / 180;
  const across = how.mirrored === true ? -pivot.x : pivot.x;
  const rounded = (n: number): number => Math.round(n * 1000) / 1000;
  return {
    ...how,
    x: rounded(pivot.x + x - how.scale * (Math.cos(turn) * across - Math.sin(turn) * pivot.y)),
    y: rounded(pivot.y + y - how.scale * (Math.sin(turn) * across + Math.cos(turn) * pivot.y)),
  };
}

function differing(colours: Colours, usual: Colours): Colours {
  return Object.fromEntries(Object.entries(colours).filter(([name, colour]) => usual[name] !== colour));
}
