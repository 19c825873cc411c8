// What the calls of a list and the room that takes its files back know of each other.
import type { Endpoint } from '@rohi/contract/endpoint';
import type { ImportedFile, ImportedPage, ImportState } from '@rohi/contract/lists/list-import';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from './context.ts';
import type { FileDownload } from './platform/file-download.ts';
import type { AnyRow, ListOfFile } from './platform/table-files/list-columns.ts';

/** A list as one person edits it. */
export type EditedList = {
  list: ListOfFile;
  calls: { create?: Endpoint | undefined; change: Endpoint };
  locale: Locale;
  get: (id: string | number) => Promise<AnyRow | undefined>;
  all: () => Promise<readonly AnyRow[]>;
  /** `into`: what is written to, where that is a rehearsal. */
  create: (body: object, into?: Context) => Promise<string | number>;
  change: (id: string | number, body: object, into?: Context) => Promise<void>;
};

/** A file of a list, and who imports it. */
export type ListImport = {
  edited: EditedList;
  /** Name of the list in files. */
  name: string;
  userId: string;
  /** Name of the list as its calls are called. */
  list: string;
  /** Made by the client. */
  id: string;
};

/** Takes files of lists back; `listFiles` of the room of files does. */
export type ListFiles = {
  /** Reads a file and says what it would do. Throws `imports.fileRefused`, `imports.otherFile`. */
  send: (list: ListImport, sent: { name: string; bytes: Buffer }) => Promise<ImportedFile>;
  /** An own file with a page of its rows. Throws `imports.fileNotFound`, also for somebody else's. */
  read: (
    list: ListImport,
    page: { page: number; limit: number; state?: ImportState | undefined },
  ) => Promise<ImportedPage>;
  /** Writes the next rows of an own file. */
  confirm: (list: ListImport) => Promise<ImportedFile>;
  /** The rows of an own file that were refused. */
  refused: (list: ListImport) => Promise<FileDownload>;
};
