/** What the words of a scan of something that is carried come to. */
import { surplusSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';

const done: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'INBOUND',
  'INBOUND_DAMAGED',
  'INBOUND_SURPLUS',
  'ACCEPTED',
  'ACCEPTED_DAMAGED',
  'ACCEPTED_SURPLUS',
  'TAKEN_IN',
  'TAKEN_IN_DAMAGED',
  'TAKEN_IN_SURPLUS',
  'DAMAGE_NOTED',
  'BAG_TAKEN',
  'BAG_TO_SCAN',
  'SEAL_MATCHES',
  'BAGGED',
  'MOVED_TO_BAG',
  'TAKEN_OUT',
  'LOADED',
  'LOADED_UNPLANNED',
  'UNLOADED',
  'TRANSFERRED',
  'BAG_TRANSFERRED',
  'TRANSFER_TAKEN_OUT',
]);
const again: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'ALREADY_INBOUND',
  'ALREADY_ACCEPTED',
  'ALREADY_TAKEN_IN',
  'SEAL_KNOWN',
  'ALREADY_IN_BAG',
  'NOT_IN_A_BAG',
  'ALREADY_ABOARD',
  'NOT_ABOARD',
  'ALREADY_IN_TRANSFER',
  'NOT_IN_TRANSFER',
]);
const elsewhere: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'OTHER_WAREHOUSE',
  'OTHER_POINT',
  'OTHER_POINT_INSIDE',
  'IN_OTHER_TRANSFER',
  'WRONG_CHANNEL',
  'OTHER_DESTINATION',
  'OTHER_CHANNEL',
  'OTHER_TRIP',
]);

export function verdictOf(say: ScanSay): ScanVerdict {
  if (done.has(say)) return 'OK';
  if (again.has(say)) return 'DUPLICATE';
  if (elsewhere.has(say)) return 'WRONG_PLACE';
  return surplusSays.has(say) || say === 'NO_SUCH_BAG' ? 'UNKNOWN' : 'BLOCKED';
}
