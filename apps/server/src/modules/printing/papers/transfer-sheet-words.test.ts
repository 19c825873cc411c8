import { locales } from '@rohi/contract/locales';
import { expect, test } from 'vitest';
import { transferSheetWords } from './transfer-sheet-words.ts';

test.each(locales)(
  'the sum of a transfer speaks of whole bags only where there are some, in %s',
  (locale) => {
    const { sum } = transferSheetWords[locale];
    expect(sum(5, 0, '12.4')).not.toMatch(/\b0\b/);
    expect(sum(5, 2, '12.4')).toMatch(/\b5\b[^]*\b2\b/);
  },
);
