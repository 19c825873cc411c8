import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';

/** One document for search engines, as the build lists it in `site/pages.json`. */
type SitePage = { path: string; file: string; alternates: { lang: string; path: string }[] };

type SitePages = {
  /** Where the build put the documents. */
  folder: string;
  policy: string;
  /** `https://example.tj`, without a slash at the end; without it the pages say no address of their own. */
  publicUrl: string | undefined;
};

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

/** A document ready to be sent; what is compressed is compressed once, when it is first asked for. */
type Served = { tag: string; plain: Buffer; packed: Map<string, Promise<Buffer>> };

/**
 * Serves the public pages under real paths (`/ru/tariffs/`), robots.txt and, when the address of the site is set,
 * sitemap.xml. Addresses are written into a page when the process starts: the Host header of a request is never believed.
 */
export async function serveSitePages(app: FastifyInstance, site: SitePages): Promise<void> {
  const { folder, policy, publicUrl } = site;
  const pages = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as SitePage[];
  const send = (served: Served, type: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', 'content-security-policy': policy });
    return answer(served, request, reply);
  };
  await Promise.all(
    pages.map(async ({ path, file }) => {
      const served = prepare(writeAddress(await readFile(join(folder, file), 'utf8'), publicUrl));
      app.get(path, send(served, 'text/html; charset=utf-8'));
      app.get(path.slice(0, -1), (_request, reply) => reply.redirect(path, 301));
    }),
  );
  app.get('/robots.txt', send(prepare(robots(publicUrl)), 'text/plain; charset=utf-8'));
  if (publicUrl !== undefined)
    app.get('/sitemap.xml', send(prepare(sitemap(pages, publicUrl)), 'application/xml; charset=utf-8'));
}

function prepare(text: string): Served {
  const plain = Buffer.from(text);
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { tag, plain, packed: new Map() };
}

async function answer(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | string> {
  reply.headers({ etag: served.tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === served.tag) {
    reply.code(304);
    return '';
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  if (encoding === undefined) return served.plain;
  const packed = served.packed.get(encoding) ?? pack(served.plain, encoding);
  served.packed.set(encoding, packed);
  reply.header('content-encoding', encoding);
  return packed;
}

function pack(plain: Buffer, encoding: string): Promise<Buffer> {
  // Level 9 of 11: a tenth of the time for a few bytes more.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return encoding === 'br' ? brotliText(plain, { params }) : gzipText(plain, { level: 9 });
}

/** Puts the address in its places, or takes out everything that needs one: a relative canonical link is none. */
function writeAddress(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html.replace(/<!--origin-->[^]*?<!--\/origin-->\n?/g, '');
  const safe = escapeHtml(publicUrl);
  return html.replace(/<!--\/?origin-->/g, '').replaceAll('%ORIGIN%', () => safe);
}

function robots(publicUrl: string | undefined): string {
  const map = publicUrl === undefined ? '' : `\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /api/\nDisallow: /t/\n${map}`;
}

function sitemap(pages: readonly SitePage[], publicUrl: string): string {
  const address = (path: string) => escapeHtml(`${publicUrl}${path}`);
  const entries = pages.map(({ path, alternates }) => {
    const links = alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.lang}" href="${address(each.path)}"/>`,
    );
    return `<url><loc>${address(path)}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
