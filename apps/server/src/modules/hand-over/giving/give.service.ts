/**
 * Owns that a parcel is handed over at a counter. Promises that it lies here, is this customer's, paid by now and not
 * held while it is written; that of two clerks one gives it and the other is shown who did; and that a repeated request
 * is answered as the first time.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  giveParcel as giveCall,
  scanAtVisit as scanCall,
} from '@rohi/contract/hand-over/visits.contract';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inAdvance, sendAhead } from '../../../platform/pipelined-transaction.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { lockOwedOfParcel, owedOfParcel } from '../../billing/charges/parcel-dues.service.ts';
import { settlePointsAtEnd } from '../../billing/points/earned-points.service.ts';
import { usePass } from '../../collection/passes/shown-pass.service.ts';
import { codeOfParcel } from '../../tracking/codes/stickers.service.ts';
import {
  findParcelsOfCodes,
  lockParcels,
  writeParcels,
  type KnownParcel,
} from '../../tracking/tracking.service.ts';
import { feeParcelOf } from '../rounds/courier-fee.store.ts';
import { requireEvidence } from '../evidence/evidence.service.ts';
import { onRecord } from '../finding/counter-looks.service.ts';
import type { CounterClerk } from '../finding/counter-point.service.ts';
import type { Visit } from '../visits/visit.store.ts';
import { requireNotEnded, requireOpenVisit, requireVisit } from '../visits/visits.service.ts';
import { findByRequest, insertHandOver, type PromisedEvidence } from './hand-over.store.ts';
import { alreadyGiven, whyNotGiven } from './parcel-refusal.service.ts';
import { lockUsablePass, requireWithinPass } from './pass-limits.service.ts';

/**
 * What a scanned parcel is to the visit. Throws why it is not given, as `whyNotGiven` says; one that is not paid yet
 * may be brought all the same.
 */
export async function scanAtVisit(
  context: Context,
  clerk: CounterClerk,
  id: string,
  { code: scanned }: BodyOf<typeof scanCall>,
  locale: Locale,
): Promise<DataOf<typeof scanCall>> {
  const { visit } = await requireOpenVisit(context, clerk, id);
  const { customerCode, unitId, deviceId } = visit;
  const look = { deviceId, unitId, by: 'SCAN', sought: scanned } as const;
  return onRecord(context, clerk, look, {
    work: async () => {
      const code = await readCode(context.db, scanned);
      const [parcel] = await findParcelsOfCodes(context.db, [code]);
      const refusal = await whyNotGiven(context, context.db, parcel, {
        customerCode,
        unitId,
        code,
        locale,
        visit,
      });
      if (refusal !== undefined || parcel === undefined)
        throw refusal ?? new AppError('tracking.parcelNotFound', { params: { code } });
      await requireWithinPass(context, visit, parcel.id);
      return {
        trackingCode: code,
        owed: usd(await owedOfParcel(context, { customerCode, parcelId: parcel.id })),
      };
    },
    codesOf: () => [customerCode],
  });
}

/**
 * The tracking code of what was scanned: its own, an own sticker's, or the former label's. Throws
 * `tracking.parcelNotFound` for what is no code.
 */
export async function readCode(db: Db, scanned: string): Promise<string> {
  const read = readScannedCode(scanned);
  if (read === undefined) throw new AppError('tracking.parcelNotFound', { params: { code: scanned } });
  return codeOfParcel(db, read);
}

/**
 * Hands a parcel over; `claimedAt`: the time by an offline phone. Throws as `scanAtVisit` and `lockUsablePass` do, and
 * `requireEvidence`, `handOver.unpaid`, `handOver.requestReused`, `server.busy`.
 */
