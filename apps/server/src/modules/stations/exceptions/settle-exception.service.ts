/**
 * Owns what a person does about a scan that stands on the list. Promises that it is settled once, by the first, and
 * that it is taken by the rules of every scan.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { settleException as settleCall } from '@rohi/contract/stations/exceptions.contract';
import { whyStays } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { noteNotMet } from '../../hand-over/rounds/not-met.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { outcomeFor, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import type { Registrar } from '../devices/devices.service.ts';
import {
  decideScan,
  rightOf,
  refusalOf,
  type ScanToDecide,
  type StationContext,
} from '../scans/scan-acts.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { changeReason, findException, lockOpen, settle, type ExceptionRow } from './exception.store.ts';
import { isDone } from './needs-person.ts';
import { isOwnAct } from './own-act.service.ts';

type Settling = Registrar & { context: StationContext; row: ExceptionRow };
type Settled = DataOf<typeof settleCall>;

/**
 * Takes a scan after all, or lays it aside. The scanner had the right to; the office decides for any unit, and at a
 * unit who may scan the same. Throws `stations.exceptionNotFound`, `auth.notAllowed` for who may not do what was
 * scanned, or has done it at a counter or a door.
 */
export async function settleException(
  context: StationContext,
  { principal, actor }: Registrar,
  id: string,
  body: BodyOf<typeof settleCall>,
): Promise<Settled> {
  const row = await findOwn(context, principal, id);
  const isBound = stationUnitOf(principal) !== undefined;
  if (isBound && !principal.authorities.has(rightOf(context, actingIn(row))))
    throw new AppError('auth.notAllowed');
  if (isOwnAct(principal, row)) throw new AppError('auth.notAllowed');
  const settling = { context, principal, actor, row };
  return body.how === 'TAKE' ? takeAfterAll(settling, body.customerCode) : layAside(settling, body.note);
}

async function findOwn({ db }: Context, principal: UserPrincipal, id: string): Promise<ExceptionRow> {
  const row = await findException(db, id);
  const bound = stationUnitOf(principal);
  if (row === undefined || (bound !== undefined && bound !== row.unitId))
    throw new AppError('stations.exceptionNotFound');
  return row;
}

async function layAside(settling: Settling, typed: string): Promise<Settled> {
  const { context, row } = settling;
  const note = typed.trim();
  if (note === '') throw new AppError('request.invalid', { fields: [{ field: 'note', error: 'required' }] });
  return inTransaction(context.db, async (tx) => {
    if (await lockOpen(tx, row.id)) await end(tx, settling, 'LAID_ASIDE', note);
    return { isSettled: true, ...(await asItIs(tx, row)) };
  });
}

async function takeAfterAll(settling: Settling, customerCode: string | undefined): Promise<Settled> {
  const { context, row } = settling;
  if (row.action === 'LIES_HERE') return endLiesHere(settling);
  if (!row.isCode) return { isSettled: false, verdict: 'BLOCKED', say: row.say, parcel: null };
  const take = async (tx: Tx) => {
    // Somebody else was quicker.
    if (!(await lockOpen(tx, row.id))) return { isSettled: true, ...(await asItIs(tx, row)) };
    const { before: _before, ...outcome } = await decide(tx, settling, customerCode);
    const isSettled = isDone(outcome);
    await (isSettled ? end(tx, settling, 'TAKEN') : changeReason(tx, row.id, outcome.say));
    return { isSettled, ...outcome };
  };
  try {
    return await inPatientTransaction(context, `parcel:${row.code}`, take);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    const [verdict, say] = refusal;
    return inTransaction(context.db, async (tx) => ({
      isSettled: false,
      ...(await outcomeFor(tx, row.code, verdict, say)),
    }));
  }
}

/**
 * A parcel that still stays waits for the office: its flag is taken down, its order is reopened, or it is cancelled.
 */
function endLiesHere(settling: Settling): Promise<Settled> {
  const { context, row } = settling;
  return inPatientTransaction(context, `parcel:${row.code}`, async (tx) => {
    const parcel = await lockScannable(context, tx, row.code);
    if (!(await lockOpen(tx, row.id))) return { isSettled: true, ...(await asItIs(tx, row)) };
    const why = parcel && whyStays(parcel.state);
    if (why !== undefined) return { isSettled: false, ...(await outcomeFor(tx, row.code, 'BLOCKED', why)) };
    await end(tx, settling, 'TAKEN');
    return { isSettled: true, ...(await outcomeFor(tx, row.code, 'OK', 'NOTHING_KEEPS_IT')) };
  });
}

/** The office decides with the rights of the scanner, which were checked when the scan came, and in its own name. */
function asAtStation({ context, principal, row }: Settling): UserPrincipal {
  if (stationUnitOf(principal) !== undefined) return principal;
  const right = rightOf(context, actingIn(row));
  const authorities = new Set([...principal.authorities, right, 'declaration:accept' as const]);
  return { ...principal, authorities };
}

const actingIn = ({ action, facts: { list } }: ExceptionRow) => ({ action, list });

/** By the rules of every scan, of somebody who is sure. */
function decide(tx: Tx, settling: Settling, customerCode: string | undefined): Promise<ScanOutcome> {
  const { context, row } = settling;
  const { action, code, scanId, doneAt: claimedAt, facts, stopId } = row;
  if (action === 'NOT_MET') return decideNotMet(tx, context, row);
  const named = customerCode === undefined ? facts : { ...facts, customerCode };
  // What was stored of a scan is what a scan of its action says.
  const scan = {
    ...named,
    action,
    code,
    scanId,
    claimedAt,
    isLongAgo: false,
    isSure: true,
    ...(stopId === null ? {} : { stopId }),
  } as ScanToDecide;
  const act = {
    principal: asAtStation(settling),
    unitId: row.unitId,
    device: row.device ?? row.scannedBy,
    deviceId: row.deviceId,
  };
  return decideScan(context, tx, act, scan);
}

async function decideNotMet(
  tx: Tx,
  context: Context,
  { scanId: requestId, code, say, facts: { notMet: reason, againOn }, doneAt: at, stopId }: ExceptionRow,
): Promise<ScanOutcome> {
  if (stopId === null || reason === undefined) return outcomeFor(tx, code, 'BLOCKED', say);
  const end = await noteNotMet(context, tx, stopId, { requestId, reason, againOn, at, isSure: true });
  return outcomeFor(tx, code, end === 'NOT_MET' ? 'OK' : 'BLOCKED', end);
}

async function end(
  tx: Tx,
  { context, principal, actor, row }: Settling,
  settled: 'TAKEN' | 'LAID_ASIDE',
  note?: string,
): Promise<void> {
  const at = context.clock.now();
  await settle(tx, row.id, { settled, at, by: principal.name, ...(note === undefined ? {} : { note }) });
  await recordAudit(tx, {
    at,
    actor,
    action: 'scan:settle',
    subject: { type: 'station', id: row.device ?? row.scannedBy },
    details: { code: row.code, how: settled },
  });
}

async function asItIs(tx: Tx, row: ExceptionRow): Promise<ScanOutcome> {
  if (row.isCode && row.say !== 'OTHER_WAREHOUSE') return outcomeFor(tx, row.code, 'NEEDS_PERSON', row.say);
  return { verdict: 'NEEDS_PERSON', say: row.say, parcel: null };
}
