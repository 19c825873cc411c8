/** What a posting is before it is written; pure, and held to its rules before the database is. */
import { accountKinds, accountText, type AccountKey, type LedgerUnit } from './account-kinds.ts';

/** Why something was posted. */
export type PostingKind =
  | 'POINTS_GIVEN'
  | 'POINTS_TAKEN_BACK'
  | 'POINTS_EXPIRED'
  /** For a part of deliveries, and by a refund of them. */
  | 'POINTS_SPENT'
  | 'POINTS_WENT_BACK'
  /** A transfer that the office has seen. */
  | 'TOP_UP'
  /** What was owed becomes fixed: it is paid in the same transaction. */
  | 'CHARGED'
  | 'PAYMENT'
  /** For damage or loss of a parcel. */
  | 'COMPENSATION'
  | 'REFUND'
  | 'CHARGE_TAKEN_BACK'
  /** What was found at the opening of a shift beside what the last one has left. */
  | 'FLOAT_FOUND'
  | 'PAID_OUT'
  | 'COLLECTED'
  /** What was counted beside what was expected. */
  | 'CASH_DIFFERENCE'
  /** What a customer owed or had when the firm moved in, and that taken back. */
  | 'OPENING'
  | 'OPENING_TAKEN_BACK'
  /** What a customer owed and had becomes that of the one they were merged with, and that taken back. */
  | 'MERGED'
  | 'MERGE_UNDONE';

/** One entry: `amount` is of the debit side, in minor units or points. */
export type DraftEntry = { account: AccountKey; amount: bigint };

/** The rate by which the legs of an exchange were made. */
export type UsedRate = { rate: string; nominal: number; rateDate: string; source: string };

export type PostingDraft = {
  kind: PostingKind;
  subject: { type: string; id: string };
  /** The Dushanbe day that it belongs to, where it is not that of the writing. */
  day?: string | undefined;
  reason?: string | undefined;
  /** The posting that this one takes back. */
  corrects?: string | undefined;
  exchange?: UsedRate | undefined;
  /** The shift of the drawer that it moves. */
  shiftId?: string | undefined;
  entries: readonly DraftEntry[];
};

/** The most that one entry may move: far above any sum of the field, and whole in every language. */
export const mostOfEntry = 10n ** 15n;

/**
 * The entries with those of one account put together and empty ones left out. Throws RangeError when they do not come
 * to zero in each currency, when fewer than two are left, or when one is beyond all measure: that is a fault of the
 * caller.
 */
export function settleEntries(entries: readonly DraftEntry[]): DraftEntry[] {
  const byAccount = new Map<string, DraftEntry>();
  const sums = new Map<LedgerUnit, bigint>();
  for (const { account, amount } of entries) {
    const text = accountText(account);
    byAccount.set(text, { account, amount: (byAccount.get(text)?.amount ?? 0n) + amount });
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums)
    if (sum !== 0n) throw new RangeError(`the entries do not come to zero in ${currency}: ${sum}`);
  const settled = [...byAccount.values()].filter(({ amount }) => amount !== 0n);
  if (settled.length < 2) throw new RangeError('a posting has two entries or more');
  if (settled.some(({ amount }) => amount > mostOfEntry || amount < -mostOfEntry))
    throw new RangeError('an entry beyond all measure');
  return settled;
}

/** What an entry does to the balance of its account, as that account counts. */
export function changeOf({ account, amount }: DraftEntry): bigint {
  return amount * BigInt(accountKinds[account.kind].side);
}
