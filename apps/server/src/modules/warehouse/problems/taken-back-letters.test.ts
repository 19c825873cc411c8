import { siteName } from '@rohi/contract/site/brand';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import {
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { runJobs, type TestApp } from '../../../../test/test-app.ts';
import { sendLetter } from '../../notifications/notifications.service.ts';
import { informOfTakenBack } from './taken-back-letters.service.ts';

let service: TestApp;
let points: { khujand: number };
let clerk: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  device = await newDevice(service);
});
let customer: Customer;
let code: string;
beforeEach(async () => {
  // The tests let hours pass: a log-in lasts for less.
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  customer = await newCustomer(service);
  code = newTrackingCode();
  await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
});

const minuteMs = 60_000;
async function passMinutes(minutes: number): Promise<void> {
  service.clock.advance(minutes * minuteMs);
  await runJobs(service);
}
const send = async (facts: Record<string, unknown>) => {
  const scan = scanOf(service, code, facts);
  const [answer] = await sendScans(clerk, device, [scan]);
  return { scanId: scan.scanId, say: answer?.say };
};
const report = (problem: string) => send({ action: 'REPORT_PROBLEM', problem, weightG: 8_500 });
const takeBack = ({ scanId }: { scanId: string }) =>
  send({ action: 'UNDO', undoes: scanId, reason: 'NOTHING_WRONG' });
const letters = () => service.context.sql<{ id: string; name: string; state: string; params: object }[]>`
  select id, name, state, params from letter
  where recipient = ${customer.account.email ?? ''} and name in ('parcelHeld', 'parcelNotHeld') order by queued_at`;
const fates = async () => (await letters()).map(({ name, state }) => `${name} ${state}`);

test('who has had the letter about a problem that is taken back has one that it is none, once', async () => {
  const scan = await report('WET');
  await passMinutes(1);
  expect(await fates()).toEqual(['parcelHeld sent']);
  expect((await takeBack(scan)).say).toBe('UNDONE');
  expect((await takeBack(scan)).say).toBe('UNDONE_BEFORE');
  await passMinutes(1);
  expect(await fates()).toEqual(['parcelHeld sent', 'parcelNotHeld sent']);
  const [problem] = await service.context.sql<{ id: string }[]>`
    select parcel_problem.id from parcel_problem join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
  // An event may come twice.
  await informOfTakenBack(service.context, problem?.id ?? '');
  await passMinutes(20);
  expect(await letters()).toHaveLength(2);
});

test('an owner with a letter that still waits gets neither of both', async () => {
  const scan = await report('WET');
  expect(await fates()).toEqual(['parcelHeld queued']);
  await takeBack(scan);
  await passMinutes(0);
  await passMinutes(20);
  expect(await fates()).toEqual(['parcelHeld expired']);
});

test('a letter that the mail server was taking as it was withdrawn is followed by the other one', async () => {
  const scan = await report('WET');
  const [letter] = await letters();
  const mail = {
    ...service.context.mail,
    send: async () => {
      await takeBack(scan);
      const [problem] = await service.context.sql<{ id: string }[]>`
        select parcel_problem.id from parcel_problem join parcel on parcel.id = parcel_id
        where tracking_code = ${code}`;
      await informOfTakenBack(service.context, problem?.id ?? '');
      return undefined;
    },
  };
  await sendLetter({ ...service.context, mail }, letter?.id ?? '', false, {
    findCode: async () => undefined,
    firmName: async () => siteName,
  });
  expect(await fates()).toEqual(['parcelHeld sent']);
  await passMinutes(16);
  await passMinutes(16);
  expect(await fates()).toEqual(['parcelHeld sent', 'parcelNotHeld sent']);
});

test('the letter says that an earlier problem, which is open again, still waits for its answer', async () => {
  await report('WET');
  await passMinutes(1);
  const second = await report('PROHIBITED');
  await passMinutes(1);
  await takeBack(second);
  await service.context.sql`update letter set queued_at = queued_at - interval '1 day'`;
  const { context } = service;
  const [problem] = await context.sql<{ id: string }[]>`
    select parcel_problem.id from parcel_problem join parcel on parcel.id = parcel_id
    where tracking_code = ${code} and ended = 'TAKEN_BACK'`;
  await informOfTakenBack(context, problem?.id ?? '');
  const [last] = (await letters()).filter(({ name }) => name === 'parcelNotHeld');
  expect(last?.params).toMatchObject({ trackingCode: code, isStillAsked: true });
});
