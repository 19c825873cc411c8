/**
 * What a merge of two customers would move, and what stands against it. The act looks at the same under its locks, so
 * that nothing else is moved than was seen.
 */
import { createHash } from 'node:crypto';
import type { MergeObstacle, MergePreview } from '@rohi/contract/records/customer-merge.contract';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { errorText } from '../../messages.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { findCustomerAsWritten } from '../accounts/codes/customer-codes.service.ts';
import { findSides, type MergeSide } from '../accounts/merging/merged-accounts.service.ts';
import {
  readMoneyToMerge,
  refuseOpenMoney,
  type MoneyToMerge,
} from '../billing/merging/merged-money.service.ts';
import { isBeingServed } from '../hand-over/visits/open-visits.service.ts';
import { readOpenOf, refuseSameLines, type OpenOfCustomer } from '../orders/merging/moved-orders.service.ts';
import { readStandingPrices, type StandingPrice } from '../pricing/catalogue/merged-prices.service.ts';

export type Sides = { from: MergeSide; into: MergeSide };

type Facts = {
  open: OpenOfCustomer;
  money: MoneyToMerge;
  takersBalance: bigint;
  prices: StandingPrice[];
  /** The taker has agreed prices of their own. */
  keepsPrices: boolean;
};

async function readFacts(context: Context, db: Db | Tx, { from, into }: Sides): Promise<Facts> {
  const open = await readOpenOf(db, from);
  const money = await readMoneyToMerge(db, from.customerCode);
  const { balanceMinor: takersBalance } = await readMoneyToMerge(db, into.customerCode);
  const prices = await readStandingPrices(context, db, from.id);
  const keepsPrices = (await readStandingPrices(context, db, into.id)).length > 0;
  return { open, money, takersBalance, prices, keepsPrices };
}

/** One text that is another as soon as anything else would be moved. */
function seenOf({ from, into }: Sides, { open, money, prices, keepsPrices }: Facts): string {
  const text = textOf([from.id, into.id, open, money, prices, keepsPrices]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}

/** Whether one person may not do it alone: the one who gives has money, debts or points. */
const needsSecond = ({ money: { balanceMinor, points, debts, unpaidMinor } }: Facts): boolean =>
  balanceMinor !== 0n || points !== 0 || debts.length > 0 || unpaidMinor !== 0n;

/** What would be moved, as one text, the money of it as another, and whether that takes two people. */
export type JudgedMerge = { seen: string; money: string; needsSecond: boolean };

export async function judgeMerge(context: Context, tx: Tx, sides: Sides): Promise<JudgedMerge> {
  const facts = await readFacts(context, tx, sides);
  return { seen: seenOf(sides, facts), money: textOf(facts.money), needsSecond: needsSecond(facts) };
}

/** Throws `customers.mergeChanged` where the money is not what was seen. The purses are locked. */
export async function refuseOtherMoney(tx: Tx, { from }: Sides, { money }: JudgedMerge): Promise<void> {
  if (textOf(await readMoneyToMerge(tx, from.customerCode)) !== money)
    throw new AppError('customers.mergeChanged');
}

const textOf = (facts: unknown): string =>
  JSON.stringify(facts, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Each throws what stands against it, in the order in which it is answered. */
function checksOf(context: Context, db: Db | Tx, { from, into }: Sides): (() => Promise<void>)[] {
  const codes = { from: from.customerCode, into: into.customerCode };
  return [
    () => refuseMerged(db, { from, into }),
    async () => {
      // What a closed customer is given, no one would collect.
      if (into.isDisabled && into.mergedInto === null)
        throw new AppError('customers.mergeIntoClosed', { params: { code: into.customerCode } });
    },
    () => refuseOpenMoney(context, db, codes),
    () => refuseServed(context, db, [from, into]),
    () => refuseSameLines(db, { from, into }),
    async () => {
      if (from.isClaimed && !into.isClaimed)
        throw new AppError('customers.mergeWrongWay', { params: { code: from.customerCode } });
    },
  ];
}

async function refuseMerged(db: Db | Tx, { from, into }: Sides): Promise<void> {
  for (const { customerCode: code, mergedInto } of [from, into]) {
    if (mergedInto === null) continue;
    const [holder] = await findSides(db, [mergedInto]);
    throw new AppError('customers.merged', { params: { code, into: holder?.customerCode ?? '' } });
  }
}

/** Throws `customers.mergeVisitOpen` for one who is at a counter, or waits for a courier who is under way. */
export async function refuseServed(
  context: Context,
  db: Db | Tx,
  sides: readonly Pick<MergeSide, 'customerCode'>[],
): Promise<void> {
  for (const { customerCode: code } of sides)
    if (await isBeingServed(context, db, code))
      throw new AppError('customers.mergeVisitOpen', { params: { code } });
}

/** Throws what stands against the merge, the first of all. Both accounts are locked. */
export async function refuseMerge(
  context: Context,
  tx: Tx,
  sides: Sides,
  consent: string | null,
): Promise<void> {
  for (const check of checksOf(context, tx, sides)) await check();
  if (sides.from.isClaimed && sides.into.isClaimed && consent === null)
    throw new AppError('customers.mergeBothClaimed');
}

async function findObstacles(
  context: Context,
  sides: Sides,
  locale: Locale,
): Promise<MergePreview['obstacles']> {
  const found: MergePreview['obstacles'] = [];
  for (const check of checksOf(context, context.db, sides)) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { errorName, params } = error;
      found.push({ name: errorName as MergeObstacle, text: errorText(errorName, locale, params) });
    }
  }
  if (sides.from.isClaimed && sides.into.isClaimed)
    found.push({
      name: 'customers.mergeBothClaimed',
      text: errorText('customers.mergeBothClaimed', locale),
    });
  return found;
}

