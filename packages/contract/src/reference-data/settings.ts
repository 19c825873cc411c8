import * as z from 'zod/mini';
import type { LocaleTexts } from '../locales.ts';
import { siteName } from '../site/brand.ts';
import { isReadableColor } from '../site/brand-color.ts';
import { hotline } from '../site/limits.ts';

/** An address that leads out of the site; anything but https could be a script or be read on the way. */
const webAddress = z.string().check(z.maxLength(500), z.url({ protocol: /^https$/ }));

/** As it is shown and, without its spaces and brackets, dialled: a short number or a whole one. */
const phoneNumber = z.string().check(z.regex(/^\+?\d(?:[\d ()-]{1,22}\d)$/));
const mailAddress = z.string().check(z.maxLength(254), z.regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/));
/** One line of text; braces would be read as a place to be filled. */
const line = z.string().check(z.maxLength(200), z.regex(/^[^{}<>\p{Cc}]+$/u));
/** A name that fits beside the mark at the head of a page and on a label. */
const shortName = z.string().check(z.maxLength(40), z.regex(/^[^{}<>\p{Cc}]+$/u));
/** `#rrggbb` on which white can be read. */
const color = z.string().check(z.refine(isReadableColor));
/** From 2 to 60 minutes. */
const minuteCount = z.string().check(z.regex(/^(?:[2-9]|[1-5]\d|60)$/));
/** From 1 to 365 days. */
const dayCount = z.string().check(z.regex(/^(?:[1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/));

/** Codes of units of a kind, which are there. */
const unitCodes = z.string().check(z.maxLength(500), z.regex(/^[A-Z0-9-]{2,32}(?:, ?[A-Z0-9-]{2,32})*$/));

/** From 0 to 100 per cent. */
const percent = z.string().check(z.regex(/^(?:\d|[1-9]\d|100)$/));
/** From 0 to 500 dollars: no setting makes one person enough for a large sum. */
const aloneDollars = z.string().check(z.regex(/^(?:0|[1-9]\d?|[1-4]\d\d|500)$/));
/** From 0 to 99999 dollars. */
const dollarCount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,4})$/));

/** Letters before the number of a customer code; those of our own codes are taken. */
const codeLetters = z.string().check(z.regex(/^(?:none|(?!R[ABCIPTX]$)[A-Z]{1,5})$/));
const reservedNumber = String.raw`(?:below \d{1,8}|repeated|runs|round|mirrored|\d{1,8})`;
const reservedNumbers = z
  .string()
  .check(z.maxLength(500), z.regex(new RegExp(`^${reservedNumber}(?:, ?${reservedNumber})*$`)));

/**
 * What an installation may set while it runs, by key, with the shape of its value. A key that is not set is `null` on
 * the wire: where an address is missing the client leads to the contact page, the hotline is that of the specification
 * then.
 */
