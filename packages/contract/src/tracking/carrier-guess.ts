/**
 * Which courier a number may belong to (docs/domain.md, section 5). Chinese couriers have no check digit and their
 * forms collide, so this is a ranked guess to help somebody find a slip, never a reason to refuse a code.
 */

export type Carrier =
  | 'YunExpress'
  | 'YTO Express'
  | 'SF Express'
  | 'J&T Express'
  | 'JD Logistics'
  | 'Deppon'
  | 'Cainiao'
  | 'STO Express'
  | 'ZTO Express'
  | 'Yunda'
  | 'China Post EMS'
  | 'Post (EMS)';

type Pattern = {
  carrier: Carrier;
  form: RegExp;
  /**
   * A number of which more may follow: its first signs, and what is whole but may have more behind it. None where other
   * numbers begin the same way.
   */
  begun?: RegExp;
  certain: boolean;
};

/**
 * The most telling forms first; `certain`: a form of its own letters, so that bare digits are not guessed beside it.
 */
const patterns: readonly Pattern[] = [
  { carrier: 'YunExpress', form: /^YT\d{16}$/, begun: /^YT\d{0,15}$/, certain: true },
  { carrier: 'YTO Express', form: /^YT\d{13}$/, begun: /^YT\d{0,12}$/, certain: true },
  { carrier: 'SF Express', form: /^SF\d{12,13}$/, begun: /^SF\d{0,12}$/, certain: true },
  { carrier: 'J&T Express', form: /^JT\d{12,13}$/, begun: /^JT\d{0,12}$/, certain: true },
  {
    carrier: 'JD Logistics',
    form: /^JD[A-Z0-9]{2}\d{10,13}(?:-\d+-\d+-?)?$/,
    begun: /^JD(?:[A-Z0-9]{0,2}|[A-Z0-9]{2}\d{0,13}|[A-Z0-9]{2}\d{10,13}-(?:\d+(?:-\d*)?)?)$/,
    certain: true,
  },
  { carrier: 'Deppon', form: /^DPK\d{11,}(?:-\d+)?$/, begun: /^DPK\d*(?:-\d*)?$/, certain: true },
  { carrier: 'Cainiao', form: /^LP\d{14}$/, begun: /^LP\d{0,13}$/, certain: true },
  { carrier: 'STO Express', form: /^77\d{11,13}$/, certain: false },
  { carrier: 'ZTO Express', form: /^7[3-9]\d{12}$/, certain: false },
  { carrier: 'ZTO Express', form: /^\d{12}$/, certain: false },
  { carrier: 'Yunda', form: /^(?:\d{13}|\d{15})$/, certain: false },
];

const postalForm = /^[A-Z]{2}\d{9}[A-Z]{2}$/;
const postalWeights = [8, 6, 4, 2, 3, 5, 9, 7];

/** The check digit of the eight digits of a UPU S10 number. */
export function postalCheckDigit(eightDigits: string): number {
  const sum = postalWeights.reduce((total, weight, index) => total + weight * Number(eightDigits[index]), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** True for a postal number (UPU S10) with a correct check digit. */
export function isPostalNumber(normalizedCode: string): boolean {
  return (
    postalForm.test(normalizedCode) &&
    postalCheckDigit(normalizedCode.slice(2, 10)) === Number(normalizedCode[10])
  );
}

/** Couriers with numbers that look like this normalised code, the likeliest first; empty when none does. */
export function guessCarriers(normalizedCode: string): Carrier[] {
  if (isPostalNumber(normalizedCode))
    return [normalizedCode.endsWith('CN') ? 'China Post EMS' : 'Post (EMS)'];
  const fitting = patterns.filter(({ form }) => form.test(normalizedCode));
  const certain = fitting.filter((pattern) => pattern.certain);
  return [...new Set((certain.length > 0 ? certain : fitting).map(({ carrier }) => carrier))];
}

/**
 * How much of a courier's number a normalised code is, by the forms that have letters of their own. `whole`: all of it,
 * and none goes on behind it. `open`: it may be whole, and may go on; so may every code of no known form. `part`: the
 * beginning of one.
 */
export function wholenessOf(normalizedCode: string): 'whole' | 'open' | 'part' {
  const isWhole =
    isPostalNumber(normalizedCode) ||
    patterns.some(({ form, certain }) => certain && form.test(normalizedCode));
  const goesOn = patterns.some(({ begun }) => begun?.test(normalizedCode) === true);
  if (isWhole === goesOn) return 'open';
  return isWhole ? 'whole' : 'part';
}
