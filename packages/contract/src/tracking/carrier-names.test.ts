import { expect, test } from 'vitest';
import { guessCarriers } from './carrier-guess.ts';
import { carrierNameIn } from './carrier-names.ts';

test.each([
  ['SF1402857713264', '顺丰速运'],
  ['YT8834201957316', '圆通速递'],
  ['YT2026112100001234', '云途物流'],
  ['784120966355', '中通快递'],
  ['773288401956274', '申通快递'],
  ['4312345678901', '韵达快递'],
  ['JDVC20483917562', '京东物流'],
  ['JT3108844520917', '极兔速递'],
  ['DPK364920118837', '德邦快递'],
  ['LP00651284907733', '菜鸟'],
  ['EA473124829CN', '中国邮政 EMS'],
  ['EA473124829TJ', '邮政 EMS'],
])('the courier of %s is called %s in China', (code, name) => {
  const [carrier = ''] = guessCarriers(code);
  expect(carrierNameIn(carrier, 'zh')).toBe(name);
  // Elsewhere it is known by the name on its slips.
  expect(carrierNameIn(carrier, 'en')).toBe(carrier);
});

test('a name without a translation stays as it is', () => {
  expect(carrierNameIn('Somebody Express', 'zh')).toBe('Somebody Express');
});
