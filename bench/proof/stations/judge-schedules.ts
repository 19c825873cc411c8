import type { Context } from '../../../apps/server/src/context.ts';
import type { Played, ScheduledScan } from './play-schedule.ts';

export type ReceiveFacts = { action: 'RECEIVE'; code: string; customerCode?: string; weightG: number };

export type ScheduleJudgement = {
  scans: number;
  received: number;
  /** Stand on the list of the device or of the warehouse. */
  listed: number;
  /** A clerk saw it stored, and neither the service nor a list has it. */
  lost: string[];
  /** Neither accepted nor listed. */
  open: string[];
  /** Codes that were received more than once. */
  twice: string[];
};

/** Holds what the devices show against what the database has. */
export async function judgeSchedules(
  { sql }: Pick<Context, 'sql'>,
  played: readonly Played<ReceiveFacts>[],
): Promise<ScheduleJudgement> {
  const rows = played.flatMap((each) => each.rows);
  const codes = [...new Set(rows.map(({ facts }) => facts.code))];
  const receipts = new Map(
    (
      await sql<{ code: string; count: number }[]>`
        select tracking_code as code, count(*)::integer as count
        from parcel_event join parcel on parcel.id = parcel_id
        where type = 'CN_RECEIVED' and tracking_code = any(${codes}::text[]) group by 1`
    ).map(({ code, count }) => [code, count]),
  );
  const listed = new Set(
    (
      await sql<{ id: string }[]>`
        select scan_id as id from scan_exception where scan_id = any(${rows.map(({ scanId }) => scanId)}::uuid[])`
    ).map(({ id }) => id),
  );
  const judgement: ScheduleJudgement = {
    scans: 0,
    received: receipts.size,
    listed: 0,
    lost: [],
    open: [],
    twice: [...receipts].flatMap(([code, count]) => (count > 1 ? [`${code} × ${count}`] : [])),
  };
  for (const { seed, shown, rows: own } of played) {
    const byId = new Map(own.map((row) => [row.scanId, row]));
    for (const { scanId } of shown) {
      judgement.scans += 1;
      const row = byId.get(scanId);
      const name = `seed ${seed}: ${scanId}`;
      if (row === undefined) judgement.lost.push(name);
      else if (row.state === 'needsPerson' || listed.has(scanId)) judgement.listed += 1;
      else if (row.state !== 'accepted') judgement.open.push(name);
      else if (!isTrue(row, receipts)) judgement.lost.push(name);
    }
  }
  return judgement;
}

/** What is shown as accepted has happened: the box is in the warehouse. */
function isTrue(
  { answer, facts }: ScheduledScan<ReceiveFacts>,
  receipts: ReadonlyMap<string, number>,
): boolean {
  return answer !== undefined && answer.verdict !== 'NEEDS_PERSON' && receipts.has(facts.code);
}
