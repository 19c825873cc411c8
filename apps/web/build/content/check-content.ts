import type { Locale } from '@rohi/contract/locales';
import type { Block, Inline, LongTextData } from '../../src/shared/long-text/long-text-data.ts';
import { ContentError } from './content-error.ts';

/** The languages of one text, read. `name` is its folder below `content/`. */
export type TextFolder = { name: string; texts: Partial<Record<Locale, LongTextData>> };

const languages: readonly Locale[] = ['ru', 'en', 'zh', 'tg'];

/**
 * Holds the texts against each other and against the routes: every language is there, all have the same headings in one
 * order, and every link leads to a route or a heading. Throws ContentError with all that is wrong.
 */
export function checkContent(folders: readonly TextFolder[], isRoute: (path: string) => boolean): void {
  const problems = folders.flatMap((folder) => checkFolder(folder, folders, isRoute));
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
}

function checkFolder(
  { name, texts }: TextFolder,
  folders: readonly TextFolder[],
  isRoute: (path: string) => boolean,
): string[] {
  const [page = ''] = name.split('/');
  const missing = languages.filter((locale) => texts[locale] === undefined);
  const ids = headingIds(texts.ru).join(' ');
  const written = Object.entries(texts);
  return [
    ...(isRoute(`/${page}`) ? [] : [`content/${name}: there is no route /${page}`]),
    ...missing.map((locale) => `content/${name}/${locale}.md is missing`),
    ...written
      .filter(([, text]) => headingIds(text).join(' ') !== ids)
      .map(([locale]) => `content/${name}/${locale}.md: its headings differ from those in Russian`),
    ...written.flatMap(([locale, text]) =>
      linksOf(text.blocks)
        .filter((link) => !leadsSomewhere(link, text, folders, isRoute))
        .map((link) => `content/${name}/${locale}.md: ${link} leads nowhere`),
    ),
  ];
}

function headingIds(text: LongTextData | undefined): string[] {
  return (text?.blocks ?? []).flatMap((block) => ('h' in block ? [block.id] : []));
}

function leadsSomewhere(
  link: string,
  own: LongTextData,
  folders: readonly TextFolder[],
  isRoute: (path: string) => boolean,
): boolean {
  if (/^(?:tel|mailto):\S/.test(link) || /^https:\/\/\S/.test(link)) return true;
  // An address that the office sets: the paragraph is left out without it.
  if (/^\{\{\d+t\}\}$/.test(link)) return true;
  if (link.startsWith('#')) return headingIds(own).includes(link.slice(1));
  const [path = '', query] = link.split('?');
  if (!isRoute(path)) return false;
  const id = new URLSearchParams(query).get('q');
  if (id === null) return true;
  // Of several versions the newest, which is the one that the page shows.
  const target = folders.filter(({ name }) => `/${name}/`.startsWith(`${path}/`)).at(-1);
  return headingIds(target?.texts.ru).includes(id);
}

/** Every address that the text links to. */
function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if ('h' in block) return inlineLinks(block.t);
    if ('p' in block) return inlineLinks(block.p);
    if ('note' in block) return linksOf(block.note);
    if ('list' in block) return block.list.flatMap(linksOf);
    return [...block.head, ...block.rows.flat()].flatMap(inlineLinks);
  });
}

function inlineLinks(pieces: readonly Inline[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || 'zh' in piece) return [];
    if ('to' in piece) return [piece.to, ...inlineLinks(piece.t)];
    return inlineLinks('b' in piece ? piece.b : piece.i);
  });
}
