import { expect } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import type { FactKind, FactOf } from '../../src/kernel/fact.ts';
import type { Position } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import { toy } from './toy-game.ts';

/** A game of the toy rulebook with these roles in seat order. */
export function sit(roles: string, position?: Position, options: object = {}): Session {
  const deal = roles.split(' ').map((role) => ({ role }));
  return new Session(toy, { options, seed: 'toy', deal, ...(position && { position }) });
}

/** Answers what is asked, going past what is only said or shown; the key must be the one expected. */
export function give(session: Session, key: string, answer: Answer): Session {
  goOn(session);
  expect(session.question.key).toBe(key);
  expect(session.answer(answer)).toBeUndefined();
  return session;
}

/** Reads aloud and shows until a question needs an answer, and returns it. */
export function goOn(session: Session): Question {
  while (session.question.shape === 'say' || session.question.shape === 'show') session.answer({ done: true });
  return session.question;
}

export const seats = (...seats: number[]): Answer => ({ seats });
export const told = <K extends FactKind>(session: Session, what: K): FactOf<K>[] =>
  session.story.filter((f): f is FactOf<K> => f.what === what);
