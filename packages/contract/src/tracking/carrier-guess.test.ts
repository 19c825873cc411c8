import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessCarriers, isPostalNumber, postalCheckDigit, wholenessOf } from './carrier-guess.ts';

test.each([
  ['SF1402857713264', ['SF Express']],
  ['YT8834201957316', ['YTO Express']],
  ['YT2026112100001234', ['YunExpress']],
  ['78412096635581', ['ZTO Express']],
  ['784120966355', ['ZTO Express']],
  ['773288401956274', ['STO Express', 'Yunda']],
  ['77328840195627', ['STO Express', 'ZTO Express']],
  ['4312345678901', ['Yunda']],
  ['JDVC20483917562-1-2-', ['JD Logistics']],
  ['JT3108844520917', ['J&T Express']],
  ['DPK364920118837-2', ['Deppon']],
  ['LP00651284907733', ['Cainiao']],
  ['EA473124829CN', ['China Post EMS']],
  ['HELLO', []],
  ['', []],
])('%s looks like %j', (code, carriers) => {
  expect(guessCarriers(code)).toEqual(carriers);
});

test('the check digit of postal numbers: both vectors, and no other digit fits', () => {
  expect(postalCheckDigit('47312482')).toBe(9);
  expect(postalCheckDigit('12345678')).toBe(5);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
      const fitting = [...'0123456789'].filter((check) => isPostalNumber(`EA${digits}${check}CN`));
      expect(fitting).toEqual([String(postalCheckDigit(digits))]);
    }),
  );
  expect(guessCarriers('EA473124820CN')).toEqual([]);
});

test.each([
  ['YT2026112100001234', 'whole'],
  ['YT8834201957316', 'open'],
  ['YT88342', 'part'],
  ['YT88342019573160', 'part'],
  ['SF140285771326', 'open'],
  ['SF14028577', 'part'],
  ['JDVC20483917562', 'open'],
  ['JDVC20483917562-1', 'part'],
  ['JDVC20483917562-1-2-', 'whole'],
  ['DPK364920118837', 'open'],
  ['DPK3649', 'part'],
  ['EA473124829CN', 'whole'],
  ['784120966355', 'open'],
  ['7841', 'open'],
  ['HELLO1', 'open'],
] as const)('%s is %s of a number', (code, wholeness) => {
  expect(wholenessOf(code)).toBe(wholeness);
});
