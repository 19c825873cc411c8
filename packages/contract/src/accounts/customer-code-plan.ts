/** Which codes new customers get, as the office has set it. Codes that exist stay as they are. */
import type { Settings } from '../reference-data/settings.ts';
import { usualCustomerCodes } from '../reference-data/usual-settings.ts';
import type { CustomerCodeShape } from './customer-code.ts';

/** Numbers that are given by hand only. */
export type ReservedNumbers = {
  /** All below this one. */
  below: number;
  /** One digit repeated (777), counted up or down (123, 321), round (500), the same from behind (1221). */
  kinds: ReadonlySet<ReservedKind>;
  numbers: ReadonlySet<number>;
};

export type ReservedKind = keyof typeof kindsOfNumber;

/** How new codes are made. */
export type CodePlan = {
  prefix: string;
  separator: '' | '-';
  /** Of a number with fewer digits, noughts stand before it. */
  leastDigits: number;
  way: 'drawn' | 'counted';
  /** Counted numbers begin here. */
  from: number;
  reserved: ReservedNumbers;
};

/** Codes have so many digits at most. */
export const mostCodeDigits = 8;

/** What the office has set, and what holds where it has set nothing. */
export function codePlanOf(settings: Settings): CodePlan {
  const read = (key: keyof typeof usualCustomerCodes) => settings[key] ?? usualCustomerCodes[key];
  const prefix = read('customerCode.prefix');
  const isBare = prefix === 'none';
  // Digits alone are a code from two on.
  const least = Number(read('customerCode.leastDigits'));
  return {
    prefix: isBare ? '' : prefix,
    separator: isBare || read('customerCode.separator') === 'none' ? '' : '-',
    leastDigits: isBare ? Math.max(2, least) : least,
    way: read('customerCode.way') === 'counted' ? 'counted' : 'drawn',
    from: Number(read('customerCode.next')),
    reserved: readReserved(settings['customerCode.keptBack'] ?? ''),
  };
}

function readReserved(text: string): ReservedNumbers {
  const parts = text.split(',').map((part) => part.trim());
  const below = parts.flatMap((part) => /^below (\d+)$/.exec(part)?.[1] ?? []);
  return {
    below: Math.max(0, ...below.map(Number)),
    kinds: new Set(parts.filter((part): part is ReservedKind => Object.hasOwn(kindsOfNumber, part))),
    numbers: new Set(parts.filter((part) => /^\d+$/.test(part)).map(Number)),
  };
}

const steps = (digits: string, step: number) =>
  digits.length >= 3 &&
  [...digits].every((digit, at) => at === 0 || Number(digit) - Number(digits[at - 1]) === step);

const kindsOfNumber = {
  repeated: (digits: string) => steps(digits, 0),
  runs: (digits: string) => steps(digits, 1) || steps(digits, -1),
  round: (digits: string) => /^[1-9]0{2,}$/.test(digits),
  mirrored: (digits: string) => digits.length >= 3 && digits === [...digits].toReversed().join(''),
};

/** Whether a number is given by hand only. */
export function isReserved(number: number, { below, kinds, numbers }: ReservedNumbers): boolean {
  const digits = String(number);
  return number < below || numbers.has(number) || [...kinds].some((kind) => kindsOfNumber[kind](digits));
}

/** The code of a number. */
export function codeOfNumber({ prefix, separator, leastDigits }: CodePlan, number: number): string {
  return `${prefix}${separator}${String(number).padStart(leastDigits, '0')}`;
}

/** Numbers that are drawn: from the first with the fewest digits to the last with one more, both included. */
export function drawnNumbers({ leastDigits }: CodePlan): { first: number; last: number } {
  const most = Math.min(leastDigits + 1, mostCodeDigits);
  return { first: 10 ** (leastDigits - 1), last: 10 ** most - 1 };
}

/** How the codes of a plan look before the first of them is given. */
export function shapeOfPlan(plan: CodePlan, isAlone: boolean): CustomerCodeShape {
  const { prefix, separator, leastDigits, way, from } = plan;
  const most = way === 'drawn' ? leastDigits + 1 : Math.max(leastDigits, String(from).length) + 1;
  return {
    letters: prefix,
    separator,
    digits: { least: leastDigits, most: Math.min(most, mostCodeDigits) },
    mayEndInLetter: false,
    isAlone,
  };
}
