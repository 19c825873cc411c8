/**
 * kill -9 of the process that does something, or of the supervisor, in the middle of it and again right after: nothing
 * acknowledged is lost, nothing is done twice.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gridOf, isInTurn, isWholeGrid, readTurn } from '../../../../tools/turns.ts';
import { builders, newTrackingCode } from '../../test/build.ts';
import { counterClerk, openCard, openShift, type CounterClerk } from '../../test/counters.ts';
import { holdNthRow, holdReads, type HeldInserts } from '../../test/held-inserts.ts';
import { expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../test/money.ts';
import { newOperator } from '../../test/office-imports.ts';
import { createOrderApp, newCustomer, type Customer } from '../../test/orders.ts';
import { openPlayedService, type PlayedService } from '../../test/killed-service.ts';
import { startMailServer, type MailServer } from '../../test/mail-server.ts';
import { newDevice, scanOf, stationPerson } from '../../test/stations.ts';
import type { TestApp } from '../../test/test-app.ts';
import { setRate, chargesToPay, type Owed } from '../../test/tills.ts';
import { dispatcherOf, putAboard } from '../../test/trips.ts';
import { queueLetter } from '../modules/notifications/notifications.service.ts';
import { inTransaction } from '../platform/database.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let played: PlayedService;
let manager: MoneyPerson;
let clerk: CounterClerk;
let mail: MailServer;
let today: string;

const dayMs = 86_400_000;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  // The processes live by the true time: a token of the test's own would be over there.
  service.clock.set(new Date().toISOString());
  today = new Date(service.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager, '9.25', today);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
  mail = await startMailServer({ outlivesTest: true });
  played = await openPlayedService(service, { SMTP_URL: mail.url });
});
afterAll(async () => {
  await played.stop();
  await mail.stop();
});

/** Something that is done, and can be held at one of its rows while it is. */
type Act = {
  by: 'work' | 'answers-1';
  /** At a row that `chance`, from 0 to 1, says. */
  hold(chance: number): Promise<HeldInserts>;
  ask(address: string): Promise<Response>;
  /** The caller need not notice a kill: a question is asked anew, a job goes on by itself. */
  isUnnoticed?: true;
  /** Once it has been answered: all of it is there, and once. */
  judge(): Promise<void>;
};

const nth = (rows: number, chance: number) => 1 + Math.floor(chance * rows);

const post = (address: string, path: string, token: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-local': 'en', token },
    body: JSON.stringify(body),
  });

async function countEvents(type: string, codes: readonly string[]): Promise<number[]> {
  const rows = await service.context.sql<{ count: number }[]>`
    select (select count(*)::integer from parcel_event where parcel_id = parcel.id and type = ${type}) as count
    from parcel where tracking_code = any(${[...codes]}::text[]) and is_current`;
  return rows.map(({ count }) => count);
}

/** How many of these codes have no parcel yet. */
async function countMissing(codes: readonly string[]): Promise<number> {
  const found = await service.context
    .sql`select from parcel where tracking_code = any(${[...codes]}::text[])`;
  return codes.length - found.length;
}

const once = (codes: readonly string[]) => codes.map(() => 1);

async function departure(): Promise<Act> {
  const office = await dispatcherOf(service);
  const { id: trip } = await office.newTrip();
  const owners = [await newCustomer(service), await newCustomer(service), await newCustomer(service)];
  const receivedAt = new Date(service.clock.now().getTime() - 3 * dayMs).toISOString();
  const codes: string[] = [];
  for (let made = 0; made < 18; made += 1) {
    const facts = { weightG: 2_000, customerCode: owners[made % 3]?.customerCode ?? '' };
    codes.push(await builders(service.context).parcelReceivedInChina({ facts, receivedAt }));
  }
  moneyOf(
    await office.dispatcher.post(`/trips/${trip}/plan`, { requestId: randomUUID(), act: 'TAKE', codes }),
  );
  await putAboard(service, trip, codes);
  const body = { requestId: randomUUID(), parcels: codes.length };
  return {
    by: 'work',
    hold: (chance) => holdNthRow(service, 'parcel_event', nth(codes.length, chance)),
    ask: (address) => post(address, `/trips/${trip}/depart`, office.dispatcher.token, body),
    async judge() {
      expect(await countEvents('LINEHAUL_DEPARTED', codes)).toEqual(once(codes));
      const gone = await service.context.sql`
        select from parcel where tracking_code = any(${codes}::text[]) and status = 'DHWCRK' and trip_code = ${trip}`;
      expect(gone).toHaveLength(codes.length);
      // What is queued by the departure is done by jobs: one letter for each owner.
      const letters = async () =>
        (
          await service.context.sql<{ recipient: string }[]>`
            select recipient from letter where name = 'parcelsDeparted'
              and recipient = any(${owners.map(({ account }) => account.email)}::text[]) order by recipient`
        ).map(({ recipient }) => recipient);
      await expect.poll(letters).toEqual(owners.map(({ account }) => account.email).toSorted());
    },
  };
}

