/**
 * Owns what rows of parcels become. Promises that a parcel which is here is never taken from its customer or moved
 * back, that the text of an unknown owner stays as it is written, and that the history is that of a move-in: believed,
 * and news to no customer.
 */
import type { BookStatus } from '@rohi/contract/imports/earlier-books';
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { filePrincipal } from '../../../principal.ts';
import { findCustomersAsWritten, type NamedCustomer } from '../../accounts/codes/customer-codes.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { placeAsWritten } from '../../warehouse/cells.service.ts';
import type { BookValues } from '../earlier-books/earlier-book.ts';
import type { ImportedCode } from '../loading/import-plan.ts';
import type { ParcelRow, RowFacts } from '../loading/parcel-rows.ts';
import { writeWorks } from '../loading/write-works.service.ts';
import type { Moment } from '../tables/cell-values.ts';
import { namesOfCustomers } from './move-in-customers.store.ts';
import { currentParcels, type CurrentParcel } from './move-in-parcels.store.ts';
import {
  inPortions,
  plannedRow,
  type Candidate,
  type FileRow,
  type MoveInRows,
  type PlanFacts,
  type PlannedRow,
  type RowFate,
  type WriteFacts,
  type WrittenRow,
} from './planned-rows.service.ts';

/** What a row of parcels writes; `cell` is where it lies. */
export type ParcelItem = { row: ParcelRow; cell: string | undefined; unitId: number | null };

export const parcelRows: MoveInRows<ParcelItem> = { plan, batch: 200, write };

type Place = { id: number; kind: string };

type Known = {
  parcels: ReadonlyMap<string, CurrentParcel>;
  named: ReadonlyMap<string, NamedCustomer>;
  unsure: ReadonlyMap<string, NamedCustomer[]>;
  nameOf: ReadonlyMap<string, string>;
  /** What "arrived" means, unless a row says a point. */
  arrived: Place | undefined;
  findPoint: (text: string) => Place | undefined;
  now: Date;
};

async function plan(facts: PlanFacts, rows: readonly FileRow[]): Promise<PlannedRow<ParcelItem>[]> {
  const books = await readKnown(facts, rows);
  const doubtful = contradicting(rows);
  const seen = new Set<string>();
  return rows.map((row) => {
    const { trackingCode } = row.book.values;
    if (
      trackingCode !== undefined &&
      doubtful.has(trackingCode) &&
      facts.answers.of(row, 'contradicts') === undefined
    )
      return plannedRow(row, question('contradicts').fate);
    const { fate, item } = judge(facts, books, row);
    if (item === undefined || trackingCode === undefined) return plannedRow(row, fate);
    // The first row of a code says all of it.
    if (seen.has(trackingCode)) return plannedRow(row, { outcome: 'joined' });
    seen.add(trackingCode);
    return plannedRow(row, fate, item);
  });
}

/** Codes that two rows give to two owners. */
function contradicting(rows: readonly FileRow[]): Set<string> {
  const owners = new Map<string, Set<string>>();
  for (const { book } of rows) {
    const { trackingCode, customerCode } = book.values;
    if (trackingCode === undefined || customerCode === undefined) continue;
    const of = owners.get(trackingCode) ?? new Set();
    owners.set(trackingCode, of.add(foldCustomerCode(customerCode) ?? customerCode));
  }
  return new Set([...owners].flatMap(([code, of]) => (of.size > 1 ? [code] : [])));
}

