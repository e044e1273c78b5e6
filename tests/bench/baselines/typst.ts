import type { Step } from './outline.ts';
import { type CodeMark, type Form, type Mark, type Pages, type TextMark } from './pages.ts';

/** A file of a Typst document; `main.typ` is the one to compile. */
export interface TypstFile {
  readonly name: string;
  readonly content: string;
}

/**
 * Pages as a Typst document: a form is an SVG picture, which Typst stores once; a code is a picture of one pixel a
 * module, which took it less time than a curve.
 */
export function typstFiles({ forms, pages }: Pages): TypstFile[] {
  const main = pages.map(
    ({ width, height, marks }) => `#page(width: ${mm(width)}, height: ${mm(height)})[${marks.map((mark) => placed(forms, mark)).join('')}]`,
  );
  return [
    { name: 'main.typ', content: [preamble, ...main].join('\n') },
    ...forms.map((form, i) => ({ name: `f${i}.svg`, content: svg(forms, form) })),
  ];
}

const preamble = `#set page(margin: 0mm)
#set text(font: "Noto Sans", top-edge: "baseline", bottom-edge: "baseline")
#let q(x, y, size, modules, light) = place(dx: x, dy: y, image(bytes(light.clusters().map(m => if m == "1" {255} else {0})), format: (encoding: "luma8", width: modules, height: modules), width: size, height: size, scaling: "pixelated"))
#let f(n, x, y, w, h, dx, dy, fw, fh, turn) = place(dx: x, dy: y, box(width: w, height: h, clip: true, place(dx: dx, dy: dy, rotate(turn, image("f" + str(n) + ".svg", width: fw, height: fh)))))
#let t(x, y, size, bold, side, ink, words) = place(dx: x - 100mm, dy: y, box(width: 200mm, align(side, text(size: size, weight: if bold {700} else {400}, fill: ink, words))))
`;

function placed(forms: readonly Form[], mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return textOf(mark);
    case 'code':
      return codeOf(mark);
    case 'form': {
      const form = forms[mark.form];
      if (form === undefined) return '';
      const turned = mark.matrix[0] < 0;
      const [left, top] = [
        mark.matrix[4] - form.bleed - (turned ? form.width : 0),
        mark.matrix[5] - form.bleed - (turned ? form.height : 0),
      ];
      const [fw, fh] = [form.width + 2 * form.bleed, form.height + 2 * form.bleed];
      const [x, y, w, h] = mark.show ?? [left, top, fw, fh];
      const lengths = [x, y, w, h, left - x, top - y, fw, fh].map(mm).join(',');
      return `#f(${mark.form},${lengths},${turned ? 180 : 0}deg)`;
    }
    case 'outline': {
      const { fill, stroke, width = 0.1 } = mark.paint;
      const paint = `fill: ${fill === undefined ? 'none' : colour(fill)}, stroke: ${stroke === undefined ? 'none' : `${colour(stroke)} + ${mm(width)}`}`;
      return `#place(curve(${paint}, ${mark.steps.map(curveStep).join(',')}))`;
    }
  }
}

function textOf({ x, y, size, font, align, ink, text }: TextMark): string {
  const side = { start: 'left', middle: 'center', end: 'right' }[align];
  const anchor = x + { start: 100, middle: 0, end: -100 }[align];
  return `#t(${mm(anchor)},${mm(y)},${n(size)}pt,${font === 'bold'},${side},${colour(ink)},${JSON.stringify(text)})`;
}

function codeOf({ modules, dark, matrix }: CodeMark): string {
  const light = new Array<string>(modules * modules).fill('1');
  for (const { x, y, w, h } of dark) for (let j = y; j < y + h; j++) light.fill('0', j * modules + x, j * modules + x + w);
  return `#q(${mm(matrix[4])},${mm(matrix[5])},${mm(matrix[0] * modules)},${modules},"${light.join('')}")`;
}

function curveStep(step: Step): string {
  const points: string[] = [];
  for (let i = 1; i < step.length; i += 2) points.push(`(${mm(Number(step[i]))},${mm(Number(step[i + 1]))})`);
  if (step[0] === 'M') return `curve.move(${points.join()})`;
  if (step[0] === 'L') return `curve.line(${points.join()})`;
  return step[0] === 'C' ? `curve.cubic(${points.join()})` : 'curve.close()';
}

function svg(forms: readonly Form[], { width, height, bleed, marks }: Form): string {
  const box = [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed].map(n);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}mm" height="${box[3]}mm" viewBox="${box.join(' ')}">${marks.map((mark) => svgOf(forms, mark)).join('')}</svg>`;
}

function svgOf(forms: readonly Form[], mark: Mark): string {
  if (mark.kind === 'form') {
    const { matrix, show } = mark;
    const inner = (forms[mark.form]?.marks ?? []).map((one) => svgOf(forms, one)).join('');
    const placed = `<g transform="matrix(${matrix.map(n).join(' ')})">${inner}</g>`;
    if (show === undefined) return placed;
    const [x, y, w, h] = show.map(n);
    return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${placed}</svg>`;
  }
  if (mark.kind === 'outline') {
    const { fill = 'none', stroke = 'none', width = 0.1 } = mark.paint;
    const d = mark.steps.map(([letter, ...at]) => letter + at.map((value) => n(value)).join(' ')).join('');
    return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${mark.evenodd ? ' fill-rule="evenodd"' : ''}/>`;
  }
  if (mark.kind !== 'text') throw new Error('The forms of this deck hold no codes.');
  const transform = `translate(${n(mark.x)} ${n(mark.y)}) rotate(${n(mark.degrees)})`;
  return `<text transform="${transform}" font-family="Noto Sans" font-size="${n((mark.size / 72) * 25.4)}" font-weight="${mark.font === 'bold' ? 700 : 400}" text-anchor="${mark.align}" fill="${mark.ink}">${mark.text}</text>`;
}

const n = (value: number): string => String(Math.round(value * 1e4) / 1e4);
const mm = (value: number): string => `${n(value)}mm`;
const colour = (ink: string): string => (ink === 'black' ? 'luma(0)' : `rgb("${ink}")`);
