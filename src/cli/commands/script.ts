import { writeFileSync } from 'node:fs';
import { fromScript } from '../../cards/community/read.ts';
import { toScript } from '../../cards/community/write.ts';
import { longestFile } from '../../cards/deck.ts';
import { rulebookOf } from '../../cards/rulebook.ts';
import type { Said } from '../../kernel/types.ts';
import { words as cardWords } from '../../text/cards.ts';
import { languages } from '../../text/message.ts';
import { speaker } from '../../text/speak.ts';
import { commandOf, oneOf, Failure, Usage, type Args, type Options, type Values } from '../command.ts';
import { findDeck, scriptIn } from '../find-deck.ts';
import { readLimited } from '../limits.ts';

const options = {
  out: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    help: 'where the deck or the script is written; left out, only what would be taken is told',
  },
  lang: { type: 'string', value: 'LANG', takes: oneOf(languages), help: `language of the texts that are written: ${languages.join(', ')}` },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Community script files: read as decks whose roles the host resolves, and written from decks with rules of their own. */
export const command = commandOf({
  name: 'script',
  summary: 'turn a community script file into a deck, or a deck with its own rules into one',
  usage: '<deck or file> [--out FILE] [--lang en|zh|pl]',
  options,
  async run(args) {
    const [name, ...more] = args.positionals;
    if (name === undefined || more.length > 0) throw new Usage('Which file? nightdeck script my-script.json --out my-deck.json');
    const items = /[/\\.]/.test(name) ? scriptIn(readLimited(name, 4 * longestFile).toString('utf8')) : undefined;
    if (items) return read(args, name, items);
    return write(args, name);
  },
});

function read(args: Given, name: string, items: readonly unknown[]): number {
  const made = fromScript(items);
  if ('refusal' in made) throw new Failure(`${name}: ${speaker('en', [cardWords]).say(made.refusal.why)}`);
  tell(args, made.report);
  save(args, made.file);
  return 0;
}

async function write(args: Given, name: string): Promise<number> {
  const deck = await findDeck(name);
  if (!deck.rules) throw new Failure(`${name}: only a deck that brings its own rules can be written as a script.`);
  const words = (await rulebookOf(deck)?.load())?.words ?? cardWords;
  const { items, report } = toScript(deck, deck.rules, words, args.values.lang ?? deck.languages[0] ?? 'en');
  tell(args, report);
  save(args, items);
  return 0;
}

function tell(args: Args, report: readonly Said[]): void {
  const { say } = speaker('en', [cardWords]);
  for (const one of report) args.say(say(one));
}

function save(args: Given, value: object): void {
  const out = args.values.out;
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(value, null, 2)}\n`);
}
