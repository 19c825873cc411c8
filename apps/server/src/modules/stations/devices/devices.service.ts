/**
 * Owns the devices that stations scan with. Promises that a device moves to another unit only while nothing waits on
 * it, that a request registers one device however often it comes, and that registering, changing and ending are
 * audited.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type {
  changeDevice as changeCall,
  registerDevice as registerCall,
  reportDevice as reportCall,
  saveScannerEnd as scannerCall,
  ReportingDevice,
  StationDevice,
} from '@rohi/contract/stations/devices.contract';
import { unitOfWork } from '@rohi/contract/stations/station-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { brokenUniqueConstraint, inTransaction, type Tx } from '../../../platform/database.ts';
import { deviceName } from '../../../platform/device-name.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import {
  changeDeviceRow,
  endDeviceRow,
  findDevice,
  findRegistered,
  insertDevice,
  listDeviceRows,
  lockDevice,
  saveReport,
  saveScannerEndRow,
  type DeviceOrigin,
  type DeviceRow,
} from './device.store.ts';

/** The user who registers, and the actor of the record. */
export type Registrar = { principal: UserPrincipal; actor: AuditActor };

/**
 * Registers a device. Throws `request.invalid` for a name that the unit has already, and for a unit that the caller may
 * not choose.
 */
export async function registerDevice(
  context: Context,
  { principal, actor }: Registrar,
  { requestId, name: typed, works, scannerEnd, ...body }: BodyOf<typeof registerCall>,
  locale: Locale,
): Promise<StationDevice> {
  const name = typed.trim();
  if (name === '') throw refused('name', 'required');
  const device = {
    ...body,
    scannerEnd: scannerEnd ?? null,
    id: randomUUID(),
    requestId,
    name,
    works: [...new Set(works)],
    registeredAt: context.clock.now(),
    registeredById: principal.userId,
    registeredBy: principal.name,
    ...originOf(actor),
  };
  const row = await inTransaction(context.db, async (tx) => {
    const existing = await findRegistered(tx, principal.userId, requestId);
    if (existing !== undefined) return existing;
    const unitCode = await checkUnit(tx, principal, device);
    if (await insertDevice(tx, device))
      await recordAudit(tx, {
        at: device.registeredAt,
        actor,
        action: 'station:register',
        subject: { type: 'station', id: name },
        details: { unit: unitCode, works: device.works },
      });
    return registered(tx, principal, requestId);
  }).catch(async (error: unknown) => {
    if (brokenUniqueConstraint(error) !== 'station_device_name') throw error;
    // The same request at the same moment has the name already.
    const existing = await findRegistered(context.db, principal.userId, requestId);
    if (existing === undefined) throw refused('name', 'taken');
    return existing;
  });
  return describeDevice(await listPlaces(context.db), row, locale);
}

/** With what browser, and from where, somebody registers. */
export function originOf({ userAgent, address }: AuditActor): DeviceOrigin {
  return { browser: deviceName(userAgent ?? ''), address: address ?? null };
}

async function registered(tx: Tx, principal: UserPrincipal, requestId: string): Promise<DeviceRow> {
  const row = await findRegistered(tx, principal.userId, requestId);
  if (row === undefined) throw new RangeError('a device that was registered is there');
  return row;
}

/**
 * The code of the unit. Throws `request.invalid` for a place where the work is not done, and beyond the caller's own.
 */
export async function checkUnit(
  tx: Tx,
  principal: UserPrincipal,
  { unitId, works }: Pick<DeviceRow, 'unitId' | 'works'>,
): Promise<string> {
  const bound = stationUnitOf(principal);
  const unit = (await listPlaces(tx)).find(({ id }) => id === unitId);
  const isOwn = bound === undefined || bound === unitId;
  const hasWork = works.every((work) => unitOfWork[work] === unit?.kind);
  if (unit === undefined || !hasWork || !isOwn) throw refused('unitId', 'notAllowed');
  return unit.code;
}

function refused(field: string, error: 'required' | 'taken' | 'notAllowed'): AppError {
  return new AppError('request.invalid', { fields: [{ field, error }] });
}

