// The history of imports: it is only read. Colleagues stand in it by name.
import type { OfficeImportRow } from '@rohi/contract/imports/office-imports.contract';
import type { Context } from '../../../context.ts';
import { namesOfStaff } from '../../accounts/users/people.service.ts';
import { findImport, pageOfImports, type ImportsAsked } from './office-import.store.ts';

type Reading = Pick<Context, 'db'>;

/** Imports as they are shown: who sent and who confirmed them by name, not by what they log in with. */
export async function namedImports<Row extends Pick<OfficeImportRow, 'uploadedBy' | 'confirmedBy'>>(
  context: Reading,
  rows: readonly Row[],
): Promise<Row[]> {
  const nameOf = await namesOfStaff(context);
  return rows.map((row) => ({
    ...row,
    uploadedBy: nameOf(row.uploadedBy),
    confirmedBy: row.confirmedBy === null ? null : nameOf(row.confirmedBy),
  }));
}

/** Imports by words (file, who), state and kind, newest first. */
export async function findOfficeImports(
  context: Reading,
  filter: ImportsAsked,
): Promise<{ total: number; list: OfficeImportRow[] }> {
  const { total, list } = await pageOfImports(context.db, filter);
  return { total, list: await namedImports(context, list) };
}

export async function getOfficeImport(context: Reading, id: string): Promise<OfficeImportRow | undefined> {
  const row = await findImport(context.db, id);
  const [named] = await namedImports(context, row === undefined ? [] : [row]);
  return named;
}
