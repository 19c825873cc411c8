import type { Standstill } from '@rohi/contract/reports/standstill.contract';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { inTransfer, withoutCellAt, withoutTransfer } from '../../../test/late-parcels.ts';
import { endOf, moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, setRate } from '../../../test/tills.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let token: string;
let customerCode: string;

async function tokenOf(role: 'manager' | 'hub-operator' | 'pickup-clerk', unit?: string): Promise<string> {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  return (await logIn(service.app, account)).token;
}

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  token = await tokenOf('manager');
  ({ customerCode } = await newCustomer(service));
});

async function ask(path: string, by = token) {
  const answer = await call(service.app, 'GET', path, { token: by });
  return { status: answer.status, data: answer.json['data'] as Standstill & { total: number } };
}
const read = async () => (await ask('/reports/standstill?businessLine=BSC')).data;

const placeId = async (code: string) =>
  (await service.context.sql<{ id: number }[]>`select id from place where code = ${code}`)[0]?.id ?? -1;

type Facts = Partial<
  Record<'state' | 'cut_off_at' | 'departed_at' | 'arrived_at' | 'planned_departure_at', string>
> &
  Partial<Record<'origin_id' | 'destination_id', number>>;

async function newTrip(code: string, facts: Facts): Promise<string> {
  const { sql, clock } = service.context;
  const [row] = await sql<{ id: string }[]>`
    insert into trip (code, state, origin_id, destination_id, cut_off_at, departed_at, arrived_at, planned_departure_at, created_at, created_by)
    values (${code}, ${facts.state ?? 'PLANNED'}, ${facts.origin_id ?? null}, ${facts.destination_id ?? null}, ${facts.cut_off_at ?? null},
      ${facts.departed_at ?? null}, ${facts.arrived_at ?? null}, ${facts.planned_departure_at ?? null}, ${clock.now()}, 'test')
    returning id`;
  return row?.id ?? '';
}

/** A parcel at a point with a final notice that was over on a day. */
async function pastNotice(pickupPointId: number, collectBy: string): Promise<string> {
  const code = await builders(service.context).parcelAtPickupPoint({
    receivedAt: '2026-08-01T06:00:00Z',
    facts: { orderCode: null, pickupPointId, customerCode },
  });
  await service.context.sql`
    insert into storage_notice (parcel_id, free_until, kind, noticed_on, collect_by)
    select id, free_until, 'FINAL', '2026-11-04', ${collectBy}::date from parcel where tracking_code = ${code}`;
  return code;
}

test('nothing stands still in an empty house', async () => {
  const { stages, rows } = await read();
  expect(rows).toEqual([]);
  expect(stages.map(({ late, of, oldest }) => [late, of, oldest])).toEqual(stages.map(() => [0, 0, null]));
});

