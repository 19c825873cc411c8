/** Which announced transfers a line of a statement may be, and why. Nothing is decided here. */
import {
  customerCodesIn,
  readCustomerCode,
  type CustomerCodeShape,
} from '@rohi/contract/accounts/customer-code';
import { addDays } from '@rohi/contract/dushanbe-time';
import {
  bankStatementLimits,
  matchDays,
  mostFeePercent,
  scoreOf,
  type MatchReason,
} from '@rohi/contract/imports/bank-statement-rules';
import { isSameName, wordsOf, type NameForms } from './compare-texts.ts';
import type { StatementLine } from './statement-rows.ts';

/** An announced transfer with its customer; minor units, a day of Dushanbe. */
export type Announced = {
  id: string;
  customerCode: string;
  currency: string;
  amount: bigint;
  reference: string;
  askedDay: string;
  isWaiting: boolean;
  name: NameForms;
};

/** Announced transfers as lines look for them: by sum and by customer. */
export type AnnouncedIndex = {
  /** Of each currency, the smallest first. */
  bySum: ReadonlyMap<string, readonly Announced[]>;
  byCustomer: ReadonlyMap<string, readonly Announced[]>;
};

export type Suggested = { id: string; score: number; reasons: MatchReason[] };

export function indexAnnounced(announced: readonly Announced[]): AnnouncedIndex {
  const sorted = announced.toSorted((a, b) => Number(a.amount - b.amount));
  return {
    bySum: Map.groupBy(sorted, ({ currency }) => currency),
    byCustomer: Map.groupBy(announced, ({ customerCode }) => customerCode),
  };
}

/** The transfers that speak for a line, the likeliest first, of equal ones the one that was announced first. */
export function suggestFor(
  line: StatementLine,
  payer: NameForms,
  { index, codes }: { index: AnnouncedIndex; codes: ReadonlySet<string> },
): Suggested[] {
  const compared = comparedLine(line, payer, codes);
  const near = index.bySum.get(line.currency) ?? [];
  const named = [...compared.codes].flatMap((code) => index.byCustomer.get(code) ?? []);
  const all = [...new Set([...withSum(near, compared.came), ...named])].flatMap((each) => {
    const reasons = reasonsFor(compared, each);
    return isLikely(reasons, each) ? [{ each, reasons, score: scoreOf(reasons) }] : [];
  });
  return all
    .toSorted(
      (a, b) =>
        Number(b.each.isWaiting) - Number(a.each.isWaiting) ||
        b.score - a.score ||
        Number(a.each.askedDay > b.each.askedDay) - Number(a.each.askedDay < b.each.askedDay),
    )
    .slice(0, bankStatementLimits.mostSuggested)
    .map(({ each: { id }, score, reasons }) => ({ id, score, reasons }));
}

type ComparedLine = {
  line: StatementLine;
  came: bigint;
  payer: NameForms;
  /** Codes of the customers that it names, also by their figures alone or by a code of before. */
  codes: ReadonlySet<string>;
  /** The purpose word by word, with a space at both ends, and the numbers of the document. */
  purpose: string;
  numbers: readonly string[];
};

/**
 * Customer codes that a line may name, as they are written, those with their letters first. Shorter figures alone are
 * sums.
 */
export function codesWritten(
  { purpose, payer }: Pick<StatementLine, 'purpose' | 'payer'>,
  shapes: readonly CustomerCodeShape[],
): { lettered: string[]; figures: string[] } {
  const text = `${purpose} ${payer}`;
  const figures = text.normalize('NFKC').match(/(?<![\p{L}\d])\d{6,8}(?!\d)/gu) ?? [];
  return {
    lettered: customerCodesIn(text, shapes),
    figures: figures.flatMap((each) => readCustomerCode(each, shapes) ?? []),
  };
}

function comparedLine(line: StatementLine, payer: NameForms, codes: ReadonlySet<string>): ComparedLine {
  const { purpose, documentNumber, bankReference } = line;
  return {
    line,
    payer,
    came: BigInt(line.amountMinor),
    purpose: ` ${wordsOf(purpose)} `,
    codes,
    numbers: [documentNumber, bankReference].map(wordsOf).filter((number) => number !== ''),
  };
}

/** Those of the sum that came in, or of so much more that a bank's fee explains it. */
function withSum(sorted: readonly Announced[], came: bigint): Announced[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.amount ?? 0n) < came) low = middle + 1;
    else high = middle;
  }
  const found: Announced[] = [];
  for (const each of sorted.slice(low)) {
    if (!isNearly(came, each.amount)) break;
    found.push(each);
  }
  return found;
}

const isNearly = (came: bigint, amount: bigint) => (amount - came) * 100n <= amount * mostFeePercent;

/** A transfer that waits no more is only named where the sum is the same and something names its customer. */
function isLikely(reasons: readonly MatchReason[], { isWaiting }: Announced): boolean {
  const isNamed = reasons.some(
    (each) => each === 'CUSTOMER_CODE' || each === 'REFERENCE' || each === 'PAYER',
  );
  if (!isWaiting) return isNamed && reasons.includes('AMOUNT');
  const isNear = isNamed && reasons.includes('NEAR_AMOUNT');
  return isNear || reasons.includes('AMOUNT') || reasons.includes('CUSTOMER_CODE');
}

/** None for another currency, or a day too far away. */
function reasonsFor(
  { line, came, payer, codes, purpose, numbers }: ComparedLine,
  announced: Announced,
): MatchReason[] {
  const { askedDay, amount, customerCode, reference, name } = announced;
  if (line.currency !== announced.currency || !isWithin(line.day, askedDay, matchDays.far)) return [];
  const held: Record<MatchReason, boolean> = {
    AMOUNT: came === amount,
    NEAR_AMOUNT: came < amount && isNearly(came, amount),
    CUSTOMER_CODE: codes.has(customerCode),
    REFERENCE: isReferred(wordsOf(reference), purpose, numbers),
    PAYER: isSameName(payer, name),
    DAY: line.day !== null && isWithin(line.day, askedDay, matchDays.near),
  };
  return (Object.keys(held) as MatchReason[]).filter((reason) => held[reason]);
}

type Days = { before: number; after: number };

function isWithin(day: string | null, askedDay: string, { before, after }: Days): boolean {
  return day === null || (day >= addDays(askedDay, -before) && day <= addDays(askedDay, after));
}

/**
 * What was announced stands in the purpose, or is the number of the document; a short number alone says too little in a
 * purpose.
 */
function isReferred(wanted: string, purpose: string, numbers: readonly string[]): boolean {
  if (!/\d/.test(wanted)) return false;
  return numbers.includes(wanted) || (!/^\d{1,3}$/.test(wanted) && purpose.includes(` ${wanted} `));
}
