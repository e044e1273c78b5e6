// Makes a fresh clone ready: checks Node, installs the packages once. Node's own modules only,
// because nothing else is there yet. Run before `npm start` and `npm test`; done in no time after
// the first run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = join(root, 'node_modules', '.nightdeck-setup');

checkNode();
const stamp = fingerprint();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  install();
  writeFileSync(stampFile, stamp);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  if (fits) return;
  console.error(`Nightdeck needs Node 20.19+ or 22.12+; this is Node ${process.versions.node}. Get a newer one from https://nodejs.org.`);
  process.exit(2);
}

/** Changes when the packages or the machine they are for do; a newer Node takes them as they are. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update([process.platform, process.arch].join()).digest('hex');
}

function install() {
  console.error('Installing what Nightdeck needs (once; a minute or less)…');
  // Development packages are named because NODE_ENV=production would leave them out.
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm(['ci', ...quiet]) === 0) return;
  console.error('That did not work; trying the other way (npm install)…');
  if (npm(['install', '--no-save', ...quiet]) === 0) return;
  console.error('The packages could not be installed. Check that this computer reaches the npm registry, then run the command again.');
  process.exit(1);
}

/** Runs npm with its output on standard error; answers with its exit code. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const run =
    cli !== undefined && /\.[cm]?js$/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], options)
      : process.platform === 'win32'
        ? spawnSync(['npm.cmd', ...args].join(' '), { ...options, shell: true })
        : spawnSync('npm', args, options);
  return run.status ?? 1;
}
