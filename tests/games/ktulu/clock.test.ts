import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { Answer } from '../../../src/kernel/answer.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { SeatId } from '../../../src/kernel/types.ts';
import { makeSave, parseSave, writeSave } from '../../../src/save/file.ts';
import { resume } from '../../../src/save/resume.ts';
import { languages } from '../../../src/text/message.ts';
import { speaker } from '../../../src/text/speak.ts';
import { wordingOf } from '../../../src/text/wording.ts';
import type { Play } from '../../support/play.ts';
import { byDay, fourteen, later, night, sit, type HouseRules } from './tables.ts';

const named = ktulu.words;

const neutral = ktulu.words;

const zero = { 'hooker.learn': 'Pat', 'sheriff.jail': 'May', 'parson.learn': 'Gus', 'bandits.firstCarrier': 'Bill' };
const owed = { 'sheriff.jail': 'May', 'parson.learn': 'May', 'guard.protect': 'Pat' };
/** A day without a duel on which one player is searched and left alone. */
const quietDay = (t: Play, searched: string): Play =>
  t.pick('day.next', 'search').at('search.nominees', searched).vote('mistreat.any', `no ${t.alive.length}`);
const twoNights = (rules: HouseRules = {}): Play =>
  night(quietDay(night(sit(undefined, rules), zero), 'Gus'), { ...owed, 'indians.kill': 'Jude' });
const phases = (t: Play): string[] => t.facts('phase').map(({ said }) => `${said.id.replace('phase.', '')} ${Number(said.with?.['n'])}`);

describe('the host', () => {
  test('KT-001 is no seat: nobody beside the dealt seats is ever asked, offered or given a vote', () => {
    const t = sit();
    const seen = new Set<SeatId>();
    const note = (): void => {
      const q = t.session.question;
      for (const seat of typeof q.to === 'string' ? [] : q.to) seen.add(seat);
      if (q.shape === 'choose') for (const seat of [...q.seats, ...q.barred.map((b) => b.seat)]) seen.add(seat);
      if (q.shape === 'ballot') for (const seat of [...q.voters.map((v) => v.seat), ...q.barred.map((b) => b.seat)]) seen.add(seat);
    };
    for (const key of ['hooker.learn', 'sheriff.jail', 'parson.learn', 'bandits.firstCarrier'] as const) {
      t.until(key);
      note();
      t.at(key, zero[key]);
    }
    t.pick('day.next', 'search').at('search.nominees', 'Gus').until('mistreat.any');
    note();
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  });

  test('KT-001 nor can the host be chosen, killed or given the statuette', () => {
    const t = later(fourteen, 'Bill').until('sheriff.jail');
    for (const seat of [0, 15, -1]) expect(t.refuses('sheriff.jail', { seats: [seat] }).id).toMatch(/^refused/);
    for (const seat of [0, 15]) {
      const ruling = { do: 'kill', seat } as const;
      expect(t.session.answer({ ruling })?.why.id).toBe('refused.noSuchSeat');
      expect(t.session.answer({ ruling: { do: 'move', token: 'statuette', to: seat } })?.why.id).toBe('refused.noSuchSeat');
    }
  });
});

describe('what the host has decided', () => {
  test('KT-002 stays so: no answer and no ruling reaches the options', () => {
    const given: HouseRules = { shipNight: 5 };
    const t = sit(undefined, given);
    given.shipNight = 1;
    const before = JSON.stringify(t.session.options);
    expect(t.session.answer({ ruling: { do: 'options', options: { shipNight: 1 } } } as unknown as Answer)?.why.id).toBe('refused.ruling');
    expect(t.session.answer({ options: { shipNight: 1 } } as unknown as Answer)?.why.id).toMatch(/^refused/);
    night(t, zero).undo();
    expect(JSON.stringify(t.session.options)).toBe(before);
    expect(t.session.options).toMatchObject({ shipNight: 5 });
  });

  const written = () => makeSave(night(sit(), zero).session, { app: '1', at: [] });

  test('KT-002 a save whose options were changed afterwards is refused', () => {
    const text = writeSave(written());
    expect(parseSave(text)).toHaveProperty('save');
    const edited = parseSave(text.replace('"options":{}', '"options":{"sheriffNightZero":false}'));
    expect('refusal' in edited && edited.refusal.why.id).toBe('save.edited');
    expect(resume({ ...written(), options: { shipNight: 99 } }, ktulu as Game)).toHaveProperty('refusal');
  });

  test('KT-002 and one that is opened all the same is not the same game any more', () => {
    expect(resume(written(), ktulu as Game)).not.toHaveProperty('diverged');
    expect(resume({ ...written(), options: { sheriffNightZero: false } }, ktulu as Game)).toHaveProperty('diverged');
  });
});

