/** What stations of a pickup point do with transfers that they accept: parcels, and bags by their seals. */
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import { surplusSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag } from '../../containers/bags.service.ts';
import { findTransfer } from '../../containers/transfers.service.ts';
import { acceptBag } from '../../linehaul/transfers/accept-bag.service.ts';
import {
  acceptParcel,
  type AcceptBefore,
  type AcceptScan,
} from '../../linehaul/transfers/accept-parcel.service.ts';
import type { TransferAct } from '../../linehaul/transfers/fill-transfer.service.ts';
import { takeAcceptedBack } from '../../linehaul/transfers/take-accepted-back.service.ts';
import { numbersOfOne } from '../../linehaul/transfers/transfer-sums.service.ts';
import { shownBag } from '../../warehouse/bags/bag-outcome.service.ts';
import { ScanRefusedError, shown, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';

/** Takes in what has come, or says why not. */
export async function acceptByScan(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: AcceptScan,
): Promise<ScanOutcome> {
  const read = { ...scan, transfer: readScannedCode(scan.transfer) ?? '' };
  const isBag = kindOfOwnCode(scan.code) === 'bag';
  const accepted = await (isBag ? acceptBag : acceptParcel)(context, tx, act, read);
  const { say, otherPointId, otherTransfer, before } = accepted;
  const verdict = verdictOf(say);
  if (say === 'OTHER_WAREHOUSE') return { verdict, say, parcel: null, transfer: null };
  const outcome = await outcomeOf(tx, scan.code, isBag, { verdict, say });
  const numbers = await numbersAt(tx, read.transfer);
  const other = { otherPointId: otherPointId ?? null, otherTransfer: otherTransfer ?? null };
  return {
    ...outcome,
    transfer: numbers && { ...numbers, ...other },
    ...(before === undefined ? {} : { before: { acceptance: before } }),
  };
}

async function outcomeOf(
  tx: Tx,
  code: string,
  isBag: boolean,
  { verdict, say }: { verdict: ScanVerdict; say: ScanSay },
): Promise<ScanOutcome> {
  const bag = isBag ? await findBag(tx, code) : undefined;
  return bag === undefined ? shown(tx, code, verdict, say) : shownBag(tx, verdict, say, bag);
}

async function numbersAt(tx: Tx, code: string) {
  const transfer = await findTransfer(tx, code);
  return transfer === undefined ? null : numbersOfOne(tx, transfer, 'ACCEPTING');
}

const done: ReadonlySet<ScanSay> = new Set<ScanSay>([
  'ACCEPTED',
  'ACCEPTED_DAMAGED',
  'ACCEPTED_SURPLUS',
  'DAMAGE_NOTED',
  'BAG_TAKEN',
  'BAG_TO_SCAN',
]);

function verdictOf(say: ScanSay): ScanVerdict {
  if (done.has(say)) return 'OK';
  if (say === 'ALREADY_ACCEPTED') return 'DUPLICATE';
  if (say === 'OTHER_POINT' || say === 'OTHER_WAREHOUSE') return 'WRONG_PLACE';
  return surplusSays.has(say) || say === 'NO_SUCH_BAG' ? 'UNKNOWN' : 'BLOCKED';
}

type Undoing = { undoId: string; claimedAt: Date; note: string | undefined };
type DoneScan = { scanId: string; code: string; before: AcceptBefore };

/** Takes back what a scan at an acceptance has written. Throws `ScanRefusedError` for what stands against it. */
export async function takeAcceptanceBack(
  context: Context,
  tx: Tx,
  act: TransferAct,
  undo: Undoing,
  scan: DoneScan,
): Promise<{ outcome: ScanOutcome; parcelId: string | null; bagCode: string | null }> {
  const isBag = kindOfOwnCode(scan.code) === 'bag';
  const { say, parcelId } = await takeAcceptedBack(context, tx, act, undo, { ...scan, isBag });
  if (say !== 'UNDONE') throw new ScanRefusedError('BLOCKED', say);
  const outcome = await outcomeOf(tx, scan.code, isBag, { verdict: 'OK', say });
  const transfer = await numbersAt(tx, scan.before.transfer);
  return { outcome: { ...outcome, transfer }, parcelId, bagCode: isBag ? scan.code : null };
}
