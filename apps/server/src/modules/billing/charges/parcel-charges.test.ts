import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { checkDerived } from '../../../commands/check-derived.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import type { Move } from '../../tracking/moves/parcel-move.ts';
import { moveParcel, writeParcels, type ParcelFacts } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let customer: Customer;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});
beforeEach(async () => {
  // Free until 28 November, then 1.00 USD a day for 20 kg; delivery is 50.00 USD.
  service.clock.set('2026-11-20T06:00:00Z');
  customer = await newCustomer(service);
});

const station = { actor: systemPrincipal('test'), source: 'station' } as const;
const move = (code: string, type: Move['type'], more: Partial<Move> = {}) =>
  moveParcel(service.context, code, { type, ...station, ...more } as Move);

const ready = () =>
  builders(service.context).parcelAtPickupPoint({
    facts: {
      customerCode: customer.customerCode,
      pickupPointId: points.khujand,
      orderCode: null,
      weightG: 20_000,
    },
    receivedAt: '2026-10-30T06:00:00Z',
  });

async function writeFacts(trackingCode: string, facts: Partial<ParcelFacts>): Promise<void> {
  const declare = { facts, move: { ...station, source: 'office' } as const };
  const { context } = service;
  await inTransaction(context.db, (tx) => writeParcels(context, tx, [{ trackingCode, declare, moves: [] }]));
}

/** The rows of a parcel: kind, amount, whether it is due, whether its parcel was collected. */
async function rows(code: string): Promise<string[]> {
  const found = await service.context.sql<{ row: string }[]>`
    select concat_ws(' ', kind, coalesce(amount_minor::text, 'runs'), case when due_at is null then 'rests' end,
      case when left_at is not null then 'left' end) as row
    from charge join parcel on parcel.id = parcel_id where tracking_code = ${code} order by kind`;
  return found.map(({ row }) => row);
}

async function undoLast(code: string): Promise<void> {
  const [last] = await service.context.sql<{ seq: number }[]>`
    select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  await move(code, 'CORRECTED', { corrects: last?.seq ?? 0, reason: 'WRONG_SCAN' });
}

describe('the charges of a parcel', () => {
  test('are due when it can be collected, go with an arrival that was none, and stay when it is collected', async () => {
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { customerCode: customer.customerCode, pickupPointId: points.khujand, weightG: 20_000 },
    });
    expect(await rows(code)).toEqual([]);
    for (const type of ['LINEHAUL_DEPARTED', 'HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED'] as const)
      await move(code, type);
    expect(await rows(code)).toEqual(['DELIVERY 5000', 'STORAGE runs']);
    await undoLast(code);
    expect(await rows(code)).toEqual([]);
    await move(code, 'PP_RECEIVED');
    // Ten days are free, two are paid for.
    service.clock.set('2026-12-02T06:00:00Z');
    await move(code, 'CUSTOMER_RECEIVED');
    expect(await rows(code)).toEqual(['DELIVERY 5000 left', 'STORAGE 200 left']);
    await undoLast(code);
    expect(await rows(code)).toEqual(['DELIVERY 5000', 'STORAGE runs']);
    expect(await checkDerived(service.context)).toMatchObject({ isRight: true });
  });

  test('follow weight and owner', async () => {
    const code = await ready();
    await writeFacts(code, { weightG: 10_000 });
    expect(await rows(code)).toEqual(['DELIVERY 2500', 'STORAGE runs']);
    await writeFacts(code, { customerCode: null });
    expect(await rows(code)).toEqual([]);
    expect(await checkDerived(service.context)).toMatchObject({ isRight: true });
  });

  test('that differ from the price on record are named by the check', async () => {
    const code = await ready();
    await service.context.sql`update charge set amount_minor = amount_minor + 1 where kind = 'DELIVERY'`;
    const { lines } = await checkDerived(service.context);
    expect(lines).toContain(`what is owed differs from the charge: ${code}`);
    await service.context.sql`update charge set amount_minor = amount_minor - 1 where kind = 'DELIVERY'`;
  });

  test('have what was done with it when it was held, at the price that was said', async () => {
    const code = await ready();
    await service.context.sql`
      insert into parcel_problem (id, parcel_id, kind, unit_id, device, raised_at, raised_by, flags, answer, answered_at,
        price_minor, currency, done_by, ended_at, ended)
      select gen_random_uuid(), id, 'DAMAGED', ${points.khujand}, 'd', now(), 'x', '{}', 'SEND_ON', now(), 150, 'USD',
        '2026-11-10', now(), 'SENT_ON' from parcel where tracking_code = ${code}`;
    await writeFacts(code, { weightG: 16_000 });
    expect(await rows(code)).toEqual(['DELIVERY 4000', 'SERVICE 150', 'STORAGE runs']);
    const { unpaid } = (await customer.ask('GET', '/common/account')).json['data'] as {
      unpaid: { amount: string };
    };
    expect(unpaid.amount).toBe('41.50');
  });
});
