import { decimal, micrometres, type Content, type Font, type PdfDocument } from './pdf-document.ts';
import type { Reference } from './pdf-objects.ts';
import { qrGrid, type Dark, type QrGrid } from './qr.ts';
import {
  pointsPerMm,
  type Group,
  type Image,
  type Ink,
  type Paint,
  type Qr,
  type Scene,
  type Shape,
  type Text,
  type Use,
} from './scene.ts';
import type { Piece } from './tags.ts';
import { hanBoldStroke, isBold, type Type } from './type.ts';

/** Turns shapes in millimetres into the operators of a page. */
export interface Pen {
  draw(shapes: readonly Shape[]): Content;
  /** Pieces one after another, each marked as what it is; those that are read have numbers from 0. */
  drawPieces(pieces: readonly Piece[]): Content;
}

/** What is being drawn. */
interface Surface {
  readonly operators: string[];
  readonly fonts: Record<string, Reference>;
  readonly forms: Record<string, Reference>;
}

interface Form {
  readonly name: string;
  readonly ref: Reference;
}

/** A stretch of text in one font: the operator that shows it, and its width in type sizes. */
interface Shown {
  readonly font: Font;
  readonly show: string;
  readonly width: number;
  readonly bolder: boolean;
}

interface Code {
  readonly modules: number;
  readonly corners: Form;
  readonly fill: string;
}

export function makePen(document: PdfDocument, type: Type): Pen {
  const recorded = new Map<Scene, Form>();
  const images = new Map<string, Form>();
  const codes = new Map<string, Code>();
  const corners = new Map<string, Form>();
  const lines = new Map<string, readonly Shown[]>();
  let surface: Surface = { operators: [], fonts: {}, forms: {} };
  const put = (operators: string): void => void surface.operators.push(operators);

  const record = (draw: () => void): Content => {
    const outside = surface;
    surface = { operators: [], fonts: {}, forms: {} };
    // Forms take these from the page they lie on: round caps and joins wherever nothing is dashed.
    put('1 J 1 j');
    draw();
    const { operators, fonts, forms } = surface;
    surface = outside;
    return { operators: operators.join('\n'), fonts, forms };
  };

  const formOf = (scene: Scene): Form => {
    const known = recorded.get(scene);
    if (known !== undefined) return known;
    const b = scene.bleed ?? 0;
    // Named after the forms inside it: they count too, and a scene may use both.
    const content = record(() => drawAll(scene.shapes));
    const form = { name: `X${recorded.size + 1}`, ref: document.form([-b, -b, scene.width + b, scene.height + b], content) };
    recorded.set(scene, form);
    return form;
  };

  const drawAll = (shapes: readonly Shape[]): void => {
    for (const shape of shapes) drawOne(shape);
  };

  const drawOne = (shape: Shape): void => {
    switch (shape.kind) {
      case 'path':
        return put(painted(shape, document.outline(shape.d), shape.evenodd));
      case 'rect': {
        const { x, y, w, h, radius } = shape;
        const square = `${decimal(x)} ${decimal(y)} ${decimal(w)} ${decimal(h)} re`;
        return put(painted(shape, radius === undefined ? square : document.outline(rounded(x, y, w, h, radius))));
      }
      case 'text':
        return drawText(shape);
      case 'qr':
        return drawCode(shape);
      case 'image':
        return drawImage(shape);
      case 'group':
        put(`q ${matrix(shape)} cm${shape.clip === undefined ? '' : ` ${document.outline(shape.clip)} W${shape.evenodd ? '*' : ''} n`}`);
        drawAll(shape.shapes);
        return put('Q');
      case 'use':
        return place(shape);
    }
  };

  const place = ({ scene, x, y, show, turned = false }: Use): void => {
    const { name, ref } = formOf(scene);
    surface.forms[name] = ref;
    const box = show && [x - show.left, y - show.top, scene.width + show.left + show.right, scene.height + show.top + show.bottom];
    const clip = box === undefined ? '' : `${box.map(decimal).join(' ')} re W n `;
    const at = turned ? `-1 0 0 -1 ${decimal(x + scene.width)} ${decimal(y + scene.height)}` : `1 0 0 1 ${decimal(x)} ${decimal(y)}`;
    put(`q ${clip}${at} cm /${name} Do Q`);
  };

  /** Its square is one unit wide and stands on its foot, as PDF has it; ours hang from their top. */
  const drawImage = ({ x, y, w, h, jpeg, pixels }: Image): void => {
    const known = images.get(jpeg);
    const image = known ?? {
      name: `J${images.size + 1}`,
      ref: document.image(
        Uint8Array.from(atob(jpeg), (c) => c.charCodeAt(0)),
        pixels,
      ),
    };
    images.set(jpeg, image);
    surface.forms[image.name] = image.ref;
    put(`q ${[w, 0, 0, -h, x, y + h].map(decimal).join(' ')} cm /${image.name} Do Q`);
  };

  const drawCode = ({ text, core, x, y, size }: Qr): void => {
    const key = core === undefined ? text : `${text} ${String(core)}`;
    const known = codes.get(key);
    const code = known ?? codeOf(text, core);
    if (known === undefined) codes.set(key, code);
    const scale = decimal(size / code.modules);
    surface.forms[code.corners.name] = code.corners.ref;
    put(`q ${scale} 0 0 ${scale} ${decimal(x)} ${decimal(y)} cm /${code.corners.name} Do ${code.fill} Q`);
  };

  /** Whole modules and one fill for all that may touch: no seams, and the black plate alone. */
  const codeOf = (text: string, core?: number): Code => {
    const grid = qrGrid(text, core);
    return { modules: grid.modules, corners: cornersOf(grid, core), fill: filled(grid.others) };
  };

  const cornersOf = ({ modules, corners: dark }: QrGrid, core?: number): Form => {
    const key = `${modules} ${String(core)}`;
    const known = corners.get(key);
    if (known !== undefined) return known;
    const content = record(() => put(filled(dark)));
    const form = { name: `Q${corners.size + 1}`, ref: document.form([0, 0, modules, modules], content) };
    corners.set(key, form);
    return form;
  };

  const shown = (shape: Text): readonly Shown[] => {
    const key = `${shape.font} ${String(shape.kerning)} ${shape.text}`;
    const known = lines.get(key);
    if (known !== undefined) return known;
    const line = type.runs(shape.text, shape.font).map(({ file, text }): Shown => {
      const font = document.font(file);
      const { show, width } = shape.kerning === false ? unkerned(font, text) : kerned(font, text);
      return { font, show, width, bolder: file === 'han' && isBold(shape.font) };
    });
    lines.set(key, line);
    return line;
  };

  const drawText = (shape: Text): void => {
    const runs = shown(shape);
    // Coordinates are in mm, so the type size is too.
    const size = shape.size / pointsPerMm;
    const total = runs.reduce((sum, run) => sum + run.width, 0) * size;
    let x = shape.x - { start: 0, middle: total / 2, end: total }[shape.align ?? 'start'];
    const colour = shape.ink ?? 'black';
    for (const { font, show, width, bolder } of runs) {
      surface.fonts[font.name] = font.ref;
      const text = `BT /${font.name} ${decimal(size)} Tf 1 0 0 -1 ${micrometres(x)} ${micrometres(shape.y)} Tm ${show} ET`;
      put(bolder ? `q ${filling(colour)} ${stroking(colour, size * hanBoldStroke)} 2 Tr ${text} Q` : `${filling(colour)} ${text}`);
      x += width * size;
    }
  };

  const drawPieces = (pieces: readonly Piece[]): void => {
    let number = 0;
    for (const { tag, shapes } of pieces) {
      put(tag === 'Artifact' ? '/Artifact BMC' : `/${tag} <</MCID ${number++}>> BDC`);
      drawAll(shapes);
      put('EMC');
    }
  };

  return { draw: (shapes) => record(() => drawAll(shapes)), drawPieces: (pieces) => record(() => drawPieces(pieces)) };
}

