import { randomUUID } from 'node:crypto';
import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { passKeys } from '@rohi/contract/hand-over/pass-keys.contract';
import type {
  ownShelfNews,
  readReturns,
  readShelf,
  ShelfRow,
  WireShelfDecision,
} from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { staffAlerts } from '@rohi/contract/reports/staff-reports.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, type Answer } from '../../../test/accounts.ts';
import { counterClerk, openCard, type CounterClerk } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { screenshot } from '../../../test/pictures.ts';
import { openTestContext, runJobs, type TestApp } from '../../../test/test-app.ts';
import { readyParcel } from '../../../test/tills.ts';
import { buildApp } from '../../app.ts';
import { systemPrincipal } from '../../principal.ts';
import { owedForParcels } from '../billing/charges/owed.service.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let other: MoneyPerson;
let clerk: CounterClerk;
let customer: Customer;
let picture: Buffer;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-12-20T05:00:00Z');
  const opened = await openTestContext(service.address);
  opened.clock.set('2026-12-20T05:00:00Z');
  second = await buildApp(opened.context);
  manager = await moneyPerson(service, 'manager');
  other = await moneyPerson(service, 'manager');
  clerk = await counterClerk(service);
  customer = await newCustomer(service);
  picture = await screenshot(320, 240, 'jpeg');
});

const sql: TestApp['context']['sql'] = ((...args: Parameters<TestApp['context']['sql']>) =>
  service.context.sql(...args)) as TestApp['context']['sql'];

/** A parcel of 4 kg in cell C-04 of Khujand, free until 28 November, with the final notice that ends on a day. */
async function noticed(collectBy: string, owner = customer): Promise<string> {
  const code = await readyParcel(service, owner, points.khujand);
  await sql`
    insert into storage_notice (parcel_id, free_until, kind, noticed_on, collect_by)
    select id, free_until, 'FINAL', '2026-11-25', ${collectBy}::date from parcel where tracking_code = ${code}`;
  await sql`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    select id, ${points.khujand}, 'C-04', now(), 'test' from parcel where tracking_code = ${code}`;
  return code;
}

const shelf = async (by = manager) => moneyOf<DataOf<typeof readShelf>>(await by.get('/staff/shelf'));
const rowOf = async (code: string): Promise<ShelfRow | undefined> =>
  (await shelf()).list.find(({ trackingCode }) => trackingCode === code);

/** Decides as the list shows the parcel now. */
async function decide(
  act: 'keep' | 'return' | 'dispose',
  code: string,
  fields: object = {},
  { by = manager, through = service.app }: { by?: MoneyPerson; through?: FastifyInstance } = {},
): Promise<Answer> {
  const row = await rowOf(code);
  const [stored] = await sql<{ version: number }[]>`
    select version from parcel where tracking_code = ${code}`;
  return by.post(
    `/staff/shelf/${code}/${act}`,
    {
      version: stored?.version,
      standingId: row?.decision?.id ?? null,
      reason: 'Никто не пришёл',
      ...fields,
    },
    through,
  );
}

const keep = { until: '2027-01-10', standsStill: true };
const sendPhoto = (id: string, by = manager, body: Buffer = picture) =>
  call(
    service.app,
    'PUT',
    `/staff/shelf-decisions/${id}/photos/${randomUUID()}?takenAt=${service.context.clock.now().toISOString()}&deviceId=${randomUUID()}`,
    { token: by.token, headers: { 'content-type': 'image/jpeg' }, body },
  );
const versionOf = async (code: string) => {
  const [row] = await sql<{ version: number }[]>`select version from parcel where tracking_code = ${code}`;
  return row?.version ?? 0;
};
const confirm = async (
  { id, trackingCode }: WireShelfDecision,
  fields: object = {},
  { by = other, through = service.app }: { by?: MoneyPerson; through?: FastifyInstance } = {},
) =>
  by.post(
    `/staff/shelf-decisions/${id}/confirm`,
    { version: await versionOf(trackingCode), ...fields },
    through,
  );
const end = (how: 'refuse' | 'withdraw', { id }: WireShelfDecision, by = other) =>
  by.post(`/staff/shelf-decisions/${id}/${how}`, { reason: 'Клиент позвонил' });

