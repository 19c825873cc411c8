/**
 * Owns the list "needs a person": scans that came late and were not taken. Promises that such a scan stands on it from
 * the transaction that answers it on, until somebody has taken it after all, has laid it aside with a note, or has
 * scanned the box again.
 */
import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import { readPassText } from '@rohi/contract/collection/passes/pass-text';
import type { Locale } from '@rohi/contract/locales';
import {
  mostEventsShown,
  mostExceptionsShown,
  type listExceptions as listCall,
  type ScanException,
} from '@rohi/contract/stations/exceptions.contract';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { StationScan } from '@rohi/contract/stations/scans.contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readStops, type KnownStop } from '../../hand-over/offline/offline-hand-over.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { passOnRecord } from '../../collection/passes/shown-pass.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { readLastEvents } from '../../tracking/tracking.service.ts';
import { readScannedParcels, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import type { DeviceRow } from '../devices/device.store.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import {
  countOpen,
  deleteSettled,
  insertException,
  layAsideOf,
  listOpen,
  settleScanned,
  type ExceptionRow,
} from './exception.store.ts';
import { isOfCounter } from '../counter/counter-scan.service.ts';
import { isDone } from './needs-person.ts';
import { isOwnAct } from './own-act.service.ts';

/** A scan with what was decided about it. */
export type DecidedScan = {
  /** The scanner, the sender where that is somebody else, and the user that the device names without proof. */
  scannedBy: string;
  sentBy: string | null;
  allegedly: string | null;
  /** Who has sent it, and what the record calls them. */
  by: RecordedName;
  device: DeviceRow;
  scan: StationScan;
  /** Undefined when what was read is no code. */
  code: string | undefined;
  /** The moment by which it is judged. */
  doneAt: Date;
  isLate: boolean;
  now: Date;
};

const longestCodeShown = 200;

/**
 * Puts a scan that came late and was not taken on the list, and takes off what this one has settled. What the station
 * is answered.
 */
export async function noteException(
  tx: Tx,
  { scannedBy, sentBy, allegedly, by, device, scan, code, doneAt, isLate, now }: DecidedScan,
  outcome: ScanOutcome,
): Promise<ScanOutcome> {
  const { action, scanId } = scan;
  // It stands on the list where it was done.
  if (action === 'LIES_HERE' && isDone(outcome)) return outcome;
  if (isDone(outcome)) {
    // Cash of the same customer is other money.
    if (code !== undefined && action !== 'TAKE_CASH')
      sendAhead(settleScanned(tx, { unitId: device.unitId, code, action }, { at: now, by: scannedBy }));
    return outcome;
  }
  const { handling } = scan;
  if (!isLate && handling === undefined && !isOfCounter(action)) return outcome;
  await insertException(tx, {
    id: randomUUID(),
    deviceId: device.id,
    scanId,
    unitId: device.unitId,
    code: code ?? readable(scan.code),
    isCode: code !== undefined,
    action,
    say: outcome.say,
    facts: factsOf(scan),
    scannedAt: new Date(scan.at),
    doneAt,
    scannedBy,
    sentBy,
    allegedly,
    cameAt: now,
    stopId: null,
  });
  await layAsideHandled(tx, { scan, device, now, by });
  return { ...outcome, verdict: 'NEEDS_PERSON' };
}

type Handled = Pick<DecidedScan, 'scan' | 'device' | 'now'> & { by: RecordedName };
type RecordedName = { userId: string; name: string };

/**
 * Lays a case aside at once when its clerk is done with it; what was done with a customer's parcel or money waits for
 * somebody else.
 */
async function layAsideHandled(tx: Tx, { scan, device, now, by }: Handled): Promise<void> {
  const { handling, action, code, scanId } = scan;
  const note = handling?.how === 'LAY_ASIDE' ? handling.note.trim() : '';
  if (note === '' || isOfCounter(action)) return;
  if (!(await layAsideOf(tx, { deviceId: device.id, scanId }, { at: now, by: by.name, note }))) return;
  await recordAudit(tx, {
    at: now,
    actor: by,
    action: 'scan:settle',
    subject: { type: 'station', id: device.name },
    details: { code: readable(code), how: 'LAID_ASIDE' },
  });
}

