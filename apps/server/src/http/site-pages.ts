import { join } from 'node:path';
import type { FactValues } from '@rohi/contract/page-facts/fill-facts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/html.ts';
import { readBuilt } from './built-files.ts';
import { sitePermissions } from './permissions-policy.ts';
import { filledPage, sendPage, unfilledPage, type PageSource } from './filled-page.ts';

/** One document for search engines, as the build lists it in `site/pages.json`. */
type SitePage = { path: string; file: string; alternates: { lang: string; path: string }[] };

type SitePages = {
  /** Where the build put the documents. */
  folder: string;
  policy: string;
  /** `https://example.tj`, without a slash at the end; without it the pages say no address of their own. */
  publicUrl: string | undefined;
  /** The facts of the moment, which are written into every page. */
  readFacts: () => Promise<FactValues>;
};

/**
 * Serves the public pages under real paths (`/ru/tariffs/`), robots.txt and, when the address of the site is set,
 * sitemap.xml. Addresses are written into a page when the process starts: the Host header of a request is never
 * believed. Facts of the business are written when they change.
 */
export async function serveSitePages(app: FastifyInstance, site: SitePages): Promise<void> {
  const { folder, policy, publicUrl, readFacts } = site;
  const pages = JSON.parse(await readBuilt(join(folder, 'pages.json'))) as SitePage[];
  const serve = (path: string, source: PageSource, type: string) =>
    app.get(path, (request, reply) => {
      void reply.headers({
        'content-type': type,
        'permissions-policy': sitePermissions,
      });
      return sendPage(source, request, reply, { policy });
    });
  await Promise.all(
    pages.map(async ({ path, file }) => {
      const page = writeAddress(await readBuilt(join(folder, file)), publicUrl);
      serve(path, filledPage(page, readFacts), 'text/html; charset=utf-8');
      app.get(path.slice(0, -1), (_request, reply) => reply.redirect(path, 301));
    }),
  );
  serve('/robots.txt', unfilledPage(robots(publicUrl)), 'text/plain; charset=utf-8');
  if (publicUrl !== undefined)
    serve('/sitemap.xml', unfilledPage(sitemap(pages, publicUrl)), 'application/xml; charset=utf-8');
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
