import { z } from 'zod';
import { rulesSchema } from './rules.ts';

/** What JSON schema says of a part of a rules file, as far as a reference or a form shows it. */
export interface Part {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Part | false;
  readonly prefixItems?: readonly Part[];
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Part | boolean;
  readonly propertyNames?: Part;
}

export type Definitions = Readonly<Record<string, Part>>;

/** The schema of rules files with the parts it refers to. */
export function rulesPart(): { readonly root: Part; readonly defs: Definitions } {
  const root = z.toJSONSchema(rulesSchema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Part & {
    readonly $defs?: Definitions;
  };
  return { root, defs: root.$defs ?? {} };
}

/** The part itself where it only refers to another. */
export const resolved = (part: Part, defs: Definitions): Part =>
  part.$ref === undefined ? part : (defs[part.$ref.replace('#/$defs/', '')] ?? {});

/** Words by language. */
export const isWords = ({ propertyNames }: Part): boolean => propertyNames?.enum?.includes('en') ?? false;
