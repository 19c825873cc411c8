import type { NoticeBlock, NoticeInline } from './notice-text.ts';
import { findPage } from '../site/pages.ts';

/**
 * Reads the part of Markdown that a notice may use: paragraphs, `##` and `###` headings (with `{#id}` or without),
 * lists, `>` advice, **bold**, *slanting*, [links](/pickup-points). Anything else, HTML above all, stays the plain text
 * it is.
 */
export function readNoticeText(markdown: string): NoticeBlock[] {
  const chunks = markdown.replaceAll('\r\n', '\n').split(/\n(?:[ \t]*\n)+/);
  return chunks.flatMap((chunk) => readChunk(chunk.trim())).map(numberHeading);
}

const bullet = /^[-*] +/;
const ordinal = /^(\d{1,6})\. +/;

function readChunk(chunk: string): NoticeBlock[] {
  if (chunk === '') return [];
  const [first = '', ...rest] = chunk.split('\n');
  const heading = /^(##|###) +(.+?)(?: +\{#([a-z0-9-]+)\})?$/.exec(first);
  if (heading !== null) {
    const [, signs, words = '', id = ''] = heading;
    const block: NoticeBlock = { h: signs === '##' ? 2 : 3, id, t: readInline(words) };
    return [block, ...readChunk(rest.join('\n').trim())];
  }
  const lines = [first, ...rest];
  if (bullet.test(first)) return [{ list: readItems(lines, bullet) }];
  const start = ordinal.exec(first)?.[1];
  if (start !== undefined) return [{ list: readItems(lines, ordinal), start: Number(start) }];
  if (lines.every((line) => line.startsWith('>')))
    return [{ note: [{ p: readInline(joinLines(lines.map((line) => line.replace(/^> ?/, '')))) }] }];
  return [{ p: readInline(joinLines(lines)) }];
}

/** A line without a mark belongs to the item before it. */
function readItems(lines: readonly string[], mark: RegExp): { p: NoticeInline[] }[][] {
  const items: string[][] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push([line.replace(mark, '')]);
    else items.at(-1)?.push(line);
  }
  return items.map((item) => [{ p: readInline(joinLines(item)) }]);
}

/** A line break of the text is a space, between Chinese characters nothing. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/(?<=[\p{Script=Han}，。；：、）])\n(?=[\p{Script=Han}（])/gu, '')
    .replaceAll('\n', ' ');
}

const marks = /\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

function readInline(text: string): NoticeInline[] {
  const pieces: NoticeInline[] = [];
  let end = 0;
  const addWords = (words: string): void => {
    if (words === '') return;
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + words;
    else pieces.push(words);
  };
  for (const match of text.matchAll(marks)) {
    addWords(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [whole, bold, slanting, words, target] = match;
    if (bold !== undefined)
      pieces.push(...readInline(bold).map((piece) => (typeof piece === 'string' ? { b: [piece] } : piece)));
    else if (slanting !== undefined)
      pieces.push(
        ...readInline(slanting).map((piece) => (typeof piece === 'string' ? { i: [piece] } : piece)),
      );
    else if (words !== undefined && target !== undefined && mayLinkTo(target))
      pieces.push({ to: target, t: [words.replace(/^(\*\*?)(.+)\1$/, '$2')] });
    else addWords(whole);
  }
  addWords(text.slice(end));
  return pieces;
}

/** A page of the site, or an address that cannot be a script. */
function mayLinkTo(target: string): boolean {
  if (/^(?:https:\/\/|tel:|mailto:)[^\s"'<>]+$/.test(target)) return true;
  const [path = ''] = target.split('?');
  return findPage(path) !== undefined;
}

/** A heading that was given no id gets its place in the text. */
function numberHeading(block: NoticeBlock, index: number): NoticeBlock {
  return 'h' in block && block.id === '' ? { ...block, id: `part-${index + 1}` } : block;
}
