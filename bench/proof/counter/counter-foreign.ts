import { randomUUID } from 'node:crypto';
import type { OwnApproval } from '@rohi/contract/hand-over/approvals.contract';
import { roles, type Role } from '@rohi/contract/roles';
import type { CaseResult } from '../case-result.ts';
import { counted, dataOf } from '../money/money-setup.ts';
import {
  newClerk,
  newCollector,
  newCounterDevice,
  newPerson,
  point,
  readyParcels,
  type CounterSetup,
} from './counter-setup.ts';

type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Staff of this point may. */
  isOfPoint?: boolean;
};

/** Who works for the whole network. */
const office: readonly Role[] = ['manager', 'admin'];

/** Another point of the network. */
const elsewhere = 'PP-KULOB';

/**
 * A point at work: a card that is open, a request that waits, parcels that lie there; and what no other user may read
 * of it.
 */
async function openPointAtWork(setup: CounterSetup) {
  const clerk = await newClerk(setup);
  const deviceId = await newCounterDevice(setup);
  const { customerCode } = await newCollector(setup.context);
  const [code = ''] = await readyParcels(setup, customerCode);
  const name = `Фаридун ${randomUUID().slice(0, 6)}`;
  const phone = `+9929${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await setup.context.sql`
    update user_account set name = ${name}, phone = ${phone} where customer_code = ${customerCode}`;
  const card = await clerk.openByDocument(customerCode);
  const reason = `nothing but a face ${randomUUID().slice(0, 6)}`;
  const request = dataOf<OwnApproval>(
    await clerk.post('/hand-over/approvals', { deviceId: clerk.deviceId, customerCode, reason, said: {} }),
  );
  return {
    deviceId,
    customerCode,
    code,
    phone,
    visitId: card.id,
    approvalId: request.id,
    marks: [name, phone, reason],
  };
}

type PointAtWork = Awaited<ReturnType<typeof openPointAtWork>>;

/** Every call that reaches something of the point, by its ids. */
function callsOn({ deviceId, customerCode, code, phone, visitId, approvalId }: PointAtWork): Call[] {
  const visit = `/hand-over/visits/${visitId}`;
  const own = `/hand-over/approvals/${approvalId}`;
  const path = `/staff/hand-over-approvals/${approvalId}`;
  const photo = (of: string) => `${of}/photos/${randomUUID()}?kind=BOX&takenAt=2026-11-20T09:00:00Z`;
  const ofPoint = { method: 'POST', isOfPoint: true } as const;
  const document = { type: 'PASSPORT', end: '4412' };
  const device = randomUUID();
  const opening = (proof: object) => ({
    ...ofPoint,
    path: '/hand-over/visits',
    body: { requestId: randomUUID(), deviceId: device, customerCode, proof },
  });
  const decision = { requestId: randomUUID(), reason: 'three things agree' };
  const late = {
    scanId: randomUUID(),
    seq: 1,
    at: new Date().toISOString(),
    action: 'GIVE',
    code,
    customerCode,
    visit: randomUUID(),
    document,
  };
  return [
    { method: 'GET', path: visit },
    { method: 'PUT', path: `${visit}/delegate`, body: { delegate: { name: 'Somebody', document } } },
    { method: 'POST', path: `${visit}/end` },
    { method: 'POST', path: `${visit}/scan`, body: { code } },
    {
      method: 'POST',
      path: `${visit}/give`,
      body: { requestId: randomUUID(), deviceId: device, trackingCode: code },
    },
    {
      method: 'POST',
      path: `${visit}/problems`,
      body: { requestId: randomUUID(), trackingCode: code, kind: 'NOT_WANTED', note: 'does not want it' },
    },
    { method: 'GET', path: own },
    { method: 'POST', path: `${own}/withdraw` },
    { method: 'PUT', path: photo(own) },
    { method: 'PUT', path: photo(`/hand-over/problems/${approvalId}`) },
    { method: 'GET', path, isOfPoint: true },
    { method: 'GET', path: `${path}/photos/${randomUUID()}`, isOfPoint: true },
    { ...ofPoint, path: `${path}/deny`, body: decision },
    { ...ofPoint, path: `${path}/allow`, body: decision },
    ...[code, customerCode, phone.slice(-4)].map((text) => ({
      ...ofPoint,
      path: '/hand-over/find',
      body: { text, deviceId: device },
    })),
    opening({ kind: 'DOCUMENT', document }),
    opening({ kind: 'CODE', code: '123456' }),
    opening({ kind: 'APPROVAL', approvalId }),
    { method: 'GET', path: `/stations/counter-snapshot?deviceId=${deviceId}`, isOfPoint: true },
    { ...ofPoint, path: '/stations/scans', body: { deviceId, scans: [late] } },
    { method: 'GET', path: `/stations/exceptions?deviceId=${deviceId}`, isOfPoint: true },
  ];
}

/** Answers of these with 200 that give nothing of it: a scan is refused by its verdict, and a search lists no one. */
const emptyAnswers = ['"verdict":"WRONG_PLACE"', '"verdict":"BLOCKED"', '"list":[]'];

/**
 * T04: everything that reaches a point's visits, requests, customers and parcels, by every role of another point, by
 * colleagues and without a login, at both processes.
 */
export async function askForForeign(setup: CounterSetup, places: number): Promise<CaseResult> {
  const ends: string[] = [];
  const leaks: string[] = [];
  const foreigners = await allForeigners(setup);
  for (let place = 0; place < places; place += 1) {
    const atWork = await openPointAtWork(setup);
    for (const call of callsOn(atWork))
      for (const { name, token, isOfPoint } of foreigners) {
        if (isOfPoint && call.isOfPoint === true) continue;
        const address = setup.addresses[ends.length % setup.addresses.length] ?? '';
        const { status, text } = await send(address, token, call);
        ends.push(String(status));
        const isEmpty = emptyAnswers.some((empty) => text.includes(empty));
        const isOpen = status >= 500 || (status < 300 && !isEmpty);
        if (isOpen || atWork.marks.some((mark) => text.includes(mark)))
          leaks.push(`${name}: ${call.method} ${call.path} ${status} ${text.slice(0, 120)}`);
      }
    leaks.push(...(await changesOf(setup, atWork)));
  }
  return {
    name: 'counter',
    what: `T04: what reaches a point's visits, requests, customers and parcels, by ${foreigners.length} people who are not of it, ${ends.length.toLocaleString('en')} cells`,
    figure: `${counted(ends.toSorted())}; ${leaks.length} leaks${leaks.length > 0 ? `: ${leaks.slice(0, 4).join('; ')}` : ''}`,
    isMet: leaks.length === 0,
  };
}

