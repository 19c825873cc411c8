import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@rohi/contract/locales';
import type { BootFiles } from '../src/boot/boot-facts.ts';
import { findChunkOf, getChunkOf, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle, Chunk } from './chunks.ts';

const pagesFolder = join(import.meta.dirname, '../src/app/pages');
const languages: readonly Locale[] = ['ru', 'en', 'zh', 'tg'];

/** The page that shows every long text without a page of its own. */
const longTextPage = 'src/app/pages/long-text.tsx';

/** Pages that stand together in one module. */
const modulesOfSeveral: Record<string, string> = {
  login: 'accounts',
  register: 'accounts',
  resetPassword: 'accounts',
  claim: 'accounts',
  undoEmail: 'accounts',
  platform: 'cabinet',
  info: 'news',
};

/** The loaders of all pages but these are a piece of their own, which comes before the page. */
const morePages = 'src/app/more-page-loaders.ts';
const firstPages = new Set(['home', 'parcelTracking', 'tariffs', 'freightQuotation']);

/** Visits seldom begin with them: the document, which has a limit, does not name their files. */
const laterPages = new Set(['balance', 'claim']);

/** Parts that a page loads by itself, asked for with it. */
const lateParts: Record<string, readonly string[]> = {
  home: ['src/app/pages/home-below-the-fold.tsx'],
  tariffs: ['src/features/pricing/tariffs-prices.tsx'],
  freightQuotation: ['src/features/pricing/quote-answer.tsx', 'src/features/pricing/quotation-rules.tsx'],
  platform: ['src/features/cabinet/home/late-cards.ts', 'uqr/dist/index.mjs'],
};

/** What shows the answer to a search. */
const answerParts = 'src/features/tracking/parcels/answer-parts.ts';

/** What somebody who is logged in sees on every page. */
const sessionParts = ['src/features/accounts/session-parts.ts', 'src/shared/session/refresh-session.ts'];

/** What the answer to a search has for the owner of a parcel. */
const ownerParts = 'src/features/tracking/owner/owner-parts.ts';

/** What each locale and each page (`paths`, by name) needs beyond the entry, which the document names itself. */
export function collectBootFiles(bundle: Bundle, paths: ReadonlyMap<string, string>): BootFiles {
  const filesOf = collector(bundle);
  const files: BootFiles = {
    locales: localeFiles(bundle, filesOf),
    pages: {},
    texts: {},
    search: filesOf([getChunkOf(bundle, answerParts)]),
    session: withTexts(bundle, filesOf, sessionParts),
    owner: withTexts(bundle, filesOf, [ownerParts]),
  };
  for (const [name, path] of paths) {
    const page = pageChunk(bundle, name, path);
    if (!page || laterPages.has(name)) continue;
    const late = (lateParts[name] ?? []).map((part) => findChunkOf(bundle, part));
    const loader = firstPages.has(name) ? undefined : findChunkOf(bundle, morePages);
    files.pages[path] = filesOf([loader, page, ...late].filter((chunk) => chunk !== undefined));
    const texts = languages.map(
      (locale) =>
        [
          locale,
          filesOf([page, ...late].flatMap((part) => (part ? textChunks(bundle, part, path, locale) : []))),
        ] as const,
    );
    if (texts.some(([, names]) => names.length > 0)) files.texts[path] = Object.fromEntries(texts);
  }
  return files;
}

/** The chunk that draws a page: that of its module, or the one for long texts. */
export function pageChunk(bundle: Bundle, name: string, path: string): Chunk | undefined {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ownModule = `${modulesOfSeveral[name] ?? kebab}.tsx`;
  if (readdirSync(pagesFolder).includes(ownModule)) return findChunkOf(bundle, `src/app/pages/${ownModule}`);
  return contentChunks(bundle, path, 'ru').length === 0 ? undefined : findChunkOf(bundle, longTextPage);
}

type FilesOf = (chunks: readonly Chunk[]) => string[];

/** File names of chunks with their imports and style sheets, without those that the entry has. */
function collector(bundle: Bundle): FilesOf {
  const already = withStaticImports(bundle, getChunkOf(bundle, 'index.html'));
  return (chunks) => {
    const names = new Set(chunks.flatMap((chunk) => [...withStaticImports(bundle, chunk)]));
    const fresh = [...names].filter((name) => !already.has(name));
    return [...fresh, ...styleSheetsOf(bundle, fresh)].filter((name) => name in bundle);
  };
}

/** Scripts that a first frame is written in, by language; Russian names the firm with a Tajik letter. */
const scripts: Record<Locale, readonly string[]> = {
  ru: ['latin', 'russian', 'tajik'],
  en: ['latin'],
  zh: ['latin'],
  tg: ['latin', 'russian', 'tajik'],
};

/** The files of the site's face that the first frame of a language is written in. */
export function fontFiles(bundle: Bundle, locale: Locale): string[] {
  const files = Object.keys(bundle);
  return scripts[locale].flatMap((script) => files.filter((file) => file.includes(`/onest-${script}-`)));
}

function localeFiles(bundle: Bundle, filesOf: FilesOf): BootFiles['locales'] {
  return Object.fromEntries(
    languages.map((locale) => [
      locale,
      [...filesOf([getChunkOf(bundle, `src/app/locales/${locale}.ts`)]), ...fontFiles(bundle, locale)],
    ]),
  );
}

/** Parts that come by themselves, each with its words, by language. */
function withTexts(bundle: Bundle, filesOf: FilesOf, parts: readonly string[]): Record<string, string[]> {
  const chunks = parts.map((part) => getChunkOf(bundle, part));
  return Object.fromEntries(
    languages.map((locale) => [
      locale,
      filesOf([...chunks, ...chunks.flatMap((chunk) => textChunks(bundle, chunk, undefined, locale))]),
    ]),
  );
}

/** The texts that the page loads by itself in one language: its words, and the long text that it shows. */
function textChunks(bundle: Bundle, page: Chunk, path: string | undefined, locale: Locale): Chunk[] {
  const entry = withStaticImports(bundle, getChunkOf(bundle, 'index.html'));
  const own = [...withStaticImports(bundle, page)].filter((name) => !entry.has(name));
  const ending = new RegExp(`/(?:texts|parcel-texts|owner)/${locale}\\.ts$`);
  const words = own.flatMap((name) => {
    const chunk = bundle[name];
    const later = chunk?.type === 'chunk' ? chunk.dynamicImports : [];
    return later.flatMap((file) => {
      const text = bundle[file];
      return text?.type === 'chunk' && text.moduleIds.some((id) => ending.test(id)) ? [text] : [];
    });
  });
  return [...words, ...(path === undefined ? [] : contentChunks(bundle, path, locale))];
}

/** The long text of a page, of several versions the newest. */
function contentChunks(bundle: Bundle, path: string, locale: Locale): Chunk[] {
  const ending = new RegExp(`/content${path}(?:/[\\d-]+)?/${locale}\\.md$`);
  const texts = Object.values(bundle).filter(
    (output): output is Chunk => output.type === 'chunk' && ending.test(output.facadeModuleId ?? ''),
  );
  return texts.toSorted((a, b) => (a.facadeModuleId ?? '').localeCompare(b.facadeModuleId ?? '')).slice(-1);
}
