import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { codesOf, sentOrder } from '../../../../test/order-points.ts';
import { anybody } from '../../../../test/principals.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { isLockBusy, type Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Move } from './parcel-move.ts';
import { findParcelsOfCodes, moveParcel } from '../tracking.service.ts';

let service: TestApp;
let points: { khujand: number };
/** Somebody else: holds what a test says, on connections of its own. */
let other: Context;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  ({ context: other } = await openTestContext(service.address));
});

/** Holds parcels as a long transaction of somebody else does, until they are let go. */
async function hold(codes: readonly string[]): Promise<() => Promise<void>> {
  const line = await other.sql.reserve();
  await line`begin`;
  await line`select from parcel where tracking_code = any(${codes}) and is_current for update`;
  return async () => {
    await line`rollback`;
    line.release();
  };
}

const received = (count: number) =>
  Promise.all(Array.from({ length: count }, () => builders(service.context).parcelReceivedInChina()));

const departure = (requestId: string = randomUUID()): Move => ({
  type: 'LINEHAUL_DEPARTED',
  actor: anybody,
  source: 'station',
  requestId,
});

const depart = (code: string, context = service.context) =>
  moveParcel(context, code, departure()).then(({ result }) => result);

async function historyOf(code: string) {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  return parcel?.history.map(({ type }) => type) ?? [];
}

describe('a parcel that somebody else holds', () => {
  test('lets the scans of all others end while it is still held, also those that come with its own', async () => {
    const [first = '', second = '', ...others] = await received(8);
    const letGo = await hold([first, second]);
    const ended: string[] = [];
    const scan = async (code: string) => {
      const result = await depart(code);
      ended.push(code);
      return result;
    };
    const waiting = [scan(first), scan(second)];
    expect(await Promise.all(others.map(scan))).toEqual(others.map(() => 'moved'));
    expect(ended.toSorted()).toEqual(others.toSorted());
    await letGo();
    expect(await Promise.all(waiting)).toEqual(['moved', 'moved']);
  });

  test('keeps its own scans in the order in which they came', async () => {
    const [code = ''] = await received(1);
    const [other = ''] = await received(1);
    const letGo = await hold([code]);
    const steps = ['LINEHAUL_DEPARTED', 'BORDER_CROSSED', 'HUB_INBOUND', 'HUB_OUTBOUND'] as const;
    const moves = steps.map((type) => moveParcel(service.context, code, { ...departure(), type }));
    const outcomes = Promise.allSettled(moves);
    expect(await depart(other)).toBe('moved');
    await letGo();
    expect((await outcomes).map(({ status }) => status)).toEqual(steps.map(() => 'fulfilled'));
    expect((await historyOf(code)).slice(-steps.length)).toEqual([...steps]);
  });

  test('takes a scan that comes in the very moment in which its line ends', async () => {
    const [code = ''] = await received(1);
    const letGo = await hold([code]);
    const flag = (type: 'FLAG_RAISED' | 'FLAG_CLEARED') =>
      moveParcel(service.context, code, { ...departure(), type, flag: 'DAMAGED' });
    const after = flag('FLAG_RAISED').then(() => flag('FLAG_CLEARED'));
    await someoneWaits();
    await letGo();
    expect((await after).result).toBe('moved');
  });

  test('is told to be busy when it is held for long, and the same request is written once after that', async () => {
    const { context: hasty } = await openTestContext(service.address, { lockWaitMs: 200 });
    const [code = ''] = await received(1);
    const letGo = await hold([code]);
    const move = departure();
    const before = await historyOf(code);
    await expect(moveParcel(hasty, code, move)).rejects.toSatisfy(isLockBusy);
    expect(await historyOf(code)).toEqual(before);
    await letGo();
    expect((await moveParcel(hasty, code, move)).result).toBe('moved');
    expect((await moveParcel(service.context, code, move)).result).toBe('repeated');
    expect(await historyOf(code)).toEqual([...before, 'LINEHAUL_DEPARTED']);
  });

  test('leaves connections of the pool to others, however many ask for it', async () => {
    const caller = await newCustomer(service);
    const orders = await Promise.all(Array.from({ length: 10 }, () => sentOrder(caller, points.khujand)));
    const strangers = await Promise.all(Array.from({ length: 10 }, () => newCustomer(service)));
    const sent = await Promise.all(strangers.map((stranger) => sentOrder(stranger, points.khujand)));
    const letGo = await hold([...orders, ...sent].flatMap(codesOf));
    const cancel = (who: Customer, { code }: { code: string }) => who.ask('POST', `/orders/${code}/cancel`);
    const moves = Promise.all([
      ...orders.map((order) => cancel(caller, order)),
      ...sent.map((order, index) => cancel(strangers[index] as Customer, order)),
    ]);
    await someoneWaits();
    const list = await call(service.app, 'GET', '/orders', { token: caller.token });
    expect(list.json['error']).toBeUndefined();
    await letGo();
    expect((await moves).map(({ json }) => json['error'] ?? 'cancelled')).toEqual(
      Array.from({ length: 20 }, () => 'cancelled'),
    );
  });
});

async function waitingConnections(): Promise<number> {
  const [row] = await other.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

async function someoneWaits(): Promise<void> {
  while ((await waitingConnections()) === 0);
}

describe('what is written along with a move', () => {
  const note = (code: string) => async (tx: Tx) => {
    await recordAudit(tx, {
      at: service.context.clock.now(),
      actor: { userId: null, name: 'test' },
      action: 'code:reserve',
      subject: { type: 'parcel', id: code },
      details: { type: 'parcel' },
    });
  };
  const notes = async (code: string) => {
    const [row] = await service.context.sql<{ count: number }[]>`
      select count(*)::int as count from audit_event where subject_id = ${code}`;
    return row?.count;
  };

  test('stands with it, once, however often the same request comes', async () => {
    const [code = ''] = await received(1);
    const move = departure();
    const moves = Array.from({ length: 10 }, () => moveParcel(service.context, code, move, note(code)));
    const results = (await Promise.all(moves)).map(({ result }) => result);
    expect(results.filter((result) => result === 'moved')).toHaveLength(1);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(9);
    expect(await notes(code)).toBe(1);
  });

  test('takes the move back when it fails, and no move of another', async () => {
    const [code = '', ...others] = await received(12);
    const before = await historyOf(code);
    const refuse = async (tx: Tx) => {
      await note(code)(tx);
      throw new AppError('orders.tooLateToChange');
    };
    const passing = others.map((each) => moveParcel(service.context, each, departure(), note(each)));
    await expect(moveParcel(service.context, code, departure(), refuse)).rejects.toMatchObject({
      errorName: 'orders.tooLateToChange',
    });
    expect((await Promise.all(passing)).every(({ result }) => result === 'moved')).toBe(true);
    expect(await historyOf(code)).toEqual(before);
    expect(await notes(code)).toBe(0);
    expect(await Promise.all(others.map(notes))).toEqual(others.map(() => 1));
  });
});
