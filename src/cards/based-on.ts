/** Parts that are lists by name: what a deck names in them is put over what the deck it is based on has. */
const byName = ['faces', 'roles', 'pictures', 'title', 'author', 'names'] as const;

/** The name of the deck that a deck file says it is based on; nothing where it says none. */
export function baseOf(file: unknown): string | undefined {
  const base = isGroup(file) ? file['basedOn'] : undefined;
  return typeof base === 'string' ? base : undefined;
}

/**
 * A deck file with what it leaves out taken from the deck it is based on. What it names takes the place of the other's; names
 * in `faces`, `roles` and `pictures` are put in one by one, `null` takes something away. Codes never agree with the other deck's.
 */
export function derived(file: object, base: object): object {
  const { basedOn: _basedOn, ...own } = file as Readonly<Record<string, unknown>>;
  // Its edition belongs to its own cards; another list of cards may lack the roles of its table.
  const { edition: _edition, ...kept } = base as Readonly<Record<string, unknown>>;
  const { setup: _setup, facilitator: _facilitator, faces, ...withoutTables } = kept;
  const from: Readonly<Record<string, unknown>> =
    'cards' in own ? { ...withoutTables, faces: facesFor(own['cards'], kept) } : { ...kept, faces };
  const merged = Object.fromEntries(Object.entries({ ...from, ...own }).map(([name, value]) => [name, both(name, from[name], value)]));
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null && value !== undefined));
}

function both(name: string, before: unknown, value: unknown): unknown {
  if (!(byName as readonly string[]).includes(name) || !isGroup(before) || !isGroup(value)) return value;
  const all = Object.entries({ ...before, ...value }).map(([key, one]) => [key, name === 'roles' ? texts(before[key], one) : one] as const);
  return Object.fromEntries(all.filter(([, one]) => one !== null));
}

/** Name and ability of a role, of which a deck may give one alone. */
function texts(before: unknown, value: unknown): unknown {
  return isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
}

/** Faces of the roles that a new list of cards has: those of the other deck's cards, too, where its faces stand on the cards. */
function facesFor(cards: unknown, base: Readonly<Record<string, unknown>>): unknown {
  const faces: Record<string, unknown> = {};
  const old = Array.isArray(base['cards']) ? base['cards'].filter(isGroup) : [];
  for (const { role, face } of old) if (typeof role === 'string' && face !== undefined) faces[role] ??= face;
  const all = { ...faces, ...(isGroup(base['faces']) ? base['faces'] : {}) };
  const wanted = new Set(Array.isArray(cards) ? cards.filter(isGroup).map(({ role }) => role) : []);
  return Object.fromEntries(Object.entries(all).filter(([role]) => wanted.has(role)));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
