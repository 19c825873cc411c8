/**
 * Owns what is on record of unidentified parcels: what can be read of each, and what the station scanned before and
 * after it. Promises that two clerks do not write over each other, and that the pool of another warehouse is not shown.
 */
import type { BodyOf, DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type {
  listPool,
  PoolBinding,
  PoolParcel,
  saveClues as saveCall,
} from '@rohi/contract/pool/pool.contract';
import { mostNeighbours } from '@rohi/contract/pool/pool-rules';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction, type Db } from '../../platform/database.ts';
import type { UserPrincipal } from '../../principal.ts';
import { claimsOfParcel } from '../orders/claims/parcel-claims.service.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import { scansAround } from '../stations/scans/neighbours.service.ts';
import {
  effectiveEvents,
  findParcelsOfCodes,
  lockParcels,
  type KnownParcel,
} from '../tracking/tracking.service.ts';
import { readScannedParcels } from '../warehouse/scan-outcome.service.ts';
import { findBinding, listBindings, type BindingRow } from './binding.store.ts';
import type { ReadClues } from './matching/clues.ts';
import {
  findClues,
  isInPool,
  listPoolRows,
  storeClues,
  storeNeighbours,
  withoutNeighbours,
  type StoredClues,
  type StoredNeighbours,
} from './pool.store.ts';

// Which unidentified parcels somebody sees.
const noUnit = -1;

/**
 * The warehouse of the pool that somebody works at; undefined for the office, which sees all. Staff elsewhere see none
 * (-1).
 */
function poolUnitOf({
  workplaces,
  unitId,
}: Pick<UserPrincipal, 'workplaces' | 'unitId'>): number | undefined {
  if (workplaces.has('OFFICE')) return undefined;
  return workplaces.has('WAREHOUSE') ? (unitId ?? noUnit) : noUnit;
}

const dayMs = 86_400_000;
const boundDays = 7;
const mostBound = 20;

/** One page of the pool, and what was bound in the last week. */
export async function readPool(
  context: Context,
  reader: UserPrincipal,
  { page, limit }: QueryOf<typeof listPool>,
): Promise<DataOf<typeof listPool>> {
  const unitId = poolUnitOf(reader);
  const { total, rows } = await listPoolRows(context.db, { unitId, limit, offset: (page - 1) * limit });
  const cells = await readScannedParcels(
    context.db,
    rows.map(({ trackingCode }) => trackingCode),
  );
  const since = new Date(context.clock.now().getTime() - boundDays * dayMs);
  const bound = await listBindings(context.db, { unitId, since, limit: mostBound });
  return {
    total,
    list: rows.map(({ trackingCode, readCode, version, weightG, receivedAt, claims }) => ({
      trackingCode,
      readCode: (version ?? 0) === 0 ? codeOnLabel(trackingCode) : readCode,
      weightG,
      cell: cells.get(trackingCode)?.cell ?? null,
      receivedAt: receivedAt.toISOString(),
      claims,
    })),
    bound: bound.map(shownBinding),
  };
}

/** How many parcels the caller's pool has, and since when the oldest waits. */
export async function countPool(
  { db }: Pick<Context, 'db'>,
  reader: UserPrincipal,
): Promise<{ count: number; oldest: Date | null }> {
  const { total, rows } = await listPoolRows(db, { unitId: poolUnitOf(reader), limit: 1, offset: 0 });
  return { count: total, oldest: rows[0]?.receivedAt ?? null };
}

/** The code that the station has read; a sticker of ours says nothing of the label under it. */
function codeOnLabel(trackingCode: string): string | null {
  return kindOfOwnCode(trackingCode) === undefined ? trackingCode : null;
}

function shownBinding(row: BindingRow): PoolBinding {
  const { trackingCode, declaredCode, customerCode, orderCode, boundAt, boundBy } = row;
  return { trackingCode, declaredCode, customerCode, orderCode, boundAt: boundAt.toISOString(), boundBy };
}

/** A parcel of the pool, or one that was bound out of it. */
export type Pooled = {
  parcel: KnownParcel;
  receipt: { at: Date; by: string; placeId: number | null; requestId: string | null };
  stored: StoredClues;
  binding: BindingRow | undefined;
};

/** Throws `pool.notFound`, also for one in another warehouse. */
export async function findPooled(context: Context, reader: UserPrincipal, typed: string): Promise<Pooled> {
  const code = normalizeTrackingCode(typed);
  const [parcel] = await findParcelsOfCodes(context.db, [code]);
  const receipt = parcel && effectiveEvents(parcel.history).find(({ type }) => type === 'CN_RECEIVED');
  if (parcel === undefined || receipt === undefined) throw new AppError('pool.notFound');
  const unitId = poolUnitOf(reader);
  const bound = await findBinding(context.db, code);
  const isWaiting = bound === undefined && (await isInPool(context.db, code, unitId));
  // It may be bound between the two looks: it is out of the pool then, and the reader is to see who bound it.
  const binding = bound ?? (isWaiting ? undefined : await findBinding(context.db, code));
  const isSeen = binding === undefined ? isWaiting : unitId === undefined || receipt.placeId === unitId;
  if (!isSeen) throw new AppError('pool.notFound');
  const { occurredAt: at, actor: by, placeId, requestId } = receipt;
  return {
    parcel,
    receipt: { at, by, placeId, requestId },
    stored: await cluesOf(context.db, parcel),
    binding,
  };
}