async function letters(): Promise<Act> {
  const to = Array.from({ length: 24 }, () => `${randomUUID()}@example.com`);
  const left = async () =>
    (
      await service.context.sql`
        select from letter where recipient = any(${to}::text[]) and state = 'queued'`
    ).length;
  let isQueued = false;
  let kills = 0;
  return {
    by: 'work',
    isUnnoticed: true,
    // The mail server has taken it, which is not noted yet.
    hold: async (chance) => {
      kills += 1;
      return holdNthRow(service, 'letter', nth(isQueued ? await left() : to.length, chance), 'update');
    },
    ask: async () => {
      if (!isQueued)
        await inTransaction(service.context.db, async (tx) => {
          const params = { changedAt: service.clock.now().toISOString() };
          for (const one of to)
            await queueLetter(tx, { to: one, locale: 'en', letter: 'passwordChanged', params });
        });
      isQueued = true;
      return new Response('');
    },
    async judge() {
      await expect.poll(left).toBe(0);
      const own = mail.deliveries.filter(({ recipients }) => to.includes(recipients[0] ?? ''));
      const messages = new Set(own.map(({ mail: { messageId } }) => messageId));
      expect([new Set(own.flatMap(({ recipients }) => recipients)).size, messages.size]).toEqual([
        to.length,
        to.length,
      ]);
      // Two are on their way at once; the mail server knows what it gets again by its number.
      expect(own.length - to.length).toBeLessThanOrEqual(2 * Math.max(2, kills));
    },
  };
}

async function importOfFile(): Promise<Act> {
  const operator = await newOperator(service);
  const codes = Array.from({ length: 500 }, () => newTrackingCode());
  const { id } = await operator.send(
    `Tracking code,Status\n${codes.map((code) => `${code},DZTDQS`).join('\n')}\n`,
  );
  const state = async () => (await operator.show(id)).row.state;
  await expect.poll(state).toBe('CHECKED');
  const { version } = (await operator.show(id)).row;
  return {
    by: 'work',
    isUnnoticed: true,
    hold: async (chance) => holdNthRow(service, 'parcel', nth(await countMissing(codes), chance)),
    ask: async (address) => {
      // The word to load it is given once: what was begun goes on by itself.
      if ((await state()) !== 'CHECKED') return new Response('{"success":true}');
      return post(address, `/staff/imports/${id}/confirm`, operator.token, {
        version,
        again: false,
        withoutSizes: true,
      });
    },
    async judge() {
      await expect.poll(state).toBe('DONE');
      expect((await operator.show(id)).row).toMatchObject({ added: 500, known: 0, rejected: 0 });
      const found = await service.context.sql`
        select from parcel where tracking_code = any(${codes}::text[]) and is_current`;
      expect(found).toHaveLength(500);
    },
  };
}

async function scansOfStation(): Promise<Act> {
  const operator = await stationPerson(service, 'china-operator', 'YIWU-WH');
  const deviceId = await newDevice(service);
  const { customerCode } = await newCustomer(service);
  const codes = Array.from({ length: 12 }, () => newTrackingCode());
  const scans = codes.map((code) => scanOf(service, code, { customerCode, weightG: 2_000 }));
  return {
    by: 'answers-1',
    hold: async (chance) => holdNthRow(service, 'parcel_event', nth(await countMissing(codes), chance)),
    ask: (address) => post(address, '/stations/scans', operator.token, { deviceId, scans }),
    judge: async () => expect(await countEvents('CN_RECEIVED', codes)).toEqual(once(codes)),
  };
}

/** A customer with a paid parcel at the point. */
async function paidParcel(): Promise<{ customer: Customer; code: string }> {
  const customer = await newCustomer(service);
  const { customerCode } = customer;
  const code = await builders(service.context).parcelAtPickupPoint({
    facts: { customerCode, pickupPointId: points.khujand, orderCode: null, weightG: 4_000 },
    receivedAt: new Date(service.clock.now().getTime() - 21 * dayMs).toISOString(),
  });
  return { customer, code };
}

async function pay({ customerCode }: Customer): Promise<string> {
  const owed = moneyOf<Owed>(await clerk.get(`/staff/payments/owed?customerCode=${customerCode}`));
  const body = { customerCode, charges: chargesToPay(owed), over: 'TJS', cash: { TJS: '1000' } };
  return moneyOf<{ id: string }>(
    await clerk.post('/staff/payments', { ...body, rate: { rate: '9.25', rateDate: today } }),
  ).id;
}

