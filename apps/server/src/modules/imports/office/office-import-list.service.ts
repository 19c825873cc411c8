// The history of imports: it is only read.
import type { OfficeImportRow } from '@rohi/contract/imports/office-imports.contract';
import type { Context } from '../../../context.ts';
import { findImport, pageOfImports, type ImportsAsked } from './office-import.store.ts';

/** Imports by words (file, who), state and kind, newest first. */
export function findOfficeImports(
  { db }: Pick<Context, 'db'>,
  asked: ImportsAsked,
): Promise<{ total: number; list: OfficeImportRow[] }> {
  return pageOfImports(db, asked);
}

export function getOfficeImport(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<OfficeImportRow | undefined> {
  return findImport(db, id);
}
