/**
 * Owns what rows of customers become. Promises that a known code is joined and never overwritten, that no customer is
 * made twice of one code, and that two customers who may be one are asked about.
 */
import { isDeepStrictEqual } from 'node:util';
import { foldCustomerCode, looseOf, partsOfCode } from '@rohi/contract/accounts/customer-code';
import { codePlanOf, isReserved, type CodePlan } from '@rohi/contract/accounts/customer-code-plan';
import { isLocale, type Locale } from '@rohi/contract/locales';
import { foldName } from '@rohi/contract/lists/fold-name';
import { startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import {
  findCustomersAsWritten,
  findOwnersOfFolded,
  isOurs,
  type NamedCustomer,
} from '../../accounts/codes/customer-codes.service.ts';
import { completeCustomers, type Completed } from '../../accounts/customers/complete-customers.service.ts';
import {
  makeCustomers,
  type MadeCustomer,
  type NewCustomer,
  type RefusedCustomer,
} from '../../accounts/customers/make-customers.service.ts';
import { giveParcelsOfUnknownCodes } from '../../orders/newcomers/unknown-codes.service.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import type { BookValues } from '../earlier-books/earlier-book.ts';
import { customersOfPhones, namesOfCustomers, type KnownCustomer } from './move-in-customers.store.ts';
import { thingsOf } from './move-in-file.store.ts';
import {
  inPortions,
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
import { keyOfRow } from './row-answers.service.ts';

/** Who a row joins: a customer who is here, or one of another row of the file. */
type Joined = { id: string } | { row: string };

/** What a row of customers writes: somebody new, or what is still empty of somebody. */
export type CustomerItem =
  | { make: NewCustomer; mayGiveReserved: boolean; otherCodes: string[] }
  | { join: Joined; codes: string[]; name: string | undefined; phone: string | undefined };

/** Somebody that a row may mean. */
type Known = Candidate & { phone: string | null; joined: Joined };

/** What is known of customers: by folded code, by code without noughts, by phone; of the database and of rows above. */
type Book = {
  byFolded: Map<string, Known>;
  byLoose: Map<string, Known[]>;
  byPhone: Map<string, Known>;
  plan: CodePlan;
  contradicting: ReadonlySet<string>;
};

export const customerRows: MoveInRows<CustomerItem> = { plan, batch: 500, write };

async function plan(facts: PlanFacts, rows: readonly FileRow[]): Promise<PlannedRow<CustomerItem>[]> {
  const book = await openBook(facts, rows);
  return rows.map((row) => {
    const { fate, item } = judge(facts, book, row);
    return plannedRow(row, fate, item);
  });
}

/** Codes that differ by noughts or by a letter behind alone are alike. */
const alikeKey = (folded: string) => {
  const { letters, digits } = partsOfCode(folded);
  return looseOf(`${letters}${digits}`);
};

async function openBook({ context, db }: PlanFacts, rows: readonly FileRow[]): Promise<Book> {
  const sound = rows.filter(({ book }) => book.problems.length === 0);
  const folded = sound.flatMap(({ book: { values } }) =>
    [values.customerCode ?? '', ...(values.otherCodes ?? [])].flatMap((code) => foldCustomerCode(code) ?? []),
  );
  const phones = sound.flatMap(({ book }) => book.values.phone ?? []);
  const book: Book = {
    byFolded: new Map(),
    byLoose: new Map(),
    byPhone: new Map(),
    plan: codePlanOf(await readSettings(context)),
    contradicting: contradictingCodes(sound),
  };
  const exact = await inPortions(folded, (some) => findOwnersOfFolded(db, some));
  const loose = await findLoose(
    db,
    folded.filter((code) => !exact.has(code)),
  );
  const found = [...exact, ...loose].flatMap(([, owners]) => owners);
  const names = await namesOfCustomers(
    db,
    found.map(({ customerCode }) => customerCode),
  );
  const somebody = ({ id, customerCode }: NamedCustomer): Known => ({
    code: customerCode,
    name: names.get(customerCode) ?? '',
    phone: null,
    joined: { id },
  });
  for (const [code, owners] of exact) for (const owner of owners) note(book, somebody(owner), code);
  for (const [code, owners] of loose) for (const owner of owners) noteLoose(book, code, somebody(owner));
  for (const owner of await customersOfPhones(db, phones))
    if (!book.byPhone.has(owner.phone)) book.byPhone.set(owner.phone, knownOf(owner));
  return book;
}

const knownOf = ({ id, code, name, phone }: KnownCustomer): Known => ({ code, name, phone, joined: { id } });

function note(book: Book, known: Known, folded: string): void {
  book.byFolded.set(folded, known);
  noteLoose(book, folded, known);
}

function noteLoose({ byLoose }: Book, folded: string, known: Known): void {
  const key = alikeKey(folded);
  byLoose.set(key, [...(byLoose.get(key) ?? []), known]);
}

/** Customers with codes that differ by noughts alone. */
function findLoose(db: PlanFacts['db'], folded: readonly string[]): Promise<Map<string, NamedCustomer[]>> {
  return inPortions(folded, async (some) => {
    const { named, unsure } = await findCustomersAsWritten(db, some);
    const one = [...named].map(([code, owner]): [string, NamedCustomer[]] => [code, [owner]]);
    return new Map([...one, ...unsure]);
  });
}

/** Codes that two rows give to people who differ by phone and by name. */
function contradictingCodes(rows: readonly FileRow[]): Set<string> {
  const seen = new Map<string, { phones: Set<string>; names: Set<string> }>();
  for (const { book } of rows) {
    const folded = foldCustomerCode(book.values.customerCode ?? '');
    if (folded === undefined) continue;
    const of = seen.get(folded) ?? { phones: new Set(), names: new Set() };
    if (book.values.phone !== undefined) of.phones.add(book.values.phone);
    if (book.values.name !== undefined) of.names.add(foldName(book.values.name));
    seen.set(folded, of);
  }
  return new Set(
    [...seen].flatMap(([code, { phones, names }]) => (phones.size > 1 && names.size > 1 ? [code] : [])),
  );
}

type Judged = { fate: RowFate; item?: CustomerItem };

const question = (about: NonNullable<RowFate['about']>, candidates: readonly Known[] = []): Judged => ({
  fate: {
    outcome: 'asked',
    about,
    why: [{ reason: about, params: { codes: candidates.map(({ code }) => code).join(', ') } }],
    candidates: candidates.slice(0, 5).map(({ code, name }) => ({ code, name })),
  },
});

const refused = (reason: 'badCode'): Judged => ({ fate: { outcome: 'refused', why: [{ reason }] } });

function judge(facts: PlanFacts, book: Book, row: FileRow): Judged {
  const { values, problems } = row.book;
  if (problems.length > 0) return { fate: { outcome: 'refused', why: [...problems] } };
  const others = (values.otherCodes ?? []).map((code) => foldCustomerCode(code));
  if (others.includes(undefined)) return refused('badCode');
  if (values.customerCode === undefined) return judgePhone(facts, book, row, values);
  const folded = foldCustomerCode(values.customerCode);
  if (folded === undefined || isOurs(folded)) return refused('badCode');
  const exact = book.byFolded.get(folded);
  const elsewhere = others.flatMap((code) => book.byFolded.get(code ?? '') ?? []);
  const strangers = elsewhere.filter(({ joined }) => !isDeepStrictEqual(joined, exact?.joined));
  if (strangers.length > 0 && facts.answers.of(row, 'contradicts') === undefined)
    return question('contradicts', strangers);
  if (exact !== undefined) return join(book, exact, values);
  if (book.contradicting.has(folded) && facts.answers.of(row, 'contradicts') === undefined)
    return question('contradicts');
  const alike = (book.byLoose.get(alikeKey(folded)) ?? []).filter(
    ({ code }) => foldCustomerCode(code) !== folded,
  );
  if (alike.length > 0) {
    const answer = facts.answers.of(row, 'alikeCode')?.say;
    if (answer === undefined) return question('alikeCode', alike);
    if (answer === 'same' && alike[0] !== undefined) return join(book, alike[0], values, folded);
  }
  const reserved = isReservedCode(book.plan, folded) ? facts.answers.of(row, 'reservedCode')?.say : 'give';
  if (reserved === undefined) return question('reservedCode');
  if (reserved === 'new') {
    const { customerCode: _, ...rest } = values;
    return judgePhone(facts, book, row, rest);
  }
  return judgePhone(facts, book, row, values, folded);
}

function isReservedCode({ prefix, reserved }: CodePlan, folded: string): boolean {
  const { letters, digits, behind } = partsOfCode(folded);
  const isOfPlan = behind === '' && letters === (foldCustomerCode(`${prefix}1`) ?? '').slice(0, -1);
  return isOfPlan && isReserved(Number(digits), reserved);
}

/** One phone and two codes may be one person, a family, or a mistake; a phone without a code means its owner. */
function judgePhone(facts: PlanFacts, book: Book, row: FileRow, values: BookValues, folded?: string): Judged {
  const owner = values.phone === undefined ? undefined : book.byPhone.get(values.phone);
  if (owner === undefined) return make(book, row, values, folded);
  const isNamedSo = values.name === undefined || foldName(values.name) === foldName(owner.name);
  if (folded === undefined && isNamedSo) return join(book, owner, values);
  const answer = facts.answers.of(row, 'doublePhone')?.say;
  if (answer === undefined) return question('doublePhone', [owner]);
  if (answer === 'same') return join(book, owner, values, folded);
  const { phone: _, ...others } = values;
  return make(book, row, others, folded);
}

function make(book: Book, row: FileRow, values: BookValues, folded?: string): Judged {
  const { name = null, phone = null, customerCode, language, day } = values;
  const customer: Known = {
    code: customerCode ?? '',
    name: name ?? customerCode ?? '',
    phone,
    joined: { row: keyOfRow(row) },
  };
  if (folded !== undefined) note(book, customer, folded);
  const otherCodes = freeOthers(book, customer, values);
  if (phone !== null && !book.byPhone.has(phone)) book.byPhone.set(phone, customer);
  return {
    fate: { outcome: 'taken' },
    item: {
      make: {
        name,
        phone,
        locale: localeOf(language),
        code: customerCode,
        since: day === undefined ? undefined : startOfDushanbeDay(day),
      },
      mayGiveReserved: folded !== undefined,
      otherCodes,
    },
  };
}

/** Customers of a firm here read Russian where the file says nothing. */
function localeOf(language: string | undefined): Locale {
  return language !== undefined && isLocale(language) ? language : 'ru';
}

function join(book: Book, known: Known, values: BookValues, alias?: string): Judged {
  if (alias !== undefined) note(book, known, alias);
  if (values.phone !== undefined && !book.byPhone.has(values.phone)) book.byPhone.set(values.phone, known);
  return {
    fate: { outcome: 'joined', candidates: [{ code: known.code, name: known.name }] },
    item: {
      join: known.joined,
      codes: [
        ...(alias === undefined || values.customerCode === undefined ? [] : [values.customerCode]),
        ...freeOthers(book, known, values),
      ],
      name: values.name,
      phone: values.phone,
    },
  };
}

/** The other codes of a row that lead to no one yet; from now on they lead to its customer. */
function freeOthers(book: Book, known: Known, { otherCodes = [] }: BookValues): string[] {
  return otherCodes.filter((code) => {
    const folded = foldCustomerCode(code);
    if (folded === undefined || book.byFolded.has(folded)) return false;
    note(book, known, folded);
    return true;
  });
}

/** The codes that lead to somebody since now: parcels may lie under them. */
function newCodes(
  made: readonly (MadeCustomer | RefusedCustomer)[],
  completed: readonly Completed[][],
): { customerCode: string; codes: string[] }[] {
  return [
    ...made.flatMap((each) =>
      'customerCode' in each ? [{ customerCode: each.customerCode, codes: [each.customerCode] }] : [],
    ),
    ...completed
      .flat()
      .flatMap((each) =>
        each.field === 'code' ? [{ customerCode: each.customerCode, codes: [each.value] }] : [],
      ),
  ];
}

async function write(facts: WriteFacts, rows: readonly PlannedRow<CustomerItem>[]): Promise<WrittenRow[]> {
  const { context, tx, moveInId, importId, by } = facts;
  const makes = rows.filter((row) => row.item !== undefined && 'make' in row.item);
  const made = await makeCustomers(
    context,
    tx,
    { userId: by.userId, moveInId, mayGiveReserved: true },
    makes.flatMap(({ item }) => (item !== undefined && 'make' in item ? [item.make] : [])),
  );
  const become = new Map(makes.map((row, at) => [keyOfRow(row), made[at]] as const));
  const earlier = await thingsOf(tx, importId, 'customer');
  const idOfRow = new Map(earlier.map((thing) => [keyOfRow(thing), thing.key]));
  for (const [key, each] of become) if (each !== undefined && 'id' in each) idOfRow.set(key, each.id);
  const fills = rows.flatMap((row) => fillsOf(row, idOfRow));
  const completed = await completeCustomers(context, tx, fills);
  await giveParcelsOfUnknownCodes(context, tx, newCodes(made, completed));
  const doneOf = Map.groupBy(
    fills.map((fill, at) => ({ ...fill, done: completed[at] ?? [] })),
    ({ key }) => key,
  );
  const filledOf = (key: string) =>
    (doneOf.get(key) ?? []).flatMap(({ id, done }) =>
      done.map(({ field, value }) => ({ what: `customer.${field}`, key: `${id} ${value}` })),
    );
  return rows.map((row): WrittenRow => {
    const { outcome, about, why, candidates } = row;
    const key = keyOfRow(row);
    if (row.item !== undefined && 'join' in row.item && doneOf.has(key))
      return { fate: { outcome, about, why, candidates }, things: filledOf(key) };
    const each = become.get(key);
    if (each !== undefined && 'id' in each)
      return {
        fate: { outcome, about, why, candidates },
        things: [{ what: 'customer', key: each.id }, ...filledOf(key)],
      };
    const of = each?.of ?? [];
    return {
      fate: {
        outcome: 'asked',
        about: 'ambiguousCode',
        why: [{ reason: each?.refused === 'customers.badCode' ? 'badCode' : 'takenMeanwhile' }],
        candidates: of.map(({ customerCode }) => ({ code: customerCode, name: '' })),
      },
      things: [],
    };
  });
}

/** What a row adds to its customer, a code each; its name and phone go with the first. */
function fillsOf({ item, ...row }: PlannedRow<CustomerItem>, idOfRow: ReadonlyMap<string, string>) {
  const key = keyOfRow(row);
  if (item === undefined) return [];
  if ('make' in item) {
    const id = idOfRow.get(key);
    return id === undefined ? [] : item.otherCodes.map((code) => ({ key, id, code }));
  }
  const { join: to, codes, name, phone } = item;
  const id = 'id' in to ? to.id : idOfRow.get(to.row);
  if (id === undefined) return [];
  const [first, ...more] = codes;
  return [{ key, id, code: first, name, phone }, ...more.map((code) => ({ key, id, code }))];
}
