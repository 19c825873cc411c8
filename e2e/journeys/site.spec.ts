import { pages, type PageName } from '@rohi/contract/site/pages';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { isInTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const names = Object.keys(pages) as PageName[];

for (const name of names) {
  test(`${pages[name].path} is accessible and fits a phone`, async ({ page, visit }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.setViewportSize(widths.phone);
    await visit(pages[name].path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What comes after the first frame counts too.
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

// The other languages take turns over the pages, and the pages over the days.
for (const [index, name] of names.entries()) {
  if (!isInTurn(index, 4)) continue;
  const locale = (['zh', 'en', 'tg'] as const)[index % 3];
  test(`${pages[name].path} is accessible in ${locale} at 1280`, async ({ page, visit }) => {
    await page.setViewportSize(widths.desktop);
    await visit(pages[name].path, locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What comes after the first frame counts too.
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the root leads to /home, and the logo too', async ({ page, service }) => {
  await page.goto(service.address);
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto(`${service.address}/#/parcelTracking`);
  await page.getByRole('banner').getByRole('link', { name: 'Роҳи Абрешим' }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

test('an unknown page says so and leads home', async ({ page, visit }) => {
  await visit('/no-such-page', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/home$/);
});

test('the input of the home page leads to tracking and searches there', async ({ page, visit }) => {
  await page.setViewportSize(widths.desktop);
  await visit('/home');
  const input = page.getByRole('main').getByRole('textbox', { name: /Трек-номера/ });
  await input.fill('YT1234567890123,SF1234567890123');
  await input.press('Enter');
  await expect(page).toHaveURL(/#\/parcelTracking\?searchText=/);
  await expect(page.getByText('2 / 100')).toBeVisible();
});

test('on a phone the menu opens with orders, tariffs, what visitors look for, log-in and hotline, and closes on going anywhere', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await visit('/home');
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await expect(page.getByRole('link', { name: 'Заказы' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('1999')).toBeVisible();
  await expectAccessible(page);
  const links = page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link');
  // What follows the two items comes when the menu is opened.
  await expect(links).toHaveText([
    'Заказы',
    'Тарифы',
    'Отследить посылку',
    'Пункты выдачи',
    'Запрещённые товары',
    'Помощь',
    'Контакты',
    'Войти',
    /1999/,
  ]);
  await page.setViewportSize(widths.desktop);
  // The bar has two items, whatever the menu has.
  await expect(links.filter({ visible: true })).toHaveText(['Заказы', 'Тарифы']);
  await page.setViewportSize(widths.phone);
  await page.getByRole('link', { name: 'Тарифы' }).click();
  await expect(page).toHaveURL(/#\/freight-quotation$/);
  await expect(page.getByRole('button', { name: 'Открыть меню' })).toBeVisible();
});

test('a page for customers asks for a log-in and remembers the way back', async ({ page, visit }) => {
  await visit('/orderManagement');
  await expect(page).toHaveURL(/#\/login\?redirect=%2ForderManagement$/);
  await expect(page.getByRole('navigation', { name: 'Основное меню' })).toHaveCount(0);
});

test('the footer calls 1999 and leaves no dead link', async ({ page, visit }) => {
  await visit('/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /1999/ })).toHaveAttribute('href', 'tel:1999');
  for (const name of ['Telegram', 'WhatsApp', 'WeChat', 'App Store', 'Google Play']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '#/contact');
  }
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = new Set<string>(Object.values(pages).map(({ path }) => path));
  for (const href of hrefs.filter((each) => each.startsWith('#/')))
    expect(paths, href).toContain(href.slice(1).split('?')[0]);
});

test('everything is reached by keyboard alone', async ({ page, visit }) => {
  await page.setViewportSize(widths.desktop);
  await visit('/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('textbox', { name: /Трек-номера/ })).toBeFocused();
});
