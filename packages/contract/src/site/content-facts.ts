import { locales } from '../locales.ts';
import type { Locale } from '../locales.ts';
import { pointsTerms } from '../pricing/points-terms.ts';
import { weightRounding } from '../pricing/opening-tariffs.ts';
import { publicRates } from '../pricing/public-rates.ts';
import { maxTrackingCodes } from '../tracking/tracking-codes.ts';
import { siteName } from './brand.ts';
import { deliveryDays, hotline } from './limits.ts';
import { minimumCustomerAge, offerDate } from './offer.ts';
import { priceSamples } from './price-samples.ts';

/** What the long texts may say by `{{name}}`: no rule of the business stands in a text as a number of its own. */
export type ContentFacts = Readonly<Record<string, string>>;

/** Cents as dollars in the way of the language: 250 → «2,50» in Russian and Tajik, '2.50' in English and Chinese. */
function amount(minor: number, locale: Locale): string {
  const text = minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
  return locale === 'ru' || locale === 'tg' ? text.replace('.', ',') : text;
}

/** A number in the way of the language, up to three digits after the point. */
function quantity(value: number, locale: Locale): string {
  const text = String(Number(value.toFixed(3)));
  return locale === 'ru' || locale === 'tg' ? text.replace('.', ',') : text;
}

/** `2025-09-20` → «20.09.2025», '20 September 2025', '2025年9月20日'. */
function day(isoDay: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = isoDay.split('-');
  if (locale === 'zh') return `${year}年${Number(month)}月${Number(date)}日`;
  if (locale !== 'en') return `${date}.${month}.${year}`;
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(isoDay));
  return `${Number(date)} ${name} ${year}`;
}

function factsIn(locale: Locale): ContentFacts {
  return {
    brandName: siteName[locale],
    hotline,
    offerDate: day(offerDate, locale),
    minimumAge: String(minimumCustomerAge),
    maxTrackingCodes: String(maxTrackingCodes),
    deliveryDaysFrom: String(deliveryDays.min),
    deliveryDaysTo: String(deliveryDays.max),
    freeStorageDays: String(publicRates.freeStorageDays),
    storageFeePerKgDayUsd: amount(publicRates.storagePerKgDayMinor, locale),
    storageFeeLeastDayUsd: amount(publicRates.storageLeastDayMinor, locale),
    volumetricDivisor: String(publicRates.volumetricDivisor),
    weightStepG: String(weightRounding.step),
    pricePerKgUsd: amount(publicRates.perKgMinor, locale),
    pricePerCubicMetreUsd: amount(publicRates.perCubicMetreMinor, locale),
    cargoFromM3: quantity(publicRates.cargoFromCm3 / 1_000_000, locale),
    heavyCargoFromKgPerM3: quantity(publicRates.perCubicMetreMinor / publicRates.perKgMinor, locale),
    pointsPerUsd: String(pointsTerms.perUsdPaid),
    pointValueUsd: amount(pointsTerms.valueMinor, locale),
    pointsLifeMonths: String(pointsTerms.lifeMonths),
    pointsMostPercent: String(pointsTerms.mostOfFeePercent),
    ...sampleFacts(locale),
  };
}

/** The examples of the tariffs: what is carried, and what it comes to. */
function sampleFacts(locale: Locale): ContentFacts {
  const { small, box, lightCargo, heavyCargo } = priceSamples;
  return {
    sampleSmallSidesCm: small.sidesCm.join(' × '),
    sampleSmallWeightKg: quantity(small.weightKg, locale),
    sampleSmallVolumetricKg: quantity(small.volumetricKg, locale),
    sampleSmallPriceUsd: amount(small.priceMinor, locale),
    sampleBoxSidesCm: box.sidesCm.join(' × '),
    sampleBoxWeightKg: quantity(box.weightKg, locale),
    sampleBoxVolumetricKg: quantity(box.volumetricKg, locale),
    sampleBoxPriceUsd: amount(box.priceMinor, locale),
    sampleLightCargoVolumeM3: quantity(lightCargo.volumeM3, locale),
    sampleLightCargoWeightKg: quantity(lightCargo.weightKg, locale),
    sampleLightCargoByVolumeUsd: amount(lightCargo.byVolumeMinor, locale),
    sampleLightCargoByWeightUsd: amount(lightCargo.byWeightMinor, locale),
    sampleLightCargoPriceUsd: amount(lightCargo.priceMinor, locale),
    sampleHeavyCargoVolumeM3: quantity(heavyCargo.volumeM3, locale),
    sampleHeavyCargoWeightKg: quantity(heavyCargo.weightKg, locale),
    sampleHeavyCargoByVolumeUsd: amount(heavyCargo.byVolumeMinor, locale),
    sampleHeavyCargoByWeightUsd: amount(heavyCargo.byWeightMinor, locale),
    sampleHeavyCargoPriceUsd: amount(heavyCargo.priceMinor, locale),
  };
}

/** The facts in each language of the long texts. The build of the site refuses a placeholder that is not here. */
export const contentFacts = Object.fromEntries(
  locales.map((locale) => [locale, factsIn(locale)]),
) as Readonly<Record<Locale, ContentFacts>>;
