import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fonts } from '../../print/fonts.ts';
import type { Printed } from '../../print/print.ts';
import { nearCut, shopNames, shops, type Send } from '../../print/shops.ts';
import { drawSvg } from '../../print/svg.ts';
import { makeType } from '../../print/type.ts';
import { Failure, Usage, type Args } from './command.ts';
import { look } from './decode.ts';
import { ownSvg } from './own-svg.ts';
import { pictureOf } from './picture.ts';
import { closest } from './help.ts';

/** Pixels per inch of the pictures shops take. */
const shopDpi = 300;

/** What `--shop` names, with the poker size unless another follows after a colon. Throws `Usage` for what is unknown. */
export function sendOf({
  values,
}: Pick<Args<Partial<Record<'shop' | 'sheet' | 'parts' | 'paper' | 'size', string | undefined>>>, 'values'>): Send | undefined {
  const wanted = values.shop;
  if (wanted === undefined) return undefined;
  for (const other of ['sheet', 'parts', 'paper', 'size'] as const)
    if (values[other] !== undefined) throw new Usage(`A shop takes its own set of pages; leave --${other} out.`);
  const [name = '', size = 'poker'] = wanted.toLowerCase().split(':');
  const shop = shops[name];
  if (shop === undefined) {
    const near = closest(name, shopNames);
    throw new Usage(`There is no shop "${name}". ${near === undefined ? `Shops: ${shopNames.join(', ')}.` : `Did you mean "${near}"?`}`);
  }
  const found = shop.sizes[size];
  if (found === undefined) throw new Usage(`${shop.name} has no size "${size}" here. Sizes: ${Object.keys(shop.sizes).join(', ')}.`);
  return { shop, size: found };
}

/** Texts and codes nearer to the cut than the shop wants, in words. */
export function zoneFindings({ layout }: Printed, send: Send, fonts: Fonts): readonly string[] {
  return nearCut(layout.scenes, send, makeType(fonts)).map(
    ({ page, what, by }) => `  page ${String(page)}: "${what}" stands ${by.toFixed(1)} mm nearer to the cut than ${send.shop.name} allows.`,
  );
}

/**
 * Writes a picture of each side into a folder, backs that are all alike once, and reads every code back from the
 * pictures. Throws `Failure` where one cannot be written or read. Answers with the number of pictures.
 */
export async function writePictures(folder: string, { layout, plan }: Printed, { size }: Send, fonts: Fonts): Promise<number> {
  const type = makeType(fonts);
  const written = new Set<string>();
  try {
    mkdirSync(folder, { recursive: true });
    for (const [i, scene] of layout.scenes.entries()) {
      const side = layout.cells.find(({ page }) => page === i + 1);
      if (side === undefined) continue;
      const code = plan.codes.find(({ page }) => page === i + 1)?.code;
      const name = side.what === 'back' && code === undefined ? 'back.png' : `card-${String(side.no).padStart(3, '0')}-${side.what}.png`;
      if (written.has(name)) continue;
      written.add(name);
      const picture = ownSvg(drawSvg(scene, type), shopDpi)
        .resize(size.canvas?.[0], size.canvas?.[1], { fit: 'fill' })
        .flatten({ background: '#fff' })
        .withMetadata({ density: shopDpi });
      const png = await picture.png({ compressionLevel: 9 }).toBuffer();
      if (code !== undefined && !(await reads(png, code)))
        throw new Failure(`${name}: its code cannot be read; nothing is ready to be sent.`);
      writeFileSync(join(folder, name), png);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return written.size;
}

async function reads(picture: Uint8Array, code: string): Promise<boolean> {
  return (await look(await pictureOf(picture), 'thorough')).some((found) => found.text === code);
}
