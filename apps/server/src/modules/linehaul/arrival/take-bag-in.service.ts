/** What a scan of a bag or of a seal at an unloading comes to. No parcel moves by it: what lies in a whole bag counts as come until it is scanned. */
import { isSameSeal, sealNumber } from '@rohi/contract/stations/seal-number';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBag, moveBag, parcelsWithin, type BagRow } from '../../containers/bags.service.ts';
import { countListed, implyItems, insertSeal, insertSurplus } from '../../containers/checklists.service.ts';
import type { ArrivalAct, ArrivalScan, TakenIn } from './arrival-scan.ts';
import { openChecklist, type OpenChecklist } from './open-checklist.service.ts';

/** Takes a bag whole where its seal is whole, or says that each parcel in it is scanned. */
export async function takeBagIn(
  context: Context,
  tx: Tx,
  act: ArrivalAct,
  scan: ArrivalScan,
): Promise<TakenIn> {
  const open = await openChecklist(tx, act, scan.trip);
  if (typeof open === 'string') return { say: open };
  const bag = await findBag(tx, scan.code);
  const parcelIds = bag === undefined ? [] : (await parcelsWithin(tx, bag.id)).map(({ id }) => id);
  const isListed = (await countListed(tx, open.list.id, parcelIds)) > 0;
  const checked = {
    scanId: scan.scanId,
    at: context.clock.now(),
    by: act.principal.name,
    device: act.device,
  };
  if (bag === undefined || !isListed) {
    if (open.list.endedAt !== null) return { say: 'UNLOADING_OVER' };
    const thing = { parcelId: undefined, code: scan.code };
    await insertSurplus(tx, open.list.id, thing, { state: 'SURPLUS', isDamaged: false, ...checked });
    return { say: bag === undefined ? 'NO_SUCH_BAG' : 'NOT_EXPECTED' };
  }
  const say = await readSeal(tx, open, bag, { seal: scan.seal, ...checked });
  if (say !== 'SEAL_MATCHES') return { say };
  const implied = await implyItems(tx, open.list.id, parcelIds, checked);
  if (implied === 0) return { say: 'ALREADY_INBOUND' };
  await moveBag(tx, bag.id, act.unitId);
  return { say: 'BAG_TAKEN', before: { trip: scan.trip, bagUnitId: bag.unitId } };
}

async function readSeal(
  tx: Tx,
  { list }: OpenChecklist,
  { code: bagCode, closedAt, seal: known }: BagRow,
  { seal, at, by }: { seal: string | undefined; at: Date; by: string },
): Promise<ScanSay> {
  const isMatch = seal !== undefined && closedAt !== null && known !== null && isSameSeal(seal, known);
  const number = seal === undefined ? null : sealNumber(seal) || null;
  await insertSeal(tx, list.id, { bagCode, number, isMatch }, { at, by });
  if (isMatch) return 'SEAL_MATCHES';
  if (closedAt === null || known === null) return 'BAG_WITHOUT_SEAL';
  return number === null ? 'BAG_TO_SCAN' : 'SEAL_DIFFERS';
}

const longestSeal = 40;

/** Compares the number of a seal of the vehicle with those on record, and notes it as it was read. */
export async function readVehicleSeal(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  act: ArrivalAct,
  { trip: tripCode, code }: { trip: string; code: string },
): Promise<TakenIn> {
  const open = await openChecklist(tx, act, tripCode);
  if (typeof open === 'string') return { say: open };
  const number = sealNumber(code);
  if (number === '' || number.length > longestSeal) return { say: 'NOT_A_CODE' };
  if (open.list.endedAt !== null) return { say: 'UNLOADING_OVER' };
  const isMatch = open.trip.units.some(({ seals }) => seals.some((seal) => isSameSeal(seal, number)));
  const seal = { bagCode: null, number, isMatch };
  const isNew = await insertSeal(tx, open.list.id, seal, { at: clock.now(), by: act.principal.name });
  if (isMatch) return { say: isNew ? 'SEAL_MATCHES' : 'SEAL_KNOWN' };
  return { say: 'SEAL_DIFFERS' };
}
