import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { callService } from '../accounts.ts';
import { customerAtPoint, cutLine, setUpPoint, sitAtCounter } from '../counter-station.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths, type Service } from '../fixtures.ts';
import { askForSignature, signOn } from '../hand-over-pictures.ts';
import { bar, expectFits, scan, scanField, storedIn } from '../stations.ts';
import { test } from '../till-service.ts';

test.use({ serviceWorkers: 'allow' });

const pointCode = 'PP-BOKHTAR';
const parcels = ['YT7223450000101', 'YT7223450000102', 'YT7223450000103'] as const;
const byPass = 'YT7223450000104';
const verdict = (page: Page) => page.locator('[data-verdict]');

/** Another visit has a picture of this id: the service takes no other by it. */
async function takeId(
  { address }: Service,
  id: string,
  { token, body }: { token: string; body: Buffer },
): Promise<void> {
  const query = new URLSearchParams({
    visit: randomUUID(),
    kind: 'PHOTO',
    takenAt: new Date().toISOString(),
  });
  const { status } = await fetch(`${address}/api/hand-over/evidence/${id}?${query}`, {
    method: 'PUT',
    headers: { token, 'content-type': 'image/png' },
    body: new Uint8Array(body),
  });
  expect(status).toBe(200);
}

test('the line is cut: a document, a signed pass, a signature, cash by the snapshot, parcels that are given; the page loaded anew; then all of it is on record once', async ({
  page,
  context,
  tillService: service,
}) => {
  await page.setViewportSize(widths.desktop);
  const point = await setUpPoint(page, service);
  const { unitId } = point;
  await askForSignature(service, unitId, pointCode);
  const { code: customer } = await customerAtPoint(service, unitId, parcels);
  const other = await customerAtPoint(service, unitId, [byPass]);
  const holder = other.code;
  const { own: pass } = await callService<DataOf<typeof ownPasses>>(
    service,
    'GET',
    '/profile/passes',
    undefined,
    other.token,
  );

  const { token: clerkToken, shiftId } = await sitAtCounter(page, service, point);
  await expect(bar(page)).toContainText('4');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => caches.keys().then((names) => names.length)), { timeout: 60_000 })
    .toBeGreaterThan(0);

  // What is scanned at once as the line goes is taken by the snapshot.
  await cutLine(page, context, async () => {
    await scan(page, parcels[0]);
    await expect(page.getByRole('heading', { name: customer })).toBeVisible();
  });
  await expect(page.getByRole('region', { name: 'Клиенты' })).toContainText('3 готовы');
  await scan(page, parcels[0]);
  await expect(verdict(page)).toContainText('Сначала документ');
  await expectAccessible(page);
  await page.getByLabel('Последние 4 знака номера').fill('4412');
  await page.getByRole('button', { name: 'Документ проверен' }).click();
  const card = page.getByRole('region', { name: customer });
  await scan(page, [parcels[0], parcels[1]]);
  await expect(verdict(page)).toContainText('Верно, 2 из 3');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Не оплачена');
  await expectAccessible(page);
  await expectFits(page);
  // The key asks for the sum; nothing was taken, and too little is not taken either.
  const received = page.getByLabel('Наличные TJS');
  await page.keyboard.press('F9');
  await expect(received).toBeFocused();
  await expect(page.getByLabel('Наличные USD')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Принять .*F9$/ })).toBeDisabled();
  await received.fill('5');
  await page.keyboard.press('F9');
  await expect(verdict(page)).toContainText('Не оплачена');
  await expect(page.getByRole('button', { name: /^Принять .*F9$/ })).toBeDisabled();
  await received.fill('1000');
  await page.keyboard.press('F9');
  await expect(verdict(page)).toContainText('Сохранено');
  await expect(card.getByText('оплачена без связи')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Нет фото или подписи');
  await page.getByRole('button', { name: 'Принять подпись' }).click();
  await signOn(page);
  await page.getByRole('button', { name: 'Стереть' }).click();
  await expect(page.getByRole('button', { name: 'Принять', exact: true })).toBeDisabled();
  await signOn(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(page.getByText('Подпись принята')).toBeVisible();
  await scanField(page).press('Enter');
  await expect(verdict(page)).toContainText('Сохранено, выдано: 2');
  await expect(card.getByText('ждёт отправки')).toHaveCount(2);
  await scan(page, parcels[0]);
  await expect(verdict(page)).toContainText('Уже выдана');
  // The next in the queue holds a phone to the scanner: the card stays as it is.
  await scan(page, pass.text);
  await expect(verdict(page)).toContainText(`Сначала закройте карточку ${customer}`);
  await expect(page.getByRole('heading', { name: customer })).toBeVisible();

  // The page loaded anew knows what it has done, in another language and on a phone too.
  await page.setViewportSize(widths.phone);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await expect(bar(page)).toHaveAttribute('data-line', 'down');
  await expect(scanField(page)).toBeFocused();
  await expect(page.getByRole('region', { name: '等待上传：3' }).getByRole('listitem')).toHaveCount(3);
  await scan(page, parcels[0]);
  await expect(verdict(page)).toContainText('已经交付');
  await scan(page, parcels[2]);
  await expect(page.getByRole('region', { name: '客户' })).toContainText(customer);
  const forged = `${pass.text.slice(0, -3)}${pass.text.at(-3) === '7' ? '8' : '7'}${pass.text.slice(-2)}`;
  await scan(page, forged);
  await expect(verdict(page)).toContainText('签名不正确');
  await scan(page, pass.text);
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(page.getByText('凭证有效', { exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'box.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('已拍照')).toBeVisible();
  await scan(page, byPass);
  await page.keyboard.press('F9');
  await page.keyboard.type('1000');
  await page.keyboard.press('F9');
  await expect(verdict(page)).toContainText('现金已收');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('已保存，交付 1 件');
  await expect(page.getByRole('region', { name: '等待上传：5' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(
    await service.sql`select from hand_over where tracking_code in ${service.sql([...parcels, byPass])}`,
  ).toHaveLength(0);

  await page.route('**/api/hand-over/evidence/**', (route) => route.abort());
  await context.setOffline(false);
  await expect(bar(page)).toHaveAttribute('data-line', 'up');
  await expect
    .poll(async () => {
      const rows = await service.sql<{ code: string }[]>`
        select tracking_code as code from hand_over where tracking_code in ${service.sql(parcels)} order by tracking_code`;
      return rows.map(({ code }) => code);
    })
    .toEqual(parcels.slice(0, 2));
  const paid = await service.sql<{ lines: number; shift: string }[]>`
    select count(*)::int as lines, shift_id as shift from payment join payment_line on payment_id = payment.id
    where customer_code = ${customer} group by payment.id`;
  expect(paid).toEqual([{ lines: 2, shift: shiftId }]);
  await expect
    .poll(
      () => service.sql`
        select proof, pass_serial as serial from counter_visit join hand_over on visit_id = counter_visit.id
        where tracking_code = ${byPass}`,
    )
    .toEqual([{ proof: 'PASS', serial: pass.serial }]);

  // The pictures wait and are counted. The service takes neither: one is taken again, the other given up.
  await expect(bar(page)).toContainText('待传 2 条');
  const waiting = (await storedIn(page, 'evidence', 'scans')) as { scanId: string }[];
  for (const { scanId } of waiting)
    await takeId(service, scanId, { token: clerkToken, body: await page.screenshot() });
  await page.unroute('**/api/hand-over/evidence/**');
  await page.getByRole('button', { name: /本机未受理/ }).click();
  const refused = page.getByRole('region', { name: '交付照片与签名' });
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await refused
    .getByRole('listitem')
    .filter({ hasText: holder })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'box.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await refused.getByRole('button', { name: '放弃' }).click();
  await refused.getByLabel('没有照片或签名的原因').fill('客户已离开');
  await refused.getByRole('button', { name: '保存原因' }).click();
  await expect(refused).toHaveCount(0);
  await expect.poll(() => storedIn(page, 'evidence', 'scans')).toEqual([]);
  const left = await service.sql`
    select evidence.kind, customer_code as customer from attachment as evidence
    join counter_visit on counter_visit.id::text = subject_id`;
  expect(left).toEqual([{ kind: 'PHOTO', customer: holder }]);
  const dropped = await service.sql`
    select kind, reason, customer_code as customer from hand_over_evidence_dropped
    join counter_visit on counter_visit.id = visit_id`;
  expect(dropped).toEqual([{ kind: 'SIGNATURE', reason: '客户已离开', customer }]);
});
