/** Unidentified parcels in China's warehouses, and what could be read of them. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { ReadClues } from './matching/clues.ts';

/** A parcel that waits for its owner in a warehouse. */
export type PoolRow = {
  parcelId: string;
  trackingCode: string;
  /** Undefined where nothing was written down. */
  readCode: string | null;
  version: number | null;
  weightG: number | null;
  receivedAt: Date;
  claims: number;
};

// Received, without an owner, in no order: parcels of an order without an owner come with all of it, by a claim.
const isUnidentified = query`(parcel.is_current and parcel.closed_at is null and parcel.status = ${ParcelStatus.AwaitingDeparture}
  and parcel.received_at is not null and parcel.problems <> '{}' and 'UNIDENTIFIED' = any(parcel.problems)
  and parcel.customer_code is null and parcel.order_code is null)`;

/** In the warehouse where it was received last; one without a place on record lies in each. */
function liesIn(unitId: number | undefined) {
  if (unitId === undefined) return query`true`;
  return query`coalesce((select place_id from parcel_event_facts as scan
    where scan.parcel_id = parcel.id and scan.type = 'CN_RECEIVED' order by scan.seq desc limit 1), ${unitId}) = ${unitId}`;
}

/** One page of the pool of a unit, or of all; those that have waited longest first. */
export async function listPoolRows(
  db: Db,
  { unitId, limit, offset }: { unitId: number | undefined; limit: number; offset: number },
): Promise<{ total: number; rows: PoolRow[] }> {
  const { rows: counts } = await query<{ total: number }>`
    select count(*)::integer as total from parcel_facts as parcel where ${isUnidentified} and ${liesIn(unitId)}`.execute(
    db,
  );
  const { rows } = await query<PoolRow>`
    select parcel.id as "parcelId", parcel.tracking_code as "trackingCode", pool.code as "readCode", pool.version,
      parcel.weight_g as "weightG", parcel.received_at as "receivedAt",
      (select count(*)::integer from parcel_claim_facts as claim
        where claim.parcel_id = parcel.id and claim.decided_at is null) as claims
    from parcel_facts as parcel left join pool_parcel as pool on pool.parcel_id = parcel.id
    where ${isUnidentified} and ${liesIn(unitId)}
    order by parcel.received_at, parcel.id limit ${limit} offset ${offset}`.execute(db);
  return { total: counts[0]?.total ?? 0, rows };
}

/** Whether the current parcel of a code waits in the pool of a unit, or in any. */
export async function isInPool(
  db: Db | Tx,
  trackingCode: string,
  unitId: number | undefined,
): Promise<boolean> {
  const { rows } = await query`
    select from parcel_facts as parcel
    where parcel.tracking_code = ${trackingCode} and ${isUnidentified} and ${liesIn(unitId)}`.execute(db);
  return rows.length > 0;
}

export type StoredNeighbours = {
  device: string | null;
  before: { trackingCode: string; customerCode: string | null; at: string; by: string }[];
  after: { trackingCode: string; customerCode: string | null; at: string; by: string }[];
};

export type StoredClues = { version: number; clues: ReadClues; neighbours: StoredNeighbours | null };

/** What was written down of a parcel; undefined where nothing was. */
export async function findClues(db: Db | Tx, parcelId: string): Promise<StoredClues | undefined> {
  const { rows } = await query<
    ReadClues & { version: number; customer: string | null; neighbours: StoredNeighbours | null }
  >`
    select version, code, customer_code as "customerCode", name, phone, goods, seller, neighbours
    from pool_parcel where parcel_id = ${parcelId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { version, neighbours, code, customerCode, name, phone, goods, seller } = row;
  return { version, neighbours, clues: { code, customerCode, name, phone, goods, seller } };
}

/** Writes down what can be read, in the place of the version given; false when somebody was quicker. */
export async function storeClues(
  tx: Tx,
  parcelId: string,
  { version, clues, at, by }: { version: number; clues: ReadClues; at: Date; by: string },
): Promise<boolean> {
  const { rows } = await query`
    insert into pool_parcel as stored (parcel_id, version, code, customer_code, name, phone, goods, seller, read_at, read_by)
    values (${parcelId}, 1, ${clues.code}, ${clues.customerCode}, ${clues.name}, ${clues.phone}, ${clues.goods},
      ${clues.seller}, ${at}, ${by})
    on conflict (parcel_id) do update set version = stored.version + 1, code = excluded.code,
      customer_code = excluded.customer_code, name = excluded.name, phone = excluded.phone, goods = excluded.goods,
      seller = excluded.seller, read_at = excluded.read_at, read_by = excluded.read_by
    where stored.version = ${version}
    returning stored.parcel_id`.execute(tx);
  return rows.length > 0;
}

/** Parcels of the pool received before a moment, without stored neighbours. */
export async function withoutNeighbours(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select parcel.tracking_code as code from parcel_facts as parcel
    left join pool_parcel as pool on pool.parcel_id = parcel.id
    where ${isUnidentified} and parcel.received_at < ${before} and pool.neighbours is null
    order by parcel.received_at desc, parcel.id desc limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

export async function storeNeighbours(db: Db, parcelId: string, neighbours: StoredNeighbours): Promise<void> {
  await query`
    insert into pool_parcel (parcel_id, neighbours) values (${parcelId}, ${JSON.stringify(neighbours)}::text::jsonb)
    on conflict (parcel_id) do update set neighbours = excluded.neighbours`.execute(db);
}
