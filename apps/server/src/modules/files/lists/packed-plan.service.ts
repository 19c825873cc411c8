/** Owns the form in which the plan of a list's file is stored. */
import { fromWireRow, toWireRow } from '../../../platform/table-files/workbook-lines.ts';
import { packJson, unpackJson } from '../packed-json.service.ts';
import type { ListPlan, PlannedRow } from './list-plan.ts';

/** A plan in few bytes; text that PostgreSQL cannot store is no matter so. */
export function packPlan(plan: ListPlan): Buffer {
  const rows = plan.rows.map((row) => ({ ...row, cells: toWireRow(row.cells) }));
  return packJson({ ...plan, header: toWireRow(plan.header), rows });
}

type WireRow = ReturnType<typeof toWireRow>;
type PackedPlan = Omit<ListPlan, 'header' | 'rows'> & {
  header: WireRow;
  rows: (PlannedRow & { cells: WireRow })[];
};

/** What `packPlan` has packed. */
export function unpackPlan(bytes: Buffer): ListPlan {
  const plan = unpackJson(bytes) as PackedPlan;
  const rows = plan.rows.map((row) => ({ ...row, cells: fromWireRow(row.cells) }));
  return { ...plan, header: fromWireRow(plan.header), rows };
}
