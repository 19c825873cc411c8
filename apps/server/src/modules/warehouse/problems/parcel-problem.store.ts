import type { ProblemAnswer, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { ParcelStatus, type OfficeFlag } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Tx } from '../../../platform/database.ts';

/** What is wrong with a parcel, and what its owner has answered. */
export type ParcelProblem = {
  id: string;
  parcelId: string;
  kind: ReceiptProblem;
  /** Raised with it; what had been there before is nothing of its. */
  flags: OfficeFlag[];
  raisedAt: Date;
  answer: ProblemAnswer | null;
  /** That has reported it; null of one from before scans were named. */
  scanId: string | null;
};

export type NewProblem = Omit<ParcelProblem, 'answer'> & {
  note: string | undefined;
  unitId: number;
  device: string;
  raisedBy: string;
};

const columns = query.raw(
  `problem.id, problem.parcel_id as "parcelId", kind, flags, raised_at as "raisedAt", answer, scan_id as "scanId"`,
);

/** The open problem of a parcel, locked until the end of the transaction; undefined when there is none. */
export async function lockOpenProblem(tx: Tx, parcelId: string): Promise<ParcelProblem | undefined> {
  const { rows } = await query<ParcelProblem>`
    select ${columns} from parcel_problem as problem where parcel_id = ${parcelId} and ended is null for update`.execute(
    tx,
  );
  return rows[0];
}

export async function insertProblem(tx: Tx, problem: NewProblem): Promise<void> {
  await query`
    insert into parcel_problem (id, parcel_id, kind, note, unit_id, device, raised_at, raised_by, flags, scan_id)
    values (${problem.id}, ${problem.parcelId}, ${problem.kind}, ${problem.note ?? null}, ${problem.unitId},
      ${problem.device}, ${problem.raisedAt}, ${problem.raisedBy}, ${problem.flags}, ${problem.scanId})`.execute(
    tx,
  );
}

/** Another problem of the parcel is reported in its place. */
export async function replaceProblem(tx: Tx, id: string, at: Date): Promise<void> {
  await query`update parcel_problem set ended = 'REPLACED', ended_at = ${at} where id = ${id}`.execute(tx);
}

/** The station takes it back. */
export async function endTakenBack(tx: Tx, id: string, at: Date): Promise<void> {
  await query`update parcel_problem set ended = 'TAKEN_BACK', ended_at = ${at} where id = ${id}`.execute(tx);
}

/** Opens the problem of a parcel again that was replaced at this moment; its flags, none where there is no such. */
export async function reopenReplaced(tx: Tx, parcelId: string, at: Date): Promise<OfficeFlag[]> {
  const { rows } = await query<{ flags: OfficeFlag[] }>`
    update parcel_problem set ended = null, ended_at = null
    where parcel_id = ${parcelId} and ended = 'REPLACED' and ended_at = ${at} returning flags`.execute(tx);
  return rows[0]?.flags ?? [];
}

/**
 * Ends what is open of those of these parcels that have left China, were closed, or are held no more though their owner
 * has not said that they may go on.
 */
export async function endSettled(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    update parcel_problem as problem
    set ended = case
        when parcel.status in (${ParcelStatus.Cancelled}, ${ParcelStatus.Received}) then 'CLOSED'
        when parcel.status <> ${ParcelStatus.AwaitingDeparture} then 'SENT_ON'
        else 'RELEASED' end,
      ended_at = coalesce(parcel.last_event_at, now())
    from parcel_facts as parcel
    where parcel.id = problem.parcel_id and problem.ended is null and parcel.id = any(${[...parcelIds]}::bigint[])
      and (parcel.status <> ${ParcelStatus.AwaitingDeparture}
        or (not 'HELD' = any(parcel.problems) and problem.answer is distinct from 'SEND_ON'))`.execute(tx);
}
