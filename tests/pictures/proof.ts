import { looks } from '../../print/faces/face.ts';
import { languages } from '../../src/text/message.ts';
import { facesOf } from './drawn.ts';
import { contrastOf, cornerOf, inkOn, leastUnlike, oneOfEachSide } from './judged.ts';
import { visions } from './vision.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * `npm run pictures -- proof [deck …]`: what is measured on drawn faces, for every face of the decks: the least contrast of letters in each look
 * and language, how unlike the sides' signs are to four kinds of eyes, and the ink each look takes.
 */
export async function judgeFaces(named: readonly string[]): Promise<void> {
  for (const name of named.length > 0 ? named : ['princeton', 'town', 'vendetta', 'ktulu', 'yakuza', 'village']) {
    const ink: string[] = [];
    for (const look of looks) {
      for (const language of languages) {
        const { context, faces } = await facesOf(name, language, look);
        const contrasts: (readonly [number, string])[] = [];
        for (const face of faces) contrasts.push([await contrastOf(face, context), face.card.role]);
        const [least, role] = contrasts.sort(([a], [b]) => a - b)[0] ?? [0, ''];
        console.log(`${name} ${look} ${language}: least contrast ${least.toFixed(1)} (${role}) of ${String(faces.length)} faces`);
        if (language !== 'en') continue;
        const sides = leastUnlike(await Promise.all(oneOfEachSide(faces, context).map((face) => cornerOf(face, context))));
        console.log(`${name} ${look}: sides unlike by ${visions.map((vision) => `${vision} ${sides[vision].toFixed(1)}`).join(', ')}`);
        ink.push(`${look} ${(100 * mean(await Promise.all(faces.map((face) => inkOn(face, context))))).toFixed(1)} %`);
      }
    }
    console.log(`${name}: ink ${ink.join(', ')}`);
  }
}
