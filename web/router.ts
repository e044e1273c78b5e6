import { makeRoute, parseRoute, type Route } from './route.ts';
import { Store } from './session/store.ts';

/** Ours, as an address here is a name and its arguments: there are no patterns to match, which is what routers are for. */
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
