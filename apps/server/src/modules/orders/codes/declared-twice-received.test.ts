import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { claimOf, newClaim, newDecider } from '../../../../test/claims.ts';
import { declaringTwice } from '../../../../test/declared-twice.ts';
import { importText } from '../../../../test/import-text.ts';
import { createOrderApp, orderOf } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let fixture: ReturnType<typeof declaringTwice>;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  fixture = declaringTwice(service, points.khujand);
});

describe('China receives a code that two have declared', () => {
  test.each([['first'], ['second']] as const)('with the customer code of the %s: it is his', async (who) => {
    const pair = await fixture.twice();
    const { code } = pair;
    const [winner, loser, won, lost] =
      who === 'first'
        ? [pair.first, pair.second, pair.one, pair.other]
        : [pair.second, pair.first, pair.other, pair.one];
    await fixture.receive(code, winner.customerCode);
    const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
    const history = await call(service.app, 'GET', `/staff/orders/${lost.code}/history`, { token });
    expect(history.json['data']).toMatchObject({
      list: [
        {
          action: 'event:CANCELLED',
          changes: expect.arrayContaining([
            { field: 'reason', before: null, after: 'the box bears the code of another customer' },
          ]) as object,
        },
        {},
        {},
        {},
      ],
    });
    expect(await fixture.tracked(code)).toMatchObject({ status: 'DTH', orderCode: won.code, problems: [] });
    expect(await fixture.read(winner, won.code)).toMatchObject({ status: 'DTH', canCancel: false });
    expect(await fixture.read(loser, lost.code)).toMatchObject({
      status: 'YQX',
      canEdit: false,
      parcelList: [{ trackingCode: code, status: 'YQX', isTurnedAway: true }],
    });
    expect(await fixture.lettersAbout(code)).toEqual([{ to: loser.account.email, letter: 'lineTurnedAway' }]);
    await fixture.isWhole();
  });

  test('a line that is turned away leaves the rest of its order as it is', async () => {
    const code = newTrackingCode();
    const [first, second] = [await fixture.customer(), await fixture.customer()];
    const one = await fixture.submit(first, (await fixture.declare(first, [code, newTrackingCode()])).code);
    await fixture.submit(second, (await fixture.declare(second, [code])).code);
    await fixture.receive(code, second.customerCode);
    expect(await fixture.read(first, one.code)).toMatchObject({
      status: 'DTH',
      canEdit: true,
      canCancel: true,
    });
    await fixture.isWhole();
  });

  test('with no code it is an unidentified parcel, and both wait on: one may take his line back', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    await fixture.receive(code);
    expect(await fixture.tracked(code)).toMatchObject({
      status: 'DTH',
      orderCode: null,
      problems: ['UNIDENTIFIED'],
    });
    for (const [caller, order] of [
      [first, one],
      [second, other],
    ] as const)
      expect(await fixture.read(caller, order.code)).toMatchObject({
        status: 'DTH',
        canCancel: true,
        problems: [],
      });
    await fixture.isWhole();
    expect(orderOf(await first.ask('POST', `/orders/${one.code}/cancel`)).status).toBe('YQX');
    await second.ask('POST', `/orders/${other.code}/cancel`);
    expect(await fixture.tracked(code)).toMatchObject({
      status: 'DTH',
      orderCode: null,
      problems: ['UNIDENTIFIED'],
    });
    await fixture.isWhole();
  });

  test('received without an owner: an approved claim puts it into the order that waited, and turns the others away', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    await fixture.receive(code);
    const support = await newDecider(service);
    const claim = await newClaim(service, second, code);
    expect((await support.approve(claim.code)).json['data']).toMatchObject({ orderCode: other.code });
    expect(await fixture.tracked(code)).toMatchObject({ status: 'DTH', orderCode: other.code, problems: [] });
    expect(await fixture.read(second, other.code)).toMatchObject({
      status: 'DTH',
      parcels: 1,
      canCancel: false,
      pickupPoint: { id: points.khujand },
    });
    expect(await fixture.read(first, one.code)).toMatchObject({
      status: 'YQX',
      parcelList: [{ isTurnedAway: true }],
    });
    expect(await fixture.lettersAbout(code)).toMatchObject([
      { to: first.account.email, letter: 'lineTurnedAway' },
    ]);
    await fixture.isWhole();
  });

  test('received without an owner: a claim of a third turns both away', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    await fixture.receive(code);
    const third = await fixture.customer();
    const claim = await newClaim(service, third, code);
    const { orderCode } = claimOf(await (await newDecider(service)).approve(claim.code));
    expect(await fixture.tracked(code)).toMatchObject({ orderCode, problems: [] });
    expect((await fixture.read(first, one.code)).status).toBe('YQX');
    expect((await fixture.read(second, other.code)).status).toBe('YQX');
    expect(await fixture.lettersAbout(code)).toHaveLength(2);
    await fixture.isWhole();
  });

  test('from a file of the office: the code on the box decides, whatever comes again', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    const rows = (box: string) =>
      importText(service.context, `Tracking number,Customer code,Received\n${code},${box},2026-11-20 10:00`);
    await rows('');
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: null, problems: ['UNIDENTIFIED'] });
    await rows((await fixture.customer()).customerCode);
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: null, problems: ['UNIDENTIFIED'] });
    await rows(second.customerCode);
    await rows(second.customerCode);
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: other.code, problems: [] });
    expect((await fixture.read(first, one.code)).status).toBe('YQX');
    expect(
      (await fixture.lettersAbout(code)).filter(({ letter }) => letter === 'lineTurnedAway'),
    ).toHaveLength(1);
    await fixture.isWhole();
  });

  test('from a file that names an order and no customer: it is that order’s', async () => {
    const { code, second, other } = await fixture.twice();
    await importText(
      service.context,
      `Tracking number,Order,Received\n${code},${other.code},2026-11-20 10:00`,
    );
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: other.code, problems: [] });
    expect(await fixture.read(second, other.code)).toMatchObject({ status: 'DTH', canCancel: false });
    await fixture.isWhole();
  });

  test('received by a file with order and customer of two: the row is refused, and both wait on', async () => {
    const { code, first, second, one, other } = await fixture.twice();
    await importText(
      service.context,
      `Tracking number,Order,Customer code,Received\n${code},${one.code},${second.customerCode},2026-11-20 10:00`,
    );
    expect((await fixture.read(first, one.code)).canCancel).toBe(true);
    expect((await fixture.read(second, other.code)).canCancel).toBe(true);
    await fixture.isWhole();
  });

  test('with the code of a third it is an unidentified parcel too', async () => {
    const { code } = await fixture.twice();
    await fixture.receive(code, (await fixture.customer()).customerCode);
    expect(await fixture.tracked(code)).toMatchObject({ orderCode: null, problems: ['UNIDENTIFIED'] });
    const [row] = await service.context.sql`
      select customer_code from parcel where tracking_code = ${code} and is_current`;
    expect(row).toEqual({ customer_code: null });
    await fixture.isWhole();
  });
});

