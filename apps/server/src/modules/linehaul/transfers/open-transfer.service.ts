/**
 * Owns how a hub begins a transfer. Promises that it fills one for each pickup point at a time, and that what is meant for it is what lies at the hub for this
 * point, is not held and is in no other.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ScannedTransfer } from '@rohi/contract/linehaul/transfers.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import {
  addExpected,
  dropExpected,
  insertChecklist,
  listItems,
  lockChecklist,
  type ExpectedItem,
} from '../../containers/checklists.service.ts';
import { findOpenTransfer, insertTransfer, type TransferRow } from '../../containers/transfers.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { newTransferCode } from '../../tracking/tracking.service.ts';
import { listLyingAtHub } from './lying-at-hub.store.ts';
import { mayGoOn } from './may-go-on.ts';
import type { Transferrer } from './transfer-scan.ts';
import { numbersOfOne } from './transfer-sums.service.ts';

export type { Transferrer };

/** Opens a transfer to a point, or gives the one that is open what has come since. Throws `request.invalid` for what is no pickup point. */
export async function openTransfer(
  context: Context,
  { principal, unitId: hubId }: Transferrer,
  pointId: number,
): Promise<ScannedTransfer> {
  const point = (await readUnits(context)).find(({ id }) => id === pointId);
  if (point?.type !== 'PICKUP_POINT')
    throw new AppError('request.invalid', { fields: [{ field: 'pointId', error: 'notAllowed' }] });
  return inPatientTransaction(context, `transfers:${hubId}:${pointId}`, async (tx) => {
    const at = context.clock.now();
    const where = { hubId, pointId };
    const opening = { code: newTransferCode(dushanbeDay(at)), day: dushanbeDay(at), openedAt: at };
    const isNew = await insertTransfer(tx, { ...where, ...opening, openedBy: principal.name });
    const transfer = await findOpenTransfer(tx, where);
    // Somebody has closed it at this moment.
    if (transfer === undefined) throw new AppError('server.busy');
    const meant = await meantFor(tx, transfer);
    if (isNew) {
      const owner = { transferId: transfer.id, work: 'FILLING' } as const;
      await insertChecklist(tx, { owner, unitId: hubId, at, by: principal.name }, meant);
      const details = { point: point.code, parcels: meant.length };
      await recordTransfer(tx, { principal, code: transfer.code, at }, 'transfer:open', details);
    } else await renewMeant(tx, transfer, meant);
    return numbersOfOne(tx, transfer, 'FILLING');
  });
}

/** What lies at the hub for the point of a transfer, with the closed bag that each lies in. */
async function meantFor(tx: Tx, { hubId, pointId, code }: TransferRow): Promise<ExpectedItem[]> {
  const lying = await listLyingAtHub(tx, hubId);
  const meant = lying.filter(
    (parcel) =>
      parcel.pointId === pointId && mayGoOn(parcel) && (parcel.transfer === null || parcel.transfer === code),
  );
  const bags = await outermostBags(
    tx,
    meant.map(({ id }) => id),
  );
  return meant.map(({ id, code: parcel }) => {
    const bag = bags.get(id);
    const isWhole = bag !== undefined && bag.closedAt !== null && bag.unitId === hubId;
    return { parcelId: id, code: parcel, bagCode: isWhole ? bag.code : null };
  });
}

/** What has come since is meant for it as well, and what lies here no more is not. */
async function renewMeant(
  tx: Tx,
  { id: transferId }: TransferRow,
  meant: readonly ExpectedItem[],
): Promise<void> {
  const list = await lockChecklist(tx, { transferId, work: 'FILLING' }, 'read');
  if (list === undefined || list.endedAt !== null) throw new AppError('server.busy');
  const stays = new Set(meant.map(({ parcelId }) => parcelId));
  const gone = (await listItems(tx, list.id, 'MISSING')).flatMap(({ parcelId }) =>
    parcelId === null || stays.has(parcelId) ? [] : [parcelId],
  );
  await dropExpected(tx, list.id, gone);
  await addExpected(tx, list.id, meant);
}

type TransferAct =
  | 'open'
  | 'settle'
  | 'close'
  | 'reopen'
  | 'depart'
  | 'undo'
  | 'accept-begin'
  | 'accept-settle'
  | 'accept-finish';

export async function recordTransfer(
  tx: Tx,
  { principal: { userId, name }, code, at }: { principal: UserPrincipal; code: string; at: Date },
  action: `transfer:${TransferAct}`,
  details: { parcels: number; point?: string; how?: string; reason?: string; vehicle?: string },
): Promise<void> {
  const subject = { type: 'transfer', id: code };
  await recordAudit(tx, { at, actor: { userId, name }, action, subject, details });
}
