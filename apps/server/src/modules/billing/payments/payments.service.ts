/**
 * Owns payments at drawers. Promises that a payment settles what was shown and nothing else, by the rate that was
 * shown, that it is done once, belongs to the open shift of who takes it, and has a receipt.
 */
import {
  mostByPoints,
  sumPayment,
  usesRate,
  type PaymentRefusal,
  type PaymentSums,
} from '@rohi/contract/billing/payment-sums';
import type { takePayment as takeCall, WirePayment } from '@rohi/contract/billing/payments.contract';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { ErrorName } from '@rohi/contract/errors';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { pointsWorthMinor } from '@rohi/contract/pricing/points-rule';
import { pointsTerms } from '@rohi/contract/pricing/points-terms';
import { inAdvance, sendAhead } from '../../../platform/pipelined-transaction.ts';
import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import { owedCharges, type OwedCharge } from '../charges/owed.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { lockTakingShift } from '../shifts/late-items.service.ts';
import { describePayment } from './describe-payment.ts';
import { explainLines } from './payment-lines.service.ts';
import { noRate, todaysRate, type TodaysRate } from './payment-rate.service.ts';
import type { NewPayment } from './payment.store.ts';
import { bookPayment } from './post-payment.service.ts';

type Asked = Omit<BodyOf<typeof takeCall>, 'requestId'>;

/**
 * Takes a payment. Throws `billing.customerNotFound`, `billing.noOpenShift`, `billing.owedChanged` and
 * `billing.rateChanged` for what is to be asked again, `billing.paidTooLittle`, `billing.paidTooMuch`,
 * `billing.nothingOwed`, `billing.pointsTooMany`, `billing.pointsTooFew`, `billing.balanceTooSmall`,
 * `billing.drawerTooEmpty` where there is no change, `pricing.noRate`.
 */
export async function takePayment(
  context: Context,
  clerk: MoneyClerk,
  { requestId, ...body }: BodyOf<typeof takeCall>,
): Promise<WirePayment> {
  const finding = inAdvance(requireCustomer(context, clerk.principal, body.customerCode));
  const { userId, name } = clerk.principal;
  const thing = `customer:${foldCustomerCode(body.customerCode) ?? ''}`;
  const request = { requestId, act: 'payment:take', userId, asked: body, thing };
  return inMoneyRequest(context, request, async (tx) => {
    const { customerCode } = await finding;
    sendAhead(lockPurse(tx, customerCode));
    const { shift, takenAt } = await lockTakingShift(context, tx, userId, body.taken);
    // Days of storage and the rate are those of the moment at which the money was taken.
    const then = { clock: takenAt === null ? context.clock : { now: () => takenAt } };
    const reading = inAdvance(todaysRate({ db: tx, ...then }));
    const charges = await chosenCharges(then, tx, customerCode, body.charges);
    const total = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
    const { sums, rate } = settle(then, await reading, charges, body);
    const payment: NewPayment = {
      id: requestId,
      customerCode,
      currency: 'USD',
      shiftId: shift.id,
      unitId: shift.unitId,
      at: context.clock.now(),
      takenAt,
      clerk: name,
      clerkId: userId,
      totalMinor: total,
      rate,
      changeTjs: sums.change.TJS,
      changeUsd: sums.change.USD,
      toBalanceMinor: sums.toBalance,
      lines: await explainLines({ db: tx, ...then }, charges),
      parts: sums.parts.map((part) => ({
        ...part,
        reference: part.means === 'CARD' ? (body.card?.reference.trim() ?? null) : null,
      })),
    };
    const booking = { payment, charges, shift, sums, points: body.points ?? 0 };
    const receiptNumber = await bookPayment(context, tx, clerk.actor, booking);
    return describePayment({ ...payment, receiptNumber, drawer: shift.drawerName });
  });
}

/** The charges that were shown, as they stand; one that has changed is asked again. */
async function chosenCharges(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  customerCode: string,
  snapshot: Asked['charges'],
): Promise<OwedCharge[]> {
  if (snapshot.length === 0) return [];
  const owed = new Map(
    (await owedCharges({ db: tx, clock }, customerCode, { isLocked: true })).map((charge) => [
      charge.id,
      charge,
    ]),
  );
  return snapshot.map(({ id, amount }) => {
    const charge = owed.get(id);
    if (charge?.owedMinor !== amount) throw new AppError('billing.owedChanged');
    return charge;
  });
}

const refusals: Readonly<Record<Exclude<PaymentRefusal, 'NO_RATE'>, ErrorName>> = {
  TOO_LITTLE: 'billing.paidTooLittle',
  TOO_MUCH: 'billing.paidTooMuch',
};

function settle(
  { clock }: Pick<Context, 'clock'>,
  rate: TodaysRate | undefined,
  charges: readonly OwedCharge[],
  { points = 0, balance = 0n, card, cash, over, rate: counterRate }: Asked,
): { sums: PaymentSums; rate: TodaysRate['used'] | null } {
  const total = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
  const byPoints = pointsWorthMinor(pointsTerms, points);
  if (byPoints > mostByPoints(charges)) throw new AppError('billing.pointsTooMany');
  const handed = {
    points: byPoints,
    balance,
    card: card?.amount ?? 0n,
    cash: { TJS: cash?.TJS ?? 0n, USD: cash?.USD ?? 0n },
  };
  const sums = sumPayment(total, handed, over, rate?.exchange);
  if (sums === 'NO_RATE') throw noRate({ clock });
  if (typeof sums === 'string') throw new AppError(refusals[sums]);
  if (total + sums.toBalance === 0n) throw new AppError('billing.nothingOwed');
  if (rate === undefined || !usesRate(handed, sums)) return { sums, rate: null };
  if (counterRate?.rate !== rate.used.rate || counterRate.rateDate !== rate.used.rateDate)
    throw new AppError('billing.rateChanged');
  return { sums, rate: rate.used };
}
