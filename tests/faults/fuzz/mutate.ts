import type { Random } from '../../../src/kernel/random.ts';

/** One of these by chance. */
export function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)] as T;
}

const strange: readonly string[] = [
  '',
  ' ',
  '\0',
  '\uFEFF',
  '\uD800',
  '🐺',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  'NaN',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  "';--",
  '<script>',
  '{"a":',
  ']',
  '"',
  '\\u0000',
  'a'.repeat(5_000),
  '['.repeat(2_000),
];

/** A text with some of it changed, left out, doubled or put in. */
export function textLike(random: Random, text: string): string {
  let made = text;
  for (let n = 1 + random.below(4); n > 0; n--) {
    const at = random.below(made.length + 1);
    const to = Math.min(made.length, at + 1 + random.below(1 + random.below(40)));
    const ways = [
      () => made.slice(0, at) + made.slice(to),
      () => made.slice(0, to) + made.slice(at),
      () => made.slice(0, at) + pick(random, strange) + made.slice(at),
      () => made.slice(0, at) + String.fromCharCode(random.below(300)) + made.slice(at + 1),
      () => made.slice(0, at),
      () => made.slice(0, at) + made.slice(at, to).toLowerCase() + made.slice(to),
      () => made.slice(0, at) + made.slice(at, to).split('').reverse().join('') + made.slice(to),
    ];
    made = pick(random, ways)();
  }
  return made;
}

function oddity(random: Random): unknown {
  return pick<() => unknown>(random, [
    () => null,
    () => true,
    () => random.below(50) - 5,
    () => 1e300,
    () => 0.5,
    () => [],
    () => ({}),
    () => pick(random, strange),
    () => Array.from({ length: 1 + random.below(2_000) }, (_, i) => i),
    () => nested(random.below(3_000)),
    () => JSON.parse('{"__proto__":{"a":1},"constructor":2}') as unknown,
  ])();
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { said: value };
  return value;
}

/** How a value was changed: a key renamed so that it means nothing, or otherwise. */
export interface Changed {
  readonly value: unknown;
  readonly renamed: boolean;
}

/** A copy of a JSON value with one place in it changed, left out, doubled or renamed. */
export function valueLike(random: Random, value: unknown): Changed {
  const copy = structuredClone(value);
  let at = copy;
  for (;;) {
    const keys = typeof at === 'object' && at !== null ? Object.keys(at) : [];
    if (keys.length === 0) return { value: oddity(random), renamed: false };
    const group = at as Record<string, unknown>;
    const key = pick(random, keys);
    const inside = group[key];
    if (typeof inside === 'object' && inside !== null && Object.keys(inside).length > 0 && random.below(4) > 0) {
      at = inside;
      continue;
    }
    const list = Array.isArray(at);
    const way = random.below(list ? 4 : 5);
    if (way < 2) group[key] = oddity(random);
    else if (way === 2) {
      if (list) (at as unknown[]).splice(Number(key), 1);
      else Reflect.deleteProperty(group, key);
    } else if (way === 3) {
      if (list) (at as unknown[]).push(...Array.from({ length: 1 + random.below(60) }, () => structuredClone(inside)));
      else group[pick(random, keys)] = structuredClone(inside);
    } else {
      Reflect.deleteProperty(group, key);
      group[`${key}x`] = inside;
      return { value: copy, renamed: true };
    }
    return { value: copy, renamed: false };
  }
}

/** Bytes with some of them changed, left out, doubled or put in. */
export function bytesLike(random: Random, bytes: Uint8Array): Buffer {
  let made = Buffer.from(bytes);
  for (let n = 1 + random.below(5); n > 0; n--) {
    const at = random.below(made.length + 1);
    const to = Math.min(made.length, at + 1 + random.below(64));
    const ways = [
      () => (at < made.length && made.writeUInt8(random.below(256), at), made),
      () => (
        at + 4 <= made.length && made.writeUInt32BE(pick(random, [0, 1, 0x7fffffff, 0xffffffff, 0xfffffff0, random.below(65_536)]), at),
        made
      ),
      () => Buffer.concat([made.subarray(0, at), made.subarray(to)]),
      () => Buffer.concat([made.subarray(0, to), made.subarray(at)]),
      () => Buffer.concat([made.subarray(0, at), Buffer.alloc(1 + random.below(64), random.below(256)), made.subarray(at)]),
      () => (random.below(4) === 0 ? made.subarray(0, at) : made),
    ];
    made = Buffer.from(pick(random, ways)());
  }
  return made;
}
