import { openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a cargo customer on a phone asks for cargo from the calculator, loses nothing, and changes the boxes', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  const account = await openAccount(service);
  await service.sql`update user_account set business_line = 'FBA' where username = ${account.username}`;
  const places = '?lengthCm=60&widthCm=50&heightCm=40&weightKg=12&places=2&also=100*80*60*45*1';
  await visit(`/freight-quotation${places}`, 'ru', account);
  await page.getByRole('link', { name: 'Заявка на груз' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заявка на груз' })).toBeVisible();
  await expect(page.getByText('3 места · 69 кг · 0,720 м³')).toBeVisible();
  await expect(page.getByText('по тарифу 187,20 USD')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // What is missing is said where it is missing, a box without a side too.
  const second = page.getByRole('group', { name: 'Строка 2' });
  await second.getByLabel('Высота, см').fill('');
  const send = page.getByRole('button', { name: 'Отправить заявку' });
  await send.click();
  await expect(page.getByText('Опишите, что внутри')).toBeVisible();
  await page.getByLabel('Что внутри').fill('Плитка керамическая');
  await page.getByLabel('Стоимость товара').fill('1500');
  await page.getByRole('combobox', { name: 'Пункт выдачи' }).selectOption({ index: 1 });
  await send.click();
  await expect(second.getByText('Укажите длину, ширину, высоту и вес места')).toBeVisible();
  await expect(second.getByLabel('Высота, см')).toBeFocused();
  await second.getByLabel('Высота, см').fill('70');

  // A reload and another language keep what was typed.
  await page.evaluate(() => location.replace('#/orderManagement?cargo=1'));
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '货运申请' })).toBeVisible();
  await expect(page.getByRole('group', { name: '第 2 行' }).getByLabel('高（cm）')).toHaveValue('70');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  await page.reload();
  await send.click();
  await expect(page.getByText('Заявка отправлена.')).toBeVisible();
  await expect(page.getByText('Заявку проверяет сотрудник')).toBeVisible();

  await page.getByRole('link', { name: 'Изменить', exact: true }).click();
  const first = page.getByRole('group', { name: 'Строка 1' });
  const count = first.getByLabel('Мест', { exact: true });
  await expect(count).toHaveValue('2');
  await count.fill('3');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Сохранить места' }).click();
  await expect(page.getByText('Места изменены.')).toBeVisible();
});
