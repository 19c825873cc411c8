import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { createOrderApp } from '../../../test/orders.ts';
import { publishPrice } from '../../../test/tariffs.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database.ts';
import { systemPrincipal } from '../../principal.ts';
import { checkOrderNumbers } from '../orders/numbers/order-numbers.service.ts';
import { openTariffs } from '../pricing/tariffs/tariff.service.ts';
import { rebuildReadModel } from '../tracking/answers/read-model.service.ts';
import { moveParcel, writeParcels, type ParcelFacts } from '../tracking/tracking.service.ts';

const office = { actor: systemPrincipal('test'), source: 'office' } as const;

let service: TestApp;

beforeEach(async () => {
  ({ service } = await createOrderApp());
  await openTariffs(service.context);
});

async function writeFacts(trackingCode: string, facts: Partial<ParcelFacts>): Promise<void> {
  const { context } = service;
  const write = { trackingCode, declare: { facts, move: office }, moves: [] };
  await inTransaction(context.db, (tx) => writeParcels(context, tx, [write]));
}

/** The rows of charges; `written` is another after each writing. */
async function charges(): Promise<{ code: string; cents: number; version: number; written: string }[]> {
  return service.context.sql<{ code: string; cents: number; version: number; written: string }[]>`
    select tracking_code as code, amount_minor::integer as cents, tariff_version.version, freight_charge.xmin::text as written
    from freight_charge join parcel on parcel.id = parcel_id join tariff_version on tariff_version.id = tariff_version_id
    order by parcel.id`;
}

describe('the charge of a parcel', () => {
  test('is made when it is weighed, follows its weight, and goes with it', async () => {
    const orderCode = 'RA2611020000AA';
    const code = await builders(service.context).parcelReceivedInChina({ facts: { orderCode } });
    expect(await charges()).toEqual([]);
    await writeFacts(code, { weightG: 4_000 });
    expect(await charges()).toMatchObject([{ code, cents: 1_000, version: 1 }]);
    await writeFacts(code, { weightG: 6_000 });
    expect(await charges()).toMatchObject([{ code, cents: 1_500 }]);
    const freight = async () =>
      service.context
        .sql`select freight_usd_minor::integer as cents from order_progress where order_code = ${orderCode}`;
    expect(await freight()).toEqual([{ cents: 1_500 }]);
    await writeFacts(code, { weightG: null });
    expect(await charges()).toEqual([]);
    expect(await freight()).toEqual([{ cents: 0 }]);
  });

  test('is not written again by what it does not depend on', async () => {
    const code = await builders(service.context).parcelReceivedInChina({ facts: { weightG: 4_000 } });
    const before = await charges();
    await moveParcel(service.context, code, { type: 'LINEHAUL_DEPARTED', ...office, source: 'station' });
    await writeFacts(code, { tripCode: 'TRIP-1', orderCode: 'RA2611020000BB' });
    expect(await charges()).toEqual(before);
    expect(await checkOrderNumbers(service.context)).toMatchObject({ wrong: [] });
  });

  test('is made again with the rebuild of all that is derived', async () => {
    await builders(service.context).parcelReceivedInChina({ facts: { weightG: 4_000 } });
    await service.context.sql`update freight_charge set amount_minor = 77`;
    await rebuildReadModel(service.context);
    expect(await charges()).toMatchObject([{ cents: 1_000 }]);
  });

  test('that stood in the column of the parcel came into its row with the version that made it', async () => {
    const { sql } = service.context;
    const { parcelReceivedInChina, newParcel } = builders(service.context);
    service.clock.set('2026-11-20T09:00:00Z');
    await publishPrice(service, '2026-12-01', '3.00');
    service.clock.set('2026-12-10T09:00:00Z');
    for (const receivedAt of [
      '2026-11-10T06:00:00Z',
      '2026-11-30T18:59:59Z',
      '2026-11-30T19:00:00Z',
      '2026-12-05T06:00:00Z',
    ])
      await parcelReceivedInChina({ receivedAt, facts: { weightG: 4_000 } });
    await parcelReceivedInChina({ facts: { weightG: 4_000, businessLine: 'FBA' } });
    await newParcel({ receivedAt: '2026-12-09T06:00:00Z', facts: { weightG: 4_000 } });
    await newParcel();
    const rows = () => sql`select * from freight_charge order by parcel_id`;
    const before = await rows();
    expect(before).toHaveLength(6);
    expect((await charges()).map(({ version }) => version)).toEqual([1, 1, 2, 2, 1, 2]);
    await sql`alter table parcel add column freight_usd_minor bigint`;
    await sql`update parcel set freight_usd_minor = amount_minor from freight_charge where parcel_id = id`;
    await sql`delete from freight_charge`;
    const file = new URL('../../../migrations/0047-freight-charges.sql', import.meta.url);
    const [fill = ''] = /insert into freight_charge[^;]*;/.exec(await readFile(file, 'utf8')) ?? [];
    await sql.unsafe(fill);
    expect(await rows()).toEqual(before);
  });
});
