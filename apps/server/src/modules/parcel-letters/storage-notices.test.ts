import { randomUUID } from 'node:crypto';
import { addDays } from '@rohi/contract/dushanbe-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { newPicture } from '../../../test/claims.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { systemPrincipal } from '../../principal.ts';
import { readOwnCollections } from '../collection/own-collections.service.ts';
import { saveSetting } from '../reference-data/settings.service.ts';
import { moveParcel } from '../tracking/tracking.service.ts';
import { lettersAboutParcel } from './letters-about-parcel.service.ts';
import { dueNotice, type NoticeKind } from './storage-notices.ts';
import { writeStorageNotices } from './storage-notices.service.ts';

describe('which notice is due', () => {
  const rules = { reminderDays: 3, noticeDays: 30, finalDays: 60, finalTermDays: 14 };
  const arrivedOn = '2026-11-01';
  const freeUntil = '2026-11-11';
  /** What goes out over so many days of a job that runs each day from the given one on. */
  function playedFrom(first: number, last = 80): Record<number, NoticeKind> {
    const noticed = new Map<NoticeKind, string>();
    const played: Record<number, NoticeKind> = {};
    for (let day = first; day <= last; day += 1) {
      const today = addDays(arrivedOn, day);
      const kind = dueNotice({ arrivedOn, freeUntil, noticed }, today, rules);
      if (kind === undefined) continue;
      noticed.set(kind, today);
      played[day] = kind;
    }
    return played;
  }

  test('three days before the end, on the last day, on the thirtieth and on the sixtieth', () => {
    expect(playedFrom(0)).toEqual({ 7: 'FREE_ENDS', 10: 'LAST_FREE_DAY', 30: 'UNCLAIMED', 60: 'FINAL' });
  });

  test('after a time without notices the final one still gives its term', () => {
    expect(playedFrom(65, 90)).toEqual({ 65: 'UNCLAIMED', 79: 'FINAL' });
  });

  test('a customer who has just been told that the parcel is there is not reminded at once', () => {
    const noticed = new Map<NoticeKind, string>();
    expect(dueNotice({ arrivedOn, freeUntil: '2026-11-03', noticed }, '2026-11-02', rules)).toBeUndefined();
    expect(dueNotice({ arrivedOn, freeUntil: arrivedOn, noticed }, arrivedOn, rules)).toBeUndefined();
  });
});

let service: TestApp;
let points: { khujand: number; kulob: number };
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const station = { actor: systemPrincipal('test'), source: 'station' } as const;

function ready({ customerCode }: Customer, pickupPointId = points.khujand): Promise<string> {
  return builders(service.context).parcelAtPickupPoint({
    facts: { customerCode, pickupPointId, orderCode: null, weightG: 2_000 },
    receivedAt: '2026-10-30T06:00:00Z',
  });
}

type Sent = { name: string; params: Record<string, unknown> };

/** The letters to a customer about the time that parcels lie, by their names and what they say. */
function noticesTo({ account }: Customer): Promise<Sent[]> {
  return service.context.sql<Sent[]>`
    select name, params from letter where name in ('storageEnds', 'parcelsUnclaimed') and recipient = ${account.email}
    order by queued_at, name`;
}

async function stayOf(code: string): Promise<{ freeUntil: string; arrivedOn: string }> {
  const [row] = await service.context.sql<{ freeUntil: string; arrivedOn: string }[]>`
    select free_until as "freeUntil", (occurred_at at time zone 'Asia/Dushanbe')::date as "arrivedOn"
    from parcel join parcel_event on parcel_id = parcel.id and type = 'PP_RECEIVED' where tracking_code = ${code}`;
  if (row === undefined) throw new Error(`${code} is at no point`);
  return row;
}

/** The morning of a Dushanbe day, at which the notices are written. */
async function onDay(day: string): Promise<void> {
  service.clock.set(`${day}T05:00:00Z`);
  await writeStorageNotices(service.context);
}

