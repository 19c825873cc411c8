/** Why a parcel waits for a decision: what is wrong with an open one, that several have declared its code, or that it lies at its point beyond the free days. */
export const parcelWaits = [
  'unidentified',
  'declaredTwice',
  'held',
  'lost',
  'damaged',
  'returning',
  'delayed',
  'overdue',
] as const;
export type ParcelWait = (typeof parcelWaits)[number];
