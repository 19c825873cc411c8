import { volumetricWeightG } from '../pricing/chargeable-weight.ts';
import { chargeFreight } from '../pricing/freight-charge.ts';
import { readAmountMinor } from '../pricing/money.ts';
import type { ChargeMode, TariffTerms } from '../pricing/tariff.ts';

/** Loads that the long texts compute as examples (docs/domain.md, section 6). */
export const sampleLoads = {
  /** Small and heavy for its size: the scales decide. */
  small: { sidesCm: [30, 20, 10], weightKg: 3 },
  /** Large and light: the volumetric weight decides. */
  box: { sidesCm: [60, 50, 40], weightKg: 10 },
  lightCargo: { volumeM3: 2, weightKg: 150 },
  heavyCargo: { volumeM3: 1, weightKg: 150 },
} as const;

type Parcel = { readonly sidesCm: readonly [number, number, number]; readonly weightKg: number };
type Cargo = { readonly volumeM3: number; readonly weightKg: number };

/** What the examples come to by these tariffs; money in minor units. */
export function priceSamples({ parcel, cargo }: { parcel: TariffTerms; cargo: TariffTerms }) {
  return {
    small: priceParcel(sampleLoads.small, parcel),
    box: priceParcel(sampleLoads.box, parcel),
    lightCargo: priceCargo(sampleLoads.lightCargo, cargo),
    heavyCargo: priceCargo(sampleLoads.heavyCargo, cargo),
  };
}

/** A parcel by weight: its volumetric weight in kg, and the price. */
function priceParcel(parcel: Parcel, terms: TariffTerms) {
  const [lengthUm, widthUm, heightUm] = parcel.sidesCm.map((sideCm) => BigInt(sideCm * 10_000)) as [
    bigint,
    bigint,
    bigint,
  ];
  const size = { lengthUm, widthUm, heightUm };
  const { amountMinor } = chargeFreight(terms, { size, weightG: gramsOf(parcel), places: 1 });
  const volumetricKg = Number(volumetricWeightG(size, terms)) / 1_000;
  return { volumetricKg, priceMinor: Number(amountMinor) };
}

/**
 * Bulky cargo: what its volume and its actual weight come to; null where the tariff has no such price. The larger is
 * charged.
 */
function priceCargo(cargo: Cargo, terms: TariffTerms) {
  const size = { volumeCm3: BigInt(cargo.volumeM3 * 1_000_000) };
  const { amountMinor, steps } = chargeFreight(terms, { size, weightG: gramsOf(cargo), places: 1 });
  const priceOf = (mode: ChargeMode) => {
    const price = steps.find((each) => each.step === 'PRICE' && each.chargeMode === mode);
    const minor = price?.step === 'PRICE' ? readAmountMinor(price.amount.amount) : undefined;
    return minor === undefined ? null : Number(minor);
  };
  return {
    byVolumeMinor: priceOf('VOLUME'),
    byWeightMinor: priceOf('ACTUAL_WEIGHT'),
    priceMinor: Number(amountMinor),
  };
}

function gramsOf({ weightKg }: { readonly weightKg: number }): bigint {
  return BigInt(weightKg * 1_000);
}