async function readKnown(
  { context, db, choices, answers }: PlanFacts,
  rows: readonly FileRow[],
): Promise<Known> {
  const tracking = rows.flatMap(({ book }) => book.values.trackingCode ?? []);
  const codes = rows.flatMap((row) => [
    row.book.values.customerCode ?? '',
    answers.of(row, 'ambiguousCode')?.code ?? '',
  ]);
  const parcels = await inPortions(tracking, (some) => currentParcels(db, some));
  const named = new Map<string, NamedCustomer>();
  const unsure = await inPortions(
    codes.filter((code) => code !== ''),
    async (some) => {
      const found = await findCustomersAsWritten(db, some);
      for (const [text, customer] of found.named) named.set(text, customer);
      return found.unsure;
    },
  );
  const places = placeDirectoryOf(context);
  await places.prepare(context.db, []);
  const all = [...unsure.values()].flat();
  return {
    parcels,
    named,
    unsure,
    nameOf: await namesOfCustomers(
      db,
      all.map(({ customerCode }) => customerCode),
    ),
    arrived: choices.arrivedUnitId === null ? undefined : places.findUnit(choices.arrivedUnitId),
    findPoint: (text) => places.findPickupPoint(text) ?? hubOf(places.findByText(text)),
    now: context.clock.now(),
  };
}

/** A row may name the hub where it lies. */
const hubOf = (place: Place | undefined) => (place?.kind === 'HUB' ? place : undefined);

type Judged = { fate: RowFate; item?: ParcelItem };

function question(about: NonNullable<RowFate['about']>, candidates: readonly Candidate[] = []): Judged {
  const few = candidates.slice(0, 5);
  const codes = few.map(({ code }) => code).join(', ');
  return {
    fate: { outcome: 'asked', about, why: [{ reason: about, params: { codes } }], candidates: [...few] },
  };
}

function judge(facts: PlanFacts, known: Known, row: FileRow): Judged {
  const { values, problems, ask } = row.book;
  if (problems.length > 0) return { fate: { outcome: 'refused', why: [...problems] } };
  if (ask === 'noYear') return question('noYear');
  const { trackingCode, status } = values;
  if (trackingCode === undefined) return { fate: { outcome: 'refused', why: [{ reason: 'noTracking' }] } };
  const owner = ownerOf(facts, known, row);
  if (Array.isArray(owner)) return question('ambiguousCode', owner);
  const place = values.city === undefined ? known.arrived : (known.findPoint(values.city) ?? known.arrived);
  if (status === 'ARRIVED' && place === undefined) return question('noPlace');
  const parcel = known.parcels.get(trackingCode);
  if (
    parcel !== undefined &&
    parcel.ownerCode !== null &&
    owner.account !== undefined &&
    parcel.ownerCode !== owner.account
  )
    return question('otherOwner', [{ code: parcel.ownerCode, name: '' }]);
  const item = itemOf(facts.choices, known.now, row, { owner, place, parcel });
  return { fate: { outcome: parcel === undefined ? 'taken' : 'joined' }, item };
}

/** The customer of a code, `account` where there is one; several where it may be of several. */
function ownerOf(
  { answers }: PlanFacts,
  { named, unsure, nameOf }: Known,
  row: FileRow,
): { text: string | undefined; account: string | undefined } | Candidate[] {
  const text = answers.of(row, 'ambiguousCode')?.code ?? row.book.values.customerCode;
  if (text === undefined) return { text: undefined, account: undefined };
  const several = unsure.get(text);
  if (several !== undefined)
    return several.map(({ customerCode: code }) => ({ code, name: nameOf.get(code) ?? '' }));
  const account = named.get(text)?.customerCode;
  return { text: account ?? text.trim().slice(0, longestText), account };
}

/** The longest text of an owner that a parcel stores. */
const longestText = 40;

const statusOf: Record<Exclude<BookStatus, 'ARRIVED'>, ParcelStatus> = {
  IN_CHINA: ParcelStatus.AwaitingDeparture,
  ON_THE_ROAD: ParcelStatus.AwaitingHubIn,
  HANDED_OVER: ParcelStatus.Received,
};

type Around = {
  owner: { text: string | undefined; account: string | undefined };
  place: Place | undefined;
  parcel: CurrentParcel | undefined;
};

