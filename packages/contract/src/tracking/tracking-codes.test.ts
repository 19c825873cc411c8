import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinctTrackingCodes, normalizeTrackingCode } from './read-code.ts';
import {
  addBulkCodes,
  isTrackingCodeFormat,
  maxTrackingCodes,
  splitBulkCodes,
  splitSearchBox,
} from './tracking-codes.ts';

const separators = [',', '，', ';', '；', '、', ' ', '\t', '\n', '\r\n', '\u00a0', '\u3000'];
const asciiCode = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{3,39}$/);
const separatorRun = fc.array(fc.constantFrom(...separators), { minLength: 1, maxLength: 4 });
const pastedText = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), asciiCode, fc.constantFrom(...separators)),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('the bulk dialog splits a paste', () => {
  test('on commas, semicolons, the enumeration comma, white space and new lines', () => {
    expect(splitBulkCodes('YT1111,SF2222，JT3333;ZTO4;；STO5、JD6 66\n\t777')).toEqual([
      'YT1111',
      'SF2222',
      'JT3333',
      'ZTO4',
      'STO5',
      'JD6',
      '66',
      '777',
    ]);
  });

  test('never on a hyphen: JD and Deppon put them inside', () => {
    expect(splitBulkCodes('JDX0012345678-1-3- DPK364920118837-2')).toEqual([
      'JDX0012345678-1-3-',
      'DPK364920118837-2',
    ]);
  });

  test('into the codes that were joined, whatever stood between, before and after them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(asciiCode, { maxLength: 120 }),
        fc.array(separatorRun, { minLength: 122, maxLength: 122 }),
        (codes, runs) => {
          const glue = (index: number) => runs[index]?.join('') ?? ' ';
          const text = codes.map((code, index) => glue(index) + code).join('') + glue(121);
          expect(splitBulkCodes(text)).toEqual(codes);
        },
      ),
    );
  });

  test('so that nothing empty, untrimmed or doubled is left of any text', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        const codes = splitBulkCodes(text);
        expect(codes.every((code) => code !== '' && code === code.trim())).toBe(true);
        expect(codes.some((code) => /[,，;；、\s]/u.test(code))).toBe(false);
        expect(new Set(codes.map(normalizeTrackingCode)).size).toBe(codes.length);
      }),
    );
  });

  test('the same way twice: what came out goes through unchanged', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        const codes = splitBulkCodes(text);
        expect(splitBulkCodes(codes.join('\n'))).toEqual(codes);
      }),
    );
  });
});

describe('the bulk dialog adds a paste to its list', () => {
  test('keeping the first spelling of a code that comes again in another case or width', () => {
    expect(addBulkCodes(['yt8834'], 'YT8834 ＹＴ８８３４ sf14')).toEqual(['yt8834', 'sf14']);
  });

  test('so that pasting in two goes gives the list of pasting at once', () => {
    fc.assert(
      fc.property(pastedText, pastedText, (first, second) => {
        expect(addBulkCodes(splitBulkCodes(first), second)).toEqual(splitBulkCodes(`${first}\n${second}`));
      }),
    );
  });

  test('without touching the list it was given, and past the limit too: the limit is told on tracking', () => {
    fc.assert(
      fc.property(fc.uniqueArray(asciiCode, { maxLength: 30 }), pastedText, (existing, text) => {
        const before = [...existing];
        const after = addBulkCodes(existing, text);
        expect(existing).toEqual(before);
        expect(after.slice(0, existing.length)).toEqual(existing);
      }),
    );
    const many = Array.from({ length: maxTrackingCodes + 20 }, (_, index) => `CODE${index}`);
    expect(addBulkCodes([], many.join(' '))).toHaveLength(maxTrackingCodes + 20);
  });
});

describe('the search box splits', () => {
  test('on commas only, without trimming', () => {
    expect(splitSearchBox('YT1111, SF2222，JT3333;ZTO4 STO5')).toEqual([
      'YT1111',
      ' SF2222，JT3333;ZTO4 STO5',
    ]);
    expect(splitSearchBox('')).toEqual([]);
  });

  test('so that joining by commas gives the text back', () => {
    fc.assert(
      fc.property(pastedText, (text) => {
        expect(splitSearchBox(text).join(',')).toBe(text);
      }),
    );
  });

  test('so that no item holds a comma, and there is one item more than commas', () => {
    fc.assert(
      fc.property(
        pastedText.filter((text) => text !== ''),
        (text) => {
          const items = splitSearchBox(text);
          expect(items.some((item) => item.includes(','))).toBe(false);
          expect(items).toHaveLength((text.match(/,/g)?.length ?? 0) + 1);
        },
      ),
    );
  });

  test('into the list of the dialog, when the dialog wrote the box', () => {
    fc.assert(
      fc.property(fc.uniqueArray(asciiCode, { maxLength: 100 }), (codes) => {
        expect(splitSearchBox(codes.join(','))).toEqual(codes);
      }),
    );
  });
});

describe('a query asks', () => {
  test('for each code once, trimmed, in upper case, in the order of asking', () => {
    expect(distinctTrackingCodes([' sf14 ', '', 'YT88', 'SF14', '  ', 'ｙｔ８８'])).toEqual(['SF14', 'YT88']);
  });

  test('for the same, asked again, whatever letters are in it', () => {
    expect(distinctTrackingCodes(distinctTrackingCodes(['ΐ']))).toEqual(distinctTrackingCodes(['ΐ']));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 })), (codes) => {
        const once = distinctTrackingCodes(codes);
        expect(distinctTrackingCodes(once)).toEqual(once);
        expect(once).not.toContain('');
      }),
    );
  });
});

describe('a code looks like a tracking code', () => {
  test.each(['7841', 'JDX0012345678-1-3-', 'X'.repeat(40)])(
    'from 4 to 40 letters, digits and hyphens: %s',
    (code) => {
      expect(isTrackingCodeFormat(code)).toBe(true);
    },
  );

  test.each(['', '784', 'X'.repeat(41), 'YT 88', 'YT_8834', 'YT8834\u0000'])(
    'and not otherwise: "%s"',
    (code) => {
      expect(isTrackingCodeFormat(code)).toBe(false);
    },
  );
});
