import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pages } from '@rohi/contract/site/pages';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';

/** Every document that the build has made, as the server serves them. */
const documents = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/web/dist/site/pages.json'), 'utf8'),
) as { path: string }[];

const paths = new Set<string>(Object.values(pages).map(({ path }) => path));

/** What is wrong with a link of a static page; nothing when it leads somewhere. */
function problemOf(href: string): string | undefined {
  if (/^(?:tel|mailto):\S/.test(href) || href.startsWith('https://')) return undefined;
  if (documents.some(({ path }) => path === href)) return undefined;
  const inClient = /^\/\?lang=(?:ru|en|zh|tg)#(\/[^?]+)/.exec(href)?.[1];
  return inClient !== undefined && paths.has(inClient) ? undefined : href;
}

/** Letters that have no business in a language: blocks made mostly of another script. */
const foreign = {
  ru: /\p{Script=Han}/gu,
  en: /[\p{Script=Han}\p{Script=Cyrillic}]/gu,
  zh: /\p{Script=Cyrillic}/gu,
  tg: /[\p{Script=Han}ыщ]/giu,
};

/** What stands there in the language of the page: words marked as another language do not count. */
async function textBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, summary, label, button)')]
      .map((element) => {
        const own = element.cloneNode(true) as HTMLElement;
        for (const marked of own.querySelectorAll('[lang]')) marked.remove();
        return own.textContent.trim();
      })
      .filter((text) => text !== ''),
  );
}

const titles = { ru: 'Перевал открыт', en: 'The pass is open', zh: '山口已开放', tg: 'Ағба кушода аст' };

/**
 * Leaves the service with one of the news and one notice, or with none at all, whatever other journeys have published.
 */
async function setNotices({ sql, address }: Service, hasNotices: boolean): Promise<void> {
  await sql`truncate notice, notice_read`;
  if (hasNotices)
    await sql`
      insert into notice (slug, category, titles, summaries, bodies, pinned, publish_at)
      select 'open-' || lower(category), category, ${sql.json(titles)}, ${sql.json(titles)}, ${sql.json(titles)}, false, '2026-01-12T04:00:00Z'
      from unnest(array['NEWS', 'NOTICE']) as category`;
  const message = JSON.stringify({ from: 'journey', busy: false, keys: ['list:first-notice'] });
  await sql.notify('rohi_changes', message);
  const newsPage = async () => (await fetch(`${address}/ru/news/`)).text();
  const newsWithout = 'Новостей пока не было';
  await expect.poll(newsPage).toContain(hasNotices ? titles.ru : newsWithout);
  await expect.poll(newsPage).not.toContain(hasNotices ? newsWithout : titles.ru);
}

test.describe('pages for search engines', () => {
  test.use({ javaScriptEnabled: false });
  const cases = (['ru', 'en', 'zh', 'tg'] as const).flatMap((locale) =>
    [true, false].map((hasNotices) => ({ locale, hasNotices })),
  );
  for (const { locale, hasNotices } of inTurn(cases)) {
    const days = hasNotices ? 'with notices' : 'without notices';
    test(`in ${locale}, ${days}: no dead link, no empty section, no text in another language`, async ({
      page,
      service,
    }) => {
      await setNotices(service, hasNotices);
      const own = documents.filter(({ path }) => path.startsWith(`/${locale}/`));
      expect(own.length).toBeGreaterThan(10);
      for (const { path } of own) {
        const response = await page.goto(`${service.address}${path}`);
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page, path).toHaveTitle(/.{6}/);
        const hrefs = await page
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(
          hrefs.map(problemOf).filter((problem) => problem !== undefined),
          path,
        ).toEqual([]);
        const whole = page.locator('main :is(section, article, ul, ol, p, h2, h3)');
        const empty = () =>
          whole.evaluateAll((parts) =>
            parts
              .filter(
                (part) => (part.textContent ?? '').trim() === '' && !part.matches('[role], [aria-hidden]'),
              )
              .map((part) => part.outerHTML.slice(0, 80)),
          );
        await expect.poll(empty, path).toEqual([]);
        const odd = (await textBlocks(page)).filter((text) => {
          const letters = text.match(/\p{L}/gu)?.length ?? 0;
          return (text.match(foreign[locale])?.length ?? 0) > letters / 2;
        });
        expect(odd, path).toEqual([]);
      }
    });
  }
});

for (const [index, { path }] of documents.entries()) {
  // Every document takes a turn at one width; the frame is the same everywhere.
  if (index % 5 !== 0) continue;
  const width = index % 2 === 0 ? 'phone' : 'desktop';
  test(`${path} is accessible on a ${width}`, async ({ page, service }) => {
    await page.setViewportSize(widths[width]);
    await page.goto(`${service.address}${path}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a link of a page leads into the client in the language of the page', async ({ page, service }) => {
  await page.setViewportSize(widths.desktop);
  await page.goto(`${service.address}/zh/faq/`);
  await page.getByRole('link', { name: '订单' }).click();
  await expect(page).toHaveURL(/^[^?#]*#\/login\?redirect=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('whoever wants to use a field of a page is led to the client', async ({ page, service }) => {
  await page.goto(`${service.address}/en/`);
  await page.getByRole('search').getByRole('textbox').focus();
  await expect(page).toHaveURL(/#\/parcelTracking$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is my parcel?');
});
