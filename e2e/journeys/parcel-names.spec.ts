import { randomUUID } from 'node:crypto';
import { callService, openAccount } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';

test.use({ isWarm: true });

const boots = 'зимние ботинки для Манижи 🥾';

test('a parcel is named in its order, and called so in the list, the tracking and the cabinet, in two tabs', async ({
  page,
  service,
  visit,
}) => {
  await page.setViewportSize(widths.phone);
  const { session, ...account } = await openAccount(service);
  const { code, parcelList } = await callService<{ code: string; parcelList: { trackingCode: string }[] }>(
    service,
    'POST',
    '/orders',
    { requestId: randomUUID(), goods: 'обувь' },
    session.token,
  );
  const trackingCode = parcelList[0]?.trackingCode ?? '';
  await visit(`/orderManagement?order=${code}`, 'ru', account);
  const naming = page.getByRole('button', { name: `Назвать посылку ${trackingCode}` });
  await naming.click();
  const field = page.getByLabel('Название посылки');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.fill('x'.repeat(61));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Не больше 60 знаков.')).toBeVisible();
  await field.fill(boots);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Название сохранено.')).toBeVisible();
  await expect(page.getByText(boots, { exact: true })).toBeVisible();
  const renaming = page.getByRole('button', { name: `Изменить название ${trackingCode}` });
  await expect(renaming).toBeFocused();

  // Another tab has named it otherwise meanwhile: that is shown, and nothing is replaced unseen.
  await renaming.click();
  const other = await fetch(`${service.address}/api/profile/parcel-names/${trackingCode}`, {
    method: 'PUT',
    headers: { token: session.token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'из другой вкладки' }),
  });
  expect(other.status).toBe(200);
  await field.fill('мои');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Тем временем название изменили/)).toBeVisible();
  await page.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByText('из другой вкладки')).toBeVisible();
  await renaming.click();
  await field.fill(boots);
  await page.keyboard.press('Enter');
  await expect(page.getByText(boots, { exact: true })).toBeVisible();

  await visit(`/orderManagement?search=ботинки`, 'ru');
  await expect(page.getByText('1–1 из 1', { exact: true })).toBeVisible();
  await expect(page.getByText(boots)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await visit(`/parcelTracking?searchText=${trackingCode}`, 'ru');
  await expect(page.getByText(boots).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Изменить название ${trackingCode}` }).click();
  await page.getByRole('button', { name: 'Убрать название' }).click();
  await expect(page.getByText('Название убрано.')).toBeVisible();
  await expect(page.getByText(boots)).toHaveCount(0);
});
