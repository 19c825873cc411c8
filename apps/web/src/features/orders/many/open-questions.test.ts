import { expect, test } from 'vitest';
import { hasOpenQuestions } from './open-questions.ts';

const unknown = { index: 3, header: 'Скока стоит', sample: '1 250,50' };

test('a file asks first what its columns are, and where all of it goes', () => {
  expect(hasOpenQuestions({ unknownColumns: [unknown], withoutPoint: 0, orders: 286 })).toBe(true);
  expect(hasOpenQuestions({ unknownColumns: [], withoutPoint: 300, orders: 0 })).toBe(true);
});

test('rows without a point among ready ones are counted, as are rows that are wrong for other reasons', () => {
  expect(hasOpenQuestions({ unknownColumns: [], withoutPoint: 3, orders: 297 })).toBe(false);
  expect(hasOpenQuestions({ unknownColumns: [], withoutPoint: 0, orders: 0 })).toBe(false);
});
