/** What can happen to a parcel. The first twenty are the trade's events, the rest keep the record honest. */
export const parcelEventTypes = [
  'ORDER_CREATED',
  'ORDER_SUBMITTED',
  'FORECAST_ACCEPTED',
  'CN_RECEIVED',
  'CN_PACKED',
  'LINEHAUL_DEPARTED',
  'HUB_PASSED',
  'EXPORT_CUSTOMS_IN',
  'EXPORT_CUSTOMS_OUT',
  'BORDER_CROSSED',
  'IMPORT_CUSTOMS_IN',
  'IMPORT_CUSTOMS_OUT',
  'DELAYED',
  'HUB_INBOUND',
  'HUB_OUTBOUND',
  'PP_RECEIVED',
  /** A courier of the pickup point has it, and has brought it back. */
  'COURIER_OUT',
  'COURIER_BACK',
  'CUSTOMER_RECEIVED',
  'CANCELLED',
  /** Takes back an earlier event (`corrects`); nothing is ever deleted. */
  'CORRECTED',
  'FLAG_RAISED',
  'FLAG_CLEARED',
  /** A code of a foreign system that we do not know: stored raw and shown as text, never guessed into a status. */
  'EXTERNAL',
] as const;

export type ParcelEventType = (typeof parcelEventTypes)[number];

/** Why a parcel was cancelled. After it has left China a supervisor must name one of the first five. */
export const cancelReasons = [
  'LOST',
  'SEIZED',
  'DESTROYED',
  'RETURNED',
  'ABANDONED',
  'CUSTOMER_REQUEST',
  'OTHER',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * Why a line is cancelled when a box of its code bears another customer's code. Only the service gives it as a reason.
 */
export const turnedAway = 'TURNED_AWAY';

export function isCancelReason(value: unknown): value is CancelReason {
  return typeof value === 'string' && (cancelReasons as readonly string[]).includes(value);
}
