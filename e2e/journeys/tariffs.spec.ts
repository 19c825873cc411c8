import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

async function enter(page: Page, service: Service, path: string): Promise<void> {
  await enterConsole(page, service, path, await addStaff(service, 'manager'));
}

/** The Monday after today, as a day and as people read it. */
function nextMonday(): { day: string; shown: string } {
  const today = dushanbeDay(new Date());
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const day = addDays(today, (8 - weekday) % 7 || 7);
  return { day, shown: day.split('-').toReversed().join('.') };
}

test('a tariff is raised from next Monday: the old price today, the new one in the calculator for Monday', async ({
  page,
  service,
  visit,
}) => {
  const monday = nextMonday();
  await page.setViewportSize(widths.desktop);
  await enter(page, service, '#/bsc/tariffs');
  await page.getByRole('button', { name: 'Черновик: Посылка' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Действует с')).toHaveValue(monday.day);
  await expect(drawer).toContainText('Отличий нет.');
  await drawer.getByLabel('Цена за единицу').fill('abc');
  await expect(drawer.getByLabel('Цена за единицу')).toHaveAccessibleDescription('Проверьте значение');
  await expect(drawer.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await drawer.getByLabel('Цена за единицу').fill('3,00');
  // The examples follow while it is typed.
  await expect(drawer.getByRole('row', { name: /60 × 50 × 40/ })).toContainText('60,00');
  const courier = drawer.getByRole('group', { name: 'Курьер до двери, за один адрес' });
  await courier.getByRole('button', { name: 'Добавить город' }).click();
  await expect(courier.getByLabel('Цена курьера').last()).toHaveAccessibleDescription('Заполните поле');
  await courier.getByLabel('Город').last().selectOption('Куляб');
  await courier.getByLabel('Цена курьера').last().fill('1,80');
  // A city that has its price is offered to no other row.
  await expect(courier.getByLabel('Город').first().getByRole('option', { name: 'Куляб' })).toHaveCount(0);
  const differences = drawer.locator('section').filter({ hasText: 'Цена курьера · Куляб' });
  await expect(differences).toContainText('— → 1,80');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await drawer.getByRole('button', { name: 'Опубликовать…' }).click();
  const publish = page.getByRole('dialog', { name: 'Публикация тарифа' });
  await expect(publish).toContainText('цена за 1 кг — 3,00 USD (было 2,50 USD)');
  await expect(publish).toContainText('Куляб 1,80 USD');
  await expectAccessible(page);
  await publish.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(publish).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Отменить версию' })).toBeVisible();

  await visit('/freight-quotation');
  await expect(
    page.getByRole('heading', { name: 'По весу', exact: true }).locator('xpath=../..'),
  ).toContainText('50,00 USD');
  const ahead = page.locator('section').filter({ hasText: /^Новые цены с/ });
  await expect(ahead.first()).toContainText(/По весу\s*60,00\sUSD до этого дня — 50,00\sUSD/);
  await expectAccessible(page);
  await visit(`/freight-quotation?lengthCm=60&widthCm=50&heightCm=40&weightKg=10&date=${monday.day}`);
  await expect(page.getByText(`Цены на ${monday.shown}.`)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'По весу', exact: true }).locator('xpath=../..'),
  ).toContainText('60,00 USD');
  await page.setViewportSize(widths.phone);
  await visit('/tariffs');
  await expect(page.locator('section').filter({ hasText: /^Новые цены с/ })).toContainText('3 USD за 1 кг');
  await expectNoSidewaysScroll(page);
  const { list } = await callService<{ list: { title: string }[] }>(service, 'GET', '/common/searchnotice');
  expect(list.some(({ title }) => title.startsWith('Parcel tariff: new terms from'))).toBe(true);

  // Taken back, so that other journeys find the prices of the opening.
  await page.setViewportSize(widths.desktop);
  await page.goto(`${service.address}/staff#/bsc/tariffs`);
  await page
    .getByRole('row', { name: /Запланирована/ })
    .getByRole('link')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить версию' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить версию' }).click();
  await expect(page.getByRole('row', { name: /Отменена/ }).first()).toBeVisible();
  await visit('/freight-quotation');
  await expect(page.getByText(/^Новые цены с/)).toHaveCount(0);
});

test('a strange rate waits for a second person', async ({ page, service, browser }) => {
  await page.setViewportSize(widths.desktop);
  await enter(page, service, '#/bsc/rates');
  const enterRate = async (rate: string) => {
    await page.getByRole('button', { name: 'Ввести курс' }).click();
    await page.getByRole('dialog').getByLabel('Курс', { exact: true }).fill(rate);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await enterRate('10,12');
  await expect(page.getByRole('row', { name: /1 USD = 10,12 TJS/ })).toContainText('Принят');
  await enterRate('101,2');
  const waiting = page.getByRole('region', { name: 'Ждут подтверждения' });
  await expect(waiting).toContainText('1 USD = 101,2 TJS');
  await expect(waiting.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
  const other = await browser.newPage({ viewport: widths.desktop });
  await enter(other, service, '#/bsc/rates');
  const file = Buffer.from(
    `<ValCurs Date="${dushanbeDay(new Date())}"><Valute><CharCode>CNY</CharCode><Nominal>1</Nominal><Value>1,42</Value></Valute><Valute><CharCode>USD</CharCode><Nominal>1</Nominal><Value>0</Value></Valute></ValCurs>`,
  );
  await other.getByRole('button', { name: 'Из файла' }).click();
  await other
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'rates.xml', mimeType: 'text/xml', buffer: file });
  await expect(other.getByRole('dialog')).toContainText('1 CNY = 1,42 TJS');
  await other.getByRole('button', { name: 'Принять курсы' }).click();
  // What became of the file stays to be read.
  const result = other.getByRole('dialog').getByRole('status').filter({ hasText: 'rates.xml' });
  await expect(result).toContainText('Сохранено курсов: 1. Не приняты: 1.');
  await expect(result.getByRole('listitem')).toContainText('сохранён');
  await other.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(other.getByRole('row', { name: /1 CNY = 1,42 TJS/ })).toBeVisible();
  await other.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(other.getByRole('row', { name: /1 USD = 101,2 TJS/ })).toContainText('Принят');
  await expect(other.getByRole('region', { name: 'Ждут подтверждения' })).toHaveCount(0);
  await other.close();
});
