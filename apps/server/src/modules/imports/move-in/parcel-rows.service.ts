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
import { keyOfRow } from './row-answers.service.ts';
import { mergeRows, weightsOf } from './rows-of-parcel.ts';
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

/** What rows of a parcel write; `cell` is where it lies. */
type Writes = { row: ParcelRow; cell: string | undefined; unitId: number | null };

/** A parcel of a row; without `writes` another row of the file writes it. */
export type ParcelItem = { trackingCode: string; writes?: Writes };

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
  const groups = Map.groupBy(rows, (row) => codeOf(facts, row) ?? keyOfRow(row));
  const judged = new Map(
    [...groups].flatMap(([, group]) => {
      const { fate, writes } = judge(facts, books, group);
      return group.map((row, at) => [row, { fate, writes, isFirst: at === 0 }] as const);
    }),
  );
  return rows.map((row) => {
    const { trackingCode } = row.book.values;
    const { fate, writes, isFirst } = judged.get(row) ?? { fate: { outcome: 'joined' } };
    if (writes === undefined || trackingCode === undefined) return plannedRow(row, fate);
    // The first row writes what all rows of its parcel say.
    return isFirst === true
      ? plannedRow(row, fate, { trackingCode, writes })
      : plannedRow(row, { outcome: 'joined' }, { trackingCode });
  });
}

/** By which a row stands together with others; none where it is judged by itself. */
function codeOf({ isWritten }: PlanFacts, row: FileRow): string | undefined {
  const { values, problems, ask } = row.book;
  return problems.length > 0 || ask !== null || isWritten(row) ? undefined : values.trackingCode;
}

async function readKnown(
  { context, db, choices, answers }: PlanFacts,
  rows: readonly FileRow[],
): Promise<Known> {
  const tracking = rows.flatMap(({ book }) => book.values.trackingCode ?? []);
  const codes = rows.flatMap((row) => [
    row.book.values.customerCode ?? '',
    answers.of(row, 'ambiguousCode')?.code ?? '',
    answers.of(row, 'twoOwners')?.code ?? '',
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

type Judged = { fate: RowFate; writes?: Writes };

function question(
  about: NonNullable<RowFate['about']>,
  candidates: readonly Candidate[] = [],
  weights = '',
): Judged {
  const few = candidates.slice(0, 5);
  const codes = few.map(({ code }) => code).join(', ');
  return {
    fate: {
      outcome: 'asked',
      about,
      why: [{ reason: about, params: { codes, weights } }],
      candidates: [...few],
    },
  };
}

/** What rows of one parcel become together. */
function judge(facts: PlanFacts, known: Known, rows: readonly FileRow[]): Judged {
  const [row] = rows;
  if (row === undefined) throw new RangeError('no row of a parcel');
  const { problems, ask } = row.book;
  if (problems.length > 0) return { fate: { outcome: 'refused', why: [...problems] } };
  if (ask === 'noYear') return question('noYear');
  const all = rows.map(({ book }) => book.values);
  const values = mergeRows(all);
  const { trackingCode, status } = values;
  if (trackingCode === undefined) return { fate: { outcome: 'refused', why: [{ reason: 'noTracking' }] } };
  const owner = ownerOf(facts, known, rows);
  if ('fate' in owner) return owner;
  const weights = weightsOf(all);
  if (weights.length > 1) return question('twoWeights', [], weights.map((grams) => grams / 1_000).join(', '));
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
  const writes = itemOf(facts.choices, known.now, { row: row.row, values }, { owner, place, parcel });
  return { fate: { outcome: parcel === undefined ? 'taken' : 'joined' }, writes };
}

/** A customer, `account` where there is one; without a text it is not said. */
type Owner = { text: string | undefined; account: string | undefined };

/** The customer of all rows of a parcel, or what is asked where it may be of several. */
function ownerOf({ answers }: PlanFacts, known: Known, rows: readonly FileRow[]): Owner | Judged {
  const chosen = [...new Set(rows.flatMap((row) => answers.of(row, 'twoOwners')?.code ?? []))];
  const texts = rows.flatMap(
    (row) => answers.of(row, 'ambiguousCode')?.code ?? row.book.values.customerCode ?? [],
  );
  const owners = new Map<string, Owner>();
  const unsure: Candidate[][] = [];
  for (const text of chosen.length === 1 ? chosen : texts) {
    const found = customersOf(known, text);
    if (Array.isArray(found)) unsure.push(found);
    else owners.set(found.account ?? foldCustomerCode(text) ?? text, found);
  }
  const [owner] = owners.values();
  const doubtful = unsure.find((few) => !few.some(({ code }) => code === owner?.account));
  if (owner === undefined && doubtful !== undefined) return question('ambiguousCode', doubtful);
  if (owners.size > 1 || doubtful !== undefined) {
    const each = [...owners.values()].map(({ text = '' }) => ({
      code: text,
      name: known.nameOf.get(text) ?? '',
    }));
    return question('twoOwners', [...each, ...(doubtful ?? [])]);
  }
  return owner ?? { text: undefined, account: undefined };
}

function customersOf({ named, unsure, nameOf }: Known, text: string): Owner | Candidate[] {
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
  owner: Owner;
  place: Place | undefined;
  parcel: CurrentParcel | undefined;
};

function itemOf(
  choices: MoveInChoices,
  now: Date,
  { row, values }: { row: number; values: BookValues },
  around: Around,
): Writes {
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
  const items = rows.flatMap(({ item }) => item?.writes ?? []);
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
    rows.flatMap(({ item }) => item?.trackingCode ?? []),
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
    const id = parcels.get(item.trackingCode)?.id;
    const of = item.writes && become.get(item.writes);
    // Of rows of one parcel all are refused, or none.
    if (id === undefined || (item.writes !== undefined && (of === undefined || of.refusal !== undefined)))
      return { fate: { outcome: 'refused', why: [{ reason: 'notStorable' }] }, things: [] };
    if (of === undefined) return { fate: { outcome }, things: [] };
    return { fate: { outcome }, things: [{ what: of.created ? 'parcel' : 'parcel.joined', key: id }] };
  });
}
