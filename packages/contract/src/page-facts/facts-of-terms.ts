import { locales, type LocaleTexts } from '../locales.ts';
import { openingTariffs } from '../pricing/opening-tariffs.ts';
import type { ChargeMode, TariffRule, TariffTerms } from '../pricing/tariff.ts';
import { siteName } from '../site/brand.ts';
import { brandStyle } from '../site/brand-color.ts';
import { deliveryDays, hotline } from '../site/limits.ts';
import type { FactItem } from './fill-facts.ts';
import { factValuesOf, type LiveFacts } from './live-facts.ts';
import { priceSamples } from './price-samples.ts';
import { closedRoadTitle } from './closed-road-title.ts';
import { writeDate } from './write-date.ts';

/** The tariffs of the two ways to be charged: parcels by weight, bulky cargo by volume. */
export type TwoTariffs = { readonly parcel: TariffTerms; readonly cargo: TariffTerms };

/** What the live facts are made of. `upcoming` are the days on which one of them changes, in their order. */
export type FactSources = TwoTariffs & {
  readonly brandName: LocaleTexts;
  readonly brandColor: string | null;
  readonly deliveryDays: { readonly min: number; readonly max: number };
  readonly hotline: string;
  readonly contactEmail: string | null;
  readonly firmAddress: LocaleTexts | null;
  readonly upcoming: readonly (TwoTariffs & { readonly day: string })[];
  readonly closedRoads: readonly ClosedRoad[];
  readonly renamedWords: readonly RenamedWord[];
  readonly firstNotices: readonly FirstNotice[];
  readonly videoLessonsUrl: string | null;
  readonly provider: Provider;
  readonly messengers: Readonly<Record<'telegram' | 'whatsapp' | 'wechat', string | null>>;
};

/** Who the provider is by law; null is not set. */
export type Provider = {
  readonly name: LocaleTexts | null;
  readonly registration: string | null;
  readonly bank: string | null;
};

/** A road that takes no goods: what the office says of it, and the address of the notice (`route-1-2`). */
export type ClosedRoad = {
  readonly noticeSlug: string;
  readonly route: LocaleTexts;
  readonly text: LocaleTexts;
  /** Whether goods are taken by another road of ours. */
  readonly othersRun: boolean;
};

/** What is said of the other roads beside one that is closed. */
const othersRun: LocaleTexts = {
  ru: 'Посылки принимаем и везём другими дорогами.',
  en: 'Parcels are accepted and travel by other routes.',
  zh: '包裹照常接收，改走其他线路。',
  tg: 'Борҳоро қабул мекунем ва бо роҳҳои дигар мебарем.',
};
const noneRuns: LocaleTexts = {
  ru: 'Приём посылок приостановлен.',
  en: 'Parcels are not accepted for now.',
  zh: '暂停接收包裹。',
  tg: 'Қабули бор муваққатан боздошта шуд.',
};

/** One of the notices that stand first in their lists, in the order of the list. */
export type FirstNotice = {
  readonly category: 'NEWS' | 'NOTICE';
  readonly slug: string;
  readonly title: LocaleTexts;
  readonly summary: LocaleTexts;
  /** Dushanbe day. */
  readonly day: string;
  readonly pinned: boolean;
};

/** A word that the office has replaced, by its `consValue`. */
export type RenamedWord = { readonly consValue: string; readonly names: LocaleTexts };

/** The price of a small load: the first step of a charge mode; undefined when the tariff has no such mode. */
function firstRule({ rules }: TariffTerms, mode: ChargeMode): TariffRule | undefined {
  return rules.find(({ chargeMode, fromQuantity }) => chargeMode === mode && fromQuantity === 0);
}

/** What home and texts say the two prices are, in minor units; null where the tariff has no such price. */
function twoPrices({ parcel, cargo }: TwoTariffs) {
  const weightRule = firstRule(parcel, 'WEIGHT') ?? firstRule(parcel, 'ACTUAL_WEIGHT');
  return {
    perKg: weightRule?.unitPriceMinor ?? null,
    perCubicMetre: firstRule(cargo, 'VOLUME')?.unitPriceMinor ?? null,
    weightStepG: weightRule?.quantityRounding.step ?? null,
  };
}

/** Prices, days and contacts of a moment as texts say them. */
export function liveFactsOf(sources: FactSources): LiveFacts {
  const { parcel, cargo, upcoming } = sources;
  const { perKg, perCubicMetre, weightStepG } = twoPrices(sources);
  return {
    brandName: sources.brandName,
    brandStyle: sources.brandColor === null ? null : brandStyle(sources.brandColor),
    hotline: sources.hotline,
    hotlineDialled: sources.hotline,
    contactEmail: sources.contactEmail,
    firmAddress: sources.firmAddress,
    deliveryDaysFrom: sources.deliveryDays.min,
    deliveryDaysTo: sources.deliveryDays.max,
    currency: parcel.currency,
    pricePerKg: perKg,
    pricePerCubicMetre: perCubicMetre,
    volumetricDivisor: parcel.volumetricDivisor,
    freeStorageDays: parcel.storage.freeDays,
    ...upcomingFacts(upcoming, { perKg, perCubicMetre }),
    storageFeePerKgDay: parcel.storage.perKgDayMinor,
    storageFeeLeastDay: parcel.storage.leastDayMinor,
    storageMostPercent: parcel.storage.mostOfFeePercent,
    weightStepG,
    ...cargoFacts(cargo),
    pointsPerUnitPaid: parcel.points.perUnitPaid,
    pointValue: parcel.points.valueMinor,
    pointsLifeMonths: parcel.points.lifeMonths,
    pointsMostPercent: parcel.points.mostOfFeePercent,
    ...sampleFacts(sources),
    videoLessonsUrl: sources.videoLessonsUrl,
    providerName: sources.provider.name,
    providerRegistration: sources.provider.registration,
    providerBank: sources.provider.bank,
    ...sources.messengers,
    ...listFacts(sources),
  };
}

