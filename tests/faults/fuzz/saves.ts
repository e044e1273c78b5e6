import { readdirSync, readFileSync } from 'node:fs';
import { games } from '../../../src/games/index.ts';
import { fingerprintOf } from '../../../src/kernel/random.ts';
import { parseSave, writePlainSave, type SaveFile } from '../../../src/save/file.ts';
import { resume } from '../../../src/save/resume.ts';
import { words as cardWords } from '../../../src/text/cards.ts';
import { words as saveWords } from '../../../src/text/save.ts';
import { speaker } from '../../../src/text/speak.ts';
import { deckFile } from '../../cards/decks.ts';
import { played, saveOf } from '../../save/played.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike, valueLike } from './mutate.ts';

const golden = new URL('../../save/golden/', import.meta.url);
const rules = new Map(await Promise.all(Object.values(games).map(async (game) => [game.id, await game.load()] as const)));
const english = speaker('en', [cardWords, saveWords]);

const position: SaveFile['position'] = { round: 2, phase: 'night', dead: [3], statuses: [], tokens: {}, counters: {} };
const own: SaveFile = {
  ...saveOf(played('fuzz', { answers: 20 })),
  position,
  deck: { id: 'princeton', edition: '74V', file: deckFile('princeton') },
};
const texts = [...readdirSync(golden).map((name) => readFileSync(new URL(name, golden), 'utf8')), writePlainSave(own)];
const saves = texts.map((text): SaveFile => {
  const read = parseSave(text);
  if ('refusal' in read) throw new Error(english.say(read.refusal.why));
  return read.save;
});
const known = new Set(saves.map((save) => writePlainSave(save)));

/** Saved games damaged on the way, and ones a stranger made up, check and all. */
export const saveFiles: Fuzzer = {
  name: 'saves',
  full: 10_000,
  share: 100,
  input(random): Verdict {
    if (random.below(3) === 0) {
      const read = parseSave(textLike(random, pick(random, texts)));
      if ('refusal' in read) return said(read.refusal.why);
      return known.has(writePlainSave(read.save)) ? 'taken' : { silent: 'a changed file with its old check' };
    }
    const { value, renamed } = valueLike(random, pick(random, saves));
    const read = parseSave(checked(value));
    if ('refusal' in read) return said(read.refusal.why);
    const game = rules.get(read.save.game);
    if (!game) return 'refused';
    const resumed = resume(read.save, game);
    if ('refusal' in resumed) return said(resumed.refusal.why);
    if ('unplayable' in resumed) return said(resumed.unplayable);
    const { deal, edition } = read.save;
    if (deal.length < game.players.min || deal.length > game.players.max) return { silent: `${String(deal.length)} seats` };
    if (deal.some(({ role }) => !Object.hasOwn(game.roles, role))) return { silent: 'an unknown role' };
    if (edition > game.edition) return { silent: `edition ${String(edition)}` };
    if (resumed.session.table.statuses.some(({ what }) => !Object.hasOwn(game.statuses, what))) return { silent: 'an unknown status' };
    // Facts of a story told by other rules may have other fields, and an older edition may have had other house rules.
    if (renamed && edition === game.edition && JSON.stringify(read.save.story) === JSON.stringify(storyOf(game.id, read.save)))
      return { silent: 'a key that means nothing' };
    return 'taken';
  },
};

/** The story of the save this one was made from. */
const storyOf = (game: string, { seed }: SaveFile): SaveFile['story'] | undefined =>
  saves.find((save) => save.game === game && save.seed === seed)?.story;

function checked(value: unknown): string {
  const { check: _, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const body = JSON.stringify(rest);
  return `${body.slice(0, -1)},"check":"${fingerprintOf(body)}"}`;
}

function said(why: Parameters<typeof english.say>[0]): Verdict {
  english.say(why);
  return 'refused';
}
