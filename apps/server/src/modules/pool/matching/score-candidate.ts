/**
 * How much speaks for a declaration being that of a parcel without an owner. Each fact is weighed by how much likelier
 * it is when they belong together than when they do not, in bits, and the bits are added (I. P. Fellegi, A. B. Sunter,
 * A Theory for Record Linkage, JASA 64, 1969); against them stands how many declarations are open, since among a
 * million something is like everything. Of what is not left of the label nothing is said, for or against. Never assigns
 * anything.
 */
import { clueNames, type ClueName } from '@rohi/contract/pool/pool-rules';
import { figureBits, likenessBits, readableSigns } from './code-likeness.ts';
import { joined, shortestSkeleton } from './clue-keys.ts';
import { beginning, type Clues, type Declaration } from './clues.ts';
import { skeletonOf } from './name-sounds.ts';

export type Reason = { clue: ClueName; bits: number };

export type Scored = {
  declared: Declaration;
  /** 0 to 100. */
  score: number;
  bits: number;
  reasons: readonly Reason[];
};

/** Below this score no binding is offered: one unclaimed label in a hundred may come so high. */
export const bindLine = 80;
/** The best candidate stands so much above the next customer's, or which of them it is is not said. */
const bindLead = 10;

/** Few declarations make chance no smaller than so many would: the next list of the office may bring them. */
const fewestCompared = 10_000;
/** So many bits make the odds ten times what two would: facts of one person are not independent of each other. */
const bitsOfCertainty = 3;

/** Scores a declaration among so many open ones. */
export function scoreOf(clues: Clues, declared: Declaration, compared: number): Scored {
  const weighed: Record<ClueName, number> = {
    CODE:
      clues.code === '' ? 0 : Math.max(likenessBits(clues.code, readableSigns(declared.trackingCode)), -6),
    CUSTOMER: customerBits(clues.customer, declared.customerCode),
    NAME: nameBits(clues.nameSounds, declared.nameSounds),
    PHONE: phoneBits(clues.phone, declared.phones),
    GOODS: goodsBits(clues, declared),
    WEIGHT: weightBits(clues.weightG, declared.weightG),
    SELLER: clues.sellerSounds.some((sound) => declared.sellerSounds.includes(sound)) ? 2.5 : 0,
    BESIDE: Math.min(2, clues.beside.get(declared.customerCode) ?? 0) * 1.5,
  };
  const bits = Object.values(weighed).reduce((sum, each) => sum + each, 0);
  const prior = Math.log2(Math.max(compared, fewestCompared));
  return {
    declared,
    bits,
    score: Math.round(100 / (1 + 2 ** (-(bits - prior) / bitsOfCertainty))),
    reasons: clueNames.flatMap((clue) => (weighed[clue] === 0 ? [] : [{ clue, bits: weighed[clue] }])),
  };
}

/** The best declaration of each customer, the best customer first. */
export function rank(scored: readonly Scored[], most: number): Scored[] {
  const best = new Map<string, Scored>();
  for (const each of scored) {
    const { customerCode } = each.declared;
    const existing = best.get(customerCode);
    if (existing === undefined || byBits(each, existing) < 0) best.set(customerCode, each);
  }
  return [...best.values()].toSorted(byBits).slice(0, most);
}

/** The likeliest first, of equal ones the one that was declared first: they come from the database in no order. */
function byBits(a: Scored, b: Scored): number {
  return b.bits - a.bits || Number(a.declared.parcelId) - Number(b.declared.parcelId);
}

/**
 * Whether the first of a ranking stands high enough, and far enough above the next, for somebody to bind the parcel to
 * it.
 */
export function mayBind([first, second]: readonly Pick<Scored, 'score' | 'bits'>[]): boolean {
  if (first === undefined || first.score < bindLine) return false;
  return (
    second === undefined || first.score - second.score >= bindLead || first.bits - second.bits >= bindLead
  );
}

function customerBits(read: string, customerCode: string): number {
  if (read === '') return 0;
  const figures = customerCode.replaceAll(/\D/g, '');
  const worth = Array.from({ length: figures.length }, () => figureBits);
  // Where the beginning of the code can be seen, its figures stand where they stand.
  const bits = read.startsWith(beginning)
    ? likenessBits(read, beginning + figures, [0, ...worth])
    : likenessBits(read, figures, worth);
  // A code is short: two figures of four agree with many, and only most of what is read says something.
  const legible = read.replaceAll(/\D/g, '').length;
  return bits < (legible - 1) * figureBits - costOfSlip ? -5 : bits;
}

/** One slip is taken for damage, more for another code. */
const costOfSlip = 6;

function phoneBits(read: string, phones: readonly string[]): number {
  if (read === '' || phones.length === 0) return 0;
  if (phones.some((phone) => phone.endsWith(read))) return figureBits * read.length;
  const isNear =
    read.length === 4 &&
    phones.some((phone) => [...read].filter((sign, at) => sign === phone[at]).length === 3);
  return isNear ? 4 : -3;
}

function nameBits(read: readonly string[], declared: readonly string[]): number {
  if (read.length === 0 || declared.length === 0) return 0;
  const skeletons = declared.map(skeletonOf);
  const together = skeletons.flatMap((one, index) =>
    skeletons.flatMap((other, at) => (at === index ? [] : [joined(one, other)])),
  );
  const bits = read.map((word) => wordBits(word, declared, [...skeletons, ...together]));
  // A label may say both a name and what the name sounds like: the best two words count.
  const counted = bits.toSorted((a, b) => b - a).slice(0, 2);
  const sum = counted.reduce((total, each) => total + each, 0);
  if (sum === 0) return read.length > 1 ? -5 : -3;
  return declared.length > 1 && counted.includes(0) ? sum - 2 : sum;
}

function wordBits(word: string, declared: readonly string[], skeletons: readonly string[]): number {
  if (word.length >= 3 && declared.includes(word)) return Math.min(6, 2 + word.length / 2);
  if (word.length >= 4 && declared.some((other) => other.startsWith(word) || likeWords(word, other)))
    return 4;
  const skeleton = skeletonOf(word);
  if (skeleton.length < shortestSkeleton) return 0;
  if (skeletons.includes(skeleton)) return Math.min(9, skeleton.length * 1.4);
  return skeleton.length >= 4 && skeletons.some((other) => likeWords(skeleton, other))
    ? skeleton.length * 0.7
    : 0;
}

/** Two words with one slip between them. */
function likeWords(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short.length < 4) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  return short.slice(short.length === long.length ? at + 1 : at) === rest;
}

function goodsBits(read: Clues, declared: Declaration): number {
  if (read.goodsKinds.some((kind) => declared.goodsKinds.includes(kind))) return 3;
  if (read.goodsSounds.some((sound) => sound.length >= 4 && declared.goodsSounds.includes(sound))) return 3;
  return read.goodsKinds.length > 0 && declared.goodsKinds.length > 0 ? -3 : 0;
}

/** What is declared is often rounded, and the seller's box is not counted. */
function weightBits(measuredG: number | null, declaredG: number | null): number {
  if (measuredG === null || declaredG === null) return 0;
  const apart = Math.abs(Math.log(measuredG / declaredG));
  if (apart < Math.log(1.06)) return 2.5;
  if (apart < Math.log(1.15)) return 1.5;
  if (apart < Math.log(4 / 3)) return 0.5;
  return apart < Math.log(2) ? -1.5 : -3;
}
