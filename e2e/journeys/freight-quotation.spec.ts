import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { oneInTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const byWeight = (page: Page) =>
  page.getByRole('heading', { name: 'По весу', exact: true }).locator('xpath=../..');
const byVolume = (page: Page) =>
  page.getByRole('heading', { name: 'По объёму', exact: true }).locator('xpath=../..');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('both tariffs are told with every step, and the link carries the numbers', async ({ page, visit }) => {
  await page.setViewportSize(widths.desktop);
  await visit('/freight-quotation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тарифы и расчёт доставки');
  await expect(byWeight(page)).toContainText('50,00 USD');
  await expect(byWeight(page)).toContainText('60 × 50 × 40 ÷ 6000');
  await expect(byVolume(page)).toContainText('31,20 USD');
  await expect(page.getByText('Крупный груз оформляет сотрудник: позвоните на')).toBeVisible();
  await field(page, 'Длина').fill('30');
  await field(page, 'Ширина').fill('20');
  await field(page, 'Высота').fill('10,0');
  await field(page, 'Вес').fill('3');
  await expect(byWeight(page)).toContainText('7,50 USD');
  await expect(byWeight(page)).toContainText('1,000');
  await expect(page).toHaveURL(/#\/freight-quotation\?lengthCm=30&widthCm=20&heightCm=10%2C0&weightKg=3$/);
  await page.reload();
  await expect(field(page, 'Высота')).toHaveValue('10,0');
  await expect(byWeight(page)).toContainText('7,50 USD');
});

test('somoni are told with the date of their rate', async ({ page, service, visit }) => {
  await service.sql`insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at)
    values ('USD', 'TJS', ${dushanbeDay(new Date())}, 10.12, 'NBT', now())`;
  await visit('/freight-quotation');
  await expect(byWeight(page)).toContainText('≈ 506,00 TJS');
  await expect(
    page.getByText(/В сомони — по курсу 10,12 TJS за 1\sUSD от \d\d\.\d\d\.\d{4}\.$/),
  ).toBeVisible();
});

test('several places and a volume alone are computed too, by keyboard', async ({ page, visit }) => {
  await visit('/freight-quotation?volumeM3=0.12&weightKg=10');
  await expect(page.getByRole('radio', { name: 'Только объём' })).toBeChecked();
  await expect(byWeight(page)).toContainText('50,00 USD');
  await field(page, 'Мест').focus();
  await page.keyboard.type('3');
  await expect(byWeight(page)).toContainText('150,00 USD');
  await expect(byVolume(page)).toContainText('0,36 м³');
  await page.getByRole('radio', { name: 'Только объём' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Размеры' })).toBeChecked();
  await expect(page.getByText('Заполните размеры и вес — здесь появится цена.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await expect(byWeight(page)).toContainText('150,00 USD');
});

test('unlike places are priced as one, and the link carries them', async ({ page, visit }) => {
  await page.setViewportSize(widths.phone);
  await visit('/freight-quotation?volumeM3=1&weightKg=50');
  await expect(byVolume(page)).toContainText('260,00 USD');
  await page.getByRole('button', { name: 'Добавить места другого размера' }).click();
  const second = page.getByRole('group', { name: 'Позиция 2' });
  await expect(page.getByText('Заполните размеры и вес — здесь появится цена.')).toBeVisible();
  for (const [name, value] of Object.entries({ Длина: '40', Ширина: '40', Высота: '40', Вес: '60' }))
    await second.getByRole('textbox', { name }).fill(value);
  await expect(byVolume(page)).toContainText('276,64 USD');
  await expect(byVolume(page)).toContainText('Платите за большую суммупо объёму');
  await expect(page.getByText('Всего 2 места: 1,064 м³, 110 кг')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveURL(/\?volumeM3=1&weightKg=50&also=40\*40\*40\*60\*$/);
  await page.reload();
  await expect(byVolume(page)).toContainText('276,64 USD');
  await page.getByRole('button', { name: 'Убрать позицию 2' }).click();
  await expect(byVolume(page)).toContainText('260,00 USD');
  await expect(page.getByRole('button', { name: 'Добавить места другого размера' })).toBeFocused();
  await expect(page).toHaveURL(/#\/freight-quotation\?volumeM3=1&weightKg=50$/);
});

test('a link can ask for another day, and leads back to today', async ({ page, visit }) => {
  await visit('/freight-quotation?lengthCm=30&widthCm=20&heightCm=10&weightKg=3&date=2099-12-07');
  await expect(page.getByText('Цены на 07.12.2099.')).toBeVisible();
  await expect(byWeight(page)).toContainText('7,50 USD');
  await page.getByRole('link', { name: 'Показать сегодняшние' }).click();
  await expect(page).toHaveURL(/#\/freight-quotation\?lengthCm=30&widthCm=20&heightCm=10&weightKg=3$/);
  await expect(page.getByText('Цены на')).toHaveCount(0);
  await expect(byWeight(page)).toContainText('7,50 USD');
});

test('what cannot be a size is told beside its field, and no price is shown', async ({ page, visit }) => {
  await page.setViewportSize(widths.phone);
  await visit('/freight-quotation');
  await field(page, 'Длина').fill('abc');
  await field(page, 'Ширина').fill('0');
  await field(page, 'Мест').fill('1,5');
  await expect(field(page, 'Длина')).toHaveAccessibleDescription('Введите число, например 12,5');
  await expect(field(page, 'Ширина')).toHaveAccessibleDescription('Не меньше 0,1');
  await expect(field(page, 'Мест')).toHaveAccessibleDescription('Нужно целое число');
  await expect(page.getByText('50,00')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a failure is told, and asking again helps', async ({ page, visit }) => {
  await page.route('**/api/price/quote?**', (route) => route.abort());
  await visit('/freight-quotation');
  await expect(page.getByRole('alert').filter({ hasText: 'Посчитать не получилось' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/price/quote?**');
  await page.getByRole('button', { name: 'Посчитать ещё раз' }).first().click();
  await expect(byWeight(page)).toContainText('50,00 USD');
});

test('the last numbers win, however late an earlier answer comes', async ({ page, visit }) => {
  await visit('/freight-quotation');
  await expect(byWeight(page)).toContainText('50,00 USD');
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: resolveHeld } = Promise.withResolvers<void>();
  await page.route('**/api/price/quote?lengthCm=90&**', async (route) => {
    resolveHeld();
    await mayGoOn;
    await route.continue().catch(() => undefined);
  });
  await field(page, 'Длина').fill('90');
  await isHeld;
  await field(page, 'Длина').fill('120');
  await expect(byWeight(page)).toContainText('100,00 USD');
  goOn();
  await expect(byWeight(page)).toContainText('100,00 USD');
  await expect(field(page, 'Длина')).toHaveValue('120');
});

test('the box of the home page is computed here', async ({ page, visit }) => {
  await visit('/home');
  await page.getByRole('textbox', { name: 'Вес' }).fill('25');
  await page.getByRole('button', { name: /Рассчитать/ }).click();
  await expect(page).toHaveURL(/#\/freight-quotation\?lengthCm=60&widthCm=50&heightCm=40&weightKg=25$/);
  await expect(byWeight(page)).toContainText('62,50 USD');
});

const exact: [Locale, string, string[]][] = [
  ['en', 'Rates and delivery quote', ['50.00 USD', '31.20 USD', '2.50 USD per kg', '260 USD per m³']],
  ['zh', '运费标准与运费计算', ['50.00 USD', '31.20 USD', '每公斤 2.50 USD', '每立方米 260 USD']],
];
for (const [locale, title, texts] of oneInTurn(exact))
  test(`speaks ${locale}`, async ({ page, visit }) => {
    await page.setViewportSize(widths.desktop);
    await visit('/freight-quotation', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test('the price list of /tariffs is that of the service, and leads to the calculator', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  await visit('/tariffs');
  const main = page.getByRole('main');
  await expect(main.getByText('2,50 USD за 1 кг', { exact: true })).toBeVisible();
  await expect(main.getByText('260 USD за 1 м³', { exact: true })).toBeVisible();
  await expect(main.getByText('10 дней бесплатно')).toBeVisible();
  await main.getByRole('link', { name: 'Посчитать свою посылку' }).click();
  await expect(page).toHaveURL(/#\/freight-quotation$/);
});