test('staff see which codes are declared twice, with all orders, and the number is that of the list', async () => {
  const { code, first, one, other } = await fixture.twice();
  const account = await newAccount(service.context, 'support');
  const { token } = await logIn(service.app, account);
  const ask = async (path: string) => (await call(service.app, 'GET', path, { token })).json['data'];
  const waiting = async () => {
    const all = (await ask('/common/waitaudit/BSC')) as { type: string; count: number; route: string }[];
    return all.find(({ type }) => type === 'declaredTwice');
  };
  const listed = async () =>
    (await ask('/staff/parcels?line=BSC&waiting=declaredTwice')) as { total: number };
  const before = await waiting();
  expect(before).toMatchObject({ route: '/bsc/parcels?waiting=declaredTwice' });
  expect((await listed()).total).toBe(before?.count);
  expect(await ask(`/staff/parcels?search=${code}`)).toMatchObject({
    total: 1,
    list: [{ orderCode: one.code, alsoDeclaredBy: [{ orderCode: other.code }] }],
  });
  for (const order of [one, other])
    expect(await ask(`/staff/orders?search=${order.code}`)).toMatchObject({ list: [{ code: order.code }] });
  await fixture.receive(code, first.customerCode);
  expect((await waiting())?.count).toBe((before?.count ?? 0) - 1);
  expect((await listed()).total).toBe((before?.count ?? 0) - 1);
});
