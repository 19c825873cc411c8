import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pastesOfTrade } from './pastes-of-trade.cases.ts';
import { chats, messages, rows, shops } from './pasted-codes.cases.ts';
import { readPastedCodes } from './pasted-codes.ts';
import { normalizeTrackingCode } from './read-code.ts';
import { splitBulkCodes } from './tracking-codes.ts';

const found = (text: string) => readPastedCodes(text).codes.map(({ code }) => normalizeTrackingCode(code));
const plainExec = RegExp.prototype.exec;
const plainNormalize = String.prototype.normalize;
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

test('200 further pastes of the trade: at least 99 % give their codes and nothing else', () => {
  expect(pastesOfTrade.length).toBeGreaterThanOrEqual(200);
  const wrong = pastesOfTrade.flatMap(([text, codes]) =>
    JSON.stringify(found(text)) === JSON.stringify(codes) ? [] : [{ text, codes, found: found(text) }],
  );
  expect(wrong.length > pastesOfTrade.length / 100 ? wrong : []).toEqual([]);
});

describe('text of codes and the separators of the bulk dialog', () => {
  const separator = fc.constantFrom(',', '，', ';', '；', '、', ' ', '\t', '\n', '\r\n', '\u00a0', '\u3000');
  const glue = fc.array(separator, { minLength: 1, maxLength: 3 }).map((each) => each.join(''));
  const firm = fc.constantFrom(',', '，', ';；', '、 ', '\n', ' \r\n');
  const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  const any = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9-]{4,40}$/),
    fc.stringMatching(
      /^(?:YT\d{13}|SF\d{4}-\d{4}-\d{4}|77\d{13}|JDVC\d{11}-1-2-|DPK\d{12}-2|A\d{4}|2026-11-2\d|1-YT\d{13})$/,
    ),
    fc.stringMatching(/^[Ａ-Ｚ]{2}[０-９]{8,13}$/),
  );
  const piece = any.filter((text) => !isUuid(text));
  const besideBlank = piece.filter((text) => text.length >= 5 && /\p{Nd}/u.test(text));
  const exactly = (text: string) => {
    expect(readPastedCodes(text)).toEqual({
      codes: splitBulkCodes(text).map((each) => ({ code: each, changes: [] })),
      rest: [],
    });
  };

  test('gives exactly what splitting gives, spelling and order too', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(besideBlank, glue), { maxLength: 30 }), glue, (parts, before) => {
        exactly(before + parts.map((part) => part.join('')).join(''));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, firm), { maxLength: 30 }), (parts) => {
        exactly(parts.map((part) => part.join('')).join(''));
      }),
    );
    exactly('A1111,B2222');
  });

  test('a word, a short piece beside a blank and a UUID are read by words', () => {
    for (const text of [
      'PENDING SF1402857713264',
      '0148 SF1402857713264',
      'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    ])
      expect(readPastedCodes(text).rest).toEqual([text.split(' ')[0]]);
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

/** How many signs of texts are looked at or written anew. */
function countSigns(run: () => void): number {
  let signs = 0;
  const exec = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = plainExec.call(this, text);
    // Where one begins is given in a sticky one: it looks no further.
    const end = this.sticky ? from + 1 : text.length;
    signs += (match === null ? end : match.index + match[0].length) - from;
    return match;
  });
  const normalize = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (
    this: string,
    form?: string,
  ) {
    signs += this.length;
    return plainNormalize.call(this, form);
  });
  try {
    run();
  } finally {
    exec.mockRestore();
    normalize.mockRestore();
  }
  return signs;
}

describe('a long paste is read in one go: twice as much text is twice as much to look at', () => {
  test.each([
    ['a chat', 'Здравствуйте, трек УТ8834201957316, ещё SF1402857713264 и 圆通YT8834201957317 спасибо\n'],
    ['one line', 'трек УТ8834201957316, ещё SF1402857713264 '],
    ['a number without an end', '7'],
    ['a word without an end', 'А'],
    ['signs without an end', '请查收'],
    ['hyphens without an end', '1-'],
    ['scripts in turns', 'Aж1'],
    ['numbers in pieces', '1234 '],
  ])('%s', (_, piece) => {
    const read = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return countSigns(() => readPastedCodes(text)) / text.length;
    };
    const [short, long] = [read(2_500), read(20_000)];
    expect(long).toBeLessThan(short * 1.5);
  });
});

describe('what was changed in a code is said', () => {
  test.each([
    ['УТ8834201957402', [{ kind: 'letters', from: 'УТ', to: 'YT' }]],
    ['SF1402-8577-13264', []],
    ['вот SF1402-8577-13264', [{ kind: 'hyphens' }]],
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