async function newsOf(code: string, { token } = customer, locale = 'ru') {
  const headers = { 'x-local': locale };
  const { json } = await call(service.app, 'GET', '/profile/shelf', { token, headers });
  return (json['data'] as DataOf<typeof ownShelfNews>).list.find(({ trackingCode }) => trackingCode === code);
}
const lettersTo = async ({ account }: Customer) => {
  const rows = await sql<{ name: string }[]>`
    select name from letter where recipient = ${account.email} order by queued_at`;
  return rows.map(({ name }) => name);
};
const left = async (code: string) => {
  const [row] = await sql<{ status: string; cells: number; due: number }[]>`
    select status, (select count(*)::integer from parcel_cell_facts where parcel_id = parcel.id) as cells,
      (select count(*)::integer from charge where parcel_id = parcel.id and due_at is not null) as due
    from parcel where tracking_code = ${code}`;
  return row;
};
const system = { actor: systemPrincipal('test'), source: 'station' } as const;

describe('a parcel beyond its final notice', () => {
  test('stands for a decision with what it costs and what was noticed, and is not decided about before', async () => {
    const code = await noticed('2026-12-10');
    expect(await rowOf(code)).toMatchObject({
      cause: 'UNCLAIMED',
      since: '2026-12-11',
      days: 9,
      by: '2026-12-10',
      cell: 'C-04',
      decision: null,
      customerCode: customer.customerCode,
      notices: [{ kind: 'FINAL', on: '2026-11-25', isSent: false }],
      owed: { charges: { amount: '10.00' } },
    });
    expect(await newsOf(code)).toMatchObject({ news: 'DECIDING', until: null });
    const early = await noticed('2026-12-20');
    expect(await rowOf(early)).toBeUndefined();
    expect(await newsOf(early)).toMatchObject({ news: 'COLLECT_BY', until: '2026-12-20' });
    for (const act of ['keep', 'dispose'] as const)
      expect(endOf(await decide(act, early, act === 'keep' ? keep : {}))).toBe('409 handOver.noticeNotOver');
    const never = await readyParcel(service, customer, points.khujand);
    expect(endOf(await decide('dispose', never))).toBe('409 handOver.notUnclaimed');
    expect(endOf(await clerk.get('/staff/shelf'))).toBe('403 auth.notAllowed');
  });

  test('is stored until a day, at no further charge where that was decided', async () => {
    const owner = await newCustomer(service);
    const code = await noticed('2026-12-10', owner);
    const [parcel] = await sql<{ id: string }[]>`
      select id::text from parcel where tracking_code = ${code}`;
    const id = parcel?.id ?? '';
    const storageOn = async (day: string) => {
      const clock = { now: () => new Date(`${day}T05:00:00Z`) };
      return (await owedForParcels({ db: service.context.db, clock }, [id])).get(id)?.storageMinor;
    };
    expect(await storageOn('2026-12-22')).not.toBe(await storageOn('2026-12-20'));
    const requestId = randomUUID();
    const first = moneyOf<WireShelfDecision>(await decide('keep', code, { ...keep, requestId }));
    expect(first).toMatchObject({ state: 'STANDS', storedUntil: '2027-01-10', standsStill: true });
    expect(moneyOf(await decide('keep', code, { ...keep, requestId }))).toEqual(first);
    expect(endOf(await decide('return', code, { hubId: (await shelf()).hubs[0]?.id, requestId }))).toBe(
      '422 handOver.requestReused',
    );
    expect(await storageOn('2026-12-22')).toBe(await storageOn('2026-12-19'));
    expect(await rowOf(code)).toBeUndefined();
    expect(await newsOf(code, owner)).toMatchObject({ news: 'STORED_FREE', until: '2027-01-10' });
    expect(await lettersTo(owner)).toEqual(['parcelStored']);
    expect(endOf(await decide('keep', code, keep, { by: other }))).toBe('409 list.changedMeanwhile');
    expect(endOf(await decide('dispose', code, { standingId: first.id }))).toBe('409 handOver.noticeNotOver');
    for (const until of ['2026-12-20', '2027-12-20'])
      expect(endOf(await decide('keep', code, { ...keep, until, standingId: first.id }))).toBe(
        '400 request.invalid',
      );
    moneyOf(await decide('keep', code, { ...keep, standsStill: false, standingId: first.id }));
    expect(await newsOf(code, owner)).toMatchObject({ news: 'STORED', until: '2027-01-10' });
    const [standing] = await sql<{ id: string }[]>`
      select id from shelf_decision where tracking_code = ${code} and ended_at is null`;
    moneyOf(await other.post(`/staff/shelf-decisions/${standing?.id}/withdraw`, { reason: 'Ошибка' }));
    expect(await rowOf(code)).toMatchObject({ decision: null });
  });
});

