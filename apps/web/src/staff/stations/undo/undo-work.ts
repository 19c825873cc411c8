import { isUndoable } from '@rohi/contract/stations/undo-reasons';
import type { UndoableAction, UndoReason } from '@rohi/contract/stations/undo-reasons';
import { undoReasons } from '@rohi/contract/stations/undo-reasons';
import { surplusOfCount, surplusSays } from '@rohi/contract/stations/verdicts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';

/** The scan that is about to be taken back, by a scan with an id that is made already: photos go behind it. */
export type OpenUndo = {
  row: StationScanRow;
  action: UndoableAction;
  undoId: string;
  note: string;
  /** The user of the scan; undefined for the own. */
  by?: string | undefined;
};

/** A scan of a colleague, as the service lists it. */
export type ColleagueScan = { scanId: string; action: UndoableAction; code: string; at: string; by: string };

/** The same as a row of the queue: it was taken long since. */
export function rowOfColleague(
  { scanId, action, code, at }: ColleagueScan,
  deviceId: string,
): StationScanRow {
  const facts = { action, code, at } as StationScanRow['facts'];
  return { scanId, seq: 0, deviceId, owner: '', storedAt: Date.parse(at), state: 'accepted', facts };
}

/** The ids of scans that were taken back. */
export function takenBack(recent: readonly StationScanRow[]): ReadonlySet<string> {
  return new Set(
    recent.flatMap((row) => (isTaken(row) && row.facts.action === 'UNDO' ? [row.facts.undoes] : [])),
  );
}

/** Whether a scan took another one back: it has made nothing, and is shown as nothing done. */
export function isUndone(say: string): boolean {
  return say === 'UNDONE' || say === 'UNDONE_BEFORE';
}

/** The last scans without those that were taken back, and without what took them back. */
export function standing(recent: readonly StationScanRow[]): StationScanRow[] {
  const undone = takenBack(recent);
  return recent.filter(({ scanId, facts }) => facts.action !== 'UNDO' && !undone.has(scanId));
}

/** It waits to be sent, or the service has taken it. */
function isTaken({ answer, refusal }: StationScanRow): boolean {
  if (refusal !== undefined) return false;
  return answer === undefined || answer.verdict === 'OK' || answer.verdict === 'DUPLICATE';
}

/** The last scan, where it has done something that a scan takes back; undefined where it has not. */
export function lastToUndo(recent: readonly StationScanRow[]): StationScanRow | undefined {
  const [last] = standing(recent);
  return last !== undefined && isUndoable(last.facts.action) && hasDone(last) ? last : undefined;
}

function hasDone({ answer, refusal, facts }: StationScanRow): boolean {
  if (refusal !== undefined) return false;
  if (answer === undefined) return true;
  const { verdict, say } = answer;
  // Of an open bag each parcel is counted: its scan has done nothing.
  if (facts.action === 'COUNT' && say === 'BAG_TO_SCAN') return false;
  const isSurplus = surplusSays.has(say) || surplusOfCount.has(say) || say === 'COUNTED_ELSEWHERE';
  const isNoted = isSurplus || say === 'RECEIVED_UNOWNED' || verdict === 'NEEDS_PERSON';
  return (verdict === 'OK' && say !== 'LABELLED') || isNoted;
}

const withoutFacts: ReadonlySet<UndoableAction> = new Set<UndoableAction>([
  'BAG_OPEN',
  'COUNT',
  'COUNT_CELL',
]);

/**
 * The reasons that can be given: a problem alone was none, and a bag that was opened and a count have no facts of a
 * parcel.
 */
export function reasonsFor(action: UndoableAction): readonly UndoReason[] {
  return undoReasons.filter((reason) => {
    if (reason === 'NOTHING_WRONG') return action === 'REPORT_PROBLEM';
    return reason !== 'WRONG_FACTS' || !withoutFacts.has(action);
  });
}

/** The reason that a digit names, as the keys of the panel do: 1 is the first. */
export function reasonOfDigit(text: string, action: UndoableAction): UndoReason | undefined {
  return /^[1-9]$/.test(text) ? reasonsFor(action)[Number(text) - 1] : undefined;
}
