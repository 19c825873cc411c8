import { randomUUID } from 'node:crypto';
import { callService, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

type Recipient = { id: string; name: string; phone: string; version: number };

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('on a phone: recipients are kept, chosen in an order, and saved from one', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  const { session, ...account } = await openAccount(service);
  await visit('/orderManagement', 'ru', account);
  await page.getByRole('link', { name: 'Получатели' }).click();
  await expect(page.getByRole('heading', { name: 'Получателей пока нет' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Добавить получателя' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Укажите имя')).toBeVisible();
  await page.getByLabel('Имя и фамилия').fill('Мадина Каримова');
  await page.getByLabel('Телефон в Таджикистане').fill('92 700-11-22');
  await page.getByLabel('Где забирает посылки').selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Мадина Каримова' })).toBeVisible();
  await expect(page.getByText('+992 92 700 11 22')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Все заказы' }).click();
  await page.getByRole('link', { name: 'Новый заказ' }).first().click();
  const chosen = page.getByLabel('Из вашей книги');
  await expect(chosen).toHaveValue(/.+/);
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Мадина Каримова');
  await expect(page.getByRole('combobox', { name: 'Пункт выдачи' })).toHaveValue(/\d/);
  // What stands there by itself was not typed: going away keeps nothing.
  await page.getByRole('link', { name: 'Все заказы' }).click();
  await page.getByRole('link', { name: 'Новый заказ' }).first().click();
  await expect(page.getByText('Мы сохранили то, что вы успели ввести.')).toHaveCount(0);

  await chosen.selectOption({ label: 'Другой получатель' });
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('');
  await page.getByLabel('Имя и фамилия').fill('Азиз Назаров');
  await page.getByLabel('Телефон в Таджикистане').fill('935550147');
  await page.getByLabel('Сохранить получателя в книгу').check();
  await page.getByLabel('Что внутри').fill('кроссовки');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByText('Получатель сохранён в книгу.')).toBeVisible();
  const book = await callService<Recipient[]>(service, 'GET', '/recipients', undefined, session.token);
  expect(book.map(({ name, phone }) => [name, phone])).toEqual([
    ['Мадина Каримова', '+992927001122'],
    ['Азиз Назаров', '+992935550147'],
  ]);
});

test('changed in another window, an entry can be seen anew or written over; one removed leaves the book', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.desktop);
  const { session, ...account } = await openAccount(service);
  const call = <Data>(method: string, path: string, body?: unknown) =>
    callService<Data>(service, method, path, body, session.token);
  const aziz = { name: 'Aziz', phone: '+992935550147' };
  const { id } = await call<Recipient>('POST', '/recipients', { requestId: randomUUID(), ...aziz });
  await visit('/orderManagement?recipients=1', 'en', account);
  await page.getByRole('button', { name: 'Edit Aziz' }).click();
  await page.getByLabel('Note to yourself').fill('brother');
  await call('PUT', `/recipients/${id}`, { version: 1, ...aziz, note: 'cousin' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This recipient was changed in another window.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Note to yourself')).toHaveValue('brother');
  await page.getByRole('button', { name: 'Show the new details' }).click();
  await expect(page.getByLabel('Note to yourself')).toHaveValue('cousin');
  await page.getByLabel('Note to yourself').fill('brother');
  await call('PUT', `/recipients/${id}`, { version: 2, ...aziz, note: 'uncle' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('brother')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Aziz' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No recipients yet' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
