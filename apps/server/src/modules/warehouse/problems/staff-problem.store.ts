import type { Currency } from '@rohi/contract/pricing/money';
import type { OfficeFlag } from '@rohi/contract/tracking/parcel-status';
import type { ProblemAnswer, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** An open problem as staff see it. */
export type StaffProblemRow = {
  kind: ReceiptProblem;
  note: string | null;
  device: string;
  raisedBy: string;
  raisedAt: Date;
  overdueAt: Date | null;
  answer: ProblemAnswer | null;
  answeredAt: Date | null;
  priceMinor: number | null;
  currency: Currency | null;
  doneBy: string | null;
};

/** The open problem of the current parcel of a code; undefined when there is none. */
export async function findProblemOfCode(db: Db, trackingCode: string): Promise<StaffProblemRow | undefined> {
  const { rows } = await query<StaffProblemRow>`
    select kind, note, device, raised_by as "raisedBy", raised_at as "raisedAt", overdue_at as "overdueAt", answer,
      answered_at as "answeredAt", price_minor as "priceMinor", currency, done_by::text as "doneBy"
    from parcel_problem as problem join parcel_facts as parcel on parcel.id = parcel_id and parcel.is_current
    where parcel.tracking_code = ${trackingCode} and ended is null`.execute(db);
  return rows[0];
}

/** A problem that was reported of a parcel, open or not. */
export type ReportedProblemRow = {
  kind: ReceiptProblem;
  flags: OfficeFlag[];
  note: string | null;
  device: string;
  raisedBy: string;
  raisedAt: Date;
  businessLine: 'BSC' | 'FBA';
  scanId: string | null;
};

/** All that was reported of the current parcel of a code, the first first. */
export async function problemsReportedOf(db: Db, trackingCode: string): Promise<ReportedProblemRow[]> {
  const { rows } = await query<ReportedProblemRow>`
    select kind, flags, note, device, raised_by as "raisedBy", raised_at as "raisedAt",
      parcel.business_line as "businessLine", problem.scan_id as "scanId"
    from parcel_problem as problem join parcel_facts as parcel on parcel.id = parcel_id and parcel.is_current
    where parcel.tracking_code = ${trackingCode} order by raised_at, problem.id`.execute(db);
  return rows;
}
