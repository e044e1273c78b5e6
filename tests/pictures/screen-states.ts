import { games } from '../../src/games/index.ts';
import type { Answer, Entry } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { castOf, type Table } from '../../src/kernel/table.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { flows } from '../../web/host/breath.ts';
import { isNight } from '../../web/host/night.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import { dealtGame } from '../e2e/stored.ts';

/** A question of a game as it lies on a host's device, with the answers that lead to it. */
export interface ScreenState {
  /** What kind of screen it is, for file names: seats, shape, key. */
  readonly name: string;
  readonly question: Question;
  readonly game: StoredGame;
  readonly entries: readonly Entry[];
  readonly night: boolean;
}

/** As many players as a game usually has, and the largest tables it is shown at. */
const usual: Readonly<Record<string, number>> = { princeton: 12, town: 9, yakuza: 12, vendetta: 12, ktulu: 14 };
const large = [24, 30, 40];

/** Random games a table is played in to find its questions. */
const tries = 6;

const people =
  'Ada Bartłomiej Chen Dagny Eugeniusz Farah Goran Hana Christopher Jola Kofi Małgorzata 王小明 Ola Piotr Quentin Rosa Aleksandra Tomek Uwe Wanda Xenia Yusuf Zoe'.split(
    ' ',
  );
const nameOf = (i: number): string =>
  `${people[i % people.length] ?? ''}${i < people.length ? '' : ` ${String.fromCharCode(65 + (i % 26))}`}`;

/**
 * The kinds of screens a game has, each where most is on it: at its usual number of players every kind of question, of those that are
 * only said one for each way they are told; at its largest table what shows seats.
 */
export async function screenStates(id: string, only?: number): Promise<ScreenState[]> {
  const found = games[id];
  if (!found) throw new Error(`There is no game called ${id}.`);
  const game: Game = await found.load();
  const players = usual[id] ?? game.players.min;
  const most = large.filter((n) => n <= game.players.max).at(-1) ?? game.players.max;
  const counts = only === undefined ? [players, most] : [only];
  return counts.flatMap((n) => statesOf(game, n, n === players || only !== undefined));
}

function statesOf(game: Game, players: number, every: boolean): ScreenState[] {
  const options = game.options.parse({});
  const cast = cardsOf(game.suggest(players, options));
  const found = new Map<string, ScreenState>();
  for (let i = 0; i < tries; i++) {
    const seed = `screens/${String(players)}/${String(i)}`;
    const roles = shuffled(cast, seeded(seed));
    const deal = roles.map((role, seat) => ({ role, name: nameOf(seat) }));
    const entries: Entry[] = [];
    const noting = {
      ...randomPolicy,
      begin: (t: Table, random: ReturnType<typeof seeded>) => noted(randomPolicy.begin(t, random), entries),
    };
    playOut(game, options, roles, seed, noting, (question, table) => {
      if (flows(question, table) || !(every || showsSeats(question))) return;
      const name = `${String(players)}-${kindOf(question)}`;
      if (lengthOf(question) <= lengthOf(found.get(name)?.question)) return;
      found.set(name, {
        name,
        question: JSON.parse(JSON.stringify(question)) as Question,
        entries: [...entries],
        night: isNight(table),
        game: dealtGame(`${game.id}-${name}`, {
          game: game.id,
          deck: game.id,
          title: game.id,
          edition: game.edition,
          names: deal.map((one) => one.name),
          deal,
          cast: castOf(roles),
          seed,
        }),
      });
    });
  }
  return [...found.values()].sort((a, b) => Number(b.night) - Number(a.night) || a.name.localeCompare(b.name));
}

/** A policy that writes down what it answers. */
const noted =
  (answer: (question: Question) => Answer, entries: Entry[]) =>
  (question: Question): Answer => {
    const given = answer(question);
    entries.push([question.key, given]);
    return given;
  };

const showsSeats = ({ shape }: Question): boolean => shape === 'choose' || shape === 'ballot' || shape === 'over';

/** What is only said differs in how it stands, not in what is said. */
function kindOf(question: Question): string {
  const { shape, key, seconds, note, decoy } = question;
  if (shape === 'over') return 'over';
  if (shape !== 'say') return `${shape}-${key}`;
  return ['say', seconds !== undefined && 'clock', note && 'note', decoy && 'decoy'].filter((part) => part).join('-');
}

const lengthOf = (question: Question | undefined): number => (question === undefined ? 0 : JSON.stringify(question).length);
