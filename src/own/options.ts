import { z } from 'zod';
import { limits } from './limits.ts';
import type { Rules } from './schema/rules.ts';

/** House rules of a game made from a file; the file says what is usual. */
export interface Options {
  readonly evening: string;
  readonly reveal: 'role' | 'side' | 'none';
  readonly tie: 'nobody' | 'again' | 'lot' | 'all';
  readonly firstDay: boolean;
  readonly callDead: boolean;
  readonly overdose: boolean;
  readonly stalemate: number;
  readonly talkSeconds: number;
  readonly speechSeconds: number;
  readonly pauseSeconds: number;
}

/** The evening that stands for a file without any. */
export const plainEvening = 'usual';

/** Options of a rules file as a zod object: the form on screen and the printed sheet are made from it. */
export function optionsOf(rules: Rules): z.ZodType<Options> {
  const { day } = rules;
  const evenings = (rules.evenings ?? []).map(({ id }) => id);
  const [first = plainEvening, ...more] = evenings;
  const title = (name: string, group: string, unit?: string) => ({
    title: `option.${name}`,
    help: `option.${name}.help`,
    group,
    clause: 'OWN-options',
    ...(unit === undefined ? {} : { unit }),
  });
  return z.object({
    evening: z
      .enum([first, ...more])
      .default(first)
      .meta(title('evening', 'deal')),
    reveal: z
      .enum(['role', 'side', 'none'])
      .default(day.reveal ?? 'role')
      .meta(title('reveal', 'day')),
    tie: z
      .enum(['nobody', 'again', 'lot', 'all'])
      .default(day.tie ?? 'nobody')
      .meta(title('tie', 'day')),
    firstDay: z
      .boolean()
      .default(day.first ?? true)
      .meta(title('firstDay', 'day')),
    callDead: z
      .boolean()
      .default(rules.callDead ?? false)
      .meta(title('callDead', 'night')),
    overdose: z
      .boolean()
      .default(rules.overdose ?? false)
      .meta(title('overdose', 'night')),
    stalemate: z
      .int()
      .min(0)
      .max(limits.rounds)
      .default(rules.stalemate ?? 10)
      .meta(title('stalemate', 'day')),
    talkSeconds: z
      .int()
      .min(0)
      .max(3600)
      .default(day.talkSeconds ?? 0)
      .meta(title('talkSeconds', 'day', 'seconds')),
    speechSeconds: z
      .int()
      .min(0)
      .max(600)
      .default(day.speechSeconds ?? 60)
      .meta(title('speechSeconds', 'day', 'seconds')),
    pauseSeconds: z
      .int()
      .min(0)
      .max(60)
      .default(10)
      .meta(title('pauseSeconds', 'night', 'seconds')),
  });
}
