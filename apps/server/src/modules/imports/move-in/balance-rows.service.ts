/**
 * Owns what rows of balances become. Promises that a sum is posted once and to the customer it names, that a name or a
 * phone alone is asked about, and that a sum which stands from another file is asked about.
 */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { moveInLimits, type MoveInSide } from '@rohi/contract/imports/move-in-rules';
import type { MoveInSum } from '@rohi/contract/imports/move-in-files.contract';
import { foldName } from '@rohi/contract/lists/fold-name';
import { AppError } from '../../../errors.ts';
import { findCustomersAsWritten, type NamedCustomer } from '../../accounts/codes/customer-codes.service.ts';
import {
  describeOpening,
  findSameSums,
  lockSameSums,
  openBalances,
  type OpeningRow,
} from '../../billing/opening/open-balances.service.ts';
import type { BookSheet, BookValues } from '../earlier-books/earlier-book.ts';
import { allCustomerNames, customersOfPhones, namesOfCustomers } from './move-in-customers.store.ts';
import { fileNames, isSentBefore } from './move-in-file.store.ts';
import {
  plannedRow,
  type Candidate,
  type FileRow,
  type MoveInRows,
  type PlanFacts,
  type PlannedRow,
  type RowFate,
  type WriteFacts,
  type WrittenRow,
} from './planned-rows.service.ts';
import type { RowRemark } from './row-texts.ts';

/** What a row of balances writes; `code` is the customer's of today. */
export type BalanceItem = {
  code: string;
  side: MoveInSide;
  currency: CashCurrency;
  minor: number;
  words: string | null;
  /** It was answered that the same sum is meant once more. */
  isAnother?: true | undefined;
};

export const balanceRows: MoveInRows<BalanceItem> = { plan, batch: 500, write, sums, admit };

type Known = {
  named: ReadonlyMap<string, NamedCustomer>;
  unsure: ReadonlyMap<string, NamedCustomer[]>;
  nameOf: ReadonlyMap<string, string>;
  byPhone: ReadonlyMap<string, Candidate[]>;
  withName: (name: string) => Candidate[];
};

async function plan(facts: PlanFacts, rows: readonly FileRow[]): Promise<PlannedRow<BalanceItem>[]> {
  if (await isSentBefore(facts.db, facts.importId))
    return rows.map((row) => plannedRow(row, { outcome: 'refused', why: [{ reason: 'sentBefore' }] }));
  const customers = await readKnown(facts, rows);
  const judged = rows.map((row) => ({ row, ...judge(facts, customers, row) }));
  const sums = judged.flatMap(({ item }) => (item === undefined ? [] : [sumOf(item)]));
  const fileOf = await findSameSums(facts.db, facts.importId, sums);
  const names = await fileNames(
    facts.db,
    sums.flatMap((sum) => fileOf(sum) ?? []),
  );
  const seen = new Map<string, number>();
  return judged.map(({ row, fate, item }) => {
    if (item === undefined) return plannedRow(row, fate);
    const key = JSON.stringify(item);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row.row);
    if (facts.answers.of(row, 'twiceInFile') !== undefined)
      return plannedRow(row, fate, { ...item, isAnother: true });
    if (first !== undefined) return plannedRow(row, twice({ reason: 'twiceInFile', params: { first } }));
    const other = fileOf(sumOf(item));
    return other === undefined ? plannedRow(row, fate, item) : plannedRow(row, stands(names.get(other)));
  });
}

const twice = (remark: RowRemark): RowFate => ({ outcome: 'asked', about: 'twiceInFile', why: [remark] });

const stands = (file: string | undefined) => twice({ reason: 'sumStands', params: { file: file ?? '' } });

const sumOf = ({ code, ...item }: BalanceItem) => ({ customerCode: code, ...openingSum(item) });

