import { describe, expect, it } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { Options } from '../../../src/games/ktulu/options.ts';
import { seeded, shuffled } from '../../../src/kernel/random.ts';
import { Session } from '../../../src/kernel/session.ts';
import { facilitate } from '../../properties/facilitator.ts';

/** Everybody who takes, plants, trails or asks for the statuette. */
const busy = [
  'sheriff',
  'hairdresser',
  'badGunman',
  'avenger',
  'thief',
  'quietFoot',
  'burningRage',
  'trailer',
  'warrior',
  'binocularEye',
  'detector',
  'mindEater',
  'purpleLeech',
  'luckyLuke',
];

/** A game of theirs from the Quiet Foot's first plant on: nobody is killed in a duel, and one player a day is searched. */
function busyTable(seed: string): Session {
  const random = seeded(`${seed}/busy`);
  const options: Partial<Options> = {
    aliens: true,
    luckyLuke: true,
    shipNight: 9,
    searchCount: 1,
    duelsPerDay: 0,
    trailExtended: random.below(2) === 0,
    guardStopsTheft: random.below(2) === 0,
    nightDeathReveal: random.below(2) === 0 ? 'dawn' : 'immediate',
  };
  const roles = shuffled(busy, random);
  const holder = roles.indexOf('quietFoot') + 1;
  return new Session(ktulu, {
    options,
    seed,
    deal: roles.map((role) => ({ role })),
    position: { round: 1, phase: 'night', tokens: { statuette: { holder } } },
  });
}

/** Between a death and what its statuette brings, the table hears only of the death. */
const between = ['death.known', 'statuette.changed', 'statuette.lost', 'statuette.heir'];

/** What is not as it should be: everybody has been told of the side that knowingly has it, and a plant is on a carrier who does not know (KT-021, KT-028, KT-R17). */
function outOfOrder({ table: t, question }: Session): readonly string[] {
  const { holder, knowing, announced, provisional } = t.tokens['statuette'] ?? {};
  const plants = t.statuses.filter(({ what }) => what === 'planted').map(({ on }) => on);
  if (holder === undefined || between.includes(question.key) || question.shape === 'over') return [];
  const wrong: string[] = [];
  if (knowing && announced !== t.faction(holder)) wrong.push(`${question.key}: seat ${holder} has it, ${announced ?? 'nobody'} was told`);
  if (plants.length > 0 && (knowing || plants.join() !== String(holder))) wrong.push(`${question.key}: planted on ${plants.join()}`);
  if (t.place.phase === 'day' && provisional !== false) wrong.push(`${question.key}: not settled by day`);
  return wrong;
}

interface Book {
  said: string[];
  rage: number;
}

/** What was announced never repeats itself, and Burning Rage killed only where the Indians, not those announced, had got it that night (KT-028, KT-182, KT-183). */
function read({ table: t }: Session): Book {
  const book: Book = { said: [], rage: 0 };
  let gained = -1;
  for (const fact of t.story) {
    if (fact.what === 'announced' && fact.said.id === 'statuette.lost') book.said.push('lost');
    if (fact.what === 'announced' && fact.said.id === 'statuette.changed') {
      const { faction } = fact.said.with?.['faction'] as { faction: string };
      book.said.push(faction);
    }
    if (fact.what === 'moved' && fact.knowing && t.faction(fact.to) === 'indians' && (book.said.at(-1) ?? 'indians') !== 'indians')
      gained = fact.at.round;
    if (fact.what === 'died' && fact.by.role === 'burningRage') {
      book.rage++;
      expect(fact.at.round).toBe(gained);
    }
  }
  return book;
}

const games = 150;

describe('the books of the statuette', () => {
  it('KT-028 KT-029 KT-182 KT-R17 are in order at every question of any game', { timeout: 300_000 }, () => {
    const all: Book[] = [];
    for (let i = 0; i < games; i++) {
      const wrong: string[] = [];
      const session = facilitate(busyTable(`ledger${i}`), `ledger${i}`, { each: (asked) => void wrong.push(...outOfOrder(asked)) });
      expect(wrong).toEqual([]);
      const book = read(session);
      const told = ['indians', ...book.said];
      expect(told.filter((one, at) => at > 0 && one === told[at - 1])).toEqual([]);
      all.push(book);
    }
    expect(all.reduce((n, { said }) => n + said.length, 0)).toBeGreaterThan(games);
    expect(all.filter(({ rage }) => rage > 0).length).toBeGreaterThan(2);
  });
});