/** What was read, without invisible signs. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, longestCodeShown)
    .toWellFormed();
}

function factsOf(scan: StationScan): ExceptionRow['facts'] {
  const { scanId: _id, seq: _seq, at: _at, code: _code, action: _action, madeBy: _madeBy, ...rest } = scan;
  const { hasWaited: _waited, handling, ...facts } = rest;
  const remark = handling?.note?.trim();
  const {
    isSure: _isSure,
    weighedBy: _by,
    ...restOfFacts
  } = { isSure: undefined, weighedBy: undefined, ...facts };
  return { ...restOfFacts, ...(remark && { remark }) };
}

/**
 * The open ones of the unit of a device; without one of the caller's unit, or of all for callers without a unit. Throws
 * `stations.deviceNotFound`.
 */
export async function listExceptions(
  context: Context,
  principal: UserPrincipal,
  deviceId: string | undefined,
  locale: Locale,
): Promise<DataOf<typeof listCall>> {
  const unitId =
    deviceId === undefined
      ? stationUnitOf(principal)
      : (await findOwnDevice(context, principal, deviceId)).unitId;
  const { rows, total } = await listOpen(context.db, unitId, mostExceptionsShown);
  const codes = rows.flatMap(({ isCode, code, say }) => (isCode && say !== 'OTHER_WAREHOUSE' ? [code] : []));
  const stopIds = rows.flatMap(({ stopId }) => (stopId === null ? [] : [stopId]));
  const [parcels, events, places, stops] = await Promise.all([
    readScannedParcels(context.db, codes),
    readLastEvents(context.db, codes, mostEventsShown),
    listPlaces(context.db),
    readStops(context.db, stopIds),
  ]);
  const passes = await Promise.all(
    rows.map(async ({ facts: { pass } }) => pass && (await passOnRecord(context, pass))),
  );
  const units = new Map(places.map(({ id, names }) => [id, names[locale]]));
  const list = rows.map((row, index) => ({
    ...described(row, stops.get(row.stopId ?? '')),
    pass: passes[index] ? { ...passes[index], at: passes[index].at?.toISOString() ?? null } : null,
    isOwn: isOwnAct(principal, row),
    unit: units.get(row.unitId) ?? '',
    parcel: parcels.get(row.code) ?? null,
    events: (events.get(row.code) ?? []).map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
  }));
  return { total, list };
}

/** How many of the caller's unit are open, or of all units, and since when the first waits. */
export async function countExceptions(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
): Promise<{ count: number; oldest: Date | null }> {
  return countOpen(db, stationUnitOf(principal));
}

function described(
  row: ExceptionRow,
  stop: KnownStop | undefined,
): Omit<ScanException, 'isOwn' | 'unit' | 'parcel' | 'pass' | 'events'> {
  const { id, code, action, say, device, scannedBy, sentBy, allegedly, facts } = row;
  return {
    id,
    code,
    action,
    say,
    station: {
      device,
      scannedBy,
      sentBy,
      allegedly,
      scannedAt: row.scannedAt.toISOString(),
      customerCode: facts.customerCode ?? null,
      cell: facts.cell ?? null,
      bag: facts.bag ?? null,
      weightG: facts.weightG ?? null,
      sides: facts.sides ?? null,
      problem: facts.problem ?? null,
      document: facts.document ?? null,
      pass: (facts.pass && readPassText(facts.pass)?.pass.serial) ?? null,
      cash: cashOf(facts),
      stop:
        stop === undefined
          ? null
          : { number: stop.number, setOutAt: stop.setOutAt?.toISOString() ?? null, parcels: stop.parcels },
      remark: facts.remark ?? null,
      notMet: facts.notMet === undefined ? null : { reason: facts.notMet, againOn: facts.againOn ?? null },
    },
    cameAt: row.cameAt.toISOString(),
  };
}

/** What was left of cash that was handed over, once change was given. */
function cashOf({ handed, change = 0 }: ExceptionRow['facts']): ScanException['station']['cash'] {
  if (handed === undefined) return null;
  return toWireMoney({ amountMinor: BigInt(handed - change), currency: 'TJS' });
}

const dayMs = 86_400_000;
const settledDays = 400;

/** Forgets what was settled long ago. Idempotent. */
export async function forgetOldExceptions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteSettled(db, new Date(clock.now().getTime() - settledDays * dayMs));
}
