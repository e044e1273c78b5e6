/** Loads the modules of the screens when they are first gone to; the file's name is the screen's name and its tag. */
const modules = import.meta.glob('./{home,setup,print,ready,pile,scan,resume,host,public,story,recorded,settings,about,workshop}.ts');

/** Defines the screen's element and returns its tag, or nothing if there is no such screen. */
export async function loadScreen(name: string): Promise<string | undefined> {
  const load = modules[`./${name}.ts`];
  if (!load) return undefined;
  await load();
  return `nd-${name}`;
}

/** During a game the bar stays out of the way. */
export function inGame(name: string): boolean {
  return name === 'host' || name === 'scan' || name === 'pile' || name === 'public';
}

/** A newer version is offered only where no game is in hand. */
export function mayUpdate(name: string): boolean {
  return name === 'home' || name === 'settings' || name === 'about';
}
