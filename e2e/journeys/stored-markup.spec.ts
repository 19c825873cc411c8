import { randomUUID } from 'node:crypto';
import { callService, openAccount, sendLogIn } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, test } from '../fixtures.ts';
import { markupPayloads } from '../../apps/server/test/markup-payloads.ts';
import { watchScripts } from '../watch-scripts.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

const fields = ['goods', 'senderName', 'senderAddress', 'recipientName', 'note'] as const;

test('T23: markup in every text of an order is shown as it was typed and runs nowhere', async ({
  page,
  service,
  visit,
}) => {
  test.slow();
  const { session, ...account } = await openAccount(service);
  const orders: { code: string; texts: string[] }[] = [];
  for (let first = 0; first < markupPayloads.length; first += fields.length) {
    const texts = markupPayloads.slice(first, first + fields.length);
    const draft = Object.fromEntries(texts.map((text, index) => [fields[index], text]));
    const { code } = await callService<{ code: string }>(
      service,
      'POST',
      '/orders',
      { requestId: randomUUID(), ...draft },
      session.token,
    );
    orders.push({ code, texts });
  }
  const scriptsRun = await watchScripts(page);
  await visit('/orderManagement', 'en');
  await sendLogIn(page, account);
  const main = page.getByRole('main');
  for (const { code, texts } of orders) {
    await page.evaluate((to) => location.assign(to), `#/orderManagement?order=${code}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(code);
    for (const text of texts) await expect(main).toContainText(text);
  }
  const [last] = orders.slice(-1);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(main.getByRole('textbox', { name: 'What is inside' })).toHaveValue(last?.texts[0] ?? '');
  for (const path of ['orderManagement', 'platform', 'profile', 'OrderPickupPoint']) {
    await page.evaluate((to) => location.assign(to), `#/${path}`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await scriptsRun()).toEqual([]);
});
