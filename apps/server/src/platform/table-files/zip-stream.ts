import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its bytes are read to their end before the next file is asked for. */
export type ArchiveEntry = {
  /** With its folders: `data/parcel.jsonl`. */
  name: string;
  bytes: AsyncIterable<Buffer | string>;
};

/** What is packed already: it would not become smaller. */
const isPacked = (name: string) => /\.(?:jpe?g|png|webp|zip)$/.test(name);

/**
 * A zip that is written while it is read, file by file, so that one of any length takes little memory. What fails on
 * the way ends the stream without the list of files at its end, so that no part is ever taken for the whole; a
 * reader who stops ends the work.
 */
export function streamZip(entries: AsyncIterable<ArchiveEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let part: Readable | undefined;
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  const feed = async () => {
    for await (const { name, bytes } of entries) {
      if (out.destroyed) return;
      part = Readable.from(bytes, { objectMode: false });
      zip.addReadStream(part, name, { mtime: at, compress: !isPacked(name) });
      await finished(part);
    }
    part = undefined;
    zip.end();
  };
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  out.once('close', () => part?.destroy());
  feed().catch(fail);
  return out;
}
