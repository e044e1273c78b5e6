import { collect, makeFrames, nothingCollected, openFrames, type Collected } from '../../../src/save/capsule.ts';
import { writePlainSave } from '../../../src/save/file.ts';
import { played, saveOf } from '../../save/played.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike } from './mutate.ts';

const save = saveOf(played('capsule', { answers: 30 }));
const original = writePlainSave({ ...save, story: [] });
const frames = makeFrames(save, 200);

/** Hand-overs of which some codes are read wrongly, come twice or are made up. */
export const capsules: Fuzzer = {
  name: 'capsules',
  full: 10_000,
  share: 150,
  input(random): Verdict {
    const texts = frames.map((frame) => (random.below(frames.length) < 2 ? textLike(random, frame) : frame));
    if (random.below(2) === 0) texts.push(textLike(random, pick(random, frames)));
    let collected: Collected = nothingCollected;
    for (const text of texts) ({ collected } = collect(collected, text));
    const read = openFrames(collected);
    if ('refusal' in read) return 'refused';
    return writePlainSave(read.save) === original ? 'taken' : { silent: 'another game' };
  },
};
