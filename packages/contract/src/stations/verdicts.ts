/**
 * What becomes of a scan. The first five are said by the station at once; the last goes to the list "needs a person".
 */
export const scanVerdicts = [
  'OK',
  /** It has happened already: nothing was written. */
  'DUPLICATE',
  /** The code is undeclared, and its owner is unknown. */
  'UNKNOWN',
  'WRONG_PLACE',
  /** A rule forbids it; `say` names which. */
  'BLOCKED',
  'NEEDS_PERSON',
] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

/**
 * The words of a verdict: names, which each station says in the clerk's language. `RECEIVED`, `PUT_AWAY`, `BAGGED` and
 * the like were done; the others say why not, or what must be known first.
 */
export const scanSays = [
  'RECEIVED',
  /** Taken in for the customer named by the code on the label; the customer is asked to declare it. */
  'RECEIVED_UNDECLARED',
  /** Taken in without an owner: it waits in the pool. */
  'RECEIVED_UNOWNED',
  /** Taken in where owners are left to the hub: it awaits its owner. */
  'RECEIVED_WITHOUT_OWNER',
  'PUT_AWAY',
  /** A sticker of ours is the parcel's own code from now on. */
  'LABELLED',
  /** It is held, and its owner is asked what to do. */
  'PROBLEM_NOTED',
  /** The same problem of it is on record, and its owner is being asked. */
  'PROBLEM_KNOWN',
  /** Its owner has answered: it may go on, goes back to the seller, is disposed of. */
  'MAY_GO_ON',
  'TO_RETURN',
  'TO_DISPOSE',
  'BAG_OPENED',
  'BAGGED',
  /** It lay in another bag. */
  'MOVED_TO_BAG',
  'TAKEN_OUT',
  'BAG_CLOSED',
  'LOADED',
  /** Aboard, though not planned for this trip. */
  'LOADED_UNPLANNED',
  'UNLOADED',
  'ALREADY_RECEIVED',
  'ALREADY_THERE',
  'NOT_DECLARED',
  'NO_SUCH_CUSTOMER',
  /** What the label says may be the code of several: the whole code decides. */
  'SEVERAL_CUSTOMERS',
  /** Several customers wait for the code: the customer code on the label decides. */
  'SEVERAL_WAIT',
  /** Another customer has declared it than the label names. */
  'OTHER_CUSTOMER',
  'NOT_RECEIVED',
  'HELD',
  'CANCELLED',
  /**
   * It is being searched for, or goes back to its sender: it is brought on nowhere, and the office is informed where it
   * lies (`LIES_HERE`).
   */
  'LOST',
  'RETURNING',
  /** Something in the bag was cancelled, is being searched for or goes back. */
  'STAYS_INSIDE',
  /** That a parcel lies here which is brought on nowhere is on record, and the office is asked what to do with it. */
  'LIES_HERE',
  'LIES_HERE_BEFORE',
  /** Nothing keeps it here: it is scanned as any other. */
  'NOTHING_KEEPS_IT',
  'LEFT_CHINA',
  'COLLECTED',
  'OTHER_WAREHOUSE',
  /** Weight or sides are more than a third away from what was declared: asked once (`isSure`). */
  'FAR_FROM_DECLARED',
  /** The sticker is on another parcel already. */
  'STICKER_USED',
  'NO_SUCH_STICKER',
  'NOT_A_CODE',
  /** More than one code came as one reading: it is unclear which of them is meant. */
  'SEVERAL_CODES',
  /** A code of ours, but of a bag, a trip or an order: no parcel bears it. */
  'BAG_CODE',
  'TRIP_CODE',
  'ORDER_CODE',
  'NO_SUCH_CELL',
  'ALREADY_IN_BAG',
  'NOT_IN_A_BAG',
  'ALREADY_CLOSED',
  'NO_SUCH_BAG',
  /** What was read in the place of a bag's code is none. */
  'NOT_A_BAG',
  /** The bag is closed, or what was scanned lies in a closed one. */
  'BAG_SEALED',
  /** A bag of this kind does not go into one of that kind, nor into itself. */
  'BAG_DOES_NOT_FIT',
  'BAG_EMPTY',
  'OPEN_BAG_INSIDE',
  'HELD_INSIDE',
  /** The bag goes to a pickup point, and the parcel to another. */
  'OTHER_DESTINATION',
  /** It goes by another channel than the bag: what lies in it, or what an empty one was opened for. */
  'OTHER_CHANNEL',
  'NO_SUCH_DESTINATION',
  'NO_SUCH_CHANNEL',
  /** What lies in a bag is put away with its bag. */
  'IN_A_BAG',
  /** The bag weighs more than three per cent more or less than what is in it: asked once (`isSure`). */
  'FAR_FROM_CONTENTS',
  'ALREADY_ABOARD',
  'NOT_ABOARD',
  /** It goes by another channel than the trip. */
  'WRONG_CHANNEL',
  /** Undeclared, and undeclared parcels stay in China. */
  'UNDECLARED',
  /** Its owner pays before departure, and has not paid for it. */
  'UNPAID',
  /** It is planned for another trip, or aboard one. */
  'OTHER_TRIP',
  /** The trip has left, or was cancelled. */
  'TRIP_CLOSED',
  'NO_SUCH_TRIP',
  /** The trip has no lorry or wagon of this number. */
  'NO_SUCH_UNIT',
  /** Only closed bags are loaded. */
  'BAG_STILL_OPEN',
  /** What lies in a bag is loaded with its bag. */
  'GOES_WITH_BAG',
  /** It has come to the hub. */
  'INBOUND',
  'INBOUND_DAMAGED',
  /** It came with this trip without being expected, and is taken in all the same. */
  'INBOUND_SURPLUS',
  'ALREADY_INBOUND',
  /** It is damaged, and that was not known yet. */
  'DAMAGE_NOTED',
  /** The seal of a bag is whole: all that is in it counts as come until it is scanned. */
  'BAG_TAKEN',
  /** The bag was opened, or its seal is broken: each parcel in it is scanned. */
  'BAG_TO_SCAN',
  /** No number of a seal is on record of the bag: each parcel in it is scanned. */
  'BAG_WITHOUT_SEAL',
  'SEAL_MATCHES',
  'SEAL_KNOWN',
  /** Another number than the one on record. */
  'SEAL_DIFFERS',
  /** It is on the list of another trip. */
  'OF_OTHER_TRIP',
  /** It is on no list that was to come now. */
  'NOT_EXPECTED',
  /** The code is unknown. */
  'NOBODY_KNOWS_IT',
  /** Unloading of this trip has not begun here. */
  'UNLOADING_NOT_BEGUN',
  'UNLOADING_OVER',
  /** It was not weighed before: the first weight is taken at the hub, and counts. */
  'WEIGHED_FIRST',
  /** The owner is named, and it was never weighed: without a weight there is no price. */
  'WEIGHT_NEEDED',
  /** A second weight at the hub is that of the first time. */
  'WEIGHT_AGREES',
  /** It is lower: it counts from now on, and the price has fallen. */
  'WEIGHT_LOWERED',
  /** It is higher: a person decides, and nothing has changed. */
  'WEIGHT_HIGHER',
  /** It is more than a third away from the first: asked once (`isSure`). */
  'FAR_FROM_FIRST_WEIGHT',
  /** More was paid than it costs since an earlier second weight, and is still to go back. */
  'REFUND_WAITS',
  /** It does not lie at this hub. */
  'NOT_AT_HUB',
  /** It lies in no cell here: it has not come, or has gone on. */
  'NOT_LYING_HERE',
  /** It goes with the transfer to a pickup point, alone or in its bag. */
  'TRANSFERRED',
  'BAG_TRANSFERRED',
  'TRANSFER_TAKEN_OUT',
  'ALREADY_IN_TRANSFER',
  'NOT_IN_TRANSFER',
  'IN_OTHER_TRANSFER',
  /** It goes to another pickup point, or something in the bag does. */
  'OTHER_POINT',
  'OTHER_POINT_INSIDE',
  /** No pickup point has been chosen for it. */
  'NO_POINT',
  /** Not taken in at this hub yet. */
  'NOT_INBOUND',
  'LEFT_HUB',
  'NO_SUCH_TRANSFER',
  'TRANSFER_CLOSED',
  'TRANSFER_CODE',
  /** It has come to its pickup point. */
  'ACCEPTED',
  'ACCEPTED_DAMAGED',
  /** It came without being expected, and is taken in all the same. */
  'ACCEPTED_SURPLUS',
  'ALREADY_ACCEPTED',
  /** It is on the list of another transfer to this point. */
  'OF_OTHER_TRANSFER',
  'ACCEPTING_NOT_BEGUN',
  'ACCEPTING_OVER',
  /** It has come with a container of another kind, and stands on the list of that. */
  'TAKEN_IN',
  'TAKEN_IN_DAMAGED',
  /** It came without being expected, and is taken in all the same. */
  'TAKEN_IN_SURPLUS',
  'ALREADY_TAKEN_IN',
  'NO_SUCH_CONTAINER',
  /** Taking in has not begun for this container. */
  'TAKING_IN_NOT_BEGUN',
  'TAKING_IN_OVER',
  /** It was found as the unit is counted, where the records have it. */
  'COUNTED',
  /** It was found in another cell than the records had: they have this one from now on. */
  'COUNTED_ELSEWHERE',
  /** It came while the count went on: no difference. */
  'COUNTED_NEW',
  'ALREADY_COUNTED',
  'BAG_COUNTED',
  /** All that lies in a cell was counted. */
  'CELL_COUNTED',
  'CELL_COUNTED_BEFORE',
  /**
   * It was found as the unit is counted, and by the records it is not there: with its owner, cancelled, with a courier,
   * or on a transfer.
   */
  'FOUND_COLLECTED',
  'FOUND_CANCELLED',
  'FOUND_WITH_COURIER',
  'FOUND_IN_TRANSFER',
  /** It goes to another pickup point, or lies in another unit. */
  'FOUND_OF_OTHER_UNIT',
  /** It goes to this point, and was not taken in here. */
  'FOUND_NOT_TAKEN_IN',
  'FOUND_UNKNOWN',
  'NO_SUCH_COUNT',
  'COUNT_OVER',
  /** What an earlier scan has done is taken back. */
  'UNDONE',
  'UNDONE_BEFORE',
  /** The earlier scan has changed nothing, or what it has done is taken back another way. */
  'NOTHING_TO_UNDO',
  /** A colleague made the earlier scan, or too long ago: a supervisor takes it back. */
  'NOT_YOURS',
  'TOO_LONG_AGO',
  /** Something else was done with it after the earlier scan. */
  'CHANGED_SINCE',
  /** The owner has said what to do with the held parcel. */
  'ANSWERED_SINCE',
  /** The bag that is not to have been opened holds something, or lies in another one. */
  'BAG_NOT_EMPTY',
  'BAG_INSIDE',
  /** The bag that is not to have been closed lies in a closed one, or is aboard a trip. */
  'BAG_INSIDE_CLOSED',
  'BAG_ABOARD',
  /** A parcel that a counter gave offline is on record as given, and cash that it took as paid. */
  'GIVEN',
  'CASH_TAKEN',
  'CASH_KNOWN',
  /** Somebody else had given it before this was sent. */
  'ALREADY_GIVEN',
  'NO_SUCH_PARCEL',
  /** It lies at another point, or is on no shelf. */
  'NOT_AT_POINT',
  /** More was to be paid for it than was paid. */
  'STILL_OWED',
  /**
   * The pass by which it was given: its signature is wrong or of no key of ours, it had run out, is dated ahead of its
   * hand-over, or is for another point.
   */
  'PASS_FORGED',
  'PASS_FOREIGN',
  'PASS_EXPIRED',
  'PASS_CLOCK',
  'PASS_OTHER_POINT',
  /** The pass was revoked, or another visit has used it, before this was sent. */
  'PASS_REVOKED',
  'PASS_USED',
  /** The pass allows fewer parcels, or others. */
  'PASS_LIMIT',
  'PASS_OTHER_PARCEL',
  /** The point asks for a photo or a signature, and none was made. */
  'NO_EVIDENCE',
  /** The card that held the proof was closed before, or not opened by this clerk at this point. */
  'NO_PROOF',
  /** What it was taken for was paid or costs something else by now: all that is over has gone to the balance. */
  'CASH_TO_BALANCE',
  /** Taken and on record, but beyond the limits of an offline counter. */
  'OVER_LIMIT',
  /** The shift is somebody else's, or was counted before the money was taken or too long ago: nothing is on record. */
  'SHIFT_OVER',
  /** The rate by which it was taken is on record for no such day: nothing is on record. */
  'NO_SUCH_RATE',
  /** It is said to have been done more than a day before it came: a person decides, and nothing is on record. */
  'DONE_LONG_AGO',
  /** It is on record that the parcels of a courier's stop were not taken. */
  'NOT_MET',
  /** Another attempt at the same stop is on record. */
  'NOT_MET_BEFORE',
  /** The courier who says so does not have it by the record: it was brought back, or a colleague has it. */
  'NOT_WITH_COURIER',
  /** The day on which the courier is to come again is over, too far ahead or closed. */
  'DAY_NOT_OPEN',
  /** The device is not registered for this kind of work. */
  'OTHER_WORK',
  'NO_RIGHT',
  'PERMIT_ENDED',
  'DEVICE_ENDED',
] as const;
export type ScanSay = (typeof scanSays)[number];

/** What was not expected and stands on a checklist as surplus. */
export const surplusSays: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'OF_OTHER_TRIP',
  'OF_OTHER_TRANSFER',
  'NOT_EXPECTED',
  'NOBODY_KNOWS_IT',
]);

/** What a count has found and the records do not have there: it stands with the count as surplus. */
export const surplusOfCount: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'FOUND_COLLECTED',
  'FOUND_CANCELLED',
  'FOUND_WITH_COURIER',
  'FOUND_IN_TRANSFER',
  'FOUND_OF_OTHER_UNIT',
  'FOUND_NOT_TAKEN_IN',
  'FOUND_UNKNOWN',
]);

/** Not taken as requested, and listed for somebody to settle: the scan itself needs no person. */
export const notedSays: ReadonlySet<ScanSay> = new Set<ScanSay>([
  ...surplusSays,
  ...surplusOfCount,
  'COUNTED_ELSEWHERE',
  'OTHER_POINT',
  'RECEIVED_UNOWNED',
  'SEAL_DIFFERS',
  'BAG_WITHOUT_SEAL',
]);
