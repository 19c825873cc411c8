import type { CardParcel, Visit } from './counter-queries.ts';

export const isHeld = ({ problems }: CardParcel) => problems.includes('HELD');

export const isPaid = ({ owed }: CardParcel) => Number(owed.amount) === 0;

/** What can be given of a card: everything that is not held. */
export function givable({ parcels }: Visit): CardParcel[] {
  return parcels.filter((parcel) => !isHeld(parcel));
}

/** The first in walking order that is not brought yet. */
export function nextToBring(visit: Visit, brought: readonly string[]): CardParcel | undefined {
  return givable(visit).find(({ trackingCode }) => !brought.includes(trackingCode));
}

/** What of the parcels that were brought is not paid. */
export function unpaidOf({ parcels }: Visit, brought: readonly string[]): CardParcel[] {
  return parcels.filter((parcel) => brought.includes(parcel.trackingCode) && !isPaid(parcel));
}
