/** What the delivery of parcels costs, one row for each that was weighed. Written by whoever holds the parcel's lock. */
import type { Currency } from '@rohi/contract/pricing/money';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { noteWrites, type WriteKind } from '../../platform/projections.ts';

/** What the charge of a parcel follows from. Grams and millimetres. */
export type ChargeBasis = {
  parcelId: string;
  orderCode: string | null;
  customerCode: string | null;
  businessLine: 'BSC' | 'FBA';
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  /** The moment whose prices count: the reported receipt in China, else when the parcel came on record. */
  at: Date;
};

/** What these parcels are charged by, as they stand in this transaction. */
export async function findChargeBases(db: Db | Tx, parcelIds: readonly string[]): Promise<ChargeBasis[]> {
  const { rows } = await query<ChargeBasis>`
    select parcel.id as "parcelId", order_code as "orderCode", customer_code as "customerCode", business_line as "businessLine",
      weight_g as "weightG", length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm",
      coalesce(received_at, began.occurred_at) as at
    from parcel_facts as parcel
    join parcel_event_facts as began on began.parcel_id = parcel.id and began.seq = 1
    where parcel.id = any(${[...parcelIds]}::bigint[])`.execute(db);
  return rows;
}

/** The charge of a parcel by the version of a tariff, in minor units; null when it has none (any more). */
export type FreightCharge = {
  parcelId: string;
  orderCode: string | null;
  charge: { versionId: string; amountMinor: bigint; currency: Currency } | null;
};

/** The charges of parcels in these orders were written. */
export const chargesWritten: WriteKind<{ orderCode: string }> = { name: 'billing.chargesWritten' };

/** Writes the charges of locked parcels over those that were; a parcel without one loses its row. One statement. */
export async function saveFreightCharges(tx: Tx, charges: readonly FreightCharge[]): Promise<void> {
  if (charges.length === 0) return;
  await query`
    with given as (
      select * from unnest(${charges.map(({ parcelId }) => parcelId)}::bigint[],
        ${charges.map(({ charge }) => charge?.versionId ?? null)}::bigint[],
        ${charges.map(({ charge }) => (charge === null ? null : String(charge.amountMinor)))}::bigint[],
        ${charges.map(({ charge }) => charge?.currency ?? null)}::text[]) as given (parcel_id, tariff_version_id, amount_minor, currency)
    ), gone as (
      delete from freight_charge using given
      where freight_charge.parcel_id = given.parcel_id and given.amount_minor is null
    )
    insert into freight_charge (parcel_id, tariff_version_id, amount_minor, currency)
    select * from given where amount_minor is not null
    on conflict (parcel_id) do update set tariff_version_id = excluded.tariff_version_id,
      amount_minor = excluded.amount_minor, currency = excluded.currency`.execute(tx);
  const orders = charges.flatMap(({ orderCode }) => (orderCode === null ? [] : [{ orderCode }]));
  noteWrites(tx, chargesWritten, orders);
}

/** What the delivery of each of these parcels costs, in cents of a dollar; one without a charge is missing. */
export async function freightOfParcels(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<Map<string, bigint>> {
  if (parcelIds.length === 0) return new Map();
  const { rows } = await query<{ id: string; cents: string }>`
    select parcel_id as id, amount_minor as cents from freight_charge
    where parcel_id = any(${[...parcelIds]}::bigint[]) and currency = 'USD'`.execute(db);
  return new Map(rows.map(({ id, cents }) => [id, BigInt(cents)]));
}
