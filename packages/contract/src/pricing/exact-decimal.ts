/**
 * Exact arithmetic for weights, rates and money: whole numbers (`bigint`) of a small unit, and text on the wire. A
 * binary fraction (0.1 + 0.2) never comes near them.
 */

/** How a value between two steps is settled. */
export const roundingModes = ['UP', 'HALF_UP', 'DOWN'] as const;
export type RoundingMode = (typeof roundingModes)[number];

/** Values are rounded to whole multiples of `step`, given in the smallest unit of what is rounded. */
export type RoundingRule = { readonly step: number; readonly mode: RoundingMode };

export type ReadDecimal =
  | { readonly value: bigint; readonly problem?: never }
  | { readonly value?: never; readonly problem: 'badFormat' | 'tooPrecise' };

/**
 * Reads a plain decimal as people type it: a point or a comma, full-width digits too, no sign, no exponent, no spaces
 * inside. Returns the value times 10^`scale`; more digits after the point than `scale` are `tooPrecise`, never cut off.
 */
export function readDecimal(text: string, scale: number): ReadDecimal {
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(text.normalize('NFKC').trim());
  if (match === null) return { problem: 'badFormat' };
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > scale) return { problem: 'tooPrecise' };
  return { value: BigInt(whole + fraction.padEnd(scale, '0')) };
}

/**
 * Writes a value that counts units of 10^-`scale`, with a point: (12500n, 3) is `12.500`. With `leastDigits`, zeros at
 * the end go, down to so many digits after the point: (12500n, 3, 0) is `12.5`.
 */
export function writeDecimal(value: bigint, scale: number, leastDigits = scale): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  let fraction = digits.slice(digits.length - scale);
  while (fraction.length > leastDigits && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

/**
 * Divides and settles the remainder. Throws RangeError when the dividend is negative or the divisor is not positive.
 */
export function divideRounded(dividend: bigint, divisor: bigint, mode: RoundingMode): bigint {
  if (dividend < 0n || divisor <= 0n) throw new RangeError('only amounts from zero up can be rounded here');
  const quotient = dividend / divisor;
  const remainder = dividend % divisor;
  const isUp = mode === 'UP' ? remainder > 0n : mode === 'HALF_UP' && remainder * 2n >= divisor;
  return isUp ? quotient + 1n : quotient;
}

/**
 * `dividend / divisor` as a whole multiple of the rule's step, rounded once. Throws RangeError as `divideRounded` does.
 */
export function divideToStep(dividend: bigint, divisor: bigint, { step, mode }: RoundingRule): bigint {
  return divideRounded(dividend, divisor * BigInt(step), mode) * BigInt(step);
}
