import { randomUUID } from 'node:crypto';
import { callService, openAccount, readStorage } from '../accounts.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, widths } from '../fixtures.ts';
import { askForSignature, signOn } from '../hand-over-pictures.ts';
import { bringToBokhtar, customerCodeOf, enterRate } from '../ready-parcels.ts';
import { addStaff } from '../staff.ts';
import { scan, storedIn } from '../stations.ts';
import { enterConsole, storeSession } from '../stored-session.ts';
import { test } from '../till-service.ts';

test.use({ isWarm: true });

const pointCode = 'PP-BOKHTAR';
const parcelCode = 'YT7223460000001';
const broughtBack = 'YT7223460000002';

test('a customer chooses a courier; the clerk sends out; the courier gives one parcel and brings one back', async ({
  page,
  context,
  tillService: service,
}) => {
  const manager = await addStaff(service, 'manager');
  const { token } = await storeSession(page, service.address, manager);
  await enterRate(service, token);
  const [point] = await service.sql<{ id: number }[]>`select id from place where code = ${pointCode}`;
  const pickupPointId = point?.id ?? 0;
  await askForSignature(service, pickupPointId, pointCode);
  const door = { landmark: 'за аптекой', phone: '+992927005570' };
  const customers: { code: string; customer: Awaited<ReturnType<typeof openAccount>> }[] = [];
  for (const parcel of [parcelCode, broughtBack]) {
    const customer = await openAccount(service);
    await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId }, customer.session.token);
    const code = await customerCodeOf(service, customer.username);
    await bringToBokhtar(service, code, [parcel]);
    customers.push({ code, customer });
  }
  const [first, second] = customers;
  if (first === undefined || second === undefined) throw new Error('two customers are needed');
  const chosen = { trackingCodes: [broughtBack], address: 'ул. Вахдат, 3', ...door };
  await callService(service, 'PUT', '/profile/courier', chosen, second.customer.session.token);

  // The customer chooses at the own pickup point, on a phone.
  const cabinet = await context.newPage();
  await cabinet.setViewportSize(widths.phone);
  await storeSession(cabinet, service.address, first.customer);
  await cabinet.goto(`${service.address}/#/OrderPickupPoint`);
  const card = cabinet.getByRole('region', { name: 'Курьер до двери' });
  await expect(card).toContainText('1,50');
  // What the page is for comes first: the choice of a point is on the first screen, the courier beside or below it.
  const chooser = cabinet.getByRole('region', { name: 'Где забирать посылки' });
  for (const size of [{ width: 1440, height: 900 }, { width: 1280, height: 800 }, widths.phone]) {
    await cabinet.setViewportSize(size);
    await expect
      .poll(async () => {
        const [own, beside] = [await chooser.boundingBox(), await card.boundingBox()];
        if (own === null || beside === null) return 'not there';
        const isFirst = own.x < beside.x || own.y < beside.y;
        return own.y < size.height && isFirst ? 'first' : `at ${own.y}, the courier at ${beside.y}`;
      })
      .toBe('first');
  }
  await card.getByRole('checkbox').check();
  await card.getByLabel('Адрес').fill('ул. Борбад, 112, кв. 34');
  await card.getByLabel('Ориентир').fill('за аптекой «Сифат»');
  await card.getByLabel('Телефон для курьера').fill('+992927005571');
  await card.getByRole('button', { name: 'Привезти 1 посылку' }).click();
  await expect(card).toContainText('привезём: ул. Борбад, 112, кв. 34');
  await expectNoSidewaysScroll(cabinet);
  await expectAccessible(cabinet);
  await cabinet.close();

  // The clerk sends both out, in Chinese.
  const courier = await addStaff(service, 'courier', pointCode);
  const clerk = await addStaff(service, 'pickup-clerk', pointCode);
  await page.setViewportSize(widths.desktop);
  await enterConsole(page, service, '#/bsc/couriers', clerk);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  await expect(page.getByRole('region', { name: '待派送' })).toContainText('ул. Борбад');
  for (const [code, stop] of [
    [parcelCode, 1],
    [broughtBack, 2],
  ] as const) {
    await scan(page, code);
    await expect(page.locator('[data-verdict]')).toContainText(`第 ${stop} 站`);
  }
  await expectAccessible(page);
  await page.getByLabel('从').fill('14:00');
  await page.getByLabel('至').fill('18:00');
  await page.getByRole('button', { name: '出发' }).click();
  await expect(page.getByText('已通知客户 14:00–18:00 送达')).toBeVisible();

  // The courier gives the first by a document while offline, and was not let in at the second.
  const phone = await context.browser()?.newContext({ viewport: widths.phone, locale: 'ru-RU' });
  const round = await phone?.newPage();
  if (phone === undefined || round === undefined) throw new Error('a second browser is needed');
  const courierToken = await enterConsole(round, service, '#/', courier);
  const counted = { TJS: { notes: { 10: 5 } }, USD: { notes: {} } };
  const opening = { requestId: randomUUID(), counted };
  await callService(service, 'POST', '/staff/shifts', opening, courierToken);
  await round.reload();
  const stop = round.locator('[data-stop="1"]');
  await expect(stop).toContainText(first.code);
  await expect(stop).toContainText('92,96');
  await expect(round.getByText('+992927005571')).toHaveCount(0);
  await expectNoSidewaysScroll(round);
  await expectAccessible(round);
  await cutLine(round);
  await scan(round, parcelCode);
  await expect(stop).toContainText('отсканирована');
  await stop.getByLabel('Последние 4').fill('4821');
  await expect(stop.getByRole('button', { name: 'Выдать 1 посылку' })).toBeDisabled();
  await stop.getByRole('button', { name: 'Принять подпись' }).click();
  await signOn(round);
  await expectNoSidewaysScroll(round);
  await expectAccessible(round);
  await round.getByRole('button', { name: 'Принять', exact: true }).click();
  await expect(stop).toContainText('Подпись принята');
  await stop.getByRole('button', { name: 'Выдать 1 посылку' }).click();
  await expect(round.getByRole('region', { name: 'Уже были' })).toContainText('сохранено, ждёт сети');

  // Who logs out is warned; the round goes with the log-out, what is done stays, and a colleague on the same phone sees
  // nothing of either.
  await round.route('**/api/courier/stops/**', (route) => route.abort());
  await phone.setOffline(false);
  await round.getByRole('button', { name: /^Меню пользователя/ }).click();
  await round.getByRole('menuitem', { name: 'Выйти' }).click();
  const warning = round.getByRole('alertdialog', { name: 'Отправлено ещё не всё' });
  await expect(warning).toContainText('1 запись маршрута');
  await warning.getByRole('button', { name: 'Всё равно выйти' }).click();
  await expect(round.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
  await expect.poll(() => storedIn(round, 'rohi-cabinet')).toEqual([]);
  const colleague = await addStaff(service, 'courier', pointCode);
  await enterConsole(round, service, '#/bsc/round', colleague);
  await expect(round.getByText('Маршрута пока нет')).toBeVisible();
  await round.unroute('**/api/courier/stops/**');
  await expect.poll(() => storedIn(round, 'courier', 'scans')).toHaveLength(1);
  await enterConsole(round, service, '#/bsc/round', courier);
  await expect(round.getByRole('region', { name: 'Уже были' })).toContainText('выдано');
  await expect.poll(() => storedIn(round, 'courier', 'scans')).toEqual([]);
  const next = round.locator('[data-stop="2"]');
  await next.getByRole('button', { name: 'Не застал' }).click();
  await next.getByRole('button', { name: 'Записать' }).click();
  await expect(round.getByRole('region', { name: 'Уже были' })).toContainText('Никого не было, повторно');

  // The same where the login of the first has ended and a colleague logs in over it.
  const stored = async () => JSON.stringify(await storedIn(round, 'rohi-cabinet'));
  await expect.poll(stored).toContain('ул. Борбад');
  const { refresh_token } = await readStorage(round);
  await callService(service, 'POST', '/auth/loginout', { refresh_token });
  await round.evaluate(() => (location.hash = '#/bsc/cash'));
  const ended = round.getByRole('alertdialog', { name: 'Вход устарел' });
  await ended.locator('[autocomplete=username]').fill(colleague.username);
  await ended.locator('[autocomplete=current-password]').fill(colleague.password);
  await ended.locator('[type=submit]').click();
  await expect(ended).toHaveCount(0);
  await expect.poll(stored).not.toContain('ул. Борбад');
  await phone.close();

  // What came back lies on its shelf again, and the round ends.
  await page.getByText('放回货架', { exact: true }).click();
  await scan(page, broughtBack);
  await expect(page.locator('[data-verdict]')).toContainText('已放回自提点');
  await page.getByRole('button', { name: '结束路线' }).click();
  await expect(page.getByRole('button', { name: '结束路线' })).toHaveCount(0);
  const states = await service.sql<{ status: string }[]>`
    select status from parcel where tracking_code = any(${[parcelCode, broughtBack]}) order by tracking_code`;
  expect(states.map(({ status }) => status)).toEqual(['KHYQS', 'DKHQS']);
  const pictures = await service.sql`
    select kind from attachment as evidence join hand_over on hand_over.visit_id::text = evidence.subject_id
    where tracking_code = ${parcelCode}`;
  expect(pictures).toEqual([{ kind: 'SIGNATURE' }]);
});
