/**
 * How like a declared code is to what can be read of a label: the best way to lay one beside the other, in bits of
 * evidence for the two being one code. Damerau's four slips (a sign changed, left out, put in, two swapped; F. J.
 * Damerau, CACM 7, 1964) have costs, signs that look alike a small one (after the confusables of Unicode UTS 39 and the
 * usual slips in reading print: O 0 D Q, I L 1 7, Z 2, S 5, G 6, B 8), and what was torn off at either end costs once.
 */

import { stepKinds, type StepKind } from '@rohi/contract/pool/pool-rules';

/** A sign of the label beside the sign of the declaration; empty where one of them has none. */
export type LikenessStep = {
  label: string;
  declared: string;
  kind: StepKind;
};

export type CodeLikeness = { bits: number; steps: readonly LikenessStep[] };

/** What stands for an illegible sign. */
export const unread = '?';

const latinOf: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ё: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ѕ: 'S',
  І: 'I',
  Ј: 'J',
  Б: '6',
  Ч: '4',
  Г: 'R',
  Я: 'R',
  И: 'N',
  Д: 'D',
  Л: 'J',
  Ғ: 'F',
  Қ: 'K',
};

const families: readonly string[] = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B'];
const familyOf = new Map(families.flatMap((family) => [...family].map((sign) => [sign, family[0] ?? sign])));

const nearly = '17 71 38 83 68 86 06 60 56 65 49 94 08 80 27 72'.split(' ');

/**
 * Latin capitals and figures of what was read, with a question mark for each sign that could not be: ×, *, □, _ and …
 * are such marks too.
 */
export function readableSigns(text: string): string {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[*×□_�]|\.{2,3}/gu, unread);
  let read = '';
  for (const sign of signs) read += latinOf[sign] ?? (/[A-Z0-9?]/.test(sign) ? sign : '');
  return read;
}

/** One sign for each family of look-alikes. */
export function withoutLookAlikes(signs: string): string {
  let plain = '';
  for (const sign of signs) plain += familyOf.get(sign) ?? sign;
  return plain;
}

/**
 * For two signs, by their numbers: 1 for those of one family, 2 for those that are taken for one another without being
 * of one.
 */
const alike = new Uint8Array(128 * 128);
for (const family of families)
  for (const one of family) for (const other of family) alike[placeOf(one, other)] = 1;
for (const [one = '', other = ''] of nearly) alike[placeOf(one, other)] = 2;

function placeOf(one: string, other: string): number {
  return one.charCodeAt(0) * 128 + other.charCodeAt(0);
}

/**
 * How much each sign of a declared code says, in bits. Letters of the carrier and the first figures are shared by most
 * of its numbers.
 */
function signBits(declared: string): number[] {
  const mark = /^[A-Z]*/.exec(declared)?.[0].length ?? 0;
  return [...declared].map((sign, index) => {
    if (index < mark) return 0.5;
    if (index < Math.max(mark, 2) + 2) return 1;
    return /\d/.test(sign) ? figureBits : 4;
  });
}

/** One of ten. */
export const figureBits = Math.log2(10);

/**
 * What each slip takes off, in bits. A letter in the place of a figure says nearly as much as the figure; a figure that
 * is often taken for another speaks a little against, any other figure plainly.
 */
const costs = {
  alike: 1.5,
  near: 5.3,
  other: 6,
  missing: 6.5,
  extra: 8,
  swapped: 6.5,
  torn: 1.5,
  unread: 1,
} as const;

/** How many signs of the declaration and of the label each of the ways takes. */
const used: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 2],
];
/** Places in `stepKinds`. */
const wayOf = { SAME: 0, ALIKE: 1, OTHER: 2, UNREAD: 3, MISSING: 4, EXTRA: 5, SWAPPED: 6 } as const;

/** So much of either is compared. */
const longest = 48;
const width = longest + 1;
// Filled anew for each pair: a label is compared with some thousands of declarations.
const bitsTo = new Float64Array(width * width);
const wayTo = new Uint8Array(width * width);

/** The bits of `likenessOf` alone. */
export function likenessBits(label: string, declared: string, bitsOf = signBits(declared)): number {
  return fill(label.slice(0, longest), declared.slice(0, longest), bitsOf).bits;
}

