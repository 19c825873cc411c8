import { siteName } from '@rohi/contract/site/brand';
import { randomUUID } from 'node:crypto';
import type { DelayPreview } from '@rohi/contract/linehaul/trip-delays.contract';
import type { Locale } from '@rohi/contract/locales';
import { beforeEach, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import { runJobs, type TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { sendLetter } from '../../notifications/notifications.service.ts';
import { writeParcels } from '../../tracking/tracking.service.ts';

const minuteMs = 60_000;
/** 20:59 in Dushanbe: the last minute in which letters go out at once. */
const evening = '2026-11-20T15:59:00Z';
const trip = 'R-5001';
const file = { actor: systemPrincipal('test'), source: 'import' } as const;

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let customers: Awaited<ReturnType<typeof customerOf>>[];
beforeEach(async () => {
  ({ service } = await createOrderApp());
  service.clock.set(evening);
  office = await dispatcherOf(service);
  customers = [await customerOf(1, 'ru'), await customerOf(7, 'zh'), await customerOf(300, 'tg')];
  await runJobs(service);
});

/** A customer with so many parcels on the road, received two weeks ago. */
async function customerOf(count: number, locale: Locale, trips: readonly string[] = [trip]) {
  const { context } = service;
  const account = await newAccount(context, 'customer', { locale });
  const { token } = await logIn(service.app, account);
  const info = await call(service.app, 'GET', '/auth/userinfo', { token });
  const { customerCode } = dataOf<{ customerCode: string }>(info);
  const moves = ['CN_RECEIVED', 'LINEHAUL_DEPARTED'] as const;
  const codes = Array.from({ length: count }, newTrackingCode);
  await inTransaction(context.db, (tx) =>
    writeParcels(
      context,
      tx,
      codes.map((trackingCode, index) => ({
        trackingCode,
        declare: { facts: { customerCode, tripCode: trips[index % trips.length] ?? trip }, move: file },
        moves: moves.map((type, day) => ({
          ...file,
          type,
          claimedAt: new Date(Date.parse('2026-11-06T06:00:00Z') + day * 86_400_000),
        })),
      })),
    ),
  );
  return { account, customerCode, codes, token };
}

type Customer = Pick<Awaited<ReturnType<typeof customerOf>>, 'account'>;

/** The letters to a customer about delays: what each says and how it ended, the oldest first. */
async function lettersTo({ account }: Customer): Promise<string[]> {
  const rows = await service.context.sql<{ name: string; state: string }[]>`
    select name, state from letter where recipient = ${account.email}
      and name in ('parcelsDelayed', 'delayEnded', 'delayTakenBack') order by queued_at, id`;
  return rows.map(({ name, state }) => `${name} ${state}`);
}

const delayBody = (fields: object = {}) => ({
  trips: [trip],
  reason: 'WEATHER',
  days: 3,
  placeId: office.placeId('KARASU'),
  ...fields,
});
type Delays = { delays: { id: number; trip: string; endedAt: string | null; takenBackAt: string | null }[] };
const announce = async (fields: object = {}) =>
  dataOf<Delays>(
    await office.dispatcher.post('/trip-delays', { requestId: randomUUID(), ...delayBody(fields) }),
  ).delays;
const end = (id: number | undefined, act: 'END' | 'TAKE_BACK', fields: object = {}) =>
  office.dispatcher.post(`/trip-delays/${id}/end`, { requestId: randomUUID(), act, ...fields });

const etaOf = async (code: string) => {
  const answer = await call(service.app, 'POST', '/track/query', { body: { trackingCodeList: [code] } });
  return dataOf<{ detailList: { eta: object | null }[] }>(answer).detailList[0]?.eta;
};

async function passMinutes(minutes: number): Promise<void> {
  service.clock.advance(minutes * minuteMs);
  await runJobs(service);
}

test('each customer hears once of a delay, with 1, 7 or 300 parcels, however often the request comes', async () => {
  const body = { requestId: randomUUID(), ...delayBody({ note: 'snow on the pass' }) };
  const [code = ''] = customers[0]?.codes ?? [];
  const answers = await Promise.all([
    office.dispatcher.post('/trip-delays', body),
    office.dispatcher.post('/trip-delays', body),
  ]);
  const [first, second] = answers.map((answer) => dataOf<Delays>(answer));
  expect(first).toEqual(second);
  expect(first?.delays).toMatchObject([{ trip, days: 3, place: 'Karasu', takenBackAt: null }]);
  await passMinutes(0);
  for (const customer of customers) expect(await lettersTo(customer)).toEqual(['parcelsDelayed sent']);
  expect(await etaOf(code)).toMatchObject({
    was: { from: '2026-11-24', to: '2026-11-28' },
    why: '+3 days: held at Karasu (weather)',
  });
  const { events, delays } = dataOf<{ events: object[]; delays: object[] }>(
    await office.dispatcher.get(`/trips/${trip}/events`),
  );
  expect(events[0]).toMatchObject({ type: 'DELAY_ANNOUNCED', note: 'snow on the pass' });
  expect(delays).toHaveLength(1);
});

test('the preview says in each language what would be sent to how many, and writes nothing', async () => {
  const silent = await customerOf(2, 'en');
  await service.context.sql`update user_account set parcel_letters = false where id = ${silent.account.id}`;
  const written = () =>
    service.context.sql`select count(*) from letter union all select count(*) from trip_delay`;
  const before = await written();
  const preview = dataOf<DelayPreview>(await office.dispatcher.post('/trip-delays/preview', delayBody()));
  expect(preview).toMatchObject({ parcels: 310, customers: 4, letters: 3, waitsUntil: null });
  expect(preview.messages.map(({ locale, customers: count }) => [locale, count])).toEqual(
    expect.arrayContaining([
      ['ru', 1],
      ['zh', 1],
      ['tg', 1],
    ]),
  );
  expect(preview.messages.find(({ locale }) => locale === 'ru')).toMatchObject({
    subject: 'Посылка задерживается на 3 дня',
    text: expect.stringContaining('Причина: Погода\nГде: Карасу'),
  });
  expect(preview.dates).toEqual([
    {
      city: null,
      parcels: 310,
      before: { from: '2026-11-24', to: '2026-11-28' },
      after: { from: '2026-11-27', to: '2026-12-01' },
    },
  ]);
  expect(await written()).toEqual(before);
  service.clock.advance(2 * minuteMs);
  expect(dataOf(await office.dispatcher.post('/trip-delays/preview', delayBody()))).toMatchObject({
    waitsUntil: '2026-11-21T03:00:00.000Z',
  });
});

test('taken back at night: who was informed hears so in the morning, and told again, of the new delay alone', async () => {
  const [first] = await announce();
  await passMinutes(0);
  await passMinutes(2);
  expect(dataOf(await end(first?.id, 'TAKE_BACK'))).toMatchObject({
    delays: [{ takenBackAt: '2026-11-20T16:01:00.000Z' }],
  });
  for (const customer of customers)
    expect(await lettersTo(customer)).toEqual(['parcelsDelayed sent', 'delayTakenBack queued']);
  await announce({ days: 5, reason: 'QUEUE' });
  await passMinutes(60);
  for (const customer of customers)
    expect(await lettersTo(customer)).toEqual([
      'parcelsDelayed sent',
      'delayTakenBack expired',
      'parcelsDelayed queued',
    ]);
  await passMinutes(11 * 60);
  for (const customer of customers)
    expect((await lettersTo(customer)).filter((letter) => letter.endsWith('sent'))).toEqual([
      'parcelsDelayed sent',
      'parcelsDelayed sent',
    ]);
});

test('a delay of the night that is over before the morning reaches no customer; what its letter had replaced does', async () => {
  const [earlier] = await announce();
  await passMinutes(2);
  await end(earlier?.id, 'END');
  const [later] = await announce({ days: 9 });
  const late = await customerOf(1, 'en');
  await end(later?.id, 'TAKE_BACK');
  await passMinutes(11 * 60 + 1);
  for (const customer of customers)
    expect((await lettersTo(customer)).filter((letter) => letter.endsWith('sent'))).toEqual([
      'parcelsDelayed sent',
      'delayEnded sent',
    ]);
  expect(await lettersTo(late)).toEqual([]);
});

test('a delay is ended once; the same request gets the same answer', async () => {
  const [delay] = await announce();
  await passMinutes(1);
  const requestId = randomUUID();
  const [one, other] = [
    await end(delay?.id, 'END', { requestId }),
    await end(delay?.id, 'END', { requestId }),
  ];
  expect(dataOf(one)).toEqual(dataOf(other));
  expect((await end(delay?.id, 'TAKE_BACK')).json).toMatchObject({ error: 'linehaul.delayOver' });
  expect((await end(2_000_000_000, 'END')).json).toMatchObject({ error: 'linehaul.delayNotFound' });
  for (const customer of customers) expect(await lettersTo(customer)).toHaveLength(2);
});

test('one announcement of two trips is one letter; the end of one of them leaves waiting who waits for the other', async () => {
  const both = await customerOf(2, 'en', [trip, 'R-5002']);
  const other = await customerOf(1, 'en', ['R-5002']);
  service.clock.advance(2 * minuteMs);
  const delays = await announce({ trips: [trip, 'R-5002'] });
  expect(delays.map((delay) => delay.trip)).toEqual([trip, 'R-5002']);
  await end(delays[0]?.id, 'TAKE_BACK');
  expect(await lettersTo(both)).toEqual(['parcelsDelayed queued']);
  expect(await lettersTo(other)).toEqual(['parcelsDelayed queued']);
  for (const customer of customers) expect(await lettersTo(customer)).toEqual(['parcelsDelayed expired']);
});

test('a letter that the mail server was taking as it was withdrawn is followed by the other one', async () => {
  const [customer] = customers;
  if (customer === undefined) throw new TypeError('no customer');
  const [delay] = await announce();
  const [letter] = await service.context.sql<{ id: string }[]>`
    select id from letter where recipient = ${customer.account.email} and name = 'parcelsDelayed'`;
  const mail = {
    ...service.context.mail,
    send: async () => {
      await end(delay?.id, 'TAKE_BACK');
      return undefined;
    },
  };
  await sendLetter({ ...service.context, mail }, letter?.id ?? '', false, {
    findCode: async () => undefined,
    firmName: async () => siteName,
  });
  expect(await lettersTo(customer)).toEqual(['parcelsDelayed sent']);
  await passMinutes(16);
  expect(await lettersTo(customer)).toEqual(['parcelsDelayed sent', 'delayTakenBack queued']);
  await passMinutes(16);
  expect(await lettersTo(customer)).toHaveLength(2);
});

test('of a trip that has arrived or is not there no delay is announced, nor by who may not', async () => {
  const refused = async (fields: object) =>
    office.dispatcher.post('/trip-delays', { requestId: randomUUID(), ...delayBody(fields) });
  expect((await refused({ trips: ['R-NONE'] })).json).toMatchObject({ error: 'list.notFound' });
  expect((await refused({ placeId: 2_000_000_000 })).json).toMatchObject({ fields: [{ field: 'placeId' }] });
  const clerk = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
  expect((await clerk.post('/trip-delays/preview', delayBody())).status).toBe(403);
  await office.dispatcher.post(`/trips/${trip}/events`, { requestId: randomUUID(), type: 'ARRIVED' });
  expect((await refused({})).json).toMatchObject({ error: 'linehaul.otherState' });
});

test('the trips of a channel are offered to the user who has suspended it', async () => {
  const planned = await office.newTrip();
  const ask = async (query: string) =>
    dataOf<{ trips: { code: string; parcels: number }[] }>(
      await office.dispatcher.get(`/trip-delays/trips${query}`),
    ).trips;
  expect((await ask('')).map(({ code }) => code)).toEqual([trip, planned.id]);
  expect(await ask(`?channel=${office.channelId}`)).toMatchObject([{ code: planned.id, state: 'PLANNED' }]);
});
