import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { explainAll, recordingContext } from '../../../test/explained-statements.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { runJobs, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { checkDerived } from '../../commands/check-derived.ts';
import { systemPrincipal } from '../../principal.ts';
import type { Move } from '../tracking/moves/parcel-move.ts';
import { moveParcel } from '../tracking/tracking.service.ts';
import { queueStorageRates } from './storage-rates.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let customer: Customer;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});
beforeEach(async () => {
  // Free until 28 November, then 1.00 USD a day for 20 kg; 50.00 USD at most.
  service.clock.set('2026-11-20T06:00:00Z');
  customer = await newCustomer(service);
});

const station = { actor: systemPrincipal('test'), source: 'station' } as const;
const move = (code: string, type: Move['type'], more: Partial<Move> = {}) =>
  moveParcel(service.context, code, { type, ...station, ...more } as Move);

function ready(pickupPointId = points.khujand) {
  const { customerCode } = customer;
  const facts = { customerCode, pickupPointId, orderCode: null, weightG: 20_000 };
  return builders(service.context).parcelAtPickupPoint({ facts, receivedAt: '2026-10-30T06:00:00Z' });
}

/** At a moment, by a log-in of its own: a token lives for an hour. */
async function askAt(moment: string, path: string, app = service.app): Promise<unknown> {
  service.clock.set(moment);
  const { token } = await logIn(app, customer.account);
  return (await call(app, 'GET', path, { token })).json['data'];
}

async function storageAt(moment: string): Promise<string | undefined> {
  const { storageFeesRunning } = (await askAt(moment, '/common/account')) as Record<
    string,
    { amount: string }
  >;
  return storageFeesRunning?.amount;
}

const rates = () => service.context.sql`select parcel_id, per_day_minor, pauses from storage_rate`;

