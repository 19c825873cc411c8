import { readFile } from 'node:fs/promises';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import type { Page } from '@playwright/test';
import { callService } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, startService, test, widths } from '../fixtures.ts';
import type { Service } from '../fixtures.ts';
import { startPrintAgent, type PrintAgent } from '../print-agent.ts';

test.use({ isWarm: true });

const firstCode = 'YT8834201957316';
let service: Service;
let agent: PrintAgent;

// Once for all journeys of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  agent = await startPrintAgent();
  service = await startService({ DEMO: 'small', PRINT_AGENT_URL: agent.url });
  // The service answers before the demo is there; its parcels come last.
  const query = { trackingCodeList: [firstCode] };
  const found = () => callService<{ count: number }>(service, 'POST', '/track/query', query);
  await expect.poll(async () => (await found()).count, { timeout: 300_000 }).toBe(1);
});

test.afterAll(async () => {
  await service.stop();
  agent.stop();
});

/** Opens a screen of the console as the manager of the demo. */
async function enter(page: Page, screen: string): Promise<string> {
  const credentials = { username: 'manager', password: 'manager-demo-password' };
  const session = await callService<Session>(service, 'POST', '/auth/login', credentials);
  await page.addInitScript((session) => {
    localStorage.setItem('locale', 'ru');
    localStorage.setItem('token', session.token);
    localStorage.setItem('refresh_token', session.refresh_token);
    localStorage.setItem('expiration_time', String(session.expiration_time));
    localStorage.setItem('user', JSON.stringify(session.user));
  }, session);
  await page.goto(`${service.address}/staff#${screen}`);
  await expect(page.getByRole('table')).toBeVisible();
  return session.token;
}

test('labels of ticked parcels go to the printer of the station, and as a PDF where it takes none', async ({
  page,
}) => {
  await enter(page, '/bsc/parcels');
  await page.getByRole('checkbox', { name: `Выбрать: ${firstCode}` }).check();
  // What was ticked stays ticked while others are looked for.
  await page.getByRole('searchbox').fill('SF1402857713264');
  // By keyboard alone: Space ticks the row that has the focus, and scrolls nothing.
  await page.getByRole('link', { name: 'SF1402857713264' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Выбрать: SF1402857713264' })).toBeChecked();
  await expect(page.getByText('Выбраны 2 посылки')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Печать этикеток' }).click();
  const dialog = page.getByRole('dialog', { name: 'Печать: 2 этикетки' });
  await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await dialog.getByLabel('На полку, 58 × 40 мм').check();
  await dialog.getByLabel('Копий каждой').fill('3');
  await page.getByRole('button', { name: 'Печать', exact: true }).click();
  await expect(page.getByText('Этикетки отправлены на принтер')).toBeVisible();
  const [taken] = agent.taken;
  expect(taken?.body).toMatchObject({ labelSize: '58x40', format: 'zpl', copies: 3 });
  expect(taken?.body.data.match(/\^XA/g)).toHaveLength(2);
  // Nothing of the session leaves with a label (specification, section 7).
  expect(taken?.headers).not.toHaveProperty('token');
  expect(taken?.headers).not.toHaveProperty('cookie');

  // A printer that speaks something else gets that.
  agent.say({ speaks: 'tspl', name: 'TSC TE210' });
  await page.getByRole('button', { name: 'Печать этикеток' }).click();
  await page.getByRole('button', { name: 'Печать', exact: true }).click();
  await expect.poll(() => agent.taken.length).toBe(2);
  const { format, data = '' } = agent.taken[1]?.body ?? {};
  expect(format).toBe('tspl');
  expect(
    Buffer.from(data, 'base64')
      .toString('latin1')
      .match(/SIZE 100 mm,150 mm/g),
  ).toHaveLength(2);
  await expect(dialog).toBeHidden();

  agent.refuse();
  await page.getByRole('button', { name: 'Печать этикеток' }).click();
  await page.getByRole('button', { name: 'Печать', exact: true }).click();
  await expect(page.getByText('Принтер не принял этикетки')).toBeVisible();
  // A browser without a PDF viewer keeps the tab empty and saves the file, as the button beside it does.
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Открыть PDF' }).click();
  await opened;
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('parcel-label.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('cargo is taken down with its boxes, and costs what its volume and weight come to', async ({ page }) => {
  const token = await enter(page, '/fba/orders');
  await expect(page.getByRole('row')).toHaveCount(7);
  const { list } = await callService<{ list: { customerCode: string }[] }>(
    service,
    'GET',
    '/staff/orders?line=FBA',
    undefined,
    token,
  );
  await page.getByRole('button', { name: 'Новый карго-заказ' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Код клиента').fill(list[0]?.customerCode ?? '');
  await form.getByRole('textbox', { name: 'Товар', exact: true }).fill('Шкафы');
  await form.getByRole('textbox', { name: 'Стоимость товара' }).fill('900');
  await form.getByLabel('Длина, см').fill('100');
  await form.getByLabel('Ширина, см').fill('100');
  await form.getByLabel('Высота, см').fill('x');
  await form.getByLabel('Вес, кг').fill('50');
  await form.getByLabel('Штук').fill('2');
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(form.getByLabel('Высота, см')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Высота, см').fill('50,5');
  await expect(form.getByText('2 места · 100 кг · 1,010 м³')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  // 0.505 m³ at 260 USD is more than 50 kg at 2.50.
  await expect(form.getByText('262,60 USD')).toBeVisible();
  await expect(form.getByText('131,30 USD').filter({ visible: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
});
