#!/usr/bin/env node
// The `nightdeck` command. Node alone cannot run TypeScript, so tsx is registered first.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Nightdeck needs Node 20.19 or newer; this is Node ${process.versions.node}. Get a newer one from https://nodejs.org.`);
  process.exit(2);
}

const tsx = await import('tsx/esm/api').catch(() => undefined);
if (tsx === undefined) {
  console.error('Nightdeck is not installed yet. Run "npm start" once in its folder; it installs what is needed.');
  process.exit(2);
}
tsx.register();
const { nightdeck } = await import('./nightdeck.ts');
process.exitCode = await nightdeck(process.argv.slice(2));