describe('a disposal', () => {
  test('is confirmed by somebody else, with a photo, and ends everything at once', async () => {
    const owner = await newCustomer(service);
    const code = await noticed('2026-12-10', owner);
    await owner.ask('GET', '/profile/collections');
    const decision = moneyOf<WireShelfDecision>(await decide('dispose', code));
    expect(decision).toMatchObject({ state: 'WAITING', isOwn: true, photoIds: [] });
    const alertedTo = async (by: MoneyPerson) =>
      moneyOf<DataOf<typeof staffAlerts>>(await by.get('/staff/alerts')).find(
        ({ type }) => type === 'disposals',
      )?.count;
    expect([await alertedTo(manager), await alertedTo(other)]).toEqual([0, 1]);
    expect(endOf(await decide('return', code, { hubId: (await shelf()).hubs[0]?.id }))).toBe(
      '409 handOver.decisionWaits',
    );
    expect(endOf(await confirm(decision, {}, { by: manager }))).toBe('403 handOver.ownApproval');
    expect(endOf(await confirm(decision))).toBe('409 handOver.photoMissing');
    expect(endOf(await sendPhoto(decision.id, manager, Buffer.from('no picture')))).toBe(
      '422 stations.photoKind',
    );
    expect(endOf(await sendPhoto(decision.id, other))).toBe('404 handOver.decisionNotFound');
    expect(moneyOf<WireShelfDecision>(await sendPhoto(decision.id)).photoIds).toHaveLength(1);
    expect(endOf(await confirm(decision, { version: 1 }))).toBe('409 list.changedMeanwhile');
    const third = await moneyPerson(service, 'manager');
    const requestId = randomUUID();
    const [one, two] = await Promise.all([
      confirm(decision, { requestId }),
      confirm(decision, {}, { by: third, through: second }),
    ]);
    expect([endOf(one), endOf(two)].toSorted()).toEqual(['409 handOver.approvalDecided', 'ok']);
    if (endOf(one) === 'ok') expect(await confirm(decision, { requestId })).toMatchObject({ json: one.json });
    const done = moneyOf<WireShelfDecision>(endOf(one) === 'ok' ? one : two);
    expect(done).toMatchObject({ state: 'DONE', askedBy: manager.account.username });
    expect(await alertedTo(other)).toBe(0);
    expect(Number(done.writtenOff?.amount)).toBeGreaterThan(10);
    expect(await left(code)).toEqual({ status: 'YQX', cells: 0, due: 0 });
    const [event] = await sql<{ details: { reason: string } }[]>`
      select details from parcel_event join parcel on parcel.id = parcel_id
      where tracking_code = ${code} and type = 'CANCELLED'`;
    expect(event?.details.reason).toBe('ABANDONED');
    const { json } = await owner.ask('GET', '/profile/collections');
    expect(json['data']).toMatchObject({ places: [] });
    expect(await rowOf(code)).toBeUndefined();
    expect(await newsOf(code, owner, 'tg')).toMatchObject({ news: 'DISPOSED', title: 'Нобуд карда шуд' });
    await runJobs(service);
    expect(await lettersTo(owner)).toEqual(['parcelDisposed']);
    // Taken back, it lies there again, is owed for again, and may be decided about anew.
    moneyOf(
      await manager.post(`/staff/parcels/${code}/undo`, {
        version: await versionOf(code),
        reason: 'Нашлась',
      }),
    );
    expect(await left(code)).toMatchObject({ status: 'DKHQS', due: 2 });
    expect(await rowOf(code)).toMatchObject({ decision: null });
  });

  test('that was taken back, refused or overtaken by its customer is not confirmed', async () => {
    const code = await noticed('2026-12-10');
    const first = moneyOf<WireShelfDecision>(await decide('dispose', code));
    moneyOf(await end('withdraw', first, manager));
    expect(endOf(await confirm(first))).toBe('409 handOver.decisionOver');
    const next = moneyOf<WireShelfDecision>(await decide('dispose', code));
    expect(endOf(await end('refuse', next, manager))).toBe('403 handOver.ownApproval');
    moneyOf(await end('refuse', next));
    expect(endOf(await confirm(next))).toBe('409 handOver.approvalDecided');
    const last = moneyOf<WireShelfDecision>(await decide('dispose', code));
    moneyOf(await sendPhoto(last.id));
    await moveParcel(service.context, code, { ...system, type: 'COURIER_OUT' });
    expect(endOf(await confirm(last))).toBe('409 handOver.withCourier');
    await moveParcel(service.context, code, { ...system, type: 'COURIER_BACK' });
    await moveParcel(service.context, code, { ...system, type: 'CUSTOMER_RECEIVED' });
    expect(endOf(await confirm(last))).toBe('409 handOver.alreadyGiven');
    expect(endOf(await sendPhoto(last.id))).toBe('409 handOver.decisionOver');
    expect(await left(code)).toMatchObject({ status: 'KHYQS' });
    expect(endOf(await decide('dispose', code))).toBe('409 handOver.alreadyGiven');
  });

  test('is asked for by one of two who ask at once', async () => {
    const code = await noticed('2026-12-10');
    const ends = await Promise.all([
      decide('dispose', code),
      decide('dispose', code, {}, { by: other, through: second }),
    ]);
    expect(ends.map(endOf).toSorted()).toEqual(['409 handOver.decisionWaits', 'ok']);
  });
});

