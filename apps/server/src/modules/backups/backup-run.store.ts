import type { BackupFaultName } from '@rohi/contract/backups/backups.contract';
import type { Db } from '../../platform/database.ts';

export type BackupRun = {
  /** `RESTORE`: the database itself came back from a backup. */
  kind: 'BACKUP' | 'RESTORE_TRY' | 'RESTORE';
  startedAt: Date;
  endedAt: Date;
  /** Null: it is good. */
  fault: BackupFaultName | null;
  backup: string | null;
  bytes: number | null;
};

export async function insertRun(db: Db, run: BackupRun): Promise<void> {
  await db
    .insertInto('backup_run')
    .values({
      kind: run.kind,
      started_at: run.startedAt,
      ended_at: run.endedAt,
      fault: run.fault,
      backup: run.backup,
      bytes: run.bytes === null ? null : String(run.bytes),
    })
    .execute();
}

/** The newest run of a kind, or the newest good one; undefined when there was none. */
export async function findLastRun(
  db: Db,
  kind: BackupRun['kind'],
  { isGood = false }: { isGood?: boolean } = {},
): Promise<Pick<BackupRun, 'endedAt' | 'fault'> | undefined> {
  const row = await db
    .selectFrom('backup_run')
    .select(['ended_at', 'fault'])
    .where('kind', '=', kind)
    .$if(isGood, (select) => select.where('fault', 'is', null))
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { endedAt: row.ended_at, fault: row.fault as BackupFaultName | null };
}

export async function deleteRuns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('backup_run').where('ended_at', '<', before).execute();
}