function listFacts({ closedRoads, renamedWords, firstNotices }: FactSources) {
  return {
    closedRoads: closedRoads.map((road): FactItem => [
      road.noticeSlug,
      closedRoadTitle(road.route),
      road.othersRun ? othersRun : noneRuns,
      road.text,
    ]),
    renamedWords: renamedWords.map(({ consValue, names }): FactItem => [consValue, names]),
    firstNews: noticeItems(firstNotices, 'NEWS'),
    firstNotices: noticeItems(firstNotices, 'NOTICE'),
  };
}

function noticeItems(notices: FactSources['firstNotices'], category: FirstNotice['category']): FactItem[] {
  return notices
    .filter((notice) => notice.category === category)
    .map(({ slug, title, summary, day, pinned }) => {
      const days = Object.fromEntries(
        locales.map((locale) => [locale, writeDate(day, locale)]),
      ) as LocaleTexts;
      return [slug, title, summary, day, days, pinned ? 'yes' : ''];
    });
}

/**
 * The next day on which one of the two prices changes; what else changes then is named by the notice and the price
 * list.
 */
function upcomingFacts(
  upcoming: FactSources['upcoming'],
  today: { perKg: number | null; perCubicMetre: number | null },
) {
  const [next] = upcoming
    .map(({ day, ...tariffs }) => ({ day, ...twoPrices(tariffs) }))
    .filter(({ perKg, perCubicMetre }) => perKg !== today.perKg || perCubicMetre !== today.perCubicMetre);
  return {
    upcomingDay: next?.day ?? null,
    upcomingPricePerKg: next?.perKg ?? null,
    upcomingPricePerCubicMetre: next?.perCubicMetre ?? null,
  };
}

function cargoFacts(cargo: TariffTerms) {
  const perKg = firstRule(cargo, 'ACTUAL_WEIGHT')?.unitPriceMinor ?? null;
  const perCubicMetre = firstRule(cargo, 'VOLUME')?.unitPriceMinor ?? null;
  const { usualFromVolumeCm3 } = cargo;
  return {
    cargoFromM3: usualFromVolumeCm3 === null ? null : usualFromVolumeCm3 / 1_000_000,
    cargoPricePerKg: perKg,
    heavyCargoFromKgPerM3:
      perKg === null || perKg === 0 || perCubicMetre === null ? null : rounded(perCubicMetre / perKg),
  };
}

function sampleFacts(tariffs: TwoTariffs) {
  const { small, box, lightCargo, heavyCargo } = priceSamples(tariffs);
  return {
    sampleSmallVolumetricKg: rounded(small.volumetricKg),
    sampleSmallPrice: small.priceMinor,
    sampleBoxVolumetricKg: rounded(box.volumetricKg),
    sampleBoxPrice: box.priceMinor,
    sampleLightCargoByVolume: lightCargo.byVolumeMinor,
    sampleLightCargoByWeight: lightCargo.byWeightMinor,
    sampleLightCargoPrice: lightCargo.priceMinor,
    sampleHeavyCargoByVolume: heavyCargo.byVolumeMinor,
    sampleHeavyCargoByWeight: heavyCargo.byWeightMinor,
    sampleHeavyCargoPrice: heavyCargo.priceMinor,
  };
}

/** Three digits after the point. */
function rounded(value: number): number {
  return Number(value.toFixed(3));
}

function openingTerms(code: string): TariffTerms {
  const tariff = openingTariffs.find((each) => each.code === code);
  if (tariff === undefined) throw new RangeError(`there is no tariff ${code}`);
  return tariff.terms;
}

/** The tariffs that the service opens with. */
export const openingTwoTariffs: TwoTariffs = { parcel: openingTerms('PARCEL'), cargo: openingTerms('CARGO') };

/**
 * The facts of the specification (section 9): those of the first offer, and what stands before anybody has set
 * anything.
 */
export const openingFacts: LiveFacts = liveFactsOf({
  brandName: siteName,
  brandColor: null,
  ...openingTwoTariffs,
  deliveryDays,
  hotline,
  contactEmail: null,
  firmAddress: null,
  upcoming: [],
  closedRoads: [],
  videoLessonsUrl: null,
  provider: { name: null, registration: null, bank: null },
  messengers: { telegram: null, whatsapp: null, wechat: null },
  renamedWords: [],
  firstNotices: [],
});

export const openingFactValues = factValuesOf(openingFacts);
