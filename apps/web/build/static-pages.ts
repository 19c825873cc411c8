import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { fontFiles, pageChunk } from './boot-files.ts';
import { findChunkOf, getChunkOf, readAsset, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle } from './chunks.ts';
import { inlineScript } from './inline-script.ts';
import { hashOf } from './policy-hash.ts';
import type { DrawnSite } from './prerender/prerender-site.ts';
import { staticDocument } from './prerender/static-document.ts';

/** The mark under a name that stays, for static pages and the manifest. */
const markFile = join(import.meta.dirname, '../src/app/layout/logo-mark.svg');

type Hashes = { scripts: string[]; styles: string[] };

/**
 * Writes every public page in every language below `site/`, and their list to `site/pages.json`; the server puts them
 * under their paths. Returns the hashes for their policy.
 */
export async function emitStaticPages(
  build: Rolldown.PluginContext,
  bundle: Bundle,
  drawn: Readonly<Record<string, DrawnSite>>,
): Promise<Hashes> {
  const facts = await readFacts();
  const { markLanguage } = await import('@rohi/contract/page-facts/fill-page');
  build.emitFile({ type: 'asset', fileName: 'icon.svg', source: readFileSync(markFile) });
  const styles = new Set<string>();
  const list: { path: string; file: string; alternates: object[] }[] = [];
  for (const locale of ['ru', 'en', 'zh', 'tg'] as const) {
    const pages = drawn[locale]?.pages ?? [];
    const fonts = fontFiles(bundle, locale);
    const homeName = pages.find(({ name }) => name === 'home')?.heading ?? '';
    for (const page of pages) {
      const style = styleOf(bundle, page.name, page.hashPath);
      styles.add(hashOf(style));
      const file = `${locale}-${page.name}.html`;
      const source = markLanguage(staticDocument({ ...facts, page, locale, style, fonts, homeName }), locale);
      build.emitFile({ type: 'asset', fileName: `site/${file}`, source });
      const alternates = page.alternates.map((each) => ({ lang: facts.lang[each.locale], path: each.path }));
      list.push({ path: page.path, file, alternates });
    }
  }
  build.emitFile({
    type: 'asset',
    fileName: 'site/pages.json',
    source: `${JSON.stringify(list, null, 1)}\n`,
  });
  return { scripts: [hashOf(facts.script)], styles: [...styles] };
}

async function readFacts() {
  const [locales, live, site] = await Promise.all([
    import('@rohi/contract/locales'),
    import('@rohi/contract/page-facts/live-facts'),
    import('@rohi/contract/site/pages'),
  ]);
  const hotline = `{{${live.factMark('hotline')}}}`;
  const trackingPath = JSON.stringify(site.pages.parcelTracking.path);
  const script = await inlineScript('static-page-script.ts', `runStaticPageScript(${trackingPath})`);
  return { lang: locales.htmlLang, hotline, script };
}

/** The style of the frame, of the footer, of the page and of the parts that come after it. */
function styleOf(bundle: Bundle, name: string, path: string): string {
  const frame = [getChunkOf(bundle, 'index.html'), findChunkOf(bundle, 'src/app/layout/footer.tsx')];
  const names = [
    ...frame.flatMap((chunk) => (chunk ? [...withStaticImports(bundle, chunk)] : [])),
    ...pageChunkNames(bundle, name, path),
  ];
  return [...styleSheetsOf(bundle, names)].map((sheet) => readAsset(bundle, sheet).trim()).join('');
}

/** The chunks that draw a page, with the parts that come after it. */
export function pageChunkNames(bundle: Bundle, name: string, path: string): string[] {
  const page = pageChunk(bundle, name, path);
  const late = (page?.dynamicImports ?? []).flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [chunk] : [];
  });
  return [page, ...late].flatMap((chunk) => (chunk ? [...withStaticImports(bundle, chunk)] : []));
}
