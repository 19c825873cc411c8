/**
 * Owns money that goes back to customers. Promises that it goes back only against a payment, never more than is left
 * of each line, the way it has come, at the drawer of an open shift, and above what one person decides alone only once
 * somebody else has approved it; that the customer gets a letter of it.
 */
import { waitsHours } from '@rohi/contract/billing/money-limits';
import type {
  askRefund as askCall,
  payRefund as payCall,
  refundsOfPayment as ofPaymentCall,
  WireRefund,
} from '@rohi/contract/billing/refunds.contract';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { boundPointOf } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { leftOfDeliveries } from '../charges/delivery-left.store.ts';
import { moneyIn } from '../payments/describe-payment.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { findPayments, type StoredPayment } from '../payments/payment.store.ts';
import { decideAlone, soleAllowanceOf } from '../sole-decisions/sole-decisions.service.ts';
import { takeSoleBack } from '../sole-decisions/sole-decision.store.ts';
import { payOutRefund } from './pay-refund.service.ts';
import { describeRefund } from './refund-view.service.ts';
import {
  decideRefund,
  endRefunds,
  findRefunds,
  insertRefund,
  type RefundRow,
  type RefundState,
} from './refund.store.ts';
import { needsDocument } from '../../accounts/customers/customers.service.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';

// Letters to customers about refunds: each thing once, in the transaction that it happens in.
/**
 * Writes to the owner of the money that a refund was approved, paid out, or taken back after it was approved. Also to
 * who wants no letters about parcels.
 */
async function writeOfRefund(
  context: Context,
  tx: Tx,
  refund: RefundRow,
  news: 'approved' | 'paid' | 'takenBack',
): Promise<void> {
  const { customerCode, paidReceipt: receipt, amountMinor, owedAgain, endsAt, receiptNumber } = refund;
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email, locale } = reader;
  const to = { to: email, locale };
  const params = {
    receipt,
    ...moneyIn(refund.currency)(amountMinor),
    hotline: await readHotline(context),
  };
  if (news === 'approved')
    await queueLetter(tx, {
      ...to,
      letter: 'refundApproved',
      params: { ...params, endsAt: endsAt.toISOString() },
    });
  else if (news === 'paid')
    await queueLetter(tx, {
      ...to,
      letter: 'refundPaid',
      params: { ...params, owedAgain, refundReceipt: receiptNumber ?? '' },
    });
  else await queueLetter(tx, { ...to, letter: 'refundTakenBack', params });
}

const hourMs = 3_600_000;
/** Of a refund in one of these states the money is gone, or spoken for. */
const counted: readonly RefundState[] = ['WAITING', 'APPROVED', 'DONE'];

/** Asks for money back. Throws `billing.notFound` beyond the own point, `billing.refundTooMuch`. */
export async function askRefund(
  context: Context,
  { principal }: MoneyClerk,
  { id: paymentId, requestId, ...body }: { id: string } & BodyOf<typeof askCall>,
): Promise<WireRefund> {
  const payment = await paymentOf(context, principal, paymentId);
  const { customerCode } = payment;
  const { userId, name } = principal;
  const request = {
    requestId,
    act: 'refund:ask',
    userId,
    asked: { paymentId, ...body },
    thing: `customer:${customerCode}`,
  };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    await requireLeft(tx, payment, body.lines);
    const amountMinor = body.lines.reduce((sum, { amount }) => sum + amount, 0n);
    const askedAt = context.clock.now();
    // What one person decides alone is counted in dollars: somoni of a debt always wait for a second one.
    const isAlone =
      payment.currency === 'USD' &&
      (await decideAlone(context, tx, principal, {
        id: requestId,
        kind: 'REFUND',
        customerCode,
        paymentId,
        amountMinor,
      }));
    await insertRefund(tx, {
      id: requestId,
      paymentId,
      customerCode,
      amountMinor,
      reason: body.reason.trim(),
      owedAgain: body.owedAgain,
      state: isAlone ? 'APPROVED' : 'WAITING',
      askedAt,
      askedBy: name,
      askedById: userId,
      endsAt: new Date(askedAt.getTime() + waitsHours * hourMs),
      lines: body.lines.map(({ line, amount }) => ({ line, amountMinor: amount })),
    });
    const refund = await refundOf(tx, requestId);
    if (isAlone) await writeOfRefund(context, tx, refund, 'approved');
    return describeRefund(context, tx, refund);
  });
}

