/**
 * What owners are to pay for their parcels, one row a parcel and kind. Written under the lock of the parcel; what was
 * paid on it, under its own.
 */
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { mayBeCollected } from '../may-be-collected.store.ts';

/** The statuses in which something can be due for a parcel, for any owner. */
export const chargedStatuses: readonly ParcelStatus[] = [
  ParcelStatus.AwaitingCustomer,
  ParcelStatus.Received,
  ParcelStatus.Cancelled,
];

/** What the charges of a parcel follow from. Cents of a dollar. */
export type ChargedParcel = {
  parcelId: string;
  trackingCode: string;
  customerCode: string | null;
  status: ParcelStatus;
  receivedAt: Date | null;
  closedAt: Date | null;
  /** When it came to its point; else when something happened to it last. */
  arrivedAt: Date | null;
  freightMinor: bigint | null;
  versionId: string | null;
  /** Answers to the parcel when it was held, that were carried out. */
  servicesMinor: bigint;
  /** A courier's ways to the door; null where there was none. */
  courierMinor: bigint | null;
  courierVersionId: string | null;
  /** Since when its owner pays before departure; null where that is not so. */
  prepaidSince: Date | null;
};

/** Those of these parcels for which something is due or was, as they stand in this transaction. */
export async function findChargedParcels(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<ChargedParcel[]> {
  type Row = Omit<ChargedParcel, 'freightMinor' | 'servicesMinor' | 'courierMinor'> & {
    courier: string | null;
    freight: string | null;
    services: string;
  };
  const { rows } = await query<Row>`
    select parcel.id as "parcelId", tracking_code as "trackingCode", parcel.customer_code as "customerCode", status,
      received_at as "receivedAt", closed_at as "closedAt", terms.since as "prepaidSince", coalesce(arrival.at, last_event_at) as "arrivedAt", freight.amount_minor as freight,
      freight.tariff_version_id as "versionId", coalesce(services.minor, 0) as services,
      courier.minor as courier, courier.version as "courierVersionId"
    from parcel_facts as parcel
    left join freight_charge as freight on freight.parcel_id = parcel.id and freight.currency = 'USD'
    left join customer_terms as terms on terms.customer_code = parcel.customer_code and terms.terms = 'PREPAID'
    left join lateral (
      select max(occurred_at) as at from parcel_event_facts where parcel_id = parcel.id and type = 'PP_RECEIVED'
    ) as arrival on true
    left join lateral (
      select sum(price_minor) as minor from parcel_problem_facts
      where parcel_id = parcel.id and currency = 'USD'
        and (ended = 'SENT_ON' and answer = 'SEND_ON' or ended = 'CLOSED' and answer in ('RETURN', 'DISPOSE'))
    ) as services on true
    left join lateral (
      select sum(fee_minor) as minor, max(tariff_version_id) as version from courier_parcel_facts
      where parcel_id = parcel.id and ended is distinct from 'TAKEN_BACK'
    ) as courier on true
    where parcel.id = any(${[...parcelIds]}::bigint[]) and (status = any(${[...chargedStatuses]}::text[])
      or terms.since is not null or exists (select from charge where parcel_id = parcel.id))
    order by parcel.id`.execute(db);
  return rows.map(({ freight, services, courier, ...row }) => ({
    ...row,
    freightMinor: freight === null ? null : BigInt(freight),
    servicesMinor: BigInt(services),
    courierMinor: courier === null ? null : BigInt(courier),
  }));
}

/** A row as it has to stand. `LEFT` and `GONE` change those that there are and make none. */
export type RightCharge = {
  parcelId: string;
  kind: ChargeKind;
  state: 'DUE' | 'LEFT' | 'GONE';
  customerCode: string | null;
  amountMinor: bigint | null;
  versionId: string | null;
  at: Date | null;
};

/** Nothing was ever paid on it or corrected. */
const isUntouched = query`
  settled_minor = 0 and corrected_minor = 0 and not exists (select from payment_line where charge_id = charge.id)
    and not exists (select from charge_correction where charge_id = charge.id)`;

/**
 * Writes the charges of locked parcels over those that were. What is not due any more goes, unless something was paid
 * on it or corrected; then it stays, and so does who has paid.
 */
export async function saveCharges(tx: Tx, charges: readonly RightCharge[]): Promise<void> {
  if (charges.length === 0) return;
  await query`
    with given as (
      select * from unnest(${charges.map(({ parcelId }) => parcelId)}::bigint[], ${charges.map(({ kind }) => kind)}::text[],
        ${charges.map(({ state }) => state)}::text[], ${charges.map(({ customerCode }) => customerCode)}::text[],
        ${charges.map(({ amountMinor }) => (amountMinor === null ? null : String(amountMinor)))}::bigint[],
        ${charges.map(({ versionId }) => versionId)}::bigint[], ${charges.map(({ at }) => at)}::timestamptz[])
        as given (parcel_id, kind, state, customer_code, amount_minor, tariff_version_id, at)
    ), gone as (
      delete from charge using given
      where state = 'GONE' and charge.parcel_id = given.parcel_id and charge.kind = given.kind
        and ${isUntouched}
    ), rested as (
      update charge set due_at = null from given
      where state = 'GONE' and charge.parcel_id = given.parcel_id and charge.kind = given.kind
        and not (${isUntouched})
    ), collected as (
      update charge set left_at = given.at, amount_minor = coalesce(given.amount_minor, charge.amount_minor) from given
      where state = 'LEFT' and charge.parcel_id = given.parcel_id and charge.kind = given.kind
    )
    insert into charge (parcel_id, kind, customer_code, amount_minor, tariff_version_id, due_at)
    select parcel_id, kind, customer_code, amount_minor, tariff_version_id, at from given
    where state = 'DUE' order by parcel_id, kind
    on conflict (parcel_id, kind) do update set amount_minor = excluded.amount_minor,
      tariff_version_id = excluded.tariff_version_id, due_at = coalesce(charge.due_at, excluded.due_at), left_at = null,
      customer_code = case when charge.settled_minor = 0 and charge.corrected_minor = 0 then excluded.customer_code
        else charge.customer_code end`.execute(tx);
}

/** What was paid on the delivery of a parcel and taken off it, locked; undefined where nothing was ever due. */
export async function lockDelivery(
  tx: Tx,
  parcelId: string,
): Promise<{ settledMinor: bigint; correctedMinor: bigint } | undefined> {
  const { rows } = await query<{ settled: string; corrected: string }>`
    select settled_minor as settled, corrected_minor as corrected from charge
    where parcel_id = ${parcelId}::bigint and kind = 'DELIVERY' for no key update`.execute(tx);
  return rows.map(({ settled, corrected }) => ({
    settledMinor: BigInt(settled),
    correctedMinor: BigInt(corrected),
  }))[0];
}

/**
 * The delivery of a parcel as it is charged; `dueAt` is null where it is not due any more. Undefined where nothing was
 * ever due.
 */
export async function findDelivery(
  db: Db | Tx,
  parcelId: string,
): Promise<{ dueAt: Date | null; amountMinor: bigint; settledMinor: bigint } | undefined> {
  const { rows } = await query<{ dueAt: Date | null; amount: string; settled: string }>`
    select due_at as "dueAt", coalesce(amount_minor, 0) + corrected_minor as amount, settled_minor as settled from charge
    where parcel_id = ${parcelId}::bigint and kind = 'DELIVERY'`.execute(db);
  return rows.map(({ dueAt, amount, settled }) => ({
    dueAt,
    amountMinor: BigInt(amount),
    settledMinor: BigInt(settled),
  }))[0];
}

/** Which of these parcels have a charge for storage. */
export async function parcelsWithStorage(db: Db | Tx, parcelIds: readonly string[]): Promise<Set<string>> {
  if (parcelIds.length === 0) return new Set();
  const { rows } = await query<{ id: string }>`
    select parcel_id as id from charge where kind = 'STORAGE' and parcel_id = any(${[...parcelIds]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * A charge that is due, of a parcel that lies there, was collected unpaid or is paid before departure. Cents of a
 * dollar; `amountMinor` is null of storage that runs.
 */
export type DueCharge = {
  id: string;
  parcelId: string;
  trackingCode: string;
  customerCode: string;
  kind: ChargeKind;
  pickupPointId: number | null;
  versionId: string | null;
  dueAt: Date;
  /** It is on its way to its point: paid before departure. */
  isUnderWay: boolean;
  /** When its parcel was collected. */
  leftAt: Date | null;
  amountMinor: bigint | null;
  settledMinor: bigint;
  correctedMinor: bigint;
};

type DueRow = Omit<DueCharge, `${string}Minor`> &
  Record<'settled' | 'corrected', string> & { amount: string | null };

/** As the index `charge_open` says it. */
const isOpen = query`
  due_at is not null and (left_at is null or coalesce(amount_minor, 0) + corrected_minor > settled_minor)`;

/**
 * All of a customer that are due, those of one parcel after each other, the first due first. `isLocked` locks them in
 * the order of their ids.
 */
export async function dueCharges(
  db: Db | Tx,
  customerCode: string,
  { isLocked }: { isLocked: boolean },
): Promise<DueCharge[]> {
  const lock = query`
    select from charge where customer_code = ${customerCode} and ${isOpen}
    order by id for no key update`;
  const locked = isLocked ? lock.execute(db) : undefined;
  const [due] = await Promise.all([readDue(db, query`charge.customer_code = ${customerCode}`), locked]);
  return due;
}

/** All that are due of all customers, as `dueCharges` has those of one. */
export function allDueCharges(db: Db): Promise<DueCharge[]> {
  return readDue(db, query`true`);
}

/** All that are due of some parcels, as `dueCharges` has those of a customer. */
export function dueChargesOf(db: Db, parcelIds: readonly string[]): Promise<DueCharge[]> {
  return readDue(db, query`charge.parcel_id = any(${[...parcelIds]}::bigint[])`);
}

async function readDue(db: Db | Tx, which: RawBuilder<unknown>): Promise<DueCharge[]> {
  const { rows } = await query<DueRow>`
    select charge.id, charge.parcel_id as "parcelId", tracking_code as "trackingCode", charge.customer_code as "customerCode",
      kind, pickup_point_id as "pickupPointId", tariff_version_id as "versionId", due_at as "dueAt", left_at as "leftAt",
      not status = any(${[...chargedStatuses]}::text[]) as "isUnderWay", amount_minor as amount, settled_minor as settled, corrected_minor as corrected
    from charge join parcel_facts as parcel on parcel.id = charge.parcel_id
    where ${which} and ${isOpen} and (left_at is not null or ${mayBeCollected})
    order by min(due_at) over (partition by charge.parcel_id), charge.parcel_id, kind`.execute(db);
  return rows.map(({ amount, settled, corrected, ...row }) => ({
    ...row,
    amountMinor: amount === null ? null : BigInt(amount),
    settledMinor: BigInt(settled),
    correctedMinor: BigInt(corrected),
  }));
}

export type ChargeChange = { id: string; settledMinor: bigint; correctedMinor: bigint };

/**
 * Adds to what was paid on charges that are locked (less than zero: was paid back), and to what they are corrected by.
 * The parcels that they are of; a debt from before the move-in has none.
 */
export async function updateCharges(tx: Tx, changes: readonly ChargeChange[]): Promise<string[]> {
  const { rows } = await query<{ parcelId: string | null }>`
    update charge set settled_minor = settled_minor + given.settled, corrected_minor = corrected_minor + given.corrected
    from unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ settledMinor }) => String(settledMinor))}::bigint[],
      ${changes.map(({ correctedMinor }) => String(correctedMinor))}::bigint[]) as given (id, settled, corrected)
    where charge.id = given.id returning charge.parcel_id as "parcelId"`.execute(tx);
  return rows.flatMap(({ parcelId }) => parcelId ?? []);
}

/**
 * Delivery charges of the next parcels that lie ready or are paid before departure, beside the price on record, in
 * order of their ids.
 */
export async function pageOfDueCharges(
  tx: Tx,
  afterId: string,
  limit: number,
): Promise<{ parcelId: string; trackingCode: string; stored: object | null; right: object | null }[]> {
  type Row = Record<'parcelId' | 'trackingCode', string> &
    Record<'storedMinor' | 'storedVersion' | 'rightMinor' | 'rightVersion', string | null>;
  const { rows } = await query<Row>`
    select parcel.id as "parcelId", tracking_code as "trackingCode", charge.amount_minor as "storedMinor",
      charge.tariff_version_id as "storedVersion", freight.amount_minor as "rightMinor",
      freight.tariff_version_id as "rightVersion"
    from parcel_facts as parcel
    left join charge on charge.parcel_id = parcel.id and kind = 'DELIVERY' and due_at is not null
    left join freight_charge as freight on freight.parcel_id = parcel.id and freight.currency = 'USD'
    left join customer_terms as terms on terms.customer_code = parcel.customer_code and terms.terms = 'PREPAID'
    where parcel.id > ${afterId}::bigint and is_current and parcel.customer_code is not null
      and (status = 'DKHQS' or terms.since is not null and received_at is not null and not status = any(${[...chargedStatuses]}::text[]))
    order by parcel.id limit ${limit}`.execute(tx);
  const amount = (minor: string | null, version: string | null) =>
    minor === null ? null : { minor, version };
  return rows.map(({ parcelId, trackingCode, storedMinor, storedVersion, rightMinor, rightVersion }) => ({
    parcelId,
    trackingCode,
    stored: amount(storedMinor, storedVersion),
    right: amount(rightMinor, rightVersion),
  }));
}
