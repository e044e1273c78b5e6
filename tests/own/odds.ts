import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../src/cli/build.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { policies } from '../../src/lab/policies.ts';
import { simulate } from '../../src/lab/simulate.ts';
import { ownDeck } from '../support/village.ts';

/** `npm run odds [-- --games N]`: counts who wins with every cast the village suggests, and writes it beside the cast. */
const { values } = parseArgs({ options: { games: { type: 'string' } } });
const games = Number(values.games ?? 300);
const file = join(root, 'decks', 'village.json');
const text = readFileSync(file, 'utf8').replace(/,\s*"odds": \{[^}]*\}/g, '');
const { deck, book } = ownDeck(text);
const game = await book.load();
const policy = policies['uniform'];
if (!policy) throw new Error('no policy');

const rows = (deck.rules?.evenings ?? []).flatMap(({ id, rows: all }) => all.map((row) => ({ evening: id, row })));
const odds = rows.map(({ evening, row: { players } }) => {
  const cast = game.suggest(players[0], game.options.parse({ evening }));
  const { wins } = simulate({ game, players: cardsOf(cast).length, cast, games, seed: `odds/${evening}`, policy, options: { evening } });
  const shares = Object.entries(wins).map(([side, { share }]): [string, number] => [side, Math.round(share * 100)]);
  return Object.fromEntries(shares.filter(([side, n]) => side !== 'draw' && n > 0));
});

let at = 0;
const start = text.indexOf('"evenings"');
const written = text
  .slice(start)
  .replace(/"rest": "\w+"/g, (rest) => `${rest}, "odds": ${JSON.stringify(odds[at++]).replaceAll(':', ': ').replaceAll(',', ', ')}`);
if (at !== rows.length) throw new Error(`${at} rows of ${rows.length} have a rest`);
writeFileSync(file, text.slice(0, start) + written);
