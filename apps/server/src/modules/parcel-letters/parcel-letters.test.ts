import { parcelsMoved, type HistoryAdded } from '@rohi/contract/tracking/parcels-moved';
import { beforeAll, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { countingContext } from '../../../test/counting-context.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import { openTestContext, runEvents, runJobs, type TestApp } from '../../../test/test-app.ts';
import { endOfWaiting } from '../../../test/waiting-news.ts';
import { inTransaction } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import type { Move } from '../tracking/moves/parcel-move.ts';
import { moveParcel, writeParcels } from '../tracking/tracking.service.ts';
import { systemPrincipal } from '../../principal.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const station = { actor: systemPrincipal('test'), source: 'station' } as const;

/** The statuses in the letters about this parcel, the oldest letter first. */
async function statusesInLetters(code: string): Promise<string[]> {
  const rows = await service.context.sql<{ status: string }[]>`
    select letter.params ->> 'status' as status from letter join parcel_letter on letter_id = letter.id
    where letter.params ->> 'trackingCode' = ${code} order by queued_at, event_seq`;
  return rows.map(({ status }) => status);
}

const later = (minutes: number) => endOfWaiting(service, minutes);

/** What waits to be handed to the subscribers. */
async function waitingEvents(): Promise<HistoryAdded[][]> {
  const rows = await service.context.sql<{ payload: { parcels: HistoryAdded[] } }[]>`
    select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where identifier = ${parcelsMoved.name} order by jobs.id`;
  return rows.map(({ payload }) => payload.parcels);
}

async function ownedParcel(): Promise<string> {
  const { customerCode } = await newCustomer(service);
  const code = await builders(service.context).parcelReceivedInChina({
    facts: { customerCode, pickupPointId: points.khujand },
  });
  await runEvents(service);
  return code;
}

const move = (trackingCode: string, type: Move['type'], more: Partial<Move> = {}) =>
  moveParcel(service.context, trackingCode, { type, ...station, ...more });

async function undoLast(code: string): Promise<void> {
  const [last] = await service.context.sql<{ seq: number }[]>`
    select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  await move(code, 'CORRECTED', { corrects: last?.seq ?? 0, reason: 'scanned by mistake' });
}

test('a transaction publishes all its parcels at once, each with all that was added', async () => {
  const codes = [await ownedParcel(), await ownedParcel(), await ownedParcel()];
  const [first = '', ...others] = codes;
  const { context } = service;
  const depart = (code: string) => ({
    trackingCode: code,
    moves: [{ type: 'LINEHAUL_DEPARTED' as const, ...station }],
  });
  await inTransaction(context.db, async (tx) => {
    await writeParcels(context, tx, codes.map(depart));
    await writeParcels(context, tx, [
      { trackingCode: first, moves: [{ type: 'BORDER_CROSSED', ...station }] },
    ]);
    // Nothing happens to them.
    await writeParcels(context, tx, [{ trackingCode: first, moves: [] }]);
  });
  const waiting = await waitingEvents();
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.map(({ from, to }) => to - from)).toEqual([1, ...others.map(() => 0)]);
  expect(await statusesInLetters(first)).toEqual([]);
  await runEvents(service);
  for (const code of codes) expect(await statusesInLetters(code)).toEqual(['DHWCRK']);
});

test('neither a departure nor its letters take more statements for many parcels than for few', async () => {
  const statementsFor = async (count: number) => {
    const codes: string[] = [];
    while (codes.length < count) codes.push(await ownedParcel());
    const moved = countingContext(service.context);
    await inTransaction(moved.context.db, (tx) =>
      writeParcels(
        moved.context,
        tx,
        codes.map((trackingCode) => ({
          trackingCode,
          moves: [{ type: 'LINEHAUL_DEPARTED', ...station }],
        })),
      ),
    );
    const notified = countingContext(service.context);
    await runEvents({ context: notified.context, address: service.address });
    for (const code of codes) expect(await statusesInLetters(code)).toEqual(['DHWCRK']);
    return [moved.statements(), notified.statements()];
  };
  // What is remembered of places, tariffs and words is read now.
  await statementsFor(1);
  expect(await statementsFor(12)).toEqual(await statementsFor(2));
});

test('a service that dies after the commit leaves the letters to the next one', async () => {
  const code = await ownedParcel();
  const { context: dying } = await openTestContext(service.address);
  await moveParcel(dying, code, { type: 'LINEHAUL_DEPARTED', ...station });
  expect(await statusesInLetters(code)).toEqual([]);
  await runEvents(service);
  expect(await statusesInLetters(code)).toEqual(['DHWCRK']);
});

test('a job that is killed half way writes nothing, and its next try each letter once', async () => {
  const codes = [await ownedParcel(), await ownedParcel()];
  for (const code of codes) await move(code, 'LINEHAUL_DEPARTED');
  const { sql } = service.context;
  // Letters are written by then, and the note of them waits.
  const blocker = await sql.reserve();
  await blocker`begin`;
  await blocker`lock table parcel_letter in exclusive mode`;
  const running = runEvents(service);
  await expect
    .poll(async () => {
      const [row] = await sql<{ ended: boolean | null }[]>`
        select bool_and(pg_terminate_backend(pid)) as ended from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%parcel_letter%' and pid <> pg_backend_pid()`;
      return row?.ended;
    })
    .toBe(true);
  await blocker`rollback`;
  blocker.release();
  await running;
  await sql`update graphile_worker._private_jobs set run_at = now()`;
  await runEvents(service);
  for (const code of codes) expect(await statusesInLetters(code)).toEqual(['DHWCRK']);
});

