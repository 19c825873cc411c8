/**
 * A problem that a station takes back. Promises that the one that it was reported in place of is open again, and that
 * the rooms which inform its owner learn of it.
 */
import type { OfficeFlag } from '@rohi/contract/tracking/parcel-status';
import { problemTakenBack } from '@rohi/contract/warehouse/problem-taken-back';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { endTakenBack, lockOpenProblem, reopenReplaced, type ParcelProblem } from './parcel-problem.store.ts';

export type ScannedProblem = ParcelProblem;

/** The open problem of a parcel, locked, where this scan has reported it. */
export async function findProblemOfScan(
  tx: Tx,
  parcelId: string,
  scanId: string,
): Promise<ScannedProblem | undefined> {
  const open = await lockOpenProblem(tx, parcelId);
  return open?.scanId === scanId ? open : undefined;
}

/** Ends it; the flags that are to be taken down with it. */
export async function takeProblemBack(
  tx: Tx,
  { id, parcelId, flags, raisedAt }: ScannedProblem,
  at: Date,
): Promise<OfficeFlag[]> {
  await endTakenBack(tx, id, at);
  await publish(tx, problemTakenBack, { problemId: id });
  const earlier = await reopenReplaced(tx, parcelId, raisedAt);
  return flags.filter((flag) => !earlier.includes(flag));
}
