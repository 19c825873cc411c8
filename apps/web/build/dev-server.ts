import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FactValues } from '@rohi/contract/page-facts/fill-facts';
import react from '@vitejs/plugin-react';
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { contentPlugin } from './content/content-plugin.ts';
import { factsPlugin, readOpeningFacts } from './facts-plugin.ts';
import { staffPagePlugin } from './staff-page-plugin.ts';
import { trustedAriaPlugin } from './trusted-aria-plugin.ts';

const webRoot = join(import.meta.dirname, '..');
const host = '127.0.0.1';

/** The service behind the pages. */
export type Service = {
  port: number;
  /** Resolves once it answers, or will not before a source is changed. */
  settled: () => Promise<void>;
};

/**
 * Answered by the service; the documents for search engines (`/ru/tariffs/`) and their files are those of the last
 * build.
 */
const servicePaths =
  '^/(?:(?:api|t|assets|ru|en|zh|tg)(?:/|$)|(?:healthz|readyz|robots\\.txt|sitemap\\.xml|icon\\.svg)$)';

/**
 * Serves site and console from their sources, with hot reload, and hands everything else to the service.
 * @param port 0 takes a free one
 */
export async function startDevServer(port: number, service: Service): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: webRoot,
    cacheDir: join(webRoot, '../../.cache/dev-vite'),
    appType: 'mpa',
    plugins: [react(), contentPlugin(), staffPagePlugin(), ...asServed(service)],
    // Found before the first page is opened: what is found later loads it again.
    optimizeDeps: {
      entries: ['index.html', 'staff.html'],
      rolldownOptions: { plugins: [trustedAriaPlugin()] },
    },
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [servicePaths]: { target: `http://${host}:${service.port}` } },
    },
  });
  return server.listen();
}

/** Gives pages the facts and the policy that the service gives them; calls wait until the service answers. */
function asServed(service: Service): Plugin[] {
  const isOfService = new RegExp(servicePaths);
  let facts: FactValues | undefined;
  const readServed = async (file: string): Promise<string | undefined> => {
    // Without the service the page comes all the same.
    const served = await fetch(`http://${host}:${service.port}/${file}`).catch(() => undefined);
    const [, values] = /id="facts">([^<]*)</.exec((await served?.text()) ?? '') ?? [];
    facts = values === undefined ? undefined : (JSON.parse(values) as FactValues);
    return served?.headers.get('content-security-policy') ?? undefined;
  };
  return [
    factsPlugin(async () => facts ?? (await readOpeningFacts())),
    {
      name: 'rohi-as-served',
      // The document of the build has a script that puts the face on.
      transformIndexHtml: (html) => html.replace('<html lang="ru">', '<html lang="ru" data-face="late">'),
      configureServer({ middlewares }) {
        const prepare = async (request: Connect.IncomingMessage, response: ServerResponse) => {
          const [path = ''] = (request.url ?? '').split('?');
          const [file] = Object.entries(documents).find(([, urls]) => urls.includes(path)) ?? [];
          if (file !== undefined || isOfService.test(path)) await service.settled();
          if (file === undefined) return;
          const policy = await readServed(file);
          if (policy !== undefined) response.setHeader('content-security-policy', withInlineParts(policy));
          request.url = `/${file}`;
        };
        middlewares.use((request, response, next) => void goOn(prepare(request, response), next));
      },
    },
  ];
}

async function goOn(prepared: Promise<void>, next: Connect.NextFunction): Promise<void> {
  try {
    await prepared;
    next();
  } catch (error) {
    next(error);
  }
}

const documents: Record<string, readonly string[]> = {
  'index.html': ['/', '/index.html'],
  'staff.html': ['/staff', '/staff/', '/staff.html'],
};

/** Vite puts scripts and styles into a page with hashes that are not known beforehand. */
function withInlineParts(policy: string): string {
  return policy
    .replaceAll(/ 'sha256-[^']*'/g, '')
    .replaceAll(/(?<=(?:script|style)-src 'self')/g, " 'unsafe-inline'");
}
