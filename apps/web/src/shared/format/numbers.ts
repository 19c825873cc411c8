import { numberTags } from '@rohi/contract/locales';
import { locale } from '../i18n/locale.ts';

/** What parts the digits of a number that is filled into a field. */
export const decimalMark = locale === 'ru' || locale === 'tg' ? ',' : '.';

/** A decimal of the wire in the reader's way, with all its digits: '20.000' → «20,000», '41668.5' → «41 668,5». */
export function formatDecimal(text: string): string {
  const digits = text.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(numberTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(text));
}

/** The same without zeros at its end: '0.500' → «0,5», '260.00' → «260». */
export function formatShortDecimal(text: string): string {
  return formatDecimal(text.includes('.') ? text.replace(/\.?0+$/, '') : text);
}

/** Per cent as the wire gives them: '5.00' → «5 %», '5%'. */
export function formatPercent(text: string): string {
  return new Intl.NumberFormat(numberTags[locale], { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(text) / 100,
  );
}

type WireMoney = { amount: string; currency: string };

/** «50,00 USD», '50.00 USD'. */
export function formatMoney({ amount, currency }: WireMoney): string {
  return `${formatDecimal(amount)}\u00a0${currency}`;
}

/** A price for one unit, cents only where there are some: «2,50 USD», «260 USD». */
export function formatPrice({ amount, currency }: WireMoney): string {
  return `${formatDecimal(amount.replace(/\.00$/, ''))}\u00a0${currency}`;
}
