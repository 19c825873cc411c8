/**
 * Owns the statement of a customer: what was charged, paid and paid back in some days. Promises that its balance and
 * its points are the ledger's.
 */
import {
  mostStatementLines,
  type ownReceipts,
  type ownStatement,
  type WireStatementLine,
} from '@rohi/contract/billing/statement.contract';
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { sumOwed } from '../charges/owed.service.ts';
import { inMeans, moneyIn, usd } from '../payments/describe-payment.ts';
import { describeDebts } from '../opening/debts.service.ts';
import { findPayments } from '../payments/payment.store.ts';
import { pointsOfStatement } from '../points/own-points.service.ts';
import { balanceBefore, firstMovement, statementRows, type StatementRow } from './statement.store.ts';

export type Statement = DataOf<typeof ownStatement>;
type Days = QueryOf<typeof ownStatement>;
type Owner = Pick<UserPrincipal, 'customerCode'>;

/** Throws `request.invalid` for days the wrong way round, `billing.statementTooLong`. */
export async function readStatement(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { customerCode }: Owner,
  { from, to }: Days,
): Promise<Statement> {
  if (to < from) throw new AppError('request.invalid', { fields: [{ field: 'to', error: 'notAllowed' }] });
  const code = customerCode ?? '';
  const span = { from: startOfDushanbeDay(from), before: startOfDushanbeDay(addDays(to, 1)) };
  const { rows, opening, points, owed, debts, first } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      opening: await balanceBefore(tx, code, span.from),
      rows: await statementRows(tx, code, { ...span, limit: mostStatementLines + 1 }),
      first: await firstMovement(tx, code),
      points: await pointsOfStatement(tx, code, { ...span, limit: mostStatementLines + 1 }),
      owed: await sumOwed({ db: tx, clock }, code),
      debts: await describeDebts(tx, code),
    }));
  if (Math.max(rows.length, points.lines.length) > mostStatementLines)
    throw new AppError('billing.statementTooLong');
  let balance = opening;
  const lines = rows.map((row) => {
    balance += row.toBalance;
    return describeLine(row, balance);
  });
  // What was paid in somoni on a debt in somoni is no sum of dollars.
  const inDollars = rows.filter(({ currency }) => currency === 'USD');
  const sum = (of: 'charged' | 'paid') => inDollars.reduce((total, row) => total + (row[of] ?? 0n), 0n);
  return {
    firstDay: first === undefined ? null : dushanbeDay(first),
    from,
    to,
    lines,
    points,
    opening: usd(opening),
    closing: usd(balance),
    charged: usd(sum('charged')),
    paid: usd(sum('paid')),
    toBalance: usd(balance - opening),
    owed: usd(owed.chargesMinor + owed.storageMinor),
    debts: debts.map(({ owed: ofCurrency }) => ofCurrency),
  };
}

function describeLine(row: StatementRow, balance: bigint): WireStatementLine {
  const { day, kind, trackingCode, receiptNumber, means, given, charged, paid, toBalance } = row;
  const own = moneyIn(row.currency);
  return {
    day,
    kind,
    trackingCode,
    receiptNumber,
    means,
    at: row.at.toISOString(),
    given: means === null || given === null ? null : inMeans(means, given),
    charged: charged === null ? null : own(charged),
    paid: paid === null ? null : own(paid),
    toBalance: toBalance === 0n ? null : usd(toBalance),
    balance: usd(balance),
  };
}

const mostReceipts = 200;

/** The own receipts, the newest first. */
export async function readOwnReceipts(
  { db }: Pick<Context, 'db'>,
  { customerCode }: Owner,
): Promise<DataOf<typeof ownReceipts>> {
  const filter = { customerCode: customerCode ?? '' };
  const { rows } = await findPayments(db, filter, { limit: mostReceipts, offset: 0 });
  return {
    list: rows.map(
      ({ id, receiptNumber, at, currency, totalMinor, toBalanceMinor, customerCode: paidBy }) => ({
        id,
        receiptNumber,
        at: at.toISOString(),
        total: moneyIn(currency)(totalMinor),
        toBalance: usd(toBalanceMinor),
        codeBefore: paidBy === customerCode ? null : paidBy,
      }),
    ),
  };
}
