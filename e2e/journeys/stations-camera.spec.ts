import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../browser.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { barcodeFrame, qrFrame, writeFilm } from '../code-film.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { banner, declareParcels, newCodes, openReceiving, rowOf, scanField } from '../stations.ts';

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a phone scans by its camera: bars and the QR code of a carrier, each once while it stays before it', async ({
  service,
}, testInfo) => {
  const codes = newCodes(2);
  const [bars = '', inAddress = ''] = codes;
  await declareParcels(service, codes);
  const film = testInfo.outputPath('film.y4m');
  writeFilm(film, [
    { frame: barcodeFrame(bars), seconds: 3 },
    { seconds: 1 },
    { frame: qrFrame(`https://www.kuaidi100.com/chaxun?com=yt&nu=${inAddress}`), seconds: 3 },
    { seconds: 4 },
  ]);
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...browserArgs,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const page = await browser.newPage({ viewport: widths.phone });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== service.address && request.url().startsWith('http')) elsewhere.push(request.url());
  });
  await openReceiving(page, service, 'zh');
  const wasm = page.waitForResponse((answer) => answer.url().endsWith('.wasm'));
  await page.getByRole('button', { name: '用相机扫码' }).click();
  expect((await wasm).ok()).toBe(true);
  const panel = page.locator('[data-camera]');
  await expect(panel).toHaveAttribute('data-camera', 'on');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // What was looked up and not received is listed once the next one lies on the table.
  await expect(banner(page)).toContainText(inAddress);
  await expect(rowOf(page, bars)).toHaveCount(1);
  await expect(banner(page)).toContainText('可以收货');
  await page.getByRole('button', { name: '关闭相机' }).click();
  await expect(panel).toHaveCount(0);
  await expect(scanField(page)).toBeFocused();
  expect(elsewhere).toEqual([]);
  await browser.close();
});

test('who may not have the camera, or has none, reads what to do and types the code', async ({
  page,
  service,
}) => {
  const [code = ''] = newCodes(1);
  await declareParcels(service, [code]);
  await page.setViewportSize(widths.phone);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(
        new DOMException(sessionStorage.getItem('why') ?? '', sessionStorage.getItem('why') ?? ''),
      );
  });
  await openReceiving(page, service);
  const open = page.getByRole('button', { name: 'Сканировать камерой' });
  for (const [why, text] of [
    ['NotAllowedError', 'Браузер не разрешает камеру.'],
    ['NotFoundError', 'Камеры нет'],
  ] as const) {
    await page.evaluate((name) => sessionStorage.setItem('why', name), why);
    await open.click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Закрыть камеру' }).click();
  }
  await scanField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('Можно принять');
});
