import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callService, logInElsewhere, openAccount } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths, type Service } from '../fixtures.ts';
import { drawPng } from '../pictures.ts';
import { addStaff } from '../staff.ts';
import { banner, bar, declareParcels, field, newCode, openReceiving, scan } from '../stations.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** A photo as a phone makes it, large and heavy: a canvas full of noise. */
async function choosePhoto(page: Page): Promise<void> {
  // As text: a list of a million numbers takes longer on its way than the photo to draw.
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2_400, 1_800];
    const pen = canvas.getContext('2d');
    for (let x = 0; x < 2_400; x += 12)
      for (let y = 0; y < 1_800; y += 12) {
        if (pen) pen.fillStyle = `hsl(${(x * y) % 360} 60% ${40 + ((x + y) % 40)}%)`;
        pen?.fillRect(x, y, 12, 12);
      }
    return canvas.toDataURL('image/jpeg', 0.95).replace(/^.*,/, '');
  });
  const bytes = Buffer.from(encoded, 'base64');
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: bytes };
  await page.locator('[data-photo-file]').setInputFiles(file);
}

test('photos of a box wait for its scan, go behind it offline’s help, and what is no photo is refused', async ({
  page,
  context,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const code = newCode();
  await declareParcels(service, [code]);
  await openReceiving(page, service, 'zh');
  await scan(page, code);
  await choosePhoto(page);
  const slots = page.locator('[data-state]').filter({ has: page.locator('canvas') });
  await expect(slots).toHaveCount(1);
  await expect(field(page, 'weight')).toBeFocused();
  await page.locator('[data-photo-file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  const failure = page.getByRole('alert').filter({ hasText: '这不是照片' });
  await expect(failure).toBeVisible();
  await choosePhoto(page);
  await expect(slots).toHaveCount(2);
  await expect(failure).toHaveCount(0);
  await expectAccessible(page);
  await cutLine(page);
  await page.keyboard.type('3.42');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('待传 3 条');
  await expect(slots.first()).toHaveAttribute('data-state', 'waiting');
  await page.setViewportSize(widths.phone);
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  await expect(slots.first()).toHaveAttribute('data-state', 'sent');
  await expect(slots.last()).toHaveAttribute('data-state', 'sent');
  const photos =
    await service.sql`select kind, byte_length, width_px from attachment where subject = 'PARCEL' order by taken_at`;
  expect(photos).toMatchObject([
    { kind: 'SCALE', width_px: 1_600 },
    { kind: 'LABEL', width_px: 1_600 },
  ]);
});

/** China receives an undeclared box with a customer's code on it, and photographs it on the scale. */
async function receiveUndeclared(service: Service, customerCode: string): Promise<string> {
  const tokenOf = async (role: 'manager' | 'china-operator', unit?: string) => {
    const person = await addStaff(service, role, unit);
    return (await logInElsewhere(service, person)).token;
  };
  const code = newCode();
  const [unit] = await service.sql<{ id: number }[]>`select id from place where code = 'YIWU-WH'`;
  const { id: deviceId } = await callService<{ id: string }>(
    service,
    'POST',
    '/stations/devices',
    {
      requestId: randomUUID(),
      name: `Gate ${randomUUID()}`,
      unitId: unit?.id,
      works: ['RECEIVING'],
      printer: null,
      scale: null,
    },
    await tokenOf('manager'),
  );
  const token = await tokenOf('china-operator', 'YIWU-WH');
  const at = new Date().toISOString();
  const sides = { lengthMm: 380, widthMm: 280, heightMm: 210 };
  const scan = {
    scanId: randomUUID(),
    seq: 1,
    action: 'RECEIVE',
    code,
    at,
    customerCode,
    weightG: 3_420,
    sides,
  };
  await callService(service, 'POST', '/stations/scans', { deviceId, scans: [scan] }, token);
  const params = new URLSearchParams({ deviceId, scanId: scan.scanId, code, kind: 'SCALE', takenAt: at });
  const sent = await fetch(`${service.address}/api/stations/photos/${randomUUID()}?${params}`, {
    method: 'PUT',
    headers: { token, 'content-type': 'image/png' },
    body: new Uint8Array(drawPng(64, 48)),
  });
  expect(sent.status).toBe(200);
  return code;
}

test('who has received a box undeclared describes it, and sees its photo, weight and price', async ({
  page,
  visit,
  service,
}) => {
  await page.setViewportSize(widths.phone);
  const owner = await openAccount(service);
  const { token } = owner.session;
  const { customerCode } = await callService<{ customerCode: string }>(
    service,
    'GET',
    '/auth/userinfo',
    undefined,
    token,
  );
  const code = await receiveUndeclared(service, customerCode);
  await visit('/platform', 'ru', owner);
  await page.getByRole('link', { name: `Описать посылку: Скажите, что внутри ${code}` }).click();
  await expect(page.getByRole('button', { name: `Убрать номер ${code}` })).toBeVisible();
  await page.getByLabel('Что внутри').fill('Самовар');
  await page.getByRole('combobox', { name: 'Пункт выдачи' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Отправить заказ' }).click();
  const receipt = page.locator('[data-receipt]');
  await expect(receipt.getByRole('img', { name: 'Снимок: на весах' })).toBeVisible();
  await visit(`/parcelTracking?searchText=${code}`, 'ru', owner);
  await expect(receipt.getByRole('img', { name: 'Снимок: на весах' })).toBeVisible();
  await expect(receipt).toContainText('9,33 USD');
  await expect(receipt).toContainText('22 344 ÷ 6000 = 3,724');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await visit('/platform', 'ru', owner);
  await expect(page.getByText('Нужно сделать')).toBeVisible();
  await expect(page.getByText('Скажите, что внутри')).toHaveCount(0);
});
