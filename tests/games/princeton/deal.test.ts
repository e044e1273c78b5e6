import { describe, expect, test } from 'vitest';
import { accept } from '../../../src/cards/accept.ts';
import { makeCode } from '../../../src/cards/code.ts';
import { newDeal } from '../../../src/cards/deal.ts';
import { dealPile } from '../../../src/cards/pile.ts';
import { castFor } from '../../../src/cards/setup-table.ts';
import { examine, mafiaFor, suggest } from '../../../src/games/princeton/cast.ts';
import { princeton } from '../../../src/games/princeton/index.ts';
import { options } from '../../../src/games/princeton/options.ts';
import { sizeOf } from '../../../src/rules/cast.ts';
import { princeton as deck } from '../../cards/decks.ts';
import { accuse, sit, twelve, type HouseRules } from './villages.ts';

const rules = (given: HouseRules = {}) => options.parse(given);
const usual = (players: number, given: HouseRules = {}) => suggest(players, rules(given));
const findings = (players: number, given: HouseRules = {}) => examine(usual(players, given), rules(given));
const found = (players: number, given: HouseRules = {}) =>
  findings(players, given).map(({ level, clause, why }) => `${level} ${clause} ${why.id}`);

describe('who is on which side', () => {
  test('PR-01 there are two sides: mafia against the village, to which angels and civilians belong', () => {
    expect(princeton.factions.map((f) => f.id)).toEqual(['mafia', 'village']);
    const sides = Object.values(princeton.roles).map((role) => [role.id, role.faction]);
    expect(Object.fromEntries(sides)).toMatchObject({
      mafia: 'mafia',
      angelHeart: 'village',
      angelDiamond: 'village',
      civilian: 'village',
    });
  });

  test('PR-01 PR-24 the mafia know one another and kill, the village does neither', () => {
    const t = sit().until('mafia.kill').at('mafia.kill', 'Bob');
    const together = t.asked('mafia.kill').to as readonly number[];
    const killed = t.facts('postponed').map(({ by }) => by.faction);
    expect(princeton.factions.map(({ id, acquainted, kills }) => [id, acquainted, kills])).toEqual(
      ['mafia', 'village'].map((id) => [id, together.every((seat) => t.session.table.faction(seat) === id), killed.includes(id)]),
    );
  });

  test('PR-01 nights are for secret killing and days for public conviction', () => {
    const t = sit().at('mafia.kill', 'Bob');
    expect(t.facts('postponed').every((fact) => fact.audience === 'host')).toBe(true);
    accuse(t.at('angelHeart.check', 'Cid'), 'Cid', 'Dan', 'Eve').vote('day.verdict', 'guilty 11');
    const deaths = t.facts('died').map(({ at, audience }) => [at.phase, audience]);
    expect(deaths).toEqual([
      ['day', 'host'],
      ['day', 'public'],
    ]);
  });

  test('PR-07 PR-08 the moderator is nobody at the table: no card, no seat, never a target, never a voter', () => {
    expect(Object.keys(princeton.roles)).not.toContain('moderator');
    const t = sit();
    expect(t.question.shape === 'choose' && [...t.question.seats, ...t.question.barred.map((b) => b.seat)]).toHaveLength(12);
    accuse(t.pass('mafia.kill').at('angelHeart.check', 'Mia'), 'Bob', 'Cid', 'Dan');
    expect(t.question.shape === 'ballot' && t.question.voters).toHaveLength(12);
    expect(t.refuses('day.verdict', { votes: { 13: ['guilty'] } })).toMatchObject({ id: 'refused.noVote' });
    expect(t.refuses('day.verdict', 'guilty 13')).toMatchObject({ id: 'refused.tooManyHands' });
  });

  test('PR-07 another one of the group may moderate the next game: seats are whoever sits down', () => {
    const first = sit('Mia mafia, Ann angelHeart, Bob Cid Dan civilian');
    const next = sit('Dan mafia, Mia angelHeart, Ann Bob Hugo civilian');
    expect(first.alive).toContain('Cid');
    expect(next.alive).toEqual(['Dan', 'Mia', 'Ann', 'Bob', 'Hugo']);
  });

  test('PR-08 the moderator is reminded of taking no card and no side', () => {
    const { note } = sit().until('deal.secret').question;
    expect(note && sit().say(note)).toBe('One card each, face down. You take no card and no side.');
  });
});

