import { writeFileSync } from 'node:fs';
import { outlineOf, signsFor, type GameIcons } from '../../cards/game-icons.ts';
import { commandOf, Failure, Usage, type Args, type Options, type Values } from '../command.ts';
import { gameIcons } from '../game-icons.ts';
import { ownSvg } from '../own-svg.ts';

/** Most signs listed, and on a picture of them. */
const most = 200;
const mostDrawn = 60;

const options = {
  out: { type: 'string', short: 'o', value: 'FILE', help: `draw those found as a PNG, the first ${String(mostDrawn)} of them` },
  json: { type: 'boolean', help: 'print the names as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Finds names of signs for cards. */
export const command = commandOf({
  name: 'signs',
  summary: 'find one of four thousand signs for cards of your own',
  usage: '<word …> [--out FILE] [--json]',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  const words = args.positionals.join(' ');
  if (words.trim() === '') throw new Usage('Which signs? Name a thing in English: nightdeck signs wolf.');
  const all = gameIcons();
  const found = signsFor(all, words);
  if (args.values.json) args.say(JSON.stringify(found.map((name) => `game-icons:${name}`)));
  else {
    for (const name of found.slice(0, most)) args.say(`game-icons:${name}`);
    if (found.length > most) args.note(`and ${String(found.length - most)} more: name a second word`);
    if (found.length === 0) args.note(`There is no sign for "${words}". The names are English: try a simpler or a similar word.`);
  }
  if (args.values.out !== undefined && found.length > 0) await draw(all, found.slice(0, mostDrawn), args.values.out);
  return found.length === 0 ? 1 : 0;
}

/** Signs with their names in rows of six, at 96 dpi. */
async function draw(all: GameIcons, names: readonly string[], file: string): Promise<void> {
  const [columns, width, height] = [6, 160, 170];
  const cells = names.map((name, i) => {
    const [x, y] = [(i % columns) * width, Math.floor(i / columns) * height];
    return (
      `<path transform="translate(${String(x + 20)} ${String(y + 12)}) scale(${String(120 / 512)})" d="${outlineOf(all, name) ?? ''}"/>` +
      `<text x="${String(x + width / 2)}" y="${String(y + 154)}" font-family="sans-serif" font-size="13" text-anchor="middle">${name}</text>`
    );
  });
  const [w, h] = [columns * width, Math.ceil(names.length / columns) * height].map(String);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w ?? ''}" height="${h ?? ''}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`;
  try {
    writeFileSync(file, await ownSvg(svg, 96).png().toBuffer());
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
