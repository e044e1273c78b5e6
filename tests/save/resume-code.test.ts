import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { editionIn, parseCode } from '../../src/cards/code.ts';
import { isFor, lastPosition, looksLikeResumeCode, makeResumeCode, parseResumeCode } from '../../src/save/resume-code.ts';
import { princeton } from '../cards/decks.ts';

const id = 'k3x9aab01';

describe('the code on a night sheet printed for a table', () => {
  it.each([0, 1, 57, lastPosition])('names its game and the position %d', (position) => {
    const code = makeResumeCode(id, position);
    const read = parseResumeCode(code);
    expect(read).toMatchObject({ resume: { position } });
    if (!('resume' in read)) throw new Error('unread');
    expect(isFor(read.resume, id)).toBe(true);
    expect(isFor(read.resume, `${id}x`)).toBe(false);
    expect(parseResumeCode(` ${code.toLowerCase().replace(/^(....)/, '$1-')} `)).toEqual(read);
  });

  it('stops at the last position a code can name', () => {
    expect(makeResumeCode(id, lastPosition + 5)).toBe(makeResumeCode(id, lastPosition));
    expect(makeResumeCode(id, -3)).toBe(makeResumeCode(id, 0));
  });

  it('is a version 1 code and says nothing of the id', () => {
    const code = makeResumeCode(id, 12);
    expect(QRCode.create(code, { errorCorrectionLevel: 'Q' }).version).toBe(1);
    expect(code.toLowerCase()).not.toContain(id.slice(0, 4));
  });

  it('ten thousand games have ten thousand names', () => {
    const names = Array.from({ length: 10_000 }, (_, i) => makeResumeCode(`game${String(i)}`, 0));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is refused with a slip in it, and is no card', () => {
    const code = makeResumeCode(id, 12);
    const slip = code.slice(0, 4) + (code[4] === '7' ? '8' : '7') + code.slice(5);
    expect(parseResumeCode(slip)).toMatchObject({ refusal: { why: { id: 'code.mistyped' } } });
    for (const text of ['', 'R', code.slice(1), `${code}0`, 'https://example.org'])
      expect(parseResumeCode(text)).toMatchObject({ refusal: { why: { id: 'resume.foreign' } } });
    expect(looksLikeResumeCode(code)).toBe(true);
    expect(editionIn(code)).toBeUndefined();
    expect(parseCode(code, princeton)).toMatchObject({ fault: 'hostCard' });
  });
});