test('a disposal and a return revoke the passes that allowed nothing else, and leave the others good', async () => {
  const owner = await newCustomer(service);
  const [disposed, returned, waits] = [
    await noticed('2026-12-10', owner),
    await noticed('2026-12-10', owner),
    await readyParcel(service, owner, points.khujand),
  ];
  const give = async (trackingCodes: string[]) => {
    const body = { pickupPointId: points.khujand, delegate: 'Раҷабов Фирӯз', term: 'THREE_DAYS' };
    const answer = await owner.ask('POST', '/profile/passes', {
      requestId: randomUUID(),
      ...body,
      trackingCodes,
    });
    return endOf(answer) === 'ok'
      ? moneyOf<DataOf<typeof ownPasses>>(answer).given[0]?.serial
      : endOf(answer);
  };
  const revoked = async () =>
    moneyOf<DataOf<typeof passKeys>>(await clerk.get('/hand-over/pass-keys')).revoked;
  const stateOf = async (serial: string | undefined) =>
    moneyOf<DataOf<typeof ownPasses>>(await owner.ask('GET', '/profile/passes')).given.find(
      (pass) => pass.serial === serial,
    )?.state;
  const dispose = async (code: string) => {
    const decision = moneyOf<WireShelfDecision>(await decide('dispose', code));
    moneyOf(await sendPhoto(decision.id));
    moneyOf(await confirm(decision));
  };
  const both = await give([disposed, returned]);
  await dispose(disposed);
  expect(await stateOf(both)).toBe('GOOD');
  expect(await give([disposed])).toBe('409 collection.notReady');
  expect(await revoked()).not.toContain(both);
  moneyOf(await decide('return', returned, { hubId: (await shelf()).hubs[0]?.id }));
  expect(await stateOf(both)).toBe('GOOD');
  moneyOf(await clerk.post('/staff/returns/send', { code: returned, carriedBy: 'Рустам' }));
  expect(await stateOf(both)).toBe('NOTHING_LEFT');
  expect(await revoked()).toContain(both);
  // The own pass is good for what still waits, and no longer than that.
  const { own } = moneyOf<DataOf<typeof ownPasses>>(await owner.ask('GET', '/profile/passes'));
  expect(await revoked()).not.toContain(own.serial);
  await moveParcel(service.context, waits, { ...system, type: 'CANCELLED', reason: 'LOST' });
  expect(await revoked()).toContain(own.serial);
});

