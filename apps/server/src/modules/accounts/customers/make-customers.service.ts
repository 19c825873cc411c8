/**
 * Owns how the office makes customers who have no account: a code, a name, perhaps a phone, and no log-in until they
 * claim it. Promises that a code which leads to somebody is never given to another, and that reserved numbers are
 * given by those alone who may.
 */
import { randomUUID } from 'node:crypto';
import { foldCustomerCode, looseOf, partsOfCode } from '@rohi/contract/accounts/customer-code';
import { codePlanOf, isReserved, type CodePlan } from '@rohi/contract/accounts/customer-code-plan';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { isOurs, writtenOf } from '../codes/code-as-given.ts';
import { lockCodesByHand, storeCountedTo } from '../codes/customer-code.store.ts';
import {
  findCustomersAsWritten,
  findOwnersOfFolded,
  shapesChangeKey,
  type NamedCustomer,
} from '../codes/customer-codes.service.ts';
import { findFreeCodes, numberOfCode } from '../users/new-customer-code.service.ts';
import { insertCustomers, type CustomerRow } from './make-customers.store.ts';

/** Who makes customers, and what of. */
export type Maker = {
  userId: string;
  /** The move-in that they come with: their codes stand on labels already. */
  moveInId: string | null;
  /** May give numbers that the office has reserved. */
  mayGiveReserved: boolean;
};

export type NewCustomer = {
  /** Null: the code is the name, until somebody knows more. */
  name: string | null;
  /** As it is stored: `+992927041163`. */
  phone: string | null;
  locale: Locale;
  /** As it is written on labels; without it the customer gets the next one, as the office has set it. */
  code?: string | undefined;
  /** Since when there is this customer; without it from now on. */
  since?: Date | undefined;
};

export type MadeCustomer = { id: string; customerCode: string };

export type RefusedCustomer = {
  refused: 'customers.badCode' | 'customers.codeKeptBack' | 'customers.codeTaken';
  /** The owners of the code, where it is taken. */
  of: readonly NamedCustomer[];
};

/**
 * Until the end of the transaction others who make customers or give codes by hand wait; who registers does not.
 */
export function lockMakingOfCustomers(tx: Tx): Promise<void> {
  return lockCodesByHand(tx);
}

/** Why this code could not be given to a new customer; undefined where it could. */
export async function judgeCode(
  context: Pick<Context, 'changes' | 'clock' | 'db' | 'log'>,
  code: string,
  mayGiveReserved: boolean,
): Promise<RefusedCustomer['refused'] | undefined> {
  const plan = codePlanOf(await readSettings(context));
  const maker = { moveInId: null, mayGiveReserved };
  const read = readGiven(code, plan, maker);
  if ('refused' in read) return read.refused;
  const ownersOf = await findOwners(context.db, maker, [read]);
  return ownersOf(read).length > 0 ? 'customers.codeTaken' : undefined;
}

/**
 * Makes one customer within the caller's transaction. Throws `customers.badCode`, `customers.codeKeptBack`,
 * `customers.codeTaken`.
 */
export async function makeCustomer(
  context: Context,
  tx: Tx,
  maker: Maker,
  customer: NewCustomer,
): Promise<MadeCustomer> {
  const [made] = await makeCustomers(context, tx, maker, [customer]);
  if (made === undefined) throw new RangeError('a customer was neither made nor refused');
  if (!('refused' in made)) return made;
  throw new AppError(made.refused, { params: { code: customer.code?.trim().slice(0, 40) ?? '' } });
}

/**
 * Makes customers within the caller's transaction, in a fixed number of statements, and says in the order they were
 * given what became of each. Of two with one code in the list the first gets it. Until the transaction ends others who
 * give codes by hand wait; who registers does not. Nothing is put on record: the
 * caller says how the office came to do it.
 */
export async function makeCustomers(
  context: Context,
  tx: Tx,
  maker: Maker,
  customers: readonly NewCustomer[],
): Promise<(MadeCustomer | RefusedCustomer)[]> {
  if (customers.length === 0) return [];
  const plan = codePlanOf(await readSettings(context));
  // The first code of its shape changes what looks like a customer code.
  await announceChanges(context.changes, tx, [shapesChangeKey]);
  await lockCodesByHand(tx);
  const become: (MadeCustomer | RefusedCustomer | undefined)[] = customers.map(() => undefined);
  let left = [...customers.entries()];
  while (left.length > 0) {
    const some = left.map(([, customer]) => customer);
    const judged = await judge(tx, plan, maker, some);
    const drafts = await giveCodes(tx, { plan, maker, now: context.clock.now() }, some, judged);
    const rows = drafts.filter((each) => 'folded' in each);
    const made = rows.length === 0 ? new Set() : await insertCustomers(tx, maker, rows);
    for (const [at, [index]] of left.entries()) {
      const each = drafts[at];
      if (each === undefined || 'refused' in each) become[index] = each;
      else if (made.has(each.id)) become[index] = { id: each.id, customerCode: each.customerCode };
    }
    // Somebody has registered with one of these codes since it was looked for.
    left = left.filter(([index]) => become[index] === undefined);
  }
  return become.filter((each) => each !== undefined);
}

