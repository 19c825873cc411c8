import { beforeAll, describe, expect, test } from 'vitest';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import { readCodes, readPdf } from '../../../../test/label-reader.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { drawOwnReceipt } from './receipt-files.service.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';

let service: TestApp;
let till: Till;
let payment: WirePayment;
let manager: MoneyPerson;
let khujand: number;
beforeAll(async () => {
  const { service: opened, points } = await createOrderApp();
  service = opened;
  khujand = points.khujand;
  service.clock.set('2026-11-20T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: khujand });
  const customer = await newCustomer(service);
  for (const weightG of [3_420, 3_800, 2_100]) await readyParcel(service, customer, khujand, weightG);
  payment = moneyOf<WirePayment>(
    await till.take(customer, { cash: { TJS: '300' }, card: { amount: '20', reference: '004711' } }),
  );
});

const file = (query: string, by: Pick<MoneyPerson, 'token'> = till.clerk, id = payment.id) =>
  service.app.inject({
    method: 'GET',
    url: `/api/staff/payments/${id}/receipt?${query}`,
    headers: { token: by.token },
  });

describe('a receipt', () => {
  test('is a page, and says when it is a copy', async () => {
    const [first, copy] = [await file('format=pdf&copy=false'), await file('format=pdf')];
    for (const each of [first, copy]) {
      expect(each.statusCode).toBe(200);
      expect(each.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(first.rawPayload.equals(copy.rawPayload)).toBe(false);
    expect(first.headers['content-disposition']).toContain(payment.receiptNumber);
  });

  test('is dots for a printer of 80 mm paper: whole graphics of 576 dots, and a cut', async () => {
    const { rawPayload } = await file('format=escpos&copy=false');
    let at = 2;
    let rows = 0;
    let black = 0;
    while (rawPayload[at] === 0x1d && rawPayload[at + 1] === 0x76) {
      const bytesPerRow = rawPayload.readUInt16LE(at + 4);
      const count = rawPayload.readUInt16LE(at + 6);
      expect(bytesPerRow).toBe(72);
      black += rawPayload.subarray(at + 8, at + 8 + bytesPerRow * count).filter((byte) => byte !== 0).length;
      rows += count;
      at += 8 + bytesPerRow * count;
    }
    expect(rawPayload.subarray(at)).toEqual(Buffer.from([0x1b, 0x64, 3, 0x1d, 0x56, 0x42, 0]));
    expect(rows).toBeGreaterThan(600);
    expect(black).toBeGreaterThan(2_000);
  });

  test('a receipt names the source of the rate in words of the paper, and none for a rate that the office typed', async () => {
    const rateLine = async (id: string) => {
      const [page] = await readPdf((await file('format=pdf', till.clerk, id)).rawPayload, {
        pictures: false,
      });
      return page?.text.split(/\r?\n/).find((line) => line.startsWith('Курс'));
    };
    expect(await rateLine(payment.id)).toBe('Курс / Қурб НБТ / БМТ 20.11.2026: 1 USD = 9,25 TJS');
    const typed = { from: 'USD', to: 'TJS', rate: '9.26', rateDate: '2026-11-20' };
    expect(endOf(await manager.post('/price/rates', typed))).toBe('ok');
    const customer = await newCustomer(service);
    await readyParcel(service, customer, khujand, 1_000);
    const { id } = moneyOf<WirePayment>(
      await till.take(customer, { cash: { TJS: '300' }, rate: { rate: '9.26', rateDate: '2026-11-20' } }),
    );
    expect(await rateLine(id)).toBe('Курс / Қурб 20.11.2026: 1 USD = 9,26 TJS');
  });

  test('leads to the account of its customer where the site has an address', async () => {
    const { context } = service;
    const config = { ...context.config, publicUrl: 'https://example.tj' };
    const { bytes } = await drawOwnReceipt({ ...context, config }, payment, payment.id);
    const [page] = await readPdf(bytes);
    expect(page && (await readCodes(page.picture))).toContainEqual(
      expect.objectContaining({ format: 'QRCode', text: 'https://example.tj/#/balance' }),
    );
  });

  test('is not printed at another point', async () => {
    const stranger = await moneyPerson(service, 'cashier', 'PP-KULOB');
    expect((await file('format=pdf', stranger)).statusCode).toBe(404);
  });
});
