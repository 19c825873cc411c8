/** What a scan of a bag at the acceptance of a transfer comes to. No parcel moves by it: what lies in a whole bag counts as come until it is scanned. */
import { isSameSeal, sealNumber } from '@rohi/contract/stations/seal-number';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, moveBag, parcelsWithin } from '../../containers/bags.service.ts';
import { countListed, implyItems, insertSeal, insertSurplus } from '../../containers/checklists.service.ts';
import { openAccepting } from './accept-parcel.service.ts';
import type { Accepted, AcceptScan } from './accept-scan.ts';
import type { TransferAct } from './transfer-scan.ts';

/** Takes a bag whole where its seal is whole, or says that each parcel in it is scanned. */
export async function acceptBag(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: AcceptScan,
): Promise<Accepted> {
  const open = await openAccepting(tx, act, scan.transfer);
  if (typeof open === 'string') return { say: open };
  const bag = await findBag(tx, scan.code);
  const parcelIds = bag === undefined ? [] : (await parcelsWithin(tx, bag.id)).map(({ id }) => id);
  const isListed = (await countListed(tx, open.list.id, parcelIds)) > 0;
  const at = context.clock.now();
  const checked = { scanId: scan.scanId, at, by: act.principal.name, device: act.device };
  if (bag === undefined || !isListed) {
    if (open.list.endedAt !== null) return { say: 'ACCEPTING_OVER' };
    const thing = { parcelId: undefined, code: scan.code };
    await insertSurplus(tx, open.list.id, thing, { state: 'SURPLUS', isDamaged: false, ...checked });
    return { say: bag === undefined ? 'NO_SUCH_BAG' : 'NOT_EXPECTED', before: { transfer: scan.transfer } };
  }
  const { seal: known, closedAt, code: bagCode } = bag;
  const number = scan.seal === undefined ? null : sealNumber(scan.seal) || null;
  const isMatch = number !== null && closedAt !== null && known !== null && isSameSeal(number, known);
  await insertSeal(tx, open.list.id, { bagCode, number, isMatch }, { at, by: checked.by });
  if (!isMatch && (closedAt === null || known === null)) return { say: 'BAG_WITHOUT_SEAL' };
  if (!isMatch) return { say: number === null ? 'BAG_TO_SCAN' : 'SEAL_DIFFERS' };
  const implied = await implyItems(tx, open.list.id, parcelIds, checked);
  if (implied === 0) return { say: 'ALREADY_ACCEPTED' };
  await moveBag(tx, bag.id, act.unitId);
  return { say: 'BAG_TAKEN', before: { transfer: scan.transfer, bagUnitId: bag.unitId } };
}
