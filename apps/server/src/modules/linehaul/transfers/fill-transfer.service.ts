/**
 * Owns what a scan at the filling of a transfer comes to. Promises that only what lies at this hub for this point comes into it, that a parcel is in one transfer at
 * a time, and that neither a scan nor a refusal writes anything to a parcel.
 */
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { staysFor, whyStays } from '@rohi/contract/tracking/stays-put';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  checkWithin,
  findBag,
  parcelsWithin,
  pathOfBag,
  type BagRow,
} from '../../containers/bags.service.ts';
import {
  addExpected,
  implyItems,
  lockChecklist,
  lockItem,
  restoreItem,
  unimplyItems,
  writeItem,
  type ChecklistRow,
} from '../../containers/checklists.service.ts';
import { findTransfer, type TransferRow } from '../../containers/transfers.service.ts';
import { findSentParcels, lockScannable, type ScannableParcel } from '../../tracking/tracking.service.ts';
import { listLyingAtHub, type LyingAtHub } from './lying-at-hub.store.ts';
import type { TransferAct, TransferSaid, TransferScan } from './transfer-scan.ts';

export type { TransferAct, TransferSaid, TransferScan };

type Filling = { transfer: TransferRow; list: ChecklistRow };

/** The transfer that is filled, which is not closed until the transaction ends; or why nothing comes into it. */
async function findFilling(
  tx: Tx,
  { unitId }: Pick<TransferAct, 'unitId'>,
  code: string,
): Promise<Filling | ScanSay> {
  const transfer = await findTransfer(tx, code);
  if (transfer === undefined) return 'NO_SUCH_TRANSFER';
  if (transfer.hubId !== unitId) return 'OTHER_WAREHOUSE';
  const list = await lockChecklist(tx, { transferId: transfer.id, work: 'FILLING' }, 'read');
  return list === undefined || list.endedAt !== null ? 'TRANSFER_CLOSED' : { transfer, list };
}

/** A parcel comes into a transfer, or why not. */
export async function takeParcelAlong(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: TransferScan,
): Promise<TransferSaid> {
  const found = await lockScannable(context, tx, scan.code);
  const parcel = found?.givesCodeBack === true ? undefined : found;
  const filling = await findFilling(tx, act, scan.transfer);
  if (typeof filling === 'string') return { say: filling };
  if (parcel === undefined) return { say: 'NOBODY_KNOWS_IT' };
  const { list } = filling;
  const thing = { parcelId: parcel.id, code: parcel.trackingCode };
  const known = await lockItem(tx, list.id, thing);
  if (known?.state === 'SCANNED') return { say: 'ALREADY_IN_TRANSFER' };
  const [lying] = await listLyingAtHub(tx, act.unitId, [parcel.id]);
  const refusal = whyNotAlong(parcel, lying, filling.transfer);
  if (refusal !== undefined) return refusal;
  if (known === undefined) await addExpected(tx, list.id, [{ ...thing, bagCode: null }]);
  const item = known ?? (await lockItem(tx, list.id, thing));
  if (item === undefined) throw new RangeError('what was put on a checklist is there');
  await writeItem(tx, item.id, { state: 'SCANNED', isDamaged: false, ...checkedBy(context, act, scan) });
  return { say: 'TRANSFERRED' };
}

function checkedBy(
  { clock }: Pick<Context, 'clock'>,
  { principal, device }: TransferAct,
  { scanId }: TransferScan,
) {
  return { scanId, at: clock.now(), by: principal.name, device };
}

/** What stands against a parcel, in the order in which the clerk wants to know. */
function whyNotAlong(
  { state, facts: { pickupPointId } }: ScannableParcel,
  lying: LyingAtHub | undefined,
  { pointId, code }: TransferRow,
): TransferSaid | undefined {
  const { status } = state;
  if (status === ParcelStatus.Received) return { say: 'COLLECTED' };
  const why = whyStays(state);
  if (why !== undefined) return { say: why };
  if (pickupPointId === null) return { say: 'NO_POINT' };
  if (pickupPointId !== pointId) return { say: 'OTHER_POINT', otherPointId: pickupPointId };
  if (stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingHubOut)) return { say: 'LEFT_HUB' };
  // What came in a whole bag goes with the bag, or is scanned at the unloading first.
  if (lying === undefined || status !== ParcelStatus.AwaitingHubOut) return { say: 'NOT_INBOUND' };
  if (lying.problems.includes('HELD')) return { say: 'HELD' };
  const { transfer } = lying;
  return transfer === null || transfer === code
    ? undefined
    : { say: 'IN_OTHER_TRANSFER', otherTransfer: transfer };
}

