import { describe, expect, test } from 'vitest';
import {
  customerCodeShapes,
  customerCodesIn,
  foldCustomerCode,
  foldedReadings,
  looseOf,
  readCustomerCode,
  usualShape,
  type CustomerCodeShape,
} from './customer-code.ts';

test.each([
  'TJ-639312',
  '639312',
  'TJ639312',
  'tj 639312',
  ' tj_639312 ',
  'ＴＪ－６３９３１２',
  '６３９３１２',
  'TJ – 639312',
  'TJ\u200b-639312',
  'ТJ-639312',
])('%j is the code TJ-639312', (written) => {
  expect(readCustomerCode(written)).toBe('TJ-639312');
});

test('a code may have five digits', () => {
  expect(readCustomerCode('tj10482')).toBe('TJ-10482');
});

test.each([
  '',
  '6393',
  '6393120',
  'TJ-639-31A',
  'YT639312',
  'Фарход',
  '639312, 639313',
  'TJTJ639312',
  '13800000000',
])('%j is none', (written) => {
  expect(readCustomerCode(written)).toBeUndefined();
});

describe('a further shape is a row of the table', () => {
  const further: CustomerCodeShape = {
    letters: 'KH',
    separator: '-',
    digits: { least: 7, most: 7 },
    mayEndInLetter: false,
    isAlone: false,
  };
  const shapes = [usualShape, further];

  test.each([
    ['KH-1234567', 'KH-1234567'],
    ['kh 1234567', 'KH-1234567'],
    // Cyrillic letters that look so, and the same keys in the Russian layout.
    ['КН1234567', 'KH-1234567'],
    ['лр-1234567', 'KH-1234567'],
    ['TJ-639312', 'TJ-639312'],
    ['639312', 'TJ-639312'],
    // Digits alone are of the usual shape.
    ['1234567', undefined],
  ])('%s', (written, code) => {
    expect(readCustomerCode(written, shapes)).toBe(code);
  });

  test('and is found in a text beside the others', () => {
    expect(customerCodesIn('за KH-1234567 и ТЈ 639312', shapes)).toEqual(['TJ-639312', 'KH-1234567']);
  });

  test('one of letters behind, without a hyphen', () => {
    const j = { ...further, letters: 'J', separator: '', mayEndInLetter: true } as const;
    const read = (text: string) => readCustomerCode(text, [{ ...j, digits: { least: 4, most: 4 } }]);
    expect(['J-8226', 'j8226', 'J 8226А', '8226', '8226A', 'J-82261'].map(read)).toEqual([
      ...['J8226', 'J8226', 'J8226A', undefined, undefined, undefined],
    ]);
  });

  test('an installation that has set nothing has one', () => {
    expect(customerCodeShapes).toEqual([usualShape]);
  });
});

describe('what a code is found by', () => {
  /** A code as it is stored, and what people write. */
  const spellings: Readonly<Record<string, readonly string[]>> = {
    TPS001: [
      'TPS001',
      'tps001',
      'TPS-001',
      'tps 001',
      'ТРS001',
      'ТРЅ 001',
      'ＴＰＳ００１',
      'T.P.S.001',
      'TPS\u200b001',
    ],
    AK17: ['AK17', 'AK-17', 'ak_17', 'АК17', 'АК–17', 'ΑΚ 17', 'Ак#17', 'AK/17', 'A K 1 7'],
    J8226A: ['J-8226A', 'j8226a', 'J 8226А', 'Ј8226A'],
    ДYШ12: ['ДУШ-12', 'душ 12', 'ДYШ12'],
    '77': ['77', ' 77 ', '７７', '7-7'],
    ABCDE12345678Z: ['ABCDE-12345678Z', 'АВСDЕ 12345678z'],
  };

  test.each(Object.entries(spellings))('%s', (folded, written) => {
    expect(written.map(foldCustomerCode)).toEqual(written.map(() => folded));
  });

  test.each([
    ...['', 'A', '7', 'AK', 'ABCDEF1', 'AK123456789', 'AK17BC', 'AK17B2', '17AK17', 'AK+17', 'AK,17', '١٧٢'],
    ...['a'.repeat(200), 'Фарход', '639312, 639313'],
  ])('%j is none', (written) => {
    expect(foldCustomerCode(written)).toBeUndefined();
  });

  test('what looks alike in one script is two signs', () => {
    const pairs = ['AO10', 'A010', 'I1', '11', 'B8', '88', 'AK1O', 'AK10'];
    expect(new Set(pairs.map(foldCustomerCode)).size).toBe(pairs.length);
  });

  test('without the noughts before its number', () => {
    expect(['TPS001', 'TPS1', 'TPS100', 'TPS000', '007', 'J0012A'].map(looseOf)).toEqual([
      ...['TPS1', 'TPS1', 'TPS100', 'TPS0', '7', 'J12A'],
    ]);
  });

  test('the keys of the other layout are a second reading', () => {
    expect(foldedReadings('ЕО-639312')).toEqual(['EO639312', 'TJ639312']);
    expect(foldedReadings('лр17')).toEqual(['ЛP17', 'KH17']);
    expect(foldedReadings('639312')).toEqual(['639312']);
  });
});

describe('of twenty beginnings, in any script', () => {
  const beginnings = 'TJ TPS AK J PB K M DU SH KHJ A B C E H O P X Y BOX'.split(' ');
  const cyrillic = new Map([...'АВЕКМНОРСТУХЅІЈ'].map((letter, at) => ['ABEKMHOPCTYXSIJ'[at] ?? '', letter]));
  const inCyrillic = (text: string) => [...text].map((sign) => cyrillic.get(sign) ?? sign).join('');
  const wide = (text: string) =>
    [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)).join('');
  const numbers = ['1', '01', '001', '17', '88', '08', '10', '100', '1000', '10482', '639312', '12345678'];
  const codes = beginnings.flatMap((letters) => numbers.map((number) => letters + number));
  const spellings: readonly ((code: string) => string)[] = [
    (code) => code,
    (code) => code.toLowerCase(),
    inCyrillic,
    (code) => inCyrillic(code).toLowerCase(),
    wide,
    (code) => code.replace(/(?=\d)/, '-'),
    (code) => inCyrillic(code.replace(/(?=\d)/, ' – ')),
    (code) => `  ${[...code].join('\u200b')} `,
    (code) => code.replace(/(?=\d)/, ' № ').replace('№', '#'),
  ];

  test('every spelling is found by the code, and no code by another one', () => {
    const owners = new Map<string, Set<string>>();
    for (const code of codes)
      for (const spell of spellings) {
        const folded = foldCustomerCode(spell(code)) ?? '';
        owners.set(folded, (owners.get(folded) ?? new Set()).add(code));
      }
    expect([...owners].filter(([folded, of]) => of.size !== 1 || !of.has(folded))).toEqual([]);
    expect(owners.size).toBe(codes.length);
  });
});
