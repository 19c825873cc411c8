// The archive of the log (ARCHIVE_DIR): one file for each 16 MB of it, written by the server, packed by us when it is
// old.
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gunzip } from 'node:zlib';
import { BackupError, onDiskOf } from './backup-error.ts';
import type { BackupRecord } from './backup-record.ts';
import { syncPath } from './stored-files.ts';
import {
  findChain,
  judgeSegment,
  readHistory,
  readLsn,
  readSegmentName,
  segmentBytes,
  segmentOf,
  type TimelinePart,
} from './wal-segments.ts';

const unpack = promisify(gunzip);

/** How long what is acknowledged may stand in no archive: the server closes a segment after so many seconds. */
const archiveSeconds = 60;

/** The settings of a server that archives its log into a folder. */
export function archiveSettings(folder: string): Record<string, string> {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    archive_timeout: String(archiveSeconds),
  };
}

/** The way through the archive from a backup on. */
export type ArchiveWay = { timeline: number; segments: number };

/**
 * Finds which timeline leads on from a backup, and that none of its segments is missing, cut or of another
 * installation. Of several timelines the newest that had begun at `moment`: what was restored meanwhile counts from
 * then on. Throws BackupError.
 */
export async function findArchiveWay(
  archive: string,
  backup: BackupRecord,
  moment: Date | undefined,
): Promise<ArchiveWay> {
  const names = await readdir(archive).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    return onDiskOf(archive)(error);
  });
  if (names.length === 0)
    throw new BackupError(
      'archive',
      `The archive ${archive} is empty or not there: mount its disk. With --at backup it is left out, and what was written after the backup is lost.`,
    );
  const have = new Set(
    names.map((name) => name.replace(/\.gz$/, '')).filter((name) => readSegmentName(name)),
  );
  const history = await chooseHistory(archive, names, backup, moment);
  const end = readLsn(backup.endLsn) ?? 0n;
  const { segments, missing } = findChain(have, history, segmentOf(end));
  if (missing !== undefined)
    throw new BackupError(
      'archive',
      `The archive ${archive} has a gap: ${missing} is missing. What came after it cannot be restored: take a later backup, or --at backup.`,
    );
  for (const name of segments) await checkSegment(archive, name, backup.systemIdentifier);
  return { timeline: history.at(-1)?.timeline ?? backup.timeline, segments: segments.length };
}

async function chooseHistory(
  archive: string,
  names: readonly string[],
  backup: BackupRecord,
  moment: Date | undefined,
): Promise<TimelinePart[]> {
  const end = readLsn(backup.endLsn) ?? 0n;
  let chosen: TimelinePart[] = [{ timeline: backup.timeline, until: undefined }];
  for (const name of names.filter((each) => /^[0-9A-F]{8}\.history$/.test(each)).toSorted()) {
    const { mtime } = await stat(join(archive, name));
    if (moment !== undefined && mtime > moment) continue;
    const history = readHistory(
      Number.parseInt(name.slice(0, 8), 16),
      await readFile(join(archive, name), 'utf8'),
    );
    const own = history.find(({ timeline }) => timeline === backup.timeline);
    // Of a branch that left before the backup was made the backup is no part.
    if (own !== undefined && (own.until === undefined || own.until >= end)) chosen = history;
  }
  return chosen;
}

/** A segment is whole: its size, and in its first bytes its place and its installation. */
async function checkSegment(archive: string, name: string, systemIdentifier: string): Promise<void> {
  const plain = join(archive, name);
  const found = await stat(plain).catch(() => undefined);
  const cut = new BackupError('archive', `The archive ${archive} is damaged: ${name} is cut or altered.`);
  if (found !== undefined && found.size !== segmentBytes) throw cut;
  const start = found === undefined ? await startOfPacked(`${plain}.gz`) : await startOf(plain);
  if (start === undefined) throw cut;
  const judgement = judgeSegment(start, name, systemIdentifier);
  if (judgement === 'foreign')
    throw new BackupError(
      'foreign',
      `The archive ${archive} is of another installation: ${name} was not written by this database.`,
    );
  if (judgement === 'wrong')
    throw new BackupError(
      'archive',
      `The archive ${archive} is spoiled: ${name} holds another part of the log than its name says. What came after it cannot be restored: take a later backup, or --at backup.`,
    );
}

