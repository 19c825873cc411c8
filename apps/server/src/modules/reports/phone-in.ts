const shape = /\+?\d[\d\s()-]{7,}\d/;
/** A national number has nine digits. */
const fewest = 9;

/** The phone number in a text such as 'Safar, 918 55 44 33', as digits; undefined where there is none. */
export function phoneIn(text: string): string | undefined {
  const digits = shape.exec(text)?.[0].replaceAll(/[^+\d]/g, '');
  return digits !== undefined && digits.replace('+', '').length >= fewest ? digits : undefined;
}
