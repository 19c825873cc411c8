/** A weight as a scale sends it. Only a stable one above zero is the weight of a box. */
export type ScaleReading = { grams: number; isStable: boolean };

/** `ST,NT,+  1.234kg`: stable or not, net or gross, the weight; many scales in China send it so. */
const statusLine = /^(ST|US|OL),(?:NT|GS|TR|N|G),?([+-]?)\s*(\d+(?:\.\d+)?)\s*,?\s*(kg|g)$/i;
/** MT-SICS: `S S      1.234 kg` is stable, `S D` is not. */
const sicsLine = /^S\s+([SD])\s+([+-]?)\s*(\d+(?:\.\d+)?)\s*(kg|g)$/i;

/**
 * The weight in the line of a scale that is connected as a keyboard; undefined for every other text, a bare number
 * among them: that is typed into the field of the weight as it is.
 */
export function readScaleLine(text: string): ScaleReading | undefined {
  const line = text.trim();
  const found = statusLine.exec(line) ?? sicsLine.exec(line);
  if (found === null) return undefined;
  const [, state = '', sign = '', number = '', unit = ''] = found;
  const grams = Math.round(Number(number) * (unit.toLowerCase() === 'kg' ? 1_000 : 1));
  return { grams: sign === '-' ? -grams : grams, isStable: /^(?:ST|S)$/i.test(state) };
}

/**
 * The grams of a reading that may be taken as the weight of a box; undefined while the scale moves, is empty or has not
 * returned to zero.
 */
export function weighedG(reading: ScaleReading): number | undefined {
  return reading.isStable && reading.grams > 0 ? reading.grams : undefined;
}
