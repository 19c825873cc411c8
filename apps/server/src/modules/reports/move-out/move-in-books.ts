/** The tables of a firm that moves out as the move-in reads them: headings and words are those it knows. */
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import { byteOrderMark } from '@rohi/contract/csv';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { csvCell, type TableCell } from '../../../platform/table-files/table-cell.ts';
import type { BookBalance, BookCustomer, BookParcel } from './book-rows.ts';

/** Rows of one file: a move-in takes 50,000 at most. */
export const rowsOfBook = 25_000;

export type Book<Row> = { headings: readonly string[]; cells: (row: Row) => TableCell[] };

const separator = ',';

/** A line of a table, no cell of which can become a formula. */
export function bookLine(cells: readonly TableCell[]): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

/** The first line of a file. */
export function bookHead({ headings }: Pick<Book<never>, 'headings'>): string {
  return `${byteOrderMark}${bookLine(headings)}`;
}

export const customerBook: Book<BookCustomer> = {
  headings: ['Customer code', 'Name', 'Phone', 'Language', 'Date', 'Other codes'],
  cells: ({ code, name, phone, locale, createdAt, codes }) => {
    const own = foldCustomerCode(code);
    const others = codes.filter((each) => foldCustomerCode(each) !== own);
    return [code, name === code ? '' : name, phone, locale, dushanbeDay(createdAt), others.join(', ')];
  },
};

export const parcelBook: Book<BookParcel> = {
  headings: [
    'Tracking code',
    'Customer code',
    'Weight, kg',
    'Status',
    'Pickup point',
    'Shelf',
    'Date',
    'Trip',
  ],
  cells: (parcel) => [
    parcel.trackingCode,
    parcel.owner,
    parcel.weightG === null ? null : { decimal: writeDecimal(BigInt(parcel.weightG), 3) },
    statusOf(parcel),
    placeOf(parcel),
    parcel.status === ParcelStatus.AwaitingCustomer ? parcel.cell : null,
    parcel.since === null ? null : dushanbeDay(parcel.since),
    parcel.tripCode,
  ],
};

/** One of the four words of earlier books; none for a parcel that was announced and has not come. */
function statusOf({ status, isReceived }: BookParcel): string {
  switch (status) {
    case ParcelStatus.AwaitingSubmission:
    case ParcelStatus.AwaitingDeclaration:
      return isReceived ? 'in China' : '';
    case ParcelStatus.AwaitingDeparture:
      return 'in China';
    case ParcelStatus.AwaitingHubIn:
      return 'on the road';
    case ParcelStatus.AwaitingHubOut:
    case ParcelStatus.AwaitingPickupPoint:
    case ParcelStatus.AwaitingCustomer:
      return 'arrived';
    case ParcelStatus.Received:
      return 'handed over';
    default:
      return '';
  }
}

/** Where it is, where it was handed over, or the point it goes to; between hub and point it is at the hub. */
function placeOf({ status, pickupPoint, hub }: BookParcel): string | null {
  const isAtHub = status === ParcelStatus.AwaitingHubOut || status === ParcelStatus.AwaitingPickupPoint;
  return isAtHub ? hub : pickupPoint;
}

export const balanceBook: Book<BookBalance> = {
  headings: ['Customer code', 'Debt', 'Advance', 'Currency'],
  cells: ({ code, side, currency, minor }) => {
    const sum = { decimal: writeDecimal(BigInt(minor), 2) };
    return [code, side === 'DEBT' ? sum : null, side === 'CREDIT' ? sum : null, currency];
  },
};