async function cluesOf(db: Db, { id, trackingCode }: KnownParcel): Promise<StoredClues> {
  const found = await findClues(db, id);
  if (found !== undefined && found.version > 0) return found;
  const none = { customerCode: null, name: null, phone: null, goods: null, seller: null };
  return {
    version: 0,
    neighbours: found?.neighbours ?? null,
    clues: { ...none, code: codeOnLabel(trackingCode) },
  };
}

/** A parcel as the pool shows it. Throws `pool.notFound`. */
export async function readPoolParcel(
  context: Context,
  reader: UserPrincipal,
  code: string,
  locale: Locale,
): Promise<PoolParcel> {
  const { parcel, receipt, stored, binding } = await findPooled(context, reader, code);
  const { trackingCode, facts } = parcel;
  const { weightG, lengthMm, widthMm, heightMm } = facts;
  const isMeasured = lengthMm !== null && widthMm !== null && heightMm !== null;
  const scanned = (await readScannedParcels(context.db, [trackingCode])).get(trackingCode);
  const places = placeDirectoryOf(context);
  await places.prepare(context.db, [receipt.placeId]);
  const claims = await claimsOfParcel(context.db, trackingCode);
  return {
    trackingCode,
    version: stored.version,
    clues: stored.clues,
    weightG,
    sides: isMeasured ? { lengthMm, widthMm, heightMm } : null,
    cell: scanned?.cell ?? binding?.cell ?? null,
    warehouse: receipt.placeId === null ? null : (places.find(receipt.placeId, locale)?.name ?? null),
    receivedAt: receipt.at.toISOString(),
    receivedBy: receipt.by,
    ...(await neighboursOf(context.db, { receipt, stored })),
    claims: claims.map(({ code: claim, state, customerCode, openedAt }) => ({
      code: claim,
      state,
      customerCode,
      openedAt: openedAt.toISOString(),
    })),
    binding: binding === undefined ? null : shownBinding(binding),
  };
}

/** What the station scanned around a parcel. */
export async function neighboursOf(
  db: Db,
  { receipt, stored }: Pick<Pooled, 'receipt' | 'stored'>,
): Promise<StoredNeighbours> {
  if (stored.neighbours !== null) return stored.neighbours;
  const none = { device: null, before: [], after: [] };
  if (receipt.requestId === null || receipt.placeId === null) return none;
  return (await scansAround(db, receipt.placeId, receipt.requestId, mostNeighbours)) ?? none;
}

/** Writes down what can be read. Throws `pool.notFound`, `list.changedMeanwhile`, `pool.bound`. */
export async function saveClues(
  context: Context,
  clerk: UserPrincipal,
  typed: string,
  { version, ...fields }: BodyOf<typeof saveCall>,
  locale: Locale,
): Promise<PoolParcel> {
  const { parcel } = await findPooled(context, clerk, typed);
  const clues = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text?.trim().normalize('NFC') || null]),
  ) as ReadClues;
  await inTransaction(context.db, async (tx) => {
    await lockParcels(tx, [parcel.trackingCode]);
    const binding = await findBinding(tx, parcel.trackingCode);
    if (binding !== undefined) throw boundError(binding);
    const at = context.clock.now();
    if (!(await storeClues(tx, parcel.id, { version, clues, at, by: clerk.name })))
      throw new AppError('list.changedMeanwhile');
  });
  return readPoolParcel(context, clerk, typed, locale);
}

/** Who has bound it, and when; in Dushanbe time, as all of the console shows times. */
export function boundError({ customerCode, boundBy, boundAt }: BindingRow): AppError {
  const at = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Dushanbe',
  });
  return new AppError('pool.bound', { params: { customerCode, by: boundBy, at: at.format(boundAt) } });
}

const storedAtOnce = 200;

/**
 * Stores what was scanned around parcels that have been here for a day, before the answers to scans are deleted.
 * Idempotent.
 */
export async function storeNeighboursOfPool(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(context.clock.now().getTime() - dayMs);
  const codes = await withoutNeighbours(context.db, before, storedAtOnce);
  for (const parcel of await findParcelsOfCodes(context.db, codes)) {
    const receipt = effectiveEvents(parcel.history).find(({ type }) => type === 'CN_RECEIVED');
    if (receipt === undefined) continue;
    const { occurredAt: at, actor: by, placeId, requestId } = receipt;
    const stored = { version: 0, clues: {} as ReadClues, neighbours: null };
    const around = await neighboursOf(context.db, { receipt: { at, by, placeId, requestId }, stored });
    await storeNeighbours(context.db, parcel.id, around);
  }
}
