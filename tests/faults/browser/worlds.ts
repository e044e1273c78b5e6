import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standing } from './hosted.ts';
import type { Kind } from './kind.ts';
import { until } from './own-browser.ts';

/** How long a page on a full disk may take for three answers, ms, until it is asked whether it is there at all. */
const mostSilence = 30_000;

/** What goes wrong around the page: room, clock, network, another version. */
export const worlds: readonly Kind[] = [
  {
    name: 'no room: the browser refuses',
    async strike(evening) {
      const tools = await evening.devtools();
      const { origin } = new URL(evening.app);
      await evening.play(1);
      await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await evening.play(3);
      if (evening.random() < 0.5) return evening.browser.end('SIGKILL');
      await tools.send('Storage.overrideQuotaForOrigin', { origin });
      await evening.play(1);
    },
  },
  {
    name: 'no room: the disk is really full',
    everywhere: true,
    cannot: () => (smallDisk() === undefined ? 'no small file system can be mounted here (it takes root on Linux)' : undefined),
    async strike(evening) {
      await evening.play(1);
      const ballast = join(evening.browser.profile, 'ballast');
      fill(ballast);
      try {
        // The browser itself may fall over where a file it has mapped finds no room: what it has acknowledged is to be there all the same.
        const late = new Promise((silent) => setTimeout(silent, mostSilence).unref());
        const stands = await Promise.race([evening.play(3), late]).then(
          () => evening.answers(),
          () => evening.answers(),
        );
        if (!stands || evening.random() < 0.5) await evening.browser.end('SIGKILL');
      } finally {
        rmSync(ballast, { force: true });
      }
      if (evening.browser.runs) await evening.play(2);
    },
  },
  {
    name: 'storage that does not answer',
    async strike(evening) {
      await evening.play(1);
      const other = await evening.window('#/about');
      await other.evaluate(keepBusy);
      await evening.play(1);
      await until(async () => (await standing(evening.page))?.unsaved !== undefined);
      await evening.play(1);
      await other.close({ runBeforeUnload: false });
      await evening.play(1);
    },
  },
  {
    name: 'clock put forward and back',
    everywhere: true,
    async strike(evening) {
      for (const days of [400, -4000]) {
        await evening.page.evaluate((by) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + by * 86_400_000;
        }, days);
        const { entries } = await evening.hosts(evening.page);
        await evening.play(1);
        if ((await evening.hosts(evening.page)).entries.length === entries.length) throw new Error('no answer was taken');
      }
      await evening.playOn();
      await evening.moment();
      await evening.browser.end('SIGKILL');
    },
  },
  {
    name: 'network gone',
    async strike(evening) {
      await evening.page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
      });
      await evening.page.context().setOffline(true);
      await evening.playOn();
      await evening.moment();
      await evening.page.reload({ waitUntil: 'commit' });
      await evening.hosts(evening.page);
      await evening.play(2);
      await evening.page.context().setOffline(false);
    },
  },
  {
    name: 'update taken in another window',
    async strike(evening) {
      await evening.playOn();
      appendFileSync(join(evening.folder, 'sw.js'), `\n// ${String(evening.random())}`);
      const other = await evening.window('#/about');
      await other.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const fresh = await new Promise<ServiceWorker>((found) => {
          const look = (): void => {
            if (registration.waiting) return found(registration.waiting);
            setTimeout(look, 50);
          };
          look();
        });
        const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
        fresh.postMessage('update');
        await taken;
      });
      await evening.moment();
      await other.close();
    },
  },
];

/** A transaction that writes lets no other one in while it asks for more. */
function keepBusy(): Promise<void> {
  return new Promise((begun, fail) => {
    const opening = indexedDB.open('nightdeck');
    opening.onerror = () => fail(new Error(String(opening.error)));
    opening.onsuccess = () => {
      const entries = opening.result.transaction(['games', 'entries'], 'readwrite').objectStore('entries');
      const again = (): void => void (entries.count().onsuccess = again);
      again();
      begun();
    };
  });
}

/** Takes every byte that is left on the disk the file lies on. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(join(file, '..'));
  for (let left = bavail * bsize; left > 0; left = Math.floor(left / 2)) {
    try {
      appendFileSync(file, Buffer.alloc(left));
    } catch {
      // So much does not fit: half of it may.
    }
  }
}

let mounted: string | undefined;

/** A small file system of its own for profiles, mounted at the folder; nothing where that is not allowed. */
export function mountSmallDisk(folder: string): string | undefined {
  try {
    writeFileSync(join(folder, '.here'), '');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', folder], { stdio: 'ignore' });
    mounted = folder;
  } catch {
    mounted = undefined;
  }
  return mounted;
}

export function unmountSmallDisk(): void {
  if (mounted !== undefined) execFileSync('umount', ['-l', mounted], { stdio: 'ignore' });
  mounted = undefined;
}

const smallDisk = (): string | undefined => mounted;
