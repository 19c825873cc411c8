/**
 * Owns what a courier's phone has stored of a door and sends later. Promises that each part of it is done once or
 * stands on the list "needs a person" of the courier's point, so that the phone may drop it; and that what stands
 * there, or was settled there, is not done by the same act coming again.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { sendStoredAct as storedCall } from '@rohi/contract/stations/stored-acts.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { changeOf, takeOfflineCash } from '../../billing/payments/offline-cash.service.ts';
import { readCode } from '../../hand-over/giving/give.service.ts';
import { noteNotMet } from '../../hand-over/rounds/not-met.service.ts';
import { requireOwnStop } from '../../hand-over/rounds/own-round.service.ts';
import {
  endDoorVisit,
  readStops,
  takeOfflineHandOver,
} from '../../hand-over/offline/offline-hand-over.service.ts';
import { findSay, insertException, settleScanned, type ExceptionRow } from '../exceptions/exception.store.ts';
import { boundedMoment, isLongAgo, readingTime } from '../permits/permit.ts';

type StoredAct = BodyOf<typeof storedCall>;
type Giving = Extract<StoredAct, { act: 'GIVE' }>;
type Attempt = Extract<StoredAct, { act: 'NOT_MET' }>;
type Part = DataOf<typeof storedCall>['parts'][number];

/** The courier at an own stop, with the moment by the clock of the service. */
type Door = {
  context: Context;
  principal: UserPrincipal;
  stop: Awaited<ReturnType<typeof requireOwnStop>>;
  /** The first of all that was to be brought there. */
  parcel: string;
  deviceId: string;
  doneAt: Date;
};

/**
 * What becomes of each part. Throws `courier.stopNotFound`, also for the stop of a colleague, `handOver.requestReused`
 * for a giving under the id of another visit, `server.busy`.
 */
export async function takeStoredAct(
  context: Context,
  principal: UserPrincipal,
  stopId: string,
  act: StoredAct,
): Promise<DataOf<typeof storedCall>> {
  const stop = await requireOwnStop(context, principal, stopId);
  const now = context.clock.now();
  const fullStop = (await readStops(context.db, [stop.id])).get(stop.id);
  const read = readingTime(new Date(act.at), new Date(act.sentAt), now);
  // No act at a door precedes the start of the round: neither a rate nor a day from before that counts.
  const doneAt = boundedMoment(read, now, [fullStop?.setOutAt ?? now]);
  const [parcel = stop.customerCode] = fullStop?.parcels ?? [];
  const door = { context, principal, stop, parcel, deviceId: act.deviceId, doneAt };
  return { parts: act.act === 'GIVE' ? await takeGiving(door, act) : [await takeAttempt(door, act)] };
}

async function takeGiving(door: Door, giving: Giving): Promise<Part[]> {
  const { context, principal, stop, deviceId, doneAt: givenAt } = door;
  const { requestId: visitId, document, cash } = giving;
  await endDoorVisit(context, principal, stop, { visitId, deviceId, document, givenAt });
  const parts = cash === undefined ? [] : [await takeCash(door, visitId, cash)];
  for (const parcel of giving.parcels) parts.push(await takeParcel(door, giving, parcel));
  return parts;
}

/** Cash that lies in the courier's drawer: on record by the price that was shown, whatever it is by now. */
async function takeCash(door: Door, visit: string, cash: NonNullable<Giving['cash']>): Promise<Part> {
  const {
    context,
    principal,
    stop: { customerCode },
    doneAt: takenAt,
  } = door;
  const { requestId: paymentId, shiftId, rate } = cash;
  const charges = cash.charges.map(({ id, amount }) => ({ id, cents: Number(amount) }));
  const handed = Number(cash.TJS);
  const change = await changeOf(context, { charges, handed, rate, takenAt });
  const taken = { shiftId, charges, handed, change, rate };
  const facts = { visit, customerCode, ...taken };
  const part = { scanId: paymentId, action: 'TAKE_CASH', code: customerCode, facts } as const;
  return takePart(door, part, (tx) =>
    takeOfflineCash(context, tx, principal, {
      paymentId,
      visitId: visit,
      customerCode,
      takenAt,
      ...taken,
    }),
  );
}

async function takeParcel(
  door: Door,
  { requestId: visit, document }: Giving,
  { requestId, trackingCode: typed }: Giving['parcels'][number],
): Promise<Part> {
  const { context, principal, stop, deviceId, doneAt: givenAt } = door;
  const { customerCode, unitId } = stop;
  const trackingCode = await readCode(context.db, typed);
  const facts = { visit, customerCode, document };
  const part = { scanId: requestId, action: 'GIVE', code: trackingCode, facts } as const;
  return takePart(door, part, async (tx) => {
    const handOver = {
      requestId,
      visitId: visit,
      customerCode,
      trackingCode,
      givenAt,
      stopId: stop.id,
      shown: { document },
      evidence: undefined,
      isSure: false,
    };
    return takeOfflineHandOver(context, tx, { principal, unitId, deviceId }, handOver);
  });
}

async function takeAttempt(door: Door, { requestId, reason, againOn }: Attempt): Promise<Part> {
  const { context, stop, parcel: code, doneAt: at } = door;
  const facts = { customerCode: stop.customerCode, notMet: reason, againOn };
  const part = { scanId: requestId, action: 'NOT_MET', code, facts } as const;
  return takePart(door, part, (tx) => noteNotMet(context, tx, stop.id, { requestId, reason, againOn, at }));
}

/**
 * What has happened, by this act or before. The cash limit of an offline counter does not apply to a courier, who is
 * out for that.
 */
const done: Partial<Record<ScanSay, 'OK' | 'DUPLICATE'>> = {
  GIVEN: 'OK',
  CASH_TAKEN: 'OK',
  OVER_LIMIT: 'OK',
  CASH_KNOWN: 'DUPLICATE',
  NOT_MET: 'OK',
};

type StoredPart = Pick<ExceptionRow, 'scanId' | 'action' | 'code' | 'facts'>;

/** Does a part in one transaction with its place on the list, where it is not taken. */
async function takePart(
  { context, principal, stop, deviceId, doneAt }: Door,
  { scanId, action, code, facts }: StoredPart,
  decide: (tx: Tx) => Promise<ScanSay>,
): Promise<Part> {
  return inPatientTransaction(context, `courier-act:${scanId}`, async (tx) => {
    const existing = await findSay(tx, { deviceId, scanId });
    if (existing !== undefined) return { requestId: scanId, verdict: 'NEEDS_PERSON', say: existing };
    const say = isLongAgo(doneAt, context.clock.now()) ? 'DONE_LONG_AGO' : await decide(tx);
    const verdict = done[say];
    const { unitId, id: stopId } = stop;
    const by = principal.name;
    if (verdict !== undefined) {
      if (action === 'GIVE')
        await settleScanned(tx, { unitId, code, action }, { at: context.clock.now(), by });
      return { requestId: scanId, verdict, say };
    }
    await insertException(tx, {
      id: randomUUID(),
      deviceId,
      scanId,
      unitId,
      code,
      isCode: true,
      action,
      say,
      facts,
      stopId,
      scannedAt: doneAt,
      doneAt,
      scannedBy: by,
      sentBy: null,
      allegedly: null,
      cameAt: context.clock.now(),
    });
    return { requestId: scanId, verdict: 'NEEDS_PERSON', say };
  });
}
