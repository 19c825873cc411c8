import { expect, test } from 'vitest';
import { handOverTexts } from './hand-over.ts';

/** A banner shows so many signs in two lines beside its title. */
const mostSigns = 90;

test('why a pass is refused fits the banner of a counter in every language', () => {
  const long = Object.entries(handOverTexts)
    .filter(([name]) => name.startsWith('handOver.pass'))
    .flatMap(([name, texts]) =>
      Object.entries(texts).map(([language, text]) => ({ at: `${name} ${language}`, signs: text.length })),
    )
    .filter(({ signs }) => signs > mostSigns);
  expect(long).toEqual([]);
});