test('an event that is received twice, also by two at once, is notified once', async () => {
  const code = await ownedParcel();
  await move(code, 'LINEHAUL_DEPARTED');
  const [added = []] = await waitingEvents();
  await runEvents(service);
  const publishAgain = () =>
    inTransaction(service.context.db, (tx) => publish(tx, parcelsMoved, { parcels: added }));
  await publishAgain();
  await publishAgain();
  await Promise.all([runEvents(service), runEvents(service)]);
  expect(await statusesInLetters(code)).toEqual(['DHWCRK']);
});

test('news that was superseded by newer news is not notified any more', async () => {
  const code = await ownedParcel();
  await move(code, 'LINEHAUL_DEPARTED');
  const { sql } = service.context;
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`;
  await move(code, 'HUB_INBOUND');
  await later(20);
  expect(await statusesInLetters(code)).toEqual(['DHWCCK']);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`;
  await runEvents(service);
  expect(await statusesInLetters(code)).toEqual(['DHWCCK']);
});

test('letters of several moves without a notice yet come in their order, without what is past by then', async () => {
  const [slow, quick] = [await ownedParcel(), await ownedParcel()];
  for (const type of ['LINEHAUL_DEPARTED', 'HUB_INBOUND'] as const) await move(slow, type);
  await later(0);
  expect(await statusesInLetters(slow)).toEqual(['DHWCRK']);
  await later(20);
  for (const type of ['HUB_OUTBOUND', 'PP_RECEIVED'] as const) await move(slow, type);
  for (const type of ['LINEHAUL_DEPARTED', 'HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED'] as const)
    await move(quick, type);
  await later(0);
  await later(20);
  expect(await statusesInLetters(slow)).toEqual(['DHWCRK', 'DHWCCK', 'DKHQS']);
  expect(await statusesInLetters(quick)).toEqual(['DHWCRK', 'DKHQS']);
});

test.each([
  ['the hub', 'HUB_INBOUND', 'DHWCCK', 'parcelsAtHub'],
  ['the counter', 'CUSTOMER_RECEIVED', 'KHYQS', 'parcelsCollected'],
] as const)(
  'what is scanned at %s within twenty minutes is one letter a customer, and one job',
  async (_, type, status, name) => {
    const { customerCode, account } = await newCustomer(service);
    const build = builders(service.context);
    const codes: string[] = [];
    for (const pickupPointId of [points.khujand, points.khujand, points.kulob, points.kulob]) {
      const facts = { customerCode, pickupPointId };
      codes.push(
        type === 'HUB_INBOUND'
          ? await build.parcelOnTheRoad({ facts })
          : await build.parcelAtPickupPoint({ facts }),
      );
    }
    await later(20);
    const { sql } = service.context;
    await sql`delete from letter where recipient = ${account.email}`;
    for (const code of codes.slice(0, 3)) {
      await move(code, type);
      await runEvents(service);
    }
    const [first = '', second = '', third = '', late = ''] = codes;
    const jobs = () => sql<{ minutes: number }[]>`
    select round(extract(epoch from run_at - created_at) / 60)::integer as minutes
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where identifier = 'parcelLetters.writeArrivals' and payload ->> 'customerCode' = ${customerCode}
      and payload ->> 'status' = ${status}`;
    expect([...(await jobs())]).toEqual([{ minutes: 20 }]);
    // What is taken back meanwhile is not spoken of, nor that it was.
    await undoLast(third);
    service.clock.advance(12 * 60_000);
    await move(late, type);
    await runJobs(service);
    const letters = () => sql<{ name: string; count: number; codes: string[] }[]>`
    select name, (params ->> 'count')::integer as count, jsonb_path_query_array(params, '$.parcels[*].trackingCode') as codes
    from letter where recipient = ${account.email}`;
    expect([...(await letters())]).toEqual([]);
    service.clock.advance(9 * 60_000);
    await sql`update arrival_news set noted_at = noted_at - interval '1 second' where customer_code = ${customerCode}`;
    await endOfWaiting(service, 0);
    expect([...(await letters())]).toEqual([{ name, count: 3, codes: [first, second, late] }]);
    expect([...(await sql`select from arrival_news where customer_code = ${customerCode}`)]).toEqual([]);
  },
);