function painted({ fill, stroke, width = 0.1, dash }: Paint, outline: string, evenodd = false): string {
  if (fill === undefined && stroke === undefined) return '';
  const colours = [...(fill === undefined ? [] : [filling(fill)]), ...(stroke === undefined ? [] : [stroking(stroke, width)])].join(' ');
  const paint = (fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B') + (evenodd && fill !== undefined ? '*' : '');
  return dash === undefined
    ? `${colours} ${outline} ${paint}`
    : `q [${dash.map(decimal).join(' ')}] 0 d 0 J ${colours} ${outline} ${paint} Q`;
}

function matrix({ x = 0, y = 0, rotate = 0, scale = 1, mirrored }: Group): string {
  const turn = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const across = mirrored ? -1 : 1;
  return [cos * across, sin * across, -sin, cos, x, y].map(decimal).join(' ');
}

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}Z`;
}

const filled = (dark: readonly Dark[]): string => `0 g ${dark.map(rectangle).join(' ')} f`;

/** The same few hundred rectangles make up all codes. */
const rectangles = new Map<number, string>();

function rectangle({ x, y, w, h }: Dark): string {
  if (!Number.isInteger(x)) return `${[x, y, w, h].map(decimal).join(' ')} re`;
  const key = ((x * 64 + y) * 64 + w) * 64 + h;
  const known = rectangles.get(key);
  if (known !== undefined) return known;
  const operators = `${x} ${y} ${w} ${h} re`;
  rectangles.set(key, operators);
  return operators;
}

function kerned(font: Font, text: string): Pick<Shown, 'show' | 'width'> {
  const glyphs = font.glyphs(text);
  let total = 0;
  let parts = '';
  glyphs.forEach(({ code, advance, width }, i) => {
    const closer = Math.round(width - advance);
    total += advance;
    parts += closer === 0 || i === glyphs.length - 1 ? code : `${code}>${closer}<`;
  });
  return { show: `[<${parts}>] TJ`, width: total / 1000 };
}

/** Letter by letter, which spares the search for pairs in texts that are all different. */
function unkerned(font: Font, text: string): Pick<Shown, 'show' | 'width'> {
  const letters = font.letters(text);
  return { show: `<${letters.map(({ code }) => code).join('')}> Tj`, width: letters.reduce((sum, { width }) => sum + width, 0) / 1000 };
}

const filling = (ink: Ink): string => (ink === 'black' ? '0 g' : `${levels(ink)} rg`);
const stroking = (ink: Ink, width: number): string => `${ink === 'black' ? '0 G' : `${levels(ink)} RG`} ${decimal(width)} w`;

/** Red, green and blue from 0 to 1, as exactly as eight bits need. */
function levels(ink: Ink): string {
  const value = parseInt(ink.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => decimal(part / 255)).join(' ');
}
