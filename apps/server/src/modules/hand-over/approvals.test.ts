import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ApprovalCase, OwnApproval } from '@rohi/contract/hand-over/approvals.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { locales } from '@rohi/contract/locales';
import type { staffAlerts } from '@rohi/contract/reports/staff-reports.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../test/attachments.ts';
import { call } from '../../../test/accounts.ts';
import { counterClerk, takeAll, openShift, type CounterClerk } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { screenshot } from '../../../test/pictures.ts';
import { openTestContext, type TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../test/tills.ts';
import { buildApp } from '../../app.ts';
import { inTransaction } from '../../platform/database.ts';
import type { LetterParams } from '../notifications/letters.ts';
import { renderLetter } from '../notifications/render-letter.service.ts';

let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let other: MoneyPerson;
let clerk: CounterClerk;
let customer: Customer;
let parcel: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  other = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  customer = await newCustomer(service);
  await service.context
    .sql`update user_account set phone = '+992900120148' where id = ${customer.account.id}`;
  parcel = await readyParcel(service, customer, points.khujand);
  await openShift(clerk, manager, points.khujand);
  moneyOf(await takeAll(clerk, customer, '200'));
});

const statement = { phoneEnd: '01-48', contents: 'кроссовки, 42', call: '' };
const bodyOf = (fields: object = {}) => ({
  deviceId: clerk.deviceId,
  customerCode: customer.customerCode,
  reason: 'Телефон разбит',
  said: statement,
  ...fields,
});
const ask = async (fields: object = {}, by: MoneyPerson = clerk) =>
  moneyOf<OwnApproval>(await by.post('/hand-over/approvals', bodyOf(fields)));
const own = async ({ id }: OwnApproval) =>
  moneyOf<OwnApproval>(await clerk.get(`/hand-over/approvals/${id}`));
const caseOf = (by: MoneyPerson, { id }: OwnApproval) => by.get(`/staff/hand-over-approvals/${id}`);
const decide = (
  by: MoneyPerson,
  { id }: OwnApproval,
  act: 'allow' | 'deny',
  { requestId = randomUUID() as string, through = service.app } = {},
) =>
  by.post(`/staff/hand-over-approvals/${id}/${act}`, { requestId, reason: 'Сошлось три признака' }, through);
/** How many requests each of the two who decide is alerted to. */
const alertedTo = () =>
  Promise.all(
    [manager, other].map(async (by) => {
      const list = moneyOf<DataOf<typeof staffAlerts>>(await by.get('/staff/alerts'));
      return list.find(({ type }) => type === 'approvals')?.count;
    }),
  );
const open = ({ id }: OwnApproval) => clerk.open({ kind: 'APPROVAL', approvalId: id });
const letters = () =>
  service.context.sql<{ params: LetterParams['handOverAllowed'] }[]>`
    select params from letter where name = 'handOverAllowed' and recipient = ${customer.account.email ?? ''}`;

