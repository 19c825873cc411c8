/**
 * Owns what becomes of scans. Promises that each is taken once, however often and from wherever the device sends it;
 * that its answer is stored in the transaction that writes what it means, and is given again; and that a wrong one
 * stops none after it.
 */
import { createHash } from 'node:crypto';
import type { BodyOf } from '@rohi/contract/endpoint';
import {
  scanAnswerDays,
  type ScanAnswer,
  type sendScans,
  type StationScan,
} from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { readScannedCode, sayOfNoCode, scannedText } from '@rohi/contract/stations/scanned-code';
import { readCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { inAdvance, sendAhead } from '../../../platform/pipelined-transaction.ts';
import { deleteInPortions } from '../../../platform/portions.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readCodeAtOnce } from '../../accounts/codes/customer-codes.service.ts';
import { findLoginHolder } from '../../accounts/log-in/login-holder.service.ts';
import { codeOfParcel } from '../../tracking/codes/stickers.service.ts';
import { outcomeFor, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import { findDevice, type DeviceRow } from '../devices/device.store.ts';
import { noteException, type DecidedScan } from '../exceptions/exceptions.service.ts';
import { isDone, isLate } from '../exceptions/needs-person.ts';
import { isOfCounter } from '../counter/counter-scan.service.ts';
import { boundedMoment, isLongAgo, readingTime } from '../permits/permit.ts';
import { makerOf, type ScanMaker } from '../permits/scan-maker.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { mayPass, refusalOf, actOf, blocked, decideScan, type StationContext } from './scan-acts.service.ts';
import { deleteOldScans, findAnswer, insertScan, storeAnswer, type ScanRow } from './scan.store.ts';

type Scanner = {
  principal: UserPrincipal;
  /** Since when they are logged in; null for a machine. */
  loginAt: Date | null;
  device: DeviceRow;
  sentAt: Date | undefined;
  /** It is unattended: no one can be asked. */
  isMachine?: boolean;
};

/**
 * Takes the scans of a device in their order. One that the service breaks on has no answer, nor have later ones of the
 * same code: they wait on the device, and those of other codes go on. Throws `stations.deviceNotFound`, what may pass
 * by itself (the call may be repeated whole), and the failure of a call in which nothing could be answered.
 */
export async function takeScans(
  context: StationContext,
  { principal, loginId }: { principal: UserPrincipal; loginId: string },
  { deviceId, scans, sentAt: sent }: BodyOf<typeof sendScans>,
): Promise<{ list: ScanAnswer[] }> {
  const [device, holder] = await Promise.all([
    findDevice(context.db, deviceId),
    findLoginHolder(context.db, loginId),
  ]);
  if (device === undefined) throw new AppError('stations.deviceNotFound');
  const loginAt = holder?.beganAt ?? context.clock.now();
  const sentAt = sent === undefined ? undefined : new Date(sent);
  const list: ScanAnswer[] = [];
  const broken = new Map<string, unknown>();
  for (const scan of scans) {
    if (broken.has(scan.code)) continue;
    try {
      list.push(await takeScan(context, { principal, loginAt, device, sentAt }, scan));
    } catch (error) {
      if (mayPass(error)) throw error;
      context.log.error({ err: error, scanId: scan.scanId, action: scan.action }, 'scan failed');
      broken.set(scan.code, error);
    }
  }
  const [failure] = broken.values();
  if (failure !== undefined && list.length === 0) throw new AppError('server.internal', { cause: failure });
  return { list };
}

/**
 * Takes a scan of an unattended device: the box is gone by the time of the answer, as one that came late. Throws
 * `stations.keyUnknown` where the device is not there, and what may pass by itself.
 */
export async function takeMachineScan(
  context: StationContext,
  { principal, deviceId }: { principal: UserPrincipal; deviceId: string },
  scan: StationScan,
): Promise<ScanAnswer> {
  const device = await findDevice(context.db, deviceId);
  if (device === undefined) throw new AppError('stations.keyUnknown');
  return takeScan(context, { principal, loginAt: null, device, sentAt: undefined, isMachine: true }, scan);
}

/**
 * One scan: its stored answer, or what becomes of it now. What depends on who is logged in is not stored: somebody else
 * may send the scan again. One that was made by another is taken in that one's name where its permit is good, and needs
 * a person where it is not.
 */
async function takeScan(context: StationContext, sender: Scanner, scan: StationScan): Promise<ScanAnswer> {
  const maker = await makerOf(context, sender, scan);
  const scanner = { ...sender, principal: maker.principal };
  const row = rowOf(context, sender, scan, maker);
  const { scanId } = row;
  const claimed = claimOf(scan, { sentAt: sender.sentAt, loginAt: maker.loginAt, now: row.takenAt });
  const made = {
    device: sender.device,
    scannedBy: maker.principal.name,
    sentBy: row.sentBy === null ? null : sender.principal.name,
    allegedly: maker.allegedly,
    by: { userId: sender.principal.userId, name: sender.principal.name },
    scan,
    doneAt: claimed.at,
    now: row.takenAt,
  };
  if (isBeyondUnit(sender))
    return refusedUnstored(context, made, { verdict: 'WRONG_PLACE', say: 'OTHER_WAREHOUSE', parcel: null });
  const reading = inAdvance(codeOf(context, scan));
  const existing = await findAnswer(context.db, row.deviceId, scanId);
  if (existing !== undefined) return answeredBefore(context, made, row, existing);
  const mayDo = maker.isOther || sender.principal.authorities.has(actOf(context, scan).authority);
  if (!mayDo) return refusedUnstored(context, made, blocked('NO_RIGHT'));
  const code = await reading;
  const thing =
    code === undefined
      ? `scan:${row.scanId}`
      : `${actOf(context, scan).thing === 'CUSTOMER' ? 'customer' : 'parcel'}:${code}`;
  const isUnseen = maker.isOther || sender.isMachine === true;
  const decided = {
    ...made,
    code,
    isLate: isUnseen || isLate(row.claimedAt, sender.sentAt, scan.hasWaited),
  };
  const take = (decide: (tx: Tx) => Promise<ScanOutcome>) =>
    inPatientTransaction(context, thing, (tx) =>
      answerOnce(tx, row, async () => noteException(tx, decided, await decide(tx))),
    );
  try {
    return await take((tx) =>
      decideAtDevice(context, tx, scanner, { scan, code, refusal: maker.refusal, claimed }),
    );
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    const [verdict, say] = refusal;
    if (say === 'NO_RIGHT' && !maker.isOther) return refusedUnstored(context, made, blocked(say));
    return take((tx) => outcomeFor(tx, code ?? '', verdict, say));
  }
}

/**
 * A refusal that depends on who is logged in is not stored: somebody else may send the scan again. One that was passed
 * on stands on the list of the unit all the same.
 */
async function refusedUnstored(
  context: StationContext,
  made: Omit<DecidedScan, 'code' | 'isLate'>,
  outcome: ScanOutcome,
): Promise<ScanAnswer> {
  const { scan } = made;
  const { scanId } = scan;
  if (scan.handling === undefined) return { scanId, ...outcome };
  const code = await codeOf(context, scan);
  const decided = { ...made, code, isLate: true };
  return inPatientTransaction(context, `scan:${scanId}`, async (tx) => ({
    scanId,
    ...(await noteException(tx, decided, outcome)),
  }));
}

type Known = { content: Buffer; answer: ScanAnswer };

/**
 * A refusal without a delivered first answer is unseen, and one that a clerk has seen may be passed on: both need a
 * person from now on.
 */
async function answeredBefore(
  context: StationContext,
  made: Omit<DecidedScan, 'code' | 'isLate'>,
  row: ScanRow,
  existing: Known,
): Promise<ScanAnswer> {
  const { scan } = made;
  const isCase = scan.hasWaited === true || scan.handling !== undefined;
  if (!isCase || isDone(existing.answer) || existing.answer.verdict === 'NEEDS_PERSON')
    return again(existing, row);
  const code = await codeOf(context, scan);
  const decided = { ...made, code, isLate: true };
  return inPatientTransaction(context, `scan:${row.scanId}`, async (tx) => {
    const { scanId: _id, ...outcome } = existing.answer;
    const answer = { scanId: row.scanId, ...(await noteException(tx, decided, outcome)) };
    await storeAnswer(tx, row, answer, undefined);
    return again({ ...existing, answer }, row);
  });
}

/**
 * What was read, as a code; a seal and a cell have texts of their own, also where what was done to one is taken back,
 * and cash is a customer's. Undefined when it is none.
 */
async function codeOf(context: StationContext, scan: StationScan): Promise<string | undefined> {
  const { thing } = actOf(context, scan);
  if (thing === 'TEXT') return scannedText(scan.code) || undefined;
  if (thing === 'CUSTOMER') return readCodeAtOnce(context, scan.code);
  const read = readScannedCode(scan.code);
  // What becomes a parcel has a code, not a word.
  if (thing === 'PARCEL' && read !== undefined && !('code' in readCode(read))) return undefined;
  if (read === undefined && thing === 'WHAT_WAS_READ') return scannedText(scan.code) || undefined;
  return read && (await codeOfParcel(context.db, read));
}

type ToDecide = {
  scan: StationScan;
  code: string | undefined;
  refusal: ScanSay | undefined;
  claimed: Claim;
};

type Claim = { at: Date; isLongAgo: boolean };

/**
 * When it was done. By the hour storage is paid, shifts are counted and a shelf is held against what moved: what a
 * wrong clock shows must not decide that. What a counter sends at once is done now, whatever its clock shows; what has
 * waited was done as long ago as it has waited, and not before the log-in.
 */
function claimOf(
  scan: StationScan,
  { sentAt, loginAt, now }: Pick<Scanner, 'sentAt' | 'loginAt'> & { now: Date },
): Claim {
  const at = new Date(scan.at);
  const read = readingTime(at, sentAt, now);
  if (isOfCounter(scan.action))
    return scan.hasWaited === false
      ? { at: now, isLongAgo: false }
      : { at: boundedMoment(read, now, [loginAt]), isLongAgo: isLongAgo(read, now) };
  const isCounting = scan.action === 'COUNT' || scan.action === 'COUNT_CELL';
  return { at: isCounting ? read : at, isLongAgo: false };
}

/** What a scan means, when nothing stands against the device. */
async function decideAtDevice(
  context: StationContext,
  tx: Tx,
  { principal, device, isMachine }: Scanner,
  { scan, code, refusal, claimed }: ToDecide,
): Promise<ScanOutcome> {
  if (refusal !== undefined) return blocked(refusal);
  const refused = deviceRefusal(context, device, scan);
  if (refused !== undefined) return refused;
  if (code === undefined) return blocked(sayOfNoCode(scan.code));
  const isSure = 'isSure' in scan && scan.isSure === true;
  const { at: claimedAt, isLongAgo: isLong } = claimed;
  const act = { principal, unitId: device.unitId, device: device.name, deviceId: device.id };
  const decide = (sure: boolean) =>
    decideScan(context, tx, act, { ...scan, code, claimedAt, isLongAgo: isLong, isSure: sure });
  const outcome = await decide(isSure);
  // No person at a machine can read the label: such a box is unidentified until a person checks.
  return isMachine === true && isOwnerAsked(outcome) ? decide(true) : outcome;
}

/** Whether nothing was written because the owner of the box was not given. */
function isOwnerAsked({ say }: ScanOutcome): boolean {
  return say === 'NOT_DECLARED' || say === 'SEVERAL_WAIT';
}

async function answerOnce(
  tx: Tx,
  row: ScanRow,
  decide: (tx: Tx) => Promise<ScanOutcome>,
): Promise<ScanAnswer> {
  if (!(await insertScan(tx, row))) {
    const existing = await findAnswer(tx, row.deviceId, row.scanId);
    if (existing === undefined) throw new RangeError('a scan that was sent before has its answer');
    return again(existing, row);
  }
  const { before, ...outcome } = await decide(tx);
  const answer = { scanId: row.scanId, ...outcome };
  sendAhead(storeAnswer(tx, row, answer, before));
  return answer;
}

function again({ content, answer }: Known, row: Pick<ScanRow, 'content'>): ScanAnswer {
  return { ...answer, repeated: content.equals(row.content) ? 'SAME' : 'OTHER' };
}

function rowOf(
  { clock }: Pick<Context, 'clock'>,
  { principal: sender, device }: Omit<Scanner, 'sentAt'>,
  { madeBy: _madeBy, hasWaited: _waited, handling: _handling, ...scan }: StationScan,
  { principal: { userId } }: ScanMaker,
): ScanRow {
  const { scanId, seq, action } = scan;
  return {
    deviceId: device.id,
    scanId,
    content: createHash('sha256').update(stableText(scan)).digest(),
    seq,
    action,
    claimedAt: new Date(scan.at),
    takenAt: clock.now(),
    userId,
    sentBy: userId === sender.userId ? null : sender.userId,
  };
}

/** The same text for the same content, whatever the order of its keys. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether somebody is bound to another unit than that of the device; they learn nothing of what it scans. */
function isBeyondUnit({ principal, device }: Scanner): boolean {
  const bound = stationUnitOf(principal);
  return bound !== undefined && bound !== device.unitId;
}

function deviceRefusal(
  context: StationContext,
  device: DeviceRow,
  scan: StationScan,
): ScanOutcome | undefined {
  if (device.endedAt !== null) return blocked('DEVICE_ENDED');
  return actOf(context, scan).works.some((work) => device.works.includes(work))
    ? undefined
    : blocked('OTHER_WORK');
}

const dayMs = 86_400_000;

/** Forgets answers that are not given again any more. Idempotent. */
export async function forgetOldScans({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - scanAnswerDays * dayMs);
  await deleteInPortions((most) => deleteOldScans(db, before, most));
}
