import { isWords, resolved, rulesPart, type Definitions, type Part } from './schema/part.ts';

/** Every field of a rules file with what it takes, as Markdown tables, read off the schema that checks files. */
export function reference(): string {
  const { root, defs } = rulesPart();
  const sections = new Map<string, readonly string[]>();
  visit(root, 'rules', defs, sections, new Set());
  return [...sections].map(([name, rows]) => [`### ${name}`, '', '| field | takes |', '|---|---|', ...rows, ''].join('\n')).join('\n');
}

function visit(part: Part, name: string, defs: Definitions, out: Map<string, readonly string[]>, seen: Set<string>): void {
  const node = resolved(part, defs);
  if (part.$ref !== undefined) {
    if (seen.has(part.$ref)) return;
    seen.add(part.$ref);
  }
  for (const one of node.anyOf ?? node.oneOf ?? []) {
    const verb = resolved(one, defs).properties?.['do'] ?? resolved(one, defs).properties?.['by'];
    visit(one, verb?.const === undefined ? name : `${JSON.stringify(verb.const).replaceAll('"', '')} (${name})`, defs, out, seen);
  }
  if (node.items) visit(node.items, name, defs, out, seen);
  for (const one of node.prefixItems ?? []) visit(one, name, defs, out, seen);
  if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, name, defs, out, seen);
  if (!node.properties || isWords(node)) return;
  const rows = Object.entries(node.properties).map(
    ([field, value]) => `| \`${field}\`${node.required?.includes(field) ? ' *' : ''} | ${takes(value, defs)} |`,
  );
  if ([...out.values()].some((known) => known.join() === rows.join())) return;
  out.set(out.has(name) ? `${name}, otherwise` : name, rows);
  for (const [field, value] of Object.entries(node.properties)) visit(value, field, defs, out, seen);
}

function takes(part: Part, defs: Definitions): string {
  const node = resolved(part, defs);
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(', ');
  const either = node.anyOf ?? node.oneOf;
  if (either) return [...new Set(either.map((one) => takes(one, defs)))].join(' or ');
  if (isWords(node)) return 'words by language';
  if (node.type === 'array')
    return node.prefixItems
      ? node.prefixItems.map((one) => takes(one, defs)).join(' and ')
      : `a list: ${node.items ? takes(node.items, defs) : ''}`;
  if (node.type === 'integer') return `a whole number, ${node.minimum ?? ''} to ${node.maximum ?? ''}`;
  if (node.type === 'boolean') return '`true` or `false`';
  if (typeof node.additionalProperties === 'object') return `a group of names, each with ${takes(node.additionalProperties, defs)}`;
  return node.type === 'object' ? 'a group, see below' : node.type === 'string' ? 'a name' : 'anything';
}
