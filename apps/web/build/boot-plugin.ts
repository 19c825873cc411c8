import type { Locale } from '@rohi/contract/locales';
import type { Plugin } from 'vite';
import type { BootFacts } from '../src/boot/boot-facts.ts';
import { collectBootFiles } from './boot-files.ts';
import { hashOf } from './policy-hash.ts';
import { headScript, noticeScript, tailScript } from './boot-script.ts';
import { inlineScript } from './inline-script.ts';
import { allChunks, getChunkOf, readAsset, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle } from './chunks.ts';
import { beginningsStyle, makeFirstScreens } from './first-screens.ts';
import type { FirstScreens } from './first-screens.ts';
import { prerenderSite } from './prerender/prerender-site.ts';
import type { DrawnSite } from './prerender/prerender-site.ts';
import { emitStaticPages } from './static-pages.ts';

/** Pages with a first frame that stands in index.html, styles and all. */
const shellPages = ['home', 'parcelTracking'];

/** Paths of the pages by name, and what the scripts must know, from the contract. */
async function readContract(): Promise<{ paths: Map<string, string>; facts: BootFacts }> {
  const [site, locales, envelope, codes, calls, points, content, notices, home] = await Promise.all([
    import('@rohi/contract/site/pages'),
    import('@rohi/contract/locales'),
    import('@rohi/contract/envelope'),
    import('@rohi/contract/tracking/tracking-codes'),
    import('@rohi/contract/tracking/tracking.contract'),
    import('@rohi/contract/pickup-points/pickup-points.contract'),
    import('@rohi/contract/content/content.contract'),
    import('../src/features/notices/first-notices.ts'),
    import('../src/features/cabinet/home/first-questions.ts'),
  ]);
  const { pages, startPage } = site;
  const noticesOf = (query: object) =>
    `${envelope.apiBasePath}${content.searchNotices.path}?${new URLSearchParams(query as Record<string, string>)}`;
  const noticePages = [
    [pages.news.path, { category: 'NEWS' }],
    [pages.info.path, { category: 'NOTICE' }],
  ] as const;
  const customerPages = Object.values(pages).filter(({ access }) => access === 'customer');
  return {
    paths: new Map(Object.entries(pages).map(([name, { path }]) => [name, path])),
    facts: {
      lang: locales.htmlLang,
      trackingPath: pages.parcelTracking.path,
      startPath: pages[startPage].path,
      barePaths: [pages.login.path],
      customerPaths: customerPages.map(({ path }) => path),
      trackUrl: envelope.apiBasePath + calls.trackQuery.path,
      firstGets: {
        [pages.pickupPoints.path]: [envelope.apiBasePath + points.pickupPoints.path],
        [pages.platform.path]: home.firstQuestions.map(
          (name) => envelope.apiBasePath + name.replace('GET ', ''),
        ),
        ...Object.fromEntries(
          noticePages.map(([path, kind]) => [path, [noticesOf({ ...kind, limit: notices.shownAtFirst })]]),
        ),
      },
      localeHeader: envelope.localeHeader,
      tokenHeader: envelope.tokenHeader,
      maxTrackingCodes: codes.maxTrackingCodes,
    },
  };
}

/** Style sheets of the entry, then those of the pages with a shell. */
function firstSheets(bundle: Bundle): string[] {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const chunks = [
    getChunkOf(bundle, 'index.html'),
    ...shellPages.map((page) => getChunkOf(bundle, `src/app/pages/${kebab(page)}.tsx`)),
  ];
  return [
    ...new Set(chunks.flatMap((chunk) => [...styleSheetsOf(bundle, withStaticImports(bundle, chunk))])),
  ];
}

/**
 * The style sheets that stand in index.html are not loaded again with a page: in the lists of what a page needs, their
 * place is taken by a script that the document has already asked for.
 */
function forgetSheets(bundle: Bundle, sheets: readonly string[]): void {
  const importedCode = [...withStaticImports(bundle, getChunkOf(bundle, 'index.html'))].at(-1) ?? '';
  for (const sheet of sheets) {
    for (const chunk of allChunks(bundle)) chunk.code = chunk.code.replaceAll(sheet, importedCode);
    delete bundle[sheet];
  }
}

const languages: readonly Locale[] = ['ru', 'en', 'zh', 'tg'];

/** The language of a first visit: the beginnings of the other pages are in the document in it alone. */
const beginningsLocale = 'ru';

