/** Letters of other scripts that look like Latin ones. */
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