const startBytes = 40;
/** So much of a packed segment holds its first bytes. */
const packedStartBytes = 65_536;

async function startOf(path: string, bytes = startBytes): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Unpacks all of it: a packed segment that is cut shows at its end. */
async function startOfPacked(path: string): Promise<Buffer | undefined> {
  const whole = await readFile(path)
    .then((packed) => unpack(packed))
    .catch(() => undefined);
  return whole?.length === segmentBytes ? whole.subarray(0, startBytes) : undefined;
}

/**
 * The command by which the server takes a file of the archive, packed or not; %f and %p are filled in by the server.
 * With `histories` it takes no log: it only learns which timelines there are, so that its own gets a number that the
 * archive does not have.
 */
export function restoreCommand(archive: string | undefined, wanted: 'all' | 'histories'): string {
  if (archive === undefined) return 'false';
  // In quotes of the shell; a percent sign would be one of the server's.
  const folder = `'${archive.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`)}'`;
  const plain = `[ -f ${folder}/%f ] && cp ${folder}/%f "%p"`;
  if (wanted === 'histories') return `case %f in *.history) ${plain};; *) false;; esac`;
  return `if [ -f ${folder}/%f ]; then cp ${folder}/%f "%p"; else [ -f ${folder}/%f.gz ] && gzip -dc ${folder}/%f.gz > "%p"; fi`;
}

/**
 * Deletes the segments before the first that a backup needs. Returns how many. What is of another installation stays.
 */
export async function pruneArchive(archive: string, oldest: BackupRecord): Promise<number> {
  const first = segmentOf(readLsn(oldest.startLsn) ?? 0n);
  let deleted = 0;
  for (const name of await readdir(archive).catch(() => [])) {
    // `.partial` and `.backup` belong to the segment that they begin with.
    const segment = readSegmentName(name.slice(0, 24));
    if (segment === undefined || segment.number >= first || !(await isOurs(archive, name, oldest))) continue;
    await rm(join(archive, name), { force: true });
    deleted += 1;
  }
  return deleted;
}

async function isOurs(archive: string, name: string, { systemIdentifier }: BackupRecord): Promise<boolean> {
  if (!/^[0-9A-F]{24}(?:\.gz)?$/.test(name)) return true;
  const start = await readStart(archive, name);
  // One that cannot be read, or is not what its name says, is of no use to anybody.
  return start === undefined || judgeSegment(start, name.slice(0, 24), systemIdentifier) !== 'foreign';
}

/** The first bytes of a segment, packed or not, without reading all of it; undefined when they cannot be read. */
async function readStart(archive: string, name: string): Promise<Buffer | undefined> {
  return startOf(join(archive, name), packedStartBytes)
    .then((read) => (name.endsWith('.gz') ? unpack(read, { finishFlush: constants.Z_SYNC_FLUSH }) : read))
    .catch(() => undefined);
}

/** The installation that has written the newest segment of an archive; undefined for a folder without any. */
export async function newestSegmentOwner(archive: string): Promise<string | undefined> {
  const names = await readdir(archive).catch(() => []);
  for (const name of names.toSorted((a, b) => (a < b ? 1 : -1))) {
    if (!/^[0-9A-F]{24}(?:\.gz)?$/.test(name)) continue;
    const start = await readStart(archive, name);
    if (start !== undefined && start.length >= startBytes) return String(start.readBigUInt64LE(24));
  }
  return undefined;
}

const packAfterMs = 3_600_000;

/** Packs segments that were archived more than an hour ago. Returns how many. */
export async function packArchive(archive: string, now: Date): Promise<number> {
  let packed = 0;
  for (const name of await readdir(archive).catch(() => [])) {
    const path = join(archive, name);
    if (readSegmentName(name) === undefined) continue;
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || now.getTime() - found.mtimeMs < packAfterMs) continue;
    const draft = `${path}.gz.part`;
    await pipeline(
      createReadStream(path),
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await syncPath(draft);
    await rename(draft, `${path}.gz`);
    await rm(path);
    packed += 1;
  }
  if (packed > 0) await syncPath(archive);
  return packed;
}
