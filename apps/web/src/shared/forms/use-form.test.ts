import { expect, test } from 'vitest';
import { standing } from './use-form.ts';

const message = 'Сначала запросите код';

test('an error of the rules leaves once it is mended, wherever that was done', () => {
  expect(standing({ code: message }, { code: message }, {})).toEqual({});
  // What is wrong instead is said when the field is left.
  expect(standing({ code: message }, { code: message }, { code: 'Введите код' })).toEqual({});
});

test('what the service says of a field stays until the field is changed, also where the rules find nothing', () => {
  expect(standing({ code: 'Код неверный' }, { code: message }, {})).toEqual({ code: 'Код неверный' });
  expect(standing({ code: 'Код неверный' }, {}, {})).toEqual({ code: 'Код неверный' });
});

test('of several errors those that hold stay', () => {
  const errors = { repeat: 'Не совпадают', email: 'Введите почту' };
  expect(standing(errors, errors, { email: 'Введите почту' })).toEqual({ email: 'Введите почту' });
});