/** The shell of the start page in Russian stands in its place; the others wait in templates. */
async function bodyOf(drawn: Record<Locale, DrawnSite>, paths: ReadonlyMap<string, string>): Promise<string> {
  const { markLanguage } = await import('@rohi/contract/page-facts/fill-page');
  const [startPage = ''] = shellPages;
  const templates = shellPages.flatMap((page) =>
    languages.flatMap((locale) => {
      // It stands in its place.
      if (page === startPage && locale === beginningsLocale) return [];
      const shell = markLanguage(drawn[locale].shells[page] ?? '', locale);
      return `<template id="${paths.get(page)?.slice(1)}-${locale}">${shell}</template>`;
    }),
  );
  const first = markLanguage(drawn.ru.shells[startPage] ?? '', 'ru');
  return `<div id="root">${first}</div>\n${templates.join('\n')}`;
}

/**
 * The beginnings of the pages without a shell, which come last: what most visits begin with is painted while they are
 * on their way.
 */
async function endOf({ templates, style }: FirstScreens, script: string): Promise<string> {
  const { markLanguage } = await import('@rohi/contract/page-facts/fill-page');
  const ofStyle = `<template id="${beginningsStyle}"><style>${style}</style></template>`;
  return `${ofStyle}\n${markLanguage(templates, beginningsLocale)}\n<script>${script}</script>`;
}

type DocumentParts = Record<'style' | 'head' | 'body' | 'tail' | 'end', string> & {
  first: readonly string[];
};

/** The entry with all that it imports: what a browser finds only by reading it would be asked for a second later. */
function heaviestFirst(bundle: Bundle, names: ReadonlySet<string>): string[] {
  const weightOf = (name: string) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? output.code.length : 0;
  };
  return [...names].toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** By function, because `$` in the parts is meant as it stands. */
function writeDocument(html: string, { style, head, first, body, tail, end }: DocumentParts): string {
  const preloads = first
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('\n');
  return html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      () => `${preloads}\n<style>${style}</style>\n<script>${head}</script>`,
    )
    .replace('<div id="root"></div>', () => `${body}\n<script>${tail}</script>\n${end}`);
}

function serviceWorker(document: string): Promise<string> {
  const version = hashOf(document).slice(-12).replace(/\W/g, '');
  return inlineScript('worker/service-worker.ts', `runServiceWorker(self,${JSON.stringify(version)})`);
}

/** Throws where the document shows a picture that the build does not have. */
function refuseMissingPictures(bundle: Bundle, document: string): void {
  for (const [, file = ''] of document.matchAll(/\/(assets\/[\w.-]+\.(?:svg|png|webp|jpg))\b/g))
    if (!(file in bundle)) throw new Error(`index.html shows ${file}, which is not built`);
}

/**
 * Makes index.html ready for its first frame: styles, shells and the two scripts stand in it, the entry is only asked
 * for. Writes the hashes that the server's content security policy must allow into csp-hashes.json.
 */
export function bootPlugin(): Plugin {
  return {
    name: 'rohi-boot',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written the lists of what each page needs.
      order: 'post',
      async handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') throw new Error('index.html is not built');
        const { paths, facts } = await readContract();
        const drawn = await prerenderSite({ shells: shellPages, paths });
        // Before the style sheets of the shells are gone.
        const staticHashes = await emitStaticPages(this, bundle, drawn);
        const sheets = firstSheets(bundle);
        const style = sheets.map((sheet) => readAsset(bundle, sheet).trim()).join('');
        forgetSheets(bundle, sheets);
        const entry = `/${getChunkOf(bundle, 'index.html').fileName}`;
        const first = heaviestFirst(bundle, withStaticImports(bundle, getChunkOf(bundle, 'index.html')));
        const head = await headScript(collectBootFiles(bundle, paths), facts);
        const tail = await tailScript(facts, entry);
        const beginnings = makeFirstScreens(bundle, drawn.ru, paths, beginningsLocale);
        const body = await bodyOf(drawn, paths);
        const notice = await noticeScript();
        const end = await endOf(beginnings, notice);
        document.source = writeDocument(readAsset(bundle, 'index.html'), {
          style,
          head,
          first,
          body,
          tail,
          end,
        });
        refuseMissingPictures(bundle, document.source);
        const worker = await serviceWorker(document.source);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
        const client = {
          scripts: [head, tail, notice].map(hashOf),
          styles: [style, beginnings.style].map(hashOf),
        };
        const hashes = `${JSON.stringify({ client, staticPages: staticHashes }, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'csp-hashes.json', source: hashes });
      },
    },
  };
}
