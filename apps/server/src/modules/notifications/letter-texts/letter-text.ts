import { showPickupCode } from '@rohi/contract/collection/pickup-code';
import type { Locale } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import type { ArrivedSums, LetterName, LetterParams } from '../letters.ts';

/** What a letter says, before it is put into plain text and HTML. */
export type LetterText = {
  subject: string;
  /** Paragraphs before the code or the details. */
  before: readonly string[];
  /** Shown large, on a line of its own. */
  code?: string;
  /** Facts on lines of their own: values may come from outside and from another script. */
  details?: readonly { label: string; value: string }[];
  after: readonly string[];
  /** A page of the site; left out when the address of the site is not known. */
  link?: {
    label: string;
    page: PageName;
    /** For a letter that is about this link: it is written without the address of the site too. */
    query?: Record<string, string>;
  };
};

/** Every letter in one language; a missing one fails the type check. */
export type LetterTexts = {
  [Name in LetterName]: (params: LetterParams[Name]) => LetterText;
} & {
  /** The last line: why there is no answer to this address. */
  footer: string;
};

/** A moment in Dushanbe time, cut into the parts that a language puts in its order. */
export type MomentParts = { year: string; month: string; monthName: string; day: string; time: string };

const dushanbeOffsetMs = 5 * 3_600_000;
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** `moment` as ISO 8601. */
export function momentParts(moment: string): MomentParts {
  const shifted = new Date(Date.parse(moment) + dushanbeOffsetMs);
  const text = shifted.toISOString();
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    monthName: monthName.format(shifted),
    day: text.slice(8, 10),
    time: text.slice(11, 16),
  };
}

/** The pickup code of a letter, large; nothing where none is in use any more. */
export function shownCode(pickupCode: string | undefined): Pick<LetterText, 'code'> {
  return pickupCode === undefined ? {} : { code: showPickupCode(pickupCode) };
}

/** A weight as it is written in a language: without the noughts at its end. */
export function shortWeight(kg: string, mark: ',' | '.'): string {
  return kg.replace(/\.?0+$/, '').replace('.', mark);
}

/** A sum in dollars as it is written in a language. */
export function dollars(amount: string, mark: ',' | '.'): string {
  return sumIn('USD', amount, mark);
}

/** A sum of any currency, likewise. */
export function sumIn(currency: string, amount: string, mark: ',' | '.'): string {
  return `${amount.replace('.', mark)} ${currency}`;
}

const sumWords: Record<
  Locale,
  { mark: ',' | '.'; weight: string; kg: string; price: string; somoni: (amount: string) => string }
> = {
  ru: {
    mark: ',',
    weight: 'Вес',
    kg: 'кг',
    price: 'Доставка',
    somoni: (sum) => `${sum} сомони по курсу на сегодня`,
  },
  en: {
    mark: '.',
    weight: 'Weight',
    kg: 'kg',
    price: 'Delivery',
    somoni: (sum) => `${sum} somoni at the rate of today`,
  },
  zh: { mark: '.', weight: '重量', kg: '公斤', price: '运费', somoni: (sum) => `按今日汇率 ${sum} 索莫尼` },
  tg: {
    mark: ',',
    weight: 'Вазн',
    kg: 'кг',
    price: 'Нархи расонидан',
    somoni: (sum) => `${sum} сомонӣ аз рӯи қурби имрӯз`,
  },
};

/** The weight of what has come to the hub, and the price of its delivery, as rows of a letter. */
export function sumsOf(sums: ArrivedSums | undefined, locale: Locale): { label: string; value: string }[] {
  const { mark, weight, kg, price, somoni } = sumWords[locale];
  const { weightKg = null, usd = null, tjs = null } = sums ?? {};
  const inDollars = usd === null ? '' : dollars(usd, mark);
  const value = tjs === null ? inDollars : `${somoni(tjs.replace('.', mark))} (${inDollars})`;
  return [
    ...(weightKg === null ? [] : [{ label: weight, value: `${shortWeight(weightKg, mark)} ${kg}` }]),
    ...(usd === null ? [] : [{ label: price, value }]),
  ];
}

const moreCodes: Record<Locale, { between: string; more: (count: number) => string }> = {
  ru: { between: ', ', more: (count) => ` и ещё ${count}` },
  en: { between: ', ', more: (count) => ` and ${count} more` },
  zh: { between: '、', more: (count) => `，另有 ${count} 件` },
  tg: { between: ', ', more: (count) => ` ва боз ${count}` },
};

/** The tracking codes that a letter names, and how many of `count` it does not. */
export function codesOf(trackingCodes: readonly string[], count: number, locale: Locale): string {
  const { between, more } = moreCodes[locale];
  const left = count - trackingCodes.length;
  return `${trackingCodes.join(between)}${left > 0 ? more(left) : ''}`;
}

/** The link that undoes a change of address; undefined without a token. */
export function undoLink(label: string, token: string | null): LetterText['link'] {
  return token === null ? undefined : { label, page: 'undoEmail', query: { token } };
}

/** Where a parcel is, as the office says it. */
export function movedTo({ headline, status }: LetterParams['parcelMoved'], locale: Locale): string {
  return headline ?? allTrackingWords[locale].headlines[status];
}