describe('a hand-over without a proof', () => {
  test('is shown with all that speaks for and against it, and opens one card once it is allowed', async () => {
    const request = await ask();
    expect(request).toMatchObject({ state: 'WAITING', photos: 0, decision: null });
    expect(endOf(await open(request))).toBe('409 handOver.notAllowed');
    const { list } = moneyOf<{ list: ApprovalCase[] }>(await manager.get('/staff/hand-over-approvals'));
    expect(list).toMatchObject([
      { id: request.id, customerCode: customer.customerCode, ready: 1, isOwn: false },
    ]);
    expect(await alertedTo()).toEqual([1, 1]);
    const view = moneyOf<ApprovalCase>(await caseOf(manager, request));
    expect(view).toMatchObject({
      reason: 'Телефон разбит',
      clerk: clerk.account.username,
      parcels: [{ trackingCode: parcel, owed: { amount: '0.00' } }],
      checks: [
        { kind: 'PHONE_END', said: '01-48', onRecord: null, agrees: true },
        { kind: 'CONTENTS', said: 'кроссовки, 42', agrees: null },
      ],
      liability: { amount: '10.00', currency: 'USD' },
      allowedBefore: { atPoint: 0, ofClerk: 0, ofCustomer: 0 },
    });
    expect(JSON.stringify(view)).not.toContain('900120148');

    const requestId = randomUUID();
    const allowed = moneyOf<ApprovalCase>(await decide(manager, request, 'allow', { requestId }));
    expect(await alertedTo()).toEqual([0, 0]);
    expect(allowed).toMatchObject({ state: 'ALLOWED', decision: { by: manager.account.username } });
    moneyOf(await decide(manager, request, 'allow', { requestId, through: second }));
    expect(await letters()).toHaveLength(1);
    expect(endOf(await decide(other, request, 'deny'))).toBe('409 handOver.approvalDecided');
    expect(await own(request)).toMatchObject({
      state: 'ALLOWED',
      decision: { reason: 'Сошлось три признака' },
    });

    const colleague = await counterClerk(service);
    const taken = await colleague.open({ kind: 'APPROVAL', approvalId: request.id });
    expect(endOf(taken)).toBe('404 handOver.approvalNotFound');
    const answers = await Promise.all([open(request), open(request)]);
    expect(answers.map(endOf).toSorted()).toEqual(['409 handOver.approvalOver', 'ok']);
    const card = moneyOf<VisitCard>(answers.find((answer) => endOf(answer) === 'ok') ?? answers[0]);
    expect(card).toMatchObject({ proof: 'APPROVAL', customer: { code: customer.customerCode }, ready: 1 });
    moneyOf(await clerk.give(card, parcel));
    expect((await own(request)).state).toBe('USED');
    expect(endOf(await open(request))).toBe('409 handOver.approvalOver');
  });

  test('a letter about an approval is written in every language, with the point, the time and the number to call', async () => {
    const [row] = await letters();
    expect(row?.params).toMatchObject({ count: 1, trackingCodes: [parcel], hotline: '1999' });
    if (row === undefined) return;
    for (const locale of locales) {
      const { text } = renderLetter('handOverAllowed', row.params, locale, undefined);
      expect(text).toContain(parcel);
      expect(text).toContain('1999');
    }
  });

  test('is on record with who has asked and why it was decided so', async () => {
    const rows = await service.context.sql`
      select actor_name as by, action, details from audit_event where action like 'hand-over:%' order by seq`;
    expect(rows).toMatchObject([
      { action: 'hand-over:allow', details: { parcels: 1, askedBy: clerk.account.username } },
    ]);
  });
});

