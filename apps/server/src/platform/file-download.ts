import type { Readable } from 'node:stream';

const downloadMark = Symbol('download');

/** A file instead of the envelope; made by `fileDownload`, so that no `data` is ever taken for one. */
export type FileDownload = {
  readonly [downloadMark]: true;
  /** A file that is written while it is read comes as a stream. */
  readonly bytes: Buffer | Readable;
  readonly mediaType: string;
  /** In any language. */
  readonly fileName: string;
};

/** Answers a call with a file. */
export function fileDownload(file: Pick<FileDownload, 'bytes' | 'mediaType' | 'fileName'>): FileDownload {
  return { [downloadMark]: true, ...file };
}

/** Reports whether an answer is a file. */
export function isDownload(data: unknown): data is FileDownload {
  return typeof data === 'object' && data !== null && downloadMark in data;
}
