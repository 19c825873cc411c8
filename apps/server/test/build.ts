import type { CancelReason, ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../src/context.ts';
import type { Move } from '../src/modules/tracking/moves/parcel-move.ts';
import { placeDirectoryOf } from '../src/modules/places/places.service.ts';
import { writeParcels, type ParcelFacts } from '../src/modules/tracking/tracking.service.ts';
import { inTransaction } from '../src/platform/database.ts';
import { systemPrincipal } from '../src/principal.ts';

export type ParcelOptions = {
  trackingCode?: string;
  facts?: Partial<ParcelFacts>;
  /** When China received it; the rest follows the usual days from there. */
  receivedAt?: string;
  flag?: ParcelProblem;
  /** Of a cancelled parcel. */
  reason?: CancelReason;
};

const dayMs = 86_400_000;

/** What happens to a parcel on its way, with the day after receipt and the place. */
const wayHome: readonly { type: ParcelEventType; day: number; place?: string; reached: ParcelStatus }[] = [
  { type: 'ORDER_SUBMITTED', day: -3, reached: ParcelStatus.AwaitingDeclaration },
  { type: 'FORECAST_ACCEPTED', day: -2, reached: ParcelStatus.AwaitingDeparture },
  { type: 'CN_RECEIVED', day: 0, place: 'YIWU-WH', reached: ParcelStatus.AwaitingDeparture },
  { type: 'LINEHAUL_DEPARTED', day: 2, place: 'YIWU', reached: ParcelStatus.AwaitingHubIn },
  { type: 'BORDER_CROSSED', day: 10, place: 'KULMA', reached: ParcelStatus.AwaitingHubIn },
  { type: 'HUB_INBOUND', day: 17, place: 'DUSHANBE-HUB', reached: ParcelStatus.AwaitingHubOut },
  { type: 'HUB_OUTBOUND', day: 18, place: 'DUSHANBE-HUB', reached: ParcelStatus.AwaitingPickupPoint },
  { type: 'PP_RECEIVED', day: 19, place: 'DUSHANBE', reached: ParcelStatus.AwaitingCustomer },
  { type: 'CUSTOMER_RECEIVED', day: 20, place: 'DUSHANBE', reached: ParcelStatus.Received },
];

let made = 0;

/** A tracking code that no other parcel of this process has. */
export function newTrackingCode(): string {
  made += 1;
  return `YT${String(8_000_000_000_000 + made)}`;
}

/** Makes parcels through the service itself, so that their histories are real. Each returns the tracking code. */
export function builders(context: Context) {
  const parcelIn = async (status: ParcelStatus, options: ParcelOptions = {}): Promise<string> => {
    const trackingCode = options.trackingCode ?? newTrackingCode();
    const receivedAt = Date.parse(options.receivedAt ?? '2026-10-30T06:00:00Z');
    const actor = systemPrincipal('test');
    const at = (day: number) => new Date(receivedAt + day * dayMs);
    const moves: Move[] = [];
    await inTransaction(context.db, async (tx) => {
      const places = placeDirectoryOf(context);
      await places.prepare(tx, []);
      for (const step of stepsTo(status)) {
        const placeId = step.place === undefined ? undefined : places.findByText(step.place)?.id;
        moves.push({
          type: step.type,
          actor,
          source: 'import',
          claimedAt: at(step.day),
          ...(placeId === undefined ? {} : { placeId }),
        });
      }
      if (status === ParcelStatus.Cancelled)
        moves.push({
          type: 'CANCELLED',
          actor,
          source: 'import',
          claimedAt: at(1),
          reason: options.reason ?? 'CUSTOMER_REQUEST',
        });
      if (options.flag !== undefined)
        moves.push({ type: 'FLAG_RAISED', actor, source: 'import', claimedAt: at(30), flag: options.flag });
      await writeParcels(context, tx, [
        {
          trackingCode,
          declare: {
            facts: { orderCode: 'RA2611064KX7PY', ...options.facts },
            move: { actor, source: 'import', claimedAt: at(-4) },
          },
          moves,
        },
      ]);
    });
    return trackingCode;
  };
  return {
    parcelIn,
    newParcel: (options?: ParcelOptions) => parcelIn(ParcelStatus.AwaitingSubmission, options),
    parcelReceivedInChina: (options?: ParcelOptions) => parcelIn(ParcelStatus.AwaitingDeparture, options),
    parcelOnTheRoad: (options?: ParcelOptions) => parcelIn(ParcelStatus.AwaitingHubIn, options),
    parcelAtHub: (options?: ParcelOptions) => parcelIn(ParcelStatus.AwaitingHubOut, options),
    parcelAtPickupPoint: (options?: ParcelOptions) => parcelIn(ParcelStatus.AwaitingCustomer, options),
    collectedParcel: (options?: ParcelOptions) => parcelIn(ParcelStatus.Received, options),
    cancelledParcel: (options?: ParcelOptions) => parcelIn(ParcelStatus.Cancelled, options),
  };
}

function stepsTo(status: ParcelStatus) {
  if (status === ParcelStatus.AwaitingSubmission) return [];
  if (status === ParcelStatus.Cancelled) return wayHome.slice(0, 2);
  return wayHome.slice(0, wayHome.findLastIndex((step) => step.reached === status) + 1);
}
