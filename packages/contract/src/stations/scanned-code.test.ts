import { describe, expect, test } from 'vitest';
import { ownCodeCheckCharacter } from '../tracking/own-codes.ts';
import { readScannedCode, sayOfNoCode, wholenessOfScan } from './scanned-code.ts';

describe('S11: what scanners put around a code', () => {
  test.each([
    ['a plain code', 'SF1234567890123'],
    ['the mark of GS1-128', ']C1SF1234567890123'],
    ['the mark of a QR code', ']Q3SF1234567890123'],
    ['FNC1 before and after it', '\u001DSF1234567890123\u001D'],
    ['FNC1 before the mark', '\u001D]C1SF1234567890123'],
    ['FNC1 within it', 'SF12345\u001D67890123'],
    ['ends of lines and tabs', 'SF1234567890123\r\n\t'],
    ['a NUL', '\u0000SF1234567890123'],
    ['signs without a width', '\uFEFFSF1234567890123\u200B'],
    ['small and full-width letters', 'ｓｆ１２３４５６７８９０１２３'],
  ])('%s', (_what, scanned) => {
    expect(readScannedCode(scanned)).toBe('SF1234567890123');
  });
});

describe('a carrier’s QR with a link', () => {
  test.each([
    ['https://www.kuaidi100.com/chaxun?com=sf&nu=SF1234567890123', 'SF1234567890123'],
    ['https://t.17track.net/en#nums=YT8834201957316', 'YT8834201957316'],
    ['HTTPS://PAGE.CAINIAO.COM/x?mailNo=LP00123456789012', 'LP00123456789012'],
  ])('%s', (link, code) => {
    expect(readScannedCode(link)).toBe(code);
  });

  test.each([
    ['of another page', 'https://example.com/shop/sale'],
    ['with two codes', 'https://t.17track.net/en#nums=YT8834201957316,YT8834201957317'],
  ])('%s gives none', (_what, link) => {
    expect(readScannedCode(link)).toBeUndefined();
  });
});

test.each([
  ['200 signs', 'A1'.repeat(100)],
  ['nothing', '\u001D'],
  ['a sentence', 'hello, here I am 1'],
])('%s is no code', (_what, scanned) => {
  expect(readScannedCode(scanned)).toBeUndefined();
});

test.each([
  ['RC-NEWBAG', 'whole'],
  ['RC-NEW', 'part'],
  [`RP00000000${ownCodeCheckCharacter('00000000')}`, 'whole'],
  ['RP0000000', 'part'],
  ['RT2611', 'part'],
  [']C1YT2026112100001234', 'whole'],
  ['yt88342', 'part'],
  ['TJ-52545', 'open'],
  ['A-1-1', 'open'],
] as const)('%s is %s of a code', (scanned, wholeness) => {
  expect(wholenessOfScan(scanned)).toBe(wholeness);
});

describe('why a reading is no code', () => {
  test.each([
    ...[
      'SF1402877330001\r\nYT8834207330002',
      'SF1402877330001\tYT8834207330002',
      'SF1402877330001 YT8834207330002',
    ],
    ...['SF1402877330001YT8834207330002', 'SF1402877330001 YT8834207330002 JDVC20487300106'],
  ])('%j is more than one', (text) => {
    expect(readScannedCode(text)).toBeUndefined();
    expect(sayOfNoCode(text)).toBe('SEVERAL_CODES');
  });

  test.each(['https://example.com/shop', '\u001D', 'HELLO WORLD', 'A1'.repeat(100)])('%j is none', (text) => {
    expect(sayOfNoCode(text)).toBe('NOT_A_CODE');
  });
});
