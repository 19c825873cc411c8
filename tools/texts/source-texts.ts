// The texts of one source file: where each stands, and how a corrected one takes its place.
import { parseSync } from 'vite';

type Span = { start: number; end: number };

/**
 * A string or a template. `path` names the constants, functions and keys around it; `text` has `{label}` where a
 * template fills something in. `places` are the expressions there, `pieces` what is written before, between and after.
 */
export type SourceText = Span & {
  path: readonly string[];
  text: string;
  places: readonly (Span & { label: string })[];
  /** None for a string in quotes. */
  pieces: readonly Span[];
};

type Node = { type: string } & Span & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Types hold no texts; these hold an expression beside a type. */
const expressionsWithTypes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: string | number };
  return String(name ?? value ?? '');
};

/** Every string and template of a TypeScript file, in the order of the file. Throws when the file does not parse. */
export function sourceTexts(file: string, source: string): SourceText[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return [...textsIn(program, [], source)].toSorted((a, b) => a.start - b.start);
}

function* textsIn(value: unknown, path: readonly string[], source: string): Generator<SourceText> {
  if (Array.isArray(value)) {
    for (const each of value) yield* textsIn(each, path, source);
    return;
  }
  if (!isNode(value) || value.type === 'ImportDeclaration') return;
  if (value.type.startsWith('TS') && !expressionsWithTypes.has(value.type)) return;
  switch (value.type) {
    case 'Literal':
      if (typeof value['value'] === 'string')
        yield { path, text: value['value'], start: value.start, end: value.end, places: [], pieces: [] };
      return;
    case 'TemplateLiteral':
      yield templateText(value, path, source);
      yield* textsIn(value['expressions'], path, source);
      return;
    case 'VariableDeclarator':
      yield* textsIn(value['init'], [...path, nameOf(value['id'])], source);
      return;
    case 'FunctionDeclaration':
      yield* textsIn(value['body'], [...path, nameOf(value['id'])], source);
      return;
    case 'Property':
      yield* textsIn(value['value'], [...path, nameOf(value['key'])], source);
      return;
    case 'ArrayExpression':
      for (const [at, each] of (value['elements'] as unknown[]).entries())
        yield* textsIn(each, [...path, String(at)], source);
      return;
    default:
      for (const inner of Object.values(value)) yield* textsIn(inner, path, source);
  }
}

/** What is filled in is named by its expression; a long one, or one with texts of its own, by its number. */
function labelOf(expression: string, at: number): string {
  const line = expression.replaceAll(/\s+/g, ' ');
  return line.length > 40 || /[{}'"`]/.test(line) ? `place ${at + 1}` : line;
}

function templateText(node: Node, path: readonly string[], source: string): SourceText {
  const { start, end } = node;
  const places = (node['expressions'] as Node[]).map((each, at) => ({
    start: each.start,
    end: each.end,
    label: labelOf(source.slice(each.start, each.end), at),
  }));
  const pieces = [...places, undefined].map((place, at) => {
    const before = places[at - 1];
    return {
      start: before === undefined ? start + 1 : source.indexOf('}', before.end) + 1,
      end: place === undefined ? end - 1 : source.lastIndexOf('${', place.start),
    };
  });
  const cooked = (node['quasis'] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  const text = cooked.map((piece, at) => `${piece}${places[at] ? `{${places[at].label}}` : ''}`).join('');
  return { path, text, start, end, places, pieces };
}

/** A change of a source: what stands between start and end gives way to `by`. */
export type Edit = Span & { by: string };

/** Signs that cannot be seen stand as escapes. */
const escapeUnseen = (text: string) =>
  text
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(
      /[\u00a0\u00ad\u202f]/g,
      (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
    );

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + escapeUnseen(text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)) + quote;
}

const inTemplate = (text: string) =>
  escapeUnseen(text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'));

/**
 * The edits that put a corrected text in place; undefined where only a developer can do it: braces of the text itself
 * in a template, or places that change their order and hold texts of their own. The places are those of the text.
 */
export function editsOf(place: SourceText, corrected: string, source: string): Edit[] | undefined {
  const { start, end, places, pieces } = place;
  if (pieces.length === 0) return [{ start, end, by: quoted(corrected) }];
  const parts = corrected.split(/\{([^{}]*)\}/);
  const written = parts.filter((_, at) => at % 2 === 0);
  const labels = parts.filter((_, at) => at % 2 === 1);
  if (labels.length !== places.length || /[{}]/.test(written.join(''))) return undefined;
  if (labels.every((label, at) => label === places[at]?.label))
    return pieces.map((piece, at) => ({ ...piece, by: inTemplate(written[at] ?? '') }));
  if (places.some((each) => /['"`]/.test(source.slice(each.start, each.end)))) return undefined;
  const filled = labels.map((label) => places.find((each) => each.label === label));
  const template = written.map((piece, at) => {
    const each = filled[at];
    return `${inTemplate(piece)}${each === undefined ? '' : `\${${source.slice(each.start, each.end)}}`}`;
  });
  return [{ start, end, by: `\`${template.join('')}\`` }];
}

/** The source with all edits; none of them may touch another. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);
}