function itemOf(choices: MoveInChoices, now: Date, { row, book }: FileRow, around: Around): ParcelItem {
  const { values } = book;
  const { place, parcel } = around;
  const isAtPoint = place?.kind === 'PICKUP_POINT';
  const status =
    values.status === undefined
      ? null
      : values.status === 'ARRIVED'
        ? isAtPoint
          ? ParcelStatus.AwaitingCustomer
          : ParcelStatus.AwaitingHubOut
        : statusOf[values.status];
  // A parcel that has come further stays where it is.
  const isNews =
    status !== null && (parcel === undefined || stepIndexOf(status) > stepIndexOf(parcel.status));
  const moment = momentOf(values.day ?? choices.day, now);
  const hasArrived = isNews && (values.status === 'ARRIVED' || values.status === 'HANDED_OVER');
  return {
    row: {
      row,
      trackingCode: values.trackingCode ?? '',
      facts: factsOf(values, around, hasArrived && isAtPoint ? place.id : undefined),
      status: isNews ? status : null,
      reason: null,
      statusAt: isNews && values.status !== 'IN_CHINA' ? moment : null,
      createdAt: null,
      receivedAt: isNews && values.status === 'IN_CHINA' ? moment : null,
      ...(hasArrived && place !== undefined ? { statusPlaceId: place.id } : {}),
    },
    cell: hasArrived && values.status === 'ARRIVED' ? values.cell : undefined,
    unitId: place?.id ?? null,
  };
}

/** Noon of the day in Dushanbe, and no moment that is still to come. */
function momentOf(day: string, now: Date): Moment {
  const noon = new Date(startOfDushanbeDay(day).getTime() + 12 * 3_600_000);
  const at = noon > now ? now : noon;
  return { nominal: at, at };
}

/** What a row adds: of a parcel that is here, what it lacks. */
function factsOf(values: BookValues, { owner, parcel }: Around, pickupPointId: number | undefined): RowFacts {
  const isFree = (parcel?.ownerCode ?? null) === null;
  return {
    ...(isFree && owner.text !== undefined ? { customerCode: owner.text } : {}),
    ...(values.weightG !== undefined && (parcel?.weightG ?? null) === null
      ? { weightG: values.weightG }
      : {}),
    ...(values.trip !== undefined && (parcel?.tripCode ?? null) === null
      ? { tripCode: values.trip.slice(0, longestText) }
      : {}),
    ...(pickupPointId !== undefined && (parcel?.pickupPointId ?? null) === null ? { pickupPointId } : {}),
  };
}

async function write(facts: WriteFacts, rows: readonly PlannedRow<ParcelItem>[]): Promise<WrittenRow[]> {
  const { context, tx, choices, by } = facts;
  const items = rows.flatMap(({ item }) => item ?? []);
  const works = items.map(({ row }): ImportedCode => ({
    trackingCode: row.trackingCode,
    parcel: { table: 0, row },
    events: [],
    positions: [],
  }));
  const quietUntil = addDays(choices.day, choices.graceDays);
  const outcomes = await writeWorks(context, tx, works, filePrincipal(by), {
    source: 'move-in',
    quietUntil,
    ...(choices.storageFrom === 'move-in' ? { storageFrom: choices.day } : {}),
  });
  const become = new Map(items.map((item, at) => [item, outcomes[at]]));
  const parcels = await currentParcels(
    tx,
    items.map(({ row }) => row.trackingCode),
  );
  await placeAsWritten(
    tx,
    items.flatMap(({ row, cell, unitId }) => {
      const id = parcels.get(row.trackingCode)?.id;
      return cell === undefined || unitId === null || id === undefined
        ? []
        : [{ parcelId: id, unitId, cell }];
    }),
    { at: context.clock.now(), by: by.name },
  );
  return rows.map(({ item, outcome }): WrittenRow => {
    if (item === undefined) return { fate: { outcome }, things: [] };
    const of = become.get(item);
    const id = parcels.get(item.row.trackingCode)?.id;
    if (of === undefined || of.refusal !== undefined || id === undefined)
      return { fate: { outcome: 'refused', why: [{ reason: 'notStorable' }] }, things: [] };
    return { fate: { outcome }, things: [{ what: of.created ? 'parcel' : 'parcel.joined', key: id }] };
  });
}