export async function giveParcel(
  context: Context,
  clerk: CounterClerk,
  id: string,
  body: BodyOf<typeof giveCall>,
  locale: Locale,
): Promise<DataOf<typeof giveCall>> {
  const reading = inAdvance(readCode(context.db, body.trackingCode));
  const { visit } = await requireVisit(context, clerk, id);
  const code = await reading;
  return inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    const locking = lockParcels(tx, [code]);
    // The same request may have had the lock before, and its visit may have ended since.
    const [[parcel], existing] = await Promise.all([locking, givenBefore(tx, visit, body.requestId, code)]);
    if (existing !== undefined) return existing;
    requireNotEnded(context, visit);
    const { customerCode, unitId } = visit;
    const refusing = whyNotGiven(context, tx, parcel, { customerCode, unitId, code, locale, visit });
    // Asked for behind it, and looked at when nothing stands against giving.
    const asking = parcel && inAdvance(lockOwedToGive(context, tx, visit, parcel));
    const refusal = await refusing;
    if (refusal !== undefined || parcel === undefined)
      throw refusal ?? new AppError('tracking.parcelNotFound', { params: { code } });
    const owed = (await asking) ?? 0n;
    if (owed > 0n) throw new AppError('handOver.unpaid', { params: { amount: usd(owed).amount } });
    await requireEvidence(context, tx, visit);
    const pass = await lockUsablePass(context, tx, visit, { parcelId: parcel.id, locale });
    const handOver = await writeHandOver(context, tx, clerk.principal, { visit, parcel, body });
    if (pass !== undefined)
      await usePass(context, tx, pass, {
        visitId: visit.id,
        trackingCode: handOver.trackingCode,
        at: new Date(handOver.at),
      });
    return handOver;
  });
}

async function givenBefore(
  tx: Tx,
  visit: Visit,
  requestId: string,
  code: string,
): Promise<DataOf<typeof giveCall> | undefined> {
  const existing = await findByRequest(tx, requestId);
  if (existing === undefined) return undefined;
  const { visitId, trackingCode, at, clerk } = existing;
  if (visitId !== visit.id || trackingCode !== code) throw new AppError('handOver.requestReused');
  return { trackingCode, at: at.toISOString(), clerk };
}

/**
 * Cents of a dollar that stand against giving a parcel at a moment (`clock`), by which its storage is counted. Its
 * charges are locked until the end: they are not refunded or corrected meanwhile.
 */
export async function lockOwedToGive(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { customerCode, stopId }: { customerCode: string; stopId: string | null | undefined },
  { id: parcelId }: KnownParcel,
): Promise<bigint> {
  // A hand-over of one parcel at the door counts as all of the stop brought.
  const feeParcelId = stopId === null || stopId === undefined ? undefined : await feeParcelOf(tx, stopId);
  return lockOwedOfParcel({ clock }, tx, { customerCode, parcelId, feeParcelId });
}

type Giving = {
  visit: Visit;
  parcel: KnownParcel;
  body: Pick<BodyOf<typeof giveCall>, 'requestId' | 'deviceId'>;
  /** When it was handed over offline; now for a hand-over that is online. */
  claimedAt?: Date;
  /** The photo or signature that the device has made offline; its bytes come by themselves. */
  promised?: PromisedEvidence | undefined;
};

/** Writes that a parcel was given, which is locked and judged. Throws what the move is refused with. */
export async function writeHandOver(
  context: Context,
  tx: Tx,
  principal: CounterClerk['principal'],
  { visit, parcel, body: { requestId, deviceId }, claimedAt, promised }: Giving,
): Promise<DataOf<typeof giveCall>> {
  const { unitId } = visit;
  const { id: parcelId, trackingCode } = parcel;
  const move = {
    type: 'CUSTOMER_RECEIVED',
    actor: principal,
    source: 'station',
    placeId: unitId,
    requestId,
    ...(claimedAt === undefined ? {} : { claimedAt }),
  } as const;
  const [written] = await writeParcels(context, tx, [{ trackingCode, moves: [move] }]);
  const outcome = written?.outcomes[0];
  if (outcome?.result === 'refused') throw new AppError(outcome.error, { params: outcome.params ?? {} });
  const event = outcome?.result === 'moved' ? outcome.events.at(-1) : undefined;
  // A locked parcel has no other writer: it was given before.
  if (event === undefined) throw alreadyGiven(parcel) ?? new AppError('handOver.notHere');
  const at = event.occurredAt;
  const handOver = {
    requestId,
    visitId: visit.id,
    parcelId,
    trackingCode,
    unitId,
    deviceId,
    at,
    clerkId: principal.userId,
    clerk: principal.name,
    delegate: visit.delegate?.name ?? null,
    promised: promised === undefined ? null : { ...promised, at: context.clock.now() },
  };
  sendAhead(insertHandOver(tx, handOver));
  settlePointsAtEnd(
    context,
    tx,
    { name: principal.name, userId: principal.userId },
    { customerCode: visit.customerCode, of: parcel.facts.orderCode ?? trackingCode },
  );
  return { trackingCode, at: at.toISOString(), clerk: principal.name };
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
