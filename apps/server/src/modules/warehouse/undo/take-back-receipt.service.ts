/** A box that a scan has received was not received, and what it has reported of a box is nothing. */
import type { ErrorName } from '@rohi/contract/errors';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { bagsOfParcel } from '../../containers/bags.service.ts';
import {
  effectiveEvents,
  lockScannable,
  writeParcels,
  type ParcelWrite,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';
import { emptyCells } from '../cell.store.ts';
import { whyNotHere } from '../parcel-in-warehouse.ts';
import {
  findProblemOfScan,
  takeProblemBack,
  type ScannedProblem,
} from '../problems/taken-back-problem.service.ts';
import { ScanRefusedError, outcomeFor, type ScanOutcome } from '../scan-outcome.service.ts';
import type { BeforeScan } from './before-scan.ts';
import type { UndoAct } from './undo-act.ts';

type Received = { action: string; scanId: string; trackingCode: string | undefined; before: BeforeScan };

/**
 * Takes a receipt back, a report, or both where one scan was both. Throws `ScanRefusedError` for what turns out only as
 * it is written.
 */
export async function takeBackReceipt(
  context: Context,
  tx: Tx,
  act: UndoAct,
  done: Received,
): Promise<ScanOutcome> {
  const code = done.trackingCode ?? '';
  const parcel = await lockScannable(context, tx, code);
  if (parcel === undefined || parcel.givesCodeBack) return outcomeFor(tx, code, 'BLOCKED', 'CHANGED_SINCE');
  const elsewhere = whyNotHere(parcel.state, parcel.receipt, act.unitId);
  if (elsewhere !== undefined) return outcomeFor(tx, code, 'BLOCKED', elsewhere);
  const receipt = receiptOf(parcel, done.scanId);
  const isReceipt = receipt !== undefined;
  const problem = done.action === 'RECEIVE' ? undefined : await findProblemOfScan(tx, parcel.id, done.scanId);
  const refusal = await refusalOf(tx, parcel, { isReceipt, problem, action: done.action });
  if (refusal !== undefined) return outcomeFor(tx, code, 'BLOCKED', refusal);
  const cleared = problem === undefined ? [] : await takeProblemBack(tx, problem, context.clock.now());
  await write(context, tx, act, { parcel, receipt, cleared, before: done.before });
  // The answer shows it empty already; at the end of the transaction it would be so by itself.
  if (isReceipt) await emptyCells(tx, [parcel.id]);
  return outcomeFor(tx, code, 'OK', 'UNDONE');
}

type Found = { isReceipt: boolean; problem: ScannedProblem | undefined; action: string };

async function refusalOf(
  tx: Tx,
  { id, state }: ScannableParcel,
  { isReceipt, problem, action }: Found,
): Promise<ScanSay | undefined> {
  if (action === 'RECEIVE' && !isReceipt) return 'CHANGED_SINCE';
  if (action !== 'RECEIVE' && problem === undefined) return 'CHANGED_SINCE';
  if (problem !== undefined && problem.answer !== null) return 'ANSWERED_SINCE';
  // What was reported since, by another scan or by the office, comes first.
  if (action === 'RECEIVE' && state.problems.includes('HELD')) return 'CHANGED_SINCE';
  if (!isReceipt) return undefined;
  const isSealed = (await bagsOfParcel(tx, id)).some(({ closedAt }) => closedAt !== null);
  return isSealed ? 'BAG_SEALED' : undefined;
}

/** The standing receipt of a parcel, where this scan has reported it. */
function receiptOf({ history }: ScannableParcel, scanId: string) {
  return effectiveEvents(history).find(
    ({ type, requestId }) => type === 'CN_RECEIVED' && requestId === scanId,
  );
}

type Undone = {
  parcel: ScannableParcel;
  receipt: ReturnType<typeof receiptOf>;
  cleared: Awaited<ReturnType<typeof takeProblemBack>>;
  before: BeforeScan;
};

type Move = ParcelWrite['moves'][number];

async function write(
  context: Context,
  tx: Tx,
  { principal, unitId, device: station, undoId, claimedAt, note }: UndoAct,
  { parcel, receipt, cleared, before }: Undone,
): Promise<void> {
  const reason = note?.trim() ?? '';
  const mover = { actor: principal, source: 'station', claimedAt } as const;
  const details = { ...mover, placeId: unitId, station, ...(reason === '' ? {} : { reason }) };
  const moves: Move[] = cleared.map((flag) => ({ ...details, type: 'FLAG_CLEARED', flag }));
  if (receipt !== undefined)
    moves.push({ ...details, type: 'CORRECTED', corrects: receipt.seq, requestId: undoId });
  if (receipt !== undefined && before.flagged === true && parcel.state.problems.includes('UNIDENTIFIED'))
    moves.push({
      ...mover,
      actor: systemPrincipal('warehouse'),
      type: 'FLAG_CLEARED',
      flag: 'UNIDENTIFIED',
    });
  // Declared since, it belongs to the declarer.
  const owner = receipt !== undefined && parcel.facts.orderCode === null ? before.owner : undefined;
  const facts = { ...before.facts, ...owner };
  const hasFacts = Object.keys(facts).length > 0;
  const [result] = await writeParcels(context, tx, [
    {
      trackingCode: parcel.trackingCode,
      ...(hasFacts ? { declare: { facts, move: { ...mover, implied: true } } } : {}),
      moves,
    },
  ]);
  for (const outcome of result?.outcomes ?? [])
    if (outcome.result === 'refused') throw new ScanRefusedError('BLOCKED', wordOf(outcome.error));
}

function wordOf(error: ErrorName): ScanSay {
  if (error === 'tracking.undoTooLate') return 'LEFT_CHINA';
  return error === 'tracking.nothingToUndo' ? 'CHANGED_SINCE' : 'NO_RIGHT';
}
