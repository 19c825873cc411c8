/**
 * A transfer that a pickup point accepts against what has left the hub in it. What goes to another point is not moved
 * here.
 */
import type { comingTransferCalls } from '@rohi/contract/cargo/coming-transfers.contract';
import type { ChecklistAnswers } from '@rohi/contract/cargo/checklists.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { findChecklist, listItems, type ExpectedItem } from '../../containers/checklists.service.ts';
import {
  findTransfer,
  lockTransfer,
  updateTransfer,
  type TransferRow,
} from '../../containers/transfers.service.ts';
import { findSentParcels, type ScannableParcel } from '../../tracking/tracking.service.ts';
import type { CarryAct, Elsewhere, Carried, TakeInKind } from '../container-kind.service.ts';
import { listComing, pageOfAcceptance } from './coming-transfer-pages.service.ts';
import { numbersOfOne } from './transfer-numbers.service.ts';
import { findTransferOf } from './transfer-of-parcel.store.ts';

export const transferKind: TakeInKind<TransferRow, ChecklistAnswers<typeof comingTransferCalls>> = {
  name: 'transfer',
  left: 'acceptance',
  arrival: { type: 'PP_RECEIVED', status: ParcelStatus.AwaitingCustomer },
  says: {
    noSuch: 'NO_SUCH_TRANSFER',
    notBegun: 'ACCEPTING_NOT_BEGUN',
    over: 'ACCEPTING_OVER',
    taken: 'ACCEPTED',
    damaged: 'ACCEPTED_DAMAGED',
    surplus: 'ACCEPTED_SURPLUS',
    again: 'ALREADY_ACCEPTED',
  },
  audit: {
    begin: 'transfer:accept-begin',
    settle: 'transfer:accept-settle',
    finish: 'transfer:accept-finish',
  },
  subject: 'transfer',
  once: { settle: 'acceptance-settled', finish: 'acceptance-finished' },
  errors: {
    notBegun: otherState,
    otherState,
    unsettled: (code, things) => new AppError('transfers.unsettled', { params: { code, things } }),
  },

  find: findTransfer,
  lock: lockTransfer,
  ownerOf: ({ id }) => ({ transferId: id, work: 'ACCEPTING' }),
  unitOf: ({ pointId }) => pointId,
  isSeen: ({ departedAt }) => departedAt !== null,
  // It may have been taken back at this moment.
  mayBegin: ({ departedAt }) => departedAt !== null,
  async lockExpected(tx, row) {
    const sent = await sentIn(tx, row);
    const ids = sent.map(({ parcelId }) => parcelId);
    await findSentParcels(tx, { orderCodes: [], ids }, 'lock');
    return { row: (await lockTransfer(tx, row.code)) ?? row, expected: async () => sent };
  },
  begun: (_context, tx, { id }, { at }) => updateTransfer(tx, id, { state: 'ARRIVED', arrivedAt: at }),
  finished: (_context, tx, { id }, { at }) => updateTransfer(tx, id, { state: 'FINISHED', finishedAt: at }),

  mayTake: ({ unitId }, { facts: { pickupPointId } }) => pickupPointId === unitId,
  whyNotExpected,

  numbersOf: (db: Db | Tx, row) => numbersOfOne(db, row, 'ACCEPTING'),
  answer: (numbers, beside) => ({ transfer: numbers && { ...numbers, ...beside } }),
  beside: (_context, _tx, _code, { elsewhere }) => elsewhereOf(elsewhere),
  unseen: { transfer: null },

  list: listComing,
  page: pageOfAcceptance,
  snapshot: () => ({}),
  settled: (settled, transfer) => ({ settled, transfer }),
};

export function otherState(code: string): AppError {
  return new AppError('transfers.otherState', { params: { code } });
}

/** Where something belongs, as the answer of a transfer says it. */
function elsewhereOf({ pointId = null, transfer = null }: Elsewhere = {}) {
  return { otherPointId: pointId, otherTransfer: transfer };
}

/** What has left the hub in a transfer; what went in a whole bag, with its bag. */
async function sentIn(tx: Tx, { id: transferId }: TransferRow): Promise<ExpectedItem[]> {
  const list = await findChecklist(tx, { transferId, work: 'FILLING' });
  const taken = list === undefined ? [] : await listItems(tx, list.id, 'TAKEN');
  return taken.flatMap(({ parcelId, code, bagCode, state }) =>
    parcelId === null ? [] : [{ parcelId, code, bagCode: state === 'IMPLIED' ? bagCode : null }],
  );
}

async function whyNotExpected(
  tx: Tx,
  { unitId }: CarryAct,
  { id, state: { status }, facts: { pickupPointId } }: ScannableParcel,
): Promise<Carried> {
  if (status === ParcelStatus.Received) return { say: 'COLLECTED' };
  if (status === ParcelStatus.Cancelled) return { say: 'CANCELLED' };
  if (pickupPointId === null) return { say: 'NO_POINT' };
  if (pickupPointId !== unitId) return { say: 'OTHER_POINT', elsewhere: { pointId: pickupPointId } };
  if (status === ParcelStatus.AwaitingCustomer) return { say: 'ALREADY_ACCEPTED' };
  const other = await findTransferOf(tx, id);
  return other === undefined
    ? { say: 'NOT_EXPECTED' }
    : { say: 'OF_OTHER_TRANSFER', elsewhere: { transfer: other } };
}
