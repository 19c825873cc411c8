import type { DataOf } from '@rohi/contract/endpoint';
import type { readReturns, readShelf } from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { home } from '@rohi/contract/reports/staff-reports.contract';
import { beforeAll, expect, test } from 'vitest';
import { counterClerk, type CounterClerk } from '../../../test/counters.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { newDevice, scanOf, sendScans, stationPerson } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel } from '../../../test/tills.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let clerk: CounterClerk;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-12-20T05:00:00Z');
  manager = await moneyPerson(service, 'manager');
  clerk = await counterClerk(service);
});

/** A parcel that lies at Khujand beyond its final notice, which ended on 10 December. */
async function noticed(owner: Customer): Promise<string> {
  const code = await readyParcel(service, owner, points.khujand);
  await service.context.sql`
    insert into storage_notice (parcel_id, free_until, kind, noticed_on, collect_by)
    select id, free_until, 'FINAL', '2026-11-25', '2026-12-10' from parcel where tracking_code = ${code}`;
  return code;
}

test.each(['manager', 'clerk'] as const)(
  'what is flagged as going back without an order is listed to a %s, as many as the home counts, and where it lies',
  async (who) => {
    const person = who === 'clerk' ? clerk : manager;
    const read = async () => moneyOf<DataOf<typeof readReturns>>(await person.get('/staff/returns')).flagged;
    const counted = async () =>
      moneyOf<DataOf<typeof home>>(await person.get('/common/home')).waitAudit.find(
        ({ type }) => type === 'returning',
      )?.count ?? 0;
    const before = await read();
    expect(before.count).toBe(await counted());
    const owner = await newCustomer(service);
    const code = await readyParcel(service, owner, points.khujand);
    await moveParcel(service.context, code, {
      type: 'FLAG_RAISED',
      flag: 'RETURNING',
      reason: 'test',
      actor: systemPrincipal('test'),
      source: 'office',
    });
    const device = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
    const rowOfCode = async () => (await read()).list.find(({ trackingCode }) => trackingCode === code);
    expect(await rowOfCode()).toMatchObject({ isOrdered: false, lies: null });
    const [answer] = await sendScans(await stationPerson(service, 'pickup-clerk', 'PP-KHUJAND'), device, [
      scanOf(service, code, { action: 'LIES_HERE' }),
    ]);
    expect(answer).toMatchObject({ say: 'LIES_HERE' });
    expect(await rowOfCode()).toMatchObject({
      lies: { unit: { id: points.khujand }, by: expect.any(String), since: expect.any(String) },
    });
    const after = await read();
    expect(after).toMatchObject({ count: before.count + 1 });
    expect(after.list).toHaveLength(after.count);
    expect(await counted()).toBe(after.count);
    // One that the office has ordered is the same parcel in both.
    const ordered = await noticed(owner);
    const { list, hubs } = moneyOf<DataOf<typeof readShelf>>(await manager.get('/staff/shelf'));
    expect(list.map(({ trackingCode }) => trackingCode)).toContain(ordered);
    const [stored] = await service.context.sql<{ version: number }[]>`
      select version from parcel where tracking_code = ${ordered}`;
    const seen = { version: stored?.version, standingId: null, reason: 'Никто не пришёл' };
    moneyOf(await manager.post(`/staff/shelf/${ordered}/return`, { ...seen, hubId: hubs[0]?.id }));
    expect((await read()).list.find(({ trackingCode }) => trackingCode === ordered)).toMatchObject({
      isOrdered: true,
    });
    expect((await read()).count).toBe(await counted());
  },
);
