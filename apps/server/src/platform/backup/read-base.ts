import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import type { BackupPart } from './backup-record.ts';
import { lastSegmentBefore, readLsn, segmentName, segmentOf } from './wal-segments.ts';

/** Names that the server gives to what it writes. */
export const baseName = 'base.tar.gz';
export const manifestName = 'backup_manifest';

type ManifestFile = { path: string; size: number; checksum: string };
type WalRange = { timeline: number; startLsn: string; endLsn: string };
export type BaseManifest = { systemIdentifier: string; files: ManifestFile[]; walRanges: WalRange[] };

/**
 * Reads the server's own list of what is in a base backup. Throws BackupError when it is cut or altered: its last line
 * is the SHA-256 of all before it.
 */
export async function readManifest(folder: string): Promise<BaseManifest> {
  const path = join(folder, manifestName);
  const text = await readFile(path).catch(() => {
    throw damaged(path, 'it is missing');
  });
  const end = text.lastIndexOf('"Manifest-Checksum"');
  const [, checksum] = /"Manifest-Checksum": "([0-9a-f]{64})"}\s*$/.exec(text.subarray(end).toString()) ?? [];
  if (end < 0 || checksum !== createHash('sha256').update(text.subarray(0, end)).digest('hex'))
    throw damaged(path, 'it is cut or altered');
  const content = JSON.parse(text.toString()) as {
    'System-Identifier': unknown;
    Files: { Path?: string; 'Encoded-Path'?: string; Size: number; Checksum: string }[];
    'WAL-Ranges': { Timeline: number; 'Start-LSN': string; 'End-LSN': string }[];
  };
  // As a number of JSON it would lose its last digits.
  const systemIdentifier = /"System-Identifier": (\d+)/.exec(text.toString())?.[1] ?? '';
  return {
    systemIdentifier,
    files: content.Files.map((file) => ({
      path: file.Path ?? Buffer.from(file['Encoded-Path'] ?? '', 'hex').toString(),
      size: file.Size,
      checksum: file.Checksum,
    })),
    walRanges: content['WAL-Ranges'].map((range) => ({
      timeline: range.Timeline,
      startLsn: range['Start-LSN'],
      endLsn: range['End-LSN'],
    })),
  };
}

/**
 * Reads the archive of a base backup from its first byte to its last and holds it against the manifest: every file with
 * its size and SHA-256, the log that the start needs, the end of the archive. With `into` everything is written there
 * on the way. Returns size and SHA-256 of the archive itself. Throws BackupError naming what is missing, cut or
 * altered.
 */
export async function readBase(folder: string, into?: string): Promise<BackupPart> {
  const archive = join(folder, baseName);
  const manifest = await readManifest(folder);
  const expected = new Map(manifest.files.map((file) => [file.path, file]));
  const wal = new Set<string>();
  const whole = createHash('sha256');
  const { size } = await stat(archive).catch(() => {
    throw damaged(archive, 'it is missing');
  });
  const tar = extract();
  const tail = watchTail();
  const source = createReadStream(archive, { highWaterMark: 1_048_576 });
  const reading = pipeline(source, hashing(whole), createGunzip({ chunkSize: 262_144 }), tail.stream, tar);
  // It may fail while a file of it is being written: the loop ends by that too, and says so below.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) await readEntry(entry, expected, wal, into);
    await reading;
  } catch (error) {
    await reading.catch(() => undefined);
    if (error instanceof BackupError || isDiskFailure(error)) throw error;
    throw damaged(archive, 'it is cut or altered', error);
  }
  if (!tail.isWhole()) throw damaged(archive, 'its end is missing');
  const [missing] = expected.keys();
  if (missing !== undefined) throw damaged(archive, `${missing} is missing in it`);
  const lost = segmentsIn(manifest.walRanges).find((name) => !wal.has(name));
  if (lost !== undefined) throw damaged(archive, `the log ${lost} is missing in it`);
  return { size, sha256: whole.digest('hex') };
}

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

async function readEntry(
  entry: Entry,
  expected: Map<string, ManifestFile>,
  wal: Set<string>,
  into: string | undefined,
): Promise<void> {
  const { name, type, size } = entry.header;
  const path = name.replace(/^\.\//, '').replace(/\/$/, '');
  if (path.split('/').includes('..') || path.startsWith('/'))
    throw new BackupError('damaged', `The backup is damaged: it names the path ${path}.`);
  if (type === 'directory') {
    if (into !== undefined && path !== '') await mkdir(join(into, path), { recursive: true, mode: 0o700 });
    entry.resume();
    return;
  }
  if (type !== 'file') {
    // A cluster of ours has neither links nor tablespaces elsewhere.
    throw new BackupError(
      'foreign',
      `The backup has ${path}, a ${type}: it is of no database of this service.`,
    );
  }
  const hash = createHash('sha256');
  await (into === undefined ? readThrough(entry, hash) : writeTo(join(into, path), entry, hash));
  if (path.startsWith('pg_wal/')) wal.add(path.slice('pg_wal/'.length));
  const wanted = expected.get(path);
  if (wanted === undefined) return;
  if (wanted.size !== size || wanted.checksum !== hash.digest('hex'))
    throw new BackupError('damaged', `The backup is damaged: ${path} is altered.`);
  expected.delete(path);
}

async function readThrough(entry: AsyncIterable<unknown>, hash: Hash): Promise<void> {
  for await (const piece of entry) hash.update(piece as Buffer);
}

/** The owner is this process: the numbers in the archive may be those of another machine. */
async function writeTo(path: string, entry: AsyncIterable<unknown>, hash: Hash): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of entry) {
      hash.update(piece as Buffer);
      await file.write(piece as Buffer);
    }
  } finally {
    await file.close();
  }
}

/** The names of the segments that the start of the backup reads. */
function segmentsIn(ranges: readonly WalRange[]): string[] {
  return ranges.flatMap(({ timeline, startLsn, endLsn }) => {
    const [start, end] = [readLsn(startLsn), readLsn(endLsn)];
    if (start === undefined || end === undefined) return [];
    const first = segmentOf(start);
    const count = Math.max(1, lastSegmentBefore(end) - first + 1);
    return Array.from({ length: count }, (_, at) => segmentName({ timeline, number: first + at }));
  });
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
}

const endBytes = 1_024;

/** An archive ends with two blocks of zeros; one that was cut between two files has none. */
function watchTail(): { stream: Transform; isWhole: () => boolean } {
  let tail: Buffer = Buffer.alloc(0);
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      tail = Buffer.from(Buffer.concat([tail, piece.subarray(-endBytes)]).subarray(-endBytes));
      done(null, piece);
    },
  });
  return { stream, isWhole: () => tail.length === endBytes && tail.every((byte) => byte === 0) };
}

function damaged(path: string, how: string, cause?: unknown): BackupError {
  return new BackupError('damaged', `The backup is damaged: ${path}: ${how}.`, { cause });
}

function isDiskFailure(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'].includes(code);
}
