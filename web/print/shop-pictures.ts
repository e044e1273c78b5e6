import { zipSync } from 'fflate';
import type { Printed } from '../../print/print.ts';
import type { Scene } from '../../print/scene.ts';
import type { Send } from '../../print/shops.ts';
import { fromRgba } from '../../src/cards/read/gray.ts';
import { look } from './prove.ts';
import type { Painted } from './protocol.ts';

/** Pixels per inch of the pictures shops take. */
const shopDpi = 300;

/**
 * A picture of each side for a shop, backs that are all alike once, in one ZIP file. Every code is read back from its
 * picture; throws where one is not.
 */
export async function shopPictures(
  { layout, plan }: Printed,
  { size }: Send,
  paint: (scene: Scene, width: number, height: number) => Promise<Painted>,
  onPicture: (done: number, of: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = {};
  for (const [i, scene] of layout.scenes.entries()) {
    onPicture(i + 1, layout.scenes.length);
    const side = layout.cells.find(({ page }) => page === i + 1);
    if (side === undefined) continue;
    const code = plan.codes.find(({ page }) => page === i + 1)?.code;
    const name = side.what === 'back' && code === undefined ? 'back.png' : `card-${String(side.no).padStart(3, '0')}-${side.what}.png`;
    if (name in files) continue;
    const pixels = (mm: number): number => Math.round((mm * shopDpi) / 25.4);
    const [width, height] = size.canvas ?? [pixels(scene.width), pixels(scene.height)];
    const { rgba, png } = await paint(scene, width, height);
    const read = code === undefined || (await look(fromRgba(rgba, width, height), 'thorough')).some(({ text }) => text === code);
    if (!read || png === undefined) throw new Error(`${name}: its code cannot be read`);
    files[name] = png;
  }
  // Pictures are packed already.
  return new Uint8Array(zipSync(files, { level: 0, mtime: '2000-01-01' }));
}
