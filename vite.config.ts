/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { policy } from './src/cli/content-policy.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { compileHint } from './web/build/compile-hint.ts';
import { licences } from './web/build/licences.ts';
import { onlyQr } from './web/build/only-qr.ts';
import { onlyTrueType } from './web/build/only-truetype.ts';
import { deckFiles, ourDecks } from './web/build/our-decks.ts';
import { precache } from './web/build/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { readonly version: string };

/** The licences of what the app is built with go with it. */
const terms = licences();

/** The page says itself what it may do; while developing, the builder's own scripts would break that. */
const policed: Plugin = {
  name: 'nightdeck-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
};

/** What the builder makes of our decks follows from their schema too: no test run keeps it for the next. */
const decksAnew: Plugin = {
  name: 'nightdeck-decks-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keepBy }) => keepBy(({ id }) => (deckFiles.test(id) ? false : undefined)),
};

/**
 * What screens share is joined: a screen would else load some fifty small files, which takes a browser longer than to run
 * them. The first screen is one file, with all it imports and what it starts as soon as it stands; of what is shared,
 * pieces below the threshold (bytes of source) go to the nearest larger one.
 */
const chunks = [
  { name: 'first', test: /[\\/]web[\\/](?:main|screens[\\/](?:home|deleted)|journal[\\/]repair)\.ts$/, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000, priority: 1 },
];

/** Tests make much garbage: with more room for it they take a tenth less time. */
const roomy = ['--max-semi-space-size=64'];

/** What the app promises by the clock is tried after all others, with the machine to itself. */
const inRealTime = ['tests/scan/sweep.browser.test.ts'];

export default defineConfig({
  root: here('web'),
  // Relative addresses and hash routes: the built app works in any folder of any static host.
  base: './',
  appType: 'mpa',
  publicDir: 'public',
  cacheDir: here('node_modules/.vite'),
  // The list for the service worker comes last: it names every file.
  plugins: [policed, ourDecks(), decksAnew, onlyQr(), terms.page(), compileHint(), precache()],
  // What saves say they were written by.
  define: { __APP_VERSION__: JSON.stringify(version) },
  worker: { format: 'es', plugins: () => [onlyTrueType(), terms.worker()] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would be carried by the first screen.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('web/index.html'), sw: here('web/sw.ts') },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The name of a shared chunk lists every screen that loads it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: { groups: chunks },
      },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    // A tenth of the work is to turn TypeScript into what runs: what a file became is kept until it changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: here('node_modules/.cache/vitest') },
    projects: [
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/e2e/**'],
          // Every file by itself would load the games, the texts and the fonts anew: two fifths of all the time. What a file
          // changes outside itself (globals, the environment) it puts back.
          isolate: false,
          // Vitest leaves one core idle by itself, which is half of a small machine.
          maxWorkers: '100%',
          execArgv: [...roomy],
          // Ten times what the longest takes here.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts', 'tests/e2e/**/*.test.ts'],
          exclude: [...inRealTime],
          globalSetup: 'tests/support/app.ts',
          // After all others; the files of a worker share a browser and what they import.
          maxWorkers: 3,
          isolate: false,
          execArgv: [...roomy],
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 180_000,
          // What is waited for comes when the machine has time for it; a second is too little on a busy one.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        root: here('.'),
        test: {
          name: 'alone',
          include: [...inRealTime],
          globalSetup: 'tests/support/app.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
