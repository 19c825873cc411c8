import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import { contentFacts, fixedFacts } from '@rohi/contract/page-facts/content-facts';
import {
  factMark,
  isLiveFact,
  liveFactNames,
  optionalFacts,
  providerFacts,
} from '@rohi/contract/page-facts/live-facts';
import { findPage } from '@rohi/contract/site/pages';
import type { Block, LongTextData } from '../../src/shared/long-text/long-text-data.ts';
import { checkContent } from './check-content.ts';
import type { TextFolder } from './check-content.ts';
import { ContentError } from './content-error.ts';
import { controlsByHand, writeControl } from './controls.ts';
import { markChinese } from './mark-chinese.ts';
import { readMarkdown } from './read-markdown.ts';
import type { WriteFact } from './read-markdown.ts';

/**
 * The long texts of the site: `<page>/<locale>.md`, and `<page>/<version>/<locale>.md` for those no longer in force.
 */
const contentFolder = join(import.meta.dirname, '../../../../content');

/** Texts that bear a date say what was true on it: versions of the offer, news. */
const dated = /[\\/]\d{4}-\d{2}-\d{2}[^\\/]*[\\/][a-z]+\.md$/;

/**
 * Reads one file of a text in the language that its name says. Live facts stay marks that the client and the server
 * fill; in a text that bears a date only those which say who the firm is. Throws ContentError.
 */
export function readTextFile(path: string): LongTextData {
  const [, name = 'ru'] = /([a-z]+)\.md$/.exec(path) ?? [];
  const locale = name as Locale;
  const source = readFileSync(path, 'utf8');
  const shortPath = path.replace(/^.*[\\/](?=content[\\/])/, '');
  const byHand = dated.test(path) ? [] : controlsByHand(source, locale);
  if (byHand.length > 0)
    throw new ContentError(
      `${shortPath}: names a control by hand, not as {{control:…}}: ${byHand.join(', ')}`,
    );
  // As it reads when the service opens: what is too long then is too long.
  readMarkdown(source, (fact) => writeControl(fact, locale) ?? contentFacts[locale][fact], shortPath);
  const text = readMarked(source, locale, shortPath, dated.test(path) ? isFirmFact : isLiveFact);
  return locale === 'zh' ? text : markChinese(text);
}

function isFirmFact(name: string): boolean {
  return name === 'brandName' || providerFacts.some((fact) => fact === name);
}

/** `isLive` says which facts stay marks; the others are written as they were when the service opened. */
function readMarked(
  source: string,
  locale: Locale,
  shortPath: string,
  isLive: (name: string) => boolean,
): LongTextData {
  let marks = 0;
  const write: WriteFact = (name, forms) => {
    if (!isLiveFact(name)) return writeControl(name, locale) ?? fixedFacts[locale][name];
    if (!isLive(name)) return contentFacts[locale][name];
    marks += 1;
    return `{{${factMark(name)}${forms === undefined ? '' : `|${forms}`}}}`;
  };
  const text = readMarkdown(source, write, shortPath);
  // The forms of a word have the sign that parts the cells of a table.
  const whole = JSON.stringify(text).match(/\{\{\d+[a-z](?:\|[^{}]*)?\}\}/g)?.length ?? 0;
  if (whole < marks) throw new ContentError(`${shortPath}: a fact with forms cannot stand in a table`);
  return { ...text, blocks: text.blocks.map(withNeeds) };
}

/** A paragraph of a contact that may not be set is not shown then. */
function withNeeds(block: Block): Block {
  if (!('p' in block)) return block;
  const text = JSON.stringify(block.p);
  const needed = optionalFacts.find((name) => text.includes(`{{${factMark(name)}}}`));
  return needed === undefined ? block : { ...block, needs: liveFactNames.indexOf(needed) };
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
