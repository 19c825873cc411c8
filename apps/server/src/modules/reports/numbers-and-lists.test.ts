import { randomUUID } from 'node:crypto';
import type { Role } from '@rohi/contract/roles';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { isClosed, ParcelStatus, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { parcelWaits } from '@rohi/contract/tracking/parcel-waits';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { countAgain } from '../../../test/count-again.ts';
import { newClaim, ownerlessParcel } from '../../../test/claims.ts';
import { inTransfer, withoutCellAt, withoutTransfer } from '../../../test/late-parcels.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../test/orders.ts';
import { dataOf, newDevice, scanOf, stationPerson } from '../../../test/stations.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { loadDemoData } from '../../demo/demo-data.ts';

type LinkedNumber = { count: number; route: string };

/** Which call a screen of the console lists its rows with. */
const calls: Record<string, string> = {
  parcels: '/staff/parcels',
  orders: '/staff/orders',
  claims: '/claims',
  messages: '/staff/messages',
  problems: '/staff/problems',
  pool: '/pool',
  'needs-person': '/stations/exceptions',
  rates: '/price/rates',
  notices: '/staff/notices',
};

/** Lists in which only what somebody else has asked for is counted: how it is read, and which of its rows wait. */
const decided: Record<string, { path: string; waits: (row: Record<string, unknown>) => boolean }> = {
  approvals: { path: '/staff/hand-over-approvals', waits: ({ isOwn }) => isOwn === false },
  'approvals?view=slips': {
    path: '/staff/claim-slips',
    waits: ({ isOwn, seen = null }) => isOwn === false && seen === null,
  },
  'approvals?view=names': {
    path: '/staff/hand-overs/name-looks',
    waits: ({ seen, isOwn }) => seen === null && isOwn === false,
  },
  'cash?view=shifts': { path: '/staff/shifts?limit=100', waits: ({ state }) => state === 'WAITING' },
  'cash?view=refunds': { path: '/staff/refunds', waits: ({ state }) => state === 'WAITING' },
  'cash?view=corrections': { path: '/staff/corrections', waits: () => true },
  'cash?view=compensations': { path: '/staff/compensations', waits: () => true },
  'cash?view=topUps': { path: '/staff/top-ups', waits: () => true },
  shelf: {
    path: '/staff/shelf?limit=100',
    waits: ({ decision }) => (decision as { state: string } | null)?.state === 'WAITING',
  },
};

/** Guessed codes of stations are one alarm above their list, or none. */
async function alarmsOfStations(service: TestApp, token: string): Promise<number> {
  const answer = await call(service.app, 'GET', '/stations/pairings', { token });
  expect(answer.status).toBe(200);
  return (answer.json['data'] as { alarm: object | null }).alarm === null ? 0 : 1;
}

/** How many rows stand behind a route of the console such as `/bsc/parcels?waiting=held`. */
async function rowsBehind(service: TestApp, token: string, route: string): Promise<number> {
  const [path = '', query = ''] = route.split('?');
  const [, line = '', screen = ''] = path.split('/');
  const own = decided[route.split('/')[2] ?? ''];
  if (own !== undefined) {
    const answer = await call(service.app, 'GET', own.path, { token });
    expect(answer.status, route).toBe(200);
    const data = answer.json['data'] as Partial<
      Record<'list' | 'clerks' | 'waiting' | 'printed', Record<string, unknown>[]>
    >;
    const { list = [], clerks = [], waiting = [], printed = [] } = data;
    return [...list, ...clerks, ...waiting, ...printed].filter(own.waits).length;
  }
  if (screen === 'devices') return alarmsOfStations(service, token);
  const params = new URLSearchParams(query);
  params.set('line', line.toUpperCase());
  const answer = await call(service.app, 'GET', `${calls[screen]}?${params.toString()}`, { token });
  // A number is shown only to users who may open its list.
  expect(answer.status, route).toBe(200);
  return (answer.json['data'] as { total: number }).total;
}

/** Every number of the first page that leads to a list: what waits, and the stages. */
async function linkedNumbers(service: TestApp, token: string, line: BusinessLine): Promise<LinkedNumber[]> {
  const { json } = await call(service.app, 'GET', `/common/home?businessLine=${line}`, { token });
  const { orderStatusNum, waitAudit, alerts } = json['data'] as {
    orderStatusNum: Record<string, number> | null;
    waitAudit: LinkedNumber[];
    alerts: LinkedNumber[];
  };
  const stages = parcelStatuses.flatMap((stage) =>
    orderStatusNum === null
      ? []
      : [{ count: orderStatusNum[stage] ?? -1, route: `/${line.toLowerCase()}/orders?stage=${stage}` }],
  );
  return [...stages, ...waitAudit, ...alerts].map(({ count, route }) => ({ count, route }));
}

async function expectEqual(service: TestApp, token: string): Promise<LinkedNumber[]> {
  const numbers = (
    await Promise.all(businessLines.map((line) => linkedNumbers(service, token, line)))
  ).flat();
  const rows = await Promise.all(
    numbers.map(async ({ route }) => ({
      route,
      count: await rowsBehind(service, token, route),
    })),
  );
  expect(numbers).toEqual(rows);
  return numbers;
}

/** Brings an order with its parcel to a stage of a line, and has it counted. */
async function putAt(
  { context }: TestApp,
  code: string,
  stage: ParcelStatus,
  line: BusinessLine,
): Promise<void> {
  const { sql } = context;
  await sql`update customer_order set business_line = ${line} where code = ${code}`;
  await sql`
    update parcel set business_line = ${line}, status = ${stage},
      step_before_cancel = ${stage === ParcelStatus.Cancelled ? 0 : null},
      closed_at = ${isClosed(stage) ? new Date('2026-11-20T06:00:00Z') : null}
    where order_code = ${code}`;
  await countAgain(context, [code]);
}

/**
 * Received four days ago; `withoutBag` lies in a cell, `withoutCell` in none. Another was received today, and waits for
 * nothing.
 */
async function liesInChina(
  { context }: TestApp,
  unitId: number,
  businessLine: BusinessLine,
  wait: 'withoutCell' | 'withoutBag' | 'withoutTrip',
): Promise<void> {
  const { newParcel } = builders(context);
  const [late, fresh] = [
    await newParcel({ facts: { businessLine } }),
    await newParcel({ facts: { businessLine } }),
  ];
  const { sql } = context;
  await sql`
    update parcel set status = 'DTH', received_at = case tracking_code when ${late} then '2026-11-16T06:00:00Z'::timestamptz
      else ${context.clock.now()} end
    where tracking_code = any(${[late, fresh]})`;
  if (wait === 'withoutBag')
    await sql`
      insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select id, ${unitId}, 'A-1', '2026-11-16T07:00:00Z', 'test' from parcel where tracking_code = ${late}`;
  if (wait === 'withoutTrip') await missesItsTrip(context, unitId, [late, fresh]);
}

/** Both lie in a bag; a trip with a cut-off between them has left. */
async function missesItsTrip({ sql }: TestApp['context'], unitId: number, codes: readonly [string, string]) {
  const [late, fresh] = codes;
  const code = `RB${newTrackingCode().slice(-9).toUpperCase()}`;
  await sql`
    insert into trip (code, state, origin_id, cut_off_at, departed_at, created_at, created_by)
    values (${`TRIP-${code}`}, 'DEPARTED', ${unitId}, '2026-11-17T06:00:00Z', '2026-11-17T09:00:00Z', now(), 'test')`;
  const [bag] = await sql<{ id: string }[]>`
    insert into bag (code, level, unit_id, opened_at, opened_by) values (${code}, 1, ${unitId}, now(), 'test') returning id`;
  for (const [parcel, since] of [
    [late, '2026-11-16T08:00:00Z'],
    [fresh, '2026-11-18T08:00:00Z'],
  ] as const)
    await sql`
      insert into bag_content (bag_id, bag_level, parcel_id, since, put_by)
      select ${bag?.id ?? null}, 1, id, ${since}, 'test' from parcel where tracking_code = ${parcel}`;
}

/** Arrived with its trip three days ago; another with a trip that has arrived today. */
async function arrivedUnscanned({ context }: TestApp, hubId: number, businessLine: BusinessLine) {
  for (const arrivedAt of ['2026-11-17T06:00:00Z', context.clock.now().toISOString()]) {
    const code = await builders(context).parcelOnTheRoad({ facts: { orderCode: null, businessLine } });
    await context.sql`
      insert into trip (code, state, destination_id, departed_at, arrived_at, created_at, created_by)
      values (${`T-${code}`}, 'ARRIVED', ${hubId}, '2026-11-10T06:00:00Z', ${arrivedAt}, now(), 'test')`;
    await context.sql`update parcel set trip_code = ${`T-${code}`} where tracking_code = ${code}`;
  }
}

/** At its point since the summer; the final notice has let it be collected until some day. */
async function pastFinalNotice({ context }: TestApp, businessLine: BusinessLine) {
  for (const collectBy of ['2026-11-18', '2026-12-01']) {
    const code = await builders(context).parcelAtPickupPoint({
      receivedAt: '2026-08-01T06:00:00Z',
      facts: { orderCode: null, businessLine },
    });
    await context.sql`
      insert into storage_notice (parcel_id, free_until, kind, noticed_on, collect_by)
      select id, free_until, 'FINAL', '2026-11-04', ${collectBy}::date from parcel where tracking_code = ${code}`;
  }
}

async function tokenOf(service: TestApp, role: Role = 'manager', unit?: string): Promise<string> {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  return (await logIn(service.app, account)).token;
}

/**
 * What waits and is no parcel and no order: two conversations of one customer, a rate that needs a second person,
 * guessed codes of stations, a draft.
 */
async function addOfficeWork(service: TestApp, customer: Customer): Promise<void> {
  const support = await tokenOf(service, 'support');
  const path = `/staff/customers/${customer.account.id}/messages`;
  const body = { requestId: randomUUID(), text: 'Позвоните нам.' };
  await call(service.app, 'POST', path, { token: support, body });
  const { json } = await customer.ask('GET', '/profile/messages');
  const [message] = (json['data'] as { list: { id: string }[] }).list;
  for (const text of ['Не могу дозвониться.', 'Перезвоните вы.'])
    await customer.ask('POST', '/profile/messages', {
      requestId: randomUUID(),
      messageId: message?.id,
      text,
    });
  await service.context.sql`
    insert into currency_rate (base_currency, quote_currency, rate_date, rate, source, entered_at, entered_by, status)
    values ('USD', 'TJS', '2026-11-20', 101, 'test', '2026-11-20T06:00:00Z', 'test', 'WAITING')`;
  const words = JSON.stringify({ ru: 'а', en: 'a', zh: '一', tg: 'а' });
  await service.context.sql`
    insert into station_pairing_alarm (id, rung_at, put_out) values (${randomUUID()}, '2026-11-20T06:00:00Z', 1)`;
  await service.context.sql`
    insert into claim_slip (id, user_id, state, asked_at, clerk_id, clerk, document_seen, tries_left, printed_at, ends_at, code_hash, is_one_of_many)
    select gen_random_uuid(), customer.id, 'ENDED', '2026-11-20T06:00:00Z', clerk.id, clerk.username, true, 5,
      '2026-11-20T06:00:00Z', '2026-12-20T06:00:00Z', 'none', true
    from user_account as customer, user_account as clerk
    where customer.customer_code is not null and clerk.customer_code is null order by customer.created_at, clerk.created_at limit 1`;
  await service.context.sql`
    insert into notice (slug, category, titles, summaries, bodies, publish_at, state)
    values ('draft', 'NEWS', ${words}::jsonb, ${words}::jsonb, ${words}::jsonb, '2026-11-20T06:00:00Z', 'DRAFT')`;
}

/**
 * What stands still in China: in each line two problems that wait for the office and for the warehouse, and an
 * unidentified box.
 */
async function addWarehouseWork({ context }: TestApp, unitId: number): Promise<void> {
  const { parcelReceivedInChina } = builders(context);
  const problems = [
    [null, '2026-11-19T19:12:00Z'],
    ['RETURN', null],
  ] as const;
  for (const [businessLine, [answer, overdue]] of businessLines.flatMap((line) =>
    problems.map((problem) => [line, problem] as const),
  )) {
    const code = await parcelReceivedInChina({ facts: { orderCode: null, businessLine }, flag: 'HELD' });
    const answered = answer === null ? null : context.clock.now();
    await context.sql`
      insert into parcel_problem (id, parcel_id, kind, unit_id, device, raised_at, raised_by, flags, answer, answered_at, done_by, overdue_at)
      select ${randomUUID()}, id, 'WET', ${unitId}, 'Gate', '2026-11-05T06:00:00Z', 'test', '{HELD}', ${answer}, ${answered},
        ${answered === null ? null : '2026-12-01'}::date, ${overdue} from parcel where tracking_code = ${code}`;
  }
  await parcelReceivedInChina({ facts: { orderCode: null }, flag: 'UNIDENTIFIED' });
}

/** A scan of an undeclared parcel that has waited for an hour on its device. */
async function addLateScan(service: TestApp): Promise<void> {
  const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  const deviceId = await newDevice(service);
  const sentAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
  const scans = [scanOf(service, newTrackingCode())];
  dataOf(await clerk.post('/stations/scans', { deviceId, sentAt, scans }));
}

/** Those with work that is bound to a place, who see the numbers of that place. */
const placeBound: readonly (readonly [Role, string | undefined])[] = [
  ['support', undefined],
  ['china-operator', 'YIWU-WH'],
  ['china-operator', undefined],
  ['hub-operator', 'DUSHANBE-HUB'],
  ['dispatcher', undefined],
  ['pickup-clerk', 'PP-KHUJAND'],
  ['cashier', 'PP-KULOB'],
  ['cashier', undefined],
];

test('each number that leads to a list is that of the list, with none of them zero', async () => {
  const { service, points } = await createOrderApp();
  const customer = await newCustomer(service);
  const { newParcel, parcelOnTheRoad, parcelAtPickupPoint, collectedParcel } = builders(service.context);
  const [hub] = await service.context.sql<{ id: number }[]>`select id from place where code = 'DUSHANBE-HUB'`;
  const hubId = hub?.id ?? -1;
  for (const businessLine of businessLines) {
    for (const wait of parcelWaits)
      if (wait === 'declaredTwice') {
        const trackingCode = await newParcel({ facts: { orderCode: null, businessLine } });
        await newOrder(customer, points.khujand, { trackingCodes: [trackingCode] });
      } else if (wait === 'withoutCell' || wait === 'withoutBag' || wait === 'withoutTrip') {
        await liesInChina(service, points.kulob, businessLine, wait);
      } else if (wait === 'notScanned') {
        await arrivedUnscanned(service, hubId, businessLine);
      } else if (wait === 'withoutCellAtHub') {
        await withoutCellAt(service, { hubId }, businessLine);
      } else if (wait === 'withoutTransfer') {
        await withoutTransfer(service, points.khujand, businessLine);
      } else if (wait === 'withoutCellAtPoint') {
        await withoutCellAt(service, { pointId: points.khujand }, businessLine);
      } else if (wait === 'inTransfer') {
        const moments = ['2026-11-18T06:00:00Z', service.clock.now().toISOString()];
        await inTransfer(service, { hubId, pointId: points.kulob }, moments, businessLine);
      } else if (wait === 'unclaimed') {
        await pastFinalNotice(service, businessLine);
      } else if (wait !== 'overdue') {
        const flag = wait.toUpperCase() as 'HELD';
        await parcelOnTheRoad({ flag, facts: { orderCode: null, businessLine } });
        // Over, with what was wrong still on record: nothing is left to decide.
        await collectedParcel({ flag, facts: { orderCode: null, businessLine } });
      }
    // Beyond the free days since before this night's mark, and with it.
    for (const flag of [{}, { flag: 'OVERDUE' as const }])
      await parcelAtPickupPoint({
        receivedAt: '2026-10-01T06:00:00Z',
        facts: { orderCode: null, businessLine },
        ...flag,
      });
    // Marked, and the free days given anew.
    const longer = await parcelAtPickupPoint({
      receivedAt: '2026-10-01T06:00:00Z',
      facts: { orderCode: null, businessLine },
      flag: 'OVERDUE',
    });
    await service.context.sql`update parcel set free_until = '2026-12-31' where tracking_code = ${longer}`;
    for (const stage of parcelStatuses) {
      const { code } = await newOrder(customer, points.khujand, { goods: 'Tea' });
      await putAt(service, code, stage, businessLine);
    }
    const claimed = await ownerlessParcel(service);
    await service.context.sql`
      update parcel set business_line = ${businessLine} where tracking_code = ${claimed}`;
    await newClaim(service, customer, claimed);
    const withdrawn = await newClaim(service, customer, await ownerlessParcel(service));
    await customer.ask('POST', `/profile/claims/${withdrawn.code}/withdraw`);
  }
  await addOfficeWork(service, customer);
  await addWarehouseWork(service, points.kulob);
  await addLateScan(service);
  const numbers = await expectEqual(service, await tokenOf(service));
  // What needs a second person is made, act by act, in alerts.test.ts.
  const isDecided = ({ route }: LinkedNumber) => (route.split('/')[2] ?? '') in decided;
  expect(numbers.filter((each) => each.count === 0 && !isDecided(each))).toEqual([]);
  // An order that another warehouse has received.
  const elsewhere = await newOrder(customer, points.khujand, { goods: 'Tea' });
  await putAt(service, elsewhere.code, ParcelStatus.AwaitingDeparture, 'BSC');
  await service.context.sql`
    insert into parcel_event (parcel_id, seq, type, status_to, place_id, occurred_at, actor, source)
    select id, 100, 'CN_RECEIVED', 'DTH', ${points.kulob}, '2026-11-20T06:00:00Z', 'test', 'import'
    from parcel where order_code = ${elsewhere.code}`;
  for (const [role, unit] of placeBound) await expectEqual(service, await tokenOf(service, role, unit));
});

test('each row of a rank and of a split counts the orders of the list that it leads to', async () => {
  const { service, points } = await createOrderApp();
  const customer = await newCustomer(service);
  const { parcelOnTheRoad } = builders(service.context);
  for (const weightG of [4_000, 50_000, undefined]) {
    const { code } = await newOrder(customer, weightG === 4_000 ? points.khujand : points.kulob, {
      goods: 'Tea',
    });
    if (weightG !== undefined)
      await parcelOnTheRoad({ facts: { orderCode: code, customerCode: customer.customerCode, weightG } });
  }
  const cancelled = await newOrder(customer, points.kulob, { goods: 'Tea' });
  await putAt(service, cancelled.code, ParcelStatus.Cancelled, 'BSC');
  const token = await tokenOf(service);
  type Row = { code: string; orderCount: number; route: string | null };
  const rowsOf = async (path: string) => {
    const { json } = await call(service.app, 'GET', path, { token });
    return json['data'] as Row[];
  };
  const days = 'from=2026-11-01&to=2026-11-30';
  for (const path of [
    ...['point', 'product', 'country', 'stage'].map((by) => `/staff/reports/split?by=${by}&${days}`),
    ...['productrank', 'salerank', 'countryorder'].map((rank) => `/common/${rank}?period=month`),
  ]) {
    const rows = await rowsOf(`${path}&businessLine=BSC`);
    expect(
      rows.reduce((sum, { orderCount }) => sum + orderCount, 0),
      path,
    ).toBe(3);
    for (const { code, orderCount, route } of rows)
      expect([code, await rowsBehind(service, token, route ?? '')], path).toEqual([code, orderCount]);
  }
  const products = await rowsOf(`/staff/reports/split?by=product&${days}&businessLine=BSC`);
  expect(products.map(({ code }) => code)).toEqual(['HEAVY', 'NONE', 'STANDARD']);
  // A list is of one line: a row of both leads nowhere.
  expect((await rowsOf(`/staff/reports/split?by=country&${days}`)).map(({ route }) => route)).toEqual([null]);
  expect((await call(service.app, 'GET', `/staff/reports/split?by=colour&${days}`, { token })).status).toBe(
    400,
  );
  expect(
    (await call(service.app, 'GET', '/staff/reports/split?by=point&from=2026-11-30&to=2026-11-01', { token }))
      .status,
  ).toBe(400);
});

test('so it is with the demo data, at each hour of its first night', async () => {
  const demo = await createTestApp();
  demo.clock.set('2026-11-22T15:00:00Z');
  await loadDemoData(demo.context, { embedded: true, say: () => undefined });
  for (const moment of ['2026-11-22T15:00:00Z', '2026-11-22T19:01:00Z', '2026-11-23T05:00:00Z']) {
    demo.clock.set(moment);
    await expectEqual(demo, await tokenOf(demo));
  }
});
