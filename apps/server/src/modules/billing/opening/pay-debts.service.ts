/**
 * Owns payments of debts from before the move-in. Promises that a debt is paid in its own currency, by the money and
 * the rate that were shown, never above what is left of it, once, and with a receipt.
 */
import { isPart, sumDebtPayment, usesDebtRate } from '@rohi/contract/billing/debt-sums';
import type { payDebts as payCall } from '@rohi/contract/billing/debts.contract';
import type { PaymentSums } from '@rohi/contract/billing/payment-sums';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { describePayment } from '../payments/describe-payment.ts';
import { noProduct } from '../payments/line-product.ts';
import { noRate, todaysRate, type TodaysRate } from '../payments/payment-rate.service.ts';
import type { NewPayment } from '../payments/payment.store.ts';
import { bookPayment } from '../payments/post-payment.service.ts';
import { lockOwnShift } from '../shifts/own-shift.service.ts';
import { leftOf } from './debts.service.ts';
import { openDebts } from './opening.store.ts';

type Asked = Omit<BodyOf<typeof payCall>, 'requestId'>;

/**
 * Takes a payment. Throws `billing.customerNotFound`, `billing.noOpenShift`, `billing.owedChanged`,
 * `billing.partTooSmall`, `billing.moreThanOwed`, `billing.rateChanged`, `billing.paidTooLittle`,
 * `billing.paidTooMuch`, `billing.balanceTooSmall`, `billing.drawerTooEmpty`, `pricing.noRate`.
 */
export async function payDebts(
  context: Context,
  clerk: MoneyClerk,
  { requestId, ...body }: BodyOf<typeof payCall>,
): Promise<WirePayment> {
  const { customerCode } = await requireCustomer(context, clerk.principal, body.customerCode);
  const { userId, name } = clerk.principal;
  const thing = `customer:${foldCustomerCode(body.customerCode) ?? ''}`;
  const request = { requestId, act: 'debt:pay', userId, asked: body, thing };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    const shift = await lockOwnShift(tx, userId);
    const charges = await chosenDebts(tx, customerCode, body);
    const total = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
    const { sums, rate } = settle(context, await todaysRate({ db: tx, clock: context.clock }), total, body);
    const payment: NewPayment = {
      id: requestId,
      customerCode,
      currency: body.currency,
      shiftId: shift.id,
      unitId: shift.unitId,
      at: context.clock.now(),
      takenAt: null,
      clerk: name,
      clerkId: userId,
      totalMinor: total,
      rate,
      changeTjs: sums.change.TJS,
      changeUsd: sums.change.USD,
      toBalanceMinor: 0n,
      lines: charges.map(({ id, owedMinor }) => ({
        chargeId: id,
        trackingCode: null,
        kind: 'OPENING',
        amountMinor: owedMinor,
        ...noProduct,
      })),
      parts: sums.parts.map((part) => ({
        ...part,
        reference: part.means === 'CARD' ? (body.card?.reference.trim() ?? null) : null,
      })),
    };
    const receiptNumber = await bookPayment(context, tx, clerk.actor, {
      payment,
      charges,
      shift,
      sums,
      points: 0,
    });
    return describePayment({ ...payment, receiptNumber, drawer: shift.drawerName });
  });
}

/** The debts that were shown, as they stand, with what is paid of each. */
async function chosenDebts(
  tx: Tx,
  customerCode: string,
  { currency, debts: chosen }: Pick<Asked, 'currency' | 'debts'>,
): Promise<{ id: string; owedMinor: bigint }[]> {
  const open = await openDebts(tx, customerCode, { isLocked: true });
  const byId = new Map(open.map((debt) => [debt.id, debt]));
  return chosen.map(({ id, owed, amount }) => {
    const debt = byId.get(id);
    if (debt?.currency !== currency || leftOf(debt) !== owed) throw new AppError('billing.owedChanged');
    if (amount > owed) throw new AppError('billing.moreThanOwed');
    if (!isPart(amount, owed)) throw new AppError('billing.partTooSmall');
    return { id, owedMinor: amount };
  });
}

function settle(
  { clock }: Pick<Context, 'clock'>,
  rate: TodaysRate | undefined,
  total: bigint,
  { currency, balance = 0n, card, cash, over, rate: counterRate }: Asked,
): { sums: PaymentSums; rate: TodaysRate['used'] | null } {
  const handed = {
    balance,
    card: card?.amount ?? 0n,
    cash: { TJS: cash?.TJS ?? 0n, USD: cash?.USD ?? 0n },
  };
  const sums = sumDebtPayment(currency, total, handed, over, rate?.exchange);
  if (sums === 'NO_RATE') throw noRate({ clock });
  if (sums === 'TOO_LITTLE') throw new AppError('billing.paidTooLittle');
  if (sums === 'TOO_MUCH') throw new AppError('billing.paidTooMuch');
  if (rate === undefined || !usesDebtRate(currency, handed, sums)) return { sums, rate: null };
  if (counterRate?.rate !== rate.used.rate || counterRate.rateDate !== rate.used.rateDate)
    throw new AppError('billing.rateChanged');
  return { sums, rate: rate.used };
}
