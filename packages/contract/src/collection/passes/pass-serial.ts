/**
 * The short number of a pass: seven signs by chance and one that checks them, without letters that look like digits.
 */
export const passSerialSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const serialPattern = /^[0-9A-HJKMNP-TV-Z]{8}$/;
const randomSigns = 7;

/** The number made of seven values of 0 to 31. */
export function writePassSerial(values: readonly number[]): string {
  const signs = values.slice(0, randomSigns).map((value) => passSerialSigns.charAt(value));
  return signs.join('') + checkSign(signs);
}

/**
 * Read as it stands on a pass or is typed (`7k4m 2x9h`, O for 0, I and L for 1); undefined when it is none, or a sign
 * is wrong.
 */
export function readPassSerial(text: string): string | undefined {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cc}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return serialPattern.test(signs) && checkSign([...signs].slice(0, randomSigns)) === signs.at(-1)
    ? signs
    : undefined;
}

/** `7K4M2X9H` as people read it: `7K4M 2X9H`. */
export function showPassSerial(serial: string): string {
  return `${serial.slice(0, 4)} ${serial.slice(4)}`;
}

/** Odd weights: one wrong sign, and most pairs that change places, are seen. */
function checkSign(signs: readonly string[]): string {
  const sum = signs.reduce(
    (total, sign, index) => total + passSerialSigns.indexOf(sign) * (2 * index + 1),
    0,
  );
  return passSerialSigns.charAt(sum % passSerialSigns.length);
}