export const settingShapes = {
  /** Name of the firm as customers and staff read it, in each language. */
  'brand.name.ru': shortName,
  'brand.name.tg': shortName,
  'brand.name.en': shortName,
  'brand.name.zh': shortName,
  /** What buttons, links and marks are in; lapis where nothing is set. */
  'brand.color': color,
  'contact.hotline': phoneNumber,
  'contact.email': mailAddress,
  'contact.address.ru': line,
  'contact.address.tg': line,
  'contact.address.en': line,
  'contact.address.zh': line,
  'provider.name.ru': line,
  'provider.name.tg': line,
  'provider.name.en': line,
  'provider.name.zh': line,
  'provider.registration': line,
  'provider.bank': line,
  'messenger.telegram': webAddress,
  'messenger.whatsapp': webAddress,
  'messenger.wechat': webAddress,
  'app.appStore': webAddress,
  'app.googlePlay': webAddress,
  'videoLessons.url': webAddress,
  /** Codes of the China warehouses that leave owner and weight of a parcel to the hub, as `YIWU-WH, GZ-WH`. */
  'chain.ownerAtHub': unitCodes,
  /** Whether undeclared parcels may be loaded and leave China. By default they stay. */
  'trip.undeclaredMayLeave': z.enum(['yes', 'no']),
  /**
   * Whether unpaid parcels of customers who pay before departure may be loaded and leave China. By default they stay.
   */
  'trip.unpaidMayLeave': z.enum(['yes', 'no']),
  /** Of a hundred parcels that come to a hub so many are weighed once more: 5 where nothing is set. */
  'trip.weighedAgainPercent': percent,
  /** So many per cent a second weight may differ by: 3. */
  'trip.weightTolerancePercent': percent,
  /** So many days before free storage ends its owner is reminded: 3 where nothing is set. */
  'storage.reminderDays': dayCount,
  /** On which day at the point an owner is notified that the parcel is not collected: 30. */
  'storage.noticeDays': dayCount,
  /** And on which the final notice goes out: 60. It lets the parcel be collected for so many days: 14. */
  'storage.finalNoticeDays': dayCount,
  'storage.finalTermDays': dayCount,
  /** So long a request to hand over without a proof waits, and may be used once it is allowed: 15. */
  'counter.approvalMinutes': minuteCount,
  /** So many days later the office has decided about a parcel that was not taken: 5. */
  'counter.decideDays': dayCount,
  /** So many days later the office has decided about a compensation: 30. */
  'compensation.decideDays': dayCount,
  /**
   * Whole dollars in cash that an offline counter takes at most in one hand-over, 100, and in a shift, 1500; 0 takes
   * none.
   */
  'counter.cashPerHandOver': dollarCount,
  'counter.cashPerShift': dollarCount,
  /**
   * Up to so many dollars one person confirms a transfer alone; more comes to the balance once a second one has
   * confirmed it: 500.
   */
  'topUp.aloneUpTo': dollarCount,
  /** Above so many dollars of balance a customer gets a slip once a second person has allowed it: 50. */
  'counter.slipAloneUpTo': dollarCount,
  /**
   * Whole dollars that one person decides alone in refunds, corrections, points and compensations together: of one
   * payment, 5, and of one customer, 5, within so many days, 30; and on one Dushanbe day of all customers, 25. 0:
   * nothing.
   */
  'alone.paymentUpTo': aloneDollars,
  'alone.customerUpTo': aloneDollars,
  'alone.customerDays': dayCount,
  'alone.dayUpTo': aloneDollars,
  /**
   * Codes of new customers: letters (`none`: digits alone), what stands behind them, fewest digits, whether numbers are
   * drawn or counted, from which on they are counted, and which are given by hand only. TJ-, five digits, drawn.
   */
  'customerCode.prefix': codeLetters,
  'customerCode.separator': z.enum(['hyphen', 'none']),
  'customerCode.leastDigits': z.string().check(z.regex(/^[1-8]$/)),
  'customerCode.way': z.enum(['drawn', 'counted']),
  'customerCode.next': z.string().check(z.regex(/^[1-9]\d{0,7}$/)),
  'customerCode.keptBack': reservedNumbers,
  /**
   * Whether the first week is taken out of the menu while it still lacks something; it is shown where nothing is set.
   */
  'start.hidden': z.enum(['yes', 'no']),
} as const satisfies Record<string, z.ZodMiniType>;

export type SettingKey = keyof typeof settingShapes;

export const settingKeys = Object.keys(settingShapes) as [SettingKey, ...SettingKey[]];

/** The codes in a setting that lists some. */
export function listedCodes(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(',').map((code) => code.trim());
}

/** Settings that name units, with their kind. */
export const unitsNamed = {
  'chain.ownerAtHub': 'WAREHOUSE',
} as const satisfies { readonly [Key in SettingKey]?: 'WAREHOUSE' | 'HUB' | 'PICKUP_POINT' };

/** Values of the settings that are set. */
export type Settings = { readonly [Key in SettingKey]?: z.output<(typeof settingShapes)[Key]> };

/**
 * The name of the firm in every language: the one that is set; a language without one says that of another, and where
 * none is set the service has its own.
 */
export function brandNamesOf(settings: Settings): LocaleTexts {
  const { 'brand.name.ru': ru, 'brand.name.tg': tg, 'brand.name.en': en, 'brand.name.zh': zh } = settings;
  const cyrillic = ru ?? tg;
  const any = cyrillic ?? en ?? zh;
  if (any === undefined) return siteName;
  const latin = en ?? any;
  return { ru: ru ?? any, tg: tg ?? any, en: latin, zh: zh ?? latin };
}

/** The number that customers call: the one that is set, or 1999 (specification, section 9). */
export function hotlineOf(settings: Settings): string {
  return settings['contact.hotline'] ?? hotline;
}