/**
 * What the merge of a customer into that of a code would move. Throws `list.notFound`, `orders.customerNotFound`,
 * `customers.codeAmbiguous`, `customers.mergeSelf`.
 */
export async function readMergePreview(
  context: Context,
  id: string,
  code: string,
  locale: Locale,
): Promise<MergePreview> {
  const { db } = context;
  const [from] = await findSides(db, [id]);
  if (from === undefined) throw new AppError('list.notFound');
  const intoId = (await findCustomerAsWritten(db, code))?.id;
  const [into] = intoId === undefined ? [] : await findSides(db, [intoId]);
  if (into === undefined) throw new AppError('orders.customerNotFound', { params: { code: code.trim() } });
  if (into.id === from.id) throw new AppError('customers.mergeSelf');
  const sides = { from, into };
  const facts = await readFacts(context, db, sides);
  const { open, money, prices: agreed, keepsPrices, takersBalance } = facts;
  const prices = agreed.map(({ productCode, discountBp }) => ({
    product: productCode,
    discountPct: writeDecimal(BigInt(discountBp), 2),
  }));
  const { collected, ...moving } = open;
  const usd = (amountMinor: bigint) => toWireMoney({ amountMinor, currency: 'USD' });
  return {
    from: describeSide(from),
    into: describeSide(into),
    moves: {
      ...moving,
      debts: money.debts.map(({ currency, owedMinor }) => toWireMoney({ amountMinor: owedMinor, currency })),
      unpaid: usd(money.unpaidMinor),
      balance: usd(money.balanceMinor),
      points: money.points,
      prices: keepsPrices ? [] : prices,
    },
    balanceAfter: usd(takersBalance + money.balanceMinor),
    stays: { collected, receipts: money.receipts, prices: keepsPrices ? prices : [] },
    needsSecond: needsSecond(facts),
    obstacles: await findObstacles(context, sides, locale),
    seen: seenOf(sides, facts),
  };
}

function describeSide({ createdAt, id, customerCode, name, phone, isClaimed }: MergeSide) {
  return { id, customerCode, name, phone, isClaimed, since: createdAt.toISOString() };
}
