import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCodes, readPdf } from '../../apps/server/test/label-reader.ts';
import { openAccount } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { bringToBokhtar } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

/** A customer of the office without an account, with a parcel at the point. */
async function madeCustomer(service: Service, madeBy: string) {
  const { username } = await openAccount(service);
  const parcel = `YT${randomInt(10 ** 12, 10 ** 13 - 1)}`;
  const [row] = await service.sql<{ code: string }[]>`
    update user_account set username = null, password_hash = null, password_changed_at = null, email = null, offer_version = null,
      name = 'Мадина Раҷабова', phone = '+992927770148', made_by_id = (select id from user_account where username = ${madeBy})
    where username = ${username} returning customer_code as code`;
  const customerCode = row?.code ?? '';
  await bringToBokhtar(service, customerCode, [parcel]);
  return { customerCode, parcel };
}

/** Prints the slip from the page of the customer; both codes as they stand on it, and where its squares lead. */
async function printSlip(page: Page, customerCode: string) {
  await page.getByRole('button', { name: 'Напечатать листок' }).click();
  const dialog = page.getByRole('dialog', { name: `Листок клиента ${customerCode}` });
  await dialog.getByLabel('Документ посмотрел').check();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'На листе A6' }).click();
  const [paper] = await readPdf(await readFile(await (await saved).path()));
  await expect(dialog).toBeHidden();
  const text = paper?.text.replaceAll(/\s+/g, ' ') ?? '';
  const [, slipCode = ''] = /варақа ([0-9A-Z]{4} [0-9A-Z]{4}) /.exec(text) ?? [];
  expect(text).toContain(customerCode);
  const [squares] = paper === undefined ? [] : await readCodes(paper.picture);
  return { slipCode, link: squares?.text };
}

test('a clerk prints a slip, and the customer claims by it on a phone and sees the parcel', async ({
  page,
  service,
  browser,
}) => {
  const manager = await addStaff(service, 'manager');
  const { customerCode, parcel } = await madeCustomer(service, manager.username);
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, `#/bsc/customers/${customerCode}`, manager);
  await expect(page.getByText('Клиент ещё не входил в кабинет')).toBeVisible();
  const { slipCode } = await printSlip(page, customerCode);

  const context = await browser.newContext({ viewport: widths.phone });
  const phone = await context.newPage();
  await phone.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await phone.goto(`${service.address}/#/login`);
  await phone.getByRole('link', { name: 'Мне уже давали код клиента' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'У меня уже есть код' })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByLabel('Код клиента').fill(customerCode);
  await phone.getByLabel('Код листка').fill('AAAA 0000');
  await phone.getByRole('button', { name: 'Проверить' }).click();
  await expect(
    phone.getByText('Код клиента или код с листка не подходит. Осталось попыток: 4.'),
  ).toBeVisible();

  // As the squares on the paper lead there, where the service has an address.
  const codes = new URLSearchParams({ c: customerCode, s: slipCode.replace(' ', '') });
  await phone.goto(`${service.address}/robots.txt`);
  await phone.goto(`${service.address}/#/claim?${codes}`);
  await expect(phone.getByText('М••••• Р•••••••')).toBeVisible();
  await expect(phone).toHaveURL(/#\/claim$/);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Да, это я' }).click();
  await phone.getByLabel('Пароль', { exact: true }).fill('a bird over the Zarafshon');
  await phone.getByLabel('Мне исполнилось 18 лет').check();
  await phone.getByLabel(/Принимаю публичную оферту/).check();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Войти в кабинет' }).click();
  await expect(phone.getByText(/^u[a-z2-9]{8}$/)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Открыть кабинет' }).click();
  await expect(phone.getByText(parcel).first()).toBeVisible();
  await expect(phone.getByText(customerCode).first()).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: customerCode })).toBeVisible();
  await expect(page.getByText('Клиент ещё не входил в кабинет')).toBeHidden();
});
