/**
 * Rates and terms that everybody may read before any order exists (specification, section 9; how the price comes about:
 * docs/domain.md, section 6). What a customer really pays comes from the tariffs of the day.
 * Days on the way stand in `site/limits.ts`.
 */
export const publicRates = {
  currency: 'USD',
  /** By weight: minor units (cents) per kilogram of chargeable weight. */
  perKgMinor: 250,
  /** By volume: minor units (cents) per cubic metre. */
  perCubicMetreMinor: 26_000,
  /** Volumetric weight in kg = length × width × height in cm ÷ this. */
  volumetricDivisor: 6_000,
  /** Cargo of other lines than FBA goes by volume from 1 m³ on, in cm³ (staff decide). */
  cargoFromCm3: 1_000_000,
  /** Calendar days of free storage at the pickup point. */
  freeStorageDays: 10,
  /** After the free days, for each day: minor units per kilogram of chargeable weight, and the least for a parcel. */
  storagePerKgDayMinor: 5,
  storageLeastDayMinor: 20,
  /** Storage never costs more than the delivery. */
  storageMostOfFeePercent: 100,
  /** Answers to a parcel that is held for a problem, in minor units a parcel. */
  services: { sendOnMinor: 0, returnMinor: 500, disposeMinor: 200 },
  /** A courier to the door, in minor units for all that goes to one address together; other cities have none yet. */
  courier: [
    { city: 'DUSHANBE', priceMinor: 150 },
    { city: 'KHUJAND', priceMinor: 150 },
    { city: 'BOKHTAR', priceMinor: 150 },
  ],
} as const;
