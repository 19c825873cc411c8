import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKnown } from './code-shapes.ts';
import { chats, messages, rows, shops } from './pasted-codes.cases.ts';
import { readPastedCodes } from './pasted-codes.ts';
import { normalizeTrackingCode, splitBulkCodes } from './tracking-codes.ts';

const found = (text: string) => readPastedCodes(text).codes.map(({ code }) => normalizeTrackingCode(code));
const changesIn = (text: string) => readPastedCodes(text).codes.map(({ changes }) => changes);

describe('text as people paste it', () => {
  const all = [...chats, ...shops, ...messages, ...rows];

  test('is a table of at least 200', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
  });

  test.each(all)('%j', (text, codes) => {
    expect(found(text)).toEqual(codes);
  });
});

describe('text of codes and the separators of the bulk dialog', () => {
  const separator = fc.constantFrom(',', '，', ';', '；', '、', ' ', '\t', '\n', '\r\n', '\u00a0', '\u3000');
  const glue = fc.array(separator, { minLength: 1, maxLength: 3 }).map((each) => each.join(''));
  const code = fc
    .oneof(
      fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{5,39}$/),
      fc.stringMatching(/^(?:YT\d{13}|SF\d{12}|77\d{13}|JDVC\d{11}-1-2-|DPK\d{12}-2)$/),
      fc.stringMatching(/^[Ａ-Ｚ]{2}[０-９]{8,13}$/),
    )
    .filter((text) => /\p{N}/u.test(text) && text.replaceAll('-', '').length >= 6)
    // Where a hyphen is too many it goes; dates and telephone numbers are no codes.
    .filter((text) => !text.includes('-') || isKnown(text) || !isKnown(text.replaceAll('-', '')))
    .filter((text) => !/^(?:19|20)\d{2}-\d{1,2}-\d{1,2}$|^992-?\d{2}-/.test(text));

  test('gives exactly what splitting gives, spelling and order too', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(code, glue), { maxLength: 30 }), glue, (parts, before) => {
        const text = before + parts.map((part) => part.join('')).join('');
        expect(readPastedCodes(text)).toEqual({
          codes: splitBulkCodes(text).map((each) => ({ code: each, changes: [] })),
          rest: [],
        });
      }),
    );
  });

  test('gives a courier’s codes among any words too', () => {
    const word = fc.constantFrom('请查收', 'спасибо', 'привет', 'thanks', '圆通', 'обувь', '2', '…', '。');
    const carriers = fc.stringMatching(/^(?:YT\d{13}|SF\d{12}|JT\d{13})$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(carriers, { maxLength: 10 }),
        fc.array(word, { minLength: 10 }),
        (codes, words) => {
          const text = codes.map((each, index) => `${words[index]} ${each}\n`).join('') + words.join(' ');
          expect(found(text)).toEqual(codes);
        },
      ),
    );
  });

  test('comes to an end with any text, and finds the same in what it found', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { codes } = readPastedCodes(text);
        const again = readPastedCodes(codes.map((each) => each.code).join('\n'));
        expect(again.codes.map((each) => each.code)).toEqual(codes.map((each) => each.code));
      }),
    );
  });
});

describe('what was changed in a code is said', () => {
  test.each([
    ['УТ8834201957402', [{ kind: 'letters', from: 'УТ', to: 'YT' }]],
    ['SF1402-8577-13264', [{ kind: 'hyphens' }]],
    ['https://t.17track.net/ru#nums=78412096635581', [{ kind: 'link' }]],
    ['圆通YT8834201957316。', []],
    ['JDVC20483917562-1-2-', []],
  ])('%s', (text, changes) => {
    expect(changesIn(text)).toEqual([changes]);
  });
});

describe('the rest', () => {
  test('is what has no digit, or fewer than six letters and digits', () => {
    expect(readPastedCodes('请查收 0148 谢谢，共6件 ABCDEFGH AB123')).toEqual({
      codes: [],
      rest: ['请查收', '0148', '谢谢', '共6件', 'ABCDEFGH', 'AB123'],
    });
  });

  test('is cut where the alphabet changes, and each piece is there once', () => {
    expect(readPastedCodes('尾号0148\n尾号0148').rest).toEqual(['尾号', '0148']);
  });

  test('holds numbers of other things: orders, telephones, dates, sums', () => {
    const { codes, rest } = readPastedCodes(
      '订单编号：3571234567890123456 电话13800138000 2026-11-20 ¥128.50',
    );
    expect(codes).toEqual([]);
    expect(rest).toEqual(expect.arrayContaining(['3571234567890123456', '13800138000', '2026-11-20']));
  });

  test('holds no numbering', () => {
    expect(readPastedCodes('1、YT8834201957316\n2)SF1402857713264\n3. JT3108844520917').rest).toEqual([]);
  });
});
