/** Counters that find customers and give their parcels, and cashiers who are paid before, over HTTP. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WireOwedParcel } from '@rohi/contract/billing/payments.contract';
import { counterPoint, phoneEndOf, waitingCodes, waitingCustomer } from '../data/counter-parcels.ts';

/** A counter, and the token of who stands at it. */
export type Counter = { deviceId: string; token: string };

type Asked = { token: string; path: string; body?: Record<string, unknown> };

/** One call and the milliseconds until its answer was read; throws when it is refused. */
async function ask<Data>(port: number, { token, path, body }: Asked): Promise<{ data: Data; ms: number }> {
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  const { data, success } = JSON.parse(text) as { data: Data; success: boolean };
  if (!success) throw new Error(`${path} is refused: ${text.slice(0, 300)}`);
  return { data, ms };
}

/**
 * Opens a shift with a drawer of the point and pays for all that these customers owe, in dollars; what is too much
 * stays on their balance.
 */
export async function payFor(
  port: number,
  { manager, clerk, unitId }: { manager: string; clerk: string; unitId: number },
  customers: readonly number[],
): Promise<void> {
  const requestId = randomUUID;
  const name = `${counterPoint.code} ${randomUUID().slice(0, 8)}`;
  const made = await ask<{ id: string }>(port, {
    token: manager,
    path: '/staff/drawers',
    body: { requestId: requestId(), unitId, name },
  });
  const counted = { TJS: { notes: {} }, USD: { notes: {} } };
  const drawerId = made.data.id;
  await ask(port, {
    token: clerk,
    path: '/staff/shifts',
    body: { requestId: requestId(), drawerId, counted },
  });
  for (const number of customers) {
    const customerCode = waitingCustomer(number);
    const { data } = await ask<{ parcels: WireOwedParcel[] }>(port, {
      token: clerk,
      path: `/staff/payments/owed?customerCode=${customerCode}`,
    });
    const charges = data.parcels.flatMap((parcel) =>
      parcel.charges.flatMap(({ id, owed: { amount } }) => (Number(amount) > 0 ? [{ id, amount }] : [])),
    );
    const body = { requestId: requestId(), customerCode, charges, over: 'BALANCE', cash: { USD: '200' } };
    await ask(port, { token: clerk, path: '/staff/payments', body });
  }
}

/** Milliseconds of what counters have asked. */
export type CounterTimes = { findMs: number[]; openMs: number[]; scanMs: number[]; giveMs: number[] };

/** Between two customers. */
const pauseMs = 100;

/**
 * Each counter serves every fourth of these customers, one after the other: finds by customer code, by parcel or by the
 * end of the phone, sees a document, and gives all that is there.
 */
export async function serveTogether(
  port: number,
  counters: readonly Counter[],
  customers: readonly number[],
): Promise<CounterTimes> {
  const times: CounterTimes = { findMs: [], openMs: [], scanMs: [], giveMs: [] };
  const serveAt = async (counter: Counter, place: number) => {
    for (let index = place; index < customers.length; index += counters.length) {
      await serve(port, counter, customers[index] ?? 0, times);
      await pause(pauseMs);
    }
  };
  await Promise.all(counters.map(serveAt));
  return times;
}

async function serve(port: number, { deviceId, token }: Counter, number: number, times: CounterTimes) {
  const customerCode = waitingCustomer(number);
  const codes = waitingCodes(number);
  const text = [customerCode, codes[0] ?? '', phoneEndOf(number)][number % 3] ?? '';
  const found = await ask<{ list: { customerCode: string }[] }>(port, {
    token,
    path: '/hand-over/find',
    body: { text, deviceId },
  });
  times.findMs.push(found.ms);
  if (!found.data.list.some((each) => each.customerCode === customerCode))
    throw new Error(`${customerCode} is not found by ${text}`);
  const proof = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '4412' } };
  const body = { requestId: randomUUID(), deviceId, customerCode, proof };
  const opened = await ask<{ id: string }>(port, { token, path: '/hand-over/visits', body });
  times.openMs.push(opened.ms);
  const path = `/hand-over/visits/${opened.data.id}`;
  for (const code of codes)
    times.scanMs.push((await ask(port, { token, path: `${path}/scan`, body: { code } })).ms);
  for (const trackingCode of codes) {
    const body = { requestId: randomUUID(), deviceId, trackingCode };
    times.giveMs.push((await ask(port, { token, path: `${path}/give`, body })).ms);
  }
  await ask(port, { token, path: `${path}/end`, body: {} });
}
