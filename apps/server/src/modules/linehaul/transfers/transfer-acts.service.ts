/** Owns how a hub ends the filling of a transfer. Promises that one is closed only when whatever is left has a reason, and that an act is done once for one request. */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  ScannedTransfer,
  settleTransfer as settleCall,
} from '@rohi/contract/linehaul/transfers.contract';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  endChecklist,
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
import { doOnce } from '../once.service.ts';
import { recordTransfer } from './open-transfer.service.ts';
import type { Transferrer } from './transfer-scan.ts';
import { numbersOfOne } from './transfer-sums.service.ts';

export type LockedTransfer = { transfer: TransferRow; list: ChecklistRow };

/** Locks a transfer of this hub with its checklist: nobody scans meanwhile. Throws `list.notFound`. */
export async function lockFilling(
  tx: Tx,
  { unitId }: Pick<Transferrer, 'unitId'>,
  code: string,
): Promise<LockedTransfer> {
  const seen = await findTransfer(tx, code);
  if (seen === undefined || seen.hubId !== unitId) throw new AppError('list.notFound');
  const list = await lockChecklist(tx, { transferId: seen.id, work: 'FILLING' }, 'change');
  const transfer = await lockTransfer(tx, code);
  if (list === undefined || transfer === undefined) throw new AppError('list.notFound');
  return { transfer, list };
}

export function otherState(code: string): AppError {
  return new AppError('transfers.otherState', { params: { code } });
}

/** Settles what is left by its codes; the code of a bag means all of it. Throws `list.notFound` and `transfers.otherState`. */
export function settleTransfer(
  context: Context,
  transferrer: Transferrer,
  code: string,
  { requestId, act, codes: read }: BodyOf<typeof settleCall>,
): Promise<DataOf<typeof settleCall>> {
  const { principal } = transferrer;
  const once = { type: 'transfer-settled', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const { transfer, list } = await lockFilling(tx, transferrer, code);
    if (transfer.state !== 'OPEN') throw otherState(code);
    const codes = read.map((each) => readScannedCode(each) ?? each);
    const settled = await settleItems(tx, list.id, { act, codes, at, by: principal.name });
    if (settled > 0) {
      const details = { how: act, parcels: settled };
      await recordTransfer(tx, { principal, code, at }, 'transfer:settle', details);
    }
    return { settled, transfer: await numbersOfOne(tx, transfer, 'FILLING') };
  });
}

/** Closes a transfer. Throws `list.notFound`, `transfers.otherState`, `transfers.unsettled` and `transfers.empty`. */
export function closeTransfer(
  context: Context,
  transferrer: Transferrer,
  { code, requestId }: { code: string; requestId: string },
): Promise<ScannedTransfer> {
  const { principal } = transferrer;
  const once = { type: 'transfer-closed', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const locked = await lockFilling(tx, transferrer, code);
    if (locked.transfer.state !== 'OPEN') throw otherState(code);
    const numbers = await closeFilling(tx, locked, { at, by: principal.name });
    const details = { parcels: numbers.scanned + numbers.implied };
    await recordTransfer(tx, { principal, code, at }, 'transfer:close', details);
    return numbers;
  });
}

/** Closes a locked transfer that is open. Throws `transfers.unsettled` and `transfers.empty`. */
export async function closeFilling(
  tx: Tx,
  { transfer, list }: LockedTransfer,
  { at, by }: { at: Date; by: string },
): Promise<ScannedTransfer> {
  const { code } = transfer;
  const numbers = await numbersOfOne(tx, transfer, 'FILLING');
  if (numbers.unsettled > 0)
    throw new AppError('transfers.unsettled', { params: { code, things: numbers.unsettled } });
  if (numbers.scanned + numbers.implied === 0) throw new AppError('transfers.empty', { params: { code } });
  await endChecklist(tx, list.id, { at, by });
  await updateTransfer(tx, transfer.id, { state: 'CLOSED', closedAt: at });
  return { ...numbers, state: 'CLOSED' };
}
