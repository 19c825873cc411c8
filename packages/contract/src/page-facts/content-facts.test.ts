import { expect, test } from 'vitest';
import { locales } from '../locales.ts';
import { contentFacts } from './content-facts.ts';

test('every language has the same facts, and none is empty', () => {
  for (const locale of locales) {
    expect(Object.keys(contentFacts[locale])).toEqual(Object.keys(contentFacts.ru));
    expect(Object.values(contentFacts[locale]).filter((fact) => !/\S/.test(fact))).toEqual([]);
  }
});

test.each([
  ['ru', '20.09.2025', '2,50', '260', '0,05', '0,20', 'Роҳи Абрешим'],
  ['tg', '20.09.2025', '2,50', '260', '0,05', '0,20', 'Роҳи Абрешим'],
  ['en', '20 September 2025', '2.50', '260', '0.05', '0.20', 'Rohi Abreshim'],
  ['zh', '2025年9月20日', '2.50', '260', '0.05', '0.20', '丝路捷运'],
] as const)(
  '%s writes dates and money as its readers do',
  (locale, date, kg, cubicMetre, day, least, brand) => {
    expect(contentFacts[locale]).toMatchObject({
      offerDate: date,
      pricePerKg: kg,
      pricePerCubicMetre: cubicMetre,
      storageFeePerKgDay: day,
      storageFeeLeastDay: least,
      brandName: brand,
    });
  },
);

test('the numbers are those of the specification, section 9', () => {
  expect(contentFacts.ru).toMatchObject({
    freeStorageDays: '10',
    volumetricDivisor: '6000',
    minimumAge: '18',
    deliveryDaysFrom: '18',
    deliveryDaysTo: '22',
    hotline: '1999',
    maxTrackingCodes: '100',
  });
});

test('the examples of the tariffs come out as the rules say', () => {
  expect(contentFacts.ru).toMatchObject({
    sampleSmallSidesCm: '30 × 20 × 10',
    sampleSmallVolumetricKg: '1',
    sampleSmallPrice: '7,50',
    sampleBoxSidesCm: '60 × 50 × 40',
    sampleBoxVolumetricKg: '20',
    sampleBoxPrice: '50',
    sampleLightCargoByVolume: '520',
    sampleLightCargoByWeight: '375',
    sampleLightCargoPrice: '520',
    sampleHeavyCargoByVolume: '260',
    sampleHeavyCargoPrice: '375',
    cargoFromM3: '1',
    heavyCargoFromKgPerM3: '104',
    pointsPerUnitPaid: '1',
    pointValue: '0,01',
    pointsLifeMonths: '12',
    pointsMostPercent: '30',
  });
});
