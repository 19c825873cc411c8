/**
 * Owns money and points of customers who were merged. Promises that what the one had and owed is the other's by a
 * posting of both sides, in its own currency, that nothing is left behind, and that it comes back as it was while none
 * of it was used.
 */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { accountKinds, ofCustomer, type AccountKey } from '../ledger/account-kinds.ts';
import { post, type Poster } from '../ledger/ledger.service.ts';
import { balancesOf } from '../ledger/ledger.store.ts';
import type { DraftEntry } from '../ledger/posting.ts';
import { lockPurses } from '../ledger/purse.store.ts';
import {
  areLotsUsed,
  countOpenMoney,
  countPaidParcels,
  countReceipts,
  countUsedCharges,
  hasPaidSince,
  moveChargesBack,
  moveLots,
  moveLotsBack,
  moveOpenCharges,
  owedOfCollected,
  type MovedCharge,
  type MovedLot,
} from './merged-money.store.ts';

/** What a merge has moved of money; balances in minor units and points as text. */
export type MovedMoney = {
  postingId: string | null;
  balances: { kind: AccountKey['kind']; currency: AccountKey['currency']; balance: string }[];
  charges: MovedCharge[];
  lots: MovedLot[];
};

/** What of moved money was used. */
export type UsedMoney = 'PAYMENT' | 'BALANCE' | 'POINTS';

type Codes = { from: string; into: string };

/** What a customer has and owes: cents of the balance, points, and debts by currency in its minor units. */
export type MoneyToMerge = {
  balanceMinor: bigint;
  points: number;
  debts: { currency: 'USD' | 'TJS'; owedMinor: bigint }[];
  /** Of parcels that were collected unpaid, in cents. */
  unpaidMinor: bigint;
  receipts: number;
};

export async function readMoneyToMerge(db: Db | Tx, customerCode: string): Promise<MoneyToMerge> {
  const accounts = await balancesOf(db, ofCustomer(customerCode));
  const read = (kind: AccountKey['kind'], currency: string) =>
    accounts.find(({ key }) => key.kind === kind && key.currency === currency)?.balance ?? 0n;
  const debts = (['TJS', 'USD'] as const).map((currency) => ({
    currency,
    owedMinor: read('OWED', currency),
  }));
  return {
    balanceMinor: read('BALANCE', 'USD') + read('FROZEN', 'USD'),
    points: Number(read('POINTS', 'PTS')),
    debts: debts.filter(({ owedMinor }) => owedMinor !== 0n),
    unpaidMinor: await owedOfCollected(db, customerCode),
    receipts: await countReceipts(db, customerCode),
  };
}

/** Throws `customers.mergeOpenPayment` and `customers.mergeRefundWaits` for what is under way of either. */
export async function refuseOpenMoney(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
  { from, into }: Codes,
): Promise<void> {
  for (const code of [from, into]) {
    const { topUps, refunds } = await countOpenMoney(db, [code], clock.now());
    if (topUps > 0) throw new AppError('customers.mergeOpenPayment', { params: { code, n: topUps } });
    if (refunds > 0) throw new AppError('customers.mergeRefundWaits', { params: { code, n: refunds } });
  }
}

/** Locks the purses of both until the end of the transaction. The caller holds the parcels. */
export function lockBothPurses(tx: Tx, { from, into }: Codes): Promise<void> {
  return lockPurses(tx, [from, into]);
}

/** Moves all that is open. Both purses are locked. */
export async function moveMoney(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  { mergeId, from, into, reason }: Codes & { mergeId: string; reason: string },
): Promise<MovedMoney> {
  const charges = await moveOpenCharges(tx, from, into);
  const lots = await moveLots(tx, from, into);
  const accounts = (await balancesOf(tx, ofCustomer(from))).filter(({ balance }) => balance !== 0n);
  const balances = accounts.map(({ key: { kind, currency }, balance }) => ({
    kind,
    currency,
    balance: String(balance),
  }));
  const entries = entriesOf(balances, { from, into });
  const draft = { kind: 'MERGED', subject: { type: 'merge', id: mergeId }, reason, entries } as const;
  const [postingId = null] = balances.length === 0 ? [] : await post(context, tx, by, [draft]);
  return { postingId, balances, charges, lots };
}

/** What of it was used since, or of what was to be paid for these parcels. Both purses are locked. */
export async function findUsedMoney(
  tx: Tx,
  { into }: Pick<Codes, 'into'>,
  { postingId, balances, charges, lots }: MovedMoney,
  { parcelIds, since }: { parcelIds: readonly string[]; since: Date },
): Promise<UsedMoney[]> {
  const paid = (await countUsedCharges(tx, charges, since)) + (await countPaidParcels(tx, parcelIds, since));
  const hadBalance = balances.some(({ kind }) => kind === 'BALANCE');
  const hasPaid = hadBalance && postingId !== null && (await hasPaidSince(tx, into, postingId));
  return [
    ...(paid > 0 ? (['PAYMENT'] as const) : []),
    ...(hasPaid ? (['BALANCE'] as const) : []),
    ...((await areLotsUsed(tx, lots)) ? (['POINTS'] as const) : []),
  ];
}

/** Moves it back, by the opposite posting. Both purses are locked. */
export async function moveMoneyBack(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  by: Poster,
  { mergeId, from, into }: Codes & { mergeId: string },
  { postingId, balances, charges, lots }: MovedMoney,
): Promise<void> {
  await moveChargesBack(tx, charges, from, into);
  await moveLotsBack(tx, lots, from);
  if (postingId === null) return;
  const entries = entriesOf(balances, { from: into, into: from });
  await post(context, tx, by, [
    {
      kind: 'MERGE_UNDONE',
      subject: { type: 'merge', id: mergeId },
      corrects: postingId,
      entries,
    },
  ]);
}

/** Takes balances off one customer and gives them to another. */
function entriesOf(balances: MovedMoney['balances'], { from, into }: Codes): DraftEntry[] {
  return balances.flatMap(({ kind, currency, balance }) => {
    const amount = BigInt(balance) * BigInt(accountKinds[kind].side);
    return [
      { account: { ...ofCustomer(from), kind, currency }, amount: -amount },
      { account: { ...ofCustomer(into), kind, currency }, amount },
    ];
  });
}
