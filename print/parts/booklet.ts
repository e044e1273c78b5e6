import { inkOf } from '../art/layers.ts';
import { contentOf } from '../booklet/content.ts';
import { imposed, sheetsFor, type Leaf } from '../booklet/imposed.ts';
import { section, type Setting } from '../booklet/type.ts';
import type { Context, Sheet } from '../context.ts';
import { titleFace } from '../faces/title-card.ts';
import type { Block } from '../flow.ts';
import { papers } from '../paper.ts';
import { path, use, type Shape } from '../scene.ts';
import { titleJob } from './title.ts';

/** What stays free at the sides of a page, above and below, in mm. */
const margin = { side: 12.5, top: 12, bottom: 15 } as const;
/** Sizes of the text in points; the largest is taken that needs no more paper than the smallest. */
const sizes = [10, 9.5, 9, 8.5, 8] as const;
const largeSizes = [16] as const;
/** Lines to write on, in mm. */
const ruled = 10.5;

/** The rules in short as a booklet of half sheets: cover, rules, and what is left of the last sheet for the group's own evenings. */
export function bookletSheets(context: Context): readonly Sheet[] {
  const { width: short, height: long } = papers[context.paper];
  const leaf: Leaf = { width: long / 2, height: short };
  const painter = titleJob(context).painter;
  const rule = context.look === 'colour' ? inkOf(painter.art.world.accent, painter.art.colours) : 'black';
  const common = { context, width: leaf.width - 2 * margin.side, rule };
  const tries = (context.look === 'large-print' ? largeSizes : sizes).map((size) => ({ size, pages: flowed({ ...common, size }, leaf) }));
  const fewest = Math.min(...tries.map(({ pages }) => sheetsFor(pages.length + 1)));
  const { size, pages } = tries.find((one) => sheetsFor(one.pages.length + 1) === fewest) ?? { size: sizes[0], pages: [] };
  const left = fewest * 4 - 1 - pages.length;
  const setting: Setting = { ...common, size };
  const inner = [...pages, ...Array.from({ length: left }, () => evenings(setting, leaf))];
  const all = [cover(context, leaf), ...inner.map((shapes, i) => [...shapes, pageNumber(i + 2, leaf)])];
  return imposed(all, leaf, context.speaker.say('print.part.booklet'), context.job.duplex?.flip ?? 'long');
}

/** Blocks one below the other, on as many pages as they need. */
function flowed(setting: Setting, leaf: Leaf): readonly (readonly Shape[])[] {
  const bottom = leaf.height - margin.bottom;
  const pages: Shape[][] = [[]];
  let y: number = margin.top;
  const blocks: readonly Block[] = contentOf(setting);
  blocks.forEach((block, i) => {
    const together = block.height + (block.keep === true ? (blocks[i + 1]?.height ?? 0) : 0);
    if (y + together > bottom && y > margin.top) {
      pages.push([]);
      y = margin.top;
    }
    pages.at(-1)?.push(...block.draw(margin.side, y));
    y += block.height;
  });
  return pages;
}

/** The title card's face, as large as the page lets it be. */
function cover(context: Context, leaf: Leaf): readonly Shape[] {
  const job = titleJob(context);
  const width = leaf.width - 2 * margin.side;
  const height = Math.min((width * 88) / 63, leaf.height - 2 * margin.top);
  const words = { ...job.words, notDealt: context.speaker.say('print.booklet.short') };
  const scene = titleFace({ ...job, words, width, height, bleed: 0 });
  return [use(scene, margin.side, (leaf.height - height) / 2)];
}

/** A page to write down who played and who won. */
function evenings(setting: Setting, leaf: Leaf): readonly Shape[] {
  const say = setting.context.speaker.say;
  const heading = section(setting, say('print.booklet.evenings'));
  const top = margin.top + heading.height;
  const columns = [0, 0.26, 0.46].map((share) => margin.side + share * setting.width);
  const titles = ['date', 'players', 'winner'].map((id, i): Shape => ({
    kind: 'text',
    x: columns[i] ?? 0,
    y: top + 4,
    size: Math.min(setting.size, 12),
    font: 'strong',
    text: say(`print.booklet.${id}`),
  }));
  const rows = Math.floor((leaf.height - margin.bottom - top - 5) / ruled);
  const lines = Array.from({ length: rows }, (_, i) => `M${margin.side} ${top + 5 + (i + 1) * ruled}h${setting.width}`).join('');
  return [...heading.draw(margin.side, margin.top), ...titles, path(lines, { stroke: '#9aa0ad', width: 0.2 })];
}

/** On the outer side of the page. */
function pageNumber(page: number, leaf: Leaf): Shape {
  const even = page % 2 === 0;
  return {
    kind: 'text',
    x: even ? margin.side : leaf.width - margin.side,
    y: leaf.height - 8,
    size: 8,
    font: 'text',
    text: String(page),
    align: even ? 'start' : 'end',
  };
}
