/**
 * Owns codes by which browsers far away become devices. Promises that digits are answered to their maker alone and
 * once, that a code ends with its minutes or when it is taken back, and that making and taking back are audited.
 */
import { createHash, randomInt } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { pairingCodeLength } from '@rohi/contract/stations/pairing-code';
import {
  pairingMinutes,
  type listPairings as listCall,
  type makePairing as makeCall,
  type StationPairing,
} from '@rohi/contract/stations/pairings.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { hasDeviceNamed } from './device.store.ts';
import { checkUnit, type Registrar } from './devices.service.ts';
import {
  deleteOldPairings,
  findAlarm,
  findPairing,
  isNamePromised,
  listPairingRows,
  upsertPairing,
  withdrawRow,
  type NewPairing,
  type PairingRow,
} from './pairing.store.ts';

const dayMs = 86_400_000;
const storedDays = 30;
/** Digits are drawn again where an open code has them. */
const mostDraws = 10;

/** The digest by which digits are found. */
export const digestOf = (digits: string) => createHash('sha256').update(digits).digest();

/**
 * Makes a code; the same request id gets other digits. Throws `request.invalid` as a registration,
 * `stations.pairingOver` for one that has ended, and `stations.pairingClosed` while an alarm about guessed codes is
 * unseen.
 */
export async function makePairing(
  context: Context,
  { principal, actor }: Registrar,
  { requestId: id, name: typed, works, ...body }: BodyOf<typeof makeCall>,
  locale: Locale,
): Promise<StationPairing & { code: string }> {
  const name = typed.trim();
  if (name === '') throw wrongName('required');
  const madeAt = context.clock.now();
  const pairing = {
    ...body,
    id,
    name,
    works: [...new Set(works)],
    madeAt,
    madeBy: principal.name,
    madeById: principal.userId,
    endsAt: new Date(madeAt.getTime() + pairingMinutes * 60_000),
  };
  const code = await inTransaction(context.db, async (tx) => {
    const unit = await checkUnit(tx, principal, pairing);
    const existing = await findPairing(tx, id);
    if (existing !== undefined && existing.endedAt !== null) throw new AppError('stations.pairingOver');
    if ((await findAlarm(tx)) !== undefined) throw new AppError('stations.pairingClosed');
    const isTaken = await hasDeviceNamed(tx, pairing.unitId, name);
    if (isTaken || (await isNamePromised(tx, pairing, madeAt))) throw wrongName('taken');
    const digits = await drawDigits(tx, pairing);
    const subject = { type: 'station', id: existing?.name ?? name };
    await recordAudit(tx, { at: madeAt, actor, action: 'station:code', subject, details: { unit } });
    return digits;
  });
  return { ...(await readPairing(context, principal, id, locale)), code };
}

const wrongName = (error: 'required' | 'taken') =>
  new AppError('request.invalid', { fields: [{ field: 'name', error }] });

async function drawDigits(tx: Tx, pairing: Omit<NewPairing, 'codeHash'>): Promise<string> {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const digits = String(randomInt(10 ** pairingCodeLength)).padStart(pairingCodeLength, '0');
    if (await upsertPairing(tx, { ...pairing, codeHash: digestOf(digits) })) return digits;
  }
  throw new AppError('stations.pairingOver');
}

/** A code of a unit that the caller may work at. Throws `stations.pairingNotFound`. */
async function readPairing(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<StationPairing> {
  const row = await findPairing(context.db, id);
  const bound = stationUnitOf(principal);
  if (row === undefined || (bound !== undefined && bound !== row.unitId))
    throw new AppError('stations.pairingNotFound');
  return describe(await listPlaces(context.db), { row, principal, locale });
}

/** Codes of the last day, of all units or of the caller's own, and the unseen alarm. */
export async function listPairings(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof listCall>> {
  const since = new Date(context.clock.now().getTime() - dayMs);
  const rows = await listPairingRows(context.db, { unitId: stationUnitOf(principal), since });
  const places = await listPlaces(context.db);
  const alarm = await findAlarm(context.db);
  return {
    list: rows.map((row) => describe(places, { row, principal, locale })),
    alarm: alarm === undefined ? null : { ...alarm, rungAt: alarm.rungAt.toISOString() },
  };
}

/** Takes a code back. Throws `stations.pairingNotFound`, and `stations.pairingUsed` for one that somebody has used. */
export async function withdrawPairing(
  context: Context,
  { principal, actor }: Registrar,
  id: string,
  locale: Locale,
): Promise<StationPairing> {
  const { name } = await readPairing(context, principal, id, locale);
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    if (!(await withdrawRow(tx, id, at))) return;
    const subject = { type: 'station', id: name };
    await recordAudit(tx, { at, actor, action: 'station:code-withdrawn', subject, details: {} });
  });
  const pairing = await readPairing(context, principal, id, locale);
  if (pairing.endedAs === 'USED') throw new AppError('stations.pairingUsed');
  return pairing;
}

/** How many alarms are unseen, and since when: one or none. */
export async function countPairingAlarms({
  db,
}: Pick<Context, 'db'>): Promise<{ count: number; oldest: Date | null }> {
  const alarm = await findAlarm(db);
  return { count: alarm === undefined ? 0 : 1, oldest: alarm?.rungAt ?? null };
}

/** Forgets codes and alarms of long ago; the audit has them. Idempotent. */
export async function forgetOldPairings({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteOldPairings(db, new Date(clock.now().getTime() - storedDays * dayMs));
}

type Place = Awaited<ReturnType<typeof listPlaces>>[number];

function describe(
  places: readonly Place[],
  { row, principal, locale }: { row: PairingRow; principal: UserPrincipal; locale: Locale },
): StationPairing {
  const unit = places.find(({ id }) => id === row.unitId);
  const { madeById, ...view } = row;
  return {
    ...view,
    isOwn: madeById === principal.userId,
    unit: unit?.names[locale] ?? unit?.code ?? '',
    madeAt: row.madeAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
