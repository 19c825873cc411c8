/**
 * Owns how a pickup point begins and ends the acceptance of a transfer. Promises that what has left the hub in it is written down once as expected, and that it ends only
 * when everything missing or too much is settled.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { settleAcceptance as settleCall } from '@rohi/contract/linehaul/transfer-arrivals.contract';
import type { ScannedTransfer } from '@rohi/contract/linehaul/transfers.contract';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import {
  endChecklist,
  findTransferLists,
  insertChecklist,
  listItems,
  lockChecklist,
  settleItems,
  type ChecklistRow,
} from '../../containers/checklists.service.ts';
import {
  findTransfer,
  lockTransfer,
  updateTransfer,
  type TransferRow,
} from '../../containers/transfers.service.ts';
import { findSentParcels } from '../../tracking/tracking.service.ts';
import { doOnce } from '../once.service.ts';
import { recordTransfer } from './open-transfer.service.ts';
import type { Transferrer } from './transfer-scan.ts';
import { otherState } from './transfer-acts.service.ts';
import { numbersOfOne } from './transfer-sums.service.ts';

/** A transfer that has left for this point. Throws `list.notFound`. */
export async function findComing(
  db: Context['db'] | Tx,
  { unitId }: Pick<Transferrer, 'unitId'>,
  code: string,
): Promise<TransferRow> {
  const transfer = await findTransfer(db, code);
  if (transfer === undefined || transfer.pointId !== unitId || transfer.departedAt === null)
    throw new AppError('list.notFound');
  return transfer;
}

/** Begins to accept a transfer; begun already, it stays as it is. Throws `list.notFound`. */
export async function beginAcceptance(
  context: Context,
  acceptor: Transferrer,
  code: string,
): Promise<ScannedTransfer> {
  await findComing(context.db, acceptor, code);
  return inPatientTransaction(context, `trip:${code}`, async (tx) => {
    const sent = await sentItems(tx, await findComing(tx, acceptor, code));
    const ids = sent.map(({ parcelId }) => parcelId);
    await findSentParcels(tx, { orderCodes: [], ids }, 'lock');
    const transfer = await lockTransfer(tx, code);
    // It was taken back at this moment.
    if (!transfer?.departedAt) throw otherState(code);
    if (transfer.state !== 'DEPARTED') return numbersOfOne(tx, transfer, 'ACCEPTING');
    const at = context.clock.now();
    const { principal, unitId } = acceptor;
    const owner = { transferId: transfer.id, work: 'ACCEPTING' } as const;
    await insertChecklist(tx, { owner, unitId, at, by: principal.name }, sent);
    await updateTransfer(tx, transfer.id, { state: 'ARRIVED', arrivedAt: at });
    await recordTransfer(tx, { principal, code, at }, 'transfer:accept-begin', { parcels: sent.length });
    return numbersOfOne(tx, { ...transfer, state: 'ARRIVED' }, 'ACCEPTING');
  });
}

/** What has left the hub in a transfer; what went in a whole bag, with its bag. */
async function sentItems(tx: Tx, transfer: TransferRow) {
  const [list] = await findTransferLists(tx, [transfer.id], 'FILLING');
  const taken = list === undefined ? [] : await listItems(tx, list.id, 'TAKEN');
  return taken.flatMap(({ parcelId, code, bagCode, state }) =>
    parcelId === null ? [] : [{ parcelId, code, bagCode: state === 'IMPLIED' ? bagCode : null }],
  );
}

/** The acceptance of a transfer that goes on here, locked: nobody scans meanwhile. Throws `list.notFound` and `transfers.otherState`. */
async function lockAcceptance(
  tx: Tx,
  acceptor: Transferrer,
  code: string,
): Promise<{ transfer: TransferRow; list: ChecklistRow }> {
  const seen = await findComing(tx, acceptor, code);
  const list = await lockChecklist(tx, { transferId: seen.id, work: 'ACCEPTING' }, 'change');
  const transfer = await lockTransfer(tx, code);
  if (list === undefined || transfer === undefined || list.endedAt !== null) throw otherState(code);
  return { transfer, list };
}

/** Settles what is missing or too much. Throws `list.notFound` and `transfers.otherState`. */
export function settleAcceptance(
  context: Context,
  acceptor: Transferrer,
  code: string,
  { requestId, act, codes: read }: BodyOf<typeof settleCall>,
): Promise<DataOf<typeof settleCall>> {
  const { principal } = acceptor;
  const once = { type: 'acceptance-settled', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const { transfer, list } = await lockAcceptance(tx, acceptor, code);
    const codes = read.map((each) => readScannedCode(each) ?? each);
    const settled = await settleItems(tx, list.id, { act, codes, at, by: principal.name });
    if (settled > 0) {
      const details = { how: act, parcels: settled };
      await recordTransfer(tx, { principal, code, at }, 'transfer:accept-settle', details);
    }
    return { settled, transfer: await numbersOfOne(tx, transfer, 'ACCEPTING') };
  });
}

/** Ends the acceptance of a transfer. Throws `list.notFound`, `transfers.otherState` and `transfers.unsettled`. */
export function finishAcceptance(
  context: Context,
  acceptor: Transferrer,
  { code, requestId }: { code: string; requestId: string },
): Promise<ScannedTransfer> {
  const { principal } = acceptor;
  const once = { type: 'acceptance-finished', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const { transfer, list } = await lockAcceptance(tx, acceptor, code);
    const numbers = await numbersOfOne(tx, transfer, 'ACCEPTING');
    if (numbers.unsettled > 0)
      throw new AppError('transfers.unsettled', { params: { code, things: numbers.unsettled } });
    await endChecklist(tx, list.id, { at, by: principal.name });
    await updateTransfer(tx, transfer.id, { state: 'FINISHED', finishedAt: at });
    const details = { parcels: numbers.scanned + numbers.implied };
    await recordTransfer(tx, { principal, code, at }, 'transfer:accept-finish', details);
    return { ...numbers, state: 'FINISHED' };
  });
}