/**
 * The likeness of a label to a declared code, both as `readableSigns` writes them; `bitsOf` says what each sign of the
 * declared one is worth.
 */
export function likenessOf(label: string, declared: string, bitsOf = signBits(declared)): CodeLikeness {
  const [read, meant] = [label.slice(0, longest), declared.slice(0, longest)];
  const { bits, end } = fill(read, meant, bitsOf);
  const tail = [...meant.slice(end)].map((sign) => ({ label: '', declared: sign, kind: 'MISSING' as const }));
  return { bits, steps: [...walkBack(read, meant, end), ...tail] };
}

/**
 * Fills the table; the best way through it ends after `end` signs of the declaration, the rest of which is torn off.
 */
function fill(label: string, declared: string, bitsOf: readonly number[]): { bits: number; end: number } {
  for (let i = 0; i <= declared.length; i += 1) {
    bitsTo[i * width] = i === 0 ? 0 : -costs.torn;
    wayTo[i * width] = wayOf.MISSING;
    for (let j = 1; j <= label.length; j += 1) fillCell(i, j, label, declared, bitsOf);
  }
  let end = declared.length;
  let bits = bitsTo[end * width + label.length] ?? 0;
  for (let torn = 0; torn < declared.length; torn += 1) {
    const left = (bitsTo[torn * width + label.length] ?? 0) - costs.torn;
    if (left > bits) [end, bits] = [torn, left];
  }
  return { bits, end };
}

const unreadSign = unread.charCodeAt(0);

function fillCell(i: number, j: number, label: string, declared: string, bitsOf: readonly number[]): void {
  const at = i * width + j;
  const read = label.charCodeAt(j - 1);
  let bits = (bitsTo[at - 1] ?? 0) - (read === unreadSign ? costs.unread : costs.extra);
  let way: number = wayOf.EXTRA;
  if (i > 0) {
    const meant = declared.charCodeAt(i - 1);
    const worth = bitsOf[i - 1] ?? figureBits;
    const left = (bitsTo[at - width] ?? 0) - costs.missing;
    if (left > bits) [bits, way] = [left, wayOf.MISSING];
    const likeness = alike[read * 128 + meant] ?? 0;
    const kind = read === unreadSign ? 'UNREAD' : read === meant ? 'SAME' : likeness > 0 ? 'ALIKE' : 'OTHER';
    const gain =
      kind === 'UNREAD'
        ? 0
        : kind === 'SAME'
          ? worth
          : kind === 'OTHER'
            ? -costs.other
            : worth - (likeness === 1 ? costs.alike : costs.near);
    const both = (bitsTo[at - width - 1] ?? 0) + gain;
    if (both > bits) [bits, way] = [both, wayOf[kind]];
    if (
      i > 1 &&
      j > 1 &&
      read === declared.charCodeAt(i - 2) &&
      meant === label.charCodeAt(j - 2) &&
      read !== meant
    ) {
      const swapped =
        (bitsTo[at - 2 * width - 2] ?? 0) + worth + (bitsOf[i - 2] ?? figureBits) - costs.swapped;
      if (swapped > bits) [bits, way] = [swapped, wayOf.SWAPPED];
    }
  }
  bitsTo[at] = bits;
  wayTo[at] = way;
}

function walkBack(label: string, declared: string, end: number): LikenessStep[] {
  const steps: LikenessStep[] = [];
  let [i, j] = [end, label.length];
  while (i > 0 || j > 0) {
    const way = wayTo[i * width + j] ?? wayOf.MISSING;
    const [declaredUsed, labelUsed] = used[way] ?? [1, 1];
    for (let back = 1; back <= Math.max(declaredUsed, labelUsed); back += 1)
      steps.push({
        label: labelUsed > 0 ? (label[j - back] ?? '') : '',
        declared: declaredUsed > 0 ? (declared[i - back] ?? '') : '',
        kind: stepKinds[way] ?? 'OTHER',
      });
    [i, j] = [i - declaredUsed, j - labelUsed];
  }
  return steps.toReversed();
}
