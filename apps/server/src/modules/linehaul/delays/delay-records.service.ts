/** What announcing a delay and ending it have in common: which trips may be late, and what is on record of it. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { announceDelay } from '@rohi/contract/linehaul/trip-delays.contract';
import type { Locale } from '@rohi/contract/locales';
import type { TripState } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findPlace } from '../../places/places.service.ts';
import {
  announceTrips,
  insertTripEvent,
  type TripDelayRow,
  type TripRow,
} from '../../trips/trips.service.ts';
import { describeDelay, readTripNames } from '../trip-words.service.ts';

/** Until it has arrived a trip may be late. */
export const delayableStates: readonly TripState[] = ['PLANNED', 'LOADING', 'DEPARTED', 'AT_BORDER'];

/** Throws `list.notFound` and `linehaul.otherState`. */
export function checkStates(trips: readonly TripRow[], codes: readonly string[]): void {
  if (trips.length < new Set(codes).size) throw new AppError('list.notFound');
  const other = trips.find(({ state }) => !delayableStates.includes(state));
  if (other !== undefined) throw new AppError('linehaul.otherState', { params: { code: other.code } });
}

export type DelayAct = {
  type: 'DELAY_ANNOUNCED' | 'DELAY_ENDED' | 'DELAY_TAKEN_BACK';
  trips: readonly Pick<TripRow, 'id' | 'code'>[];
  delay: Pick<TripDelayRow, 'reason' | 'days' | 'placeId'>;
  note: string | null;
  requestId: string;
  parcels: number;
  customers: number;
};

const auditedAs = {
  DELAY_ANNOUNCED: 'trip:delay',
  DELAY_ENDED: 'trip:delay-end',
  DELAY_TAKEN_BACK: 'trip:delay-undo',
} as const;

/** Into the histories of the trips and the record of who did it; it is announced that trips have changed. */
export async function recordDelayAct(
  context: Context,
  tx: Tx,
  { userId, name }: UserPrincipal,
  { type, trips, delay, note, requestId, parcels, customers }: DelayAct,
): Promise<void> {
  const at = context.clock.now();
  const place = delay.placeId === null ? undefined : await findPlace(tx, delay.placeId);
  for (const [index, { id, code }] of trips.entries()) {
    const event = { tripId: id, type, at, recordedAt: at, by: name, placeId: delay.placeId, note };
    // A request has one event of its own; of several trips the first bears its id.
    await insertTripEvent(tx, { ...event, requestId: index === 0 ? requestId : null });
    await recordAudit(tx, {
      at,
      actor: { userId, name },
      action: auditedAs[type],
      subject: { type: 'trip', id: code },
      details: { reason: delay.reason, days: delay.days, place: place?.code ?? null, parcels, customers },
    });
  }
  await announceTrips(context.changes, tx);
}

export async function describeDelays(
  context: Context,
  locale: Locale,
  delays: readonly TripDelayRow[],
): Promise<DataOf<typeof announceDelay>> {
  const names = await readTripNames(context, locale);
  return { delays: delays.map((delay) => ({ trip: delay.tripCode, ...describeDelay(names, delay) })) };
}
