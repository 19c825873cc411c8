import { chargeFreight } from '@rohi/contract/pricing/freight-charge';
import { openingTariffs } from '@rohi/contract/pricing/opening-tariffs';
import { readLoad, readLoads } from '@rohi/contract/pricing/quote-request';
import type { LoadsTexts } from '@rohi/contract/pricing/quote-request';
import { describe, expect, test } from 'vitest';
import { texts } from '../texts/en.ts';
import { explainSteps, type Charge } from './explain-steps.ts';

type Surcharges = NonNullable<Charge['tariff']>['surcharges'];

function linesOf(code: string, typed: LoadsTexts, surcharges: Surcharges = []): string[] {
  const { loads } = readLoads(typed);
  const terms = openingTariffs.find((each) => each.code === code)?.terms;
  if (loads === undefined || terms === undefined) throw new TypeError('no such load or tariff');
  const charged = surcharges.map(({ code, basis, names }) => ({ code, basis, names, amountMinor: 100 }));
  const { steps, amountMinor } = chargeFreight({ ...terms, surcharges: charged }, loads);
  const priced = {
    tariff: { surcharges },
    steps: [...steps],
    total: {
      amount: `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`,
      currency: 'USD',
    },
  } as Charge;
  return explainSteps(priced, texts).map(({ name, how, value }) =>
    [name, how, value].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
  );
}

// Node has no stored locale: numbers are written as the default, Russian, does.
const box = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '10' };

describe('a price is explained', () => {
  test('for a parcel: both weights, and the larger times the price', () => {
    expect(linesOf('PARCEL', box)).toEqual([
      'Actual weight | 10,000 kg',
      'Volumetric weight | 60 × 50 × 40 ÷ 6000 | 20,000 kg',
      'To pay (larger weight) | 20 kg × 2,50 USD | 50,00 USD',
    ]);
  });

  test('for several places, and where rounding counts, with the chargeable weight', () => {
    expect(linesOf('PARCEL', { ...box, places: '3' })[2]).toBe(
      'Chargeable weight | 20,000 kg × 3 pieces | 60,000 kg',
    );
    expect(linesOf('PARCEL', { ...box, weightKg: '20.001' })[2]).toBe(
      'Chargeable weight | the larger, rounded up | 20,010 kg',
    );
  });

  test('for cargo: the volume, both prices, and the larger of them', () => {
    expect(linesOf('CARGO', { ...box, lengthCm: '60.5' })).toEqual([
      'Dimensions | 0,605 × 0,5 × 0,4 m',
      'Volume | 0,121 m³',
      'For the volume | 0,121 m³ × 260 USD | 31,46 USD',
      'For the actual weight | 10 kg × 2,50 USD | 25,00 USD',
      'To pay (the larger) | by volume | 31,46 USD',
    ]);
  });

  test('for unlike places: each by its number, and the larger price of all of them', () => {
    const cargo = { volumeM3: '1', weightKg: '50', also: '40*40*40*60*1' };
    expect(linesOf('CARGO', cargo)).toEqual([
      'Item 1 · Volume | 1 m³',
      'Item 2 · Dimensions | 0,4 × 0,4 × 0,4 m',
      'Item 2 · Volume | 0,064 m³',
      'Item 1 · Weight | 50,000 kg',
      'Item 2 · Weight | 60,000 kg',
      'For the volume | 1,064 m³ × 260 USD | 276,64 USD',
      'For the actual weight | 110 kg × 2,50 USD | 275,00 USD',
      'To pay (the larger) | by volume | 276,64 USD',
    ]);
    expect(linesOf('CARGO', { ...cargo, also: '40*40*40*61*1' }).at(-1)).toBe(
      'To pay (the larger) | by actual weight | 277,50 USD',
    );
    expect(linesOf('PARCEL', { ...box, also: '40*40*40*60*1' }).slice(2, 4)).toEqual([
      'Item 2 · Actual weight | 60,000 kg',
      'Item 2 · Volumetric weight | 40 × 40 × 40 ÷ 6000 | 10,667 kg',
    ]);
  });

  test('from a volume alone', () => {
    expect(linesOf('PARCEL', { volumeM3: '0.12', weightKg: '1' })[1]).toBe(
      'Volumetric weight | 120\u00a0000 cm³ ÷ 6000 | 20,000 kg'.replaceAll('\u00a0', ' '),
    );
    expect(linesOf('CARGO', { volumeM3: '0.12', weightKg: '1' })[0]).toBe('Volume | 0,12 m³');
  });

  test('with every surcharge by its name, and the sum', () => {
    const names = { ru: 'Обрешётка', en: 'Crate', zh: '木架', tg: 'Қафас' };
    const crate = { code: 'CRATE', name: 'Crate', names, basis: 'PER_PLACE', amount: '1.00' } as const;
    expect(linesOf('PARCEL', { ...box, places: '2' }, [crate]).slice(-2)).toEqual([
      'Crate | × 2 pieces | 2,00 USD',
      'Total | 102,00 USD',
    ]);
  });

  test('for a box of cargo: both prices of all boxes, and what this one carries', () => {
    const { load } = readLoad({ lengthCm: '100', widthCm: '80', heightCm: '60', weightKg: '45' });
    const { load: heavy } = readLoad({ lengthCm: '50', widthCm: '50', heightCm: '40', weightKg: '30.5' });
    const terms = openingTariffs.find(({ code }) => code === 'CARGO')?.terms;
    if (load === undefined || heavy === undefined || terms === undefined) throw new TypeError('no such load');
    const usd = (amount: string) => ({ amount, currency: 'USD' as const });
    const steps = [
      ...chargeFreight(terms, load).steps.filter(({ step }) => step !== 'PRICE'),
      ...chargeFreight(terms, [load, heavy]).steps.filter(({ step }) => step === 'PRICE'),
      {
        step: 'CARGO_SHARE' as const,
        boxes: 2,
        quantity: '45.000',
        unit: 'KG' as const,
        whole: usd('188.75'),
        amount: usd('112.50'),
      },
    ];
    const lines = explainSteps({ steps, total: usd('112.50') } as Charge, texts).map(({ name, how, value }) =>
      [name, how, value].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
    );
    expect(lines.slice(-4)).toEqual([
      'For the volume | 0,58 m³ × 260 USD | 150,80 USD',
      'For the actual weight | 75,5 kg × 2,50 USD | 188,75 USD',
      'The whole cargo, 2 boxes | 188,75 USD',
      'Share of this box | 45 kg | 112,50 USD',
    ]);
  });
});
