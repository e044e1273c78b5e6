import { describe, expect, test } from 'vitest';
import type { Play } from '../../../support/play.ts';
import { byDay, duel, fight, type HouseRules, named, nominate, told, unanimous, withCitizens } from './days.ts';

const ballot = (voteVisibility?: HouseRules['voteVisibility']) =>
  nominate(byDay(undefined, voteVisibility ? { voteVisibility } : {}), 'Cid Cis Cal');
const marks = 'Sam Holly Gus Cid Cis Cal Ben Bob Bud Ina Ivy > Cid Cis';
const aloud = (t: Play) => t.said.map(({ id }) => id);

describe('how votes are cast', () => {
  test('KT-079 half-secret by default: eyes are closed, hands go up, and then it is read out who voted for whom', () => {
    const t = ballot();
    expect(aloud(t).slice(-2)).toEqual(['search.vote', 'vote.halfSecret']);
    t.vote('search.vote', marks);
    expect(t.heard.slice(0, 3)).toEqual([
      'Open your eyes. These are the votes.',
      'Cid: Sam, Holly, Gus, Cid, Cis, Cal, Ben, Bob, Bud, Ina and Ivy.',
      'Cis: Sam, Holly, Gus, Cid, Cis, Cal, Ben, Bob, Bud, Ina and Ivy.',
    ]);
    expect(t.facts('noted').at(-1)).toMatchObject({ said: { id: 'vote.disclosed' }, audience: 'public', clause: 'KT-079' });
  });

  test('KT-079 half-secret with hands only counted, the players say themselves how they voted', () => {
    const t = ballot().vote('search.vote', 'Cid 11', 'Cis 11');
    expect(aloud(t)).not.toContain('vote.eyesOpen');
    expect(aloud(t)).toContain('vote.halfSecret.after');
  });

  test('KT-079 voteVisibility open: with open eyes, and nothing to read out afterwards', () => {
    const t = ballot('open');
    expect(aloud(t).at(-1)).toBe('vote.open');
    t.vote('search.vote', marks);
    expect(aloud(t)).not.toContain('vote.eyesOpen');
    expect(t.facts('voted')).toMatchObject([{ audience: 'public' }]);
  });

  test('KT-079 voteVisibility secret: only the outcome is told', () => {
    const t = ballot('secret');
    expect(aloud(t).at(-1)).toBe('vote.secret');
    t.vote('search.vote', marks);
    expect(aloud(t)).not.toContain('vote.eyesOpen');
    expect(t.facts('voted')).toMatchObject([{ audience: 'host' }]);
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cid', 'Cis']);
  });

  test('KT-079 in a secret vote a duel’s sums stay untold as well', () => {
    const count = (voteVisibility: HouseRules['voteVisibility']) =>
      aloud(fight(byDay(undefined, { ...(voteVisibility && { voteVisibility }) }), 'Cid', 'Bud', 'Cid 3')).includes('duel.count');
    expect([count('open'), count('halfSecret'), count('secret')]).toEqual([true, true, false]);
  });

  test('KT-079 X-6 a voter ruled dead while hands are up is not read out', () => {
    const t = duel(byDay(), 'Cid', 'Bud').rule({ do: 'kill', seat: 'Ivy' }).vote('duel.vote', 'Sam > Cid');
    expect(t.heard).toContain('No vote: Holly, Gus, Cis, Cal, Ben, Bob and Ina.');
  });

  test('KT-079 abstentions in a duel are read out too', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Sam > Cid');
    expect(t.heard.slice(1, 3)).toEqual(['Cid: Sam.', 'No vote: Holly, Gus, Cis, Cal, Ben, Bob, Ina and Ivy.']);
  });
});

