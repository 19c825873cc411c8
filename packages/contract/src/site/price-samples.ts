import { publicRates } from '../pricing/public-rates.ts';

/** Loads that the long texts reckon as examples, priced by the public rates (docs/domain.md, section 6). */
type Parcel = { readonly sidesCm: readonly [number, number, number]; readonly weightKg: number };
type Cargo = { readonly volumeM3: number; readonly weightKg: number };

/** A parcel by weight: its volumetric weight in kg, and the price of the larger weight in minor units. */
function priceParcel(parcel: Parcel) {
  const [lengthCm, widthCm, heightCm] = parcel.sidesCm;
  const volumetricKg = (lengthCm * widthCm * heightCm) / publicRates.volumetricDivisor;
  const chargeableKg = Math.max(parcel.weightKg, volumetricKg);
  return { ...parcel, volumetricKg, priceMinor: Math.round(chargeableKg * publicRates.perKgMinor) };
}

/** Bulky cargo: what its volume and its actual weight come to, in minor units; the larger is charged. */
function priceCargo(cargo: Cargo) {
  const byVolumeMinor = Math.round(cargo.volumeM3 * publicRates.perCubicMetreMinor);
  const byWeightMinor = Math.round(cargo.weightKg * publicRates.perKgMinor);
  return { ...cargo, byVolumeMinor, byWeightMinor, priceMinor: Math.max(byVolumeMinor, byWeightMinor) };
}

export const priceSamples = {
  /** Small and heavy for its size: the scales decide. */
  small: priceParcel({ sidesCm: [30, 20, 10], weightKg: 3 }),
  /** Large and light: the volumetric weight decides. */
  box: priceParcel({ sidesCm: [60, 50, 40], weightKg: 10 }),
  lightCargo: priceCargo({ volumeM3: 2, weightKg: 150 }),
  heavyCargo: priceCargo({ volumeM3: 1, weightKg: 150 }),
} as const;
