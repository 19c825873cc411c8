/** What the delivery of parcels costs, one row for each that was weighed. Written under the lock of the parcel. */
import type { Currency } from '@rohi/contract/pricing/money';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { sendAhead } from '../../platform/pipelined-transaction.ts';
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
  /** The moment that sets the prices: the reported receipt in China, else when the parcel came on record. */
  at: Date;
};

/** A box of a cargo order that is carried, with what was paid for its delivery; cents. */
export type BoxBasis = ChargeBasis & {
  weightG: number;
  orderCode: string;
  paidMinor: bigint;
  isPaid: boolean;
};

const basis = query`
  parcel.id as "parcelId", order_code as "orderCode", customer_code as "customerCode", business_line as "businessLine",
  weight_g as "weightG", length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm",
  coalesce(received_at, began.occurred_at) as at`;
const parcelsFromTheirStart = query`
  parcel_facts as parcel join parcel_event_facts as began on began.parcel_id = parcel.id and began.seq = 1`;

/** What these parcels are charged by, as they stand in this transaction. */
export async function findChargeBases(db: Db | Tx, parcelIds: readonly string[]): Promise<ChargeBasis[]> {
  const { rows } = await query<ChargeBasis>`
    select ${basis} from ${parcelsFromTheirStart} where parcel.id = any(${[...parcelIds]}::bigint[])`.execute(
    db,
  );
  return rows;
}

/** The weighed boxes of these orders that are not cancelled, with what was paid for them. */
export async function findBoxes(db: Db | Tx, orderCodes: readonly string[]): Promise<BoxBasis[]> {
  type Row = Omit<BoxBasis, 'paidMinor'> & { paidMinor: string };
  const { rows } = await query<Row>`
    select ${basis}, case when settled_minor > 0 then greatest(settled_minor - corrected_minor, 0) else 0 end as "paidMinor",
      coalesce(settled_minor > 0 and settled_minor >= amount_minor + corrected_minor, false) as "isPaid"
    from ${parcelsFromTheirStart} left join lateral (
      select settled_minor, corrected_minor, amount_minor from charge where parcel_id = parcel.id and kind = 'DELIVERY'
    ) as paid on true
    where order_code = any(${[...orderCodes]}::text[]) and business_line = 'FBA' and weight_g is not null
      and status <> ${ParcelStatus.Cancelled}`.execute(db);
  return rows.map((row) => ({ ...row, paidMinor: BigInt(row.paidMinor ?? 0) }));
}

/** The next cargo orders, in order of their codes, of which something is not paid yet. */
export async function pageOfOpenCargo(tx: Tx, afterCode: string, limit: number): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select order_code as code from parcel_facts as parcel
    where business_line = 'FBA' and order_code > ${afterCode} and weight_g is not null and status <> ${ParcelStatus.Cancelled}
      and not exists (select from charge where parcel_id = parcel.id and kind = 'DELIVERY' and settled_minor > 0)
    group by order_code order by order_code limit ${limit}`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Holds the prices of these orders until the end of the transaction, and what is paid on them meanwhile. */
export async function lockCargo(tx: Tx, orderCodes: readonly string[]): Promise<void> {
  if (orderCodes.length === 0) return;
  await query`
    select pg_advisory_xact_lock(hashtextextended('cargo:' || code, 0))
    from unnest(${[...new Set(orderCodes)].toSorted()}::text[]) as given (code)`.execute(tx);
}

/** Holds the delivery charges of boxes: no payment on them before the end of the transaction. */
export async function lockDeliveries(tx: Tx, orderCodes: readonly string[]): Promise<void> {
  if (orderCodes.length === 0) return;
  await query`
    select from charge where kind = 'DELIVERY' and parcel_id in (
      select id from parcel_facts where order_code = any(${[...orderCodes]}::text[]) and business_line = 'FBA'
    ) order by id for no key update`.execute(tx);
}

/** A parcel with what it is charged by, and the charge on record. */
export type ChargedBasis = ChargeBasis & { trackingCode: string; stored: ChargeAmount | null };

/** The next parcels in order of their ids, weighed or not. */
export async function pageOfCharges(tx: Tx, afterId: string, limit: number): Promise<ChargedBasis[]> {
  type Row = ChargeBasis & { trackingCode: string; currency: Currency | null } & Record<
      'versionId' | 'amountMinor',
      string | null
    >;
  const { rows } = await query<Row>`
    select ${basis}, tracking_code as "trackingCode", tariff_version_id as "versionId", amount_minor as "amountMinor", currency
    from ${parcelsFromTheirStart} left join freight_charge on freight_charge.parcel_id = parcel.id
    where parcel.id > ${afterId}::bigint order by parcel.id limit ${limit}`.execute(tx);
  return rows.map(({ versionId, amountMinor, currency, ...parcel }) => ({
    ...parcel,
    stored:
      amountMinor === null || currency === null
        ? null
        : { versionId, amountMinor: BigInt(amountMinor), currency },
  }));
}

/** A charge in minor units; `versionId` is null where the version that made it is not on record. */
export type ChargeAmount = { versionId: string | null; amountMinor: bigint; currency: Currency };

/** The charge of a parcel; null when it has none (any more). */
export type FreightCharge = { parcelId: string; orderCode: string | null; charge: ChargeAmount | null };

/** The charges of parcels in these orders were written. */
export const chargesWritten: WriteKind<{ orderCode: string }> = { name: 'billing.chargesWritten' };

/** Writes the charges of locked parcels over those that were; a parcel without one loses its row. One statement. */
export async function saveFreightCharges(tx: Tx, charges: readonly FreightCharge[]): Promise<void> {
  if (charges.length === 0) return;
  const saved = query`
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
  sendAhead(saved);
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