async function readKnown({ db, answers }: PlanFacts, rows: readonly FileRow[]): Promise<Known> {
  const codes = rows.flatMap((row) => [
    row.book.values.customerCode ?? '',
    answers.of(row, 'nameAlone')?.code ?? answers.of(row, 'ambiguousCode')?.code ?? '',
  ]);
  const { named, unsure } = await findCustomersAsWritten(
    db,
    codes.filter((code) => code !== ''),
  );
  const everybody = [...named.values(), ...[...unsure.values()].flat()];
  const phones = rows.flatMap(({ book: { values } }) =>
    values.customerCode === undefined && values.phone !== undefined ? [values.phone] : [],
  );
  const owners = await customersOfPhones(db, phones);
  const needsNames = rows.some(
    ({ book: { values } }) =>
      values.customerCode === undefined && values.phone === undefined && values.name !== undefined,
  );
  const people = needsNames ? await allCustomerNames(db) : [];
  const folded = people.map((person) => ({ person, words: wordsOf(person.name) }));
  return {
    named,
    unsure,
    nameOf: await namesOfCustomers(
      db,
      everybody.map(({ customerCode }) => customerCode),
    ),
    byPhone: Map.groupBy(
      owners.map(({ code, name, phone }) => ({ code, name, phone })),
      ({ phone }) => phone,
    ),
    withName: (name) => {
      const words = [...wordsOf(name)];
      return folded.flatMap(({ person, words: of }) => (words.every((word) => of.has(word)) ? [person] : []));
    },
  };
}

const wordsOf = (name: string) => new Set(foldName(name).split(' '));

type Judged = { fate: RowFate; item?: BalanceItem };

const shownCandidates = 5;

function question(
  about: NonNullable<RowFate['about']>,
  candidates: readonly Candidate[],
  fits?: 'nameFits' | 'phoneFits',
): Judged {
  const codes = candidates.map(({ code }) => code).slice(0, shownCandidates);
  const reason = candidates.length > 0 && fits !== undefined ? fits : about;
  return {
    fate: {
      outcome: 'asked',
      about,
      why: [{ reason, params: { codes: codes.join(', ') } }],
      candidates: candidates.slice(0, shownCandidates).map(({ code, name }) => ({ code, name })),
    },
  };
}

function judge({ answers }: PlanFacts, known: Known, row: FileRow): Judged {
  const { values, problems } = row.book;
  if (problems.length > 0) return { fate: { outcome: 'refused', why: [...problems] } };
  const about =
    values.customerCode !== undefined
      ? 'ambiguousCode'
      : values.phone !== undefined
        ? 'phoneAlone'
        : 'nameAlone';
  const answer = answers.of(row, about)?.code;
  const code = answer ?? values.customerCode;
  if (code !== undefined) {
    const several = known.unsure.get(code)?.map(({ customerCode }) => candidateOf(known, customerCode));
    if (several !== undefined) return question('ambiguousCode', several);
    const customer = known.named.get(code);
    return customer === undefined
      ? question('noSuchCustomer', [])
      : ofCustomer(customer.customerCode, values);
  }
  if (values.phone !== undefined)
    return question('phoneAlone', known.byPhone.get(values.phone) ?? [], 'phoneFits');
  return question('nameAlone', known.withName(values.name ?? ''), 'nameFits');
}

const candidateOf = ({ nameOf }: Known, code: string): Candidate => ({ code, name: nameOf.get(code) ?? '' });

function ofCustomer(code: string, values: BookValues): Judged {
  const { currency, sumMinor, side, note } = values;
  if (currency === null || currency === undefined) return question('noCurrency', []);
  if (currency !== 'TJS' && currency !== 'USD')
    return { fate: { outcome: 'refused', why: [{ reason: 'unknownCurrency', value: currency }] } };
  const minor = Number(sumMinor);
  if (!Number.isSafeInteger(minor) || minor <= 0 || minor > moveInLimits.mostMinor)
    return { fate: { outcome: 'refused', why: [{ reason: 'badSum', value: sumMinor }] } };
  return {
    fate: {
      outcome: 'taken',
      amount: { side: side === 'weOwe' ? 'owing' : 'owed', currency, minor },
    },
    item: { code, side: side === 'weOwe' ? 'owing' : 'owed', currency, minor, words: note ?? null },
  };
}

