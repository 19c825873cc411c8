/**
 * What is declared of each parcel of a trip, and what its papers lack. Nothing is shared out by weight or by count:
 * what was not said of a parcel is missing.
 */
import type { PaperGap, TripGap } from '@rohi/contract/documents/trip-papers';
import type { Currency, Money } from '@rohi/contract/pricing/money';

/** A line of a declaration; `trackingCode`: the parcel it is in, where that was said. */
type Line = {
  goods: string | null;
  pieces: number | null;
  valueMinor: number | null;
  valueCurrency: Currency | null;
  hsCode: string | null;
  trackingCode: string | null;
};

/** A parcel of a trip with its whole declaration. Grams and cubic millimetres. */
export type PaperParcelRow = {
  trackingCode: string;
  bagCode: string | null;
  orderCode: string | null;
  customerCode: string | null;
  recipient: string | null;
  phone: string | null;
  city: string | null;
  weightG: number | null;
  volumeMm3: number | null;
  goods: string | null;
  valueMinor: number | null;
  valueCurrency: Currency | null;
  items: readonly Line[];
  /** Its order has parcels that do not go with this trip. */
  isParted: boolean;
};

/**
 * The parcels with their own items. What an order says of no parcel of its own stands with its first one here that has
 * no items, and the others name that one; where parcels of the order are elsewhere, it stands with none.
 */
export function declareParcels(rows: readonly PaperParcelRow[]) {
  const holders = new Map<string, string>();
  for (const row of rows)
    if (row.orderCode !== null && !row.isParted && ownLines(row).length === 0 && !holders.has(row.orderCode))
      holders.set(row.orderCode, row.trackingCode);
  return rows.map((row) => {
    const holder = row.orderCode === null ? undefined : holders.get(row.orderCode);
    const own = ownLines(row);
    const open = openLines(row);
    const lines = holder === row.trackingCode ? open : own;
    const isElsewhere = own.length === 0 && holder !== undefined && holder !== row.trackingCode;
    return {
      trackingCode: row.trackingCode,
      bagCode: row.bagCode,
      orderCode: row.orderCode,
      customerCode: row.customerCode,
      recipient: row.recipient,
      phone: row.phone,
      city: row.city,
      weightG: row.weightG,
      volumeCm3: row.volumeMm3 === null ? null : Math.round(row.volumeMm3 / 1_000),
      items: lines.map(({ goods, pieces, hsCode, ...line }) => ({
        goods,
        pieces,
        hsCode,
        value: moneyOf(line),
      })),
      declaredWith: isElsewhere && open.length > 0 ? holder : null,
    };
  });
}

export type DeclaredParcel = ReturnType<typeof declareParcels>[number];

function ownLines({ items, trackingCode }: PaperParcelRow): readonly Line[] {
  return items.filter((item) => item.trackingCode === trackingCode);
}

/** What the order says and of no parcel: such items, or its goods and value where it lists none. */
function openLines({ items, goods, valueMinor, valueCurrency }: PaperParcelRow): readonly Line[] {
  if (items.length > 0) return items.filter((item) => item.trackingCode === null);
  if (goods === null && valueMinor === null) return [];
  return [{ goods, pieces: null, valueMinor, valueCurrency, hsCode: null, trackingCode: null }];
}

function moneyOf({ valueMinor, valueCurrency }: Pick<Line, 'valueMinor' | 'valueCurrency'>): Money | null {
  return valueMinor === null || valueCurrency === null
    ? null
    : { amountMinor: BigInt(valueMinor), currency: valueCurrency };
}

/**
 * What the papers lack of a parcel. One that is declared with another lacks none of the goods: they are missing there.
 */
export function gapsOfParcel(parcel: DeclaredParcel, isParted: boolean): PaperGap[] {
  const { orderCode, items, declaredWith, weightG, recipient, phone } = parcel;
  const gaps: PaperGap[] = [];
  if (orderCode === null) gaps.push('DECLARATION');
  else if (declaredWith === null && items.length === 0) gaps.push(isParted ? 'SHARE' : 'GOODS');
  if (items.some(({ goods }) => goods === null)) gaps.push('GOODS');
  if (items.some(({ value }) => value === null)) gaps.push('VALUE');
  if (items.some(({ pieces }) => pieces === null)) gaps.push('PIECES');
  if (items.some(({ hsCode }) => hsCode === null)) gaps.push('HS_CODE');
  if (weightG === null) gaps.push('WEIGHT');
  if (recipient === null || phone === null) gaps.push('RECIPIENT');
  return gaps;
}

type TripFacts = {
  mode: 'ROAD' | 'RAIL';
  units: readonly { seals: readonly string[] }[];
  drivers: readonly unknown[];
  consignmentNote: string | null;
  customsOffices: readonly string[];
  originId: number | null;
  destinationId: number | null;
  plannedDepartureAt: Date | null;
  departedAt: Date | null;
};

/** What the papers lack of the trip itself. A lorry or wagon without a seal is one too many. */
export function gapsOfTrip(trip: TripFacts): TripGap[] {
  const gaps: TripGap[] = [];
  if (trip.units.length === 0) gaps.push('VEHICLE');
  if (trip.mode === 'ROAD' && trip.drivers.length === 0) gaps.push('DRIVER');
  if (trip.units.some(({ seals }) => seals.length === 0)) gaps.push('SEALS');
  if (trip.consignmentNote === null) gaps.push('CONSIGNMENT_NOTE');
  if (trip.customsOffices.length === 0) gaps.push('CUSTOMS_OFFICE');
  if (trip.originId === null) gaps.push('ORIGIN');
  if (trip.destinationId === null) gaps.push('DESTINATION');
  if (trip.plannedDepartureAt === null && trip.departedAt === null) gaps.push('DEPARTURE');
  return gaps;
}
