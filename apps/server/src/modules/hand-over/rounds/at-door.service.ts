/**
 * Owns what happens at the door. Promises that parcels are given there by the rules of the counter, cash first and each parcel by itself; and that what was sent twice, whole or in
 * part, is done once.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  giveAtDoor as giveCall,
  notMetAtDoor as notMetCall,
  sendDoorEvidence as evidenceCall,
} from '@rohi/contract/hand-over/courier-rounds.contract';
import { mostDaysAhead } from '@rohi/contract/hand-over/courier-rules';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { takePayment } from '../../billing/payments/payments.service.ts';
import { bringAgainOn } from '../../collection/courier/courier-choice.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { closedDaysOf } from '../../pickup-points/pickup-points.service.ts';
import { takeEvidence, type SentEvidence } from '../evidence/evidence.service.ts';
import type { CodeTries } from '../finding/code-tries.service.ts';
import type { CounterClerk } from '../finding/counter-point.service.ts';
import { giveParcel } from '../giving/give.service.ts';
import { openVisit } from '../visits/visits.service.ts';
import { requireOwnStop } from './own-round.service.ts';
import { notMetOf } from './point-day.service.ts';
import { findStop, storeNotMet, takenOfStops, type Stop, type TakenParcel } from './round.store.ts';

type Giving = BodyOf<typeof giveCall>;
type Asked = { asked: Giving; tries: CodeTries; locale: Locale };

/**
 * Gives parcels of an own stop. Throws as opening a visit, taking a payment and giving a parcel do; where one parcel is refused the others are given all the same, and the first refusal
 * is thrown.
 */
export async function giveAtDoor(
  context: Context,
  clerk: CounterClerk,
  stopId: string,
  { asked, tries, locale }: Asked,
): Promise<DataOf<typeof giveCall>> {
  const stop = await requireOwnStop(context, clerk.principal, stopId);
  const { requestId, deviceId, proof, at, parcels } = asked;
  const visit = { requestId, deviceId, proof, customerCode: stop.customerCode };
  await openVisit(context, clerk, { asked: visit, tries, locale, stopId: stop.id });
  const receiptNumber = await takeCash(context, clerk, stop, asked);
  const given: DataOf<typeof giveCall>['given'] = [];
  let refusal: AppError | undefined;
  for (const { requestId: giveId, trackingCode } of parcels)
    try {
      const giving = { requestId: giveId, deviceId, trackingCode };
      // oxlint-disable-next-line no-await-in-loop -- each has its own transaction, and they meet at one purse
      given.push(await giveParcel(context, clerk, requestId, giving, locale, new Date(at)));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      refusal ??= error;
    }
  if (refusal !== undefined) throw refusal;
  return { receiptNumber, given: given.map(({ trackingCode, at: when }) => ({ trackingCode, at: when })) };
}

/** The number of the receipt; null where nothing is paid at the door. */
async function takeCash(
  context: Context,
  clerk: CounterClerk,
  { customerCode }: Stop,
  { cash, at }: Giving,
): Promise<string | null> {
  if (cash === undefined) return null;
  const { requestId, shiftId, charges, TJS, rate } = cash;
  const payment = await takePayment(context, clerk, {
    ...{ requestId, customerCode, charges, cash: { TJS }, rate, over: 'TJS' },
    taken: { shiftId, at },
  });
  return payment.receiptNumber;
}

/** Takes what was made at an own stop. Throws as the call says. */
export async function takeDoorEvidence(
  context: Context,
  clerk: CounterClerk,
  stopId: string,
  sent: SentEvidence,
  bytes: Buffer,
): Promise<DataOf<typeof evidenceCall>> {
  await requireOwnStop(context, clerk.principal, stopId);
  return takeEvidence(context, clerk, sent, bytes);
}

type NotMet = BodyOf<typeof notMetCall>;

/** Nobody took the parcels. Throws `courier.stopNotFound`, `courier.notOut`, `courier.alreadyNotMet` for another request, `request.invalid` for a day that is over, too far or closed. */
export async function notMetAtDoor(
  context: Context,
  { principal }: CounterClerk,
  stopId: string,
  asked: NotMet,
): Promise<DataOf<typeof notMetCall>> {
  const { unitId } = principal;
  const known = await requireOwnStop(context, principal, stopId);
  const againOn = await dayAgain(context, unitId, asked.againOn, known.notMetRequest === asked.requestId);
  await inPatientTransaction(context, `courier-stop:${stopId}`, async (tx) => {
    const stop = await findStop(tx, stopId, 'lock');
    if (stop === undefined) throw new AppError('courier.stopNotFound');
    if (stop.notMetRequest === asked.requestId) return;
    if (stop.notMetRequest !== null) throw new AppError('courier.alreadyNotMet');
    const taken = await takenOfStops(tx, [stopId]);
    const out = taken.filter(({ ended }) => ended === null);
    if (out.length === 0) throw new AppError('courier.notOut', { params: { code: '' } });
    const { requestId, reason } = asked;
    await storeNotMet(tx, stopId, { requestId, reason, againOn, at: context.clock.now() });
    await bringAgainOn(
      tx,
      out.map(({ parcelId }) => parcelId),
      againOn,
    );
    await writeToCustomer(context, tx, stop, { out, reason, againOn });
  });
  const stop = await findStop(context.db, stopId);
  const notMet = stop && notMetOf(stop);
  if (!notMet) throw new AppError('courier.stopNotFound');
  return notMet;
}

/** The day that was said, or the next one on which the point is open. */
async function dayAgain(
  context: Context,
  unitId: number | null,
  said: string | undefined,
  isRepeated: boolean,
): Promise<string> {
  const today = dushanbeDay(context.clock.now());
  const isClosed = await closedDaysOf(context, unitId === null ? [] : [unitId]);
  const days = Array.from({ length: mostDaysAhead }, (_, ahead) => addDays(today, ahead + 1));
  const open = days.filter((day) => !isClosed(unitId, day));
  if (said === undefined || isRepeated) return open[0] ?? addDays(today, 1);
  if (!open.includes(said))
    throw new AppError('request.invalid', { fields: [{ field: 'againOn', error: 'notAllowed' }] });
  return said;
}

type Missed = { out: readonly TakenParcel[]; reason: NotMet['reason']; againOn: string };

async function writeToCustomer(
  context: Context,
  tx: Tx,
  { customerCode, address }: Stop,
  { out, reason, againOn }: Missed,
): Promise<void> {
  const reader = (await readersOf(tx, [customerCode])).get(customerCode);
  if (reader === undefined) return;
  const trackingCodes = out.map(({ trackingCode }) => trackingCode);
  const params = { trackingCodes, missed: reason, againOn, address };
  await queueQuietLetters(tx, context.clock.now(), [
    { to: reader.email, locale: reader.locale, letter: 'courierNotMet', params },
  ]);
}
