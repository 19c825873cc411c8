/**
 * Owns the ledger: what money and points there are, and their owners. Promises that every posting comes to zero in each
 * currency, that accounts are locked in one order, that no balance goes below zero where it must not, and that nothing
 * posted is ever changed.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ErrorName } from '@rohi/contract/errors';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  accountKinds,
  accountText,
  ofCustomer,
  type AccountKey,
  type AccountKind,
  type LedgerUnit,
} from './account-kinds.ts';
import { balancesOf, insertPosting, lockAccounts, openAccounts, type LockedAccount } from './ledger.store.ts';
import { changeOf, settleEntries, type DraftEntry, type PostingDraft } from './posting.ts';

/** Who answers for a posting: a person, or the service itself by the name of what acts. */
export type Poster = { name: string; userId: string | null };

/**
 * Writes postings in the transaction of the act they belong to, all accounts of all of them locked at once in the order
 * of their ids; returns their numbers. Throws what `tooLittle` says when an account would go below zero that must not,
 * and RangeError for a posting that is none. Lock whatever else the act needs before. What is posted for a customer who
 * was merged comes to the one who stands for them: nothing is left on a closed account.
 */
export async function post(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  drafts: readonly PostingDraft[],
): Promise<string[]> {
  const settled = drafts.map(({ entries, ...draft }) => ({ ...draft, entries: settleEntries(entries) }));
  const accounts = await lockAll(
    tx,
    settled.flatMap(({ entries }) => entries.map(({ account }) => account)),
  );
  const followed = followHolders(settled, accounts);
  if (followed !== undefined) return post({ clock }, tx, by, followed);
  const at = clock.now();
  // All of them are judged before the first is written.
  const postings = settled.map(({ kind, subject, day, reason, corrects, exchange, shiftId, entries }) => {
    const changes = entries.map((entry) => moveBalance(accounts, entry));
    const { name: byName, userId: byId } = by;
    const author = { at, day: day ?? dushanbeDay(at), byName, byId };
    return { posting: { ...author, kind, subject, reason, corrects, exchange, shiftId }, changes };
  });
  return Promise.all(postings.map(({ posting, changes }) => insertPosting(tx, posting, changes)));
}

/** The same postings for those who stand for customers that were merged; undefined where none of them was. */
function followHolders(
  drafts: readonly PostingDraft[],
  accounts: ReadonlyMap<string, LockedAccount>,
): PostingDraft[] | undefined {
  const holderOf = ({ account }: DraftEntry) => accounts.get(accountText(account))?.holder ?? null;
  const mayFollow = ({ kind, entries }: PostingDraft) =>
    kind !== 'MERGED' && kind !== 'MERGE_UNDONE' && entries.some((entry) => holderOf(entry) !== null);
  if (!drafts.some(mayFollow)) return undefined;
  return drafts.map((draft) => {
    if (!mayFollow(draft)) return draft;
    const entries = draft.entries.map((entry) => {
      const holder = holderOf(entry);
      return holder === null ? entry : { ...entry, account: { ...entry.account, ...ofCustomer(holder) } };
    });
    return { ...draft, entries };
  });
}

/** Accounts by their texts, opened where they are missing. */
async function lockAll(tx: Tx, keys: readonly AccountKey[]): Promise<Map<string, LockedAccount>> {
  const wanted = new Map(keys.map((key) => [accountText(key), key]));
  const opened = openAccounts(
    tx,
    [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key),
  );
  const [accounts] = await Promise.all([lockAccounts(tx, [...wanted.values()]), opened]);
  return new Map(accounts.map((account) => [accountText(account.key), account]));
}

/** Moves a balance in memory, as the statement will; refuses one below zero before the database does. */
function moveBalance(accounts: Map<string, LockedAccount>, entry: DraftEntry) {
  const account = accounts.get(accountText(entry.account));
  if (account === undefined) throw new RangeError('an account was not opened');
  const change = changeOf(entry);
  account.balance += change;
  const { kind } = entry.account;
  const isTooLittle = account.balance < 0n && !accountKinds[kind].mayBeNegative;
  if (isTooLittle) throw new AppError(tooLittle[kind] ?? 'server.internal');
  return { accountId: account.id, amount: entry.amount, change };
}

/** What is said where an account would go below zero. */
const tooLittle: { readonly [Kind in AccountKind]?: ErrorName } = {
  BALANCE: 'billing.balanceTooSmall',
  FROZEN: 'billing.balanceTooSmall',
  POINTS: 'billing.pointsTooFew',
  CASH: 'billing.drawerTooEmpty',
  OWED: 'billing.nothingOwed',
};

/** What a customer has and owes, in minor units of dollars and in points. */
export type CustomerBalances = { available: bigint; frozen: bigint; owed: bigint; points: bigint };

/** As the ledger has it; zero where nothing was ever posted. */
export async function readBalances(db: Db | Tx, customerCode: string): Promise<CustomerBalances> {
  const accounts = await balancesOf(db, ofCustomer(customerCode));
  const read = (kind: AccountKind, currency: LedgerUnit) =>
    accounts.find(({ key }) => key.kind === kind && key.currency === currency)?.balance ?? 0n;
  return {
    available: read('BALANCE', 'USD'),
    frozen: read('FROZEN', 'USD'),
    owed: read('OWED', 'USD'),
    points: read('POINTS', 'PTS'),
  };
}

/** What the firm owes a customer, frozen or not, in cents of dollars. */
export async function readCreditOf(db: Db | Tx, customerCode: string): Promise<bigint> {
  const { available, frozen } = await readBalances(db, customerCode);
  return available + frozen;
}
