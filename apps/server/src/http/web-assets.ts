import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { writeFact, type FactValues } from '@rohi/contract/page-facts/fill-facts';
import { liveFactNames } from '@rohi/contract/page-facts/live-facts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { listBuilt, readBuilt } from './built-files.ts';
import { filledPage, packAhead, sendPage } from './filled-page.ts';
import { consolePermissions, sitePermissions } from './permissions-policy.ts';
import { serveSitePages } from './site-pages.ts';

/** The built web client. */
const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * What a hashed file says beside its kind. The rules of a document mean nothing to a script or style that one asks for,
 * and a page asks for dozens: over the line of a phone a kilobyte with each is seconds. Opened by itself, such a file
 * may do nothing.
 */
const hashedHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Hashes of the inline scripts and styles of the pages, written by the build. */
type PolicyHashes = { scripts: string[]; styles: string[] };

/**
 * Serves the web client: hashed assets for a year, the page itself never from a stale cache, all precompressed. The
 * policy of the page allows its own files and the inline parts with hashes that the build wrote down. `publicUrl` is
 * the address under which the site is reached, for those pages that search engines read; `printAgentUrl` the one
 * address beside our own that the console may connect to. `readFacts` gives the prices, days and contacts that the
 * pages say.
 */
export async function serveWebAssets(
  app: FastifyInstance,
  { publicUrl, printAgentUrl }: Pick<Config, 'publicUrl' | 'printAgentUrl'>,
  readFacts: () => Promise<FactValues>,
): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) {
    app.log.warn('the web client is not built: run npm run build');
    return;
  }
  const hashes = JSON.parse(await readBuilt(join(webFolder, 'csp-hashes.json'))) as Record<
    'client' | 'staticPages',
    PolicyHashes
  >;
  const staffHashes = JSON.parse(await readBuilt(join(webFolder, 'csp-hashes-staff.json'))) as PolicyHashes;
  const policy = pagePolicy(hashes.client);
  const staffPolicy = pagePolicy(staffHashes, { connectTo: printAgentUrl, readsCodes: true });
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (isHashed(path)) reply.headers(hashedHeaders);
      else reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    },
  });
  await serveFiles(app);
  await serveManifest(app, policy, readFacts);
  const documents = [
    {
      file: 'index.html',
      urls: ['/', '/index.html'],
      policy,
      permissions: sitePermissions,
      isPackedAhead: true,
    },
    // The staff console, under addresses that a person can type too.
    {
      file: 'staff.html',
      urls: ['/staff', '/staff/', '/staff.html'],
      policy: staffPolicy,
      permissions: consolePermissions,
    },
  ];
  for (const document of documents) await serveDocument(app, document, readFacts);
  await serveSitePages(app, {
    folder: join(webFolder, 'site'),
    policy: pagePolicy(hashes.staticPages),
    publicUrl,
    readFacts,
  });
}

/** Written by the build for this process alone, or served otherwise. */
const unservedFiles = /^(?:\..*|csp-hashes.*\.json|(?:index|staff)\.html.*|app\.webmanifest.*)$/;

/** The files of the build as they are: those at the root by their names, hundreds of hashed ones by one route. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  const built = await listBuilt(webFolder);
  for (const name of built)
    if (!name.includes('/') && !unservedFiles.test(name))
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  const hashed = new Set(built);
  app.get<{ Params: { '*': string } }>('/assets/*', { helmet: false }, (request, reply) => {
    const { '*': name } = request.params;
    const file = `assets/${name}`;
    return hashed.has(file) && extname(name) !== '' ? reply.sendFile(file) : reply.callNotFound();
  });
}

/** What a phone calls the site once it stands among its applications: the name of the firm. */
async function serveManifest(
  app: FastifyInstance,
  policy: string,
  readFacts: () => Promise<FactValues>,
): Promise<void> {
  const manifest = JSON.parse(await readBuilt(join(webFolder, 'app.webmanifest'))) as object;
  app.get('/app.webmanifest', async (_request, reply) => {
    const name = writeFact((await readFacts())[liveFactNames.indexOf('brandName')], 't', 'ru');
    void reply.headers({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    });
    return JSON.stringify({ ...manifest, name, short_name: name });
  });
}

type ServedDocument = {
  file: string;
  urls: readonly string[];
  policy: string;
  permissions: string;
  isPackedAhead?: boolean;
};

/** A document of the client, with the facts of the moment in it. */
async function serveDocument(
  app: FastifyInstance,
  { file, urls, policy, permissions, isPackedAhead = false }: ServedDocument,
  readFacts: () => Promise<FactValues>,
): Promise<void> {
  const page = filledPage(await readBuilt(join(webFolder, file)), readFacts);
  for (const url of urls)
    app.get(url, (request, reply) => {
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'permissions-policy': permissions,
      });
      return sendPage(page, request, reply, { policy, packing: isPackedAhead ? 'hardest' : 'hard' });
    });
  // No request waits for the packing; when it fails, the first visitor gets the failure.
  if (isPackedAhead) app.addHook('onListen', () => void packAhead(page).catch(() => undefined));
}

function isHashed(path: string): boolean {
  return /[/\\]assets[/\\].*-[\w-]{7,}\.\w+(?:\.br|\.gz)?$/.test(path);
}

/**
 * What a page may do beside showing itself: connect to another address; run the reader of codes, which is WebAssembly
 * of our own files.
 */
type PageNeeds = { connectTo?: string | undefined; readsCodes?: boolean };

function pagePolicy(hashes: PolicyHashes, { connectTo, readsCodes = false }: PageNeeds = {}): string {
  const quoted = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${readsCodes ? " 'wasm-unsafe-eval'" : ''}${quoted(hashes.scripts)}`,
    `style-src 'self'${quoted(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connectTo === undefined ? '' : ` ${new URL(connectTo).origin}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or script by a DOM call: React makes elements.
    "require-trusted-types-for 'script'",
    // The one address of a script that the client passes on: its service worker.
    'trusted-types service-worker',
  ].join('; ');
}
