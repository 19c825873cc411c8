import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeFreight, type FreightCharge } from './freight-charge.ts';
import { openingTariffs } from './opening-tariffs.ts';
import { readLoad, type LoadTexts } from './quote-request.ts';
import type { TariffTerms } from './tariff.ts';

function termsOf(code: string): TariffTerms {
  const tariff = openingTariffs.find((each) => each.code === code);
  if (tariff === undefined) throw new TypeError(`there is no ${code}`);
  return tariff.terms;
}
const parcel = termsOf('PARCEL');
const cargo = termsOf('CARGO');

function charge(terms: TariffTerms, texts: LoadTexts): FreightCharge {
  const { load, problems } = readLoad(texts);
  if (load === undefined) throw new TypeError(JSON.stringify(problems));
  return chargeFreight(terms, load);
}

const box = (sides: string, weightKg: string, places?: string): LoadTexts => {
  const [lengthCm, widthCm, heightCm] = sides.split('×');
  return { lengthCm, widthCm, heightCm, weightKg, places };
};

describe('the two tariffs of the specification', () => {
  test.each([
    ['60×50×40', '10', '20.000', 5_000n, 3_120n],
    ['30×20×10', '3', '1.000', 750n, 750n],
    ['100×100×100', '104', '166.667', 41_668n, 26_000n],
    ['100×100×100', '104.01', '166.667', 41_668n, 26_003n],
  ])('%s cm, %s kg: %s kg by volume', (sides, weightKg, volumetricKg, byWeight, byVolume) => {
    const { steps, amountMinor } = charge(parcel, box(sides, weightKg));
    expect(steps).toContainEqual(
      expect.objectContaining({ step: 'VOLUMETRIC_WEIGHT', placeKg: volumetricKg }),
    );
    expect(amountMinor).toBe(byWeight);
    expect(charge(cargo, box(sides, weightKg)).amountMinor).toBe(byVolume);
  });

  test('the rounding of the chargeable weight is the version’s own', () => {
    const exact: TariffTerms = {
      ...parcel,
      rules: parcel.rules.map((rule) => ({ ...rule, quantityRounding: { step: 1, mode: 'HALF_UP' } })),
    };
    expect(charge(exact, box('100×100×100', '104')).amountMinor).toBe(41_667n);
  });

  test('a parcel’s price explains itself step by step', () => {
    expect(charge(parcel, box('60×50×40', '10', '3')).steps).toEqual([
      { step: 'ACTUAL_WEIGHT', placeKg: '10.000' },
      {
        step: 'VOLUMETRIC_WEIGHT',
        size: { lengthCm: '60.0', widthCm: '50.0', heightCm: '40.0' },
        divisor: 6000,
        placeKg: '20.000',
      },
      { step: 'CHARGEABLE_WEIGHT', basis: 'VOLUMETRIC', placeKg: '20.000', places: 3, weightKg: '60.000' },
      {
        step: 'PRICE',
        chargeMode: 'WEIGHT',
        quantity: '60.000',
        unit: 'KG',
        unitPrice: { amount: '2.50', currency: 'USD' },
        amount: { amount: '150.00', currency: 'USD' },
        isMinimum: false,
        isCharged: true,
      },
    ]);
  });

  test('heavy cargo pays for its weight, and both prices are told', () => {
    const { steps } = charge(cargo, { volumeM3: '0.5', weightKg: '80' });
    expect(steps.filter(({ step }) => step === 'PRICE')).toMatchObject([
      { chargeMode: 'VOLUME', amount: { amount: '130.00' }, isCharged: false },
      { chargeMode: 'ACTUAL_WEIGHT', amount: { amount: '200.00' }, isCharged: true },
    ]);
  });
});

