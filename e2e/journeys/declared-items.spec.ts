import { openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('on a phone: goods are listed by kinds, add up, and stand with the order; in Chinese they are changed on a wide screen', async ({
  page,
  service,
  visit,
}) => {
  const account = await openAccount(service);
  await page.setViewportSize(widths.phone);
  await visit('/orderManagement', 'ru', account);
  await page.getByRole('link', { name: 'Новый заказ' }).first().click();
  await page.getByRole('heading', { name: 'Список товаров' }).click();
  await page.getByRole('button', { name: 'Добавить товар' }).click();
  const first = page.getByRole('group', { name: 'Товар 1' });
  await first.getByLabel('Код ТН ВЭД, если знаете').fill('64');
  await page.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(first.getByText('В коде от 4 до 10 цифр')).toBeVisible();
  await expect(first.getByLabel('Название')).toBeFocused();
  await first.getByLabel('Название').fill('кроссовки');
  await first.getByLabel('Штук').fill('12');
  await first.getByLabel('Стоимость всех, CNY').fill('840,50');
  await first.getByLabel('Код ТН ВЭД, если знаете').fill('6404.11');
  await page.getByRole('button', { name: 'Добавить товар' }).click();
  const second = page.getByRole('group', { name: 'Товар 2' });
  await second.getByLabel('Название').fill('чехол для телефона');
  await second.getByLabel('Стоимость всех, CNY').fill('300');
  await expect(page.getByText('Всего: 1 140,50 CNY')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Стоимость товара' })).toHaveValue('1140,5');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: 'Пункт выдачи' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RA\d{6}/);
  const main = page.getByRole('main');
  await expect(main).toContainText('кроссовки: 12 шт., 840,50 CNY, 640411');
  await expect(main).toContainText('кроссовки; чехол для телефона');
  await expectNoSidewaysScroll(page);
  const code = await page.getByRole('heading', { level: 1 }).innerText();

  await page.setViewportSize(widths.desktop);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await page.getByRole('button', { name: '删除物品 2' }).click();
  await expect(page.getByText('合计：840.50 CNY')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const items = () => service.sql`select goods, pieces from declared_item_facts where order_code = ${code}`;
  await expect.poll(items).toEqual([{ goods: 'кроссовки', pieces: 12 }]);
});