async function paymentOf(
  { db }: Pick<Context, 'db'>,
  principal: MoneyClerk['principal'],
  id: string,
): Promise<StoredPayment> {
  const { rows } = await findPayments(db, { id, unitId: boundPointOf(principal) });
  const [payment] = rows;
  if (payment === undefined) throw new AppError('billing.notFound');
  return payment;
}

/** Of each line no more goes back than was paid on it and is not spoken for. */
async function requireLeft(
  tx: Tx,
  payment: StoredPayment,
  lines: readonly { line: number; amount: bigint }[],
): Promise<void> {
  const left = await leftOfLines(tx, payment, await findRefunds(tx, { paymentId: payment.id }));
  if (lines.some(({ line, amount }) => amount > (left[line - 1] ?? 0n)))
    throw new AppError('billing.refundTooMuch');
}

/** What of each line can still go back, in cents; of a delivery with a compensation the rest alone. */
async function leftOfLines(
  db: Db | Tx,
  payment: StoredPayment,
  refunds: readonly RefundRow[],
): Promise<bigint[]> {
  const gone = refunds.filter(({ state }) => counted.includes(state)).flatMap(({ lines }) => lines);
  const deliveries = await leftOfDeliveries(
    db,
    payment.lines.map(({ chargeId }) => chargeId),
  );
  return payment.lines.map(({ chargeId, amountMinor }, index) => {
    const ofLine = gone.reduce(
      (left, each) => (each.line === index + 1 ? left - each.amountMinor : left),
      amountMinor,
    );
    const ofDelivery = deliveries.get(chargeId) ?? ofLine;
    const left = ofDelivery < ofLine ? ofDelivery : ofLine;
    return left < 0n ? 0n : left;
  });
}

/** A refund as it stands. Throws `billing.notFound`. */
async function refundOf(db: Context['db'] | Tx, id: string, unitId?: number): Promise<RefundRow> {
  const [refund] = await findRefunds(db, { id, unitId });
  if (refund === undefined) throw new AppError('billing.notFound');
  return refund;
}

type Act = { id: string; requestId: string };

/** Runs an act on a refund of the own point once, with the purse of its customer locked. */
async function onRefund(
  context: Context,
  { principal }: MoneyClerk,
  act: string,
  { id, requestId, ...input }: Act & Record<string, unknown>,
  work: (tx: Tx, refund: RefundRow) => Promise<void>,
): Promise<WireRefund> {
  const { customerCode } = await refundOf(context.db, id, boundPointOf(principal));
  const { userId } = principal;
  const request = { requestId, act, userId, asked: { id, ...input }, thing: `customer:${customerCode}` };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    await work(tx, await refundOf(tx, id));
    return describeRefund(context, tx, await refundOf(tx, id));
  });
}

/**
 * Approves or refuses one that waits. Throws `billing.notFound`, `billing.alreadyDecided`,
 * `billing.secondPersonNeeded`.
 */
export function judgeRefund(
  context: Context,
  clerk: MoneyClerk,
  request: Act & { isApproved: boolean },
): Promise<WireRefund> {
  const { userId: byId, name: by } = clerk.principal;
  return onRefund(context, clerk, 'refund:judge', request, async (tx, refund) => {
    if (refund.askedById === byId) throw new AppError('billing.secondPersonNeeded');
    const at = context.clock.now();
    const state = request.isApproved ? 'APPROVED' : 'REFUSED';
    if (!(await decideRefund(tx, refund.id, ['WAITING'], { state, at, by, byId })))
      throw new AppError('billing.alreadyDecided');
    if (request.isApproved) await writeOfRefund(context, tx, refund, 'approved');
    await recordAudit(tx, {
      at,
      actor: clerk.actor,
      action: request.isApproved ? 'refund:approve' : 'refund:refuse',
      ...auditOf(refund),
    });
  });
}

