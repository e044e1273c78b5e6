import type { Finding } from '../kernel/game.ts';
import { said, type ClauseId, type Filler, type Said } from '../kernel/types.ts';
import type { words as played } from '../text/played.ts';
import type { words as shared } from '../text/rules.ts';
import { note, refuse, warn } from './cast.ts';

/** What the files of the roles word. */
type WordsIn<M> = M[keyof M] extends infer F ? (F extends { readonly words: infer W } ? W : never) : never;
/** Ids of a union of lists. */
type IdIn<Lists> = Lists extends unknown ? keyof Lists & string : never;
/** The wording of a message in English: of a row the first. */
type English<Lists, Id> = Lists extends unknown
  ? Id extends keyof Lists
    ? Lists[Id] extends readonly [infer En, ...unknown[]]
      ? En
      : Lists[Id]
    : never
  : never;
/** The gaps of a sentence: of `{who} is out.`, `who`. */
type GapsIn<Text> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never;
/** The gaps of a message; of one that is not worded yet it could be any. */
type GapsOf<Message> = Message extends ''
  ? string
  : Message extends string
    ? GapsIn<Message>
    : Message extends { readonly by: infer By; readonly forms: infer Forms }
      ? (By extends readonly (infer One)[] ? One : By) | GapsIn<Forms[keyof Forms]>
      : never;
/** What has to be said with a message: something for each of its gaps, and nothing else. */
type Filling<Gap> = [Gap] extends [never]
  ? []
  : string extends Gap
    ? [fill?: Readonly<Record<string, Filler>>]
    : [fill: Readonly<Record<Gap & string, Filler>>];

/** Words a game need not bring. */
type Shared = typeof played | (typeof shared)['en'];
type SharedMessage = IdIn<Shared>;
/** Every message of a game: what its roles and its own lists word, and the calls that are made from the names of the roles. */
type MessagesOf<M, W> = IdIn<WordsIn<M> | W> | `${keyof M & string}.${'wake' | 'sleep'}`;

/** Messages that leave no gap open. */
export type SentencesOf<M, W> =
  MessagesOf<M, W> extends infer Id
    ? Id extends unknown
      ? [GapsOf<English<WordsIn<M> | W, Id>>] extends [never]
        ? Id & string
        : never
      : never
    : never;

/** What a game of these roles and words says: its own messages and those all games share. */
export interface Sayings<M, W> {
  said<const Id extends MessagesOf<M, W> | SharedMessage>(id: Id, ...fill: Filling<GapsOf<English<WordsIn<M> | W | Shared, Id>>>): Said;
  readonly refuse: Remark<M, W>;
  readonly warn: Remark<M, W>;
  readonly note: Remark<M, W>;
}
/** `refuse`, `warn` and `note` for the messages of one game alone. */
type Remark<M, W> = <const Id extends MessagesOf<M, W> | SharedMessage>(
  id: Id,
  clause: ClauseId,
  ...fill: Filling<GapsOf<English<WordsIn<M> | W | Shared, Id>>>
) => Finding;

/** The functions with which a game speaks, narrowed to its messages and to what each of them leaves open. */
export const sayings = <M, W>(): Sayings<M, W> => ({ said, refuse, warn, note }) as Sayings<M, W>;
