/**
 * Owns the writing of imported rows: each goes through the calls that its form goes through, so that there is one set
 * of rules. Promises that a row is written once, however often it is tried and wherever that was cut off.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import type { EditedList } from '../../../list-files.ts';
import { rehearse } from '../../../platform/database.ts';
import { parse } from '../../../platform/parse-shape.ts';
import { requestIdOfRow } from '../../../platform/table-files/row-request.ts';
import type { AnyRow, ListOfFile } from '../../../platform/table-files/list-columns.ts';
import type { PlannedRow } from './list-plan.ts';
import { fieldsOf, keyText, refuse, refuseConflict } from './plan-rows.ts';

/** Asks the list's rules what they would say to a row, and takes it back. What is wrong is noted at the row. */
export async function tryRow(
  context: Context,
  edited: EditedList,
  planned: PlannedRow,
  importId: string,
): Promise<void> {
  try {
    const send = sendingOf(edited, planned, importId);
    await rehearse(context.db, (db) => send({ ...context, db }));
  } catch (error) {
    noteRefusal(edited, planned, error);
  }
}

/** Writes a row, or notes why not. Throws what is not the row's fault. */
export async function writeRow(edited: EditedList, planned: PlannedRow, importId: string): Promise<void> {
  try {
    await sendingOf(edited, planned, importId)();
  } catch (error) {
    const standing = await findStanding(edited, planned);
    if (standing !== undefined && standsAsWanted(edited, planned, standing)) {
      planned.outcome = 'already';
      return;
    }
    if (isConflict(error) && standing !== undefined)
      refuseConflict(planned, standing, edited.list, edited.locale);
    else noteRefusal(edited, planned, error);
    return;
  }
  planned.outcome = 'written';
  // The list's own form of what was sent may be what stands already.
  if (planned.id !== null && (await edited.get(planned.id))?.version === planned.version)
    planned.outcome = 'already';
}

/** The call of a row, its shape checked. Throws `request.invalid`. */
function sendingOf(
  { calls, create, change }: EditedList,
  { id, row, version, fields }: PlannedRow,
  importId: string,
): (into?: Context) => Promise<unknown> {
  if (id === null) {
    const requestId = requestIdOfRow('list-import', importId, row);
    const body = parse(calls.create?.body, { requestId, ...fields }, 'body') as object;
    return (into) => create(body, into);
  }
  const body = parse(calls.change.body, { version, ...fields }, 'body') as object;
  return (into) => change(id, body, into);
}

async function findStanding(edited: EditedList, { id, key }: PlannedRow): Promise<AnyRow | undefined> {
  if (id !== null) return edited.get(id);
  if (edited.list.keyIsId) return undefined;
  return (await edited.all()).find((row) => keyText(edited.list.keyOf(row)) === keyText(key));
}

function standsAsWanted({ list }: EditedList, { fields }: PlannedRow, standing: AnyRow): boolean {
  return isDeepStrictEqual(fieldsOf(list, standing), fields);
}

function isConflict(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.errorName === 'list.changedMeanwhile' || error.errorName === 'catalogue.changedMeanwhile')
  );
}

function noteRefusal({ list }: EditedList, planned: PlannedRow, error: unknown): void {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  const { errorName, fields, params } = error;
  if (fields.length === 0) refuse(planned, null, '', errorName, params);
  for (const { field, error: name, params: more } of fields)
    refuse(planned, columnOf(list, field), valueOf(planned, field), name, more);
}

/** The column that fills a field in: a problem of `names` is reported at the column of its first language. */
function columnOf({ columns }: ListOfFile, field: FieldProblem['field']): number | null {
  const fits = (own: string | undefined) =>
    own !== undefined &&
    (own === field ||
      own.startsWith(`${field}.`) ||
      field.startsWith(`${own}.`) ||
      field.startsWith(`${own}[`));
  const exact = columns.findIndex((column) => column.field === field);
  const near = columns.findIndex((column) => fits(column.field));
  return exact >= 0 ? exact : near >= 0 ? near : null;
}

function valueOf({ fields }: PlannedRow, path: string): string {
  const [name = '', language] = path.split('.');
  const value = fields[name];
  const part =
    language === undefined || value === null ? value : (value as Record<string, unknown>)[language];
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}