describe('how many of each card', () => {
  test('PR-71 mafia that the first kill makes as many as the others are refused with their number, and not suggested', () => {
    expect(usual(5)).toEqual({ mafia: 1, angelHeart: 1, civilian: 3 });
    const two = { mafia: 2, angelHeart: 1, civilian: 2 };
    expect(examine(two, rules()).find(({ level }) => level === 'refuse')).toMatchObject({
      clause: 'PR-71',
      why: { id: 'cast.wonAfterFirstNight', with: { n: 2, players: 5 } },
    });
    expect(examine({ ...two, civilian: 3 }, rules()).some(({ level }) => level === 'refuse')).toBe(false);
  });

  test.each([
    [5, 'warn PR-02 cast.veryFew'],
    [7, 'warn PR-02 cast.veryFew'],
    [8, 'note PR-02 cast.few'],
    [11, 'note PR-02 cast.few'],
    [12, 'nothing to remark'],
    [24, 'nothing to remark'],
    [25, 'warn PR-02 cast.many'],
    [33, 'warn PR-02 cast.many'],
  ])('PR-02 %i players: %s, and the game may begin', (players, remark) => {
    expect(found(players)).toEqual(remark === 'nothing to remark' ? [] : [remark]);
  });

  test('PR-73 the remark on more than 24 speaks of sitting around one table', () => {
    const [remark] = findings(25);
    expect(remark && sit().say(remark.why)).toContain('around one table');
  });

  test('PR-09 the pile asks for exactly as many cards of each kind as there are players, and the deck has them', () => {
    for (let players = 5; players <= 33; players++) {
      expect(sizeOf(usual(players))).toBe(players);
      expect(dealPile(deck, usual(players))).toHaveProperty('pile');
      expect(castFor(deck, players, princeton)).toEqual(usual(players));
    }
  });

  test('PR-13 PR-14 twelve players get 3 mafia and 1 angel, topped up with 8 civilians', () => {
    expect(usual(12)).toEqual({ mafia: 3, angelHeart: 1, civilian: 8 });
  });

  test('PR-13 the mix is a recommendation: any other that both sides can win is taken with a remark', () => {
    expect(examine({ mafia: 2, civilian: 10 }, rules())).toMatchObject([
      { level: 'note', clause: 'PR-14', why: { id: 'cast.mafiaOff', with: { n: 2, usual: 3 } } },
    ]);
  });

  test('PR-15 more than twelve players: one civilian becomes mafia', () => {
    expect(usual(13)).toEqual({ mafia: 4, angelHeart: 1, civilian: 8 });
    expect(found(13, { mafiaCount: 3 })).toEqual(['note PR-15 cast.mafiaOff']);
  });

  test('PR-16 ten or fewer players: 2 mafia instead of 3', () => {
    expect(usual(10)).toEqual({ mafia: 2, angelHeart: 1, civilian: 7 });
    expect(found(10, { mafiaCount: 3 })).toContain('note PR-16 cast.mafiaOff');
  });

  test.each([
    [8, 2],
    [10, 2],
    [11, 3],
    [12, 3],
    [13, 4],
    [17, 4],
    [18, 4],
    [19, 4],
    [20, 5],
    [23, 5],
    [24, 5],
    [33, 5],
  ])('PR-R1 %i players: %i mafia', (players, mafia) => {
    expect(mafiaFor(players)).toBe(mafia);
  });

  test('PR-R2 with all 26 civilian cards dealt, the last player gets the second angel', () => {
    expect(usual(32)).toEqual({ mafia: 5, angelHeart: 1, civilian: 26 });
    expect(usual(33)).toEqual({ mafia: 5, angelHeart: 1, angelDiamond: 1, civilian: 26 });
  });

  test.each([
    [0, { mafia: 3, civilian: 9 }],
    [2, { mafia: 3, angelHeart: 1, angelDiamond: 1, civilian: 7 }],
  ])('PR-11 with the option of %i angels twelve players get %j', (angelCount, cast) => {
    expect(usual(12, { angelCount })).toEqual(cast);
  });

  test.each([
    ['no mafia', { civilian: 8 }, 'PR-04', 'cast.noMafia'],
    ['as many mafia as others', { mafia: 4, civilian: 4 }, 'PR-71', 'cast.mafiaAlreadyWon'],
    ['two heart angels', { mafia: 2, angelHeart: 2, civilian: 6 }, 'PR-36', 'cast.oneOfEach'],
  ])('%s cannot be played', (_, cast, clause, id) => {
    expect(examine(cast, rules())).toContainEqual(
      expect.objectContaining({ level: 'refuse', clause, why: expect.objectContaining({ id }) as unknown }),
    );
  });
});

