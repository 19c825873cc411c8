import type { Locale } from '@rohi/contract/locales';
import { menuLocales } from '@rohi/contract/locales';
import { pages } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { hasText, loadText, versionsOf } from './app/content/load-content.ts';
import { loadTextBundle } from './app/load-texts.ts';
import { loadPage } from './app/page-loaders.ts';
import { pageSummaries } from './app/static/page-summaries.ts';
import { staticPath } from './app/static/static-path.ts';
import { StaticSite } from './app/static/static-site.tsx';
import { questionsOf } from './features/faq/faq-sections.ts';
import { NoticeBeginning } from './features/notices/notice-beginning.tsx';
import { locale } from './shared/i18n/locale.ts';
import { drawWholePages } from './shared/ui/drawing-stage.ts';

// Run by the build, one language a thread: `build/prerender/render-in-language.ts`.

/**
 * Pages with a beginning that stands in the document: all public ones but those that stand in it whole, and one that
 * few visits begin with.
 */
export function listFirstScreens(shells: readonly string[]): PageName[] {
  return (Object.keys(pages) as PageName[]).filter(
    (page) => pages[page].access === 'public' && page !== 'claim' && !shells.includes(page),
  );
}

/**
 * The first frame of a page as markup: what `main.tsx` takes over, or draws anew where only the beginning is stored.
 */
export async function renderShell(page: PageName): Promise<string> {
  const [bundle] = await Promise.all([loadTextBundle(locale), loadPage(page)]);
  return withoutPreload(renderToString(<App bundle={bundle} />));
}

/** The place of one notice, without words: what the script after the beginnings fills (`boot/notice-script.ts`). */
export function renderNoticeBeginning(): string {
  return renderToString(<NoticeBeginning />);
}

/** A public page as a document of its own: what `build/prerender/static-document.ts` writes down. */
export type StaticPage = {
  name: PageName;
  hashPath: string;
  path: string;
  title: string;
  heading: string;
  description: string;
  brand: string;
  alternates: { locale: Locale; path: string }[];
  questions: { question: string; answer: string }[];
  markup: string;
};

/** Pages that say something to anybody, so that they may be found by searching; forms to log in are not among them. */
export function listStaticPages(): PageName[] {
  const notForSearch: readonly PageName[] = [
    'login',
    'register',
    'resetPassword',
    'claim',
    'undoEmail',
    'info',
  ];
  return (Object.keys(pages) as PageName[]).filter(
    (page) => pages[page].access === 'public' && !notForSearch.includes(page),
  );
}

/** Draws one page whole; `location.hash` must name it. Throws when nothing describes the page. */
export async function renderStaticPage(name: PageName): Promise<StaticPage> {
  drawWholePages();
  const [bundle, Page] = await Promise.all([loadTextBundle(locale), loadPage(name)]);
  const [version] = versionsOf(name);
  const key = { page: name, textLocale: locale, version };
  const text = hasText(key) ? await loadText(key) : undefined;
  const description = pageSummaries[name]?.[locale] ?? text?.description;
  if (description === undefined) throw new Error(`${name} has no summary for search engines`);
  const { prelude } = await prerender(<StaticSite page={name} bundle={bundle} Page={Page} />, {
    // Large parts stand in their places too: no script puts them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const heading = text?.title ?? bundle.site.pageTitles[name];
  return {
    name,
    hashPath: pages[name].path,
    path: staticPath(name, locale),
    title: name === 'home' ? bundle.site.homeTitle : `${heading} — {{brandName}}`,
    heading,
    description,
    brand: '{{brandName}}',
    alternates: menuLocales.map((each) => ({ locale: each, path: staticPath(name, each) })),
    questions: name === 'faq' && text ? questionsOf(text.blocks) : [],
    markup: withoutPreload(await new Response(prelude).text()),
  };
}

/** The image of the bar stands in the same document: asking for it early asks twice. */
function withoutPreload(markup: string): string {
  return markup.replace(/<link rel="preload" as="image"[^>]*>/g, '');
}