test('what stands longest comes first, each with the place where it is done', async () => {
  const yiwu = await placeId('YIWU-WH');
  const hub = await placeId('DUSHANBE-HUB');
  const { sql } = service.context;
  const { parcelOnTheRoad, newParcel } = builders(service.context);
  const [older, younger, elsewhere] = [
    await pastNotice(points.khujand, '2026-11-12'),
    await pastNotice(points.khujand, '2026-11-16'),
    await pastNotice(points.kulob, '2026-11-15'),
  ];
  // In a bag before the cut-off of a trip that has left; the next one of the warehouse is planned.
  await newTrip('RTLEFT00001', {
    state: 'DEPARTED',
    origin_id: yiwu,
    cut_off_at: '2026-11-17T06:00:00Z',
    departed_at: '2026-11-17T09:00:00Z',
  });
  await newTrip('RTNEXT00001', { origin_id: yiwu, planned_departure_at: '2026-11-24T09:00:00Z' });
  const missed = await newParcel();
  await sql`update parcel set status = 'DTH', received_at = '2026-11-13T06:00:00Z' where tracking_code = ${missed}`;
  const bag = `RB${newTrackingCode().slice(-9).toUpperCase()}`;
  await sql`insert into bag (code, level, unit_id, opened_at, opened_by) values (${bag}, 1, ${yiwu}, now(), 'test')`;
  await sql`
    insert into bag_content (bag_id, bag_level, parcel_id, since, put_by)
    select bag.id, 1, parcel.id, '2026-11-14T08:00:00Z', 'test' from bag, parcel
    where bag.code = ${bag} and tracking_code = ${missed}`;
  // Arrived three days ago, and was not scanned.
  const unscanned = await parcelOnTheRoad({ facts: { orderCode: null } });
  await newTrip('RTHERE00001', {
    state: 'ARRIVED',
    destination_id: hub,
    departed_at: '2026-11-10T06:00:00Z',
    arrived_at: '2026-11-17T06:00:00Z',
  });
  await sql`update parcel set trip_code = 'RTHERE00001' where tracking_code = ${unscanned}`;
  // At the border for four days; another was reported an hour ago.
  for (const [code, at] of [
    ['RTBORDER001', '2026-11-16T09:00:00Z'],
    ['RTBORDER002', '2026-11-20T08:00:00Z'],
  ] as const) {
    const id = await newTrip(code, { state: 'AT_BORDER', departed_at: '2026-11-10T06:00:00Z' });
    await sql`
      insert into trip_event (trip_id, type, occurred_at, recorded_at, actor)
      values (${id}, 'AT_BORDER', ${at}, ${at}, 'test')`;
  }
  const { stages, rows } = await read();
  expect(
    rows.map(({ kind, parcels, since, oldestCode, holder, route }) => [
      kind,
      parcels,
      since,
      oldestCode,
      holder,
      route,
    ]),
  ).toEqual([
    [
      'unclaimed',
      2,
      '2026-11-12T19:00:00.000Z',
      older,
      'POINT',
      `/bsc/shelf?waiting=unclaimed&unit=${points.khujand}`,
    ],
    ['withoutTrip', 1, '2026-11-14T08:00:00.000Z', missed, 'ROAD', '/bsc/trips/RTNEXT00001?view=plan'],
    [
      'unclaimed',
      1,
      '2026-11-15T19:00:00.000Z',
      elsewhere,
      'POINT',
      `/bsc/shelf?waiting=unclaimed&unit=${points.kulob}`,
    ],
    ['tripAtBorder', 0, '2026-11-16T09:00:00.000Z', null, 'ROAD', '/bsc/trips?view=delay&trips=RTBORDER001'],
    ['notScanned', 1, '2026-11-17T06:00:00.000Z', unscanned, 'HUB', '/bsc/trips/RTHERE00001'],
  ]);
  expect(younger).not.toBe(older);
  for (const { kind, late, route } of stages)
    // What counts have reported stands in a list of theirs, and is proved there.
    if (kind !== 'tripAtBorder' && kind !== 'notFound') {
      const path = route.replace(/^\/bsc\//, '/staff/');
      expect([kind, (await ask(`${path}&line=BSC`)).data.total]).toEqual([kind, late]);
    }
  expect(stages.find(({ kind }) => kind === 'tripAtBorder')).toMatchObject({ late: 1, of: 3 });
  const [first] = rows;
  expect((await ask(`${(first?.route ?? '').replace('/bsc/', '/staff/')}&line=BSC`)).data.total).toBe(
    first?.parcels,
  );
});

test('what lies in no cell at hub or point, and what is two days in a transfer, has a row and leads to its list', async () => {
  const hubId = await placeId('DUSHANBE-HUB');
  const before = await read();
  const atHub = await withoutCellAt(service, { hubId });
  await withoutCellAt(service, { pointId: points.kulob });
  const unsent = await withoutTransfer(service, points.kulob);
  const { transfer, parcels } = await inTransfer(service, { hubId, pointId: points.kulob }, [
    '2026-11-18T07:00:00Z',
    '2026-11-18T19:30:00Z',
  ]);
  const ofPoint = (kind: string) => `/bsc/parcels?waiting=${kind}&unit=${points.kulob}`;
  const lines = new Set(before.rows.map((row) => JSON.stringify(row)));
  const { stages, rows } = await read();
  expect(
    rows
      .filter((row) => !lines.has(JSON.stringify(row)))
      .map(({ kind, parcels: count, trip, oldestCode, holder, route }) => [
        ...[kind, count, trip, oldestCode, holder],
        route,
      ]),
  ).toEqual([
    // One has lain there since the summer.
    ['withoutCellAtPoint', 2, null, expect.any(String), 'POINT', ofPoint('withoutCellAtPoint')],
    ['withoutCellAtHub', 1, null, atHub, 'HUB', `/bsc/parcels/${atHub}`],
    ['withoutTransfer', 1, null, unsent, 'HUB', `/bsc/parcels/${unsent}`],
    ['inTransfer', 1, transfer, parcels[0], 'HUB', `/bsc/parcels/${parcels[0]}`],
  ]);
  // A driver with a number that was noted at departure is called, and the list stands beside that.
  await service.context.sql`update transfer set driver = 'Сафар, +992 918 55-44-33' where code = ${transfer}`;
  expect((await read()).rows.find(({ trip }) => trip === transfer)).toMatchObject({
    act: 'CALL_DRIVER',
    phone: '+992918554433',
    route: ofPoint('inTransfer'),
  });
  for (const row of rows)
    if (row.act === 'LIST' || row.act === 'DECIDE')
      expect([row.kind, (await ask(`${row.route.replace('/bsc/', '/staff/')}&line=BSC`)).data.total]).toEqual(
        [row.kind, row.parcels],
      );
  const late = Object.fromEntries(stages.map(({ kind, late: count, of }) => [kind, [count, of]]));
  expect(late).toMatchObject({ withoutCellAtHub: [1, 6], withoutTransfer: [1, 6], inTransfer: [1, 2] });
  expect(late['withoutCellAtPoint']?.[0]).toBe(2);
  // Once its point has finished the transfer, what is missing is seen to there.
  await service.context.sql`
    update transfer set state = 'FINISHED', arrived_at = departed_at, finished_at = departed_at where code = ${transfer}`;
  expect((await read()).rows.filter(({ kind }) => kind === 'inTransfer')).toEqual([]);
});

test('drawers say what is in them now, but not to the holder of the shift', async () => {
  type Drawers = { list: { id: string; clerk: string; cash: { TJS: { amount: string } } | null }[] };
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  const till = await openTill(service, { manager, unitId: points.khujand });
  const seenBy = async (person: typeof manager) => {
    const { list } = moneyOf<Drawers>(await person.get('/reports/drawers'));
    return list.filter(({ clerk }) => clerk === till.clerk.account.username);
  };
  expect(await seenBy(manager)).toMatchObject([{ cash: { TJS: { amount: '2000.00' } } }]);
  expect(endOf(await till.clerk.get('/reports/drawers'))).toBe('403 auth.notAllowed');
  const { id: drawer } = moneyOf<{ id: string }>(
    await manager.post('/staff/drawers', { unitId: points.kulob, name: 'Касса 2' }),
  );
  moneyOf(
    await manager.post('/staff/shifts', {
      drawerId: drawer,
      counted: { TJS: { notes: { '10': 2 } }, USD: { notes: {} } },
    }),
  );
  const own = moneyOf<Drawers>(await manager.get('/reports/drawers')).list.find(({ id }) => id === drawer);
  expect(own).toMatchObject({ clerk: manager.account.username, cash: null });
  const other = await moneyPerson(service, 'manager');
  const seen = moneyOf<Drawers>(await other.get('/reports/drawers')).list.find(({ id }) => id === drawer);
  expect(seen?.cash?.TJS.amount).toBe('20.00');
});

test('is for who may read reports; at the hub and at the point the own part waits on the first page', async () => {
  const hub = await tokenOf('hub-operator', 'DUSHANBE-HUB');
  const clerk = await tokenOf('pickup-clerk', 'PP-KULOB');
  const stranger = await tokenOf('hub-operator', 'YIWU-WH');
  for (const each of [hub, clerk])
    expect((await ask('/reports/standstill?businessLine=BSC', each)).status).toBe(403);
  const own = async (by: string) => {
    const { json } = await call(service.app, 'GET', '/common/waitaudit/BSC', { token: by });
    const list = json['data'] as { type: string; count: number }[];
    return Object.fromEntries(list.map(({ type, count }) => [type, count]));
  };
  expect(await own(hub)).toMatchObject({ notScanned: 1, withoutCellAtHub: 1, withoutTransfer: 1 });
  expect(await own(stranger)).toMatchObject({ notScanned: 0, withoutCellAtHub: 0, withoutTransfer: 0 });
  expect(await own(clerk)).toMatchObject({ unclaimed: 1, withoutCellAtPoint: 2 });
  await service.context.sql`
    update transfer set state = 'DEPARTED', arrived_at = null, finished_at = null where state = 'FINISHED'`;
  const day = await call(service.app, 'GET', '/hand-over/day', { token: clerk });
  expect(day.json['data']).toMatchObject({ coming: 2, withoutCell: 2, cells: null });
});
