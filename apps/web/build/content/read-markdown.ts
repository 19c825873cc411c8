import { Lexer } from 'marked';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { Block, Inline, LongTextData } from '../../src/shared/long-text/long-text-data.ts';
import { ContentError } from './content-error.ts';

/** What stands for a placeholder, `forms` behind it (`день|дня|дней`); undefined for a name that is no fact. */
export type WriteFact = (name: string, forms: string | undefined) => string | undefined;

const longestDescription = 155;

/**
 * Reads one long text: front matter with title and description, then a part of Markdown. `write` fills the
 * placeholders. `file` is for messages. Throws ContentError for an unknown placeholder, raw HTML, an image, a heading
 * without a name or anything else that the page cannot show.
 */
export function readMarkdown(source: string, write: WriteFact, file: string): LongTextData {
  const fail = (problem: string): never => {
    throw new ContentError(`${file}: ${problem}`);
  };
  const filled = fillPlaceholders(source.replaceAll('\r\n', '\n'), write, fail);
  const [, front, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(filled) ?? [];
  if (front === undefined || body === undefined) return fail('begins without front matter');
  const { title, description } = readFrontMatter(front, fail);
  const blocks = readBlocks(Lexer.lex(body), fail);
  if (blocks.length === 0) fail('has no text');
  const ids = blocks.flatMap((block) => ('h' in block ? [block.id] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) fail(`has two headings {#${twice}}`);
  return { title, description, blocks };
}

type Fail = (problem: string) => never;

function fillPlaceholders(source: string, write: WriteFact, fail: Fail): string {
  return source.replace(/\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g, (_, name: string, forms: string | undefined) => {
    return write(name.trim(), forms) ?? fail(`asks for an unknown fact {{${name}}}`);
  });
}

function readFrontMatter(front: string, fail: Fail): { title: string; description: string } {
  const entries = new Map(
    front.split('\n').map((line) => {
      const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? fail(`cannot be read: ${line}`);
      return [key, value.replace(/^(["'])(.*)\1$/, '$2')];
    }),
  );
  const title = entries.get('title') || fail('has no title');
  const description = entries.get('description') || fail('has no description');
  if (description.length > longestDescription)
    fail(`has a description of ${description.length} signs, more than ${longestDescription}`);
  return { title, description };
}

function readBlocks(tokens: readonly Token[], fail: Fail): Block[] {
  return (tokens as MarkedToken[]).flatMap((token) => readBlock(token, fail));
}

function readBlock(token: MarkedToken, fail: Fail): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [readHeading(token, fail)];
    case 'paragraph':
      return [{ p: readInline(token.tokens, fail) }];
    case 'text':
      return [{ p: readInline(token.tokens ?? [token], fail) }];
    case 'list':
      return [readList(token, fail)];
    case 'table':
      return [readTable(token, fail)];
    case 'blockquote':
      return [{ note: readBlocks(token.tokens, fail) }];
    default:
      return fail(`has what the page cannot show (${token.type}): ${token.raw.trim().slice(0, 60)}`);
  }
}

function readHeading({ depth, text }: Tokens.Heading, fail: Fail): Block {
  const [, words, id] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(text) ?? [];
  if (words === undefined || id === undefined) return fail(`has a heading without a name {#…}: ${text}`);
  if (depth !== 2 && depth !== 3) return fail(`has a heading of level ${depth}: ${text}`);
  return { h: depth, id, t: readInline(Lexer.lexInline(words), fail) };
}

function readList({ items, ordered, start }: Tokens.List, fail: Fail): Block {
  const list = items.map((item) => readBlocks(item.tokens, fail));
  return ordered ? { list, start: Number(start) || 1 } : { list };
}

function readTable({ header, rows }: Tokens.Table, fail: Fail): Block {
  const read = ({ tokens }: Tokens.TableCell) => readInline(tokens, fail);
  return { head: header.map(read), rows: rows.map((row) => row.map(read)) };
}

function readInline(tokens: readonly Token[], fail: Fail): Inline[] {
  const pieces = (tokens as MarkedToken[]).map((token) => readPiece(token, fail));
  // Neighbouring words become one string.
  return pieces.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece !== 'string' || typeof last !== 'string') return [...joined, piece];
    return [...joined.slice(0, -1), last + piece];
  }, []);
}

function readPiece(token: MarkedToken, fail: Fail): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
    case 'codespan':
      // A line break of the file is a space, between Chinese characters nothing.
      return token.text
        .replace(/(\p{Script=Han}|[，。；：、）])\n(?=\p{Script=Han}|（)/gu, '$1')
        .replaceAll('\n', ' ');
    case 'strong':
      return { b: readInline(token.tokens, fail) };
    case 'em':
      return { i: readInline(token.tokens, fail) };
    case 'link':
      return { to: token.href, t: readInline(token.tokens, fail) };
    default:
      return fail(`has what the page cannot show (${token.type}): ${token.raw.slice(0, 60)}`);
  }
}
