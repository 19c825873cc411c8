import { numberTags } from '@rohi/contract/locales';
import { locale } from '../../../shared/i18n/locale.ts';
import { reportsTexts } from '../screen-words.ts';
import type { Unit } from './texts/ru.ts';

/** How many digits stand after the point: none for things, at most and at least so many for the rest. */
const digits: Record<Unit, { least: number; most: number }> = {
  PIECE: { least: 0, most: 0 },
  KG: { least: 0, most: 3 },
  CBM: { least: 0, most: 3 },
  USD: { least: 2, most: 2 },
};

/** A number standing alone: '1234.500' kg → «1 234,5». */
export function figureText(value: string | number, unit: Unit): string {
  const { least, most } = digits[unit];
  return new Intl.NumberFormat(numberTags[locale], {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(Number(value));
}

/** The same in a column, where the points must stand below each other: «1 234,500». */
export function columnText(value: string | number, unit: Unit): string {
  const { most } = digits[unit];
  return new Intl.NumberFormat(numberTags[locale], {
    minimumFractionDigits: most,
    maximumFractionDigits: most,
  }).format(Number(value));
}

/** With its unit: «1 234,5 кг»; things are only counted. */
export function withUnit(value: string | number, unit: Unit): string {
  const name = reportsTexts.read().units[unit];
  return name === '' ? figureText(value, unit) : `${figureText(value, unit)}\u00a0${name}`;
}

/** Days with one decimal: «8,4». */
export function daysText(days: number): string {
  return new Intl.NumberFormat(numberTags[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(days);
}

/** A share in whole per cent: «83 %». */
export function wholeShareText(sharePct: number): string {
  return new Intl.NumberFormat(numberTags[locale], { style: 'percent' }).format(sharePct / 100);
}

/** A change in per cent with its sign: «+12,5 %». */
export function changeText(changePct: number): string {
  return new Intl.NumberFormat(numberTags[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(changePct / 100);
}

/** A share in per cent to a tenth: «33,3 %». */
export function shareText(sharePct: number): string {
  return new Intl.NumberFormat(numberTags[locale], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(sharePct / 100);
}
