import { randomUUID } from 'node:crypto';
import type { PoolCandidate, PoolParcel } from '@rohi/contract/pool/pool.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, type Answer } from '../../../test/accounts.ts';
import { newClaim, newDecider } from '../../../test/claims.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../test/stations.ts';
import { openTestContext, runJobs, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { findParcelsOfCodes } from '../tracking/tracking.service.ts';
import { storeNeighboursOfPool } from './pool-parcels.service.ts';

let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let clerk: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
});

let made = 0;
/** A carrier's number that shares no run of signs with any other of these tests. */
function newCode(): string {
  made += 1;
  const figures = String(((made * 7_368_787_123) % 9_999_999_967) + 10_000_000_000);
  return `SF140${figures.slice(1)}`;
}

/** What a pen makes of it: a look-alike letter, and the last two signs gone. */
const torn = (code: string) => code.replace('0', 'O').slice(0, -2);

async function declared(customer: Customer, code = newCode()): Promise<{ code: string; order: string }> {
  const order = await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
  await customer.ask('POST', `/orders/${order.code}/submit`);
  return { code, order: order.code };
}

/** An unidentified box with this code on what is left of its label. */
async function received(code: string, facts: Record<string, unknown> = {}): Promise<string> {
  const [answer] = await sendScans(clerk, device, [
    scanOf(service, code, { isSure: true, weightG: 8_300, cell: 'C-07-1', ...facts }),
  ]);
  expect(answer).toMatchObject({ say: 'RECEIVED_UNOWNED' });
  return code;
}

const put = (path: string, body: unknown, token = clerk.token) =>
  call(service.app, 'PUT', path, { token, body });
const read = async (code: string) => dataOf<PoolParcel>(await clerk.get(`/pool/${code}`));
const candidates = async (code: string) =>
  dataOf<{ list: PoolCandidate[]; mayBind: boolean; compared: number }>(
    await clerk.get(`/pool/${code}/candidates`),
  );
const bind = (code: string, declaredCode: string, requestId: string = randomUUID(), who = clerk) =>
  who.post(`/pool/${code}/bind`, { requestId, declaredCode });
const unbind = (code: string, requestId: string = randomUUID(), who = clerk, deviceId?: string) =>
  who.post(`/pool/${code}/unbind`, { requestId, deviceId });
const errorOf = ({ json, status }: Answer) => `${status} ${String(json['error'])}`;
const stored = async (code: string) => (await findParcelsOfCodes(service.context.db, [code]))[0];
const lettersTo = (email: string) => service.context.sql<{ name: string; params: object }[]>`
  select name, params from letter where recipient = ${email}
    and name in ('parcelFound', 'parcelNotFound', 'claimApproved', 'claimRefused', 'claimReopened') order by queued_at, name`;
const clues = (fields: Record<string, string | null> = {}) => ({
  code: null,
  customerCode: null,
  name: null,
  phone: null,
  goods: null,
  seller: null,
  ...fields,
});

