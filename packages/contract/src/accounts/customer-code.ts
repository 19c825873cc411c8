/**
 * The customer code that somebody has written, on a box or in a list, in its normal form `TJ-639312`: full-width signs, missing or
 * other hyphens, blanks, small letters, Cyrillic look-alikes, the same keys in the Russian layout (`ЕО`) and the digits alone are all read as it. Undefined for what no
 * customer code looks like. Whether anybody has the code is another question.
 */
export function readCustomerCode(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('Т', 'T')
    .replaceAll('Ј', 'J')
    .replaceAll(/[\s\p{Pd}\p{Cf}_.#:/]/gu, '');
  const digits = /^(?:TJ|ЕО)?(\d{5,6})$/.exec(bare)?.[1];
  return digits === undefined ? undefined : `TJ-${digits}`;
}
