/**
 * Why a parcel waits for somebody: what is wrong with an open one, that several have declared its code, that it lies at
 * its point beyond the free days, or that it stands still in China: received the day before or earlier and put away
 * nowhere (`withoutCell`), two days before or earlier and in no bag though nothing is wrong with it (`withoutBag`); in
 * a bag before the cut-off of a trip that has left without it, and in no other yet (`withoutTrip`). `notScanned` has
 * arrived with its trip the day before or earlier and was not taken in, `withoutCellAtHub` and `withoutCellAtPoint` lie
 * there since the day before or earlier and in no cell, though parcels are put into cells there; `withoutTransfer` came
 * to the hub two days before or earlier with a pickup point to go to, nothing wrong with it, and is in no transfer;
 * `inTransfer` was scanned into a transfer two days before or earlier, and its point has not accepted it. `unclaimed`
 * lies at its point beyond the day of the final notice.
 */
export const parcelWaits = [
  'unidentified',
  'declaredTwice',
  'held',
  'lost',
  'damaged',
  'returning',
  'delayed',
  'overdue',
  'withoutCell',
  'withoutBag',
  'withoutTrip',
  'notScanned',
  'withoutCellAtHub',
  'withoutTransfer',
  'inTransfer',
  'withoutCellAtPoint',
  'unclaimed',
] as const;
export type ParcelWait = (typeof parcelWaits)[number];
