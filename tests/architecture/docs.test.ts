import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { commandNames, findCommand } from '../../src/cli/nightdeck.ts';
import { games } from '../../src/games/index.ts';
import { filesUnder, read } from './sources.ts';

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'THIRD-PARTY.md',
  'decks/README.md',
  ...filesUnder('docs', /\.md$/),
];
const scripts = (JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }).scripts;

describe('the documentation', () => {
  it.each(pages)('%s links only to what exists', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('%s names only npm scripts that exist', (page) => {
    const named = [...read(page).matchAll(/\bnpm run ([\w-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(pages)('%s names only commands and options that exist', async (page) => {
    for (const [, name = '', rest = ''] of read(page).matchAll(/\bnightdeck ([a-z]+)((?: [^`\n#|]*)?)/g)) {
      if (!new RegExp(`npx nightdeck ${name}`).test(read(page))) continue;
      expect(commandNames, `${page}: nightdeck ${name}`).toContain(name);
      const command = await findCommand(name);
      for (const [, option = ''] of rest.matchAll(/--([a-z-]+)/g))
        if (option !== 'help') expect(Object.keys(command?.options ?? {}), `${page}: nightdeck ${name}`).toContain(option);
    }
  });

  it('README lists every command and every game with its player numbers', () => {
    const readme = read('README.md');
    for (const name of commandNames) expect(readme).toContain(`| \`${name}`);
    for (const { players } of Object.values(games))
      expect(readme).toContain(`| ${players.min}–${players.max}, best with ${players.usual} |`);
    expect([...readme.matchAll(/^\| \*\*/gm)]).toHaveLength(Object.keys(games).length);
  });

  it('quotes the code as it is', () => {
    let quoted = 0;
    for (const page of pages) {
      for (const [, path = '', code = ''] of read(page).matchAll(/```ts\n\/\/ (src\/\S+)\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)) {
        quoted++;
        const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();
        expect(bare(read(path)), `${page} quotes ${path}`).toContain(bare(code));
      }
    }
    expect(quoted).toBeGreaterThan(1);
  });

  it('has pictures of at most 150 KB', () => {
    const pictures = filesUnder('docs/pictures', /\.(png|webp|jpg)$/);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(statSync(join(root, picture)).size, picture).toBeLessThanOrEqual(150_000);
  });

  it('names no place that only one machine has', () => {
    const files = [...pages, 'package.json', '.ci/run', 'vite.config.ts', '.oxlintrc.json'];
    for (const file of files) expect(read(file), file).not.toMatch(/\/(work|tmp|root|home)\//);
  });
});
