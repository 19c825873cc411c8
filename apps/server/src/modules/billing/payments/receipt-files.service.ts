/** Receipts as they are printed. */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import { pages } from '@rohi/contract/site/pages';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread, type ReceiptData } from '../../printing/print-queue.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { describePayment } from './describe-payment.ts';
import { findPayments, type PaymentsAsked, type StoredPayment } from './payment.store.ts';

type File = { bytes: Buffer; fileName: string };

/** The receipt of a payment within the own point. Throws `billing.notFound`, `server.busy`. */
export function drawReceipt(
  context: Context,
  principal: UserPrincipal,
  id: string,
  { format, isCopy }: { format: 'pdf' | 'escpos'; isCopy: boolean },
): Promise<File> {
  return drawFound(context, { id, unitId: boundPointOf(principal) }, { format, isCopy });
}

/** An own receipt of a customer, as a copy. Throws `billing.notFound`, `server.busy`. */
export function drawOwnReceipt(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  id: string,
): Promise<File> {
  return drawFound(context, { id, customerCode: customerCode ?? '' }, { format: 'pdf', isCopy: true });
}

async function drawFound(
  context: Context,
  filter: PaymentsAsked,
  { format, isCopy }: { format: 'pdf' | 'escpos'; isCopy: boolean },
): Promise<File> {
  const { rows } = await findPayments(context.db, filter);
  const [payment] = rows;
  if (payment === undefined) throw new AppError('billing.notFound');
  const receipt = await receiptOf(context, payment, isCopy);
  const bytes = await printInThread(await readFirmName(context), { docType: 'receipt', format, receipt });
  return { bytes, fileName: `${receipt.number}.${format === 'pdf' ? 'pdf' : 'bin'}` };
}

async function receiptOf(context: Context, payment: StoredPayment, isCopy: boolean): Promise<ReceiptData> {
  const { receiptNumber, drawer, clerk, customerCode, currency, rate, at } = payment;
  const [day = '', time = ''] = dushanbeMinute(at).split(' ');
  const { lines, total, means, change, toBalance } = describePayment(payment);
  return {
    number: receiptNumber,
    day,
    time,
    drawer,
    clerk,
    customerCode,
    currency,
    rate,
    isCopy,
    refundOf: null,
    reason: null,
    ...(await printedFoot(context, payment.unitId)),
    lines: lines.map((line) => ({ ...line, amount: line.amount.amount })),
    total: total.amount,
    means: means.map((each) => ({ ...each, given: each.given.amount })),
    change: { TJS: unlessZero(change.TJS.amount), USD: unlessZero(change.USD.amount) },
    toBalance: unlessZero(toBalance.amount),
  };
}

const unlessZero = (amount: string) => (amount === '0.00' ? null : amount);

/** The issuer of a receipt: the point, the number to call, and where its customer finds it. */
export async function printedFoot(
  context: Context,
  unitId: number,
): Promise<Pick<ReceiptData, 'point' | 'hotline' | 'link'>> {
  const { publicUrl } = context.config;
  const link = publicUrl === undefined ? null : `${publicUrl}/#${pages.balance.path}`;
  return { point: await pointOf(context, unitId), hotline: await readHotline(context), link };
}

async function pointOf(context: Context, unitId: number): Promise<ReceiptData['point']> {
  const unit = (await readUnits(context)).find(({ id }) => id === unitId);
  const { ru = '', tg = '' } = unit?.house?.addresses ?? {};
  return {
    name: { ru: unit?.names.ru ?? String(unitId), tg: unit?.names.tg ?? String(unitId) },
    address: { ru, tg },
  };
}
