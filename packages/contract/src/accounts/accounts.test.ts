import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeEmail, normalizePhone, normalizeUsername, readLoginName } from './login-names.ts';
import { passwordLength, passwordStrength } from './passwords.ts';
import { isSealedPassword } from './sealed-password.ts';

describe('a login name', () => {
  test.each([
    ['farhod', 'farhod'],
    [' Farhod.R-7_x ', 'farhod.r-7_x'],
    ['ｆａｒｈｏｄ', 'farhod'],
    ['fa', undefined],
    ['7farhod', undefined],
    ['фарход', undefined],
    ['a'.repeat(33), undefined],
  ])('user name %j is %j', (text, name) => expect(normalizeUsername(text)).toBe(name));

  test.each([
    ['A.B+c@Mail.RU ', 'a.b+c@mail.ru'],
    ['a@b', undefined],
    ['a b@mail.ru', undefined],
    ['a@mail..ru', undefined],
    ['a@@mail.ru', undefined],
    [`${'a'.repeat(65)}@mail.ru`, undefined],
  ])('e-mail %j is %j', (text, email) => expect(normalizeEmail(text)).toBe(email));

  test.each([
    ['927001122', '+992927001122'],
    ['+992 92 700-11-22', '+992927001122'],
    ['00992927001122', '+992927001122'],
    ['992927001122', '+992927001122'],
    ['+86 138 0000 0000', '+8613800000000'],
    ['1999', undefined],
    ['12345678', undefined],
    ['+0123456789', undefined],
  ])('phone %j is %j', (text, phone) => expect(normalizePhone(text)).toBe(phone));

  test('is told by its form, whatever is typed', () => {
    expect(readLoginName('Farhod')).toEqual({ kind: 'username', value: 'farhod' });
    expect(readLoginName('F@mail.ru')).toEqual({ kind: 'email', value: 'f@mail.ru' });
    expect(readLoginName('92 700 11 22')).toEqual({ kind: 'phone', value: '+992927001122' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = readLoginName(text);
        // What is normal already stays as it is.
        if (name !== undefined) expect(readLoginName(name.value)).toEqual(name);
      }),
    );
  });
});

describe('a password', () => {
  test('is counted in characters after composing', () => {
    expect(passwordLength('й'.normalize('NFD'))).toBe(1);
    expect(passwordLength('👍🏼')).toBe(2);
    expect(passwordLength(' a ')).toBe(3);
  });

  test.each([
    ['', 0],
    ['abcde', 0],
    ['aaaaaaaa', 1],
    ['abcdefghi', 2],
    ['Abcdefgh12', 3],
    ['correct horse battery', 4],
    ['хӯрҷини модарам сурх', 4],
  ])('the meter gives %j %i of 4', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  test('a sealed one is known by its form', () => {
    expect(isSealedPassword('eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVy.dGFn')).toBe(true);
    expect(isSealedPassword('eyJ.a.b.c')).toBe(false);
    expect(isSealedPassword('my.own.pass.word.here')).toBe(false);
  });
});
