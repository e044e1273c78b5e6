import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../../../src/kernel/random.ts';
import type { EngineName } from '../../support/engines.ts';
import { browserFor } from './browsers.ts';
import { Evening } from './evening.ts';
import type { Kind } from './kind.ts';
import { mountSmallDisk, unmountSmallDisk } from './worlds.ts';

/** How long a fault and all that follows it may take, ms. */
const longestFault = 240_000;

/** What came of a campaign. */
export interface Outcome {
  readonly rows: readonly Row[];
  readonly acknowledged: number;
  readonly lost: number;
  /** What each loss was, and each fault after which the game could not be taken up again. */
  readonly losses: readonly string[];
  /** Kinds that could not be tried here, and why. */
  readonly left: readonly string[];
}

export interface Row {
  readonly kind: string;
  readonly tried: number;
  readonly acknowledged: number;
  readonly lost: number;
}

export interface Plan {
  /** Folder of the built app. */
  readonly app: string;
  readonly rounds: number;
  readonly seed: string;
  readonly kinds: readonly Kind[];
  /** Chromium where none is named; the others take the kinds that are tried everywhere. */
  readonly engine?: EngineName;
  /** Called after each fault. */
  readonly tell?: (line: string) => void;
}

/** Plays evenings in a real browser while one fault after the other strikes, and counts what was acknowledged and lost. */
export async function campaign({ app, rounds, seed, kinds: all, engine = 'Chromium', tell = () => undefined }: Plan): Promise<Outcome> {
  const home = mkdtempSync(join(tmpdir(), 'nightdeck-faults-'));
  const folder = join(home, 'app');
  const profiles = join(home, 'profiles');
  mkdirSync(profiles);
  // A copy: faults put another version in its place.
  cpSync(app, folder, { recursive: true });
  mountSmallDisk(profiles);
  const { browser, port, close } = await browserFor(engine, folder, join(profiles, 'one'));
  const random = seeded(seed);
  const evening = new Evening(browser, `http://localhost:${String(port)}/`, folder, () => random.below(1_000_000) / 1_000_000);
  // A campaign that is broken off leaves neither a browser nor a disk behind.
  const abandon = (): void => {
    browser.signal('SIGKILL');
    unmountSmallDisk();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', abandon);
  const rows = new Map<string, Row>();
  const broken: string[] = [];
  const named = (name: string): string => (engine === 'Chromium' ? name : `${engine}: ${name}`);
  const kinds = all
    .filter(({ everywhere }) => engine === 'Chromium' || everywhere === true)
    .map((kind): Kind => ({ ...kind, name: named(kind.name) }));
  const left = kinds.flatMap(({ name, cannot }) => {
    const why = cannot?.(browser);
    return why === undefined ? [] : [`${name}: ${why}`];
  });
  try {
    await evening.begin();
    for (let round = 0; round < rounds; round++) {
      for (const kind of kinds) if (kind.cannot?.(browser) === undefined) await strike(evening, kind, rows, broken, tell);
    }
  } finally {
    await evening.end();
    await close();
    process.off('exit', abandon);
    abandon();
  }
  return {
    rows: [...rows.values()],
    acknowledged: evening.acknowledged,
    lost: evening.lost,
    losses: [...evening.losses, ...broken],
    left,
  };
}

async function strike(evening: Evening, kind: Kind, rows: Map<string, Row>, broken: string[], tell: (line: string) => void): Promise<void> {
  const { acknowledged, lost } = evening;
  const began = Date.now();
  try {
    await inTime(async () => {
      await kind.strike(evening);
      await evening.recover();
      await evening.check(kind.name);
    });
  } catch (cause) {
    broken.push(`${kind.name}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
    await evening.browser.end();
    // What has kept this game from going on may keep the next one, too.
    rmSync(evening.browser.profile, { recursive: true, force: true, maxRetries: 5 });
    await evening.recover();
    await evening.newGame();
  }
  const row = rows.get(kind.name) ?? { kind: kind.name, tried: 0, acknowledged: 0, lost: 0 };
  const now: Row = {
    kind: kind.name,
    tried: row.tried + 1,
    acknowledged: row.acknowledged + evening.acknowledged - acknowledged,
    lost: row.lost + evening.lost - lost,
  };
  rows.set(kind.name, now);
  tell(
    `${kind.name}: ${String(now.tried)} tried, ${String(now.acknowledged)} acknowledged, ${String(now.lost)} lost (${String(Date.now() - began)} ms)`,
  );
}

/** A fault after which nothing moves any more is a finding, not the end of the campaign. */
async function inTime(work: () => Promise<void>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<never>((_, fail) => {
    late = setTimeout(() => fail(new Error(`nothing moved for ${String(longestFault / 1000)} s`)), longestFault);
  });
  try {
    await Promise.race([work(), hangs]);
  } finally {
    clearTimeout(late);
  }
}

/** The outcome as a table for people. */
export function tableOf({ rows, acknowledged, lost, losses, left }: Outcome): string {
  const width = Math.max(...rows.map(({ kind }) => kind.length), 5);
  const line = (cells: readonly [string, ...(number | string)[]]): string =>
    [cells[0].padEnd(width), ...cells.slice(1).map((cell) => String(cell).padStart(13))].join(' ');
  const tried = rows.reduce((sum, row) => sum + row.tried, 0);
  return [
    line(['fault', 'tried', 'acknowledged', 'lost']),
    ...rows.map((row) => line([row.kind, row.tried, row.acknowledged, row.lost])),
    line([`${String(rows.length)} kinds`, tried, acknowledged, lost]),
    ...left.map((one) => `not tried: ${one}`),
    ...losses,
  ].join('\n');
}
