/** A parcel that lies at the hub is weighed once more by a station. */
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CarryAct } from '../../cargo/container-kind.service.ts';
import { weighAgain, type WeighScan } from '../../cargo/weighing/weigh-again.service.ts';
import { shown, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';

const verdicts: Partial<Record<ScanSay, ScanVerdict>> = {
  WEIGHT_AGREES: 'OK',
  WEIGHT_LOWERED: 'OK',
  WEIGHT_HIGHER: 'OK',
  NOT_AT_HUB: 'WRONG_PLACE',
};

/** Takes the weight, or says why not. */
export async function weighByScan(
  context: Context,
  tx: Tx,
  act: CarryAct,
  scan: WeighScan,
): Promise<ScanOutcome> {
  const say = await weighAgain(context, tx, act, scan);
  const outcome = await shown(tx, scan.code, verdicts[say] ?? 'BLOCKED', say);
  return say === 'NOT_AT_HUB' ? { ...outcome, parcel: null } : outcome;
}