describe('secret duel votes', () => {
  const press = withCitizens('Jo journalist, Cis Cal citizen');
  const secretly = (rules: HouseRules = {}, counters: Record<string, number> = {}) => duel(byDay(press, rules, { counters }), 'Cis', 'Bud');

  test('KT-198 with secretDuelVotes only the outcome of a duel is told; other votes are cast as usual', () => {
    const t = fight(byDay(undefined, { secretDuelVotes: true, voteVisibility: 'open' }), 'Cid', 'Bud', 'Sam Ben > Cid', 'Bob > Bud');
    expect(t.facts('voted')).toMatchObject([{ vote: 'duel.vote', audience: 'host' }]);
    expect(aloud(t)).not.toContain('duel.count');
    expect(aloud(t)).not.toContain('vote.eyesOpen');
    expect(told(t)).toContain('duel.won');
    unanimous(nominate(t, 'Cid Cis Cal'), 'search.vote', 'Cid Cis');
    expect(t.facts('voted').at(-1)).toMatchObject({ vote: 'search.vote', audience: 'public' });
  });

  test('KT-198 without it a duel is voted on like anything else', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Sam > Cid');
    expect(t.facts('voted')).toMatchObject([{ audience: 'public' }]);
    expect(aloud(t)).toContain('vote.eyesOpen');
  });

  test('KT-198 a Journalist makes duel votes secret whatever the option says', () => {
    const t = secretly({ secretDuelVotes: false }).pick('journalist.watch', 'vote').vote('duel.vote', 'Jo > Cis');
    expect(t.facts('voted')).toMatchObject([{ audience: 'host' }]);
  });

  test('KT-108 a gunman who wins on secret votes is not given away, one who wins against them is', () => {
    const armed = (hands: string) => told(fight(byDay(undefined, { secretDuelVotes: true }), 'Gus', 'Bud', hands));
    expect(armed('Gus 3')).not.toContain('duel.gunman');
    expect(armed('Bud 3')).toContain('duel.gunman');
  });

  test('KT-199 the Journalist watches instead of voting and sees how everybody votes', () => {
    const t = secretly().pick('journalist.watch', 'watch');
    expect(t.barred('Jo')).toMatchObject({ id: 'bar.watching', clause: 'KT-199' });
    expect(t.refuses('duel.vote', 'Jo > Cis')).toMatchObject({ clause: 'KT-199' });
    t.vote('duel.vote', 'Sam Ina > Cis', 'Ben > Bud');
    const [lesson] = t.facts('learned');
    expect(lesson).toMatchObject({ seats: [4], audience: [4], clause: 'KT-199', said: { id: 'journalist.saw' } });
    expect(lesson?.said.with?.['votes']).toMatchObject({
      list: [{ with: { seats: { seats: [1, 10] } } }, { with: { seats: { seats: [7] } } }, { id: 'vote.abstainersShort' }],
    });
    const all = [1, 2, 3, 6, 7, 8, 10, 11];
    expect(lesson?.about, 'all but the two, and Jo who watches').toEqual(all);
    const silent = all.filter((seat) => ![1, 7, 10].includes(seat));
    expect(lesson?.said.with?.['votes']).toMatchObject({ list: [{}, {}, { with: { seats: { seats: silent } } }] });
    expect(t.shown).toMatchObject([{ key: 'journalist.sees', to: ['Jo'] }]);
  });

  test('KT-199 sums are not enough while the Journalist watches', () => {
    expect(secretly().pick('journalist.watch', 'watch').refuses('duel.vote', 'Cis 3')).toMatchObject({ id: 'refused.hands' });
    expect(secretly().pick('journalist.watch', 'vote').vote('duel.vote', 'Cis 3').dead).toEqual(['Bud']);
  });

  test('KT-199 twice a game', () => {
    const t = secretly().pick('journalist.watch', 'watch').vote('duel.vote');
    duel(t, 'Cis', 'Bud').pick('journalist.watch', 'watch').vote('duel.vote');
    expect(t.facts('spent')).toMatchObject([
      { ability: 'journalist', left: 1 },
      { ability: 'journalist', left: 0 },
    ]);
    const third = secretly({ duelsPerDay: 3 }, { 'journalist.used': 2 });
    expect(third.question.key).toBe('duel.vote');
  });

  test('KT-048 KT-199 a Journalist who votes keeps the use, and is shown nothing', () => {
    const t = secretly().pick('journalist.watch', 'vote').vote('duel.vote', 'Sam > Cis');
    expect([t.facts('spent'), t.facts('learned'), t.shown]).toEqual([[], [], []]);
  });

  test('KT-199 nobody else can tell whether the Journalist watches: a contestant or spent one is asked in show', () => {
    const spent = secretly({}, { 'journalist.used': 2 });
    expect(spent.asked('journalist.decoy')).toMatchObject({ decoy: true, say: [{ id: 'journalist.ask' }] });
    const fighting = duel(byDay(press), 'Jo', 'Bud');
    expect(fighting.keys).toContain('journalist.decoy');
    expect(secretly({ maskCalls: false }, { 'journalist.used': 2 }).keys).not.toContain('journalist.decoy');
  });

  test('KT-199 a dead Journalist is not asked', () => {
    const t = duel(byDay(press, {}, { dead: 'Jo' }), 'Cis', 'Bud');
    expect(t.question.key).toBe('duel.vote');
    expect(t.keys.filter((key) => key.startsWith('journalist'))).toEqual([]);
  });
});
