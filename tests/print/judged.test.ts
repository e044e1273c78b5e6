import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { facesOf } from '../pictures/drawn.ts';
import { contrastOf, cornerOf, inkOn, leastUnlike, oneOfEachSide } from '../pictures/judged.ts';
import { visions } from '../pictures/vision.ts';

// `npm run pictures -- proof` measures every face in every look and language.
describe.each([...Object.keys(games), 'village'])('the faces of %s as they are drawn', async (name) => {
  const [{ context, faces }, saved] = await Promise.all([facesOf(name, 'en', 'colour'), facesOf(name, 'en', 'ink-saver')]);
  const sides = oneOfEachSide(faces, context);

  it('tell the sides apart as thumbnails of 12 mm, to colour-blind eyes too', async () => {
    expect(sides.length).toBeGreaterThan(1);
    const least = leastUnlike(await Promise.all(sides.map((face) => cornerOf(face, context))));
    for (const vision of visions) expect(least[vision], vision).toBeGreaterThan(10);
  });

  it('have letters that stand out from their ground', async () => {
    for (const face of sides.slice(0, 1)) expect(await contrastOf(face, context), face.card.role).toBeGreaterThanOrEqual(4.5);
  });

  it('take at most half the ink where it is saved', async () => {
    const ink = async (one: typeof saved): Promise<number> => {
      const some = one.faces.filter((_, i) => i % Math.ceil(one.faces.length / 3) === 0);
      return (await Promise.all(some.map((face) => inkOn(face, one.context)))).reduce((sum, share) => sum + share, 0);
    };
    expect((await ink(saved)) / (await ink({ context, faces }))).toBeLessThanOrEqual(0.5);
  });
});
