/** What the cashier reads: what a customer owes, and payments that were taken. */
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type * as calls from '@rohi/contract/billing/payments.contract';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import { describeOwed } from './describe-owed.service.ts';
import { describePayment, usd } from './describe-payment.ts';
import { customerName, findPayments } from './payment.store.ts';

/**
 * What a customer owes by now; that somebody has looked is on record. Who hands parcels over at a point sees no whole
 * name here: that takes a proof at the counter. Throws `billing.customerNotFound`, and `request.tooMany` after too
 * many unknown codes.
 */
export async function readOwed(
  context: Context,
  { principal, viewer }: { principal: UserPrincipal; viewer: Viewer },
  typedCode: string,
): Promise<DataOf<typeof calls.readOwed>> {
  const { id, customerCode } = await requireCustomer(context, principal, typedCode);
  await recordLook(context, viewer, {
    kind: 'MONEY',
    person: { id, name: customerCode },
    subjectId: id,
  });
  const [owed, { available, points }, name] = await Promise.all([
    describeOwed(context, customerCode),
    readBalances(context.db, customerCode),
    customerName(context.db, customerCode),
  ]);
  const isMasked = principal.authorities.has('parcel:hand-over') && boundPointOf(principal) !== undefined;
  return {
    customerCode,
    name: isMasked ? maskName(name) : name,
    balance: usd(available),
    points: Number(points),
    ...owed,
  };
}

/**
 * The latest payments of a customer at any counter, at most `most`: when, and how much in minor units of which money.
 */
export async function latestPaymentsOf(
  { db }: Pick<Context, 'db'>,
  customerCode: string,
  most: number,
): Promise<{ at: Date; currency: CashCurrency; totalMinor: bigint }[]> {
  const { rows } = await findPayments(db, { customerCode }, { limit: most, offset: 0 });
  return rows.map(({ at, currency, totalMinor }) => ({ at, currency, totalMinor }));
}

/** A payment within the own point. Throws `billing.notFound`. */
export async function readPayment(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  id: string,
): Promise<calls.WirePayment> {
  const { rows } = await findPayments(db, { id, unitId: boundPointOf(principal) });
  const [payment] = rows;
  if (payment === undefined) throw new AppError('billing.notFound');
  return describePayment(payment);
}

/** Payments of the own point, or of all. Throws `billing.customerNotFound`, `request.tooMany`. */
export async function listPayments(
  context: Context,
  principal: UserPrincipal,
  { page, limit, customerCode, receiptNumber }: QueryOf<typeof calls.listPayments>,
): Promise<DataOf<typeof calls.listPayments>> {
  const filter = {
    unitId: boundPointOf(principal),
    receiptNumber: receiptNumber?.trim().toUpperCase(),
    customerCode:
      customerCode === undefined
        ? undefined
        : (await requireCustomer(context, principal, customerCode)).customerCode,
  };
  const { total, rows } = await findPayments(context.db, filter, { limit, offset: (page - 1) * limit });
  return { total, list: rows.map(describePayment) };
}