test('an owner is reminded once for all parcels of a point, and at last with a term', async () => {
  const owner = await newCustomer(service);
  const [first, second, other] = [await ready(owner), await ready(owner), await ready(owner, points.kulob)];
  const { freeUntil, arrivedOn } = await stayOf(first);
  await onDay(addDays(freeUntil, -3));
  await Promise.all([writeStorageNotices(service.context), writeStorageNotices(service.context)]);
  const reminders = await noticesTo(owner);
  const both = expect.objectContaining({
    count: 2,
    trackingCodes: expect.arrayContaining([first, second]),
    freeUntil,
    isLastDay: false,
    collector: { customerCode: owner.customerCode, pickupPointId: points.khujand },
  });
  const alone = expect.objectContaining({ count: 1, trackingCodes: [other] });
  expect(reminders).toHaveLength(2);
  expect(reminders.map(({ params }) => params)).toEqual(expect.arrayContaining([both, alone]));

  await moveParcel(service.context, second, { type: 'CUSTOMER_RECEIVED', ...station });
  await onDay(addDays(arrivedOn, 30));
  await onDay(addDays(arrivedOn, 60));
  await onDay(addDays(arrivedOn, 61));
  const late = (await noticesTo(owner))
    .slice(2)
    .filter(({ params }) => JSON.stringify(params).includes(first));
  expect(late.map(({ name, params }) => [name, params['count'], params['collectBy']])).toEqual([
    ['parcelsUnclaimed', 1, null],
    ['parcelsUnclaimed', 1, addDays(arrivedOn, 74)],
  ]);
  const { places } = await readOwnCollections(service.context, owner, 'ru');
  const view = places
    .flatMap(({ parcels }) => parcels)
    .map(({ trackingCode, collectBy }) => [trackingCode, collectBy]);
  expect(view).toContainEqual([first, addDays(arrivedOn, 74)]);
  expect((await lettersAboutParcel(service.context.db, first)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['storageEnds', 'parcelsUnclaimed']),
  );
});

/** As a courier who set out with the parcel leaves it on record. */
async function takenOut(code: string, { account, customerCode }: Customer): Promise<void> {
  const [round, stop] = [randomUUID(), randomUUID()];
  const { sql } = service.context;
  await sql`
    insert into courier_round (id, unit_id, courier_id, courier, made_at, made_by)
    values (${round}, ${points.khujand}, ${account.id}, 'courier', now(), 'test')`;
  await sql`
    insert into courier_stop (id, round_id, number, customer_code, address, phone)
    values (${stop}, ${round}, 1, ${customerCode}, 'Rudaki 1', '+992900000000')`;
  await sql`
    insert into courier_parcel (request_id, stop_id, parcel_id, tracking_code, seq, out_at)
    select ${randomUUID()}, ${stop}, id, tracking_code, version, now() from parcel where tracking_code = ${code}`;
}

test('no customer is asked to come for a parcel that is held, that somebody else claims, or that a courier brings', async () => {
  const owner = await newCustomer(service);
  const [held, claimed, brought] = [await ready(owner), await ready(owner), await ready(owner)];
  await takenOut(brought, owner);
  const claimant = await newCustomer(service);
  await service.context.sql`
    insert into parcel_claim (id, code, customer_id, request_id, parcel_id, marketplace, picture_id, created_at)
    select ${randomUUID()}, 'RC261106ABCDE7', ${claimant.account.id}, ${randomUUID()}, parcel.id, 'TAOBAO',
      ${await newPicture(service, claimant)}, now()
    from parcel where tracking_code = ${claimed}`;
  await moveParcel(service.context, held, { type: 'FLAG_RAISED', flag: 'HELD', ...station });
  const { freeUntil } = await stayOf(held);
  await onDay(freeUntil);
  expect(await noticesTo(owner)).toEqual([]);
});

test('a customer without letters gets the notices of the offer alone, by the days that the office has set', async () => {
  const owner = await newCustomer(service);
  const code = await ready(owner);
  await service.context
    .sql`update user_account set parcel_letters = false where customer_code = ${owner.customerCode}`;
  await saveSetting(service.context, 'storage.noticeDays', '20', 'test');
  await saveSetting(service.context, 'storage.finalNoticeDays', '25', 'test');
  await saveSetting(service.context, 'storage.finalTermDays', '5', 'test');
  const { freeUntil, arrivedOn } = await stayOf(code);
  await onDay(freeUntil);
  expect(await noticesTo(owner)).toEqual([]);
  await onDay(addDays(arrivedOn, 20));
  await onDay(addDays(arrivedOn, 25));
  const collectBy = (await noticesTo(owner)).map(({ params }) => params['collectBy']);
  expect(collectBy).toEqual([null, addDays(arrivedOn, 30)]);
});

test('a final notice that nobody can be sent starts no term, until there is an address', async () => {
  const owner = await newCustomer(service);
  const code = await ready(owner);
  const { sql } = service.context;
  await sql`update user_account set email = null where id = ${owner.account.id}`;
  const { arrivedOn } = await stayOf(code);
  const final = () => sql<{ by: string }[]>`
    select collect_by as by from storage_notice join parcel on parcel.id = parcel_id
    where tracking_code = ${code} and kind = 'FINAL'`;
  await onDay(addDays(arrivedOn, 20));
  for (const day of [25, 26, 40]) await onDay(addDays(arrivedOn, day));
  expect(await final()).toEqual([]);
  expect(await noticesTo(owner)).toEqual([]);
  await sql`update user_account set email = ${owner.account.email} where id = ${owner.account.id}`;
  await onDay(addDays(arrivedOn, 41));
  expect(await final()).toEqual([{ by: addDays(arrivedOn, 46) }]);
  expect((await noticesTo(owner)).map(({ params }) => params['collectBy'])).toEqual([addDays(arrivedOn, 46)]);
});
