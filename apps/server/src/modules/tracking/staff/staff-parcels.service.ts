/** Parcels as staff look for them: by codes, status, flag and point; a clerk finds those of the own point. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { ParcelWait } from '@rohi/contract/tracking/parcel-waits';
import type {
  getStaffParcel,
  listStaffParcels,
  staffParcelFile,
} from '@rohi/contract/tracking/staff-parcels.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { allAfter } from '../../../platform/table-files/table-stream.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { inTransaction } from '../../../platform/database.ts';
import { momentsOfDays } from '../../../platform/day-range.ts';
import { recordedSearch } from '../../../platform/recorded-search.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { readTimelineRenderers } from '../answers/timeline-renderers.service.ts';
import { estimateParcel } from '../estimates/arrival-estimate.ts';
import { describeEstimate } from '../estimates/describe-estimate.ts';
import type { WaitScope } from './parcel-waits.store.ts';
import {
  countAtStages,
  countParcelsOfCustomer,
  type CountedParcels,
  countWaiting,
  findStaffParcel,
  groupWaiting,
  pageOfStaffParcels,
  pageOfWaiting,
  staffParcelsAfter,
  type StaffParcelFilter,
  type StaffParcelRow,
  type WaitingGroup,
  type WaitingParcels,
} from './staff-parcel.store.ts';

export { countAtStages };
export type { WaitingGroup };

/** One parcel as the list and its file show it. */
export type StaffParcel = DataOf<typeof getStaffParcel>;

/** One page of parcels; what lies beyond the caller's unit is not there. */
export async function listParcelsForStaff(
  context: Context,
  principal: UserPrincipal,
  query: QueryOf<typeof listStaffParcels>,
  locale: Locale,
): Promise<DataOf<typeof listStaffParcels>> {
  const filter = filterOf(context, principal, query);
  const { total, rows } = await pageOfStaffParcels(context.db, {
    ...filter,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  });
  return { total, list: await describe(context, rows, locale) };
}

/** How many parcels wait for a decision, by each of these reasons; `unitId` counts those of one point alone. */
export function countWaitingParcels(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  principal: Caller,
  cut: Pick<StaffParcelFilter, 'line' | 'unitId'> & { waits: readonly ParcelWait[] },
): Promise<WaitingParcels[]> {
  return countWaiting(db, { ...cut, scope: waitScopeOf(clock.now(), principal) });
}

/** The same, with where they wait and the parcel that has waited longest. */
export function groupWaitingParcels(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  principal: Caller,
  cut: Pick<StaffParcelFilter, 'line' | 'unitId'> & { waits: readonly ParcelWait[] },
): Promise<WaitingGroup[]> {
  return groupWaiting(db, { ...cut, scope: waitScopeOf(clock.now(), principal) });
}

/**
 * The open parcels that are flagged as going back, of the point that the caller is bound to or of all: those that
 * `countWaitingParcels` counts, the first declared first.
 */
export async function findReturning(
  context: Context,
  principal: UserPrincipal,
  { limit, locale }: { limit: number; locale: Locale },
): Promise<{ total: number; list: StaffParcel[] }> {
  const scope = waitScopeOf(context.clock.now(), principal);
  const { total, rows } = await pageOfWaiting(context.db, {
    waiting: { kind: 'returning', scope },
    unitId: boundPointOf(principal),
    limit,
  });
  return { total, list: await describe(context, rows, locale) };
}

type Caller = Pick<UserPrincipal, 'workplaces' | 'unitId'>;

/** Staff of a hub, who work neither in the office nor on the road, see what has arrived there. */
function waitScopeOf(now: Date, { workplaces, unitId }: Caller): WaitScope {
  const isOfHub = workplaces.has('HUB') && !workplaces.has('OFFICE') && !workplaces.has('ROAD');
  return { now, today: dushanbeDay(now), hubId: isOfHub ? (unitId ?? noHub) : undefined };
}

const noHub = -1;

/** The parcels of a customer by status, in the order of the statuses; those without a parcel are left out. */
export async function countParcelsOf(
  context: Context,
  customerCode: string,
  locale: Locale,
): Promise<(CountedParcels & { statusName: string })[]> {
  const [counts, words] = await Promise.all([
    countParcelsOfCustomer(context.db, customerCode),
    readWords(context),
  ]);
  const { statusNames } = words[locale];
  return counts
    .map((count) => ({ ...count, statusName: statusNames[count.status] }))
    .toSorted((a, b) => stepIndexOf(a.status) - stepIndexOf(b.status));
}

type Filter = Omit<StaffParcelFilter, 'limit' | 'offset'>;

