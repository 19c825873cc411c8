import { randomUUID } from 'node:crypto';
import { parcelsMoved } from '@rohi/contract/tracking/parcels-moved';
import { beforeAll, expect, test } from 'vitest';
import { newTrackingCode } from '../../../test/build.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { sendPhoto } from '../../../test/photos.ts';
import { newDevice, scanOf, sendScans, stationPerson, type StationPerson } from '../../../test/stations.ts';
import { runEvents, type TestApp } from '../../../test/test-app.ts';
import { systemPrincipal } from '../../principal.ts';
import type { LetterParams } from '../notifications/letters.ts';
import { moveParcel } from '../tracking/tracking.service.ts';
import { noteReceipts, writeReceiptLetters } from './receipt-letters.service.ts';

let service: TestApp;
let clerk: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
});

/** A box of a customer that is received undeclared; its code. */
async function receive({ customerCode }: Customer, facts: Record<string, unknown> = {}): Promise<string> {
  const scan = scanOf(service, newTrackingCode(), { customerCode, ...facts });
  await sendScans(clerk, device, [scan]);
  return scan.code;
}

/** What the letters to a customer name, the oldest letter first. */
async function lettersTo({ account }: Customer): Promise<LetterParams['parcelsReceived'][]> {
  const rows = await service.context.sql<{ params: LetterParams['parcelsReceived'] }[]>`
    select params from letter where name = 'parcelsReceived' and recipient = ${account.email} order by queued_at`;
  return rows.map(({ params }) => params);
}

async function endOfDay(): Promise<void> {
  await runEvents(service);
  await writeReceiptLetters(service.context);
}

test('all that China has received of a customer in a day is told in one letter, with weight, photo and days', async () => {
  const owner = await newCustomer(service);
  const first = await receive(owner, { weightG: 3_420 });
  const second = await receive(owner);
  await sendPhoto(service, clerk, { photoId: randomUUID(), deviceId: device, code: first });
  await endOfDay();
  const [letter, ...others] = await lettersTo(owner);
  expect(others).toEqual([]);
  expect(letter).toEqual({
    parcels: expect.arrayContaining([
      { trackingCode: first, weightKg: '3.420', hasPhoto: true, isDeclared: false },
      { trackingCode: second, weightKg: null, hasPhoto: false, isDeclared: false },
    ]),
    count: 2,
    arrives: { from: expect.any(String), to: expect.any(String) },
  });
});

test('a receipt is told once, however often it is heard of and the letters are written', async () => {
  const owner = await newCustomer(service);
  const code = await receive(owner);
  await endOfDay();
  const [row] = await service.context.sql<{ id: string; last: number }[]>`
    select parcel_id as id, max(seq) as last from parcel_event join parcel on parcel.id = parcel_id
    where tracking_code = ${code} group by parcel_id`;
  const { payload } = parcelsMoved;
  const { parcels } = payload.parse({ parcels: [{ parcelId: row?.id, from: 1, to: row?.last }] });
  await noteReceipts(service.context, parcels);
  await Promise.all([writeReceiptLetters(service.context), writeReceiptLetters(service.context)]);
  expect(await lettersTo(owner)).toHaveLength(1);
});

test('what was taken back or superseded by later news is not in the letter, and customers without letters get none', async () => {
  const station = { actor: systemPrincipal('test'), source: 'station' } as const;
  const [undone, ahead, silent] = [
    await newCustomer(service),
    await newCustomer(service),
    await newCustomer(service),
  ];
  const wrong = await receive(undone);
  const [last] = await service.context.sql<{ seq: number }[]>`
    select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${wrong}`;
  await moveParcel(service.context, wrong, {
    type: 'CORRECTED',
    ...station,
    corrects: last?.seq ?? 0,
    reason: 'scanned by mistake',
  });
  const gone = await receive(ahead);
  await moveParcel(service.context, gone, { type: 'LINEHAUL_DEPARTED', ...station });
  await receive(silent);
  await service.context.sql`update user_account set parcel_letters = false where id = ${silent.account.id}`;
  await endOfDay();
  for (const customer of [undone, ahead, silent]) expect(await lettersTo(customer)).toEqual([]);
});
