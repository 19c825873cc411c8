/**
 * What stands beside the amount of a paid line: so much of a unit × its price comes to the amount, or nothing stands
 * there.
 */
import { randomUUID } from 'node:crypto';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { readPdf } from '../../../../test/label-reader.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, setRate, type Till } from '../../../../test/tills.ts';

let service: TestApp;
let till: Till;
let manager: MoneyPerson;
let khujand: number;
beforeAll(async () => {
  const opened = await createOrderApp();
  service = opened.service;
  khujand = opened.points.khujand;
  service.clock.set('2026-11-20T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: khujand });
});

type Box = {
  weightG: number;
  sidesMm: readonly [number, number, number] | null;
  isCargo: boolean;
  day: number;
};

/** A parcel at its point since a day of October: most lie beyond their free days. */
function lying({ customerCode }: Customer, { weightG, sidesMm, isCargo, day }: Box): Promise<string> {
  const [lengthMm = null, widthMm = null, heightMm = null] = sidesMm ?? [];
  return builders(service.context).parcelAtPickupPoint({
    facts: {
      customerCode,
      pickupPointId: khujand,
      orderCode: null,
      weightG,
      lengthMm,
      widthMm,
      heightMm,
      businessLine: isCargo ? 'FBA' : 'BSC',
    },
    receivedAt: `2026-10-${String(day).padStart(2, '0')}T06:00:00Z`,
  });
}

async function pay(customer: Customer): Promise<WirePayment> {
  return moneyOf<WirePayment>(await till.take(customer, { cash: { USD: '99000' }, over: 'BALANCE' }));
}

async function printed(payment: WirePayment, query = 'format=pdf&copy=false'): Promise<string> {
  const { rawPayload } = await service.app.inject({
    method: 'GET',
    url: `/api/staff/payments/${payment.id}/receipt?${query}`,
    headers: { token: till.clerk.token },
  });
  const pages = await readPdf(rawPayload, { pictures: false });
  return pages.map(({ text }) => text).join('\n');
}

const units = { KG: 'кг', CBM: 'м³', DAY: 'дн. / рӯз' };
const comma = (text: string) => text.replace('.', ',');
const explained = ({ lines }: WirePayment) => lines.filter(({ quantity }) => quantity !== null);

/** What the paper says beside amounts, in its order. */
function productsOn(text: string): string[] {
  return [...text.matchAll(/[\d,]+ (?:кг|м³|дн\. \/ рӯз) × [\d,]+/g)].map(([product]) => product);
}

async function expectTrue(payment: WirePayment): Promise<void> {
  for (const { quantity, unit, unitPrice, amount } of payment.lines) {
    const all = [quantity, unit, unitPrice];
    expect(all.every((each) => each === null) || all.every((each) => each !== null)).toBe(true);
    if (quantity === null) continue;
    // Half up to the cent; quantities and prices are short decimals.
    const off = Number(quantity) * Number(unitPrice) - Number(amount.amount);
    expect(Math.abs(off), `${quantity} × ${unitPrice} = ${amount.amount}`).toBeLessThan(0.005 + 1e-9);
  }
  const lines = explained(payment).map(
    ({ quantity, unit, unitPrice }) =>
      `${comma(quantity ?? '')} ${units[unit ?? 'KG']} × ${comma(unitPrice ?? '')}`,
  );
  expect(productsOn(await printed(payment)).toSorted((a, b) => a.localeCompare(b))).toEqual(
    lines.toSorted((a, b) => a.localeCompare(b)),
  );
}

describe('what stands beside the amount of a paid line', () => {
  test('comes to the amount on every line of every receipt: by volume, by weight, minimum, discount, storage', async () => {
    const side = fc.integer({ min: 20, max: 2_400 });
    const boxes = fc.sample(
      fc.record({
        weightG: fc.integer({ min: 1, max: 400_000 }),
        sidesMm: fc.option(fc.tuple(side, side, side)),
        isCargo: fc.boolean(),
        day: fc.integer({ min: 1, max: 25 }),
      }),
      { numRuns: 48, seed: 20_261_128 },
    );
    const customers = [await newCustomer(service), await newCustomer(service), await newCustomer(service)];
    await agree(customers[1]);
    for (const [index, box] of boxes.entries()) await lying(customers[index % 3] ?? fail(), box);
    const payments: WirePayment[] = [];
    for (const customer of customers) payments.push(await pay(customer));
    for (const payment of payments) await expectTrue(payment);
    // The sample has all kinds, and lines of which nothing can be said.
    const lines = payments.flatMap((payment) => payment.lines);
    for (const unit of ['KG', 'CBM', 'DAY']) expect(lines.some((line) => line.unit === unit)).toBe(true);
    expect(lines.some(({ quantity }) => quantity === null)).toBe(true);
  });

  test('is cubic metres of a light box of cargo and kilograms of a heavy one, never the other price', async () => {
    const customer = await newCustomer(service);
    const light = { weightG: 45_000, sidesMm: [1_000, 800, 600], isCargo: true, day: 30 } as const;
    await lying(customer, light);
    await lying(customer, { ...light, weightG: 30_500, sidesMm: [500, 500, 400] });
    const payment = await pay(customer);
    expect(payment.lines).toMatchObject([
      { amount: { amount: '124.80' }, quantity: '0.48', unit: 'CBM', unitPrice: '260.00' },
      { amount: { amount: '76.25' }, quantity: '30.500', unit: 'KG', unitPrice: '2.50' },
    ]);
    expect(productsOn(await printed(payment))).toEqual(['0,48 м³ × 260,00', '30,500 кг × 2,50']);
  });

  test('is left out of copies of what was kept with the wrong price, and of a product without its unit', async () => {
    const customer = await newCustomer(service);
    await lying(customer, { weightG: 30_500, sidesMm: [500, 500, 400], isCargo: true, day: 30 });
    await lying(customer, { weightG: 3_000, sidesMm: null, isCargo: false, day: 30 });
    const payment = await pay(customer);
    const { sql } = service.context;
    await sql`alter table payment_line disable trigger payment_line_is_kept`;
    await sql`update payment_line set quantity = '0.1', unit = 'CBM', unit_price = '260.00' where payment_id = ${payment.id} and amount_minor = 7625`;
    await sql`update payment_line set unit = null where payment_id = ${payment.id} and amount_minor = 750`;
    await sql`alter table payment_line enable trigger payment_line_is_kept`;
    expect(productsOn(await printed(payment, 'format=pdf'))).toEqual([]);
    const again = moneyOf<WirePayment>(await till.clerk.get(`/staff/payments/${payment.id}`));
    expect(explained(again)).toEqual([]);
    expect(again.lines.map(({ amount }) => amount.amount)).toEqual(['76.25', '7.50']);
  });
});

function fail(): never {
  throw new Error('no such customer');
}

/** 7.5 per cent off standard parcels of a customer, for what is entered from here on. */
async function agree(customer: Customer | undefined): Promise<void> {
  const products = moneyOf<{ id: number; code: string }[]>(await manager.get('/common/all-products'));
  service.clock.set('2026-09-20T09:00:00Z');
  const answer = await manager.post('/staff/customer-prices', {
    requestId: randomUUID(),
    customerCode: customer?.customerCode,
    productId: products.find(({ code }) => code === 'STANDARD')?.id,
    discountPct: '7.5',
    validFrom: '2026-09-21',
    validTo: '2026-12-31',
    enabled: true,
  });
  expect(answer.status).toBe(200);
  service.clock.set('2026-11-20T09:00:00Z');
}
