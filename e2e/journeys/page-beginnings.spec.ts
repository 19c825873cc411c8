import { expect, expectAccessible, expectNoSidewaysScroll, test, visitPage, widths } from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';

for (const { locale, contents } of inTurn([
  { locale: 'ru', contents: 'Содержание' },
  { locale: 'en', contents: 'Contents' },
  { locale: 'zh', contents: '目录' },
  { locale: 'tg', contents: 'Мундариҷа' },
]))
  test(`on a phone the table of contents is closed, on a desktop open, in ${locale}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize(widths.phone);
    await visitPage(page, service.address, '/help', locale);
    const list = page.getByRole('navigation', { name: contents });
    await expect(list.getByRole('link')).toHaveCount(0);
    await list.getByText(contents).click();
    await expect(list.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(widths.desktop);
    await page.reload();
    await expect(list.getByRole('link').first()).toBeVisible();
  });

test('the first screen of a phone is what is asked for: the number, the price, the search', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPage(page, service.address, '/contact', 'ru');
  await expect(page.getByRole('main').getByRole('link', { name: 'Горячая линия: 1999' })).toBeInViewport();
  await visitPage(page, service.address, '/tariffs', 'ru');
  await expect(page.getByText('2,50 USD за килограмм').first()).toBeInViewport();
  await visitPage(page, service.address, '/faq', 'ru');
  const search = page.getByRole('searchbox', { name: 'Поиск по вопросам' });
  await expect(search).toBeInViewport();
  await search.fill('растоможка');
  await expect(page.getByText('Нужно ли платить таможенную пошлину?')).toBeInViewport();
});

for (const { locale, screen, touch } of inTurn([
  { locale: 'ru', screen: /^Экран Taobao: 我的收货地址/, touch: 'Нажмите или заполните: 新增收货地址.' },
  { locale: 'en', screen: /^A screen of Taobao: 我的收货地址/, touch: 'Press or fill in: 新增收货地址.' },
  { locale: 'zh', screen: /^淘宝页面：|^淘宝页面: 我的收货地址/, touch: '点击或填写：新增收货地址。' },
  { locale: 'tg', screen: /^Экрани Taobao: 我的收货地址/, touch: 'Пахш кунед ё пур кунед: 新增收货地址.' },
]))
  test(`every step of the lessons has its drawing, told in words too, in ${locale}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitPage(page, service.address, '/video-lessons', locale);
    await expect(page.getByRole('img', { name: screen }).first()).toBeVisible();
    await expect.poll(() => page.getByRole('main').getByRole('img').count()).toBeGreaterThanOrEqual(40);
    await expect(page.getByRole('img', { name: screen }).first()).toHaveAccessibleName(new RegExp(touch));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
