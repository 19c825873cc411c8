/**
 * The list of bags, and what was done with each. Promises that a warehouse sees its own bags alone, and a pickup point
 * those that come to it.
 */
import { bagKindNames, bagStateNames } from '@rohi/contract/containers/bag-names';
import { bagFields } from '@rohi/contract/containers/bag.fields';
import type { bagContents, StaffBag } from '@rohi/contract/containers/bag-list.contract';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { momentsOfDays, type DaysAsked } from '../../platform/day-range.ts';
import { namedColumns } from '../../platform/table-files/named-columns.ts';
import { goodsScopeOf, type UserPrincipal } from '../../principal.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { listPlaces } from '../places/places.service.ts';
import { findListedBag, pageOfBags, type BagsAsked, type ListedBag } from './bag-list.store.ts';
import { findContents } from './bag.store.ts';

type Deps = Pick<Context, 'db'>;
type Caller = { principal: Pick<UserPrincipal, 'workplaces' | 'unitId'>; locale: Locale };
type Asked = Omit<BagsAsked, 'from' | 'before'> & DaysAsked;

/** A page of the bags that the caller sees. Throws `request.invalid` for a last day before the first. */
export async function findBags(
  { db }: Deps,
  { principal, locale }: Caller,
  { from, to, ...filter }: Asked,
): Promise<{ total: number; list: StaffBag[] }> {
  const range = momentsOfDays({ from, to });
  const { total, rows } = await pageOfBags(db, goodsScopeOf(principal), { ...filter, ...range });
  const describe = await describing(db, locale);
  return { total, list: rows.map(describe) };
}

/** The bag of a code; undefined also for one beyond the caller's unit. */
export async function getBag(
  { db }: Deps,
  { principal, locale }: Caller,
  code: string,
): Promise<StaffBag | undefined> {
  const row = await findListedBag(db, goodsScopeOf(principal), code);
  return row && (await describing(db, locale))(row);
}

/** What lies directly in a bag. Throws `list.notFound`, also for one beyond the caller's unit. */
export async function readContents(
  { db }: Deps,
  principal: Caller['principal'],
  code: string,
): Promise<DataOf<typeof bagContents>> {
  const bag = await findListedBag(db, goodsScopeOf(principal), code);
  if (bag === undefined) throw new AppError('list.notFound');
  const contents = await findContents(db, bag.id);
  return {
    list: contents.map(({ problems, isOpen: _is, weightG, since, ...each }) => ({
      ...each,
      weightKg: weightG === null ? null : kilograms(weightG),
      flags: problems as ParcelProblem[],
      since: since.toISOString(),
    })),
  };
}

/** Grams as kilograms with all three places: `12.400`. */
export function kilograms(grams: number): string {
  return writeDecimal(BigInt(grams), 3);
}

async function describing(db: Context['db'], locale: Locale): Promise<(row: ListedBag) => StaffBag> {
  const [places, nameOfPerson] = await Promise.all([listPlaces(db), namesOfStaff({ db })]);
  const nameOf = (id: number) => {
    const place = places.find((each) => each.id === id);
    return place?.names[locale] ?? place?.code ?? String(id);
  };
  return ({
    code,
    unitId,
    destinationId,
    weightG,
    openedAt,
    openedBy,
    closedAt,
    closedBy,
    id: _id,
    ...row
  }) => ({
    ...row,
    id: code,
    version: 0,
    state: closedAt === null ? 'OPEN' : 'CLOSED',
    warehouse: nameOf(unitId),
    destination: destinationId === null ? null : nameOf(destinationId),
    weightKg: weightG === null ? null : kilograms(weightG),
    openedBy: nameOfPerson(openedBy),
    closedBy: closedBy === null ? null : nameOfPerson(closedBy),
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  });
}

// Tajik awaits a native reader.
const fileName = { ru: 'Мешки', en: 'Bags', zh: '集包袋', tg: 'Халтаҳо' };

/** Name and columns of the file. */
export function bagFile(locale: Locale) {
  const minute = (at: string | null) => (at === null ? null : dushanbeMinute(new Date(at)));
  return {
    name: fileName[locale],
    columns: namedColumns(bagFields, locale, [
      ['code', (row: StaffBag) => row.id],
      ['bagKind', (row) => bagKindNames[row.kind][locale]],
      ['state', (row) => bagStateNames[row.state][locale]],
      ['warehouse', (row) => row.warehouse],
      ['destination', (row) => row.destination],
      ['cell', (row) => row.cell],
      ['holder', (row) => row.holder],
      ['parcels', (row) => row.parcels],
      ['weightKg', (row) => row.weightKg],
      ['seal', (row) => row.seal],
      ['openedAt', (row) => minute(row.openedAt)],
      ['openedBy', (row) => row.openedBy],
      ['closedAt', (row) => minute(row.closedAt)],
      ['closedBy', (row) => row.closedBy],
    ]),
  };
}
