import { volumetricWeightG } from '../pricing/chargeable-weight.ts';
import { chargeFreight } from '../pricing/freight-charge.ts';
import { openingTariffs } from '../pricing/opening-tariffs.ts';
import { readAmountMinor } from '../pricing/money.ts';
import type { ChargeMode, TariffTerms } from '../pricing/tariff.ts';

/** Loads that the long texts reckon as examples, priced by the opening tariffs (docs/domain.md, section 6). */
type Parcel = { readonly sidesCm: readonly [number, number, number]; readonly weightKg: number };
type Cargo = { readonly volumeM3: number; readonly weightKg: number };

function termsOf(code: string): TariffTerms {
  const tariff = openingTariffs.find((each) => each.code === code);
  if (tariff === undefined) throw new RangeError(`there is no tariff ${code}`);
  return tariff.terms;
}

/** A parcel by weight: its volumetric weight in kg, and the price in minor units. */
function priceParcel(parcel: Parcel) {
  const terms = termsOf('PARCEL');
  const [lengthUm, widthUm, heightUm] = parcel.sidesCm.map((sideCm) => BigInt(sideCm * 10_000)) as [
    bigint,
    bigint,
    bigint,
  ];
  const size = { lengthUm, widthUm, heightUm };
  const { amountMinor } = chargeFreight(terms, { size, weightG: gramsOf(parcel), places: 1 });
  const volumetricKg = Number(volumetricWeightG(size, terms)) / 1_000;
  return { ...parcel, volumetricKg, priceMinor: Number(amountMinor) };
}

/** Bulky cargo: what its volume and its actual weight come to, in minor units; the larger is charged. */
function priceCargo(cargo: Cargo) {
  const size = { volumeCm3: BigInt(cargo.volumeM3 * 1_000_000) };
  const { amountMinor, steps } = chargeFreight(termsOf('CARGO'), {
    size,
    weightG: gramsOf(cargo),
    places: 1,
  });
  const priceOf = (mode: ChargeMode) => {
    const price = steps.find((each) => each.step === 'PRICE' && each.chargeMode === mode);
    return Number(price?.step === 'PRICE' ? readAmountMinor(price.amount.amount) : Number.NaN);
  };
  return {
    ...cargo,
    byVolumeMinor: priceOf('VOLUME'),
    byWeightMinor: priceOf('ACTUAL_WEIGHT'),
    priceMinor: Number(amountMinor),
  };
}

function gramsOf({ weightKg }: { readonly weightKg: number }): bigint {
  return BigInt(weightKg * 1_000);
}

export const priceSamples = {
  /** Small and heavy for its size: the scales decide. */
  small: priceParcel({ sidesCm: [30, 20, 10], weightKg: 3 }),
  /** Large and light: the volumetric weight decides. */
  box: priceParcel({ sidesCm: [60, 50, 40], weightKg: 10 }),
  lightCargo: priceCargo({ volumeM3: 2, weightKg: 150 }),
  heavyCargo: priceCargo({ volumeM3: 1, weightKg: 150 }),
} as const;
