import type { Catalogue, Words } from '../text/message.ts';
import type { NameTable, WithNames } from './name-table.ts';

/** The languages of a deck's name tables. */
export const namedIn = ({ names = {} }: WithNames): readonly string[] => Object.keys(names);

/** A name table as wording, the same beside the sentences of each language. */
export function tableWords(table: NameTable | undefined): Words {
  const catalogue: Catalogue = Object.fromEntries([
    ...Object.entries(table?.roles ?? {}).flatMap(([role, { name, ability }]) => [
      ...(name === undefined ? [] : [[`role.${role}`, name] as const]),
      ...(ability === undefined ? [] : [[`role.${role}.ability`, ability] as const]),
    ]),
    ...Object.entries(table?.sides ?? {}).flatMap(([side, { name, letter }]) => [
      ...(name === undefined ? [] : [[`faction.${side}`, name] as const]),
      ...(letter === undefined ? [] : [[`faction.${side}.letter`, letter] as const]),
    ]),
  ]);
  return { en: catalogue, zh: catalogue, pl: catalogue };
}
