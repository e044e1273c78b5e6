import fc from 'fast-check';
import QRCode from 'qrcode';
import { describe, expect, test } from 'vitest';
import { collect, makeFrames, missingFrames, nothingCollected, openFrames, type Collected } from '../../src/save/capsule.ts';
import { crc32, toBase45 } from '../../src/save/base45.ts';
import { parseSave, writeSave } from '../../src/save/file.ts';
import { deflated } from '../../src/save/pack.ts';
import { resume } from '../../src/save/resume.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as saveWords } from '../../src/text/save.ts';
import { speaker } from '../../src/text/speak.ts';
import { game, played, saveOf } from './played.ts';

const save = saveOf(played('capsule'));
const frames = makeFrames(save, 200);
const other = makeFrames(saveOf(played('another')), 200);
const all = (texts: readonly string[]): Collected => texts.reduce((so, text) => collect(so, text).collected, nothingCollected);

describe('handing a game over', () => {
  test('frames fit a version 15 QR at level M in alphanumeric mode', () => {
    const usual = makeFrames(save);
    for (const frame of usual) {
      const qr = QRCode.create(frame, { errorCorrectionLevel: 'M' });
      expect(qr.version).toBeLessThanOrEqual(15);
      expect(qr.segments.every((segment) => segment.mode.id === 'Alphanumeric' || segment.mode.id === 'Numeric')).toBe(true);
    }
  });

  test('the other device goes on where this one stood, in whatever order the frames are seen, some of them twice', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...frames], { minLength: frames.length }), fc.array(fc.constantFrom(...frames)), (order, before) => {
        const so = all([...before, ...order]);
        const opened = openFrames(so);
        expect(opened).toEqual({ save: { ...save, story: [] } });
      }),
      { numRuns: 30 },
    );
    const opened = openFrames(all(frames));
    const resumed = 'save' in opened && resume(opened.save, game);
    expect(resumed && 'session' in resumed && resumed.session.story).toEqual(save.story);
    expect(resumed && 'diverged' in resumed).toBe(false);
  });

  test('it is always known how many are missing', () => {
    let so = nothingCollected;
    expect(missingFrames(so)).toEqual([]);
    for (const [i, frame] of [...frames].reverse().entries()) {
      const step = collect(so, frame);
      so = step.collected;
      expect(missingFrames(so)).toHaveLength(frames.length - i - 1);
      expect(step.outcome).toBe(i === frames.length - 1 ? 'complete' : 'taken');
    }
  });

  test('is refused while incomplete', () => {
    expect(openFrames(nothingCollected)).toMatchObject({ refusal: { why: { id: 'capsule.incomplete' } } });
    expect(openFrames(all(frames.slice(1)))).toMatchObject({ refusal: { why: { id: 'capsule.incomplete', with: { n: 1 } } } });
  });
});

describe('a frame that does not belong', () => {
  const so = all(frames.slice(0, 2));
  const first = frames[0] as string;
  test.each([
    ['seen already', first, 'again'],
    ['of another transfer', other[3] as string, 'otherTransfer'],
    ['with the same name and other data', `${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`, 'otherTransfer'],
    ['of another format', first.replace('ND1', 'ND2'), 'otherVersion'],
    ['with a number past the last', first.replace(/:\d+\//, ':999/'), 'foreign'],
    ['with number nought', first.replace(/:\d+\//, ':0/'), 'foreign'],
    ['of no hand-over', 'HTTPS://EXAMPLE.COM', 'foreign'],
    ['in small letters', first.toLowerCase(), 'foreign'],
    ['with nothing in it', first.slice(0, first.lastIndexOf(':', 22) + 1), 'foreign'],
  ])('%s changes nothing', (_what, text, outcome) => {
    const step = collect(so, text);
    expect(step.collected).toBe(so);
    expect(step.outcome).toBe(outcome);
    for (const lang of ['en', 'zh', 'pl'] as const) expect(speaker(lang, [cardWords, saveWords]).say(step.words)).not.toMatch(/⟦/);
  });

  test('frames that add up to nothing are refused when opened', () => {
    const wrong = { ...all(frames), crc: '00000000' };
    expect(openFrames(wrong)).toMatchObject({ refusal: { why: { id: 'capsule.damaged' } } });
    expect(openFrames(all(['ND1:1/1:D202EF8D:00']))).toMatchObject({ refusal: { why: { id: 'capsule.damaged' } } });
    const bytes = deflated('no save');
    const foreign = all([`ND1:1/1:${crc32(bytes)}:${toBase45(bytes)}`]);
    expect(openFrames(foreign)).toMatchObject({ refusal: { why: { id: 'save.foreign' } } });
  });

  test('no text makes the collector throw', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^ND1:\d{1,4}\/\d{1,4}:[0-9A-F]{8}:[0-9A-Z]{0,9}$/));
    fc.assert(fc.property(fc.array(texts), (some) => Array.isArray(all(some).parts)));
  });
});

test('a game of twelve goes over in few frames; the saved file is larger because it carries the story', () => {
  const usual = makeFrames(save);
  expect(usual.length).toBeLessThanOrEqual(8);
  expect(parseSave(writeSave(save))).toEqual({ save });
});
