import { sql as query, type Selectable } from 'kysely';
import type { HandlingNote } from '@rohi/contract/tracking/parcel-status';
import type { DB } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readHistories, readHistoriesOfCodes } from './parcel-event.store.ts';
import type { ParcelEvent, ParcelState } from './parcel-history.ts';

/** What is known of a parcel beside its history. Weights in grams, lengths in millimetres. */
export type ParcelFacts = {
  orderCode: string | null;
  customerCode: string | null;
  countryCode: string;
  businessLine: 'BSC' | 'FBA';
  handlingNotes: HandlingNote[];
  lastMileTracking: string | null;
  lastMileCarrier: string | null;
  lastMileWebsite: string | null;
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  pickupPointId: number | null;
  /** The trip that carries it over the road. */
  tripCode: string | null;
};

/**
 * Where a row stands: the parcel of its code; a line of an order beside that, which waits for it or was turned away; or
 * a parcel of the past with a code that another parcel has now.
 */
export type Standing = 'current' | 'beside' | 'past';

export type StoredParcel = {
  id: string;
  trackingCode: string;
  standing: Standing;
  /** Lines of other customers wait for the same code. */
  declaredTwice: boolean;
  facts: ParcelFacts;
  history: ParcelEvent[];
};

/** Locks the current parcels of these codes, in one order for all writers, and returns them with their histories. */
export async function lockCurrentParcels(tx: Tx, codes: readonly string[]): Promise<StoredParcel[]> {
  return storedOf(tx, codes, currentOf(tx, codes).forUpdate().execute());
}

function currentOf(db: Db | Tx, codes: readonly string[]) {
  return db
    .selectFrom('parcel')
    .select(storedColumns)
    .where('tracking_code', '=', query<string>`any(${[...codes]}::text[])`)
    .where('is_current', '=', true)
    .orderBy('id');
}

/** Of more parcels than this the histories are brought in portions. */
const mostTogether = 50;

/**
 * The current parcels of these codes, which are being asked for. Within a transaction the histories of few of them are
 * asked for right behind.
 */
async function storedOf(
  db: Db | Tx,
  codes: readonly string[],
  request: Promise<readonly StoredRow[]>,
): Promise<StoredParcel[]> {
  if (!isTx(db) || codes.length > mostTogether) return withHistories(db, await request);
  const [rows, histories] = await Promise.all([request, readHistoriesOfCodes(db, codes)]);
  return joined(rows, histories);
}

function isTx(db: Db | Tx): db is Tx {
  return db.isTransaction;
}

