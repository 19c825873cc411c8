/** Parcels as staff look for them: by codes, status, flag and point; a clerk finds those of the own point. */
import { boundUnitOf } from '@rohi/contract/accounts/unit-bound';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { getStaffParcel, listStaffParcels } from '@rohi/contract/tracking/staff-parcels.contract';
import { normalizeTrackingCode, splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Session } from '../../http/session-guard.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { findStaffParcel, pageOfStaffParcels, type StaffParcelRow } from './staff-parcel.store.ts';

type StaffParcel = DataOf<typeof getStaffParcel>;

/** One page of parcels; what lies beyond the asker's unit is not there. */
export async function listParcelsForStaff(
  context: Context,
  session: Session,
  asked: QueryOf<typeof listStaffParcels>,
  locale: Locale,
): Promise<DataOf<typeof listStaffParcels>> {
  const bound = boundUnitOf(session);
  if (bound !== undefined && asked.unit !== undefined && asked.unit !== bound) return { total: 0, list: [] };
  const codes = splitBulkCodes(asked.search ?? '').map(normalizeTrackingCode);
  const { total, rows } = await pageOfStaffParcels(context.db, {
    codes: codes.length === 0 ? undefined : codes,
    line: asked.line,
    status: asked.status,
    problem: asked.problem,
    unitId: bound ?? asked.unit,
    oldestFirst: asked.sort === 'declared',
    limit: asked.limit,
    offset: (asked.page - 1) * asked.limit,
  });
  return { total, list: await describe(context, rows, locale) };
}

/** One parcel. Throws `tracking.parcelNotFound`, also for one beyond the asker's unit. */
export async function readParcelForStaff(
  context: Context,
  session: Session,
  id: string,
  locale: Locale,
): Promise<StaffParcel> {
  const code = normalizeTrackingCode(id);
  const row = await findStaffParcel(context.db, code, boundUnitOf(session));
  const [parcel] = row === undefined ? [] : await describe(context, [row], locale);
  if (parcel === undefined) throw new AppError('tracking.parcelNotFound', { params: { code: id } });
  return parcel;
}

async function describe(
  context: Context,
  rows: readonly StaffParcelRow[],
  locale: Locale,
): Promise<StaffParcel[]> {
  const points = new Map((await findPickupPoints(context, locale)).map((point) => [point.id, point]));
  const { statusNames } = (await readWords(context))[locale];
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
      receivedAt: row.receivedAt?.toISOString() ?? null,
      lastEventAt: row.lastEventAt?.toISOString() ?? null,
    };
  });
}
