import { afterEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../src/text/ui.ts';
import { speaker } from '../../src/text/speak.ts';
import { gameName } from '../../web/session/game-name.ts';

const saturday = new Date(2026, 10, 21, 20, 15).getTime();
const hour = 60 * 60 * 1000;
const named = (language: 'en' | 'zh' | 'pl', after: number): string =>
  gameName({ title: 'Princeton', createdAt: saturday }, speaker(language, [words]), saturday + after * hour);

afterEach(() => void vi.unstubAllGlobals());

describe('the name of a game', () => {
  it('has the day of the week while that tells it from other games, and later the date', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB', 'zh-CN', 'pl-PL'] });
    expect(named('en', 1)).toBe('Princeton, Sat 20:15');
    expect(named('pl', 48)).toMatch(/^Princeton, sob\.?,? 20:15$/);
    expect(named('zh', 48)).toMatch(/^Princeton，周六 ?20:15$/);
    expect(named('en', 24 * 8)).toMatch(/^Princeton, 21 Nov,? 20:15$/);
  });

  it('has the date where the clock of the device has been put back since', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    expect(named('en', -48)).toContain('21 Nov');
  });

  it('is written where the device names its language by no language tag, as Chromium does under the locale C', () => {
    vi.stubGlobal('navigator', { languages: ['en-US@posix', 'en-GB'] });
    expect(named('en', 1)).toBe('Princeton, Sat 20:15');
    vi.stubGlobal('navigator', { languages: ['en-US@posix'] });
    expect(named('en', 1)).toMatch(/^Princeton, Sat 0?8:15\sPM$/);
  });
});
