import type { FactKind, FactValue, FactValues } from './fill-facts.ts';

/**
 * Facts of the business that change while the service runs: they follow the tariffs in force, the roads and the
 * settings. Texts name them `{{name}}`; money is in minor units of the tariff's currency, weights in kg unless the name
 * says otherwise.
 */
const kinds = {
  hotline: 't',
  /** The same as it is dialled: `tel:{{hotlineDialled}}`. */
  hotlineDialled: 'p',
  contactEmail: 't',
  firmAddress: 't',
  deliveryDaysFrom: 'n',
  deliveryDaysTo: 'n',
  currency: 'c',
  pricePerKg: 'a',
  pricePerCubicMetre: 'a',
  volumetricDivisor: 'n',
  freeStorageDays: 'n',
  /** The first day on which one of the two prices changes, and what they are then. */
  upcomingDay: 'd',
  upcomingPricePerKg: 'a',
  upcomingPricePerCubicMetre: 'a',
  storageFeePerKgDay: 'a',
  storageFeeLeastDay: 'a',
  /** Storage costs at most this part of the delivery. */
  storageMostPercent: 'n',
  weightStepG: 'n',
  cargoFromM3: 'n',
  cargoPricePerKg: 'a',
  heavyCargoFromKgPerM3: 'n',
  pointsPerUnitPaid: 'n',
  pointValue: 'a',
  pointsLifeMonths: 'n',
  pointsMostPercent: 'n',
  sampleSmallVolumetricKg: 'n',
  sampleSmallPrice: 'a',
  sampleBoxVolumetricKg: 'n',
  sampleBoxPrice: 'a',
  sampleLightCargoByVolume: 'a',
  sampleLightCargoByWeight: 'a',
  sampleLightCargoPrice: 'a',
  sampleHeavyCargoByVolume: 'a',
  sampleHeavyCargoByWeight: 'a',
  sampleHeavyCargoPrice: 'a',
  /**
   * Roads that take no goods, now or soon: the address of the notice, the road, what the office says of it, what still
   * runs.
   */
  closedRoads: 'l',
  /** Where the lessons can be watched, and who the provider is by law: what the office has set. */
  videoLessonsUrl: 't',
  providerName: 't',
  providerRegistration: 't',
  providerBank: 't',
  /** Addresses of the messengers. */
  telegram: 't',
  whatsapp: 't',
  wechat: 't',
  /** Words of the service that the office has replaced: the code in the dictionary, the word. */
  renamedWords: 'l',
  /**
   * What `/news` and `/info` begin with: address, title, summary, day, the day as it is written, `yes` where it is
   * pinned.
   */
  firstNews: 'l',
  firstNotices: 'l',
  /** Name of the firm in the language of the reader. */
  brandName: 't',
  /** Style of the colour of the firm; none where it has none of its own. */
  brandStyle: 's',
} as const satisfies Record<string, FactKind>;

export type LiveFactName = keyof typeof kinds;

/** The live facts of a moment by name. */
export type LiveFacts = Readonly<Record<LiveFactName, FactValue>>;

export const liveFactNames = Object.keys(kinds) as LiveFactName[];

export function isLiveFact(name: string): name is LiveFactName {
  return Object.hasOwn(kinds, name);
}

/** Who the provider is by law: said as it is now also where a text says what held on its day. */
export const providerFacts = [
  'providerName',
  'providerRegistration',
  'providerBank',
] as const satisfies LiveFactName[];

/** Facts that may be none; what stands in texts of these alone is left out then. */
export const optionalFacts = [
  'contactEmail',
  'firmAddress',
  'upcomingDay',
  'videoLessonsUrl',
  ...providerFacts,
] as const satisfies LiveFactName[];

/** How a fact is written. */
export function kindOfFact(name: LiveFactName): FactKind {
  return kinds[name];
}

/** The facts as the served page carries them. */
export function factValuesOf(facts: LiveFacts): FactValues {
  return liveFactNames.map((name) => facts[name]);
}

/** The mark of a live fact within texts: its place in the order and its kind, `7a`. */
export function factMark(name: LiveFactName): string {
  return `${liveFactNames.indexOf(name)}${kinds[name]}`;
}

/**
 * Turns `{{name}}` into what `fillFacts` understands, so that no page carries the names. `ofOther` answers for names
 * that are no live facts. A word that goes with the number has its forms behind it:
 * `{{freeStorageDays|день|дня|дней}}`. Where several languages stand in one document, the language is said:
 * `{{ru:hotline}}`.
 */
export function encodeFacts(text: string, ofOther: (name: string) => string): string {
  return text.replace(
    /\{\{((?:ru|en|zh|tg):)?(\w+)(\|[^{}\n]*)?\}\}/g,
    (_, locale: string | undefined, name: string, forms: string | undefined) =>
      isLiveFact(name) ? `{{${locale ?? ''}${factMark(name)}${forms ?? ''}}}` : ofOther(name),
  );
}
