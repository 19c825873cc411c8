import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locale } from '@rohi/contract/locales';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { contentPlugin } from '../content/content-plugin.ts';
import { factsPlugin } from '../facts-plugin.ts';
import { kitPlugin } from '../kit-plugin.ts';
import { leanIconsPlugin } from '../lean-icons-plugin.ts';
import type { StaticPage } from '../../src/prerender.tsx';
import { hashCharacters, shortClassName } from '../short-class-names.ts';

/** Pages to draw a shell of, and the path of every page by its name. */
export type DrawOrder = { shells: readonly string[]; paths: ReadonlyMap<string, string> };

/**
 * Shells by page, the first frames of the other public pages, the place of one notice, and every public page as a
 * document of its own.
 */
export type DrawnSite = {
  shells: Record<string, string>;
  firstScreens: Record<string, string>;
  noticeBeginning: string;
  pages: StaticPage[];
};

const webRoot = join(import.meta.dirname, '../..');
const languages: readonly Locale[] = ['ru', 'en', 'zh', 'tg'];

/** Builds the client for Node and draws its pages, in every language. */
export async function prerenderSite(order: DrawOrder): Promise<Record<Locale, DrawnSite>> {
  // Within the project, so that what is not bundled is found.
  const folder = await mkdtemp(join(webRoot, '../../node_modules/.prerender-'));
  try {
    await buildForNode(folder);
    const bundle = join(folder, 'prerender.js');
    const drawn = await Promise.all(
      languages.map(async (locale) => [locale, await renderIn(locale, bundle, order)]),
    );
    return Object.fromEntries(drawn) as Record<Locale, DrawnSite>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildForNode(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: webRoot,
    logLevel: 'warn',
    plugins: [react(), contentPlugin(), factsPlugin(), kitPlugin(), leanIconsPlugin()],
    css: { modules: { generateScopedName: shortClassName } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { hashCharacters } },
    },
  });
}

function renderIn(locale: Locale, bundle: string, order: DrawOrder): Promise<DrawnSite> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(webRoot, 'build/prerender/render-in-language.ts'), {
      workerData: { bundle, locale, order },
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
