import { formatDecimal } from '../../../shared/format/numbers.ts';
import { poolTexts } from '../station-words.ts';

/** '2.860', in the reader's form. */
export function weightText(grams: number): string {
  return formatDecimal((grams / 1_000).toFixed(3));
}

/** '2.860 kg'; nothing where it was not weighed. */
export function kilograms(grams: number | null): string | undefined {
  return grams === null ? undefined : `${weightText(grams)}\u00A0${poolTexts.read().parcel.kg}`;
}
