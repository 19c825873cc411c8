/**
 * Owns what happens at the door. Promises that parcels are given there by the rules of the counter, cash first and each
 * parcel by itself; and that what was sent twice, whole or in part, is done once.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  giveAtDoor as giveCall,
  sendDoorEvidence as evidenceCall,
} from '@rohi/contract/hand-over/courier-rounds.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { takePayment } from '../../billing/payments/payments.service.ts';
import { takeEvidence, type SentEvidence } from '../evidence/evidence.service.ts';
import type { CodeTries } from '../finding/code-tries.service.ts';
import type { CounterClerk } from '../finding/counter-point.service.ts';
import { giveParcel } from '../giving/give.service.ts';
import { openVisitAtDoor } from '../visits/visits.service.ts';
import { requireOwnStop } from './own-round.service.ts';
import type { Stop } from './round.store.ts';

type Giving = BodyOf<typeof giveCall>;
type AtDoor = { giving: Giving; tries: CodeTries; locale: Locale };

/**
 * Gives parcels of an own stop. Throws `handOver.visitEnded` for a giving that was taken over as a stored one, and as
 * opening a visit, taking a payment and giving a parcel do; where one parcel is refused the others are given all the
 * same, and the first refusal is thrown.
 */
export async function giveAtDoor(
  context: Context,
  clerk: CounterClerk,
  stopId: string,
  { giving, tries, locale }: AtDoor,
): Promise<DataOf<typeof giveCall>> {
  const stop = await requireOwnStop(context, clerk.principal, stopId);
  const { requestId, deviceId, proof, parcels } = giving;
  const visit = { requestId, deviceId, proof, customerCode: stop.customerCode };
  const { endedAt } = await openVisitAtDoor(context, clerk, {
    request: visit,
    tries,
    locale,
    stopId: stop.id,
  });
  // The stored act of the phone was taken over since.
  if (endedAt !== null) throw new AppError('handOver.visitEnded');
  const receiptNumber = await takeCash(context, clerk, stop, giving);
  const handOvers: DataOf<typeof giveCall>['given'] = [];
  let refusal: AppError | undefined;
  for (const { requestId: giveId, trackingCode } of parcels)
    try {
      const one = { requestId: giveId, deviceId, trackingCode };
      handOvers.push(await giveParcel(context, clerk, requestId, one, locale));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      refusal ??= error;
    }
  if (refusal !== undefined) throw refusal;
  return {
    receiptNumber,
    given: handOvers.map(({ trackingCode, at: when }) => ({ trackingCode, at: when })),
  };
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
    requestId,
    customerCode,
    charges,
    cash: { TJS },
    rate,
    over: 'TJS',
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
