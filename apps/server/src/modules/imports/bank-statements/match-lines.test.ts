import { foldText } from '@rohi/contract/lists/fold-text';
import { customerCodeShapes, customerCodesIn } from '@rohi/contract/accounts/customer-code';
import { describe, expect, test } from 'vitest';
import { readHan } from '../../../platform/han-readings.ts';
import { isSameName } from './compare-texts.ts';
import { codesWritten, indexAnnounced, suggestFor, type Announced } from './match-lines.ts';
import type { StatementLine } from './statement-rows.ts';

const folded = (text: string) => foldText([text], readHan).split(' ');
const formsOf = (name: string) => ({
  words: folded(name.replaceAll('.', ' ')),
  whole: folded(name.replaceAll(/[\s.]+/g, '')),
});

const announced = (fields: Partial<Omit<Announced, 'name'>> & { name?: string } = {}): Announced => ({
  id: 'one',
  customerCode: 'TJ-639312',
  currency: 'TJS',
  amount: 18_500n,
  reference: 'PP-77',
  askedDay: '2026-11-20',
  isWaiting: true,
  ...fields,
  name: formsOf(fields.name ?? 'Раҳимов Карим'),
});

const line = (fields: Partial<StatementLine> = {}): StatementLine => ({
  row: 2,
  key: 'k',
  day: '2026-11-20',
  currency: 'TJS',
  amountMinor: '18500',
  payer: '',
  purpose: '',
  documentNumber: '',
  bankReference: '',
  ...fields,
});

function codesIn(of: StatementLine): ReadonlySet<string> {
  const { lettered, figures } = codesWritten(of, customerCodeShapes);
  return new Set([...lettered, ...figures]);
}

const suggested = (of: StatementLine, ...all: Announced[]) =>
  suggestFor(of, formsOf(of.payer), { index: indexAnnounced(all), codes: codesIn(of) });

describe('a line', () => {
  test('is suggested with all that speaks for it', () => {
    const sure = line({
      payer: 'RAKHIMOV KARIM SAIDOVICH',
      purpose: 'Пополнение тј 639312 по ПП №00077, pp 77',
    });
    expect(suggested(sure, announced())).toEqual([
      { id: 'one', score: 100, reasons: ['AMOUNT', 'CUSTOMER_CODE', 'REFERENCE', 'PAYER', 'DAY'] },
    ]);
    expect(suggested(line(), announced())).toEqual([{ id: 'one', score: 50, reasons: ['AMOUNT', 'DAY'] }]);
  });

  test('may be smaller by a fee where something names the customer, and never larger', () => {
    const named = { payer: 'Рахимов К.' };
    expect(suggested(line({ amountMinor: '18130', ...named }), announced())[0]?.reasons).toEqual([
      ...['NEAR_AMOUNT', 'PAYER', 'DAY'],
    ]);
    for (const amountMinor of ['18129', '18501'])
      expect(suggested(line({ amountMinor, ...named }), announced())).toEqual([]);
    expect(suggested(line({ amountMinor: '18130' }), announced())).toEqual([]);
  });

  test('of another currency or of a day far away is another transfer', () => {
    expect(suggested(line({ currency: 'USD', purpose: 'TJ-639312' }), announced())).toEqual([]);
    expect(suggested(line({ day: '2026-11-05', purpose: 'TJ-639312' }), announced())).toEqual([]);
    expect(suggested(line({ day: '2026-11-14' }), announced())[0]?.reasons).toEqual(['AMOUNT']);
    expect(suggested(line({ day: null }), announced())[0]?.reasons).toEqual(['AMOUNT']);
  });

  test('names the likeliest first, those that wait before others, and three at most', () => {
    const all = [
      announced({ id: 'late', askedDay: '2026-11-19', name: 'Ali' }),
      announced({ id: 'early', askedDay: '2026-11-18', name: 'Ali' }),
      announced({ id: 'done', isWaiting: false }),
      announced({ id: 'named' }),
      announced({ id: 'other sum', amount: 100n, customerCode: 'TJ-10001' }),
    ];
    const found = suggested(line({ payer: 'Карим Рахимов' }), ...all);
    expect(found.map(({ id }) => id)).toEqual(['named', 'early', 'late']);
    expect(suggested(line({ payer: 'Карим Рахимов' }), announced({ isWaiting: false }))).toHaveLength(1);
    expect(suggested(line(), announced({ isWaiting: false }))).toEqual([]);
  });

  test('takes a short number for a reference as the number of the document alone', () => {
    const short = announced({ reference: '77' });
    expect(suggested(line({ purpose: 'дом 77' }), short)[0]?.reasons).not.toContain('REFERENCE');
    expect(suggested(line({ documentNumber: '№ 0077' }), short)[0]?.reasons).toContain('REFERENCE');
    const numbered = announced({ reference: '№ 000412' });
    expect(suggested(line({ documentNumber: '412' }), numbered)[0]?.reasons).toContain('REFERENCE');
  });
});

test.each([
  ['баланс TJ-639312', ['TJ-639312']],
  ['ТЈ 639312 и tj10001', ['TJ-639312', 'TJ-10001']],
  ['счёт 639312, STJ-639312, TJ-6393123', []],
])('customer codes in %j', (text, codes) => {
  expect(customerCodesIn(text)).toEqual(codes);
});

test.each([
  ['РАҲИМОВ КАРИМ САИДОВИЧ', 'Karim Rahimov', true],
  ['Рахимов К. С.', 'Karim Rahimov', true],
  ['WANG WEI', '王伟', true],
  ['王伟', '王伟', true],
  ['Рахимов Али', 'Karim Rahimov', false],
  ['Каримов Рахим', 'Karim Rahimov', false],
  ['', 'Karim Rahimov', false],
])('%j and %j: %s', (payer, name, isSame) => {
  expect(isSameName(formsOf(payer), formsOf(name))).toBe(isSame);
});
