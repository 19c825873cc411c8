/**
 * What a counter or a courier has done while there was no line, as the device sends it later: parcels that were given,
 * cash that was taken.
 */
import type { ScanAction, StationScan } from '@rohi/contract/stations/scans.contract';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { takeOfflineCash } from '../../billing/payments/offline-cash.service.ts';
import { takeOfflineHandOver } from '../../hand-over/offline/offline-hand-over.service.ts';
import { momentOfAct } from '../permits/act-moment.service.ts';
import { outcomeFor, type ScanOutcome, type StationAct } from '../../warehouse/scan-outcome.service.ts';

type CounterScan = Extract<StationScan, { action: 'GIVE' | 'TAKE_CASH' }>;
type ToDecide<Scan> = Scan extends CounterScan
  ? Omit<Scan, 'seq' | 'at'> & {
      claimedAt: Date;
      isSure: boolean;
      /** Said to have been done so long ago that a person has to look at it. */
      isLongAgo: boolean;
      /** Of a courier: the stop of the door. */
      stopId?: string | undefined;
    }
  : never;

/**
 * Whether a scan was made at an offline counter: the parcel or the money is with somebody else by now, whatever is
 * answered.
 */
export function isOfCounter(action: ScanAction): action is CounterScan['action'] {
  return action === 'GIVE' || action === 'TAKE_CASH';
}

/** Takes it, or says why not. */
export async function takeCounterScan(
  context: Context,
  tx: Tx,
  act: StationAct & { deviceId: string },
  scan: ToDecide<CounterScan>,
): Promise<ScanOutcome> {
  if (scan.isLongAgo) return { verdict: 'BLOCKED', say: 'DONE_LONG_AGO', parcel: null };
  const at = await momentOfAct(tx, scan, scan.claimedAt, context.clock.now());
  if (scan.action === 'GIVE') {
    const { scanId: requestId, visit: visitId, code: trackingCode, customerCode, isSure } = scan;
    const { document, pass = '', byVisit, evidence, stopId } = scan;
    const handOver = {
      requestId,
      visitId,
      trackingCode,
      customerCode,
      givenAt: at,
      isSure,
      evidence,
      stopId,
      shown: byVisit ? { byVisit } : document === undefined ? { pass } : { document },
    };
    const say = await takeOfflineHandOver(context, tx, act, handOver);
    return outcomeFor(tx, trackingCode, verdictOf(say), say);
  }
  const { scanId: paymentId, visit: visitId, isSure: _isSure, isLongAgo: _isLongAgo, ...cash } = scan;
  const say = await takeOfflineCash(context, tx, act.principal, {
    ...cash,
    paymentId,
    visitId,
    takenAt: at,
  });
  return { verdict: verdictOf(say), say, parcel: null };
}

function verdictOf(say: ScanSay): ScanVerdict {
  if (say === 'GIVEN' || say === 'CASH_TAKEN') return 'OK';
  return say === 'CASH_KNOWN' ? 'DUPLICATE' : 'BLOCKED';
}
