import { Store } from './session/store.ts';

/** Where the app is: a screen's name and what stands behind it in the address. */
export interface Route {
  readonly screen: string;
  readonly args: readonly string[];
}

/** `#/host/abc` is the screen `host` with `abc`; an empty hash is home. */
export function parseRoute(hash: string): Route {
  const [screen = '', ...args] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  return { screen: screen || 'home', args: args.filter((arg) => arg !== '') };
}

export function makeRoute(screen: string, ...args: readonly string[]): string {
  return '#/' + [screen === 'home' ? '' : screen, ...args.map(encodeURIComponent)].join('/');
}

export const route = new Store<Route>(parseRoute(location.hash));

window.addEventListener('hashchange', () => route.set(parseRoute(location.hash)));

/** Goes to a screen; `replace` leaves no step to come back to. */
export function go(screen: string, args: readonly string[] = [], how: 'push' | 'replace' = 'push'): void {
  const hash = makeRoute(screen, ...args);
  if (how === 'push') location.hash = hash;
  else {
    history.replaceState(null, '', hash);
    route.set(parseRoute(hash));
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
