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
  return '#/' + [screen === 'home' ? '' : screen, ...args].map(encoded).join('/');
}

/** Half a character, which only a made-up address has, cannot be encoded. */
const encoded = (part: string): string => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
