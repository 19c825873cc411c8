/**
 * Prices parcels, and boxes of cargo with all boxes of their order. The one way to a price: whatever is asked for, the
 * others of its cargo are looked up here.
 */
import type { Db, Tx } from '../../platform/database.ts';
import {
  chargeParcels,
  type MeasuredParcel,
  type ParcelCharge,
} from '../pricing/charges/parcel-charge.service.ts';
import { findBoxes, type BoxBasis } from './freight-charge.store.ts';

/** A parcel as it is to be priced: by what is given, also where that is not on record. */
export type ParcelToPrice = MeasuredParcel & { parcelId: string; orderCode: string | null; at: Date };

/** The order that adds up its boxes; undefined for what is priced alone. */
export function cargoOf({
  businessLine,
  orderCode,
}: Pick<ParcelToPrice, 'businessLine' | 'orderCode'>): string | undefined {
  return businessLine === 'FBA' ? (orderCode ?? undefined) : undefined;
}

/**
 * The charges of these parcels by id, and of the other boxes of their orders; a parcel of a line without a tariff is
 * missing. One statement more where there is cargo.
 */
export async function chargeWithCargo(
  db: Db | Tx,
  parcels: readonly ParcelToPrice[],
): Promise<Map<string, ParcelCharge>> {
  const orders = [...new Set(parcels.flatMap((parcel) => cargoOf(parcel) ?? []))];
  const boxes = orders.length === 0 ? [] : await findBoxes(db, orders);
  const ids = new Set(parcels.map(({ parcelId }) => parcelId));
  const byParcel = new Map(boxes.map((box) => [box.parcelId, box]));
  const all = [
    ...parcels.map((parcel) => withBox(parcel, byParcel.get(parcel.parcelId))),
    ...boxes.flatMap((box) => (ids.has(box.parcelId) ? [] : [withBox(box, box)])),
  ];
  const charges = await chargeParcels({ db }, all);
  return new Map(
    all.flatMap(({ parcelId }, index): [string, ParcelCharge][] => {
      const charge = charges[index] ?? null;
      return charge === null ? [] : [[parcelId, charge]];
    }),
  );
}

/** A box that is not among those on record (it is cancelled) is priced alone. */
function withBox(parcel: ParcelToPrice, box: BoxBasis | undefined) {
  if (box === undefined || cargoOf(parcel) === undefined) return parcel;
  const { orderCode, parcelId, paidMinor, isPaid } = box;
  return { ...parcel, box: { orderCode, parcelId, paidMinor, isPaid } };
}
