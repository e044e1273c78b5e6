import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/games/princeton/options.ts';
import { accuse, byDay, sit, twelve, type HouseRules } from './villages.ts';

const victim = (rules: HouseRules = {}, who = 'Bob') => sit(twelve, rules).at('mafia.kill', who).at('angelHeart.check', 'Mia');
const convict = (rules: HouseRules = {}, who = 'Cid') => accuse(byDay(twelve, rules), 'Bob', who, 'Dan').vote('day.verdict', 'guilty 7');

describe('the news of the morning', () => {
  test('PR-41 after the night steps everybody is woken', () => {
    const t = victim();
    expect(t.asked('dawn.wake')).toMatchObject({ to: 'table', say: [{ id: 'dawn.wake' }] });
    expect(t.keys.indexOf('dawn.wake')).toBe(t.keys.indexOf('angelHeart.sleep') + 1);
    expect(t.said.find((line) => line.key === 'dawn.wake')?.text).toBe('Day breaks. Open your eyes, everybody.');
  });

  test('PR-42 the victim is named before anybody else talks', () => {
    const t = victim();
    expect(t.heard).toContain('Bob died last night.');
    expect(t.keys.indexOf('dawn.victim')).toBeLessThan(t.keys.indexOf('day.talk'));
    expect(t.keys.indexOf('dawn.victim')).toBe(t.keys.indexOf('dawn.wake') + 1);
  });

  test('PR-42 the story says why: the choice of the night, then the death because of it, then the news because of the death', () => {
    const t = victim();
    const [died] = t.facts('died');
    expect(t.story[died?.because ?? -1]).toMatchObject({ what: 'postponed', seat: 5 });
    const news = t.facts('announced').find(({ said }) => said.id === 'dawn.victim');
    expect(t.story[news?.because ?? -1]).toBe(died);
  });

  test('PR-42 or it is said that there is none', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Mia');
    expect(t.heard).toContain('Nobody died last night.');
    expect(t.keys).not.toContain('dawn.victim');
    expect(t.keys.indexOf('dawn.nobody')).toBeLessThan(t.keys.indexOf('day.talk'));
  });

  test('PR-42 the second morning names the second victim', () => {
    const t = victim().pass('day.accuser').at('mafia.kill', 'Cid').at('angelHeart.check', 'Mia');
    expect(t.heard.filter((line) => line.endsWith('died last night.'))).toEqual(['Cid died last night.']);
    expect(t.dead).toEqual(['Bob', 'Cid']);
  });

  test('X-1 the death takes effect at dawn: until then the victim counts as living', () => {
    const t = sit().at('mafia.kill', 'Bob');
    expect(t.dead).toEqual([]);
    expect(t.offered).toContain('Bob');
    expect(t.at('angelHeart.check', 'Bob').dead).toEqual(['Bob']);
  });

  test('PR-43 the victim turns the card face up', () => {
    const t = victim();
    expect(t.heard).toContain('Bob turns the card face up.');
    expect(t.facts('revealed')).toMatchObject([{ seat: 5, role: 'civilian', audience: 'public', clause: 'PR-43' }]);
    const { note } = t.asked('card.turned');
    expect(note && t.say(note)).toBe('The card: Civilian.');
  });

  test('PR-44 PR-45 PR-47 the dead are told: no last words, no sound, no signs', () => {
    const told = 'Bob, no last words, no signs, not a sound from now on. You may watch, at night too.';
    expect(victim().heard).toContain(told);
    expect(convict().heard).toContain(told.replace('Bob', 'Cid'));
  });

  test('PR-44 a dead player neither accuses, nor seconds, nor votes, nor is accused', () => {
    const t = victim();
    expect(t.refuses('day.accuser', 'Bob')).toMatchObject({ id: 'bar.dead' });
    t.at('day.accuser', 'Cid');
    expect(t.refuses('day.accused', 'Bob')).toMatchObject({ id: 'bar.dead' });
    t.at('day.accused', 'Dan');
    expect(t.refuses('day.second', 'Bob')).toMatchObject({ id: 'bar.dead' });
    t.at('day.second', 'Eve');
    expect(t.refuses('day.verdict', 'Bob > guilty')).toMatchObject({ id: 'refused.noVote' });
  });

  test('PR-46 the dead are told they may watch, and the moderator is reminded of it every night', () => {
    const t = victim().pass('day.accuser').until('night.falls');
    expect(t.said.map((line) => line.text).join(' ')).toContain('You may watch, at night too.');
    expect(t.question.note && t.say(t.question.note)).toContain('The dead may watch.');
  });

  test('PR-47 the victim is asked for nothing: from the news to the talk everything is only read out', () => {
    const t = victim();
    const news = t.keys.slice(t.keys.indexOf('dawn.victim'), t.keys.indexOf('day.talk'));
    expect(news).toEqual(['dawn.victim', 'card.turned']);
    expect(t.heard.join(' ')).toContain('no last words');
  });
});

describe('cards of the dead (house rule)', () => {
  test.each<[Options['revealOnDeath'], string, boolean, boolean]>([
    ['all', 'a civilian', true, true],
    ['all', 'a mafia player', true, true],
    ['convictedOnly', 'a civilian', false, true],
    ['convictedOnly', 'a mafia player', false, true],
    ['mafiaOnly', 'a civilian', false, false],
    ['mafiaOnly', 'a mafia player', true, true],
    ['none', 'a civilian', false, false],
    ['none', 'a mafia player', false, false],
  ])(
    'PR-43 PR-62 with cards shown: %s, the card of %s is turned when killed at night: %s, when convicted: %s',
    (revealOnDeath, kind, atNight, convicted) => {
      const who = kind === 'a civilian' ? 'Cid' : 'Max';
      expect(victim({ revealOnDeath }, who).keys.includes('card.turned')).toBe(atNight);
      expect(convict({ revealOnDeath }, who).keys.includes('card.turned')).toBe(convicted);
    },
  );

  test.each<[string, Options['revealOnDeath']]>([
    ['hidden', 'none'],
    ['shown', 'all'],
  ])('with cards %s the story everybody may read names roles accordingly', (_, revealOnDeath) => {
    const t = victim({ revealOnDeath });
    const open = t.story.filter((fact) => fact.audience === 'public').some((fact) => fact.what === 'revealed');
    expect(open).toBe(revealOnDeath === 'all');
    expect(t.session.table.at(5).revealed).toBe(revealOnDeath === 'all');
  });
});

describe('cards of the living', () => {
  test('PR-20 PR-53 no card is ever turned, shown or named but that of a dead player', () => {
    const t = victim();
    accuse(t, 'Cid', 'Ann', 'Dan').vote('day.verdict', 'guilty 11');
    t.at('mafia.kill', 'Eve');
    expect(t.facts('revealed').map((fact) => t.seating.name(fact.seat))).toEqual(['Bob', 'Ann', 'Eve']);
    expect(t.dead).toEqual(['Ann', 'Bob', 'Eve']);
    expect(t.said.filter((line) => line.id === 'card.turn').map((line) => line.text)).toEqual([
      'Bob turns the card face up.',
      'Ann turns the card face up.',
      'Eve turns the card face up.',
    ]);
  });

  test('PR-51 PR-53 the talk opens with the reminder that no card is shown, whatever is claimed', () => {
    expect(byDay().heard).toContain('The talk is open. Claim what you like; no card is shown.');
  });

  test('PR-20 what is held up at night tells a side, never a card', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Mia');
    expect(t.asked('angelHeart.answer')).toMatchObject({ showing: { sign: 'nod' } });
    expect(t.asked('angelHeart.answer')).not.toHaveProperty('showing.role');
  });
});
