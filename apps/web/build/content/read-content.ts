import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import { contentFacts } from '@rohi/contract/site/content-facts';
import { findPage } from '@rohi/contract/site/pages';
import type { LongTextData } from '../../src/shared/long-text/long-text-data.ts';
import { checkContent } from './check-content.ts';
import type { TextFolder } from './check-content.ts';
import { markChinese } from './mark-chinese.ts';
import { readMarkdown } from './read-markdown.ts';

/** The long texts of the site: `<page>/<locale>.md`, and `<page>/<version>/<locale>.md` for those no longer in force. */
const contentFolder = join(import.meta.dirname, '../../../../content');

/** Reads one file of a text in the language that its name says. Throws ContentError. */
export function readTextFile(path: string): LongTextData {
  const [, locale = 'ru'] = /([a-z]+)\.md$/.exec(path) ?? [];
  const facts = contentFacts[locale as Locale];
  const text = readMarkdown(readFileSync(path, 'utf8'), facts, path.replace(/^.*[\\/](?=content[\\/])/, ''));
  return locale === 'zh' ? text : markChinese(text);
}

/** Reads every text there is and holds them against each other. Throws ContentError. */
export function readAllContent(): TextFolder[] {
  if (!existsSync(contentFolder)) return [];
  const folders = listFolders('').map((name) => ({
    name,
    texts: Object.fromEntries(
      locales.flatMap((locale) => {
        const path = join(contentFolder, name, `${locale}.md`);
        return existsSync(path) ? [[locale, readTextFile(path)]] : [];
      }),
    ),
  }));
  checkContent(folders, (path) => findPage(path) !== undefined);
  return folders;
}

/** Folders that hold texts, pages and their versions alike. */
function listFolders(name: string): string[] {
  const entries = readdirSync(join(contentFolder, name), { withFileTypes: true }).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
  const inside = entries
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => listFolders(name === '' ? entry.name : `${name}/${entry.name}`));
  return entries.some((entry) => entry.name.endsWith('.md')) && name !== '' ? [name, ...inside] : inside;
}
