import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readScannedCode } from '../stations/scanned-code.ts';
import { postalCheckDigit } from './carrier-guess.ts';
import { ownCodeAlphabet } from '../lists/own-code-alphabet.ts';
import { ownCodeCheckCharacter } from './own-codes.ts';
import { readPastedCodes } from './pasted-codes.ts';
import { codeOf, readCode, normalizeTrackingCode } from './read-code.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const couriers = fc.oneof(
  digits(13).map((body) => `YT${body}`),
  digits(16).map((body) => `YT${body}`),
  digits(13).map((body) => `SF${body}`),
  digits(13).map((body) => `JT${body}`),
  digits(11).map((body) => `JDVC${body}`),
  digits(12).map((body) => `DPK${body}`),
  digits(14).map((body) => `LP${body}`),
);
const postal = fc
  .tuple(fc.constantFrom('RR', 'EA', 'CX', 'LZ', 'KP'), digits(8), fc.constantFrom('CN', 'RU', 'TR'))
  .map(([kind, body, country]) => `${kind}${body}${postalCheckDigit(body)}${country}`);
const own = fc
  .stringMatching(new RegExp(`^[${ownCodeAlphabet}]{8}$`))
  .map((body) => `RP${body}${ownCodeCheckCharacter(body)}`);
const certain = fc.oneof(couriers, postal, own);

const latin = 'ABCEHKMOPTYX';
const alike = 'АВСЕНКМОРТУХ';
const keys = 'QWERTYUIOPASDFGHJKLZXCVBNM';
const russian = 'ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ';
const by = (from: string, to: string) => (text: string) =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('');
const inCyrillic = by(latin, alike);
const inLayout = by(keys, russian);
const wide = (text: string) =>
  [...text]
    .map((sign) => (sign === '-' ? '－' : String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)))
    .join('');

describe('800 codes that differ by prefix, layout, script or width alone', () => {
  test.each([
    ['the prefix of a scanner', (code: string) => `]C1${code}`],
    ['the name of a courier before it', (code: string) => `中通：${code}`],
    ['look-alikes', inCyrillic],
    ['the other layout', inLayout],
    ['the other layout and caps lock the wrong way', (code: string) => inLayout(code).toLowerCase()],
    ['width', wide],
    [
      'signs without a width',
      (code: string) => `\u202A${code.slice(0, 4)}\u00AD${code.slice(4)}\u2069\uFEFF`,
    ],
    ['other dashes, full stops and quotes around it', (code: string) => `«${code.replaceAll('-', '–')}».`],
    ['small letters and blanks around it', (code: string) => `\u00A0${code.toLowerCase()} `],
  ])('%s', (_what, damage) => {
    fc.assert(
      fc.property(certain, (code) => {
        const damaged = damage(code);
        expect(codeOf(readCode(damaged))).toBe(code);
        expect(normalizeTrackingCode(damaged)).toBe(code);
        expect(readScannedCode(damaged)).toBe(code);
      }),
      { numRuns: 100, seed: 39 },
    );
  });
});

describe('never another code', () => {
  test('what is stored is read as itself, whatever was written', () => {
    const any = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 45 }),
      fc.stringMatching(/^[A-ZА-Я0-9-]{4,44}$/),
      fc.tuple(certain, fc.constantFrom('-', ' ', '', '–', '\n'), certain).map((each) => each.join('')),
      fc.tuple(certain, fc.constantFrom('-1', '-1-2', ' 2', '–3')).map((each) => each.join('')),
    );
    fc.assert(
      fc.property(any, (text) => {
        const code = codeOf(readCode(text));
        const stored = normalizeTrackingCode(text);
        expect(normalizeTrackingCode(stored)).toBe(stored);
        if (code === undefined) return;
        expect(readCode(code)).toEqual({ kind: 'exact', code });
        expect(code).toMatch(/^[A-Z0-9-]{4,40}$/);
      }),
      { numRuns: 3_000 },
    );
  });

  test('no sign of a code is lost: letters and digits stay as many, but where it is there twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZА-Я0-9]{2}[A-Z0-9-]{2,20}$/), (text) => {
        const reading = readCode(text);
        if (!('code' in reading)) return;
        expect(reading.code.replaceAll('-', '')).toHaveLength(text.replaceAll('-', '').length);
        expect(reading.code.replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
      }),
      { numRuns: 2_000 },
    );
  });

  test('what is exact at one door is exact at all', () => {
    fc.assert(
      fc.property(certain, (code) => {
        expect(readCode(code)).toEqual({ kind: 'exact', code });
        expect(readScannedCode(code)).toBe(code);
        expect(readPastedCodes(code).codes).toEqual([{ code, changes: [] }]);
      }),
    );
  });
});

describe('what continues is whole or a question', () => {
  test.each([
    ['JDVC20483910571–1–2', 'JDVC20483910571-1-2'],
    ['JDVC20483910571—2—3', 'JDVC20483910571-2-3'],
    ['DPK364920110917–4', 'DPK364920110917-4'],
    ['YT8834201950917-2', 'YT8834201950917-2'],
    ['CX473124829 CN', 'CX473124829CN'],
    ['cx 473 124 829 cn', 'CX473124829CN'],
    ['SF 1402 857 713 251', 'SF1402857713251'],
    ['SF1402-8577-13251', 'SF1402857713251'],
    ['КМ88342073177', 'KM88342073177'],
    ['="78412096635577"', '78412096635577'],
    ["'78412096635577", '78412096635577'],
  ])('%s', (text, code) => {
    expect(codeOf(readCode(text))).toBe(code);
  });

  test.each([
    ['JDVC20483910571-1', 'JDVC20483910571-1', 'the digit is not joined to the number'],
    ['SF140285771325-4', 'SF140285771325-4', 'twelve digits are whole, thirteen too'],
  ])('%s', (text, code, _why) => {
    expect(readCode(text)).toEqual({ kind: 'exact', code });
  });
});

describe('a person is asked', () => {
  test.each([
    ['two codes by a line end', 'SF1402857713251\r\nYT8834201950917', 'several'],
    ['two codes by a tab', 'SF1402857713251\tYT8834201950917', 'several'],
    ['two codes in one burst', 'SF1402857713251YT8834201950917', 'several'],
    ['a word of Latin letters', 'waiting', 'noDigit'],
    ['what a spreadsheet has cut short', '7.84121E+13', 'cut'],
    ['letters that look like none', 'ЩЖ8834201950917', 'letters'],
    [
      'letters that are two things, Belarus or Germany',
      `КК10000001${postalCheckDigit('10000001')}ВУ`,
      'letters',
    ],
  ])('%s', (_what, text, why) => {
    expect(readCode(text)).toMatchObject({ kind: 'question', why });
  });

  test.each([
    'не прислали',
    'ПОТОМ',
    '暂无单号',
    '—',
    '',
    '12',
    'f47ac10b-58cc-4372-a567-0e02b2c3d471',
    'A'.repeat(41),
  ])('"%s" is none', (text) => {
    expect(readCode(text)).toEqual({ kind: 'none' });
  });

  test.each([
    'SF1402857713251\nSF1402857713251',
    'SF1402857713251SF1402857713251',
    '7841209663557778412096635577',
  ])('%j is one code, there twice', (text) => {
    expect(readCode(text)).toMatchObject({ kind: 'repaired', how: ['twice'] });
  });
});

test('a word before what is short is left where it is', () => {
  expect(readCode('义乌:2026')).toEqual({ kind: 'none' });
  expect(readCode('склад: 12-34')).toEqual({ kind: 'none' });
});