/** Locks parcels by their ids, in one order for all writers. */
export async function lockParcelRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await query`select from parcel where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx);
}

/** Locks the current parcels of these codes that no transaction holds, and returns the codes of the others. */
export async function lockFreeParcels(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const wanted = query`tracking_code = any(${[...codes]}::text[]) and is_current`;
  const { rows } = await query<{ code: string }>`
    with free as materialized (select id from parcel where ${wanted} order by id for update skip locked)
    select tracking_code as code from parcel where ${wanted} and id not in (select id from free)`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

type ParcelRow = Selectable<DB['parcel']>;

/** What facts and state are read from. The row of the public answer, many times as long, is not among them. */
export const listedColumns = [
  ...(['id', 'tracking_code', 'order_code', 'customer_code', 'country_code', 'business_line'] as const),
  ...(['handling_notes', 'last_mile_tracking', 'last_mile_carrier', 'last_mile_website'] as const),
  ...(['weight_g', 'length_mm', 'width_mm', 'height_mm', 'pickup_point_id', 'trip_code'] as const),
  ...(['status', 'step_before_cancel', 'problems', 'received_at', 'free_until'] as const),
  ...(['last_event_at', 'closed_at', 'version', 'awaits_owner'] as const),
] as const;
export type ListedRow = Pick<ParcelRow, (typeof listedColumns)[number]>;

/** What a parcel is made of, beside its history. */
export const storedColumns = [...listedColumns, 'is_current', 'is_beside', 'declared_twice'] as const;
export type StoredRow = Pick<ParcelRow, (typeof storedColumns)[number]>;

function standingOf({ is_current, is_beside }: StoredRow): Standing {
  if (is_current) return 'current';
  return is_beside ? 'beside' : 'past';
}

/** What a row says beside its history. */
export function factsOf(row: ListedRow): ParcelFacts {
  return {
    orderCode: row.order_code,
    customerCode: row.customer_code,
    countryCode: row.country_code,
    businessLine: row.business_line === 'FBA' ? 'FBA' : 'BSC',
    handlingNotes: row.handling_notes,
    lastMileTracking: row.last_mile_tracking,
    lastMileCarrier: row.last_mile_carrier,
    lastMileWebsite: row.last_mile_website,
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    pickupPointId: row.pickup_point_id,
    tripCode: row.trip_code,
  };
}

/** The parcels and waiting lines of these orders, with their histories, in order of id. */
export async function historiesOfOrders(db: Db | Tx, orderCodes: readonly string[]): Promise<StoredParcel[]> {
  const rows = await db
    .selectFrom('parcel')
    .select(storedColumns)
    .where('order_code', '=', query<string>`any(${[...orderCodes]}::text[])`)
    .where(query<boolean>`(is_current or is_beside)`)
    .orderBy('id')
    .execute();
  return withHistories(db, rows);
}

/** The current parcels of these codes, with their histories, in order of id. */
export async function parcelsOfCodes(db: Db | Tx, codes: readonly string[]): Promise<StoredParcel[]> {
  if (codes.length === 0) return [];
  return storedOf(db, codes, currentOf(db, codes).execute());
}

/** The tracking codes of the current parcels of each of these trips. */
export async function codesOfTrips(db: Db | Tx, trips: readonly string[]): Promise<Map<string, string[]>> {
  const codes = new Map<string, string[]>();
  if (trips.length === 0) return codes;
  const rows = await db
    .selectFrom('parcel')
    .select(['trip_code', 'tracking_code'])
    .where('trip_code', '=', query<string>`any(${[...trips]}::text[])`)
    .where('is_current', '=', true)
    .orderBy('id')
    .execute();
  for (const { trip_code: trip, tracking_code: code } of rows) {
    if (trip === null) continue;
    const codesOfTrip = codes.get(trip);
    if (codesOfTrip === undefined) codes.set(trip, [code]);
    else codesOfTrip.push(code);
  }
  return codes;
}

/**
 * The next parcels and waiting lines in order of id, for a walk over all of them; `lock` keeps others from moving them
 * meanwhile.
 */
export async function pageOfParcels(
  db: Db | Tx,
  afterId: string,
  limit: number,
  mode: 'read' | 'lock' = 'read',
): Promise<StoredParcel[]> {
  const page = db
    .selectFrom('parcel')
    .select(storedColumns)
    .where(query<boolean>`(is_current or is_beside)`)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit);
  return withHistories(db, await (mode === 'lock' ? page.forUpdate() : page).execute());
}

/** Rows of parcels with all that happened to them. */
export async function withHistories(db: Db | Tx, rows: readonly StoredRow[]): Promise<StoredParcel[]> {
  const histories = await readHistories(
    db,
    rows.map((row) => row.id),
  );
  return joined(rows, histories);
}

function joined(rows: readonly StoredRow[], histories: ReadonlyMap<string, ParcelEvent[]>): StoredParcel[] {
  return rows.map((row) => ({
    id: row.id,
    trackingCode: row.tracking_code,
    standing: standingOf(row),
    declaredTwice: row.declared_twice,
    facts: factsOf(row),
    history: histories.get(row.id) ?? [],
  }));
}

/** The columns that repeat what the history says, to be held against it. */
export async function stateColumns(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ParcelState>> {
  const rows = await db
    .selectFrom('parcel')
    .selectAll()
    .where('id', '=', query<string>`any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

/** What a row repeats of its history. */
export function stateOf(row: ListedRow): ParcelState {
  return {
    status: row.status,
    stepBeforeCancel: row.step_before_cancel,
    problems: row.problems,
    receivedAt: row.received_at,
    awaitsOwner: row.awaits_owner,
    freeUntil: row.free_until,
    lastEventAt: row.last_event_at,
    closedAt: row.closed_at,
    version: row.version,
  };
}

