import { dateTags, locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { compareTerms, type TermsChange } from '@rohi/contract/pricing/tariff-change';
import type { Announcement } from '@rohi/contract/pricing/tariff-administration.contract';
import { writeTerms, type TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import { chargeModes, type TariffTerms } from '@rohi/contract/pricing/tariff';
import { tajikDay } from '@rohi/contract/tajik';
import { announcementWords, type AnnouncementWords } from './tariff-announcement-words.ts';

/** A city with its names by language; one without a name stands by its code. */
export type NamedCity = { code: string; names: Readonly<Record<string, string>> };

/**
 * A change to be announced: the tariff's name, its first day, its terms and those before it (undefined: there were
 * none), the cities of its country.
 */
export type AnnouncedChange = {
  names: LocaleTexts;
  effectiveFrom: string;
  before: TariffTerms | undefined;
  after: TariffTerms;
  cities: readonly NamedCity[];
};

/** The notice of a change in four languages, made from what differs. */
export function writeAnnouncement(change: AnnouncedChange): Announcement {
  return inEveryLanguage((words, locale) => {
    const date = wordsOfDay(change.effectiveFrom, locale);
    const lines = describeChanges(change, words, locale);
    return {
      title: words.title(change.names[locale], date),
      summary: [...lines.slice(0, 2).map(sentence(locale)), words.since(date)].join(
        locale === 'zh' ? '' : ' ',
      ),
      body: [
        words.lead(change.names[locale], `**${date}**`),
        lines.map((line) => `- ${line}`).join('\n'),
        words.received,
        words.calculate,
      ].join('\n\n'),
    };
  });
}

/** The notice that a change which was announced does not come. */
export function writeWithdrawal({
  names,
  effectiveFrom,
}: Pick<AnnouncedChange, 'names' | 'effectiveFrom'>): Announcement {
  return inEveryLanguage((words, locale) => {
    const date = wordsOfDay(effectiveFrom, locale);
    return {
      title: words.withdrawnTitle(names[locale], date),
      summary: words.withdrawnSummary,
      body: words.withdrawnBody(names[locale], `**${date}**`),
    };
  });
}

function inEveryLanguage(
  write: (words: AnnouncementWords, locale: Locale) => { title: string; summary: string; body: string },
): Announcement {
  const texts = (key: 'title' | 'summary' | 'body') =>
    Object.fromEntries(
      locales.map((locale) => [locale, write(announcementWords[locale], locale)[key]]),
    ) as LocaleTexts;
  return { titles: texts('title'), summaries: texts('summary'), bodies: texts('body') };
}

/** `30 ноября 2026 г.`, `30 November 2026`, `2026年11月30日`, `30 ноябри 2026`. */
function wordsOfDay(day: string, locale: Locale): string {
  if (locale === 'tg') return tajikDay(day).replaceAll(' ', '\u00a0');
  const format = new Intl.DateTimeFormat(dateTags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}

const sentence = (locale: Locale) => (line: string) =>
  `${line.charAt(0).toUpperCase()}${line.slice(1)}${locale === 'zh' ? '。' : '.'}`;

/** One line a change that a customer feels; small print (rounding) in one line together. */
function describeChanges(
  { before, after, cities }: AnnouncedChange,
  words: AnnouncementWords,
  locale: Locale,
): string[] {
  const changes = before === undefined ? undefined : compareTerms(before, after);
  const now = numbersFor(writeTerms(after), locale);
  const was = before === undefined ? undefined : numbersFor(writeTerms(before), locale);
  const lines = [
    ...describePrices(now, was, changes, words),
    ...describeSurcharges(now, was, changes, words, locale),
    ...describeTerms(now, was, changes, words, courierLine(now, cities, locale)),
  ];
  return lines.length === 0 ? [words.nothing] : lines;
}

type Changes = readonly TermsChange[] | undefined;

function describePrices(
  now: TermsTexts,
  was: TermsTexts | undefined,
  changes: Changes,
  words: AnnouncementWords,
): string[] {
  const touched = (mode: (typeof chargeModes)[number]) =>
    changes === undefined ||
    changes.some(
      (change) =>
        change.part === 'RULE' &&
        change.chargeMode === mode &&
        ['to', 'unitPrice', 'minCharge'].includes(change.field),
    );
  return chargeModes.filter(touched).flatMap((mode) =>
    now.rules
      .filter(({ chargeMode }) => chargeMode === mode)
      .map((rule) => {
        const old = was?.rules.find(({ chargeMode, from }) => chargeMode === mode && from === rule.from);
        const isSamePrice = old !== undefined && old.unitPrice === rule.unitPrice;
        const price = words.price[mode](
          { ...rule, from: Number(rule.from.replace(',', '.')) === 0 ? '' : rule.from },
          `${rule.unitPrice} ${now.currency}`,
        );
        const least = Number(rule.minCharge.replace(',', '.'));
        return [
          price,
          old === undefined || isSamePrice
            ? ''
            : ` ${words.was(`${old.unitPrice} ${was?.currency ?? ''}`.trim())}`,
          least > 0 ? words.atLeast(`${rule.minCharge} ${now.currency}`) : '',
        ].join('');
      }),
  );
}

function describeSurcharges(
  now: TermsTexts,
  was: TermsTexts | undefined,
  changes: Changes,
  words: AnnouncementWords,
  locale: Locale,
): string[] {
  const isTouched = (code: string) =>
    changes === undefined || changes.some((change) => change.part === 'SURCHARGE' && change.code === code);
  const present = now.surcharges
    .filter(({ code }) => isTouched(code))
    .map((surcharge) => {
      const old = was?.surcharges.find(({ code }) => code === surcharge.code);
      const line = words.surcharge(
        surcharge.names[locale],
        `${surcharge.amount} ${now.currency}`,
        surcharge.basis,
      );
      const isSame = old === undefined || old.amount === surcharge.amount;
      return isSame ? line : `${line} ${words.was(`${old.amount} ${now.currency}`)}`;
    });
  const gone = (was?.surcharges ?? []).filter(
    ({ code }) => !now.surcharges.some((surcharge) => surcharge.code === code),
  );
  return [...present, ...gone.map(({ names }) => words.noSurcharge(names[locale]))];
}

function describeTerms(
  now: TermsTexts,
  was: TermsTexts | undefined,
  changes: Changes,
  words: AnnouncementWords,
  couriers: string,
): string[] {
  const fields = new Set<string>(
    (changes ?? []).flatMap((change) => {
      if (change.part === 'COURIER') return ['courierPrices'];
      // How a price that is new is rounded is no change of rounding.
      if (change.part === 'SURCHARGE' || change.before === null || change.after === null) return [];
      return [change.field];
    }),
  );
  if (was === undefined) return [];
  const when = (names: readonly (keyof TermsTexts | 'roundStep' | 'rounding')[], write: () => string) =>
    names.some((name) => fields.has(name)) ? [write()] : [];
  const storage = ({ storagePerKgDay, storageLeastDay, currency }: TermsTexts) =>
    words.storage(`${storagePerKgDay} ${currency}`, `${storageLeastDay} ${currency}`);
  return [
    ...when(
      ['volumetricDivisor'],
      () => `${words.divisor(now.volumetricDivisor)} ${words.was(`÷ ${was.volumetricDivisor}`)}`,
    ),
    ...when(['usualFromVolumeM3'], () => words.usualFrom(now.usualFromVolumeM3)),
    ...when(
      ['storageFreeDays'],
      () => `${words.freeDays(now.storageFreeDays)} ${words.was(was.storageFreeDays)}`,
    ),
    ...when(['storagePerKgDay', 'storageLeastDay'], () => storage(now)),
    ...when(['storageMostOfFeePercent'], () => words.storageMost(now.storageMostOfFeePercent)),
    ...when(['pointsPerUnitPaid', 'pointValue', 'pointsLifeMonths', 'pointsMostOfFeePercent'], () =>
      words.points(now),
    ),
    ...describeServices(now, fields, words),
    ...when(['courierPrices'], () => words.courier(couriers)),
    ...when(
      [
        'sideStepCm',
        'sideRounding',
        'volumetricStepKg',
        'volumetricRounding',
        'amountStep',
        'amountRounding',
        'roundStep',
        'rounding',
      ],
      () => words.rounding,
    ),
  ];
}

/** Prices of the answers to a held parcel that have changed; one that is named no more has no line. */
function describeServices(now: TermsTexts, fields: ReadonlySet<string>, words: AnnouncementWords): string[] {
  return (['serviceSendOn', 'serviceReturn', 'serviceDispose'] as const)
    .filter((field) => fields.has(field) && now[field] !== '')
    .map((field) => words.service[field](`${now[field]} ${now.currency}`));
}

/** Every city that has a courier, by its name, with what one costs there; empty: none has. */
function courierLine(
  { courierPrices, currency }: TermsTexts,
  cities: readonly NamedCity[],
  locale: Locale,
): string {
  const nameOf = (code: string) => cities.find((city) => city.code === code)?.names[locale] ?? code;
  return courierPrices
    .map(({ city, doorPrice }) => `${nameOf(city)} ${doorPrice} ${currency}`)
    .join(locale === 'zh' ? '、' : ', ');
}

/** Numbers as the language writes them. */
function numbersFor(texts: TermsTexts, locale: Locale): TermsTexts {
  if (locale !== 'ru' && locale !== 'tg') return texts;
  const comma = (text: string) => text.replace(/^(\d+)\.(\d+)$/, '$1,$2');
  const plain = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? comma(value) : value]),
  ) as TermsTexts;
  return {
    ...plain,
    rules: texts.rules.map((rule) => ({
      ...rule,
      from: comma(rule.from),
      to: comma(rule.to),
      unitPrice: comma(rule.unitPrice),
      minCharge: comma(rule.minCharge),
    })),
    surcharges: texts.surcharges.map((surcharge) => ({ ...surcharge, amount: comma(surcharge.amount) })),
    courierPrices: texts.courierPrices.map((each) => ({ ...each, doorPrice: comma(each.doorPrice) })),
  };
}