describe('a request', () => {
  beforeAll(async () => {
    parcel = await readyParcel(service, customer, points.khujand);
  });

  test('T01: is refused with its reason shown at the counter, and never decided by who has asked', async () => {
    const request = await ask();
    const both = await moneyPerson(service, 'manager', 'PP-KHUJAND');
    const ownRequest = await ask({}, both);
    expect(moneyOf<ApprovalCase>(await caseOf(both, ownRequest))).toMatchObject({ isOwn: true });
    for (const act of ['allow', 'deny'] as const)
      expect(endOf(await decide(both, ownRequest, act))).toBe('403 handOver.ownApproval');
    expect(endOf(await decide(clerk, request, 'allow'))).toBe('403 auth.notAllowed');
    moneyOf(await decide(both, request, 'deny'));
    expect(await own(request)).toMatchObject({
      state: 'DENIED',
      decision: { by: both.account.username, reason: 'Сошлось три признака' },
    });
    expect(endOf(await open(request))).toBe('409 handOver.notAllowed');
  });

  test('has one decision of two that come at once from two processes', async () => {
    const request = await ask();
    const { db, sql } = service.context;
    // Both have begun before either can go on.
    const decisions = await inTransaction(db, async (tx) => {
      await tx
        .selectFrom('hand_over_approval')
        .select('id')
        .where('id', '=', request.id)
        .forUpdate()
        .execute();
      const decisions = [
        decide(manager, request, 'allow'),
        decide(other, request, 'deny', { through: second }),
      ];
      await expect
        .poll(
          () => sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%hand_over_approval%'`,
        )
        .toHaveLength(2);
      return { asked: decisions };
    });
    const answers = await Promise.all(decisions.asked);
    expect(answers.map(endOf).toSorted()).toEqual(['409 handOver.approvalDecided', 'ok']);
  });

  test('is asked once, gives way to the next one of its clerk, and can be taken back', async () => {
    const requestId = randomUUID();
    const first = await ask({ requestId });
    expect(await ask({ requestId, reason: 'Другое' })).toEqual(first);
    const next = await ask();
    expect((await own(first)).state).toBe('WITHDRAWN');
    expect(endOf(await decide(manager, first, 'allow'))).toBe('409 handOver.approvalOver');
    moneyOf(await clerk.post(`/hand-over/approvals/${next.id}/withdraw`, { requestId: undefined }));
    expect((await own(next)).state).toBe('WITHDRAWN');
    const unknownCustomer = await clerk.post('/hand-over/approvals', bodyOf({ customerCode: 'TJ-000001' }));
    expect(endOf(unknownCustomer)).toBe('409 handOver.nothingWaits');
  });

  test('ends after the minutes of the setting, decided or not', async () => {
    const waiting = await ask();
    service.clock.advance(16 * 60_000);
    expect((await own(waiting)).state).toBe('ENDED');
    expect(endOf(await decide(manager, waiting, 'allow'))).toBe('409 handOver.approvalOver');
    const allowed = await ask();
    moneyOf(await decide(manager, allowed, 'allow'));
    service.clock.advance(16 * 60_000);
    expect(endOf(await open(allowed))).toBe('409 handOver.approvalOver');
  });

  test('takes photos that only who decides sees, and lets go of them after ninety days', async () => {
    const request = await ask();
    const bytes = await screenshot(320, 240, 'jpeg');
    const path = (photoId: string) =>
      `/hand-over/approvals/${request.id}/photos/${photoId}?kind=BOX&takenAt=${service.context.clock.now().toISOString()}`;
    const send = (photoId: string, body = bytes) =>
      call(service.app, 'PUT', path(photoId), {
        token: clerk.token,
        headers: { 'content-type': 'image/jpeg' },
        body,
      });
    const photoId = randomUUID();
    moneyOf(await send(photoId));
    expect(moneyOf(await send(photoId))).toMatchObject({ photos: 1 });
    expect(endOf(await send(randomUUID(), Buffer.from('no picture')))).toBe('422 stations.photoKind');
    expect(moneyOf(await caseOf(manager, request))).toMatchObject({ photos: [{ photoId, kind: 'BOX' }] });
    const file = (token: string) =>
      service.app.inject({
        url: `/api/staff/hand-over-approvals/${request.id}/photos/${photoId}`,
        headers: { token },
      });
    expect((await file(manager.token)).headers['content-type']).toBe('image/jpeg');
    expect((await file(clerk.token)).statusCode).toBe(403);
    for (let left = 3; left > 0; left -= 1) moneyOf(await send(randomUUID()));
    expect(endOf(await send(randomUUID()))).toBe('409 handOver.tooManyPhotos');
    const now = service.context.clock.now().toISOString();
    service.clock.advance(91 * 86_400_000);
    await throwPicturesAway(service.context);
    expect(await service.context.sql`select from attachment`).toHaveLength(0);
    service.clock.set(now);
  });

  test('a request is seen only at the own point by staff of one point', async () => {
    await service.context
      .sql`insert into role_authority (role, authority) values ('pickup-clerk', 'hand-over:approve')`;
    const kulob = await counterClerk(service, 'PP-KULOB');
    const khujand = await counterClerk(service);
    const fresh = await newCustomer(service);
    await readyParcel(service, fresh, points.khujand);
    const request = await ask({ customerCode: fresh.customerCode });
    expect(endOf(await caseOf(kulob, request))).toBe('404 handOver.approvalNotFound');
    expect(endOf(await caseOf(khujand, request))).toBe('ok');
    await service.context
      .sql`delete from role_authority where role = 'pickup-clerk' and authority = 'hand-over:approve'`;
  });
});