/** A parcel to be written: new ones have no id yet. */
export type ParcelRecord = {
  id?: string;
  trackingCode: string;
  standing: Standing;
  declaredTwice: boolean;
  facts: ParcelFacts;
  state: ParcelState;
  /** Its public timeline, as `timeline-row.ts` writes it. */
  timeline: string | null;
};

function recordColumns(record: ParcelRecord) {
  const { facts, state } = record;
  return {
    id: record.id ?? null,
    tracking_code: record.trackingCode,
    is_current: record.standing === 'current',
    is_beside: record.standing === 'beside',
    declared_twice: record.declaredTwice,
    status: state.status,
    step_before_cancel: state.stepBeforeCancel,
    order_code: facts.orderCode,
    customer_code: facts.customerCode,
    country_code: facts.countryCode,
    business_line: facts.businessLine,
    problems: state.problems,
    handling_notes: facts.handlingNotes,
    last_mile_tracking: facts.lastMileTracking,
    last_mile_carrier: facts.lastMileCarrier,
    last_mile_website: facts.lastMileWebsite,
    weight_g: facts.weightG,
    length_mm: facts.lengthMm,
    width_mm: facts.widthMm,
    height_mm: facts.heightMm,
    pickup_point_id: facts.pickupPointId,
    trip_code: facts.tripCode,
    received_at: state.receivedAt,
    awaits_owner: state.awaitsOwner,
    free_until: state.freeUntil,
    last_event_at: state.lastEventAt,
    closed_at: state.closedAt,
    version: state.version,
    timeline: record.timeline,
  };
}

const writtenColumns: readonly Exclude<keyof ReturnType<typeof recordColumns>, 'id' | 'tracking_code'>[] = [
  'is_current',
  'is_beside',
  'declared_twice',
  'status',
  'step_before_cancel',
  'order_code',
  'customer_code',
  'country_code',
  'business_line',
  'problems',
  'handling_notes',
  'last_mile_tracking',
  'last_mile_carrier',
  'last_mile_website',
  'weight_g',
  'length_mm',
  'width_mm',
  'height_mm',
  'pickup_point_id',
  'trip_code',
  'received_at',
  'awaits_owner',
  'free_until',
  'last_event_at',
  'closed_at',
  'version',
  'timeline',
];
const columnList = query.raw(writtenColumns.join(', '));
const columnUpdates = query.raw(writtenColumns.map((column) => `${column} = new.${column}`).join(', '));

/**
 * Inserts parcels of codes without a current parcel; a code that another transaction took is left out of the answer.
 */
export async function insertParcels(tx: Tx, records: readonly ParcelRecord[]): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  // One order for all writers, so that two batches with the same new codes wait instead of deadlocking.
  const ordered = records.toSorted((a, b) => (a.trackingCode < b.trackingCode ? -1 : 1)).map(recordColumns);
  const result = await query<{ id: string; tracking_code: string }>`
    insert into parcel (tracking_code, ${columnList})
    select tracking_code, ${columnList}
    from jsonb_populate_recordset(null::parcel, ${JSON.stringify(ordered)}::text::jsonb)
    on conflict (tracking_code) where is_current do nothing
    returning id, tracking_code`.execute(tx);
  return new Map(result.rows.map((row) => [row.tracking_code, row.id]));
}

/** Writes state and facts of locked parcels. */
export async function updateParcels(tx: Tx, records: readonly ParcelRecord[]): Promise<void> {
  if (records.length === 0) return;
  await query`
    update parcel set ${columnUpdates}
    from jsonb_populate_recordset(null::parcel, ${JSON.stringify(records.map(recordColumns))}::text::jsonb) as new
    where parcel.id = new.id`.execute(tx);
}

/** Steps parcels back, so that their code is free for another row; `beside` keeps them in their orders. */
export async function stepBack(tx: Tx, ids: readonly string[], to: 'beside' | 'past'): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('parcel')
    .set({ is_current: false, is_beside: to === 'beside', timeline: null })
    .where('id', '=', query<string>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** True when there is no parcel at all. */
export async function hasNoParcels(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('parcel').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** How many parcels are on record. */
export async function countAll(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('parcel')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
