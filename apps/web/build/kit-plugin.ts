import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';

const styles = join(import.meta.dirname, '../src/shared/styles');
const kitSheet = /[\\/]src[\\/]shared[\\/]styles[\\/]kit-\w+\.css$/;
const primitivesFile = /[\\/]ui[\\/]primitives\.tsx$/;
const ownSheet = '.kit.css';

/** A node of the syntax tree, as far as this reads it. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };
type Rules = ReadonlyMap<string, { declaration: string; place: number }>;
/** The rules by class, and what the class of each property begins with. */
type Kit = { rules: Rules; beginnings: ReadonlyMap<string, string> };

/** The declaration of each class of the kit, and its place among them. */
function readRules(): Rules {
  const text = globSync('kit-*.css', { cwd: styles })
    .toSorted()
    .map((file) => readFileSync(join(styles, file), 'utf8'))
    .join('\n');
  const rules = text.matchAll(/:where\(\.(?<name>k-[\w-]+)\) \{\s*(?<declaration>[^;]+);\s*\}/g);
  return new Map(
    [...rules].map(({ groups }, place) => [
      groups?.['name'] ?? '',
      { declaration: groups?.['declaration'] ?? '', place },
    ]),
  );
}

/** What each property of a look begins its class with, read from the primitives themselves. */
function readBeginnings(): ReadonlyMap<string, string> {
  const source = readFileSync(join(styles, '../ui/primitives.tsx'), 'utf8');
  const [, table = ''] = /const beginnings[^{]*\{([^}]*)\}/.exec(source) ?? [];
  return new Map(
    [...table.matchAll(/(\w+): '([\w-]+)'/g)].map(([, name = '', begins = '']) => [name, begins]),
  );
}

/** The kit as its sheets and its primitives have it. */
export const readKit = (): Kit => ({ rules: readRules(), beginnings: readBeginnings() });

/** The element and the classes that a primitive is without a look. */
const primitives: Readonly<Record<string, { tag: string; classes: readonly string[] }>> = {
  Stack: { tag: 'div', classes: ['k-d-flex', 'k-fd-column'] },
  Row: { tag: 'div', classes: ['k-d-flex'] },
  Grid: { tag: 'div', classes: ['k-d-grid'] },
  Box: { tag: 'div', classes: [] },
  Text: { tag: 'p', classes: [] },
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesIn(each);
  }
}

const saidOf = new Map<string, string>();

/** Five signs for a look. They depend on nothing else. Throws when two looks would become one. */
function shortName(look: string): string {
  const digest = createHash('sha256').update(look).digest('hex').slice(0, 12);
  const name = `k${Number.parseInt(digest, 16).toString(36).slice(-4)}`;
  const other = saidOf.get(name) ?? look;
  if (other !== look) throw new Error(`the looks ${look} and ${other} get the same name: change one`);
  saidOf.set(name, look);
  return name;
}

/** A look is under every sheet of a screen and over the bare elements, in any order of the sheets. */
const layered = (rules: string) => `@layer base,kit;@layer kit{${rules}}`;

/** Sources that became one file have brought some looks twice. */
function withoutRepeats(sheet: string): string {
  const seen = new Set<string>();
  return sheet.replaceAll(/\.(k[a-z\d]{4})\{[^}]*\}/g, (rule, name: string) => {
    if (seen.has(name)) return '';
    seen.add(name);
    return rule;
  });
}

/** What is written out as a value: text, number or true; undefined where it is not known before the page runs. */
function literalOf(node: unknown): string | number | true | undefined {
  if (node === null) return true;
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return literalOf(node['expression']);
  const { value } = node;
  if (node.type !== 'Literal') return undefined;
  return typeof value === 'string' || typeof value === 'number' || value === true ? value : undefined;
}

const nameOf = (node: unknown) => (isNode(node) ? String(node['name']) : '');

/**
 * Writes a source without primitives: its text, and the style in their place. Throws when a look is not written out,
 * or is no step of the kit's scales.
 */
