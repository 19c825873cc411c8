/**
 * Letters of other scripts in a code: those that look like a Latin one, and those that the keys of a Latin one write in
 * the Russian layout.
 */
import { inOtherLayout } from '../lists/keyboard-layout.ts';

const lookAlikes = new Map(
  [
    ...[
      'АA',
      'ВB',
      'ЕE',
      'КK',
      'МM',
      'НH',
      'ОO',
      'РP',
      'СC',
      'ТT',
      'УY',
      'ҮY',
      'ХX',
      'ЈJ',
      'ЅS',
      'ІI',
      'ӀI',
      'ҺH',
    ],
    ...['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'],
  ].map(([letter = '', latin = '']) => [letter, latin] as const),
);

/** The Latin letters that capitals look like. Signs that look like none stay. */
export function withLookAlikes(capitals: string): string {
  return [...capitals].map((letter) => lookAlikes.get(letter) ?? letter).join('');
}

/** What the same keys write in the Latin layout; undefined for what is not all Cyrillic. */
export function asLatinKeys(capitals: string): string | undefined {
  return /\p{Script=Cyrillic}/u.test(capitals) ? inOtherLayout(capitals)?.toUpperCase() : undefined;
}

/**
 * Countries that letters of one of the two readings spell at the end of a postal number; a reading that spells none is
 * not meant.
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