describe('nights and days', () => {
  test('KT-040 night 0 comes first, then day 1, then night 1, and so on', () => {
    const t = twoNights();
    expect(phases(t)).toEqual(['night 0', 'dawn 0', 'day 1', 'night 1', 'dawn 1', 'day 2']);
    quietDay(t, 'Gus').until('sheriff.jail');
    expect(phases(t).at(-1)).toBe('night 2');
  });

  test('KT-041 KT-R7 a day 0 may come before it, when all cards are dealt', () => {
    const t = sit(undefined, { dayZero: true }).until('day.zero');
    expect(t.keys).toEqual(['opening.roster', 'day.zero']);
    expect(t.session.table.place).toMatchObject({ round: 0, phase: 'day' });
    expect(t.session.table.seats.map(({ role }) => role)).toEqual(t.session.setup.deal.map(({ role }) => role));
    t.until('night.falls');
    expect(phases(t)).toEqual(['day 0', 'night 0']);
  });

  test('KT-041 without it night 0 is the first thing', () => {
    expect(sit().until('night.falls').keys).toEqual(['opening.roster', 'night.falls']);
  });

  test('KT-042 on day 0 nothing can be done but talk', () => {
    const t = sit(undefined, { dayZero: true }).until('day.zero');
    expect([t.question.shape, t.question.to, t.question.clause]).toEqual(['say', 'table', 'KT-042']);
    expect(t.session.answer({ option: 'duel' })?.why.id).toMatch(/^refused/);
    t.until('night.falls');
    expect(t.keys.filter((key) => /duel|search|mistreat|window|reveal/.test(key))).toEqual([]);
    expect(t.facts('chose')).toEqual([]);
  });
});

describe('dawn', () => {
  const officials = `${fourteen}, Eve executor, Ivo investigator`;
  const eventful = (): Play => later(officials, 'Bill', { nightDeathReveal: 'dawn' }, { counters: { investigated: 6 } });

  test('KT-R45 cells and shields end, then the citizens’ check, what waited of deaths, the investigation, and the day', () => {
    const t = night(eventful(), { ...owed, 'indians.kill': 'Jude' });
    const from = t.story.findIndex((fact) => fact.what === 'phase' && fact.said.id === 'phase.dawn');
    const order = t.story
      .slice(from)
      .map((fact) =>
        fact.what === 'announced' || fact.what === 'phase' ? fact.said.id : fact.what === 'unmarked' ? fact.status : fact.what,
      );
    expect(order).toEqual([
      'phase.dawn',
      'dawn.wake',
      'jailed',
      'guarded',
      'revealed',
      'death.known',
      'revealed',
      'day.unmasked',
      'phase.day',
    ]);
    expect(t.keys.slice(t.keys.indexOf('dawn.wake'))).toEqual(['dawn.wake', 'death.known', 'day.unmasked', 'day.next']);
  });

  test('KT-R45 if a citizen has it the game ends before anything else is told', () => {
    const t = night(eventful(), { ...owed, 'sheriff.jail': 'Bill', 'indians.kill': 'Jude' });
    expect(t.winner).toEqual(['citizens']);
    expect(t.keys.slice(t.keys.indexOf('dawn.wake'))).toEqual(['dawn.wake', 'over']);
  });
});

describe('neutral names', () => {
  test('KT-R93 they change no rule: answer for answer the same questions, the same story', () => {
    const [plain, other] = [twoNights(), twoNights({ neutralNames: true })];
    expect(other.session.entries).toEqual(plain.session.entries);
    expect(other.story).toEqual(plain.story);
    expect(other.keys).toEqual(plain.keys);
    const day = (neutralNames: boolean) => byDay(fourteen, 'Bill', { neutralNames }).rule({ do: 'kill', seat: 'Bill' });
    expect(day(true).story).toEqual(day(false).story);
  });

  test('KT-R93 the option chooses the wording, and every language has the other names', () => {
    expect([wordingOf(ktulu.options, { neutralNames: true }), wordingOf(ktulu.options, {})]).toEqual(['neutral', undefined]);
    const ids = Object.keys(neutral.en).sort();
    const dated = [
      'hooker',
      'luckyLuke',
      'janosik',
      'goodGunman',
      'badGunman',
      'drunkard',
      'mormonCitizen',
      'mormonBandit',
      'mormonIndian',
    ].map((role) => `role.${role}`);
    for (const language of languages) {
      expect(Object.keys(neutral[language]).sort()).toEqual(ids);
      const [usual, other] = [speaker(language, [named, neutral]), speaker(language, [named, neutral], [], 'neutral')];
      for (const id of [...dated, 'faction.indians', 'faction.luckyLuke'])
        expect(other.say(id), `${language} ${id}`).not.toBe(usual.say(id));
      expect(other.say('role.sheriff')).toBe(usual.say('role.sheriff'));
    }
  });
});