export function writeOut(
  path: string,
  code: string,
  { rules, beginnings }: Kit,
): { text: string; style: string } {
  const { program } = parseSync(path, code, { lang: 'tsx' });
  const edits: Edit[] = [];
  const style = new Map<string, string>();
  const locals = new Map<string, string>();
  const fail = (what: string, { start }: Node) => {
    throw new Error(`${path}:${code.slice(0, start).split('\n').length}: ${what}`);
  };
  const classOf = (name: string, value: unknown, at: Node) => {
    const literal = literalOf(value) ?? fail(`${name} is not written out`, at);
    const className = `k-${beginnings.get(name)}${literal === true ? '' : `-${literal}`}`;
    if (!rules.has(className)) fail(`no rule ${className} in shared/styles/kit-*.css`, at);
    return className;
  };
  /** One class for all that a look says. */
  const merge = (classes: readonly string[]) => {
    const look = [...new Set(classes)]
      .map((each) => rules.get(each) ?? { declaration: '', place: 0 })
      .toSorted((one, other) => one.place - other.place)
      .map(({ declaration }) => declaration)
      .join(';');
    if (look === '') return '';
    const name = shortName(look);
    style.set(name, `.${name}{${look}}`);
    return name;
  };
  for (const node of nodesIn(program.body))
    if (node.type === 'ImportDeclaration' && isNode(node['source'])) {
      if (!primitivesFile.test(String(node['source']['value']))) continue;
      for (const each of node['specifiers'] as Node[])
        locals.set(nameOf(each['local']), nameOf(each['imported']));
      edits.push({ start: node.start, end: node.end, text: '' });
    }
  const compileElement = (element: Node) => {
    const opening = element['openingElement'] as Node;
    const closing = element['closingElement'];
    const primitive = primitives[locals.get(nameOf(opening['name'])) ?? ''];
    if (primitive === undefined) return;
    const classes = [...primitive.classes];
    let { tag } = primitive;
    let own: Node | undefined;
    for (const attribute of opening['attributes'] as Node[]) {
      const name = nameOf(attribute['name']);
      const { value } = attribute;
      if (name === 'className') own = value as Node;
      else if (name === 'as') tag = String(literalOf(value) ?? fail('as is not written out', attribute));
      else if (beginnings.has(name)) classes.push(classOf(name, value, attribute));
      else continue;
      edits.push({ start: attribute.start, end: attribute.end, text: '' });
    }
    for (const part of [opening, closing])
      if (isNode(part) && isNode(part['name'])) edits.push({ ...part['name'], text: tag });
    const merged = merge(classes);
    const at = (opening['name'] as Node).end;
    if (own === undefined) {
      if (merged !== '') edits.push({ start: at, end: at, text: ` className="${merged}"` });
      return;
    }
    // The own class is moved, with what of it is a look itself.
    const inner = own.type === 'JSXExpressionContainer' ? (own['expression'] as Node) : own;
    const isMember = inner.type === 'MemberExpression' || inner.type === 'Literal';
    const text = rewriteCalls(code.slice(inner.start, inner.end), inner);
    const rest = isMember ? text : `((${text})||"")`;
    const all = merged === '' ? text : `"${merged} "+${rest}`;
    edits.push({ start: at, end: at, text: ` className={${all}}` });
  };
  const callsIn = (root: unknown): Edit[] =>
    [...nodesIn(root)].flatMap((node) => {
      if (node.type !== 'CallExpression' || locals.get(nameOf(node['callee'])) !== 'lookOf') return [];
      const [look] = node['arguments'] as Node[];
      const properties = (look?.['properties'] ?? fail('a look is written out', node)) as Node[];
      const classes = properties.map((each) => classOf(nameOf(each['key']), each['value'], each));
      return [{ start: node.start, end: node.end, text: JSON.stringify(merge(classes)) }];
    });
  const rewriteCalls = (text: string, root: Node) => splice(text, callsIn(root), root.start);
  for (const node of nodesIn(program.body)) if (node.type === 'JSXElement') compileElement(node);
  const isCovered = ({ start, end }: Edit) => edits.some((edit) => edit.start <= start && end <= edit.end);
  edits.push(...callsIn(program.body).filter((edit) => !isCovered(edit)));
  return {
    text: splice(code, edits, 0),
    style: style.size === 0 ? '' : layered([...style.values()].join('')),
  };
}

/** The text with its edits; their places count from `offset`. */
function splice(text: string, edits: readonly Edit[], offset: number): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce(
      (done, { start, end, text: put }) => done.slice(0, start - offset) + put + done.slice(end - offset),
      text,
    );
}

/**
 * Writes each primitive of the kit (`shared/ui/primitives.tsx`) out as its element with one class. The rule of the
 * class goes where the source goes: a page loads no rule that it does not use, and draws no component more. In
 * development the primitives run as they are.
 */
export function kitPlugin(): Plugin {
  const sheets = new Map<string, string>();
  let kit: Kit = { rules: new Map(), beginnings: new Map() };
  return {
    name: 'rohi-kit',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      kit = readKit();
    },
    resolveId(id) {
      return id.endsWith(ownSheet) ? id : undefined;
    },
    load(id) {
      if (id.endsWith(ownSheet)) return sheets.get(id);
      return kitSheet.test(id) ? '' : undefined;
    },
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx$/, code: '/primitives.tsx' },
      handler(code, id) {
        const { text, style } = writeOut(id, code, kit);
        const sheet = `${id}${ownSheet}`;
        sheets.set(sheet, style);
        return { code: style === '' ? text : `import ${JSON.stringify(sheet)};\n${text}`, map: null };
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle))
          if (asset.type === 'asset' && asset.fileName.endsWith('.css') && typeof asset.source === 'string')
            asset.source = withoutRepeats(asset.source);
      },
    },
  };
}