type Foreigner = { name: string; token: string | undefined; isOfPoint: boolean };

async function allForeigners({ context }: CounterSetup): Promise<Foreigner[]> {
  const one = async (role: Role, unit?: string): Promise<Foreigner> => ({
    name: `${role} of ${unit ?? 'nowhere'}`,
    isOfPoint: unit === point,
    token: (await newPerson(context, role, unit)).token,
  });
  const people = [
    ...roles
      .filter((role) => !office.includes(role))
      .map((role) => one(role, role === 'customer' ? undefined : elsewhere)),
    one('pickup-clerk', point),
    one('courier', point),
  ];
  return [{ name: 'nobody', token: undefined, isOfPoint: false }, ...(await Promise.all(people))];
}

async function send(
  address: string,
  token: string | undefined,
  { method, path, body }: Call,
): Promise<{ status: number; text: string }> {
  const headers = {
    ...(token === undefined ? {} : { token }),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
  };
  const content = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  const response = await fetch(`${address}/api${path}`, { method, headers, ...content });
  return { status: response.status, text: await response.text() };
}

/** What all of them together have changed: nothing. */
async function changesOf(
  { context }: CounterSetup,
  { code, visitId, approvalId }: PointAtWork,
): Promise<string[]> {
  const [row] = await context.sql<{ given: number; open: boolean; waits: boolean }[]>`
    select (select count(*)::integer from hand_over where tracking_code = ${code}) as given,
      (select ended_at is null and delegate is null from counter_visit where id = ${visitId}) as open,
      (select state = 'WAITING' from hand_over_approval where id = ${approvalId}) as waits`;
  const isSame = row?.given === 0 && row.open && row.waits;
  return isSame ? [] : [`changed: ${JSON.stringify(row)}`];
}
