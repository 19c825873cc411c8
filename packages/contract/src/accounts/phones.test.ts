import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePhone, readLoginName } from './login-names.ts';

const tajik = '+992931783846';

test.each([
  '931783846',
  '992931783846',
  '+992 93 178-38-46',
  '00992931783846',
  '8-10-992-931783846',
  '8 10 992 931783846',
  '(+992) 93 178 38 46',
  '\u202A+992931783846\u202C',
  'тел: 931783846',
  'моб. тел.: 93 178 38 46',
  'WhatsApp +992 93 178 38 46',
  '电话：９３１７８３８４６',
])('%j is a Tajik number', (text) => {
  expect(normalizePhone(text)).toBe(tajik);
  expect(readLoginName(text)).toEqual({ kind: 'phone', value: tajik });
});

test.each([
  ['13800138046', '+8613800138046'],
  ['+86 138 0013 8046', '+8613800138046'],
  ['0086-13800138046', '+8613800138046'],
  ['8 (916) 123-45-46', '+79161234546'],
  ['79161234546', '+79161234546'],
  ['998 90 123 45 46', '+998901234546'],
])('%s is of another country', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

test.each(['', '123', '0148', 'SF1402857713264', 'Фарход 931783846', '1234567890123456'])(
  '%j is none',
  (text) => {
    expect(normalizePhone(text)).toBeUndefined();
  },
);

test('names are read without what a copy has put beside them', () => {
  expect(readLoginName('customer\u200B')).toEqual({ kind: 'username', value: 'customer' });
  expect(readLoginName('mail@example.tj\u200B')).toEqual({ kind: 'email', value: 'mail@example.tj' });
});

test('what is stored is read as itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d +()-]{8,22}$/), (text) => {
      const phone = normalizePhone(text);
      if (phone !== undefined) expect(normalizePhone(phone)).toBe(phone);
    }),
  );
});
