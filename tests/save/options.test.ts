import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { orderableNight } from '../../src/games/ktulu/night/order.ts';
import { options as ktuluOptions, type Options } from '../../src/games/ktulu/options.ts';
import type { Game } from '../../src/kernel/game.ts';
import { withTodaysSteps } from '../../src/kernel/orders.ts';
import { makeSave, parseSave, writeSave, type SaveFile } from '../../src/save/file.ts';
import { ownOptions } from '../../src/save/options.ts';
import { resume } from '../../src/save/resume.ts';
import { anySetup, everyGame } from '../properties/facilitator.ts';

const golden = new URL('../contracts/saves/', import.meta.url);
const ktuluSaves = readdirSync(golden).filter((name) => name.startsWith('ktulu-'));

function opened(name: string): SaveFile {
  const read = parseSave(readFileSync(new URL(name, golden), 'utf8'));
  if ('refusal' in read) throw new Error(read.refusal.why.id);
  return read.save;
}

/** Ktulu with other steps in its nights; those it does not know are passed over, as the roles of a new step are in no older deal. */
function ktuluWith(steps: readonly string[]): Game {
  const nightOrder = z
    .array(z.enum(steps))
    .refine((list) => list.length === steps.length && new Set(list).size === steps.length)
    .default([...steps])
    .meta({ title: 'option.nightOrder', ordered: 'whole' });
  return { ...ktulu, options: ktuluOptions.extend({ nightOrder }) };
}

const moreSteps = [...orderableNight.slice(0, 9), 'undertaker', ...orderableNight.slice(9), 'rooster'];

describe('the options of a save', () => {
  test.each(everyGame)('of %s are those that differ from the standard, by name, and read as they were', (_, game) => {
    const standard = game.options.parse({}) as object;
    expect(ownOptions(game.options, standard)).toEqual({});
    for (let i = 0; i < 30; i++) {
      const all = game.options.parse(anySetup(game, `own options ${String(i)}`).options) as object;
      const own = ownOptions(game.options, all);
      expect(game.options.parse(own)).toEqual(all);
      for (const [name, value] of Object.entries(own)) expect(value).not.toEqual(standard[name as never]);
    }
  });

  test('are all a save has of them', () => {
    const [, game] = everyGame.find(([id]) => id === 'ktulu') ?? [];
    const resumed = game && resume({ ...opened('ktulu-3.json'), options: { duelsPerDay: 2, dayZero: false, speechSeconds: 30 } }, game);
    if (!resumed || !('session' in resumed)) throw new Error('refused');
    expect(makeSave(resumed.session, { app: '0.1.0', at: [] }).options).toEqual({
      speechSeconds: 30,
      holderIsTold: false,
      maskChoices: false,
    });
  });
});

describe('a night with another step', () => {
  test.each(ktuluSaves)('leaves %s as it was', (name) => {
    const save = opened(name);
    const resumed = resume(save, ktuluWith(moreSteps));
    if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
    expect(resumed.diverged).toBeUndefined();
    expect(JSON.parse(JSON.stringify(resumed.session.story))).toEqual(save.story);
    const { nightOrder } = resumed.session.options as Options;
    const known = (save.options as Partial<Options>).nightOrder ?? orderableNight;
    expect([...nightOrder].sort()).toEqual([...moreSteps].sort());
    expect(nightOrder.filter((step) => (known as readonly string[]).includes(step))).toEqual(known);
    // And the other way round: what today's program writes is read by the one before.
    const back = parseSave(writeSave(makeSave(resumed.session, { app: '0.2.0', at: save.at })));
    const again = 'save' in back && resume(back.save, ktulu);
    expect(again).toMatchObject({ session: { entries: save.answers } });
    expect(again).not.toHaveProperty('diverged');
  });

  test('keeps the order a house has made, each new step behind the one it follows', () => {
    const house = [...orderableNight].reverse();
    const { nightOrder } = withTodaysSteps(ktuluWith(moreSteps).options, { nightOrder: house });
    expect(nightOrder.filter((step) => house.includes(step))).toEqual(house);
    expect(nightOrder[nightOrder.indexOf('parson') + 1]).toBe('undertaker');
    expect(nightOrder[nightOrder.indexOf('ship') + 1]).toBe('rooster');
    expect(withTodaysSteps(ktuluOptions, { nightOrder })).toEqual({ nightOrder: house });
  });

  test('takes nothing that is no step at all, nor one twice', () => {
    for (const nightOrder of [[...orderableNight, 'ship'], [...orderableNight, 7], 'ship'])
      expect(ktuluOptions.safeParse(withTodaysSteps(ktuluOptions, { nightOrder })).success).toBe(false);
    expect(withTodaysSteps(ktuluOptions, [])).toEqual([]);
  });
});