/** The sums of the rows that are taken, those that are written among them. */
const amountsOf = (rows: readonly RowFate[]) =>
  rows.flatMap(({ outcome, amount }) => (outcome === 'taken' && amount !== undefined ? [amount] : []));

function openingSum({ side, currency, minor }: NonNullable<RowFate['amount']>) {
  return {
    side: side === 'owed' ? ('DEBT' as const) : ('CREDIT' as const),
    currency,
    amountMinor: BigInt(minor),
  };
}

/** A row as the ledger takes it. */
function openingOf(at: number, { code, side, currency, minor, words }: BalanceItem): OpeningRow {
  return {
    row: at + 1,
    customerCode: code,
    ...openingSum({ side, currency, minor }),
    words,
  };
}

const openingsOf = (rows: readonly PlannedRow<BalanceItem>[]) =>
  rows.flatMap(({ at, outcome, item }) =>
    outcome === 'taken' && item !== undefined ? [openingOf(at, item)] : [],
  );

async function write(facts: WriteFacts, rows: readonly PlannedRow<BalanceItem>[]): Promise<WrittenRow[]> {
  const { context, tx, importId, contentHash, choices, by } = facts;
  const file = { importId, hash: contentHash, day: choices.day };
  // Another file can have been written since these rows were looked at.
  const fileOf = await lockSameSums(
    tx,
    importId,
    rows.flatMap(({ item }) => (item === undefined ? [] : [sumOf(item)])),
  );
  const others = rows.map(({ item }) =>
    item === undefined || item.isAnother === true ? undefined : fileOf(sumOf(item)),
  );
  const names = await fileNames(
    tx,
    others.filter((other) => other !== undefined),
  );
  const isHeldBack = (index: number) => others[index] !== undefined;
  await openBalances(context, tx, by, file, openingsOf(rows.filter((_, index) => !isHeldBack(index))));
  return rows.map(({ at, outcome, amount }, index) =>
    isHeldBack(index)
      ? { fate: { ...stands(names.get(others[index] ?? '')), amount: undefined }, things: [] }
      : { fate: { outcome, amount }, things: [{ what: 'opening', key: String(at + 1) }] },
  );
}

/** What the rows that are taken come to, beside what the file itself says. */
function sums(rows: readonly RowFate[], sheets: readonly BookSheet[]): MoveInSum[] {
  const items = amountsOf(rows);
  const totals = sheets.flatMap(({ totals: of }) => of);
  const kinds = (['owed', 'owing'] as const).flatMap((side) =>
    (['TJS', 'USD'] as const).map((currency) => ({ side, currency })),
  );
  return kinds.flatMap(({ side, currency }) => {
    const of = items.filter((item) => item.side === side && item.currency === currency);
    const own = totals.filter(
      (total) =>
        (total.column === 'credit') === (side === 'owing') && (total.currency ?? currency) === currency,
    );
    if (of.length === 0) return [];
    const isOnly =
      new Set(items.filter((item) => item.side === side).map((item) => item.currency)).size === 1;
    const ownTotals = own.filter((total) => total.currency !== null || isOnly);
    return [
      {
        side,
        currency,
        rows: of.length,
        sumMinor: of.reduce((sum, { minor }) => sum + minor, 0),
        ownTotalMinor:
          ownTotals.length === 0 ? null : ownTotals.reduce((sum, { minor }) => sum + Number(minor), 0),
      },
    ];
  });
}

/**
 * Whether the file may be written by this person. Throws `pricing.noRate` where somoni are to be credited and no rate
 * of the day is known, and `moveIn.secondPersonNeeded` where the firm owes much and its sender alone says so.
 */
async function admit(
  { context, choices }: Pick<PlanFacts, 'context' | 'choices'>,
  rows: readonly RowFate[],
  { isSender }: { isSender: boolean },
): Promise<void> {
  const { credits, creditedMinor } = await describeOpening(
    context,
    choices.day,
    amountsOf(rows).map((amount) => openingSum(amount)),
  );
  const cents = credits.USD.minor + creditedMinor;
  if (isSender && cents > BigInt(moveInLimits.aloneUpToCents))
    throw new AppError('moveIn.secondPersonNeeded');
}