describe('an unidentified box', () => {
  test('waits in the pool of its warehouse with what was scanned around it', async () => {
    const customer = await newCustomer(service);
    const around: string[] = [];
    for (let each = 0; each < 8; each += 1) {
      around.push(newCode());
      await sendScans(clerk, device, [
        scanOf(service, around[each] ?? '', { customerCode: customer.customerCode }),
      ]);
      if (each === 3) around.push(await received(newCode()));
      if (each === 3) around.pop();
    }
    const [code] = dataOf<{ list: { trackingCode: string; receivedAt: string }[] }>(
      await clerk.get('/pool?limit=100'),
    ).list.map(({ trackingCode }) => trackingCode);
    const parcel = await read(code ?? '');
    expect(parcel).toMatchObject({
      clues: clues({ code: code ?? '' }),
      version: 0,
      weightG: 8_300,
      cell: 'C-07-1',
      receivedBy: clerk.account.username,
      binding: null,
    });
    expect(parcel.before.map(({ trackingCode }) => trackingCode)).toEqual(around.slice(1, 4));
    expect(parcel.after.map(({ trackingCode }) => trackingCode)).toEqual(around.slice(4, 7));
    expect(parcel.before[0]).toMatchObject({ customerCode: customer.customerCode });
    expect(parcel.before[0]?.by).toBeTruthy();
    // The answers to scans are deleted after a month; what stood around the box is stored before.
    const { db, clock } = service.context;
    const later = new Date(clock.now().getTime() + 2 * 86_400_000);
    await storeNeighboursOfPool({ db, clock: { ...clock, now: () => later } });
    await service.context.sql`delete from station_scan`;
    expect((await read(code ?? '')).before).toEqual(parcel.before);
  });

  test('what can be read is written down by one clerk at a time', async () => {
    const code = await received(newCode());
    const body = clues({
      code: ' SF14O2B5 ',
      customerCode: 'TJ-104??',
      name: '',
      phone: '…48',
      goods: '服装',
    });
    const saved = dataOf<PoolParcel>(await put(`/pool/${code}/clues`, { version: 0, ...body }));
    expect(saved).toMatchObject({ version: 1, clues: { ...body, code: 'SF14O2B5', name: null } });
    expect(errorOf(await put(`/pool/${code}/clues`, { version: 0, ...body }))).toBe(
      '409 list.changedMeanwhile',
    );
    expect(errorOf(await put(`/pool/${code}/clues`, { version: 1, ...body, name: 'x'.repeat(101) }))).toBe(
      '400 request.invalid',
    );
    expect((await read(code)).version).toBe(1);
  });

  test('is not there for another warehouse, the hub, or as a parcel that has an owner', async () => {
    const customer = await newCustomer(service);
    const { code } = await declared(customer);
    const box = await received(newCode());
    const other = await stationPerson(service, 'china-operator', await addWarehouse(service));
    const hub = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    for (const [who, path] of [
      [clerk, `/pool/${code}`],
      [clerk, '/pool/SF00000000'],
      [other, `/pool/${box}`],
      [hub, `/pool/${box}`],
      [hub, `/pool/${box}/candidates`],
    ] as const)
      expect(errorOf(await who.get(path))).toBe('404 pool.notFound');
    expect(errorOf(await bind(box, code, randomUUID(), other))).toBe('404 pool.notFound');
    expect(errorOf(await unbind(box, randomUUID(), other))).toBe('404 pool.notFound');
    expect(dataOf<{ total: number }>(await other.get('/pool')).total).toBe(0);
  });
});

describe('candidates', () => {
  test('the declaration that the label is like comes first, with its reasons and its signs beside each other', async () => {
    const customer = await newCustomer(service);
    const { code, order } = await declared(customer);
    const box = await received(torn(code));
    const { list, mayBind, compared } = await candidates(box);
    expect(mayBind).toBe(true);
    expect(compared).toBeGreaterThan(0);
    expect(list[0]).toMatchObject({
      customerCode: customer.customerCode,
      trackingCode: code,
      orderCode: order,
      goods: whole.goods,
      pickupPoint: 'Khujand',
      reasons: [
        { clue: 'CODE', isFor: true },
        { clue: 'WEIGHT', isFor: true, read: '8300', declared: '8500' },
      ],
    });
    expect(list[0]?.steps.map(({ kind }) => kind).filter((kind) => kind !== 'SAME')).toEqual([
      'ALIKE',
      'MISSING',
      'MISSING',
    ]);
  });

  test('an order that is cancelled falls out at once', async () => {
    const customer = await newCustomer(service);
    const { code, order } = await declared(customer);
    const box = await received(torn(code));
    expect((await candidates(box)).list.map(({ trackingCode }) => trackingCode)).toContain(code);
    await customer.ask('POST', `/orders/${order}/cancel`, {});
    const rows = await service.context.sql`select from open_declaration where tracking_code = ${code}`;
    const parcel = await stored(code);
    expect(rows.length).toBe(parcel?.state.closedAt === null ? 1 : 0);
    expect(parcel?.state.closedAt).not.toBeNull();
    expect((await candidates(box)).list.map(({ trackingCode }) => trackingCode)).not.toContain(code);
  });

  test('declarations of an older version come in at the start of a process', async () => {
    const customer = await newCustomer(service);
    const { code } = await declared(customer);
    const box = await received(torn(code));
    await service.context.sql`truncate open_declaration`;
    expect((await candidates(box)).list).toEqual([]);
    const { queueDeclarations } = await import('./open-declarations.service.ts');
    await queueDeclarations(service.context);
    await runJobs(service);
    expect((await candidates(box)).list[0]).toMatchObject({ trackingCode: code });
  });
});

