import type { Plugin } from 'vite';
import { getChunkOf, readAsset, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle } from './chunks.ts';
import { beginningsStyle } from './first-screens.ts';
import { failAbove, sizeKb } from './page-weight.ts';
import type { Weight } from './page-weight.ts';
import { brotli } from './precompress-plugin.ts';

/** Limits of a page's first load: KB of scripts and of style sheets. */
export type PageLimits = Readonly<Record<string, { scriptsKb: number; stylesKb: number }>>;

/** First load of a page: the entry, the page's chunk and all that both import statically. */
function firstLoad(bundle: Bundle, page: string, locale: string) {
  const entry = withStaticImports(bundle, getChunkOf(bundle, 'index.html'));
  const texts = getChunkOf(bundle, `src/app/locales/${locale}.ts`).fileName;
  const scripts = new Set([
    ...entry,
    ...withStaticImports(bundle, getChunkOf(bundle, `src/app/pages/${page}.tsx`)),
  ]);
  scripts.delete(texts);
  return { scripts, inlined: /<style>([^]*?)<\/style>/.exec(readAsset(bundle, 'index.html'))?.[1] ?? '' };
}

/**
 * The document as the server sends it, with its facts; of it what comes before the beginnings of pages without a shell.
 */
async function documentKb(bundle: Bundle): Promise<{ whole: number; first: number }> {
  const [{ openingFactValues }, { fillPage }] = await Promise.all([
    import('@rohi/contract/page-facts/facts-of-terms'),
    import('@rohi/contract/page-facts/fill-page'),
  ]);
  const page = fillPage(readAsset(bundle, 'index.html'), openingFactValues);
  const [first = ''] = page.split(`<template id="${beginningsStyle}">`);
  const kbOf = (text: string) => brotli(Buffer.from(text)).length / 1000;
  return { whole: kbOf(page), first: kbOf(first) };
}

async function measure(bundle: Bundle, pages: PageLimits): Promise<Weight[]> {
  const lines: Weight[] = [];
  for (const [page, { scriptsKb, stylesKb }] of Object.entries(pages)) {
    const { scripts, inlined } = firstLoad(bundle, page, 'ru');
    const css = brotli(Buffer.from(inlined)).length / 1000 + sizeKb(bundle, styleSheetsOf(bundle, scripts));
    lines.push({ what: `${page}: JS first load`, kb: sizeKb(bundle, scripts), limitKb: scriptsKb });
    lines.push({ what: `${page}: CSS`, kb: css, limitKb: stylesKb });
  }
  const document = await documentKb(bundle);
  lines.push({ what: 'index.html: home and tracking', kb: document.first, limitKb: 13.8 });
  lines.push({ what: 'index.html', kb: document.whole, limitKb: 23.3 });
  for (const locale of ['ru', 'en', 'zh', 'tg']) {
    const texts = getChunkOf(bundle, `src/app/locales/${locale}.ts`).fileName;
    lines.push({ what: `texts ${locale}`, kb: sizeKb(bundle, [texts]), limitKb: 6 });
  }
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  lines.push({ what: 'fonts', kb: sizeKb(bundle, fonts), limitKb: 26 });
  return lines;
}

/**
 * Prints what the public site weighs (KB of 1000 bytes, brotli; fonts as they are) and fails the build above a limit.
 */
export function budgetPlugin(pages: PageLimits): Plugin {
  return {
    name: 'rohi-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        failAbove(this, await measure(bundle, pages));
      },
    },
  };
}
