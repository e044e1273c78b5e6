import { describe, expect, it } from 'vitest';
import { seenCodes, outOfSight } from '../../web/scan/seen-codes.ts';

describe('a code in view', () => {
  it('is reported once while it stays, however long', () => {
    const view = seenCodes();
    const reports = Array.from({ length: 600 }, (_, frame) => view.see('N74VA1SDC3', frame * 100));
    expect(reports.filter(Boolean)).toHaveLength(1);
    expect(reports[0]).toBe(true);
  });

  it('is not reported again when it flickers for less than two seconds', () => {
    const view = seenCodes();
    view.see('a', 0);
    expect(view.see('a', outOfSight - 1)).toBe(false);
    expect(view.see('a', 2 * outOfSight - 2)).toBe(false);
  });

  it('is reported again after two seconds out of sight', () => {
    const view = seenCodes();
    view.see('a', 0);
    expect(view.see('a', outOfSight)).toBe(true);
  });

  it('does not keep another code from being reported', () => {
    const view = seenCodes();
    view.see('a', 0);
    expect(view.see('b', 1)).toBe(true);
    expect(view.see('a', 2)).toBe(false);
  });

  it('stays in view while it is noted at the edge, and one only noted is still new', () => {
    const view = seenCodes();
    view.see('taken', 0);
    view.still('taken', outOfSight - 1);
    view.still('neighbour', outOfSight - 1);
    expect(view.see('taken', 2 * outOfSight - 2)).toBe(false);
    expect(view.see('neighbour', 2 * outOfSight - 2)).toBe(true);
  });

  it('counts as new after everything was forgotten', () => {
    const view = seenCodes();
    view.see('a', 0);
    view.clear();
    expect(view.see('a', 1)).toBe(true);
  });
});