/** What the store is asked. */
function filterOf(
  { clock }: Pick<Context, 'clock'>,
  principal: UserPrincipal,
  query: Omit<QueryOf<typeof staffParcelFile>, 'format'>,
): Filter {
  const codes = splitBulkCodes(query.search ?? '').map(normalizeTrackingCode);
  return {
    search: codes.length === 0 ? undefined : { text: query.search ?? '', codes },
    line: query.line,
    statuses: query.status,
    problems: query.problem,
    waiting:
      query.waiting === undefined
        ? undefined
        : { kind: query.waiting, scope: waitScopeOf(clock.now(), principal) },
    unitId: boundPointOf(principal),
    units: query.unit,
    declared: momentsOfDays(query),
    customerCode: query.customer?.trim() || undefined,
    oldestFirst: query.sort === 'declared',
  };
}

/** All parcels that fit, some at a time, for a file; that they are taken away is on record. */
export async function parcelsForFile(
  context: Context,
  principal: UserPrincipal,
  query: QueryOf<typeof staffParcelFile>,
  { actor, locale }: { actor: AuditActor; locale: Locale },
): Promise<AsyncIterable<readonly StaffParcel[]>> {
  const filter = filterOf(context, principal, query);
  const { format, waiting = null, line = null, from = null, to = null } = query;
  const points = filter.unitId === undefined ? query.unit : [filter.unitId];
  const details = {
    format,
    waiting,
    line,
    from,
    to,
    customerCode: query.customer?.trim() || null,
    search: recordedSearch(query.search),
    status: query.status?.join(', ') ?? null,
    problem: query.problem?.join(', ') ?? null,
    pickupPointId: points?.join(', ') ?? null,
  };
  const subject = { type: 'parcel', id: 'list' };
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, { at: context.clock.now(), actor, action: 'parcel:export', subject, details }),
  );
  return parcelPages(context, filter, locale);
}

async function* parcelPages(context: Context, filter: Filter, locale: Locale): AsyncGenerator<StaffParcel[]> {
  const pages = allAfter<StaffParcelRow>((after, limit) =>
    staffParcelsAfter(context.db, filter, after, limit),
  );
  for await (const rows of pages) yield await describe(context, rows, locale);
}

/** One parcel. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit. */
export async function readParcelForStaff(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<StaffParcel> {
  const code = normalizeTrackingCode(id);
  const row = await findStaffParcel(context.db, code, boundPointOf(principal));
  const [parcel] = row === undefined ? [] : await describe(context, [row], locale);
  if (parcel === undefined) throw new AppError('tracking.parcelNotFound', { params: { code: id } });
  return parcel;
}

/** The tracking code of a parcel that this principal sees. Throws as `readParcelForStaff` does. */
export async function findCodeForStaff(
  context: Pick<Context, 'db'>,
  principal: UserPrincipal,
  id: string,
): Promise<string> {
  return (await findOwnedForStaff(context, principal, id)).trackingCode;
}

/** As `findCodeForStaff`, with the owner. */
export async function findOwnedForStaff(
  context: Pick<Context, 'db'>,
  principal: UserPrincipal,
  id: string,
): Promise<Pick<StaffParcelRow, 'trackingCode' | 'customerCode'>> {
  const row = await findStaffParcel(context.db, normalizeTrackingCode(id), boundPointOf(principal));
  if (row === undefined) throw new AppError('tracking.parcelNotFound', { params: { code: id } });
  return row;
}

async function describe(
  context: Context,
  rows: readonly StaffParcelRow[],
  locale: Locale,
): Promise<StaffParcel[]> {
  const points = new Map((await findPickupPoints(context, locale)).map((point) => [point.id, point]));
  const { statusNames } = (await readWords(context))[locale];
  const { terms, places } = await readTimelineRenderers(context);
  const decimal = (value: number | null, scale: number) =>
    value === null ? null : writeDecimal(BigInt(value), scale);
  return rows.map((row) => {
    const { trackingCode, pickupPointId, weightG, lengthMm, widthMm, heightMm, ...same } = row;
    const point = points.get(pickupPointId ?? 0);
    return {
      ...same,
      id: trackingCode,
      statusName: statusNames[row.status],
      pickupPoint:
        point === undefined
          ? null
          : { id: point.id, code: point.code, name: point.name, city: point.city.name },
      weightKg: decimal(weightG, 3),
      lengthCm: decimal(lengthMm, 1),
      widthCm: decimal(widthMm, 1),
      heightCm: decimal(heightMm, 1),
      declaredAt: row.declaredAt.toISOString(),
      receivedAt: row.receivedAt?.toISOString() ?? null,
      eta: describeEstimate(estimateParcel(row, terms.estimates), places, locale),
      lastEventAt: row.lastEventAt?.toISOString() ?? null,
    };
  });
}