/** The devices of all units, or of the caller's own. */
export async function listDevices(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<{ list: ReportingDevice[] }> {
  const rows = await listDeviceRows(context.db, stationUnitOf(principal));
  const places = await listPlaces(context.db);
  return {
    list: rows.map(({ seenAt, waiting, waitingSince, browser, address, ...row }) => ({
      ...describeDevice(places, row, locale),
      browser,
      address,
      seenAt: seenAt?.toISOString() ?? null,
      waiting,
      waitingSince: waitingSince?.toISOString() ?? null,
    })),
  };
}

/** A device is there, and so many scans wait on it. Throws `stations.deviceNotFound`. */
export async function reportDevice(
  context: Context,
  principal: UserPrincipal,
  { id, waiting, oldestSeconds }: { id: string } & BodyOf<typeof reportCall>,
): Promise<Record<string, never>> {
  await findOwnDevice(context, principal, id);
  const seenAt = context.clock.now();
  const hasAge = waiting > 0 && oldestSeconds !== undefined;
  const waitingSince = hasAge ? new Date(seenAt.getTime() - oldestSeconds * 1_000) : null;
  await saveReport(context.db, id, { seenAt, waiting, waitingSince });
  return {};
}

/** What a test scan has shown of the scanner of a device. Throws `stations.deviceNotFound`. */
export async function saveScannerEnd(
  context: Context,
  principal: UserPrincipal,
  { id, scannerEnd, locale }: { id: string; locale: Locale } & BodyOf<typeof scannerCall>,
): Promise<StationDevice> {
  await findOwnDevice(context, principal, id);
  await saveScannerEndRow(context.db, id, scannerEnd);
  return readDevice(context, principal, id, locale);
}

/** A device of a unit that the caller may work at. Throws `stations.deviceNotFound`. */
export async function findOwnDevice(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  id: string,
): Promise<DeviceRow> {
  const row = await findDevice(db, id);
  const bound = stationUnitOf(principal);
  if (row === undefined || (bound !== undefined && bound !== row.unitId))
    throw new AppError('stations.deviceNotFound');
  return row;
}

/** The id of a device in use at the unit where the caller works, as it was registered; undefined for any other id. */
export async function findDeviceInUse(
  { db }: Pick<Context, 'db'>,
  { unitId }: Pick<UserPrincipal, 'unitId'>,
  id: string,
): Promise<string | undefined> {
  const row = await findDevice(db, id);
  return row?.endedAt === null && row.unitId === unitId ? row.id : undefined;
}

/** A device as its station shows it. Throws `stations.deviceNotFound`. */
export async function readDevice(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<StationDevice> {
  const row = await findOwnDevice(context, principal, id);
  return describeDevice(await listPlaces(context.db), row, locale);
}

/** A device reports twice a minute: what it has said longer ago may not hold any more. */
const freshMs = 120_000;

/**
 * Names a device anew, or moves it. Throws `stations.deviceNotFound`, `stations.deviceEnded`, `stations.deviceChanged`
 * for one that is not as it was read, `stations.deviceNotEmpty` for a move of one on which something may wait, and
 * `request.invalid` as {@link registerDevice}.
 */
export async function changeDevice(
  context: Context,
  { principal, actor }: Registrar,
  { id, name: typed, unitId, works, was }: { id: string } & BodyOf<typeof changeCall>,
  locale: Locale,
): Promise<StationDevice> {
  await findOwnDevice(context, principal, id);
  const name = typed.trim();
  if (name === '') throw refused('name', 'required');
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const row = await lockDevice(tx, id);
    if (row === undefined) throw new AppError('stations.deviceNotFound');
    if (row.endedAt !== null) throw new AppError('stations.deviceEnded');
    if (row.name === name && row.unitId === unitId) return;
    if (row.name !== was.name || row.unitId !== was.unitId) throw new AppError('stations.deviceChanged');
    const isMoved = row.unitId !== unitId;
    const wanted = { id, name, unitId, works: isMoved ? [...new Set(works)] : row.works };
    const unit = await checkUnit(tx, principal, wanted);
    const isEmpty = row.waiting === 0 && row.seenAt !== null && at.getTime() - row.seenAt.getTime() < freshMs;
    if (isMoved && !isEmpty) throw new AppError('stations.deviceNotEmpty');
    await changeDeviceRow(tx, wanted);
    const subject = { type: 'station', id: name };
    await recordAudit(tx, {
      at,
      actor,
      action: 'station:change',
      subject,
      details: { unit, before: row.name },
    });
  }).catch((error: unknown) => {
    throw brokenUniqueConstraint(error) === 'station_device_name' ? refused('name', 'taken') : error;
  });
  return readDevice(context, principal, id, locale);
}

/** Ends a device for good; ended before, it stays as it is. Throws `stations.deviceNotFound`. */
export async function endDevice(
  context: Context,
  { principal, actor }: Registrar,
  id: string,
  locale: Locale,
): Promise<StationDevice> {
  const { name } = await findOwnDevice(context, principal, id);
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    if (!(await endDeviceRow(tx, id, at, principal.name))) return;
    const subject = { type: 'station', id: name };
    await recordAudit(tx, { at, actor, action: 'station:end', subject, details: {} });
  });
  return readDevice(context, principal, id, locale);
}

type Place = Awaited<ReturnType<typeof listPlaces>>[number];

/** A device as it is answered. */
export function describeDevice(places: readonly Place[], row: DeviceRow, locale: Locale): StationDevice {
  const unit = places.find(({ id }) => id === row.unitId);
  return {
    ...row,
    unit: unit?.names[locale] ?? unit?.code ?? '',
    registeredAt: row.registeredAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
