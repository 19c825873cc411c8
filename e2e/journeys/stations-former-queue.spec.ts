import { randomUUID } from 'node:crypto';
import { callService } from '../accounts.ts';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, test } from '../fixtures.ts';
import { storeFormerQueue, storeFormerSnapshot, type FormerScan } from '../former-queue.ts';
import { addStaff } from '../staff.ts';
import {
  banner,
  bar,
  declareParcels,
  newCodes,
  registerDevice,
  rowOf,
  scan,
  scanField,
  storedIn,
} from '../stations.ts';
import { storeSession } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('scans that a browser has stored with the console of the version before are sent by this one, each once', async ({
  page,
  service,
}) => {
  const codes = newCodes(4);
  const [stored = '', sent = '', refused = '', accepted = ''] = codes;
  await declareParcels(service, [stored, sent]);
  const clerk = await addStaff(service, 'china-operator', 'YIWU-WH');
  const {
    user: { id: owner },
  } = await storeSession(page, service.address, clerk);
  const device = await registerDevice(service);
  const storedAt = Date.now() - 600_000;
  const rowAs = (code: string, state: FormerScan['state'], more: Partial<FormerScan> = {}): FormerScan => ({
    scanId: randomUUID(),
    deviceId: device.id,
    owner,
    storedAt,
    state,
    facts: {
      action: 'RECEIVE',
      code,
      at: new Date(storedAt).toISOString(),
      weightG: 3_000,
      weighedBy: 'HAND',
    },
    ...more,
  });
  const parcel = { trackingCode: accepted, customerCode: 'TJ-10482', weightG: 3_000, cell: null };
  await storeFormerQueue(page, device, [
    rowAs(stored, 'stored'),
    // Taken or not: the answer was lost.
    rowAs(sent, 'sent'),
    rowAs(refused, 'needsPerson', { refusal: 'request.invalid' }),
    rowAs(accepted, 'accepted', { answer: { verdict: 'OK', say: 'RECEIVED', parcel } }),
  ]);
  await page.goto(`${service.address}/staff#/bsc/receiving`);
  await expect(scanField(page)).toBeFocused();
  await expect(bar(page)).toContainText('Всё отправлено');
  for (const code of [stored, sent])
    await expect(rowOf(page, code).first()).toHaveAttribute('data-tone', 'OK');
  await expect(bar(page)).toContainText('Не принято здесь: 1');
  await expect(rowOf(page, accepted).first()).toBeVisible();

  // Opened once more, with everything sent, nothing goes a second time.
  await page.reload();
  await expect(bar(page)).toContainText('Всё отправлено');
  const events = await service.sql<{ code: string; count: number }[]>`
    select tracking_code as code, count(*)::integer as count
    from parcel join parcel_event on parcel_event.parcel_id = parcel.id
    where tracking_code = any(${codes}) and type = 'CN_RECEIVED' group by 1`;
  expect(Object.fromEntries(events.map(({ code, count }) => [code, count]))).toEqual({
    [stored]: 1,
    [sent]: 1,
  });
  const left = (await storedIn(page, 'stations', 'scans')) as FormerScan[];
  expect(left.filter(({ state }) => state === 'stored' || state === 'sent')).toEqual([]);
  expect(left.filter(({ state }) => state === 'needsPerson').map(({ facts }) => facts.code)).toEqual([
    refused,
  ]);
});

test('what a warehouse expected with the console of the version before is known to this one offline', async ({
  page,
  service,
}) => {
  const [code = '', fresh = ''] = newCodes(2);
  const clerk = await addStaff(service, 'china-operator', 'YIWU-WH');
  const { token, user } = await storeSession(page, service.address, clerk);
  const device = await registerDevice(service);
  const path = `/stations/snapshot?deviceId=${device.id}&kind=RECEIVING`;
  const { cursor } = await callService<{ cursor: string }>(service, 'GET', path, undefined, token);
  // Only the stored snapshot knows this parcel: the service is asked for what came after it.
  const expected = {
    code,
    customerCode: 'TJ-77123',
    orderCode: null,
    goods: 'Самовар',
    weightG: 2_500,
    sides: null,
    flags: [],
    isSeveral: false,
  };
  await storeFormerSnapshot(page, { deviceId: device.id, owner: user.id }, { cursor, parcels: [expected] });
  await storeFormerQueue(page, device, []);
  await declareParcels(service, [fresh]);
  await page.goto(`${service.address}/staff#/bsc/receiving`);
  await expect(scanField(page)).toBeFocused();
  await scan(page, fresh);
  await expect(banner(page)).toContainText('Можно принять');
  await cutLine(page);
  await scan(page, code);
  await expect(banner(page)).toContainText('Посылка заявлена');
  await expect(page.getByText('TJ-77123').first()).toBeVisible();
  await expect(banner(page)).toHaveAttribute('data-outlined');
});
