import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * How the backups of an installation stand. `ELSEWHERE`: the database is the operator's own, and so are its backups.
 * `COPY`: it was restored to be looked at, and is not backed up.
 */
export const backupStates = ['GOOD', 'NONE_YET', 'LATE', 'FAILED', 'ELSEWHERE', 'COPY'] as const;
export type BackupState = (typeof backupStates)[number];

/** A backup that is older than this is late. */
export const backupLateMs = 26 * 3_600_000;

/** Why a backup failed, as far as the reader can do something about it. */
export const backupFaultNames = [
  'noRoom',
  'notWritable',
  'damaged',
  'foreign',
  'archive',
  'gone',
  'failed',
] as const;
export type BackupFaultName = (typeof backupFaultNames)[number];

const nullableTime = z.nullable(z.string());

export const backupState = endpoint({
  method: 'GET',
  path: '/staff/backups',
  summary:
    'How old the last good backup is, what became of the last try, and how the archive of the log fares',
  access: { kind: 'staff', authority: 'dictionary:edit' },
  data: z.object({
    state: z.enum(backupStates),
    lastGoodAt: nullableTime,
    /** Of the last try, where that failed. */
    fault: z.nullable(z.enum(backupFaultNames)),
    failedAt: nullableTime,
    /** The last backup that was restored on trial; `good` is what that came to. */
    restoreTry: z.nullable(z.object({ at: z.string(), good: z.boolean() })),
    /** Null where nothing is archived between backups. */
    archive: z.nullable(z.object({ lastAt: nullableTime, isFailing: z.boolean() })),
  }),
  errors: [],
});
