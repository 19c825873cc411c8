/**
 * Owns the partners who carry, clear and deliver for us. Promises that branches never go in circles and that codes are
 * unique.
 */
import { auditedFields, tidyTexts } from '@rohi/contract/fields';
import { vendorFields } from '@rohi/contract/reference-data/vendor.fields';
import type { DataOf } from '@rohi/contract/endpoint';
import { locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { businessLines } from '@rohi/contract/business-lines';
import { isSelected, type ListSelection } from '@rohi/contract/lists/list-selection';
import type { StaffVendor, VendorFields, vendors } from '@rohi/contract/reference-data/vendors.contract';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { readCached } from '../../platform/cached-value.ts';
import { maskPhone, readPhone } from '../../platform/phone-numbers.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { changeRow, createRow } from '../audit/change-row.service.ts';
import {
  findVendor,
  insertVendor,
  listVendors,
  lockVendors,
  takenFieldOf,
  updateVendor,
} from './vendor.store.ts';

export { findVendor, pageOfVendors } from './vendor.store.ts';

type Editor = AuditActor & { userId: string };

const changeKey = 'list:vendor';

/** Partners of the selection by code; names in `locale` and in all. `line` cuts the list to those who work for it. */
export async function findVendors(
  context: Context,
  selection: ListSelection,
  locale: Locale,
  line?: 'FBA',
): Promise<DataOf<typeof vendors.all>> {
  const vendorList = await readCached(context, changeKey, () => listVendors(context.db));
  const linesOf = ({ businessLine }: StaffVendor) => (businessLine === null ? businessLines : [businessLine]);
  return vendorList
    .filter((vendor) => line === undefined || linesOf(vendor).includes(line))
    .filter((vendor) => isSelected({ ...vendor, businessLines: linesOf(vendor) }, selection))
    .map(({ id, code, names, kind, contact, phone, businessLine, enabled }) => ({
      id,
      code,
      name: names[locale],
      names,
      kind,
      contact,
      phoneMasked: maskPhone(phone),
      businessLine,
      enabled,
    }));
}

/** Ids of partners by their codes. */
export async function findVendorCodes({ db }: Pick<Context, 'db'>): Promise<Map<string, number>> {
  return new Map((await listVendors(db)).map(({ code, id }) => [code, id]));
}

const subject = (actor: Editor) => ({
  type: 'vendor',
  actor,
  audited: auditedFields(vendorFields),
});

/** Adds a partner and returns its id. Throws `request.invalid` with the fields that are wrong. */
export async function createVendor(
  context: Context,
  actor: Editor,
  { requestId, ...request }: VendorFields & { requestId: string },
): Promise<number> {
  const fields = readFields(request);
  const edit = { action: 'vendor:create', requestId, fields } as const;
  const id = await refuseTaken(
    createRow(context, subject(actor), edit, async (tx, at) => {
      await checkParent(tx, 0, fields);
      await announceChanges(context.changes, tx, [changeKey]);
      return insertVendor(tx, { fields, by: actor.name, at });
    }),
  );
  return Number(id);
}

/**
 * Changes a partner over the version that was read. Throws as `changeRow` does, `request.invalid`,
 * `catalogue.goesInCircles`, and `catalogue.inUse` when a house with branches in use is to be disabled.
 */
export async function changeVendor(
  context: Context,
  actor: Editor,
  id: number,
  { version, ...request }: VendorFields & { version: number },
): Promise<void> {
  const fields = readFields(request);
  await refuseTaken(
    changeRow(
      context,
      subject(actor),
      { action: 'vendor:edit', id, version, fields },
      async (tx) => {
        await lockVendors(tx);
        return findVendor(tx, id, true);
      },
      async (tx, _row, at) => {
        await checkParent(tx, id, fields);
        await announceChanges(context.changes, tx, [changeKey]);
        await updateVendor(tx, id, { fields, by: actor.name, at });
      },
    ),
  );
}

/** Trimmed, and й as one sign. */
export function composedNames(texts: LocaleTexts): LocaleTexts {
  const tidy = (text: string) => text.normalize('NFC').trim();
  return { ru: tidy(texts.ru), en: tidy(texts.en), zh: tidy(texts.zh), tg: tidy(texts.tg) };
}

function readFields(request: VendorFields): VendorFields {
  const problems: FieldProblem[] = [];
  const names = composedNames(request.names);
  for (const locale of locales)
    if (names[locale] === '') problems.push({ field: `names.${locale}`, error: 'required' });
  const fields = { ...request, ...tidyTexts(vendorFields, request), names };
  const phone = fields.phone === null ? null : readPhone(fields.phone);
  if (phone === undefined) problems.push({ field: 'phone', error: 'badFormat' });
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  return { ...fields, phone: phone ?? null };
}

async function checkParent(tx: Tx, id: number, { code, parentId, enabled }: VendorFields): Promise<void> {
  const vendors = await listVendors(tx);
  const branches = vendors.filter((vendor) => vendor.parentId === id && vendor.enabled);
  if (!enabled && branches.length > 0)
    throw new AppError('catalogue.inUse', { params: { by: branches.map((each) => each.code).join(', ') } });
  if (parentId === null) return;
  const path = [code];
  let next: number | null = parentId;
  while (next !== null && path.length <= vendors.length + 1) {
    const above: StaffVendor | undefined = vendors.find((vendor) => vendor.id === next);
    if (above === undefined)
      throw new AppError('request.invalid', { fields: [{ field: 'parentId', error: 'notAllowed' }] });
    path.push(above.id === id ? code : above.code);
    if (above.id === id)
      throw new AppError('catalogue.goesInCircles', { params: { path: path.join(' → ') } });
    next = above.parentId;
  }
}

/** Runs a change; what another row has already is reported at its field. */
export async function refuseTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const field = takenFieldOf(error);
    if (field !== undefined) throw new AppError('request.invalid', { fields: [{ field, error: 'taken' }] });
    throw error;
  }
}
