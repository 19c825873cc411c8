/**
 * Owns failed deliveries at a stop: one is on record once, the parcels come again on a day on which their point is
 * open, and their customer is written to.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { notMetAtDoor as notMetCall } from '@rohi/contract/hand-over/courier-rounds.contract';
import { mostDaysAhead } from '@rohi/contract/hand-over/courier-rules';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { bringAgainOn } from '../../collection/courier/courier-choice.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { closedDaysOf } from '../../pickup-points/pickup-points.service.ts';
import type { CounterClerk } from '../finding/counter-point.service.ts';
import { requireOwnStop } from './own-round.service.ts';
import { notMetOf } from './point-day.service.ts';
import {
  findStop,
  listNeedingPerson,
  storeNotMet,
  takenOfStops,
  type Stop,
  type TakenParcel,
} from './round.store.ts';

type NotMet = BodyOf<typeof notMetCall>;

/**
 * Records that the parcels were not taken. Throws `courier.stopNotFound`, `courier.notOut`, `courier.alreadyNotMet` for
 * another request, `request.invalid` for a day that is over, too far or closed.
 */
export async function notMetAtDoor(
  context: Context,
  { principal }: CounterClerk,
  stopId: string,
  { requestId, reason, againOn }: NotMet,
): Promise<DataOf<typeof notMetCall>> {
  await requireOwnStop(context, principal, stopId);
  const at = context.clock.now();
  const end = await inPatientTransaction(context, `courier-stop:${stopId}`, (tx) =>
    noteNotMet(context, tx, stopId, { requestId, reason, againOn, at }),
  );
  if (end === 'DAY_NOT_OPEN')
    throw new AppError('request.invalid', { fields: [{ field: 'againOn', error: 'notAllowed' }] });
  if (end === 'NOT_MET_BEFORE') throw new AppError('courier.alreadyNotMet');
  if (end === 'NOT_WITH_COURIER') throw new AppError('courier.notOut', { params: { code: '' } });
  const stop = await findStop(context.db, stopId);
  const notMet = stop && notMetOf(stop);
  if (!notMet) throw new AppError('courier.stopNotFound');
  return notMet;
}

type Attempt = {
  requestId: string;
  reason: NotMet['reason'];
  againOn: string | undefined;
  at: Date;
  /**
   * A person has looked at it: the next day on which the point is open stands for one that is over, too far or closed.
   */
  isSure?: boolean;
};

/** What became of it; all but the first change nothing. */
type NotMetEnd = 'NOT_MET' | 'NOT_MET_BEFORE' | 'NOT_WITH_COURIER' | 'DAY_NOT_OPEN';

/** Notes it under the lock of the stop; the same request finds it noted. Throws `courier.stopNotFound`. */
export async function noteNotMet(
  context: Context,
  tx: Tx,
  stopId: string,
  { requestId, reason, againOn: statedDay, at, isSure = false }: Attempt,
): Promise<NotMetEnd> {
  const stop = await findStop(tx, stopId, 'lock');
  if (stop === undefined) throw new AppError('courier.stopNotFound');
  if (stop.notMetRequest === requestId) return 'NOT_MET';
  if (stop.notMetRequest !== null) return 'NOT_MET_BEFORE';
  const out = await missedAtStop(tx, stopId);
  if (out.length === 0) return 'NOT_WITH_COURIER';
  const days = await openDays(context, stop.unitId);
  const isOpen = statedDay !== undefined && days.includes(statedDay);
  if (statedDay !== undefined && !isOpen && !isSure) return 'DAY_NOT_OPEN';
  const againOn = isOpen ? statedDay : (days[0] ?? addDays(dushanbeDay(context.clock.now()), 1));
  await storeNotMet(tx, stopId, { requestId, reason, againOn, at });
  await bringAgainOn(
    tx,
    out.map(({ parcelId }) => parcelId),
    againOn,
  );
  await writeToCustomer(context, tx, stop, { out, reason, againOn });
  return 'NOT_MET';
}

/**
 * What is out for a stop and was not given there. A parcel that was given, and waits for a person at the point, is not
 * brought again, and its customer gets no letter about a failed delivery.
 */
async function missedAtStop(tx: Tx, stopId: string): Promise<TakenParcel[]> {
  const cases = await listNeedingPerson(tx, [stopId]);
  const codes = new Set(cases.flatMap(({ action, code }) => (action === 'GIVE' ? [code] : [])));
  const taken = await takenOfStops(tx, [stopId]);
  return taken.filter(({ ended, trackingCode }) => ended === null && !codes.has(trackingCode));
}

/** Days from tomorrow on which a courier may come again. */
async function openDays(context: Context, unitId: number): Promise<string[]> {
  const today = dushanbeDay(context.clock.now());
  const isClosed = await closedDaysOf(context, [unitId]);
  const days = Array.from({ length: mostDaysAhead }, (_, ahead) => addDays(today, ahead + 1));
  return days.filter((day) => !isClosed(unitId, day));
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
