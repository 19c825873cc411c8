/**
 * Owns what owners are notified of while their parcels lie at a pickup point. Promises each notice once in a stay, one
 * letter a customer, point and kind however many parcels there are, and no final notice without the one before it
 * (`storage-notices.ts`). A reminder is on record also where no letter could be written; a final notice is not, since
 * it gives a term: it waits until the customer can be written to.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Settings } from '@rohi/contract/reference-data/settings';
import { usualStorageDays } from '@rohi/contract/reference-data/usual-settings';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { readersOf, type LetterReader } from '../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters, type Letter } from '../notifications/notifications.service.ts';
import { readHotline, readSettings } from '../reference-data/settings.service.ts';
import { arrivalOf, effectiveEvents, findLyingParcels } from '../tracking/tracking.service.ts';
import { mostNamedInLetter } from './parcel-news.ts';
import { readPointNames } from './point-names.service.ts';
import {
  insertStorageNotices,
  lyingOfNextCustomers,
  noteLetters,
  type LyingRow,
} from './storage-notice.store.ts';
import { dueNotice, type NoticeKind, type NoticeRules } from './storage-notices.ts';

/** Notifies all who are due a notice today. A run that was cut off is ended by the next; idempotent. */
export async function writeStorageNotices(context: Context): Promise<void> {
  const today = dushanbeDay(context.clock.now());
  const rules = rulesOf(await readSettings(context));
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after;
    after = await inTransaction(context.db, (tx) => notifyNext(context, tx, { from, today, rules }));
  }
}

const customersAStep = 200;

function rulesOf(settings: Settings): NoticeRules {
  const read = (key: keyof typeof usualStorageDays) => Number(settings[key] ?? usualStorageDays[key]);
  return {
    reminderDays: read('storage.reminderDays'),
    noticeDays: read('storage.noticeDays'),
    finalDays: read('storage.finalNoticeDays'),
    finalTermDays: read('storage.finalTermDays'),
  };
}

type Due = LyingRow & { kind: NoticeKind; arrivedOn: string };
type Step = { from: string; today: string; rules: NoticeRules };

/** Returns the last customer of this step; undefined when there are no more. */
async function notifyNext(
  context: Context,
  tx: Tx,
  { from, today, rules }: Step,
): Promise<string | undefined> {
  const until = addDays(today, rules.reminderDays);
  const rows = await lyingOfNextCustomers(tx, { after: from, until, customers: customersAStep });
  const lying = await findDue(tx, rows, today, rules);
  // What the offer promises to announce is no news that one may turn off.
  const reachable = await readersOf(tx, [...new Set(lying.map(({ customerCode }) => customerCode))], {
    isDue: true,
  });
  const due = lying.filter(({ kind, customerCode }) => kind !== 'FINAL' || reachable.has(customerCode));
  const collectBy = addDays(today, rules.finalTermDays);
  const fresh = await insertStorageNotices(
    tx,
    due.map(({ id, freeUntil, kind }) => ({
      parcelId: id,
      freeUntil,
      kind,
      noticedOn: today,
      collectBy: kind === 'FINAL' ? collectBy : null,
    })),
  );
  await queueNotices(
    context,
    tx,
    due.filter(({ id }) => fresh.has(id)),
    { today, collectBy, reachable },
  );
  return rows.at(-1)?.customerCode;
}

async function findDue(tx: Tx, rows: readonly LyingRow[], today: string, rules: NoticeRules): Promise<Due[]> {
  const parcels = await findLyingParcels(
    tx,
    rows.map(({ id }) => id),
  );
  const arrivals = new Map(parcels.map(({ id, history }) => [id, arrivalOf(effectiveEvents(history))]));
  return rows.flatMap((row) => {
    const arrival = arrivals.get(row.id);
    if (arrival === undefined || (arrival.details.quietUntil ?? '') > today) return [];
    const arrivedOn = dushanbeDay(arrival.occurredAt);
    const noticed = new Map(Object.entries(row.noticed) as [NoticeKind, string][]);
    const kind = dueNotice({ arrivedOn, freeUntil: row.freeUntil, noticed }, today, rules);
    return kind === undefined ? [] : [{ ...row, kind, arrivedOn }];
  });
}

type Days = { today: string; collectBy: string };

async function queueNotices(
  context: Context,
  tx: Tx,
  due: readonly Due[],
  { reachable, ...days }: Days & { reachable: ReadonlyMap<string, LetterReader> },
): Promise<void> {
  if (due.length === 0) return;
  const codes = [...new Set(due.map(({ customerCode }) => customerCode))];
  const readers = await readersOf(tx, codes);
  const facts = {
    points: await readPointNames(context, new Set([...reachable.values()].map(({ locale }) => locale))),
    hotline: await readHotline(context),
    ...days,
  };
  const ofLetter = Map.groupBy(due, ({ customerCode, pickupPointId, kind, freeUntil }) =>
    JSON.stringify([customerCode, pickupPointId, kind, isReminder(kind) ? freeUntil : null]),
  );
  const letters = [...ofLetter.values()].flatMap((parcels) => {
    const [first] = parcels;
    if (first === undefined) return [];
    const reader = (isReminder(first.kind) ? readers : reachable).get(first.customerCode);
    return reader === undefined ? [] : [{ parcels, letter: letterAbout(first, parcels, reader, facts) }];
  });
  const letterIds = await queueQuietLetters(
    tx,
    context.clock.now(),
    letters.map(({ letter }) => letter),
  );
  await noteLetters(
    tx,
    days.today,
    letters.flatMap(({ parcels }, index) =>
      parcels.map(({ id }) => ({ parcelId: id, letterId: letterIds[index] ?? '' })),
    ),
  );
}

function isReminder(kind: NoticeKind): boolean {
  return kind === 'FREE_ENDS' || kind === 'LAST_FREE_DAY';
}

type Facts = Days & { points: Awaited<ReturnType<typeof readPointNames>>; hotline: string };

function letterAbout(
  { kind, customerCode, pickupPointId, freeUntil }: Due,
  parcels: readonly Due[],
  { email, locale }: LetterReader,
  { points, hotline, collectBy }: Facts,
): Letter {
  const to = { to: email, locale };
  const where = {
    count: parcels.length,
    pickupPoint: points.get(locale)?.get(pickupPointId) ?? null,
    collector: { customerCode, pickupPointId },
  };
  const named = parcels.slice(0, mostNamedInLetter);
  if (isReminder(kind)) {
    const trackingCodes = named.map(({ trackingCode }) => trackingCode);
    const isLastDay = kind === 'LAST_FREE_DAY';
    return { ...to, letter: 'storageEnds', params: { ...where, trackingCodes, freeUntil, isLastDay } };
  }
  return {
    ...to,
    letter: 'parcelsUnclaimed',
    params: {
      ...where,
      parcels: named.map(({ trackingCode, arrivedOn }) => ({ trackingCode, arrivedOn })),
      collectBy: kind === 'FINAL' ? collectBy : null,
      hotline,
    },
  };
}
