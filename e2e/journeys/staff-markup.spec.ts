import { randomUUID } from 'node:crypto';
import { callService, sendLogIn } from '../accounts.ts';
import { expect, test, widths } from '../fixtures.ts';
import { markupPayloads } from '../../apps/server/test/markup-payloads.ts';
import { addStaff } from '../staff.ts';
import { watchScripts } from '../watch-scripts.ts';

type Made = { id: number | string; version: number };

/** Twelve texts of a notice: title, summary and body in four languages. */
const textsOfNotice = 12;

test('T23: markup in every text of the console lists is shown as it was typed and runs on no screen', async ({
  page,
  service,
}) => {
  test.slow();
  await page.setViewportSize(widths.desktop);
  const account = await addStaff(service, 'admin');
  const { token } = await callService<{ token: string }>(service, 'POST', '/auth/login', account);
  const mark = randomUUID().slice(0, 8);
  const notices: { id: Made['id']; title: string; body: string }[] = [];
  for (let first = 0; first < markupPayloads.length; first += textsOfNotice) {
    const at = (index: number) => markupPayloads[(first + index) % markupPayloads.length] ?? '';
    const four = (start: number) => ({
      ru: at(start),
      en: at(start + 1),
      zh: at(start + 2),
      tg: at(start + 3),
    });
    const { id } = await callService<Made>(
      service,
      'POST',
      '/staff/notices',
      {
        requestId: randomUUID(),
        state: 'DRAFT',
        category: 'NEWS',
        slug: `${mark}-${first}`,
        audience: 'PUBLIC',
        businessLine: null,
        pinned: false,
        publishAt: '2026-01-05T04:00:00.000Z',
        expiresAt: null,
        titles: four(0),
        summaries: four(4),
        bodies: four(8),
      },
      token,
    );
    notices.push({ id, title: at(0).normalize('NFC').trim(), body: at(8).normalize('NFC').trim() });
  }
  const name = `<img src=x onerror=alert(1)> ${mark}`;
  const user = await callService<Made>(
    service,
    'POST',
    '/staff/users',
    {
      requestId: randomUUID(),
      username: `m${mark}`,
      name,
      email: null,
      phone: null,
      locale: 'ru',
      roles: ['support'],
      unit: null,
      enabled: true,
      password: `a bird over ${mark}`,
    },
    token,
  );
  const scriptsRun = await watchScripts(page);
  await page.goto(`${service.address}/staff#/bsc/notices?search=${mark}&limit=100`);
  await sendLogIn(page, account);
  await expect(page.getByRole('row')).toHaveCount(notices.length + 1);
  const form = page.getByRole('dialog');
  for (const { id, title, body } of notices) {
    await page.evaluate((to) => location.assign(to), `#/bsc/notices?row=${id}`);
    await expect(form.getByLabel('Заголовок · Русский')).toHaveValue(title);
    await expect(form.getByLabel('Текст · Русский')).toHaveValue(body);
    await expect(form.getByRole('article')).toContainText(title);
  }
  const [last] = notices.slice(-1);
  await page.evaluate((to) => location.assign(to), `#/bsc/notices?row=${last?.id}&tab=history`);
  await expect(form.getByRole('listitem').first()).toBeVisible();
  await page.evaluate((to) => location.assign(to), `#/bsc/users?search=${mark}&row=${user.id}`);
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(name);
  for (const screen of ['units', 'settings', 'audit', 'users']) {
    await page.evaluate(
      (to) => location.assign(to),
      `#/bsc/${screen}?search=${screen === 'users' ? mark : ''}`,
    );
    await expect(page.getByRole('table')).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Код, имя, телефон, товар, раздел' })).toBeFocused();
  expect(await scriptsRun()).toEqual([]);
});
