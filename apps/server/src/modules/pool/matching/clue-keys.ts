/**
 * By which keys declarations are found that share something with a label: runs of five signs of the code (Ukkonen's
 * q-grams, Theoretical Computer Science 92, 1992: of a run no slip has touched, all five signs are left), runs of the
 * customer code, ends of the telephone number, skeletons of names, kinds of goods and steps of weight. A key is a whole
 * number, so that one index of an array holds them all; two things with one number only make a declaration looked at in
 * vain.
 */
import { unread, readableSigns, withoutLookAlikes } from './code-likeness.ts';
import { beginning, type Clues, type Declaration } from './clues.ts';
import { skeletonOf } from './name-sounds.ts';

/** FNV-1a, as a whole number of four bytes with a sign. */
function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

function runsOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_none, at) =>
    text.slice(at, at + length),
  );
}

const runOfCode = 5;
/** Runs that begin within the carrier's mark stand in too many codes to find anything by. */
const markOfCarrier = 3;

const weightStep = Math.log(1.2);
const stepOf = (weightG: number) => Math.round(Math.log(weightG) / weightStep);

/** All keys of a declaration. */
export function keysOfDeclaration(declared: Omit<Declaration, 'parcelId'>): number[] {
  const code = withoutLookAlikes(readableSigns(declared.trackingCode));
  const customer = declared.customerCode.replaceAll(/\D/g, '');
  const keys = [
    ...runsOf(code.slice(Math.min(markOfCarrier, Math.max(0, code.length - runOfCode))), runOfCode).map(
      (run) => `c:${run}`,
    ),
    ...(customer.length < 4 ? [] : runsOf(customer, 4).map((run) => `u:${run}`)),
    ...Array.from(customer, (_sign, at) => `um:${customer.slice(0, at)}${unread}${customer.slice(at + 1)}`),
    `ub:${customer.slice(0, 3)}`,
    `ue:${customer.slice(-3)}`,
    ...declared.phones.flatMap((phone) => phoneKeys(phone.slice(-4))),
    ...nameKeys(declared.nameSounds),
    ...declared.goodsKinds.map((kind) => `g:${kind}`),
    ...(declared.weightG === null ? [] : [`w:${stepOf(declared.weightG)}`]),
  ];
  return [...new Set(keys.map(keyOf))];
}

function phoneKeys(phone: string): string[] {
  return [4, 3, 2]
    .filter((length) => phone.length >= length)
    .map((length) => `p${length}:${phone.slice(-length)}`);
}

/** Of each word, and of neighbours together: Chinese writes a name without spaces. */
function nameKeys(sounds: readonly string[]): string[] {
  const skeletons = sounds.map(skeletonOf).filter((skeleton) => skeleton.length >= shortestSkeleton);
  const together = skeletons.flatMap((one, index) =>
    skeletons.flatMap((other, at) => (at === index ? [] : [joined(one, other)])),
  );
  return [...new Set([...skeletons, ...together])].map((skeleton) => `n:${skeleton}`);
}

/** Two consonants of one class that meet are one, as `skeletonOf` the words in one piece has it. */
export function joined(one: string, other: string): string {
  return one.at(-1) === other[0] ? one + other.slice(1) : one + other;
}

export const shortestSkeleton = 2;

/** Declarations that have all of `all` and one of `any`; so many of them at most. */
export type Probe = { all: readonly number[]; any: readonly number[]; most: number };

/**
 * Where to look for the declaration of a label, the most telling first. Goods and weight alone find too many, and only
 * help the others.
 */
export function probesOf(clues: Clues): Probe[] {
  const codeRuns = clues.code
    .split(unread)
    .flatMap((part) => runsOf(withoutLookAlikes(part), runOfCode))
    .map((run) => `c:${run}`);
  const names = nameKeys(clues.nameSounds);
  const weak = weakFacts(clues);
  const probes: { all?: string[]; any?: string[]; most: number }[] = [
    { any: codeRuns, most: 3_000 },
    ...customerProbes(clues.customer),
    ...(clues.phone.length >= 3 ? [{ any: [`p${clues.phone.length}:${clues.phone}`], most: 1_500 }] : []),
    ...(names.length > 0 ? [{ any: longNames(names), most: 300 }] : []),
    ...weak.flatMap((one, index) =>
      weak
        .slice(index + 1)
        .map((other) => ({ all: [...one.all, ...other.all], any: one.any ?? other.any ?? [], most: 1_000 })),
    ),
  ];
  return probes
    .map(({ all = [], any = [], most }) => ({ all: all.map(keyOf), any: any.map(keyOf), most }))
    .filter(({ all, any }) => all.length + any.length > 0);
}

/** Two words of a name, whichever way they stand; a whole name in one piece is one key. */
function longNames(names: readonly string[]): string[] {
  const longest = Math.max(...names.map((name) => name.length));
  return names.filter((name) => name.length === longest);
}

/** What is shared by too many declarations to look by it alone; two of them together are looked by. */
function weakFacts(clues: Clues): { all: string[]; any?: string[] }[] {
  const [name] = longNames(nameKeys(clues.nameSounds));
  return [
    ...(name === undefined ? [] : [{ all: [name] }]),
    ...(clues.phone.length >= 2 ? [{ all: [`p2:${clues.phone.slice(-2)}`] }] : []),
    ...(clues.goodsKinds[0] !== undefined && clues.weightG !== null
      ? [{ all: [`g:${clues.goodsKinds[0]}`], any: weightKeys(clues.weightG) }]
      : []),
  ];
}

function weightKeys(weightG: number): string[] {
  const step = stepOf(weightG);
  return [step - 1, step, step + 1].map((near) => `w:${near}`);
}

/** A customer code begins or ends with what is read of it; four figures in a row stand somewhere in it. */
function customerProbes(read: string): { all?: string[]; any?: string[]; most: number }[] {
  const figures = read.replace(beginning, '');
  // All of it but one sign.
  if (figures.length >= 5 && figures.split(unread).length === 2)
    return [{ any: [`um:${figures}`], most: 500 }];
  const parts = figures.split(unread).filter((part) => part.length >= 3);
  return parts.map((part) => {
    const ends = [
      ...(figures.startsWith(part) && read.startsWith(beginning) ? [`ub:${part.slice(0, 3)}`] : []),
      ...(figures.endsWith(part) ? [`ue:${part.slice(-3)}`] : []),
    ];
    const runs = part.length < 4 ? [] : runsOf(part, 4).map((run) => `u:${run}`);
    if (runs.length === 1 && ends.length === 1) return { all: runs, any: ends, most: 1_000 };
    return { any: runs.length > 0 ? runs : ends, most: 1_500 };
  });
}
