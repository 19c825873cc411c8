import { expect, test } from 'vitest';
import { phoneIn } from './phone-in.ts';

test('a phone number is found in what was noted of a driver', () => {
  expect(phoneIn('Сафар, 918 55 44 33')).toBe('918554433');
  expect(phoneIn('+992 (918) 55-44-33 Safar')).toBe('+992918554433');
  for (const text of ['', 'Сафар', 'Safar, lorry 1234 AB 01', '12 34']) expect(phoneIn(text)).toBeUndefined();
});
