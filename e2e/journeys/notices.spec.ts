import type { Page } from '@playwright/test';
import type { Service } from '../fixtures.ts';
import { holdBackTheEntry, largestPaints, watchLargestPaint } from '../first-paint.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';
import { watchScripts } from '../watch-scripts.ts';

test.use({ isWarm: true });

type Words = { ru: string; en: string; zh: string };

async function publish(
  { sql }: Service,
  slug: string,
  category: string,
  title: Words,
  body: Words,
): Promise<void> {
  const withTajik = (words: Words) => sql.json({ ...words, tg: words.ru });
  await sql`
    insert into notice (slug, category, titles, summaries, bodies, pinned, publish_at)
    values (${slug}, ${category}, ${withTajik(title)}, ${withTajik(title)}, ${withTajik(body)}, ${category === 'NOTICE'}, '2026-01-12T04:00:00Z')
    on conflict do nothing`;
}

test.beforeEach(async ({ service }) => {
  await publish(
    service,
    'kulma',
    'NOTICE',
    { ru: 'Перевал Кульма закрыт', en: 'The Kulma pass is closed', zh: '阔勒买口岸关闭' },
    {
      ru: '## Что это значит {#what}\n\nЕдем через **Кыргызстан**. [Отследить](/parcelTracking)\n\n<img src=x onerror=alert(1)>',
      en: '## What it means {#what}\n\nWe go through **Kyrgyzstan**. [Track](/parcelTracking)',
      zh: '## 有何影响 {#what}\n\n改经**吉尔吉斯斯坦**。[查询](/parcelTracking)',
    },
  );
  for (let number = 1; number <= 12; number += 1)
    await publish(
      service,
      `news-${number}`,
      'NEWS',
      { ru: `Новость ${number}`, en: `News ${number}`, zh: `新闻 ${number}` },
      { ru: 'Текст', en: 'Text', zh: '正文' },
    );
});

for (const { locale, title, notice, pinned, heading, back } of inTurn([
  {
    locale: 'ru',
    title: 'Информация',
    notice: 'Перевал Кульма закрыт',
    pinned: 'Важно',
    heading: 'Что это значит',
    back: 'Все объявления',
  },
  {
    locale: 'en',
    title: 'Information',
    notice: 'The Kulma pass is closed',
    pinned: 'Important',
    heading: 'What it means',
    back: 'All notices',
  },
  {
    locale: 'zh',
    title: '信息',
    notice: '阔勒买口岸关闭',
    pinned: '重要',
    heading: '有何影响',
    back: '全部公告',
  },
])) {
  test(`a notice is found on /info, opened and left again in ${locale}`, async ({ page, visit }) => {
    await page.setViewportSize(widths.phone);
    await visit('/info', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(pinned)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: notice }).click();
    await expect(page).toHaveURL(/#\/info\?item=kulma$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: back }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('markup in a notice is shown as the text it is', async ({ page, visit }) => {
  await visit('/info?item=kulma');
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
});

test('news come ten at a time and can be searched', async ({ page, visit }) => {
  await visit('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(10);
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(headings).toHaveCount(12);
  const box = page.getByRole('searchbox', { name: 'Слово или фраза' });
  await box.fill('новость 12');
  await box.press('Enter');
  await expect(page).toHaveURL(/#\/news\?search=/);
  await expect(page.getByText('Нашлось: 1 запись')).toBeVisible();
  await box.fill('такого нет');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('Ничего не нашлось')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Показать всё' }).click();
  await expect(headings).toHaveCount(10);
});

test('a notice that is over says so and leads back', async ({ page, visit }) => {
  await visit('/news?item=kulma', 'en');
  await expect(page.getByText('There is no such item')).toBeVisible();
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(/#\/news$/);
});

for (const { locale, title, point } of inTurn([
  { locale: 'ru', title: 'Дорога через Кульму закрыта', point: 'Срок станет длиннее на три дня' },
  { locale: 'zh', title: '阔勒买方向道路关闭', point: '运输时间延长三天' },
]))
  test(`one notice is read in ${locale} before the client is there, and nothing larger comes with it`, async ({
    page,
    service,
    visit,
  }) => {
    const long = {
      ru: 'Посылки едут **другой дорогой**, через Кыргызстан; [где посылка сейчас](/parcelTracking), видно как всегда. '.repeat(
        3,
      ),
      en: 'Parcels go another way. ',
      zh: '包裹改走**另一条路线**，经吉尔吉斯斯坦；[包裹在哪里](/parcelTracking)照常可查。'.repeat(5),
    };
    const body = (words: string, item: string) =>
      `${words}\n\n## ${item}\n\n1. ${item}\n2. *${item}*\n\n- ${item}\n\n> ${item}`;
    await publish(
      service,
      'road',
      'NOTICE',
      { ru: 'Дорога через Кульму закрыта', en: 'The road is closed', zh: '阔勒买方向道路关闭' },
      {
        ru: body(long.ru, 'Срок станет длиннее на три дня'),
        en: long.en,
        zh: body(long.zh, '运输时间延长三天'),
      },
    );
    const refused = await watchScripts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    const letGo = await holdBackTheEntry(page);
    await watchLargestPaint(page);
    await visit('/info?item=road', locale);
    const main = page.locator('main');
    await expect(main.locator('h1')).toHaveText(title);
    await expect(main.locator('li')).toHaveText([point, point, point]);
    await expect(main).toHaveAttribute('inert');
    const before = await largestPaints(page);
    const places = await placesOf(page);
    letGo();
    await expect(page.locator('main:not([inert]) h1')).toBeFocused();
    expect(await placesOf(page)).toEqual(places);
    expect(await largestPaints(page)).toEqual(before);
    expect(await refused()).toEqual([]);
  });

/** Where each block of the notice stands, and how large it is. */
function placesOf(page: Page): Promise<string[]> {
  return page.locator('article > *:not(header), h1').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect();
      return `${block.localName} ${x} ${y} ${width} ${height}`;
    }),
  );
}
