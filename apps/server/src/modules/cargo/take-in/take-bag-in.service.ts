/** What a scan of a bag comes to that a container brings. No parcel moves by it: what lies in a whole bag counts as come until it is scanned. */
import { isSameSeal, sealNumber } from '@rohi/contract/stations/seal-number';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, moveBag, parcelsWithin, type BagRow } from '../../containers/bags.service.ts';
import { countListed, implyItems, insertSeal, insertSurplus } from '../../containers/checklists.service.ts';
import type { CarryAct, ContainerRow, TakeInKind, TakeInScan, Carried } from '../container-kind.service.ts';
import { checkedBy } from '../checked-by.service.ts';
import { openList } from '../open-list.service.ts';

/** Takes a bag whole where its seal is whole, or says that each parcel in it is scanned. */
export async function takeBagIn<Row extends ContainerRow>(
  context: Context,
  tx: Tx,
  kind: TakeInKind<Row>,
  act: CarryAct,
  container: string,
  scan: TakeInScan,
): Promise<Carried> {
  const open = await openList(tx, kind, act, container, kind.says);
  if (typeof open === 'string') return { say: open };
  const { list } = open;
  const bag = await findBag(tx, scan.code);
  const parcelIds = bag === undefined ? [] : (await parcelsWithin(tx, bag.id)).map(({ id }) => id);
  const isListed = (await countListed(tx, list.id, parcelIds)) > 0;
  const checked = checkedBy(context, act, scan);
  if (bag === undefined || !isListed) {
    if (list.endedAt !== null) return { say: kind.says.over };
    const thing = { parcelId: undefined, code: scan.code };
    const noted = { state: 'SURPLUS', isDamaged: false, ...checked } as const;
    const isNew = await insertSurplus(tx, list.id, thing, noted);
    const say = bag === undefined ? 'NO_SUCH_BAG' : 'NOT_EXPECTED';
    return isNew ? { say, changed: { item: null } } : { say };
  }
  const say = await readSeal(tx, list.id, bag, { seal: scan.seal, ...checked });
  if (say !== 'SEAL_MATCHES') return { say };
  const implied = await implyItems(tx, list.id, parcelIds, checked);
  if (implied === 0) return { say: kind.says.again };
  await moveBag(tx, bag.id, act.unitId);
  return { say: 'BAG_TAKEN', changed: { bagUnitId: bag.unitId } };
}

async function readSeal(
  tx: Tx,
  listId: string,
  { code: bagCode, closedAt, seal: known }: BagRow,
  { seal, at, by }: { seal: string | undefined; at: Date; by: string },
): Promise<ScanSay> {
  const isMatch = seal !== undefined && closedAt !== null && known !== null && isSameSeal(seal, known);
  const number = seal === undefined ? null : sealNumber(seal) || null;
  await insertSeal(tx, listId, { bagCode, number, isMatch }, { at, by });
  if (isMatch) return 'SEAL_MATCHES';
  if (closedAt === null || known === null) return 'BAG_WITHOUT_SEAL';
  return number === null ? 'BAG_TO_SCAN' : 'SEAL_DIFFERS';
}
