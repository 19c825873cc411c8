/**
 * Owns that couriers take parcels of a point and bring them back. Promises that a parcel goes out that lies there, is
 * to be brought to the door and was not given meanwhile; that of counter and courier one has it; and that a repeated
 * request is answered as the first time.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  bringBack as backCall,
  endRound as endCall,
  sendOut as outCall,
} from '@rohi/contract/hand-over/courier-rounds.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { findDoorAddress } from '../../collection/courier/courier-choice.service.ts';
import { lockParcels, writeParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { requirePoint, type CounterClerk } from '../finding/counter-point.service.ts';
import { readCode } from '../giving/give.service.ts';
import { alreadyGiven, whyNotGiven } from '../giving/parcel-refusal.service.ts';
import {
  carrierOf,
  couriersOf,
  insertTaken,
  lockOpenRound,
  lockRound,
  stopAt,
  stopsOf,
  storeRoundEnd,
  takenByRequest,
  takenOfStops,
} from './round.store.ts';

type Out = DataOf<typeof outCall>;

/**
 * A courier takes a parcel. Throws why it is not given, as `whyNotGiven` says, `courier.notCourier`,
 * `courier.notChosen`, `courier.hasSetOut`, `handOver.requestReused`.
 */
export async function sendOut(
  context: Context,
  clerk: CounterClerk,
  body: BodyOf<typeof outCall>,
  locale: Locale,
): Promise<Out> {
  const point = await requirePoint(context, clerk.principal);
  const code = await readCode(context.db, body.code);
  const again = await takenBefore(context.db, body, code);
  if (again !== undefined) return again;
  return inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    const [parcel] = await lockParcels(tx, [code]);
    const existing = await takenBefore(tx, body, code);
    if (existing !== undefined) return existing;
    const customerCode = parcel?.facts.customerCode ?? '';
    const asCustomers = { customerCode, unitId: point.id, code, locale };
    const refusal = await whyNotGiven(context, tx, parcel, asCustomers);
    if (refusal !== undefined || parcel === undefined)
      throw refusal ?? new AppError('tracking.parcelNotFound', { params: { code } });
    return take(context, tx, clerk, { parcel, body, unitId: point.id });
  });
}

async function takenBefore(
  db: Db | Tx,
  { requestId, courierId }: BodyOf<typeof outCall>,
  code: string,
): Promise<Out | undefined> {
  const existing = await takenByRequest(db, requestId);
  if (existing === undefined) return undefined;
  const { trackingCode, roundId, stopId, number, customerCode } = existing;
  if (trackingCode !== code || existing.courierId !== courierId) throw new AppError('handOver.requestReused');
  return { trackingCode, roundId, stopId, number, customerCode };
}

type Taking = { parcel: KnownParcel; body: BodyOf<typeof outCall>; unitId: number };

async function take(
  context: Context,
  tx: Tx,
  { principal }: CounterClerk,
  { parcel, body: { requestId, courierId }, unitId }: Taking,
): Promise<Out> {
  const door = await findDoorAddress(tx, parcel, unitId);
  if (door === undefined) throw new AppError('courier.notChosen');
  const courier = (await couriersOf(tx, unitId)).find(({ id }) => id === courierId);
  if (courier === undefined) throw new AppError('courier.notCourier');
  const round = await lockOpenRound(tx, {
    id: randomUUID(),
    unitId,
    courierId,
    courier: courier.username,
    at: context.clock.now(),
    by: principal.name,
  });
  if (round === undefined || round.unitId !== unitId || round.setOutAt !== null)
    throw new AppError('courier.hasSetOut');
  const customerCode = parcel.facts.customerCode ?? '';
  const stop = await stopAt(tx, { id: randomUUID(), roundId: round.id, customerCode, door });
  const event = await move(context, tx, { parcel, type: 'COURIER_OUT', actor: principal, unitId, requestId });
  const { trackingCode, id: parcelId } = parcel;
  await insertTaken(tx, {
    requestId,
    stopId: stop.id,
    parcelId,
    trackingCode,
    seq: event.seq,
    at: event.occurredAt,
  });
  return { trackingCode, roundId: round.id, stopId: stop.id, number: stop.number, customerCode };
}

type Moving = {
  parcel: KnownParcel;
  type: 'COURIER_OUT' | 'COURIER_BACK';
  actor: CounterClerk['principal'];
  unitId: number;
  requestId: string;
};

async function move(context: Context, tx: Tx, { parcel, type, actor, unitId, requestId }: Moving) {
  const { trackingCode } = parcel;
  const moves = [{ type, actor, source: 'station', placeId: unitId, requestId } as const];
  const [written] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const outcome = written?.outcomes[0];
  if (outcome?.result === 'refused') throw new AppError(outcome.error, { params: outcome.params ?? {} });
  const event = outcome?.result === 'moved' ? outcome.events.at(-1) : outcome?.event;
  if (event === undefined) throw new AppError('handOver.notHere');
  return event;
}

/**
 * A parcel lies at the point again. Throws `courier.notOut` for one that no courier of the point has,
 * `handOver.alreadyGiven`.
 */
export async function bringBack(
  context: Context,
  { principal }: CounterClerk,
  { requestId, code: scanned }: BodyOf<typeof backCall>,
): Promise<DataOf<typeof backCall>> {
  const point = await requirePoint(context, principal);
  const code = await readCode(context.db, scanned);
  return inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    const [parcel] = await lockParcels(tx, [code]);
    if (parcel === undefined) throw new AppError('tracking.parcelNotFound', { params: { code } });
    const { trackingCode, id, facts, history } = parcel;
    const answer = { trackingCode, customerCode: facts.customerCode ?? '' };
    if (history.some((event) => event.requestId === requestId)) return { ...answer, againOn: null };
    const carrier = await carrierOf(tx, id);
    if (carrier?.unitId !== point.id)
      throw alreadyGiven(parcel) ?? new AppError('courier.notOut', { params: { code } });
    await move(context, tx, {
      parcel,
      type: 'COURIER_BACK',
      actor: principal,
      unitId: point.id,
      requestId,
    });
    return { ...answer, againOn: carrier.againOn };
  });
}

/**
 * Ends a round. Throws `courier.roundNotFound`, and `courier.stillOut` while a parcel was neither given nor brought
 * back.
 */
export async function endRound(
  context: Context,
  { principal }: CounterClerk,
  id: string,
): Promise<DataOf<typeof endCall>> {
  const point = await requirePoint(context, principal);
  return inPatientTransaction(context, `courier-round:${id}`, async (tx) => {
    const round = await lockRound(tx, id);
    if (round?.unitId !== point.id) throw new AppError('courier.roundNotFound');
    if (round.endedAt !== null) return { endedAt: round.endedAt.toISOString() };
    const stops = await stopsOf(tx, [id]);
    const taken = await takenOfStops(
      tx,
      stops.map((stop) => stop.id),
    );
    const out = taken.filter(({ ended }) => ended === null).length;
    if (out > 0) throw new AppError('courier.stillOut', { params: { count: out } });
    const now = context.clock.now();
    await storeRoundEnd(tx, id, now);
    return { endedAt: now.toISOString() };
  });
}
