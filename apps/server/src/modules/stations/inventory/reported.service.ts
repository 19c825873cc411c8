/** What counts have reported as missing, for the pages that lead to it. */
import type { Context } from '../../../context.ts';
import { listReported, type ReportedCut } from './reported.store.ts';

export type MissingGroup = { unitId: number; count: number; oldest: Date; oldestCode: string };

/** What is still missing, by unit, that which has been missing longest first. */
export async function groupReported({ db }: Pick<Context, 'db'>, cut: ReportedCut): Promise<MissingGroup[]> {
  const groups = new Map<number, MissingGroup>();
  for (const { unitId, code, reportedAt } of await listReported(db, cut)) {
    const group = groups.get(unitId);
    if (group === undefined) groups.set(unitId, { unitId, count: 1, oldest: reportedAt, oldestCode: code });
    else group.count += 1;
  }
  return [...groups.values()];
}
