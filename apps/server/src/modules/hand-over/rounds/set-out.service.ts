/** Owns that a courier sets out: once, with what each stop costs, and a letter to each customer. */
import type { BodyOf } from '@rohi/contract/endpoint';
import type { PointRound, setOut as setOutCall } from '@rohi/contract/hand-over/courier-rounds.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { chargeForCouriers } from '../../billing/charges/parcel-charges.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import { storeFees } from './courier-fee.store.ts';
import { describeRounds } from './point-day.service.ts';
import {
  findRound,
  lockRound,
  stopsOf,
  storeSetOut,
  takenOfStops,
  type Round,
  type Stop,
  type TakenParcel,
} from './round.store.ts';

/**
 * Throws `courier.roundNotFound`, `courier.nothingTaken` for a round without parcels, `server.busy` where one is being
 * taken.
 */
export async function setOut(
  context: Context,
  { principal }: CounterClerk,
  id: string,
  { from, to }: BodyOf<typeof setOutCall>,
): Promise<PointRound> {
  if (from >= to) throw new AppError('request.invalid', { fields: [{ field: 'to', error: 'notAllowed' }] });
  const point = await requirePoint(context, principal);
  await inPatientTransaction(context, `courier-round:${id}`, async (tx) => {
    const existing = await findRound(tx, id);
    if (existing?.unitId !== point.id) throw new AppError('courier.roundNotFound');
    // Parcels before the round, in the order of all who lock them.
    const codes = (await outOf(tx, id)).map(({ trackingCode }) => trackingCode).toSorted();
    await lockParcels(tx, codes);
    const round = await lockRound(tx, id);
    if (round === undefined || round.setOutAt !== null) return;
    const out = await outOf(tx, id);
    if (out.length === 0) throw new AppError('courier.nothingTaken');
    if (out.some(({ trackingCode }) => !codes.includes(trackingCode))) throw new AppError('server.busy');
    await storeSetOut(tx, id, { at: context.clock.now(), from, to });
    await storeFees(tx, id);
    await chargeForCouriers(
      tx,
      out.map(({ parcelId }) => parcelId),
      (await stopsOf(tx, [id])).map(({ customerCode }) => customerCode),
    );
    await writeToCustomers(context, tx, { round, out, from, to });
  });
  const round = await findRound(context.db, id);
  const [described] = await describeRounds(context, round === undefined ? [] : [round]);
  if (described === undefined) throw new AppError('courier.roundNotFound');
  return described;
}

async function outOf(tx: Tx, roundId: string): Promise<TakenParcel[]> {
  const stops = await stopsOf(tx, [roundId]);
  const taken = await takenOfStops(
    tx,
    stops.map(({ id }) => id),
  );
  return taken.filter(({ ended }) => ended === null);
}

type News = { round: Round; out: readonly TakenParcel[]; from: string; to: string };

/** One letter a stop: what comes, between which hours. */
async function writeToCustomers(context: Context, tx: Tx, { round, out, from, to }: News): Promise<void> {
  const stops = await stopsOf(tx, [round.id]);
  const readers = await readersOf(
    tx,
    stops.map(({ customerCode }) => customerCode),
  );
  const day = dushanbeDay(context.clock.now());
  const letters = stops.flatMap((stop: Stop) => {
    const reader = readers.get(stop.customerCode);
    const trackingCodes = out
      .filter(({ stopId }) => stopId === stop.id)
      .map(({ trackingCode }) => trackingCode);
    if (reader === undefined || trackingCodes.length === 0) return [];
    const { address } = stop;
    const params = { trackingCodes, day, from, to, address };
    return [{ to: reader.email, locale: reader.locale, letter: 'courierSetOut', params } as const];
  });
  await queueQuietLetters(tx, context.clock.now(), letters);
}