describe('a return', () => {
  const returns = async (by: MoneyPerson, code: string) =>
    moneyOf<DataOf<typeof readReturns>>(await by.get('/staff/returns')).list.find(
      ({ trackingCode }) => trackingCode === code,
    );

  test('leaves its shelf by a scan of its point and comes to its hub by another', async () => {
    const owner = await newCustomer(service);
    const code = await noticed('2026-12-10', owner);
    const hubId = (await shelf()).hubs[0]?.id;
    expect(endOf(await decide('return', code, { hubId: points.khujand }))).toBe('400 request.invalid');
    moneyOf(await decide('return', code, { hubId }));
    expect(await newsOf(code, owner)).toMatchObject({ news: 'RETURNING' });
    expect(await returns(clerk, code)).toMatchObject({ state: 'ORDERED', cell: 'C-04' });
    const hub = await moneyPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    expect(await returns(hub, code)).toBeUndefined();
    expect(endOf(await hub.post('/staff/returns/arrive', { code }))).toBe('404 handOver.noReturn');
    const elsewhere = await moneyPerson(service, 'pickup-clerk', 'PP-KULOB');
    const sent = { code, carriedBy: 'Рустам, 01 AA 777' };
    expect(endOf(await elsewhere.post('/staff/returns/send', sent))).toBe('404 handOver.noReturn');
    const requestId = randomUUID();
    const gone = moneyOf<WireShelfDecision>(await clerk.post('/staff/returns/send', { ...sent, requestId }));
    expect(gone).toMatchObject({ state: 'SENT', carriedBy: sent.carriedBy });
    expect(moneyOf(await clerk.post('/staff/returns/send', { ...sent, requestId }))).toEqual(gone);
    expect(await left(code)).toEqual({ status: 'YQX', cells: 0, due: 0 });
    expect(await newsOf(code, owner)).toMatchObject({ news: 'RETURNED' });
    expect(await returns(hub, code)).toMatchObject({ state: 'SENT' });
    expect(moneyOf(await hub.post('/staff/returns/arrive', { code }))).toMatchObject({ state: 'ARRIVED' });
    expect(endOf(await hub.post('/staff/returns/arrive', { code }))).toBe('404 handOver.noReturn');
    await runJobs(service);
    expect(await lettersTo(owner)).toEqual(['parcelReturning', 'parcelReturned']);
  });

  test('is taken back until it has left, and then can be collected at the usual price', async () => {
    const code = await noticed('2026-12-10');
    const ordered = moneyOf<WireShelfDecision>(
      await decide('return', code, { hubId: (await shelf()).hubs[0]?.id }),
    );
    moneyOf(await end('withdraw', ordered));
    expect(await newsOf(code)).toMatchObject({ news: 'DECIDING' });
    expect(endOf(await clerk.post('/staff/returns/send', { code, carriedBy: 'Рустам' }))).toBe(
      '404 handOver.noReturn',
    );
    const [flags] = await sql<{ problems: string[] }[]>`
      select problems from parcel where tracking_code = ${code}`;
    expect(flags?.problems).not.toContain('RETURNING');
  });
});

test('what was not taken at the counter ends in the same acts', async () => {
  const owner = await newCustomer(service);
  const codes = [
    await readyParcel(service, owner, points.khujand),
    await readyParcel(service, owner, points.khujand),
  ];
  const card = await openCard(clerk, owner, points.khujand);
  for (const trackingCode of codes)
    moneyOf(
      await clerk.post(`/hand-over/visits/${card.id}/problems`, {
        trackingCode,
        kind: 'NOT_WANTED',
        note: 'Передумал',
      }),
    );
  const [back = '', gone = ''] = codes;
  expect(await rowOf(back)).toMatchObject({ cause: 'NOT_WANTED', note: 'Передумал', by: '2026-12-25' });
  expect(endOf(await decide('keep', back, keep))).toBe('409 handOver.notUnclaimed');
  moneyOf(await decide('return', back, { hubId: (await shelf()).hubs[0]?.id }));
  moneyOf(await clerk.post('/staff/returns/send', { code: back, carriedBy: 'Рустам' }));
  const decision = moneyOf<WireShelfDecision>(await decide('dispose', gone));
  moneyOf(await sendPhoto(decision.id));
  moneyOf(await confirm(decision));
  expect([await left(back), await left(gone)]).toMatchObject([{ status: 'YQX' }, { status: 'YQX' }]);
  const { json } = await owner.ask('GET', '/profile/counter-problems');
  expect(json['data']).toEqual({ list: [] });
});
