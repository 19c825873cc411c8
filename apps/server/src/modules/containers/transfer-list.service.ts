/**
 * The list of transfers, and what is in each. Promises that a hub sees its own alone, and a pickup point those that
 * have left for it.
 */
import type { StaffTransfer, transferContents } from '@rohi/contract/containers/transfer-list.contract';
import { transferFields } from '@rohi/contract/containers/transfer.fields';
import { transferStateNames } from '@rohi/contract/containers/transfer-words';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { momentsOfDays, type DaysAsked } from '../../platform/day-range.ts';
import { namedColumns } from '../../platform/table-files/named-columns.ts';
import { goodsScopeOf, type UserPrincipal } from '../../principal.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { listPlaces } from '../places/places.service.ts';
import { kilograms } from './bag-list.service.ts';
import { findChecklist, listItems } from './checklists.service.ts';
import {
  findListedTransfer,
  pageOfTransfers,
  type ListedTransfer,
  type TransfersAsked,
} from './transfer-list.store.ts';

type Deps = Pick<Context, 'db'>;
type Caller = { principal: Pick<UserPrincipal, 'workplaces' | 'unitId'>; locale: Locale };
type Asked = Omit<TransfersAsked, 'from' | 'before'> & DaysAsked;

/** A page of the transfers that the caller sees. Throws `request.invalid` for a last day before the first. */
export async function findTransfers(
  { db }: Deps,
  { principal, locale }: Caller,
  { from, to, ...filter }: Asked,
): Promise<{ total: number; list: StaffTransfer[] }> {
  const range = momentsOfDays({ from, to });
  const { total, rows } = await pageOfTransfers(db, goodsScopeOf(principal), { ...filter, ...range });
  const describe = await describing(db, locale);
  return { total, list: rows.map(describe) };
}

/** The transfer of a code; undefined also for one beyond the caller's unit. */
export async function getTransfer(
  { db }: Deps,
  { principal, locale }: Caller,
  code: string,
): Promise<StaffTransfer | undefined> {
  const row = await findListedTransfer(db, goodsScopeOf(principal), code);
  return row && (await describing(db, locale))(row);
}

/** What is in a transfer. Throws `list.notFound`, also for one beyond the caller's unit. */
export async function readTransferContents(
  { db }: Deps,
  principal: Caller['principal'],
  code: string,
): Promise<DataOf<typeof transferContents>> {
  const transfer = await findListedTransfer(db, goodsScopeOf(principal), code);
  if (transfer === undefined) throw new AppError('list.notFound');
  const checklist = await findChecklist(db, { transferId: transfer.id, work: 'FILLING' });
  const items = checklist === undefined ? [] : await listItems(db, checklist.id, 'TAKEN');
  return {
    list: items.map(({ code: parcel, customerCode, bagCode, weightG }) => ({
      code: parcel,
      customerCode,
      bagCode,
      weightKg: weightG === null ? null : kilograms(weightG),
    })),
  };
}

async function describing(
  db: Context['db'],
  locale: Locale,
): Promise<(row: ListedTransfer) => StaffTransfer> {
  const [places, nameOfPerson] = await Promise.all([listPlaces(db), namesOfStaff({ db })]);
  const nameOf = (id: number) => {
    const place = places.find((each) => each.id === id);
    return place?.names[locale] ?? place?.code ?? String(id);
  };
  return ({ code, hubId, pointId, weightG, openedBy, departedBy, id: _id, ...row }) => ({
    ...row,
    id: code,
    version: 0,
    hub: nameOf(hubId),
    point: nameOf(pointId),
    weightKg: kilograms(weightG),
    openedBy: nameOfPerson(openedBy),
    departedBy: departedBy === null ? null : nameOfPerson(departedBy),
    openedAt: row.openedAt.toISOString(),
    departedAt: row.departedAt?.toISOString() ?? null,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  });
}

// Tajik awaits a native reader.
const fileName = { ru: 'Передачи', en: 'Transfers', zh: '交接单', tg: 'Фиристҳо' };

/** Name and columns of the file. */
export function transferFile(locale: Locale) {
  const minute = (at: string | null) => (at === null ? null : dushanbeMinute(new Date(at)));
  return {
    name: fileName[locale],
    columns: namedColumns(transferFields, locale, [
      ['code', (row: StaffTransfer) => row.id],
      ['state', (row) => transferStateNames[row.state][locale]],
      ['hub', (row) => row.hub],
      ['point', (row) => row.point],
      ['parcels', (row) => row.parcels],
      ['weightKg', (row) => row.weightKg],
      ['driver', (row) => row.driver],
      ['vehicle', (row) => row.vehicle],
      ['openedAt', (row) => minute(row.openedAt)],
      ['openedBy', (row) => row.openedBy],
      ['departedAt', (row) => minute(row.departedAt)],
      ['departedBy', (row) => row.departedBy],
      ['arrivedAt', (row) => minute(row.arrivedAt)],
      ['finishedAt', (row) => minute(row.finishedAt)],
    ]),
  };
}