test('PR-04 a pile without mafia is refused for that alone', () => {
  const remarks = (cast: Record<string, number>) => examine(cast, rules()).map(({ why }) => why.id);
  expect(remarks({ civilian: 12 })).toEqual(['cast.noMafia']);
  expect(remarks({})).toEqual(['cast.noMafia', 'cast.veryFew']);
});

describe('the deal', () => {
  test('PR-17 PR-18 PR-19 before the first night everybody is told to look alone and to keep it secret until the first day', () => {
    const t = sit().until('deal.secret');
    expect(t.heard).toEqual([
      'Look at your card alone. Until the first day nobody says what they are, and nobody living ever shows a card.',
    ]);
    expect(t.until('night.falls').keys).toEqual(['deal.secret', 'night.falls']);
  });

  test('PR-17 every player holds exactly one card', () => {
    expect(sit().session.table.seats.map((s) => s.role)).toEqual(
      twelve.split(', ').flatMap((part) =>
        part
          .split(' ')
          .slice(1)
          .map(() => part.split(' ').at(-1)),
      ),
    );
    expect(sit().session.table.cast).toEqual({ mafia: 3, angelHeart: 1, civilian: 8 });
  });

  test('X-7 one card is one seat: the same card again is not dealt twice, and a card outside the cast is questioned', () => {
    const [king, jack, diamondQueen] = [makeCode(deck, 1), makeCode(deck, 3), makeCode(deck, 7)];
    const first = accept(newDeal(5, { mafia: 1, angelHeart: 1, civilian: 3 }), king, deck);
    expect(first.outcome).toMatchObject({ kind: 'taken', seat: 1 });
    const again = accept(first.deal, king, deck, { seat: 2 });
    expect(again.outcome).toMatchObject({ kind: 'already', seat: 1 });
    expect(again.deal.held).toEqual(first.deal.held);
    expect(accept(first.deal, diamondQueen, deck)).toMatchObject({ deal: { held: first.deal.held }, outcome: { kind: 'notInCast' } });
    expect(accept(first.deal, jack, deck)).toMatchObject({ deal: { held: first.deal.held }, outcome: { kind: 'tooManyOfRole' } });
  });

  test('PR-18 no role is told to anybody but its holder: nothing in the first night names a card', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Bob').until('dawn.wake');
    expect(t.facts('revealed')).toEqual([]);
    expect(t.facts('learned').map((fact) => fact.audience)).toEqual([[4]]);
  });

  test('PR-19 the reminder is not repeated in later nights', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Bob').pass('day.accuser').pass('mafia.kill');
    expect(t.keys.filter((key) => key === 'deal.secret')).toHaveLength(1);
  });

  test('PR-21 a deal chosen on purpose is recorded for the moderator and told to nobody', () => {
    const t = sit(twelve, { dealMode: 'moderatorChooses' });
    expect(t.facts('noted')).toMatchObject([{ audience: 'host', clause: 'PR-21' }]);
    expect(t.pass('mafia.kill').said).toEqual(sit(twelve).pass('mafia.kill').said);
    expect(sit().facts('noted')).toEqual([]);
  });

  test('PR-22 a chosen deal is not recommended and not the default', () => {
    expect(rules().dealMode).toBe('random');
    expect(found(12)).toEqual([]);
    expect(found(12, { dealMode: 'moderatorChooses' })).toEqual(['note PR-22 cast.chosenDeal']);
  });
});
