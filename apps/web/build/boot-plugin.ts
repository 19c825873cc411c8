import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allChunks, findChunkOf, getChunkOf, readAsset, styleSheetsOf, withStaticImports } from './chunks.ts';
import type { Bundle } from './chunks.ts';
import { bootScript } from './boot-script.ts';
import type { BootFiles } from './boot-script.ts';

const webRoot = join(import.meta.dirname, '..');

/** File name of a page's module to its route: `parcel-tracking` → `parcelTracking`, whose path stands in the contract. */
async function readPagePaths(): Promise<Map<string, string>> {
  const { pages } = await import('@rohi/contract/site/pages');
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Map(Object.entries(pages).map(([name, page]) => [kebab(name), page.path]));
}

/** What each locale and each page needs beyond the entry, which the document names itself. */
async function collectBootFiles(bundle: Bundle): Promise<BootFiles> {
  const already = withStaticImports(bundle, getChunkOf(bundle, 'index.html'));
  const filesOf = (sourceFile: string) => {
    const chunk = findChunkOf(bundle, sourceFile);
    if (!chunk) return [];
    const chunks = [...withStaticImports(bundle, chunk)].filter((name) => !already.has(name));
    return [...chunks, ...styleSheetsOf(bundle, chunks)];
  };
  const fontOf = (name: string) => Object.keys(bundle).filter((file) => file.includes(`/${name}-`));
  const latin = fontOf('onest-latin');
  const pagePaths = await readPagePaths();
  const modules = readdirSync(join(webRoot, 'src/app/pages')).filter((file) => file.endsWith('.tsx'));
  return {
    locales: {
      ru: [
        ...filesOf('src/app/locales/ru.ts'),
        ...latin,
        ...fontOf('onest-russian'),
        ...fontOf('onest-tajik'),
      ],
      en: [...filesOf('src/app/locales/en.ts'), ...latin],
      zh: [...filesOf('src/app/locales/zh.ts'), ...latin],
    },
    pages: Object.fromEntries(
      modules.flatMap((file) => {
        const path = pagePaths.get(file.replace('.tsx', ''));
        return path === undefined ? [] : [[path, filesOf(`src/app/pages/${file}`)]];
      }),
    ),
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The style sheets that stand in index.html are not loaded again with a page: in the lists of what a page needs, their
 * place is taken by a script that the document has already asked for.
 */
function forgetSheets(bundle: Bundle, sheets: readonly string[]): void {
  const known = [...withStaticImports(bundle, getChunkOf(bundle, 'index.html'))].at(-1) ?? '';
  for (const sheet of sheets) {
    for (const chunk of allChunks(bundle)) chunk.code = chunk.code.replaceAll(sheet, known);
    delete bundle[sheet];
  }
}

/**
 * Puts the first style sheets and the boot script into index.html, and writes the hashes that the server's content
 * security policy must allow into csp-hashes.json.
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
        const sheets = [
          ...styleSheetsOf(bundle, withStaticImports(bundle, getChunkOf(bundle, 'index.html'))),
        ];
        const style = sheets.map((sheet) => readAsset(bundle, sheet).trim()).join('');
        const script = bootScript(await collectBootFiles(bundle));
        // Before the entry, so that nothing waits for it; by function, because `$` in the text is meant as it stands.
        document.source = readAsset(bundle, 'index.html')
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace(/(\s*)<script type="module"/, (entry, space: string) => {
            return `${space}<style>${style}</style>${space}<script>${script}</script>${entry}`;
          });
        forgetSheets(bundle, sheets);
        const hashes = { scripts: [hashOf(script)], styles: [hashOf(style)] };
        this.emitFile({
          type: 'asset',
          fileName: 'csp-hashes.json',
          source: `${JSON.stringify(hashes, null, 2)}\n`,
        });
      },
    },
  };
}
