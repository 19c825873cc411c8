import { describe, expect, test } from 'vitest';
import { settingShapes } from '../reference-data/settings.ts';
import { codeOfNumber, codePlanOf, drawnNumbers, isReserved, shapeOfPlan } from './customer-code-plan.ts';
import { foldCustomerCode, usualShape } from './customer-code.ts';

describe('codes of an installation that has set nothing', () => {
  const plan = codePlanOf({});

  test('are as they always were', () => {
    expect(drawnNumbers(plan)).toEqual({ first: 10_000, last: 999_999 });
    expect(codeOfNumber(plan, 10_482)).toBe('TJ-10482');
    expect(plan.way).toBe('drawn');
    expect(shapeOfPlan(plan, true)).toEqual(usualShape);
    expect([111_111, 123_456, 100_000].some((number) => isReserved(number, plan.reserved))).toBe(false);
  });
});

describe('codes of a firm', () => {
  const plan = codePlanOf({
    'customerCode.prefix': 'TPS',
    'customerCode.separator': 'none',
    'customerCode.leastDigits': '3',
    'customerCode.way': 'counted',
    'customerCode.next': '1',
    'customerCode.keptBack': 'below 8, repeated, runs, round, mirrored, 404, 4444',
  });

  test('have its letters and noughts', () => {
    expect([8, 88, 1_000, 12_345].map((number) => codeOfNumber(plan, number))).toEqual([
      'TPS008',
      'TPS088',
      'TPS1000',
      'TPS12345',
    ]);
    expect(shapeOfPlan(plan, false).digits).toEqual({ least: 3, most: 4 });
  });

  test.each([7, 111, 777, 999, 123, 321, 500, 1_000, 121, 1_221, 404, 4_444, 5_555, 1_234])(
    '%i is given by hand only',
    (number) => expect(isReserved(number, plan.reserved)).toBe(true),
  );

  test.each([8, 10, 11, 12, 88, 100 + 10, 122, 405, 1_212, 1_500, 124])('%i is given', (number) =>
    expect(isReserved(number, plan.reserved)).toBe(false),
  );

  test('may have no letters at all', () => {
    const bare = codePlanOf({ 'customerCode.prefix': 'none', 'customerCode.leastDigits': '1' });
    expect(codeOfNumber(bare, 7)).toBe('07');
    expect(foldCustomerCode(codeOfNumber(bare, 7))).toBe('07');
  });
});

describe('a setting', () => {
  const fits = (key: keyof typeof settingShapes, value: string) =>
    settingShapes[key].safeParse(value).success;

  test.each(['RA', 'RP', 'RB', 'RC', 'RT', 'RI', 'RX', 'ABCDEF', 'tj', 'T1', 'ТJ', '', 'T-'])(
    'refuses the letters %j',
    (value) => expect(fits('customerCode.prefix', value)).toBe(false),
  );

  test.each(['TJ', 'TPS', 'A', 'ABCDE', 'RAB', 'none'])('takes the letters %j', (value) =>
    expect(fits('customerCode.prefix', value)).toBe(true),
  );

  test('names what is given by hand by its words alone', () => {
    expect(fits('customerCode.keptBack', 'below 100, repeated, 2024')).toBe(true);
    for (const wrong of ['', 'below', 'repeated runs', 'nice', '1-9', 'below 1,'])
      expect(fits('customerCode.keptBack', wrong)).toBe(false);
    expect(['0', '100000000'].some((value) => fits('customerCode.next', value))).toBe(false);
    expect(['0', '9'].some((value) => fits('customerCode.leastDigits', value))).toBe(false);
  });
});
