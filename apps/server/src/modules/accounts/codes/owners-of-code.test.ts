import { looseOf } from '@rohi/contract/accounts/customer-code';
import { describe, expect, test } from 'vitest';
import { isDigitsAlone, knownCodes, soughtCode, ownersOfCode, type KnownCode } from './owners-of-code.ts';

/** A code in the form by which it is found, and its owner. */
const code = (folded: string, owner: string): KnownCode => ({
  folded,
  loose: looseOf(folded),
  id: owner,
  customerCode: owner,
});

function ownersOf(text: string, rows: readonly KnownCode[]): string[] | undefined {
  const letters = [...new Set(rows.map(({ folded }) => /^\D*/.exec(folded)?.[0] ?? ''))];
  const sought = soughtCode(text, isDigitsAlone(text) ? letters : []);
  return sought && ownersOfCode(sought, knownCodes(rows)).map(({ id }) => id);
}

describe('a code that was written', () => {
  const rows = [
    ...[code('TPS001', 'a'), code('TPS1000', 'b'), code('AK17', 'c'), code('AK0017', 'd'), code('AK5', 'e')],
    ...[
      code('TJ10482', 'f'),
      code('AK10482', 'g'),
      code('TJ639312', 'h'),
      code('J8226A', 'i'),
      code('482', 'k'),
    ],
    code('AK77777', 'l'),
  ];

  test.each([
    ['tps-001', ['a']],
    // Noughts are left out where that names one alone.
    ['TPS1', ['a']],
    ['TPS0001', ['a']],
    ['ТРS 1000', ['b']],
    // Each is a code of its own, and a third spelling may be either.
    ['AK17', ['c']],
    ['AK-0017', ['d']],
    ['AK017', ['c', 'd']],
    ['AK005', ['e']],
    ['j8226а', ['i']],
    // Digits alone: as such, else as the beginning that installations have, where no other has the same.
    ['482', ['k']],
    ['639312', ['h']],
    ['10482', ['f', 'g']],
    ['77777', []],
    ['1000', []],
    // Another beginning, and what is no code.
    ['TP1', []],
    ['J8226', []],
  ])('%s', (text, owners) => {
    expect(ownersOf(text, rows)).toEqual(owners);
  });

  test.each(['Фарход', 'TPS', '', 'YT8834201957316', 'TPS001 AK17'])('%j is none', (text) => {
    expect(ownersOf(text, rows)).toBeUndefined();
  });

  test('where there is one beginning, digits alone are of it', () => {
    const own = [code('TPS001', 'a'), code('TPS014', 'b'), code('TPS140', 'c')];
    expect(['014', '14', '140', '001', '15'].map((text) => ownersOf(text, own))).toEqual([
      ...[['b'], ['b'], ['c'], ['a'], []],
    ]);
  });

  test('keys of the other layout are asked about where both readings are codes', () => {
    const both = [code('EO10482', 'a'), code('TJ10482', 'b')];
    expect(ownersOf('ЕО10482', both)).toEqual(['a', 'b']);
    expect(ownersOf('ЕО10482', both.slice(1))).toEqual(['b']);
    expect(ownersOf('TJ10482', both)).toEqual(['b']);
  });
});

describe('of twenty beginnings and every spelling', () => {
  const beginnings = 'TJ TPS AK J PB K M DU SH KHJ A B C E H O P X Y BOX'.split(' ');
  const cyrillic = new Map([...'АВЕКМНОРСТУХЅІЈ'].map((letter, at) => ['ABEKMHOPCTYXSIJ'[at] ?? '', letter]));
  const spellings: readonly ((text: string) => string)[] = [
    (text) => text.toLowerCase(),
    (text) => [...text].map((sign) => cyrillic.get(sign) ?? sign).join(''),
    (text) => text.replace(/(?=\d)/, '-'),
    (text) => text.replace(/(?=\d)/, ' '),
    (text) => text.replace(/(?=\d)/, '-00'),
    (text) => text.replace(/^\D+0*(?=\d)/, (begin) => begin.replaceAll('0', '')),
    (text) => text.replace(/^\D+/, ''),
    (text) => text.replace(/^\D+0*(?=\d)/, ''),
    (text) => [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)).join(''),
  ];

  /** The beginning of which digits alone are. */
  function digitsOf(rows: readonly KnownCode[]): string {
    const begun = new Set(rows.map(({ folded }) => /^\D*/.exec(folded)?.[0] ?? ''));
    return begun.size === 1 ? ([...begun][0] ?? '') : 'TJ';
  }

  /** Numbers that come again in the same order for a seed. */
  function draws(seed: number): () => number {
    let drawn = seed;
    return () => {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
      return drawn / 2_147_483_648;
    };
  }

  test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'crowd %i: one owner, or a question that names the owner, and never another',
    (seed) => {
      const random = draws(seed);
      const pick = (most: number) => Math.floor(random() * most);
      const drawn = Array.from({ length: 120 }, () => {
        const letters = beginnings[pick(seed % 5 === 0 ? 1 : beginnings.length)] ?? '';
        const number = String(pick([100, 1_000, 20_000][pick(3)] ?? 1)).padStart(1 + pick(5), '0');
        return letters + number + (pick(10) === 0 ? 'AB'.charAt(pick(2)) : '');
      });
      const rows = [...new Set(drawn)]
        .filter((folded) => folded.length > 1)
        .map((folded, at) => code(folded, `${at % 90}`));
      const wrong = rows.flatMap(({ folded, id }) =>
        spellings.flatMap((spell) => {
          const text = spell(folded);
          const found = ownersOf(text, rows) ?? [];
          if (found.length !== 1 || found[0] === id) return [];
          // What was written without its noughts may be somebody's as it stands, and digits alone are those of one
          // beginning.
          const bare = text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
          const meant = /^\d+$/.test(bare) ? [bare, `${digitsOf(rows)}${bare}`] : [bare];
          const right = rows.filter(
            (row) => meant.includes(row.folded) || meant.slice(1).map(looseOf).includes(row.loose),
          );
          return right.some((row) => row.id === found[0]) ? [] : [`${text} of ${id} led to ${found.join()}`];
        }),
      );
      expect(wrong).toEqual([]);
      // As it stands each code finds its owner alone.
      expect(rows.filter(({ folded, id }) => ownersOf(folded, rows)?.join() !== id)).toEqual([]);
    },
  );

  test('digits alone never name a customer with other letters', () => {
    const rows = [code('AK10482', 'a'), code('PB10483', 'b'), code('TJ10484', 'c')];
    expect(['10482', '10483', '10484'].map((text) => ownersOf(text, rows))).toEqual([[], [], ['c']]);
  });
});
