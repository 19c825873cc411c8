/** Whether a parcel may go by another channel. */
import type { MoveRefusal } from '@rohi/contract/linehaul/channel-moves.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';

export type MovingParcel = {
  status: ParcelStatus;
  receivedDay: string | null;
  unitId: number | null;
  tripCode: string | null;
  /** Of the channel by which it goes. */
  channelId: number | undefined;
  /** The other channel is for goods of its line and country. */
  fits: boolean;
};

const inChina: ReadonlySet<ParcelStatus> = new Set([
  ParcelStatus.AwaitingSubmission,
  ParcelStatus.AwaitingDeclaration,
  ParcelStatus.AwaitingDeparture,
]);

/** `fromChannelId`: the one that it has to go by now; `unitId`: of the one warehouse whose goods the person sees. */
type Move = { toChannelId: number; fromChannelId?: number | undefined; unitId: number | undefined };

/** Why a parcel stays with its channel; undefined when it may be moved. */
export function whyNotMoved(
  parcel: MovingParcel,
  { toChannelId, fromChannelId, unitId }: Move,
): MoveRefusal | undefined {
  if (!inChina.has(parcel.status)) return 'LEFT_CHINA';
  if (parcel.receivedDay === null) return 'NOT_RECEIVED';
  // Where nobody knows where a parcel lies it lies in every warehouse.
  if (unitId !== undefined && (parcel.unitId ?? unitId) !== unitId) return 'OTHER_WAREHOUSE';
  if (parcel.tripCode !== null) return 'PLANNED';
  if (parcel.channelId === toChannelId) return 'SAME_CHANNEL';
  if (!parcel.fits) return 'OTHER_LINE';
  return fromChannelId === undefined || parcel.channelId === fromChannelId ? undefined : 'OTHER_CHANNEL';
}