/** What stands for a code that was given: its parts, or why it is refused; undefined where none was given. */
type Judged = Given | RefusedCustomer | undefined;

async function judge(
  tx: Tx,
  plan: CodePlan,
  maker: Maker,
  customers: readonly NewCustomer[],
): Promise<Judged[]> {
  const read = customers.map(({ code }) => (code === undefined ? undefined : readGiven(code, plan, maker)));
  const codes = read.flatMap((each) => (each !== undefined && 'folded' in each ? [each] : []));
  const ownersOf = await findOwners(tx, maker, codes);
  const seen = new Set<string>();
  return read.map((each) => {
    if (each === undefined || 'refused' in each) return each;
    const owners = ownersOf(each);
    const same = maker.moveInId === null ? looseOf(each.folded) : each.folded;
    if (owners.length > 0 || seen.has(same)) return { refused: 'customers.codeTaken', of: owners };
    seen.add(same);
    return each;
  });
}

function readGiven(
  code: string,
  plan: CodePlan,
  { mayGiveReserved }: Pick<Maker, 'mayGiveReserved'>,
): NonNullable<Judged> {
  const folded = foldCustomerCode(code);
  if (folded === undefined || isOurs(folded)) return { refused: 'customers.badCode', of: [] };
  const { letters, digits, behind } = partsOfCode(folded);
  const isOfPlan = behind === '' && letters === (foldCustomerCode(`${plan.prefix}1`) ?? '').slice(0, -1);
  if (!mayGiveReserved && isOfPlan && isReserved(Number(digits), plan.reserved))
    return { refused: 'customers.codeKeptBack', of: [] };
  const written = writtenOf(code, folded);
  const separator = letters !== '' && /[^\d\s-]\s*-\s*\d/u.test(written) ? '-' : '';
  const before = lettersAsWritten(written, letters);
  return { folded, customerCode: `${before}${separator}${digits}${behind}` };
}

/** In Latin letters where all of them look so; no one would type letters of two scripts in one code. */
function lettersAsWritten(written: string, folded: string): string {
  if (/^[A-Z]*$/.test(folded)) return folded;
  const letters = /^\P{N}*/u.exec(written)?.[0].replaceAll(/\P{L}/gu, '') ?? '';
  return letters.length === folded.length ? letters : folded;
}

type Given = { folded: string; customerCode: string };

/**
 * The owners of codes. What a firm brings may differ from another by noughts alone, as its labels do; what is given by
 * hand may not.
 */
async function findOwners(
  db: Db | Tx,
  { moveInId }: Pick<Maker, 'moveInId'>,
  codes: readonly Given[],
): Promise<(code: Given) => readonly NamedCustomer[]> {
  if (codes.length === 0) return () => [];
  if (moveInId !== null) {
    const owners = await findOwnersOfFolded(
      db,
      codes.map(({ folded }) => folded),
    );
    return ({ folded }) => owners.get(folded) ?? [];
  }
  const { named, unsure } = await findCustomersAsWritten(
    db,
    codes.flatMap(({ folded, customerCode }) => [folded, customerCode]),
  );
  return ({ folded, customerCode }) =>
    [folded, customerCode].flatMap((text) => unsure.get(text) ?? named.get(text) ?? []).slice(0, 1);
}

/** The rows of those who are made, with new codes for those who were given none, and the refusals of the others. */
async function giveCodes(
  tx: Tx,
  { plan, maker, now }: { plan: CodePlan; maker: Maker; now: Date },
  customers: readonly NewCustomer[],
  judged: readonly Judged[],
): Promise<(CustomerRow | RefusedCustomer)[]> {
  const taken = judged.flatMap((each) => (each !== undefined && 'folded' in each ? [each.folded] : []));
  const without = judged.filter((each) => each === undefined).length;
  const free = await findFreeCodes(tx, plan, without, taken);
  const fresh = free.values();
  const rows = customers.map(({ name, phone, locale, since = now }, at): CustomerRow | RefusedCustomer => {
    const code = judged[at];
    if (code !== undefined && 'refused' in code) return code;
    const customerCode = code?.customerCode ?? fresh.next().value;
    if (customerCode === undefined) throw new RangeError('there are no customer codes left');
    const folded = code?.folded ?? foldCustomerCode(customerCode) ?? '';
    return {
      id: randomUUID(),
      name: name ?? customerCode,
      phone,
      locale,
      customerCode,
      folded,
      loose: looseOf(folded),
      source: code === undefined ? 'ISSUED' : maker.moveInId === null ? 'HAND' : 'IMPORT',
      since,
    };
  });
  if (plan.way === 'counted' && free.length > 0)
    await storeCountedTo(tx, plan.prefix, plan.from, Math.max(...free.map(numberOfCode)));
  return rows;
}
