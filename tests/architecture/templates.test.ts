import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesUnder, importsOf, read, target } from './sources.ts';

// Properties, attributes and tags of templates are checked by lit-analyzer; of events it knows only what comments say.

interface Listener {
  readonly path: string;
  readonly tag: string;
  readonly event: string;
}

const files = filesUnder('web', /(?<!\.d)\.ts$/);

/** The listeners `@event=` in a file's templates, and the names of the events that it fires. */
function eventsOf(path: string): { readonly heard: readonly Listener[]; readonly fired: readonly string[] } {
  const heard: Listener[] = [];
  const fired: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      for (const [, tag = '', attributes = ''] of bare(node.template).matchAll(/<([a-z][\w-]*)([^<>]*)/g))
        for (const [, event = ''] of attributes.matchAll(/@([\w-]+)=/g)) heard.push({ path, tag, event });
    }
    const [first] = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
    if (first && firing.test((node as ts.CallExpression | ts.NewExpression).expression.getText())) fired.push(...wordsIn(first));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true));
  return { heard, fired };
}

const firing = /^(this\.emit|this\.#tell|CustomEvent|Event)$/;

/** The strings that an expression may be: itself, or either side of a condition. */
function wordsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)] : [];
}

/** A template's markup without what is filled in. */
function bare(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map((span) => span.literal.text).join('');
}

const loads = new Map(
  files.map((path) => [
    path,
    importsOf(path).flatMap(({ specifier, types }) => {
      const file = types ? undefined : target(path, specifier);
      return file === undefined || !files.includes(file) ? [] : [file];
    }),
  ]),
);

/** A file and all of web that it loads: its base class, its helpers and the elements in its templates, whose events pass through it. */
function loadedBy(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const file of loads.get(path) ?? []) loadedBy(file, known);
  return known;
}

/** Events that the browser itself fires at elements. */
function nativeEvents(): Set<string> {
  const declarations = read('node_modules/typescript/lib/lib.dom.d.ts');
  const maps = [...declarations.matchAll(/^interface (?:GlobalEventHandlers|Element|HTMLMediaElement|HTMLVideoElement)EventMap .*?^\}/gms)];
  return new Set(maps.flatMap(([map]) => [...map.matchAll(/^ {4}"(\w+)":/gm)].map(([, name = '']) => name)));
}

const native = nativeEvents();
/** These end at a shadow root, so an element has them only if it fires them itself. */
const ending = new Set(['change', 'close', 'toggle', 'cancel', 'load', 'error', 'select', 'submit']);
const events = new Map(files.map((path) => [path, eventsOf(path)]));
const fileOf = new Map(
  files.flatMap((path) => [...read(path).matchAll(/@customElement\('([^']+)'\)/g)].map(([, tag = '']) => [tag, path] as const)),
);

function isFired({ path, tag, event }: Listener): boolean {
  if (native.has(event) && !(tag.includes('-') && ending.has(event))) return true;
  const own = fileOf.get(tag);
  if (tag.includes('-') && own === undefined) return false;
  // What a template puts between two tags is an element of its own, and its events pass through them.
  const holds = own === undefined || read(own).includes('<slot');
  const sources = [...(own === undefined ? [] : loadedBy(own)), ...(holds && events.has(path) ? loadedBy(path) : [])];
  return sources.some((source) => events.get(source)?.fired.includes(event) === true);
}

describe('templates', () => {
  it('listen only to events that the browser, the element or one inside it fires', () => {
    const heard = [...events.values()].flatMap((one) => one.heard);
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter((listener) => !isFired(listener))).toEqual([]);
  });

  it('are found to be wrong where nobody fires the event', () => {
    for (const [tag, event] of [
      ['button', 'clik'],
      ['nd-choice', 'chnage'],
      ['nd-icon', 'change'],
      ['nd-nobody', 'change'],
    ] as const)
      expect(isFired({ path: '', tag, event }), `${tag} @${event}`).toBe(false);
    expect(isFired({ path: '', tag: 'nd-choice', event: 'change' })).toBe(true);
  });
});