/** A closed bag comes into a transfer with all that is in it, or why not. */
export async function takeBagAlong(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: TransferScan,
): Promise<TransferSaid> {
  const bag = await findBag(tx, scan.code);
  const ids = bag === undefined ? [] : await lockWithin(tx, bag);
  const filling = await findFilling(tx, act, scan.transfer);
  if (typeof filling === 'string') return { say: filling };
  if (bag === undefined) return { say: 'NO_SUCH_BAG' };
  const { list, transfer } = filling;
  const refusal = (await whyNotThisBag(tx, act, bag, ids)) ?? (await whyNotWithin(tx, act, transfer, ids));
  if (refusal !== undefined) return refusal;
  const lying = await listLyingAtHub(tx, act.unitId, ids);
  await addExpected(
    tx,
    list.id,
    lying.map(({ id, code }) => ({ parcelId: id, code, bagCode: bag.code })),
  );
  const implied = await implyItems(tx, list.id, ids, checkedBy(context, act, scan));
  return { say: implied === 0 ? 'ALREADY_IN_TRANSFER' : 'BAG_TRANSFERRED' };
}

async function lockWithin(tx: Tx, bag: BagRow): Promise<string[]> {
  const ids = (await parcelsWithin(tx, bag.id)).map(({ id }) => id);
  await findSentParcels(tx, { orderCodes: [], ids }, 'lock');
  await checkWithin(tx, bag.id, ids);
  return ids;
}

async function whyNotThisBag(
  tx: Tx,
  { unitId }: TransferAct,
  bag: BagRow,
  ids: readonly string[],
): Promise<TransferSaid | undefined> {
  if (bag.unitId !== unitId) return { say: 'NOT_INBOUND' };
  if (bag.closedAt === null) return { say: 'BAG_STILL_OPEN' };
  if (ids.length === 0) return { say: 'BAG_EMPTY' };
  return (await pathOfBag(tx, bag.id)).length > 1 ? { say: 'GOES_WITH_BAG' } : undefined;
}

async function whyNotWithin(
  tx: Tx,
  { unitId }: TransferAct,
  { pointId, code }: TransferRow,
  ids: readonly string[],
): Promise<TransferSaid | undefined> {
  const lying = await listLyingAtHub(tx, unitId, ids);
  if (lying.length < ids.length) return { say: 'NOT_INBOUND' };
  const stranger = lying.find((parcel) => parcel.pointId !== pointId);
  if (stranger !== undefined) return { say: 'OTHER_POINT_INSIDE', otherPointId: stranger.pointId };
  if (lying.some(({ problems }) => staysFor(problems) !== undefined)) return { say: 'STAYS_INSIDE' };
  if (lying.some(({ problems }) => problems.includes('HELD'))) return { say: 'HELD_INSIDE' };
  const other = lying.find(({ transfer }) => transfer !== null && transfer !== code);
  return other === undefined ? undefined : { say: 'IN_OTHER_TRANSFER', otherTransfer: other.transfer };
}

/** A parcel, or a bag with all that is in it, is taken out of a transfer again. */
export async function takeOutAgain(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: TransferScan & { isBag: boolean },
): Promise<TransferSaid> {
  return scan.isBag ? takeBagOut(tx, act, scan) : takeParcelOut(context, tx, act, scan);
}

async function takeBagOut(tx: Tx, act: TransferAct, scan: TransferScan): Promise<TransferSaid> {
  const bag = await findBag(tx, scan.code);
  const parcelIds = bag === undefined ? [] : await lockWithin(tx, bag);
  const filling = await findFilling(tx, act, scan.transfer);
  if (typeof filling === 'string') return { say: filling };
  if (bag === undefined) return { say: 'NO_SUCH_BAG' };
  const out = await unimplyItems(tx, filling.list.id, { parcelIds });
  return { say: out === 0 ? 'NOT_IN_TRANSFER' : 'TRANSFER_TAKEN_OUT' };
}

async function takeParcelOut(
  context: Context,
  tx: Tx,
  act: TransferAct,
  scan: TransferScan,
): Promise<TransferSaid> {
  const parcel = await lockScannable(context, tx, scan.code);
  const filling = await findFilling(tx, act, scan.transfer);
  if (typeof filling === 'string') return { say: filling };
  const item = await lockItem(tx, filling.list.id, { parcelId: parcel?.id, code: scan.code });
  if (item?.state === 'IMPLIED') return { say: 'GOES_WITH_BAG' };
  if (item?.state !== 'SCANNED') return { say: 'NOT_IN_TRANSFER' };
  const out = { at: context.clock.now(), by: act.principal.name };
  await restoreItem(tx, item.id, { state: 'EXPECTED', isDamaged: false }, out);
  return { say: 'TRANSFER_TAKEN_OUT' };
}
