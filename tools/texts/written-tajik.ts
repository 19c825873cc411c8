// Every Tajik text as it stands in the sources, for tests of its words and the sheet of its readers.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A text, where it stands, and the Russian beside it, where both stand in one table. `{}` is a place to fill. */
export type WrittenText = { file: string; line: number; tg: string; ru: string | undefined };

type Node = { type: string; start: number } & Record<string, unknown>;
type Text = { text: string; start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* nodesIn(inner);
  }
}

/** A string as it is, a template with `{}` in its places. */
function textOf(node: Node): Text | undefined {
  const { type, start, value, quasis } = node;
  if (type === 'Literal' && typeof value === 'string') return { text: value, start };
  if (type !== 'TemplateLiteral') return undefined;
  const parts = (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  return { text: parts.join('{}'), start };
}

function textsIn(value: unknown): Text[] {
  return [...nodesIn(value)].flatMap((node) => textOf(node) ?? []);
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** What a table of languages says under one of them; nothing for another object. */
function languageOf(table: Node, language: 'ru' | 'tg'): unknown {
  const properties = (table['properties'] ?? []) as {
    key?: { name?: string; value?: string };
    value?: unknown;
  }[];
  return properties.find(({ key }) => (key?.name ?? key?.value) === language)?.value;
}

/** Tables that have Russian beside Tajik: text beside text where they are as many. */
function pairsIn(program: unknown): (Text & { ru: string })[] {
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const tg = textsIn(languageOf(node, 'tg'));
    const ru = textsIn(languageOf(node, 'ru'));
    const whole = ru.map(({ text }) => text).join(' ');
    return tg.map((each, at) => ({ ...each, ru: (tg.length === ru.length && ru[at]?.text) || whole }));
  });
}

function read(file: string): WrittenText[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const isOwn = file.endsWith('/tg.ts');
  if (!isOwn && !/\btg\b/.test(source)) return [];
  const { program } = parseSync(file, source);
  const texts = isOwn ? textsIn(program).map((each) => ({ ...each, ru: undefined })) : pairsIn(program);
  return texts
    .filter(({ text }) => isCyrillic(text))
    .map(({ text, start, ru }) => ({ file, line: source.slice(0, start).split('\n').length, tg: text, ru }));
}

/** All texts of the contract, the service and the client; tables of words that people type are left to `isTyped`. */
export function writtenTajik(isTyped: (file: string) => boolean): WrittenText[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !isTyped(file))
    .flatMap(read);
}
