import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupError, onDiskOf } from './backup-error.ts';

/** The file that says what a backup is of, and what it must consist of. */
export const recordName = 'backup.json';
/** Raised when a backup of today could no longer be read. */
const formatNumber = 1;
/** The version of the programs that we carry. */
const postgresMajor = 18;

const part = z.object({ size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const lsn = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i);

const shape = z.object({
  format: z.literal(formatNumber),
  postgres: z.literal(postgresMajor),
  /** Of the cluster; stays the same over every restore. */
  systemIdentifier: z.string().regex(/^\d{1,20}$/),
  timeline: z.int().min(1),
  startLsn: lsn,
  endLsn: lsn,
  /**
   * By the clock of the database. What was acknowledged before `startedAt` is in the backup, what came after `endedAt`
   * is not.
   */
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date(),
  /** Version of the service that made it. */
  product: z.string(),
  /** Head of the audit record when the backup began. */
  auditHead: z.object({ seq: z.int().min(0), hash: z.string() }),
  /** How many parcels were on record when it began; backups of earlier releases do not say it. */
  parcels: z.int().min(0).optional(),
  /** The id of the key that seals its secrets; backups of earlier releases have them readable. */
  sealedBy: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
  /** How many files of FILES_DIR go with it, and their bytes. */
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0) }),
  /** By their path in the backup: everything but the files of FILES_DIR, which `files.json` lists. */
  parts: z.record(z.string(), part),
});

export type BackupRecord = z.infer<typeof shape>;
export type BackupPart = z.infer<typeof part>;

/** What is constant of each record. */
export const recordOfToday = { format: formatNumber, postgres: postgresMajor } as const;

/** The record as the text of its file, with its own checksum. */
export function writeRecordText(record: BackupRecord): string {
  const text = JSON.stringify(record, null, 2);
  return `${JSON.stringify({ ...(JSON.parse(text) as object), checksum: sha256(text) }, null, 2)}\n`;
}

/**
 * Reads the record of a backup. Throws BackupError for a folder that is none, an altered record, and one that this
 * version cannot use.
 */
export async function readRecord(folder: string): Promise<BackupRecord> {
  const text = await readFile(join(folder, recordName), 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new BackupError('damaged', `${folder} is no backup: it has no ${recordName}.`);
    return onDiskOf(folder)(error);
  });
  return readRecordText(text, folder);
}

function readRecordText(text: string, folder: string): BackupRecord {
  const altered = new BackupError(
    'damaged',
    `The backup ${folder} is damaged: ${recordName} is cut or altered.`,
  );
  const content = parse(text);
  if (content === undefined) throw altered;
  const { checksum, ...rest } = content;
  if (checksum !== sha256(JSON.stringify(rest, null, 2))) throw altered;
  refuseForeignVersion(rest, folder);
  const record = shape.safeParse(rest);
  if (!record.success) throw altered;
  return record.data;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function refuseForeignVersion(content: Record<string, unknown>, folder: string): void {
  const { postgres, format } = content;
  if (postgres !== postgresMajor)
    throw new BackupError(
      'foreign',
      `The backup ${folder} was made by PostgreSQL ${String(postgres)}, this service runs ${postgresMajor}: restore it with the release that made it.`,
    );
  if (format !== formatNumber)
    throw new BackupError(
      'foreign',
      `The backup ${folder} has the form ${String(format)}, this release reads ${formatNumber}: use the release that made it.`,
    );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
