/** Compares what a sheet says with what stands here. Nothing here asks the database. */
import type { BookStatus } from '@rohi/contract/imports/earlier-books';
import { bookStatuses } from '@rohi/contract/imports/earlier-books';
import type { MoveInCurrency } from '@rohi/contract/imports/move-in-rules';
import {
  sideBySideLimits,
  type ComparedThing,
  type SheetDifference,
} from '@rohi/contract/imports/side-by-side-rules';
import type { ComparedSide } from '@rohi/contract/imports/side-by-side.contract';
import type { BookRow, BookSheet } from '../earlier-books/earlier-book.ts';

/** A row in which the two sides differ. */
export type FoundDifference = {
  thing: ComparedThing;
  code: string;
  difference: SheetDifference;
  row: number | null;
  sheet: ComparedSide | null;
  here: ComparedSide | null;
};

/** A parcel of the sheet: what its rows say together. */
export type SheetParcel = {
  row: number;
  owner: string | null;
  status: BookStatus | null;
  weightG: number | null;
};

/** Sums by currency in minor units. */
export type Owed = Map<MoveInCurrency, number>;

/** What a customer owes by the sheet, under the code as it is written there. */
export type SheetDebts = { row: number; owed: Owed };

const step = (status: BookStatus | null) => (status === null ? -1 : bookStatuses.indexOf(status));

const isSound = ({ problems }: BookRow) => problems.length === 0;

const rowsOf = (sheets: readonly BookSheet[], kind: 'parcels' | 'balances') =>
  sheets.flatMap((sheet) => (sheet.kind === kind ? sheet.rows.filter(isSound) : []));

/**
 * The parcels of a book by tracking code. Of several rows of one the later fill what is empty, and the furthest step
 * counts.
 */
export function parcelsOfBook(sheets: readonly BookSheet[]): Map<string, SheetParcel> {
  const parcels = new Map<string, SheetParcel>();
  for (const { row, values } of rowsOf(sheets, 'parcels')) {
    const { trackingCode, customerCode = null, status = null, weightG = null } = values;
    if (trackingCode === undefined) continue;
    const before = parcels.get(trackingCode);
    parcels.set(trackingCode, {
      row: before?.row ?? row,
      owner: before?.owner ?? customerCode,
      status: before !== undefined && step(before.status) > step(status) ? before.status : status,
      weightG: before?.weightG ?? weightG,
    });
  }
  return parcels;
}

/** What customers owe by a book, by their codes as they are written; sums without a code or a currency are left out. */
export function debtsOfBook(sheets: readonly BookSheet[]): Map<string, SheetDebts> {
  const debts = new Map<string, SheetDebts>();
  for (const { row, values } of rowsOf(sheets, 'balances')) {
    const { customerCode, currency, sumMinor, side } = values;
    const isSum = currency === 'TJS' || currency === 'USD';
    if (customerCode === undefined || !isSum || sumMinor === undefined || side === 'weOwe') continue;
    const of = debts.get(customerCode) ?? { row, owed: new Map() };
    of.owed.set(currency, (of.owed.get(currency) ?? 0) + Number(sumMinor));
    debts.set(customerCode, of);
  }
  return debts;
}

/** Rows of a book that could not be read, and columns of it that were not understood. */
export function unreadOf(sheets: readonly BookSheet[]): { rows: number; columns: string[] } {
  const columns = sheets.flatMap(({ questions, columns: of }) => [
    ...questions.flatMap(({ header }) => (header === '' ? [] : [header])),
    ...of.flatMap(({ column, header, unstored, filled }) =>
      column === null && !unstored && filled > 0 && header !== '' ? [header] : [],
    ),
  ]);
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.filter((row) => !isSound(row)).length, 0);
  return { rows, columns: [...new Set(columns)] };
}

/** A parcel as it stands here; its status is null where it was cancelled. */
export type HereParcel = { status: BookStatus | null; owner: string | null; weightG: number | null };

const sideOf = (parcel: { status: BookStatus | null; owner: string | null; weightG: number | null }) => ({
  status: parcel.status,
  owner: parcel.owner,
  weightG: parcel.weightG,
  owed: [],
});

/**
 * In what parcels differ. `ownersOf` gives the customers that a code as written may mean: one that may be of several
 * agrees with each of them. A parcel that was handed over and that the sheet has dropped is no difference.
 */
export function compareParcels(
  sheet: ReadonlyMap<string, SheetParcel>,
  here: ReadonlyMap<string, HereParcel>,
  ownersOf: (written: string) => readonly string[],
): FoundDifference[] {
  const found: FoundDifference[] = [];
  for (const [code, { row, ...said }] of sheet) {
    const parcel = here.get(code);
    const sides = { thing: 'parcel', code, row, sheet: sideOf(said) } as const;
    if (parcel === undefined) {
      found.push({ ...sides, difference: 'onlyInSheet', here: null });
      continue;
    }
    const both = { ...sides, here: sideOf(parcel) };
    if (said.status !== null && said.status !== parcel.status) found.push({ ...both, difference: 'status' });
    if (said.owner !== null && !isOwner(said.owner, parcel.owner, ownersOf))
      found.push({ ...both, difference: 'owner' });
    if (isHeavier(said.weightG, parcel.weightG)) found.push({ ...both, difference: 'weight' });
  }
  for (const [code, parcel] of here)
    if (!sheet.has(code) && parcel.status !== null && parcel.status !== 'HANDED_OVER')
      found.push({
        thing: 'parcel',
        code,
        difference: 'onlyHere',
        row: null,
        sheet: null,
        here: sideOf(parcel),
      });
  return found;
}

function isOwner(
  written: string,
  owner: string | null,
  ownersOf: (written: string) => readonly string[],
): boolean {
  const owners = ownersOf(written);
  return owner !== null && (owners.length === 0 ? written.trim() === owner : owners.includes(owner));
}

const isHeavier = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) > sideBySideLimits.weightApartG;

const owedSide = (owed: Owed): ComparedSide => ({
  status: null,
  owner: null,
  weightG: null,
  owed: [...owed].flatMap(([currency, minor]) => (minor === 0 ? [] : [{ currency, minor }])),
});

/** In what the sums that customers owe differ, by their codes here; to the smallest unit of each currency. */
export function compareDebts(
  sheet: ReadonlyMap<string, SheetDebts>,
  here: ReadonlyMap<string, Owed>,
): FoundDifference[] {
  const codes = new Set([...sheet.keys(), ...here.keys()]);
  return [...codes].flatMap((code): FoundDifference[] => {
    const bySheet = sheet.get(code);
    const standing = here.get(code);
    const currencies = new Set([...(bySheet?.owed.keys() ?? []), ...(standing?.keys() ?? [])]);
    const isSame = [...currencies].every(
      (currency) => (bySheet?.owed.get(currency) ?? 0) === (standing?.get(currency) ?? 0),
    );
    if (isSame) return [];
    return [
      {
        thing: 'customer',
        code,
        difference: 'debt',
        row: bySheet?.row ?? null,
        sheet: bySheet === undefined ? null : owedSide(bySheet.owed),
        here: standing === undefined ? null : owedSide(standing),
      },
    ];
  });
}
