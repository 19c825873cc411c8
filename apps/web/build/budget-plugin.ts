import type { Plugin } from 'vite';
import { getChunkOf, readAsset, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle } from './chunks.ts';
import { brotli } from './precompress-plugin.ts';

/** Limits of a page's first load: KB of scripts and of style sheets. */
export type PageLimits = Readonly<Record<string, { scriptsKb: number; stylesKb: number }>>;

type Line = { what: string; kb: number; limitKb: number };

function sizeKb(bundle: Bundle, names: Iterable<string>): number {
  let bytes = 0;
  for (const name of names) {
    const output = bundle[name];
    if (!output) continue;
    const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
    bytes += name.endsWith('.woff2') ? content.length : brotli(content).length;
  }
  return bytes / 1000;
}

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

function measure(bundle: Bundle, pages: PageLimits): Line[] {
  const lines: Line[] = [];
  for (const [page, { scriptsKb, stylesKb }] of Object.entries(pages)) {
    const { scripts, inlined } = firstLoad(bundle, page, 'ru');
    const css = brotli(Buffer.from(inlined)).length / 1000 + sizeKb(bundle, styleSheetsOf(bundle, scripts));
    lines.push({ what: `${page}: JS first load`, kb: sizeKb(bundle, scripts), limitKb: scriptsKb });
    lines.push({ what: `${page}: CSS`, kb: css, limitKb: stylesKb });
  }
  lines.push({ what: 'index.html', kb: sizeKb(bundle, ['index.html']), limitKb: 12 });
  for (const locale of ['ru', 'en', 'zh']) {
    const texts = getChunkOf(bundle, `src/app/locales/${locale}.ts`).fileName;
    lines.push({ what: `texts ${locale}`, kb: sizeKb(bundle, [texts]), limitKb: 6 });
  }
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  lines.push({ what: 'fonts', kb: sizeKb(bundle, fonts), limitKb: 26 });
  return lines;
}

/** Prints what the public site weighs (KB of 1000 bytes, brotli; fonts as they are) and fails the build above a limit. */
export function budgetPlugin(pages: PageLimits): Plugin {
  return {
    name: 'rohi-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const lines = measure(bundle, pages);
        const width = Math.max(...lines.map(({ what }) => what.length));
        const table = lines.map(
          ({ what, kb, limitKb }) => `${what.padEnd(width)} ${kb.toFixed(1).padStart(6)} of ${limitKb} KB`,
        );
        this.info(`budget\n${table.join('\n')}`);
        const heavy = lines.filter(({ kb, limitKb }) => kb > limitKb);
        if (heavy.length > 0) this.error(`Over the budget: ${heavy.map(({ what }) => what).join(', ')}`);
      },
    },
  };
}