const auditOf = ({ customerCode, amountMinor, reason, paidReceipt }: RefundRow) => ({
  subject: { type: 'customer', id: customerCode },
  details: { amountMinor: Number(amountMinor), receipt: paidReceipt, reason },
});

/** Takes an own one back. Throws `billing.notFound`, also for that of somebody else, and `billing.alreadyDecided`. */
export function withdrawRefund(context: Context, clerk: MoneyClerk, request: Act): Promise<WireRefund> {
  const { userId: byId, name: by } = clerk.principal;
  return onRefund(context, clerk, 'refund:withdraw', request, async (tx, refund) => {
    if (refund.askedById !== byId) throw new AppError('billing.notFound');
    const decision = { state: 'WITHDRAWN', at: context.clock.now(), by, byId } as const;
    if (!(await decideRefund(tx, refund.id, ['WAITING', 'APPROVED'], decision)))
      throw new AppError('billing.alreadyDecided');
    await takeSoleBack(tx, [refund.id], decision.at);
    if (refund.state === 'APPROVED') await writeOfRefund(context, tx, refund, 'takenBack');
  });
}

/**
 * Pays an approved one out. Throws `billing.notFound`, `billing.alreadyDecided`, `billing.documentNeeded` for who has
 * claimed the account lately, and as `payOutRefund` does.
 */
export function payRefund(
  context: Context,
  clerk: MoneyClerk,
  request: Act & BodyOf<typeof payCall>,
): Promise<WireRefund> {
  return onRefund(context, clerk, 'refund:pay', request, async (tx, refund) => {
    const isDocumentNeeded = await needsDocument(tx, refund.customerCode, context.clock.now());
    if (isDocumentNeeded && request.documentSeen !== true) throw new AppError('billing.documentNeeded');
    await payOutRefund(context, tx, clerk, { refund, reference: request.reference?.trim() });
    await writeOfRefund(context, tx, await refundOf(tx, refund.id), 'paid');
    const { subject, details } = auditOf(refund);
    await recordAudit(tx, {
      at: context.clock.now(),
      actor: clerk.actor,
      action: 'refund:pay',
      subject,
      details: { ...details, documentSeen: request.documentSeen === true },
    });
  });
}

/** A refund of the own point. Throws `billing.notFound`. */
export async function readRefund(
  context: Context,
  { principal }: Pick<MoneyClerk, 'principal'>,
  id: string,
): Promise<WireRefund> {
  return describeRefund(context, context.db, await refundOf(context.db, id, boundPointOf(principal)));
}

/** What waits to be approved or paid out, of the own point. */
export async function listRefunds(
  context: Context,
  { principal }: Pick<MoneyClerk, 'principal'>,
): Promise<{ list: WireRefund[] }> {
  const filter = { unitId: boundPointOf(principal), isOpenAt: context.clock.now() };
  return { list: await describeAll(context, await findRefunds(context.db, filter)) };
}

/**
 * All of a payment, and how much of it may still go back by the word of one person. Throws `billing.notFound` for a
 * payment elsewhere.
 */
export async function listRefundsOf(
  context: Context,
  { principal }: Pick<MoneyClerk, 'principal'>,
  paymentId: string,
): Promise<DataOf<typeof ofPaymentCall>> {
  const payment = await paymentOf(context, principal, paymentId);
  const { customerCode } = payment;
  const refunds = await findRefunds(context.db, { paymentId });
  const left = (await leftOfLines(context.db, payment, refunds)).map(moneyIn(payment.currency));
  const list = await describeAll(context, refunds);
  const alone = await soleAllowanceOf(context, context.db, principal, { customerCode, paymentId });
  return { list, left, alone };
}

function describeAll(context: Context, refunds: readonly RefundRow[]): Promise<WireRefund[]> {
  return Promise.all(refunds.map((refund) => describeRefund(context, context.db, refund)));
}

/** Ends those that were not approved or paid out in time. */
export async function endWaitingRefunds({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => takeSoleBack(tx, await endRefunds(tx, at), at));
}
