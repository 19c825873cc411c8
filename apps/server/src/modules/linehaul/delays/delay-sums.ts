/** What follows from a delay for parcels, by customer and by city. */

type DayRange = { from: string; to: string };

/** Of several ranges from the first day to the last; null for none. */
function spanOf(ranges: readonly (DayRange | null)[]): DayRange | null {
  const spans = ranges.filter((range) => range !== null);
  const from = spans.map((range) => range.from).toSorted()[0];
  const to = spans
    .map((range) => range.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

export type MovedParcel = {
  trackingCode: string;
  customerCode: string | null;
  pickupPointId: number | null;
  before: DayRange | null;
  after: DayRange | null;
};

/** What one customer is to be informed of. */
export type CustomerNews = {
  customerCode: string;
  parcels: number;
  /** Of the only parcel; null of several. */
  trackingCode: string | null;
  /** Where all of them go; null when that is not one point. */
  pickupPointId: number | null;
  arrives: DayRange | null;
};

/** By customer, those with most parcels first; unidentified parcels are left out. */
export function newsOf(parcels: readonly MovedParcel[]): CustomerNews[] {
  const byCustomer = Map.groupBy(parcels, ({ customerCode }) => customerCode);
  return [...byCustomer]
    .flatMap(([customerCode, own]): CustomerNews[] => {
      if (customerCode === null) return [];
      const points = new Set(own.map(({ pickupPointId }) => pickupPointId));
      return [
        {
          customerCode,
          parcels: own.length,
          trackingCode: own.length === 1 ? (own[0]?.trackingCode ?? null) : null,
          pickupPointId: points.size === 1 ? (own[0]?.pickupPointId ?? null) : null,
          arrives: spanOf(own.map(({ after }) => after)),
        },
      ];
    })
    .toSorted((a, b) => b.parcels - a.parcels);
}

export type CityDates = {
  city: string | null;
  parcels: number;
  before: DayRange | null;
  after: DayRange | null;
};

/** How the days move by city, that with most parcels first. */
export function datesByCity(
  parcels: readonly MovedParcel[],
  cityOf: (pickupPointId: number) => string | null,
): CityDates[] {
  const byCity = Map.groupBy(parcels, ({ pickupPointId }) =>
    pickupPointId === null ? null : cityOf(pickupPointId),
  );
  return [...byCity]
    .map(([city, own]) => ({
      city,
      parcels: own.length,
      before: spanOf(own.map(({ before }) => before)),
      after: spanOf(own.map(({ after }) => after)),
    }))
    .toSorted((a, b) => b.parcels - a.parcels);
}