test('what comes to a point within twenty minutes stands in one letter, once, without what was collected meanwhile', async () => {
  const { customerCode, account } = await newCustomer(service);
  const build = builders(service.context);
  const atHub = (pickupPointId: number) => build.parcelAtHub({ facts: { customerCode, pickupPointId } });
  const codes: string[] = [];
  while (codes.length < 4) codes.push(await atHub(points.khujand));
  const [one = '', two = '', three = '', late = ''] = codes;
  const elsewhere = await atHub(points.kulob);
  await later(0);
  const letters = () => service.context.sql<{ name: string; codes: string[] | null; code: string | null }[]>`
    select name, params -> 'trackingCodes' as codes, params ->> 'trackingCode' as code from letter
    where recipient = ${account.email} and params ->> 'status' is distinct from 'DHWCCK' order by queued_at, name`;
  await move(one, 'PP_RECEIVED');
  await later(0);
  // Somebody looks after that time.
  const jobs = await service.context.sql<{ minutes: number }[]>`
    select round(extract(epoch from run_at - created_at) / 60)::integer as minutes
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where identifier = 'parcelLetters.writeArrivals' and payload ->> 'customerCode' = ${customerCode}`;
  expect(jobs).toContainEqual({ minutes: 20 });
  await later(12);
  for (const code of [two, three, elsewhere]) await move(code, 'PP_RECEIVED');
  await later(0);
  await later(7);
  expect(await letters()).toEqual([]);
  await move(three, 'CUSTOMER_RECEIVED');
  await later(0);
  await later(1);
  expect(await letters()).toMatchObject([{ name: 'parcelsReady', codes: [one, two] }]);
  // A later one begins anew, and another point has a letter of its own.
  await move(late, 'PP_RECEIVED');
  await later(0);
  await later(12);
  expect((await letters()).slice(1)).toMatchObject([{ name: 'parcelMoved', code: elsewhere }]);
  await later(20);
  expect((await letters()).slice(2)).toMatchObject([
    { name: 'parcelMoved', code: three },
    { name: 'parcelMoved', code: late },
  ]);
  await later(60);
  expect(await letters()).toHaveLength(4);
});

test('what was taken back before anybody was notified is not notified, nor that it was taken back', async () => {
  const code = await ownedParcel();
  await move(code, 'LINEHAUL_DEPARTED');
  await undoLast(code);
  await runEvents(service);
  expect(await statusesInLetters(code)).toEqual([]);
  await move(code, 'LINEHAUL_DEPARTED');
  await move(code, 'PP_RECEIVED');
  await later(0);
  await later(20);
  await move(code, 'CUSTOMER_RECEIVED');
  await undoLast(code);
  await later(20);
  expect(await statusesInLetters(code)).toEqual(['DHWCRK', 'DKHQS']);
  await move(code, 'CUSTOMER_RECEIVED');
  await runEvents(service);
  await later(20);
  await undoLast(code);
  await runEvents(service);
  expect(await statusesInLetters(code)).toEqual(['DHWCRK', 'DKHQS', 'KHYQS', 'DKHQS']);
});

test('parcels of one customer that leave with one trip are told in one letter, those of another trip in another', async () => {
  const { customerCode, account } = await newCustomer(service);
  const facts = { customerCode, pickupPointId: points.khujand };
  const build = builders(service.context);
  const codes: string[] = [];
  for (const tripCode of ['R-1', 'R-1', 'R-2'])
    codes.push(await build.parcelReceivedInChina({ facts: { ...facts, tripCode } }));
  await runEvents(service);
  const { context } = service;
  const moves = [{ type: 'LINEHAUL_DEPARTED' as const, ...station }];
  await inTransaction(context.db, (tx) =>
    writeParcels(
      context,
      tx,
      codes.map((trackingCode) => ({ trackingCode, moves })),
    ),
  );
  await runEvents(service);
  const letters = () => context.sql<{ name: string; codes: string[] }[]>`
    select name, coalesce(jsonb_path_query_array(params, '$.parcels[*].trackingCode'), '[]') as codes
    from letter where recipient = ${account.email} and name in ('parcelMoved', 'parcelsDeparted') order by name`;
  expect(await letters()).toEqual([
    { name: 'parcelMoved', codes: [] },
    { name: 'parcelsDeparted', codes: codes.slice(0, 2) },
  ]);
  // Taken back before it was sent: a letter is withdrawn only when all of its parcels are back.
  await undoLast(codes[2] ?? '');
  await undoLast(codes[0] ?? '');
  await runEvents(service);
  expect((await letters()).map(({ name }) => name)).toEqual(['parcelsDeparted']);
  await undoLast(codes[1] ?? '');
  await move(codes[1] ?? '', 'LINEHAUL_DEPARTED');
  await runEvents(service);
  expect((await letters()).map(({ name }) => name)).toEqual(['parcelMoved']);
});
