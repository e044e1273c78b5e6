import { filled, rows, type Row, type Rows } from '../../../text/rows.ts';
import type { RoleStep } from '../night/lines.ts';

/** How a role that is called by its own name is woken and sent back to sleep; the others wake with their factions. */
const calls = rows({
  wake: ['{role}, open your eyes.', '{role}请睁眼。', 'Budzi się {role}.'],
  sleep: ['{role}, close your eyes.', '{role}请闭眼。', '{role} zasypia.'],
});

/** What follows from other words: `sheriff.wake` out of `role.sheriff`, and `line.ship` out of `option.nightOrder.ship`, for each wording. */
export function madeWords(
  roles: Readonly<Record<string, { readonly role: { readonly nights?: Readonly<Record<string, RoleStep>> } }>>,
  words: readonly Rows[],
): Rows {
  const all = Object.assign({}, ...words) as Rows;
  const called = Object.entries(roles).filter(([, { role }]) => Object.values(role.nights ?? {}).some(({ wakes }) => wakes !== false));
  return Object.fromEntries([
    ...called.flatMap(([role]) =>
      ['', '@neutral'].flatMap((variant) => {
        const name = all[`role.${role}${variant}`];
        return name
          ? (['wake', 'sleep'] as const).map((call): [string, Row] => [`${role}.${call}${variant}`, filled(calls[call], 'role', name)])
          : [];
      }),
    ),
    ...Object.entries(all).flatMap(([id, label]): [string, Row][] => {
      const [, line] = /^option\.night(?:Zero)?Order\.(.+)$/.exec(id) ?? [];
      return line === undefined || line.startsWith('help') || `line.${line}` in all ? [] : [[`line.${line}`, label]];
    }),
  ]);
}
