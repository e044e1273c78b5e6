import type { OwnPicture, WithPictures } from '../../src/cards/deck-pictures.ts';
import { trouble, type Trouble } from '../../src/cards/trouble.ts';
import { jpegOf, UnfitPicture } from '../print/ready-pictures.ts';

/** The pictures of a deck file as data, those that are files from `beside`: what was chosen together with the deck file. */
export async function embedded(
  { pictures = {}, back }: WithPictures,
  beside: readonly File[],
): Promise<{ readonly all: WithPictures } | { readonly troubles: readonly Trouble[] }> {
  const troubles: Trouble[] = [];
  const embed = async (picture: OwnPicture, place: string): Promise<OwnPicture> => {
    const { file, data, focus } = picture;
    if (picture.outline !== undefined) return picture;
    try {
      const bytes =
        file === undefined ? Uint8Array.from(atob((data ?? '').replace(/^[^,]*,/, '')), (c) => c.charCodeAt(0)) : await read(file, beside);
      if (bytes === undefined) troubles.push(trouble('deck.pictureMissing', { file: file ?? '' }, place));
      else return { data: `data:image/jpeg;base64,${(await jpegOf(bytes)).jpeg}`, ...(focus && { focus }) };
    } catch (cause) {
      if (!(cause instanceof UnfitPicture)) throw cause;
      troubles.push({ ...trouble('picture.of', { name: file ?? place, what: { said: { id: cause.fault } } }), place });
    }
    return {};
  };
  const named: Record<string, OwnPicture> = {};
  for (const [name, picture] of Object.entries(pictures)) named[name] = await embed(picture, `pictures.${name}`);
  const all = { pictures: named, ...(back && { back: await embed(back, 'back') }) };
  return troubles.length === 0 ? { all } : { troubles };
}

async function read(path: string, beside: readonly File[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = beside.find(({ name }) => name === path.split('/').at(-1));
  return found && new Uint8Array(await found.arrayBuffer());
}
