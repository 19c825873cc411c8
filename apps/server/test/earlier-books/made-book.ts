/** Books of made-up firms, by a seed: never real data. */
import type { Currency } from '@rohi/contract/pricing/money';
import type { BookColumn } from '@rohi/contract/imports/earlier-books';
import type { BookKind } from '../../src/modules/imports/earlier-books/book-columns.ts';
import { randomOf } from '../random.ts';
import type { Cell } from '../../src/platform/table-files/table.ts';

/** What a maker knows of a sheet that it has made. */
export type MadeSheet = {
  name: string | null;
  rows: Cell[][];
  /** What each column truly is; null for what is of no use. */
  truth: (BookColumn | null)[];
};

export type MadeBook = {
  name: string;
  kind: BookKind;
  content: { sheets: MadeSheet[] } | { text: string };
  /** Rows that must be bad, as the spreadsheet counts, of the first sheet. */
  bad: number[];
  /** What all its sums come to, in hundredths, by side and currency as the book says it. */
  sums?: Partial<Record<`${'owesUs' | 'weOwe'} ${Currency | 'none'}`, bigint>>;
};

export type Dice = {
  /** From 0 up to and without `end`. */
  below: (end: number) => number;
  pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  chance: (share: number) => boolean;
  digits: (count: number) => string;
};

/** The same dice for the same seed. */
export function diceOf(seed: number): Dice {
  const next = randomOf(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (things) => things[below(things.length)] ?? things[0],
    chance: (share) => next() < share,
    digits: (count) =>
      Array.from({ length: count }, (_, at) => (at === 0 ? 1 + below(9) : below(10))).join(''),
  };
}

const firstNames = ['Мадина', 'Фирӯз', 'Умед', 'Зарина', 'Далер', 'Нигина', 'Хуршед', 'Парвиз'] as const;
const lastNames = ['Назаров', 'Раҳимова', 'Холов', 'Сафаров', 'Шарипова', 'Каримов'] as const;
export const nameOf = (dice: Dice) => `${dice.pick(firstNames)} ${dice.pick(lastNames)}`;
export const firstNameOf = (dice: Dice) => dice.pick(firstNames);

export const trackOf = (dice: Dice) =>
  dice.pick([
    () => `YT${dice.digits(13)}`,
    () => `SF${dice.digits(13)}`,
    () => `JT${dice.digits(13)}`,
    () => `77${dice.digits(11)}`,
    () => `43${dice.digits(13)}`,
  ])();

/** As nine digits, with the country, in groups. */
export function phoneOf(dice: Dice): string {
  const digits = `9${dice.pick(['2', '1', '3', '8'])}${dice.digits(7)}`;
  return dice.pick([
    () => digits,
    () => `+992 ${digits.slice(0, 2)} ${digits.slice(2, 5)}-${digits.slice(5, 7)}-${digits.slice(7)}`,
    () => `992${digits}`,
  ])();
}

export const cyrillicOf = (code: string) =>
  [...code].map((letter) => ({ T: 'Т', P: 'Р', A: 'А', K: 'К' })[letter] ?? letter).join('');

/** The number of a customer with at least three digits. */
export const numberOf = (number: number) => String(number).padStart(3, '0');

/** Signs of a sum as people write them. */
export function sumText(dice: Dice, minor: number): string {
  const whole = Math.floor(minor / 100);
  const part = String(minor % 100).padStart(2, '0');
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ');
  return minor % 100 === 0 && dice.chance(0.7) ? String(whole) : `${grouped},${part}`;
}
