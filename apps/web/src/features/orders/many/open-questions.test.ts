import { expect, test } from 'vitest';
import { hasOpenQuestions } from './open-questions.ts';

const unknown = { index: 3, header: 'Скока стоит', sample: '1 250,50' };

test('a file asks first what its columns are, and where all of it goes', () => {
  expect(
    hasOpenQuestions({ hidden: [], asked: [], unknownColumns: [unknown], withoutPoint: 0, orders: 286 }),
  ).toBe(true);
  expect(hasOpenQuestions({ hidden: [], asked: [], unknownColumns: [], withoutPoint: 300, orders: 0 })).toBe(
    true,
  );
});

test('rows without a point among ready ones are counted, as are rows that are wrong for other reasons', () => {
  expect(hasOpenQuestions({ hidden: [], asked: [], unknownColumns: [], withoutPoint: 3, orders: 297 })).toBe(
    false,
  );
  expect(hasOpenQuestions({ hidden: [], asked: [], unknownColumns: [], withoutPoint: 0, orders: 0 })).toBe(
    false,
  );
});

test('a file in which something is hidden asks whether it counts', () => {
  const rows = { about: 'rows', count: 1, what: ['3: YT1'] } as const;
  const file = { asked: [], unknownColumns: [], withoutPoint: 0, orders: 2 };
  expect(hasOpenQuestions({ ...file, hidden: [{ ...rows, what: [...rows.what], said: null }] })).toBe(true);
  expect(hasOpenQuestions({ ...file, hidden: [{ ...rows, what: [...rows.what], said: 'leave' }] })).toBe(
    false,
  );
});

test('a file asks first what its numbers mean', () => {
  const unit = {
    about: 'unit',
    index: 2,
    header: 'Вес',
    samples: ['850'],
    question: '?',
    choices: [],
  } as const;
  const file = { hidden: [], unknownColumns: [], withoutPoint: 0, orders: 2 };
  const question = { ...unit, samples: [...unit.samples], choices: [] };
  expect(hasOpenQuestions({ ...file, asked: [{ ...question, said: null }] })).toBe(true);
  expect(hasOpenQuestions({ ...file, asked: [{ ...question, said: 'g' }] })).toBe(false);
});
