/** What stations of a hub do with transfers to pickup points: parcels and closed bags come into them, and out again. */
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag } from '../../containers/bags.service.ts';
import { findTransfer } from '../../containers/transfers.service.ts';
import {
  takeBagAlong,
  takeOutAgain,
  takeParcelAlong,
  type TransferAct,
  type TransferScan,
} from '../../linehaul/transfers/fill-transfer.service.ts';
import { numbersOfOne } from '../../linehaul/transfers/transfer-sums.service.ts';
import { shownBag } from '../../warehouse/bags/bag-outcome.service.ts';
import { shown, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';

type FillingScan = TransferScan & { action: 'TRANSFER' | 'TRANSFER_OUT' };

/** Takes something along, or out again, or says why not. */
export async function transferByScan(
  context: Context,
  tx: Tx,
  act: TransferAct,
  { action, scanId, code, transfer: read }: FillingScan,
): Promise<ScanOutcome> {
  const scan = { scanId, code, transfer: readScannedCode(read) ?? '' };
  const isBag = kindOfOwnCode(code) === 'bag';
  const take = isBag ? takeBagAlong : takeParcelAlong;
  const { say, otherPointId, otherTransfer } =
    action === 'TRANSFER_OUT'
      ? await takeOutAgain(context, tx, act, { ...scan, isBag })
      : await take(context, tx, act, scan);
  const verdict = verdictOf(say);
  if (say === 'OTHER_WAREHOUSE') return { verdict, say, parcel: null, transfer: null };
  const bag = isBag ? await findBag(tx, code) : undefined;
  const outcome =
    bag === undefined ? await shown(tx, code, verdict, say) : await shownBag(tx, verdict, say, bag);
  const transfer = await findTransfer(tx, scan.transfer);
  const numbers = transfer && (await numbersOfOne(tx, transfer, 'FILLING'));
  const other = { otherPointId: otherPointId ?? null, otherTransfer: otherTransfer ?? null };
  return { ...outcome, transfer: numbers === undefined ? null : { ...numbers, ...other } };
}

const done: ReadonlySet<ScanSay> = new Set<ScanSay>(['TRANSFERRED', 'BAG_TRANSFERRED', 'TRANSFER_TAKEN_OUT']);
const again: ReadonlySet<ScanSay> = new Set<ScanSay>(['ALREADY_IN_TRANSFER', 'NOT_IN_TRANSFER']);
const elsewhere: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'OTHER_POINT',
  'OTHER_POINT_INSIDE',
  'IN_OTHER_TRANSFER',
  'OTHER_WAREHOUSE',
]);

function verdictOf(say: ScanSay): ScanVerdict {
  if (done.has(say)) return 'OK';
  if (again.has(say)) return 'DUPLICATE';
  if (say === 'NOBODY_KNOWS_IT' || say === 'NO_SUCH_BAG') return 'UNKNOWN';
  return elsewhere.has(say) ? 'WRONG_PLACE' : 'BLOCKED';
}
