/** What the papers of a trip say, gathered and added up before anything is drawn. */
import type { Money } from '@rohi/contract/pricing/money';
import type { PaperLanguage } from '@rohi/contract/documents/trip-papers';

/** One line of a declaration; the value is that of all its pieces. */
export type PaperItem = {
  goods: string | null;
  pieces: number | null;
  value: Money | null;
  hsCode: string | null;
};

/** A parcel of a trip. */
export type PaperParcel = {
  trackingCode: string;
  bagCode: string | null;
  orderCode: string | null;
  customerCode: string | null;
  /** Who receives it, and the whole phone, as customs asks for them. */
  recipient: string | null;
  phone: string | null;
  /** Where it goes, in the language of the paper. */
  city: string | null;
  weightG: number | null;
  /** By its measured sides. */
  volumeCm3: number | null;
  /** What is declared of this parcel. */
  items: readonly PaperItem[];
  /** The parcel of the same order with a line that says what is in this one too; null where the items are its own. */
  declaredWith: string | null;
};

/** The trip itself. Texts are in the language of the paper. */
export type PaperTrip = {
  code: string;
  /** Until then the papers say that what they list may still change. */
  isDeparted: boolean;
  /** Numbers of lorry and trailer, or of wagons. */
  vehicles: readonly string[];
  seals: readonly string[];
  drivers: readonly string[];
  consignmentNote: string | null;
  carnet: string | null;
  customsOffices: readonly string[];
  origin: PaperPlace;
  destination: PaperPlace;
  /** Dushanbe day of departure, planned while it has not left; null where neither is known. */
  departureDay: string | null;
};

/** A name with its address, country and phone, as far as they are known. */
export type PaperPlace = {
  name: string | null;
  address: string | null;
  /** In the language of the paper. */
  country: string | null;
  phone: string | null;
};

/** All papers of a trip are drawn of this. */
export type TripPapers = {
  language: PaperLanguage;
  /** Dushanbe day of drawing. */
  printedDay: string;
  trip: PaperTrip;
  parcels: readonly PaperParcel[];
};

export type PaperTotals = {
  parcels: number;
  bags: number;
  /** Parcels that lie in no bag. */
  loose: number;
  persons: number;
  pieces: number;
  weightG: number;
  volumeCm3: number;
  /** By currency, each once, in a fixed order. */
  values: Money[];
};

/** The sums of some parcels; what is not known adds nothing, and the gaps name it. */
export function totalsOf(parcels: readonly PaperParcel[]): PaperTotals {
  const bags = new Set(parcels.flatMap(({ bagCode }) => bagCode ?? []));
  const items = parcels.flatMap((parcel) => parcel.items);
  const values = new Map<Money['currency'], bigint>();
  for (const { value } of items)
    if (value !== null) values.set(value.currency, (values.get(value.currency) ?? 0n) + value.amountMinor);
  return {
    parcels: parcels.length,
    bags: bags.size,
    loose: parcels.filter(({ bagCode }) => bagCode === null).length,
    persons: new Set(parcels.map(personOf)).size,
    pieces: items.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0),
    weightG: parcels.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0),
    volumeCm3: parcels.reduce((sum, { volumeCm3 }) => sum + (volumeCm3 ?? 0), 0),
    values: (['CNY', 'USD', 'TJS'] as const).flatMap((currency) => {
      const amountMinor = values.get(currency);
      return amountMinor === undefined ? [] : { currency, amountMinor };
    }),
  };
}

/** Who a parcel is for: a customer may order for several people. */
function personOf({ customerCode, recipient, phone }: PaperParcel): string {
  return JSON.stringify([customerCode, recipient, phone]);
}

/** The parcels by person, in the order in which the persons come first. */
export function byPerson(parcels: readonly PaperParcel[]): (readonly PaperParcel[])[] {
  return [...Map.groupBy(parcels, personOf).values()];
}
