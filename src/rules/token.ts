import type { Script } from '../kernel/script.ts';
import type { Token } from '../kernel/role.ts';
import type { Table } from '../kernel/table.ts';
import type { Agent, Audience, ClauseId, Ids, SeatId } from '../kernel/types.ts';
import { follow } from './hooks.ts';

/** How a token changes hands. */
export interface Transfer<I extends Ids = Ids> {
  readonly by: Agent<I>;
  readonly clause: ClauseId;
  readonly because?: number | undefined;
  /** The holder knows that he has it; true unless said. */
  readonly knowing?: boolean;
  /** A group has it and must still choose who carries it. */
  readonly provisional?: boolean;
  readonly audience?: Audience;
}

/** Puts a token on a player. It is nowhere else from then on. */
export function* transferToken<I extends Ids>(
  t: Table<unknown, I>,
  token: NoInfer<I>['token'],
  to: SeatId,
  giving: Transfer<NoInfer<I>>,
): Script {
  yield* follow(t, placeToken(t, token, to, giving));
}

/** The same without what follows; the fact comes back, for a caller that has something else to do first. */
export function placeToken<I extends Ids>(
  t: Table<unknown, I>,
  token: NoInfer<I>['token'],
  to: SeatId,
  giving: Transfer<NoInfer<I>>,
): number {
  const before = t.tokens[token];
  const { knowing = true, provisional = false } = giving;
  t.tokens[token] = { ...before, holder: to, knowing, provisional };
  const from = before?.holder;
  const moved = { what: 'moved', token, to, knowing, by: giving.by } as const;
  return t.tell(from === undefined ? moved : { ...moved, from }, giving.clause, giving.audience ?? 'host', giving.because);
}

/** Remembers which faction everybody has been told has the token; nothing forgets it. */
export function setAnnounced<I extends Ids>(t: Table<unknown, I>, token: NoInfer<I>['token'], faction?: NoInfer<I>['faction']): void {
  const { announced: _, ...rest }: Token<I> = t.tokens[token] ?? { knowing: true, provisional: false };
  t.tokens[token] = faction === undefined ? rest : { ...rest, announced: faction };
}

/** The holder, if there is one; `knowing` asks only for one who knows. */
export function holderOf<I extends Ids>(t: Table<unknown, I>, token: NoInfer<I>['token'], knowing = false): SeatId | undefined {
  const held = t.tokens[token];
  return held && (held.knowing || !knowing) ? held.holder : undefined;
}

/** Nobody has the token any more. */
export function dropToken<I extends Ids>(t: Table<unknown, I>, token: NoInfer<I>['token']): void {
  const { holder: _, ...rest }: Partial<Token> = t.tokens[token] ?? {};
  t.tokens[token] = { ...rest, knowing: true, provisional: false };
}
