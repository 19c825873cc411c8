/**
 * Letters of other scripts in a code: those that the keys of a Latin one write in the Russian layout, and what both
 * readings spell.
 */
import { inOtherLayout } from '../lists/keyboard-layout.ts';

/** What the same keys write in the Latin layout; undefined for what is not all Cyrillic. */
export function asLatinKeys(capitals: string): string | undefined {
  return /\p{Script=Cyrillic}/u.test(capitals) ? inOtherLayout(capitals)?.toUpperCase() : undefined;
}

/**
 * Countries that letters of one of the two readings spell at the end of a postal number; a reading that spells none
 * is not meant.
 */
const countries = new Set(
  (
    'AE AM AO AT BA BB BE BH BM BO BT BY CA CD CF CH CM CN CO CR CV CY DE DJ EC EE ER ET FJ FR HK HN HR HT KE KH KM KP KY MA MC ME ' +
    'MK MM MO MT MX MY NC NE NR OM PA PE PH PK PT RE TC TD TH TJ TM TN TO TR TV VC VE VN YE YT'
  ).split(' '),
);

/** Whether the end of a postal number is a country, of those that can be mixed up. */
export function endsInCountry(code: string): boolean {
  return countries.has(code.slice(-2));
}
