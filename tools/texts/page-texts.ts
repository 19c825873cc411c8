// The texts of a long page in Markdown: each line that says something, without the marks around it.
import type { SourceText } from './source-texts.ts';

/** Title and description of the front matter are read by people; its other lines are not. */
const headLine = /^((?:title|description): )(.+?)()$/;

/** A list, a heading with its anchor, a quotation or a paragraph: mark before, text, anchor after. */
const bodyLine = /^(\s*(?:(?:[-*>]|\d+\.|#+)\s+)*)(.+?)((?:\s+\{#[\w-]+\})?\s*)$/;

/**
 * Every line with words, named by the anchor of its section and its number there, so that a new section moves no other.
 */
export function pageTexts(page: string): SourceText[] {
  const texts: SourceText[] = [];
  let start = 0;
  let section = 'top';
  let number = 0;
  let isHead = false;
  for (const line of page.split('\n')) {
    if (line === '---') isHead = start === 0;
    const [, mark = '', text = '', after = ''] = (isHead ? headLine : bodyLine).exec(line) ?? [];
    const anchor = /\{#([\w-]+)\}/.exec(after)?.[1];
    if (anchor !== undefined) [section, number] = [anchor, 0];
    const name = isHead ? mark.slice(0, -2) : String(number);
    if (text !== '' && line !== '---') {
      const from = start + mark.length;
      const span = { start: from, end: from + text.length };
      texts.push({ path: [isHead ? 'head' : section, name], text, ...span, places: [], pieces: [] });
      number += isHead ? 0 : 1;
    }
    start += line.length + 1;
  }
  return texts;
}