async function handOver(): Promise<Act> {
  const { customer, code } = await paidParcel();
  await pay(customer);
  const card = await openCard(clerk, customer, points.khujand);
  const body = { requestId: randomUUID(), deviceId: clerk.deviceId, trackingCode: code };
  return {
    by: 'answers-1',
    hold: (chance) => holdNthRow(service, chance < 0.5 ? 'parcel_event' : 'hand_over', 1),
    ask: (address) => post(address, `/hand-over/visits/${card.id}/give`, clerk.token, body),
    async judge() {
      expect(await countEvents('CUSTOMER_RECEIVED', [code])).toEqual([1]);
      expect(await service.context.sql`select from hand_over where tracking_code = ${code}`).toHaveLength(1);
      await expectLedgerAdds(service);
    },
  };
}

const question = (table: 'trip' | 'payment', path: string, token: string): Act => {
  const ask = (address: string) => fetch(`${address}/api${path}`, { headers: { token, 'x-local': 'en' } });
  return {
    by: 'work',
    hold: () => holdReads(service, table),
    ask,
    isUnnoticed: true,
    async judge() {
      const again = await ask(played.address());
      expect((await again.bytes()).length).toBeGreaterThan(100);
    },
  };
};

const report = async () => question('trip', '/reports/standstill?businessLine=BSC', manager.token);

async function paper(): Promise<Act> {
  const { customer } = await paidParcel();
  return question('payment', `/staff/payments/${await pay(customer)}/receipt`, clerk.token);
}

const acts = [
  { name: 'a departure', prepare: departure },
  { name: 'letters', prepare: letters },
  { name: 'an import of a file', prepare: importOfFile },
  { name: 'scans of a station', prepare: scansOfStation },
  { name: 'a hand-over', prepare: handOver },
  { name: 'a report', prepare: report },
  { name: 'a paper', prepare: paper },
];

/** Who is killed, and when for the second time: its successor at its start, or in the middle of the same act. */
const schedules = gridOf(['doer', 'supervisor'], ['early', 'late']);
const seeds = isWholeGrid() ? [1, 2, 3, 4, 5] : [readTurn()];

/** Always the same for a seed. */
const chanceOf = (seed: number, index: number) => ((seed * 7_919 + index * 104_729) % 997) / 997;

/** One act, with its doer or supervisor killed twice; after how many ms the second successor answered. */
async function play(
  act: Act,
  target: 'doer' | 'supervisor',
  when: 'early' | 'late',
  seed: number,
): Promise<number> {
  const victim = target === 'doer' ? act.by : 'supervisor';
  const ask = () =>
    act.ask(played.address()).then(
      ({ status }) => status,
      () => 0,
    );
  const begin = async (chance: number) => {
    const held = await act.hold(chance);
    await played.freeJobs();
    const isHeld = held.untilOneWaits().then(() => true);
    for (;;) {
      const answer = ask();
      // On a busy machine the process for long work may be longer in coming than a call waits for it: then the caller
      // asks again, as the answer says. What is queued is answered before its row.
      const turnedAway = answer.then((status) => (status === 503 ? false : isHeld));
      if (await Promise.race([isHeld, turnedAway])) return { held, asked: answer };
    }
  };
  let { held, asked } = await begin(chanceOf(seed, 1));
  const expectCut = async () => {
    if (act.isUnnoticed !== true) expect(await asked).toBe(victim === 'work' ? 503 : 0);
  };

  await played.kill(victim);

  if (when === 'late') {
    await played.untilBack(victim);
    await held.letGo();
    await expectCut();
    ({ held, asked } = await begin(chanceOf(seed, 2)));
  }

  await played.kill(victim);

  const ms = await played.untilBack(victim);
  await held.letGo();

  await expectCut();
  await played.freeJobs();

  await expect.poll(ask).toBe(200);

  await act.judge();
  // A caller without an answer asks once more.
  expect(await ask()).toBe(200);
  await act.judge();
  return ms;
}

/** The first two every time, of the others two in a turn. */
const inThisTurn = acts.filter((_, place) => place < 2 || isInTurn(Math.floor((place - 2) / 2), 3));

test.for(inThisTurn)('kill -9 twice in the middle of $name', async ({ prepare }, { task }) => {
  const place = acts.findIndex((each) => each.prepare === prepare);
  const times: number[] = [];
  for (const seed of seeds)
    for (const [index, [target, when]] of schedules.entries())
      // Each act has another one on the same day.
      if (isInTurn(index + place, schedules.length))
        times.push(await play(await prepare(), target, when, seed));
  task.meta.answeredAgainMs = times;
});

declare module 'vitest' {
  interface TaskMeta {
    /** After a kill, for the proof. */
    answeredAgainMs?: number[];
  }
}
