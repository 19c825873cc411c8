/** What the cashier reads: what a customer owes, and payments that were taken. */
import type * as calls from '@rohi/contract/billing/payments.contract';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import { convertMinor } from '@rohi/contract/pricing/currency-rate';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { owedCharges, type OwedCharge } from '../charges/owed.service.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { requireCustomer } from '../ledger/paying-customer.service.ts';
import { describePayment, tjs, usd } from './describe-payment.ts';
import { todaysRate } from './payment-rate.service.ts';
import { customerName, findPayments } from './payment.store.ts';

/** What a customer owes by now; that somebody has looked is on record. Throws `billing.customerNotFound`. */
export async function readOwed(
  context: Context,
  viewer: Viewer,
  asked: string,
): Promise<DataOf<typeof calls.readOwed>> {
  const { id, customerCode } = await requireCustomer(context, asked);
  await recordLook(context, viewer, {
    ...{ kind: 'MONEY', person: { id, name: customerCode }, subjectId: id },
  });
  const [charges, { available, points }, rate, name] = await Promise.all([
    owedCharges(context, customerCode),
    readBalances(context.db, customerCode),
    todaysRate(context),
    customerName(context.db, customerCode),
  ]);
  const owed = charges.reduce((sum, { owedMinor }) => (owedMinor > 0n ? sum + owedMinor : sum), 0n);
  return {
    ...{ customerCode, name, balance: usd(available), points: Number(points), owed: usd(owed) },
    rate: rate === undefined ? null : { ...rate.used, stale: rate.isStale },
    owedTjs: rate === undefined ? null : tjs(convertMinor(owed, rate.exchange)),
    parcels: byParcel(charges),
  };
}

/** Charges of one parcel stand together; a parcel of which nothing is left to say is left out. */
function byParcel(charges: readonly OwedCharge[]): calls.WireOwedParcel[] {
  const groups = Map.groupBy(charges, ({ parcelId }) => parcelId);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const shown = group.filter(
      ({ amountMinor, owedMinor, settledMinor }) => amountMinor > 0n || owedMinor !== 0n || settledMinor > 0n,
    );
    if (first === undefined || shown.length === 0) return [];
    const { parcelId, trackingCode, pickupPointId, freeUntil, leftAt } = first;
    const owed = shown.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
    return [
      {
        parcelId,
        trackingCode,
        pickupPointId,
        freeUntil,
        collectedAt: leftAt?.toISOString() ?? null,
        owed: usd(owed),
        charges: shown.map(describeCharge),
      },
    ];
  });
}

function describeCharge(charge: OwedCharge): calls.WireOwedParcel['charges'][number] {
  return {
    ...{ id: charge.id, kind: charge.kind, tariffVersionId: charge.versionId },
    amount: usd(charge.amountMinor),
    corrected: usd(charge.correctedMinor),
    paid: usd(charge.settledMinor),
    owed: usd(charge.owedMinor),
  };
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

/** Payments of the own point, or of all. Throws `billing.customerNotFound`. */
export async function listPayments(
  context: Pick<Context, 'db'>,
  principal: UserPrincipal,
  { page, limit, customerCode, receiptNumber }: QueryOf<typeof calls.listPayments>,
): Promise<DataOf<typeof calls.listPayments>> {
  const asked = {
    unitId: boundPointOf(principal),
    receiptNumber: receiptNumber?.trim().toUpperCase(),
    customerCode:
      customerCode === undefined ? undefined : (await requireCustomer(context, customerCode)).customerCode,
  };
  const { total, rows } = await findPayments(context.db, asked, { limit, offset: (page - 1) * limit });
  return { total, list: rows.map(describePayment) };
}
