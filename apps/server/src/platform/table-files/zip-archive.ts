/**
 * Owns the doubt about zip files: sizes are read from the central directory before anything is unpacked, and what is
 * then unpacked must have the size and checksum that it claimed. Knows nothing of spreadsheets.
 */
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import { FileRefusal } from './file-refusal.ts';
import { tableLimits } from './table-limits.ts';

/** Below this size a high ratio does no harm: an empty styles file packs a hundredfold. */
const ratioMattersFrom = 100_000;

/** For writing: a zip has no other way to say that the time does not matter. */
export const noZipTime = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true } as const;

/**
 * Unpacks those files of a zip with a name that `wants` accepts. Throws FileRefusal when the archive is over the limits
 * of `tableLimits`, encrypted, damaged, or lies about a size.
 */
export async function unpackZip(
  bytes: Buffer,
  wants: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  if (bytes.length > tableLimits.maxZipBytes)
    throw new FileRefusal('tooLarge', inMegabytes(bytes.length, tableLimits.maxZipBytes));
  try {
    const zip = await fromBufferPromise(bytes);
    const entries = await listEntries(zip);
    checkSizes(entries, bytes.length);
    const files = new Map<string, Buffer>();
    for (const entry of entries) {
      if (!wants(entry.fileName)) continue;
      if (files.has(entry.fileName)) throw new FileRefusal('unreadableExcel');
      files.set(entry.fileName, await unpackEntry(zip, entry));
    }
    return files;
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    const isEncrypted = error instanceof Error && error.message.includes('encryption');
    throw new FileRefusal(isEncrypted ? 'encrypted' : 'unreadableExcel', {}, error);
  }
}

/** For the texts of refusals: what a file has and what it may have, in MB. */
export function inMegabytes(size: number, max: number): { megabytes: string; max: number } {
  return { megabytes: (size / 1_000_000).toFixed(1), max: max / 1_000_000 };
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > tableLimits.maxZipEntries)
    throw new FileRefusal('tooManyEntries', { max: tableLimits.maxZipEntries });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new FileRefusal('encrypted');
    entries.push(entry);
  }
  return entries;
}

function checkSizes(entries: readonly Entry[], fileSize: number): void {
  const { maxUnpackedBytes, maxZipRatio } = tableLimits;
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  // Entries that share their bytes pack any amount into a small file.
  if (packed > fileSize) throw new FileRefusal('unreadableExcel');
  const bomb = entries.some(
    ({ uncompressedSize: size, compressedSize }) =>
      size > ratioMattersFrom && size > compressedSize * maxZipRatio,
  );
  if (bomb) throw new FileRefusal('suspiciousRatio', { max: maxZipRatio });
  if (unpacked > maxUnpackedBytes)
    throw new FileRefusal('unpackedTooLarge', inMegabytes(unpacked, maxUnpackedBytes));
}

/** The library stops at the size that was claimed; it does not look at the checksum. */
async function unpackEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32)
    throw new FileRefusal('unreadableExcel');
  return content;
}

/** Packs files without compression, so that what was checked is exactly what another reader gets. */
export function packZip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipWriter();
  for (const [name, content] of files) zip.addBuffer(content, name, { ...noZipTime, compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