describe('what storage costs a day', () => {
  test('is stored when the parcel comes to its point and goes with it, also when a scan was wrong', async () => {
    const before = (await rates()).length;
    const code = await ready();
    expect(await rates()).toHaveLength(before + 1);
    await move(code, 'CUSTOMER_RECEIVED');
    expect(await rates()).toHaveLength(before);
    const [last] = await service.context.sql<{ seq: number }[]>`
      select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
    await move(code, 'CORRECTED', { corrects: last?.seq ?? 0, reason: 'WRONG_SCAN' });
    expect(await rates()).toHaveLength(before + 1);
    expect(await storageAt('2026-12-02T06:00:00Z')).toBe('4.00');
  });

  test.each<ParcelProblem>(['HELD', 'DAMAGED', 'LOST'])(
    'stands still on the days of %s, and runs on when the flag is lowered or was a mistake',
    async (flag) => {
      const code = await ready();
      service.clock.set('2026-11-30T06:00:00Z');
      await move(code, 'FLAG_RAISED', { flag });
      // The 29th alone: the flag was raised on the 30th. A lost parcel is not to be paid until it is there again.
      expect(await storageAt('2026-12-02T06:00:00Z')).toBe(flag === 'LOST' ? '0.00' : '1.00');
      await move(code, 'FLAG_CLEARED', { flag });
      expect(await storageAt('2026-12-04T06:00:00Z')).toBe('3.00');
      const [raised] = await service.context.sql<{ seq: number }[]>`
        select seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code} and type = 'FLAG_RAISED'`;
      await move(code, 'CORRECTED', { corrects: raised?.seq ?? 0, reason: 'WRONG_SCAN' }).catch(() => null);
      const [row] = await service.context.sql<{ stands: boolean }[]>`
        select not exists (select from parcel_event event join parcel on parcel.id = parcel_id
          where tracking_code = ${code} and corrects = ${raised?.seq ?? 0}) as stands`;
      expect(await storageAt('2026-12-04T06:00:00Z')).toBe(row?.stands === true ? '3.00' : '6.00');
    },
  );

  test('is found again where it is missing: sums are right before, and the check says so', async () => {
    await ready();
    const code = await ready(points.kulob);
    const moment = '2026-12-02T06:00:00Z';
    expect(await storageAt(moment)).toBe('8.00');
    await service.context.sql`truncate storage_rate`;
    expect(await storageAt(moment)).toBe('8.00');
    const { lines, isRight } = await checkDerived(service.context);
    expect(isRight).toBe(false);
    expect(lines).toContain(`what storage costs differs from the tariff: ${code}`);
    await queueStorageRates(service.context);
    await runJobs(service);
    expect(await checkDerived(service.context)).toMatchObject({ isRight: true });
    expect(await storageAt(moment)).toBe('8.00');
  });
});

describe('what a firm has lying at its points', () => {
  const parcels = 150;

  test('is added up without the histories of its parcels, and all of it counts', async () => {
    // Copies of one that came as parcels do; only a hundred of a point are listed.
    const code = await ready();
    const { sql } = service.context;
    const [original] = await sql<{ id: string }[]>`select id from parcel where tracking_code = ${code}`;
    const id = original?.id ?? '0';
    await sql`
      with copies as (
        insert into parcel (tracking_code, status, customer_code, country_code, weight_g, pickup_point_id, received_at, free_until, version)
        select 'YT70' || lpad(n::text, 9, '0'), status, customer_code, country_code, weight_g, pickup_point_id, received_at, free_until, version
        from parcel cross join generate_series(2, ${parcels}) as n where id = ${id} returning id
      ), charged as (
        insert into freight_charge select copies.id, tariff_version_id, amount_minor, currency
        from freight_charge cross join copies where parcel_id = ${id}
      ), owed as (
        insert into charge (parcel_id, kind, customer_code, amount_minor, tariff_version_id, due_at)
        select copies.id, kind, customer_code, amount_minor, tariff_version_id, due_at
        from charge cross join copies where parcel_id = ${id}
      ), events as (
        insert into parcel_event (parcel_id, seq, type, status_from, status_to, occurred_at, actor, source, details)
        select copies.id, seq, type, status_from, status_to, occurred_at, actor, source, details
        from parcel_event cross join copies where parcel_id = ${id}
      )
      insert into storage_rate select copies.id, per_day_minor, most_minor, currency, pauses
      from storage_rate cross join copies where parcel_id = ${id}`;
    const { context, statements } = recordingContext(service.context);
    const app = await buildApp(context);
    statements();
    const account = await askAt('2026-12-02T06:00:00Z', '/common/account', app);
    expect(account).toMatchObject({
      unpaid: { amount: '7500.00' },
      storageFeesRunning: { amount: '600.00' },
    });
    const read = statements();
    expect(read.filter(({ sql: text }) => /parcel_event/.test(text))).toEqual([]);
    const steps = await explainAll(
      context,
      read.filter(({ sql: text }) => /^\s*select/.test(text)),
    );
    expect(steps.filter(({ relation }) => relation === 'parcel').length).toBeGreaterThan(0);

    const { places } = (await askAt('2026-12-02T06:00:00Z', '/profile/collections', app)) as DataOf<
      typeof ownCollections
    >;
    expect(places).toHaveLength(1);
    expect(places[0]).toMatchObject({
      ready: parcels,
      due: { delivery: { amount: '7500.00' }, storage: { amount: '600.00' } },
      storageTomorrow: { amount: '750.00' },
    });
    expect(places[0]?.parcels).toHaveLength(100);
    // Only those that are listed are looked at one by one.
    const histories = statements().filter(({ sql: text }) => text.includes('parcel_event'));
    const events = (await explainAll(context, histories)).filter(
      ({ relation }) => relation === 'parcel_event',
    );
    // Its first event and its arrival, of each.
    expect(events.reduce((sum, { rows }) => sum + rows, 0)).toBe(100 * 2);
    await app.close();
  });
});