describe('a tariff with tiers, a minimum and surcharges', () => {
  const [rule] = parcel.rules;
  if (rule === undefined) throw new TypeError('a parcel has a price');
  const tiered: TariffTerms = {
    ...parcel,
    rules: [
      { ...rule, toQuantity: 10_000, minChargeMinor: 500 },
      { ...rule, fromQuantity: 10_000, unitPriceMinor: 240 },
    ],
    surcharges: [
      {
        code: 'PACKING',
        names: { ru: 'у', en: 'p', zh: '包', tg: 'б' },
        basis: 'PER_PLACE',
        amountMinor: 100,
      },
      { code: 'PAPERS', names: { ru: 'д', en: 'd', zh: '单', tg: 'ҳ' }, basis: 'PER_ORDER', amountMinor: 25 },
    ],
  };

  test.each([
    ['1', 500n + 125n],
    ['9.99', 2_498n + 125n],
    ['9.991', 2_400n + 125n],
    ['10', 2_400n + 125n],
  ])('%s kg', (weightKg, amountMinor) => {
    expect(charge(tiered, box('1×1×1', weightKg)).amountMinor).toBe(amountMinor);
  });

  test('a surcharge for each place counts the places', () => {
    const { amountMinor, steps } = charge(tiered, box('1×1×1', '5', '4'));
    expect(amountMinor).toBe(4_800n + 400n + 25n);
    expect(steps.slice(-2)).toMatchObject([
      { code: 'PACKING', count: 4, amount: { amount: '4.00' } },
      { code: 'PAPERS', count: 1, amount: { amount: '0.25' } },
    ]);
  });
});

describe('whatever is carried', () => {
  const mm = fc.integer({ min: 1, max: 15_000 });
  const grams = fc.integer({ min: 1, max: 50_000_000 });
  const places = fc.integer({ min: 1, max: 1_000 });
  const text = (value: number, digits: number) =>
    `${Math.floor(value / 10 ** digits)}.${String(value % 10 ** digits).padStart(digits, '0')}`;
  const loadOf = (sides: readonly [number, number, number], weightG: number, count: number): LoadTexts => ({
    lengthCm: text(sides[0], 1),
    widthCm: text(sides[1], 1),
    heightCm: text(sides[2], 1),
    weightKg: text(weightG, 3),
    places: String(count),
  });

  test('more weight or a longer side never costs less', () => {
    fc.assert(
      fc.property(fc.tuple(mm, mm, mm), grams, places, grams, mm, (sides, weightG, count, moreG, moreMm) => {
        for (const terms of [parcel, cargo]) {
          const { amountMinor } = charge(terms, loadOf(sides, weightG, count));
          const heavier = Math.min(weightG + moreG, 50_000_000);
          const longer = Math.min(sides[0] + moreMm, 15_000);
          expect(charge(terms, loadOf(sides, heavier, count)).amountMinor).toBeGreaterThanOrEqual(
            amountMinor,
          );
          expect(
            charge(terms, loadOf([longer, sides[1], sides[2]], weightG, count)).amountMinor,
          ).toBeGreaterThanOrEqual(amountMinor);
        }
      }),
    );
  });

  test('every figure is a plain number to the cent, and the charge is the largest price', () => {
    fc.assert(
      fc.property(fc.tuple(mm, mm, mm), grams, places, (sides, weightG, count) => {
        for (const terms of [parcel, cargo]) {
          const { steps, amountMinor } = charge(terms, loadOf(sides, weightG, count));
          const amounts = steps.flatMap((step) => (step.step === 'PRICE' ? [step.amount.amount] : []));
          for (const amount of amounts) expect(amount).toMatch(/^\d+\.\d\d$/);
          const largest = amounts
            .map((amount) => BigInt(amount.replace('.', '')))
            .toSorted((a, b) => (a < b ? 1 : -1));
          expect(amountMinor).toBe(largest[0]);
        }
      }),
    );
  });

  test('three sides and their product cost the same', () => {
    fc.assert(
      fc.property(fc.tuple(mm, mm, mm), grams, (sides, weightG) => {
        const [a, b, c] = sides.map((side) => Math.max(10, Math.round(side / 10) * 10)) as [
          number,
          number,
          number,
        ];
        const volumeCm3 = (BigInt(a) * BigInt(b) * BigInt(c)) / 1_000n;
        fc.pre(volumeCm3 <= 200_000_000n);
        const bySides = charge(parcel, loadOf([a, b, c], weightG, 1)).amountMinor;
        const volumeM3 = `${volumeCm3 / 1_000_000n}.${String(volumeCm3 % 1_000_000n).padStart(6, '0')}`;
        const byVolume = charge(parcel, { volumeM3, weightKg: text(weightG, 3) }).amountMinor;
        expect(byVolume).toBe(bySides);
      }),
    );
  });
});