describe('binding', () => {
  test('receives the declared parcel with weight and cell; who bound it is in its history and the customer is told', async () => {
    const customer = await newCustomer(service);
    const { code, order } = await declared(customer);
    const box = await received(torn(code));
    const photos = (of: string) => service.context.sql`
      select from attachment join parcel on parcel.id::text = subject_id where tracking_code = ${of}`;
    const photosOf = async (of: string) => (await photos(of)).length;
    await service.context.sql`
      insert into attachment (id, subject, subject_id, kind, file_name, byte_length, width_px, height_px, place_id, device_id, device, taken_by, taken_at, stored_at)
      select gen_random_uuid(), 'PARCEL', id::text, 'LABEL', md5(tracking_code) || '.jpg', 1, 1, 1,
        (select id from place where code = 'YIWU-WH'), gen_random_uuid(), 'Gate', 'clerk', now(), now()
      from parcel where tracking_code = ${box}`;
    const requestId = randomUUID();
    const bound = dataOf<PoolParcel>(await bind(box, code, requestId));
    expect(bound.binding).toMatchObject({
      declaredCode: code,
      customerCode: customer.customerCode,
      orderCode: order,
      boundBy: clerk.account.username,
    });
    const parcel = await stored(code);
    expect(parcel?.facts.weightG).toBe(8_300);
    expect(parcel?.history.at(-1)).toMatchObject({ type: 'CN_RECEIVED', actor: clerk.account.username });
    expect((await stored(box))?.history.at(-1)).toMatchObject({
      type: 'CANCELLED',
      actor: clerk.account.username,
    });
    const [cell] = await service.context.sql<{ cell: string }[]>`
      select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
    expect(cell).toEqual({ cell: 'C-07-1' });
    expect(await lettersTo(customer.account.email)).toEqual([
      { name: 'parcelFound', params: { trackingCode: code, orderCode: order } },
    ]);
    const audit = await service.context
      .sql`select from audit_event where action = 'parcel:bind' and subject_id = ${box}`;
    expect(audit).toHaveLength(1);
    const pool = dataOf<{ list: { trackingCode: string }[]; bound: { trackingCode: string }[] }>(
      await clerk.get('/pool?limit=100'),
    );
    expect(pool.list.map(({ trackingCode }) => trackingCode)).not.toContain(box);
    expect(pool.bound.map(({ trackingCode }) => trackingCode)).toContain(box);
    expect([await photosOf(box), await photosOf(code)]).toEqual([0, 1]);
    // Asked again it stays as it is; nothing can be written down any more.
    expect(dataOf<PoolParcel>(await bind(box, code, requestId)).binding).toEqual(bound.binding);
    expect(errorOf(await put(`/pool/${box}/clues`, { version: 0, ...clues() }))).toBe('409 pool.bound');
    const refused = await bind(box, code);
    expect(errorOf(refused)).toBe('409 pool.bound');
    expect(refused.json['msg']).toContain(clerk.account.username);
    expect(refused.json['msg']).toContain(customer.customerCode);
  });

  test('the old label on the box leads to the bound parcel, until it is taken back', async () => {
    const { code } = await declared(await newCustomer(service));
    const box = await received(torn(code));
    await bind(box, code);
    const putAway = (cell: string) =>
      sendScans(clerk, device, [scanOf(service, box, { action: 'PUT_AWAY', cell })]);
    expect(await putAway('C-08-2')).toMatchObject([{ say: 'PUT_AWAY', parcel: { trackingCode: code } }]);
    expect(dataOf(await clerk.get(`/staff/parcels/${box}`))).toMatchObject({ boundTo: code });
    await unbind(box);
    expect(await putAway('C-09-3')).toMatchObject([{ say: 'PUT_AWAY', parcel: { trackingCode: box } }]);
  });

  test('only the first candidate can be bound, and only where enough speaks for it', async () => {
    const customer = await newCustomer(service);
    const [right, other] = [await declared(customer), await declared(await newCustomer(service))];
    const box = await received(torn(right.code));
    expect(errorOf(await bind(box, other.code))).toBe('409 pool.notSure');
    expect(errorOf(await bind(box, 'SF00000000'))).toBe('409 pool.notSure');
    const version = (await read(box)).version;
    await put(`/pool/${box}/clues`, { version, ...clues({ code: right.code.slice(0, 7) }) });
    expect((await candidates(box)).mayBind).toBe(false);
    expect(errorOf(await bind(box, right.code))).toBe('409 pool.notSure');
    expect((await stored(right.code))?.state.receivedAt).toBeNull();
  });

  test('support binds as well, and is named', async () => {
    const { code } = await declared(await newCustomer(service));
    const box = await received(torn(code));
    const support = await stationPerson(service, 'support');
    expect(errorOf(await bind(box, code, randomUUID(), support))).toBe('200 undefined');
    expect((await stored(code))?.history.at(-1)).toMatchObject({ actor: support.account.username });
  });

  test('of two clerks one wins, in whichever process, and the other is given who and when', async () => {
    const colleague = await stationPerson(service, 'china-operator', 'YIWU-WH');
    for (let round = 0; round < 5; round += 1) {
      const { code } = await declared(await newCustomer(service));
      const box = await received(torn(code));
      const answers = await Promise.all(
        [clerk, colleague].map(({ token }, index) =>
          call(index === 0 ? service.app : second, 'POST', `/pool/${box}/bind`, {
            token,
            body: { requestId: randomUUID(), declaredCode: code },
          }),
        ),
      );
      expect(answers.map(errorOf).toSorted()).toEqual(['200 undefined', '409 pool.bound']);
      const receipts = (await stored(code))?.history.filter(({ type }) => type === 'CN_RECEIVED');
      expect(receipts).toHaveLength(1);
    }
  });

  test('ends open claims: that of the owner is approved, those of others are refused', async () => {
    const [owner, other] = [await newCustomer(service), await newCustomer(service)];
    const { code, order } = await declared(owner);
    const box = await received(torn(code));
    const own = await newClaim(service, owner, box);
    const rival = await newClaim(service, other, box);
    expect((await read(box)).claims.map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
    expect(errorOf(await bind(box, code))).toBe('200 undefined');
    const states = async () =>
      Object.fromEntries((await read(box)).claims.map((claim) => [claim.code, claim.state]));
    expect(await states()).toEqual({ [own.code]: 'APPROVED', [rival.code]: 'REFUSED' });
    expect(await lettersTo(owner.account.email)).toMatchObject([
      { name: 'claimApproved', params: { orderCode: order } },
      { name: 'parcelFound' },
    ]);
    expect(errorOf(await unbind(box))).toBe('200 undefined');
    expect(await states()).toEqual({ [own.code]: 'OPEN', [rival.code]: 'OPEN' });
    expect((await lettersTo(other.account.email)).map(({ name }) => name)).toEqual([
      'claimRefused',
      'claimReopened',
    ]);
    const decider = await newDecider(service);
    expect((await decider.approve(own.code)).status).toBe(200);
    expect(errorOf(await bind(box, code))).toBe('404 pool.notFound');
  });
});

describe('a binding that is taken back', () => {
  test('leaves both parcels as they were', async () => {
    const customer = await newCustomer(service);
    const { code } = await declared(customer);
    const box = await received(torn(code));
    const before = await stored(code);
    await bind(box, code);
    const requestId = randomUUID();
    const parcel = dataOf<PoolParcel>(await unbind(box, requestId, clerk, device));
    const { details } = (await stored(box))?.history.at(-1) ?? {};
    expect(details).toEqual({ station: expect.stringMatching(/^Gate /) });
    expect(parcel).toMatchObject({ binding: null, cell: 'C-07-1', weightG: 8_300 });
    const after = await stored(code);
    expect(after?.facts).toEqual(before?.facts);
    expect(after?.state.receivedAt).toBeNull();
    expect((await stored(box))?.state).toMatchObject({ closedAt: null, problems: ['UNIDENTIFIED'] });
    expect((await lettersTo(customer.account.email)).map(({ name }) => name)).toEqual([
      'parcelFound',
      'parcelNotFound',
    ]);
    expect(errorOf(await unbind(box, requestId))).toBe('200 undefined');
    expect(errorOf(await unbind(box))).toBe('409 pool.notBound');
    expect((await candidates(box)).list[0]).toMatchObject({ trackingCode: code });
    expect(errorOf(await bind(box, code))).toBe('200 undefined');
  });

  test('not once the parcel has left', async () => {
    const { code } = await declared(await newCustomer(service));
    const box = await received(torn(code));
    await bind(box, code);
    const { moveParcel } = await import('../tracking/tracking.service.ts');
    const { systemPrincipal } = await import('../../principal.ts');
    await moveParcel(service.context, code, {
      type: 'LINEHAUL_DEPARTED',
      actor: systemPrincipal('test'),
      source: 'office',
    });
    expect(errorOf(await unbind(box))).toBe('409 tracking.undoTooLate');
    expect((await read(box)).binding).not.toBeNull();
  });

  test('two who take it back at once: it is taken back once', async () => {
    const customer = await newCustomer(service);
    const { code } = await declared(customer);
    const box = await received(torn(code));
    await bind(box, code);
    const { token } = clerk;
    const answers = await Promise.all(
      [service.app, second].map((app) =>
        call(app, 'POST', `/pool/${box}/unbind`, { token, body: { requestId: randomUUID() } }),
      ),
    );
    expect(answers.map(errorOf).toSorted()).toEqual(['200 undefined', '409 pool.notBound']);
    expect((await lettersTo(customer.account.email)).map(({ name }) => name)).toEqual([
      'parcelFound',
      'parcelNotFound',
    ]);
  });
});
