import { locales } from '../locales.ts';
import type { Locale } from '../locales.ts';
import { maxTrackingCodes } from '../tracking/tracking-codes.ts';
import { openingFacts } from './facts-of-terms.ts';
import { writeFact } from './fill-facts.ts';
import { kindOfFact, liveFactNames } from './live-facts.ts';
import { minimumCustomerAge, offerDate } from '../site/offer.ts';
import { sampleLoads } from './price-samples.ts';

/** What the long texts may say by `{{name}}`: no rule of the business stands in a text as a number of its own. */
export type ContentFacts = Readonly<Record<string, string>>;

/** `2025-09-20` → «20.09.2025», '20 September 2025', '2025年9月20日'. */
function day(isoDay: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = isoDay.split('-');
  if (locale === 'zh') return `${year}年${Number(month)}月${Number(date)}日`;
  if (locale !== 'en') return `${date}.${month}.${year}`;
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(isoDay));
  return `${Number(date)} ${name} ${year}`;
}

/** Facts that change with a release alone; the build writes them into the texts. */
function fixedFactsIn(locale: Locale): ContentFacts {
  const { small, box, lightCargo, heavyCargo } = sampleLoads;
  const quantity = (value: number) => writeFact(value, 'n', locale);
  return {
    offerDate: day(offerDate, locale),
    minimumAge: String(minimumCustomerAge),
    maxTrackingCodes: String(maxTrackingCodes),
    sampleSmallSidesCm: small.sidesCm.join(' × '),
    sampleSmallWeightKg: quantity(small.weightKg),
    sampleBoxSidesCm: box.sidesCm.join(' × '),
    sampleBoxWeightKg: quantity(box.weightKg),
    sampleLightCargoVolumeM3: quantity(lightCargo.volumeM3),
    sampleLightCargoWeightKg: quantity(lightCargo.weightKg),
    sampleHeavyCargoVolumeM3: quantity(heavyCargo.volumeM3),
    sampleHeavyCargoWeightKg: quantity(heavyCargo.weightKg),
  };
}

/** What the live facts were when the service opened: the numbers of the offer, and of everything that bears a date. */
function openingFactsIn(locale: Locale): ContentFacts {
  return Object.fromEntries(
    liveFactNames.map((name) => [name, writeFact(openingFacts[name], kindOfFact(name), locale)]),
  );
}

function inEach(factsIn: (locale: Locale) => ContentFacts): Readonly<Record<Locale, ContentFacts>> {
  return Object.fromEntries(locales.map((locale) => [locale, factsIn(locale)])) as Record<
    Locale,
    ContentFacts
  >;
}

/** Fixed facts by language. */
export const fixedFacts = inEach(fixedFactsIn);

/**
 * All facts by language, the live ones as they opened. The build of the site refuses a placeholder that is not here.
 */
export const contentFacts = inEach((locale) => ({ ...fixedFactsIn(locale), ...openingFactsIn(locale) }));
