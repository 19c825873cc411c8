/**
 * Owns the doubt about zip files: sizes are read from the central directory before anything is unpacked, and what is then
 * unpacked must have the size and checksum that it claimed. Knows nothing of spreadsheets.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { FileRefusal } from './file-refusal.ts';
import { tableLimits } from './table-limits.ts';

type Entry = {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  headerAt: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;
const encryptedFlag = 1;
const stored = 0;
const deflated = 8;
/** Below this size a high ratio harms nobody: an empty styles file packs a hundredfold. */
const ratioMattersFrom = 100_000;

/**
 * Unpacks those files of a zip whose name `wants` accepts. Throws FileRefusal when the archive is over the limits of
 * `tableLimits`, encrypted, damaged, or lies about a size.
 */
export function unpackZip(bytes: Buffer, wants: (name: string) => boolean): Map<string, Buffer> {
  if (bytes.length > tableLimits.maxZipBytes)
    throw new FileRefusal('tooLarge', inMegabytes(bytes.length, tableLimits.maxZipBytes));
  try {
    const entries = listEntries(bytes);
    checkSizes(entries, bytes.length);
    const files = new Map<string, Buffer>();
    for (const entry of entries) {
      if (!wants(entry.name)) continue;
      if (files.has(entry.name)) throw new FileRefusal('unreadableExcel');
      files.set(entry.name, unpackEntry(bytes, entry));
    }
    return files;
  } catch (error) {
    // Reading past the end of the buffer and zlib's own complaints: the archive is damaged.
    throw error instanceof FileRefusal ? error : new FileRefusal('unreadableExcel', {}, error);
  }
}

/** For the texts of refusals: what a file has and what it may have, in MB. */
export function inMegabytes(size: number, max: number): { megabytes: string; max: number } {
  return { megabytes: (size / 1_000_000).toFixed(1), max: max / 1_000_000 };
}

function listEntries(bytes: Buffer): Entry[] {
  const endAt = findEnd(bytes);
  const count = bytes.readUInt16LE(endAt + 10);
  if (count > tableLimits.maxZipEntries)
    throw new FileRefusal('tooManyEntries', { max: tableLimits.maxZipEntries });
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(endAt + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new FileRefusal('unreadableExcel');
    if ((bytes.readUInt16LE(at + 8) & encryptedFlag) !== 0) throw new FileRefusal('encrypted');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw new FileRefusal('unreadableExcel');
}

function checkSizes(entries: readonly Entry[], fileSize: number): void {
  const { maxUnpackedBytes, maxZipRatio } = tableLimits;
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packedSize, 0);
  // Entries that share their bytes pack any amount into a small file.
  if (packed > fileSize) throw new FileRefusal('unreadableExcel');
  const bomb = entries.some(
    (entry) => entry.size > ratioMattersFrom && entry.size > entry.packedSize * maxZipRatio,
  );
  if (bomb) throw new FileRefusal('suspiciousRatio', { max: maxZipRatio });
  if (unpacked > maxUnpackedBytes)
    throw new FileRefusal('unpackedTooLarge', inMegabytes(unpacked, maxUnpackedBytes));
}

function unpackEntry(bytes: Buffer, entry: Entry): Buffer {
  if (bytes.readUInt32LE(entry.headerAt) !== localSignature) throw new FileRefusal('unreadableExcel');
  const start =
    entry.headerAt + 30 + bytes.readUInt16LE(entry.headerAt + 26) + bytes.readUInt16LE(entry.headerAt + 28);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length !== entry.packedSize) throw new FileRefusal('unreadableExcel');
  const content = entry.method === deflated ? inflate(packed, entry.size) : packed;
  const known = entry.method === stored || entry.method === deflated;
  if (!known || content.length !== entry.size || crc32(content) !== entry.crc)
    throw new FileRefusal('unreadableExcel');
  return content;
}

function inflate(packed: Buffer, size: number): Buffer {
  return size === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: size });
}

/** Packs files without compression, so that what was checked is exactly what another reader gets. */
export function packZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([uint32(localSignature), common, nameBytes]);
    directory.push(
      Buffer.concat([
        uint32(entrySignature),
        Buffer.from([20, 0]),
        common,
        Buffer.alloc(10),
        uint32(at),
        nameBytes,
      ]),
    );
    parts.push(local, content);
    at += local.length + content.length;
  }
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
