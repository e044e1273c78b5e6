import { describe, expect, it, vi } from 'vitest';
import { isEndHeard, isSecondHeard } from '../../web/host/clock-sounds.ts';
import { add, GameClock, left, pause, putBack, resume, start } from '../../web/session/clock.ts';

const now = 1_000_000;

describe('a clock that is stored', () => {
  it('runs on while the page is away', () => {
    expect(left(start('talk', 60, now), now + 45_000)).toBe(15_000);
  });

  it('never shows less than nothing', () => {
    expect(left(start('talk', 60, now), now + 600_000)).toBe(0);
  });

  it('stands still while paused and goes on with what was left', () => {
    const paused = pause(start('talk', 60, now), now + 20_000);
    expect(left(paused, now + 500_000)).toBe(40_000);
    expect(left(resume(paused, now + 500_000), now + 510_000)).toBe(30_000);
  });

  it('can be given time, running or paused, and even after it has run out', () => {
    const running = start('talk', 60, now);
    expect(left(add(running, 30, now), now)).toBe(90_000);
    expect(left(add(pause(running, now), 30, now), now)).toBe(90_000);
    expect(left(add(running, 30, now + 90_000), now + 90_000)).toBe(30_000);
  });

  it('has as much left as before where that of the device is put back, running or paused', () => {
    const running = start('talk', 60, now);
    expect(left(putBack(running, 3_600_000), now + 20_000 - 3_600_000)).toBe(40_000);
    expect(putBack(pause(running, now), 3_600_000)).toEqual(pause(running, now));
  });

  it('survives being written and read', () => {
    const state = pause(start('talk', 60, now), now + 1_000);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('what is heard of a clock', () => {
  it('each second once, and its end once', () => {
    vi.useFakeTimers();
    try {
      const heard: (number | string)[] = [];
      const host = { addController: () => undefined, requestUpdate: () => undefined, removeController: () => undefined };
      const clock = new GameClock(
        Object.assign(host, { updateComplete: Promise.resolve(true) }),
        () => 'a game',
        () => heard.push('end'),
        (seconds) => heard.push(seconds),
      );
      clock.hostConnected();
      clock.start('talk', 3);
      vi.advanceTimersByTime(5_000);
      clock.hostDisconnected();
      expect(heard).toEqual([3, 2, 1, 'end']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('nothing where it only tells how long to pause in a call that nobody answers: real calls have no such clock', () => {
    expect(isEndHeard({})).toBe(false);
    expect(isEndHeard({ seconds: 20 })).toBe(true);
  });

  it('its last seconds by day alone', () => {
    expect([6, 5, 1].map((second) => isSecondHeard({ seconds: 60 }, second, false))).toEqual([false, true, true]);
    expect(isSecondHeard({ seconds: 20 }, 3, true)).toBe(false);
    expect(isSecondHeard({}, 3, false)).toBe(false);
  });
});
