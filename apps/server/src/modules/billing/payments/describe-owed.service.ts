/** What a customer owes, as the cashier and the customer are answered it. */
import type { WireOwedParcel } from '@rohi/contract/billing/payments.contract';
import type { ownOwed } from '@rohi/contract/billing/statement.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import { convertMinor } from '@rohi/contract/pricing/currency-rate';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { owedCharges, type OwedCharge } from '../charges/owed.service.ts';
import { describeDebts } from '../opening/debts.service.ts';
import { readCustomerTerms } from '../terms/customer-terms.service.ts';
import { tjs, usd } from './describe-payment.ts';
import { todaysRate } from './payment-rate.service.ts';

type Owed = Omit<DataOf<typeof ownOwed>, 'day'>;

/**
 * Terms and what is owed for parcels, charge by charge, with the sum in both moneys; somoni are null where no rate is
 * known. Debts from before the move-in stand apart, by currency.
 */
export async function describeOwed(
  context: Pick<Context, 'db' | 'clock'>,
  customerCode: string,
): Promise<Owed> {
  const [charges, rate, { terms }, debts] = await Promise.all([
    owedCharges(context, customerCode),
    todaysRate(context),
    readCustomerTerms(context, customerCode),
    describeDebts(context.db, customerCode),
  ]);
  const owed = charges.reduce((sum, { owedMinor }) => (owedMinor > 0n ? sum + owedMinor : sum), 0n);
  return {
    terms,
    owed: usd(owed),
    rate: rate === undefined ? null : { ...rate.used, stale: rate.isStale },
    owedTjs: rate === undefined ? null : tjs(convertMinor(owed, rate.exchange)),
    parcels: byParcel(charges),
    debts,
  };
}

/** The same of the own customer, with the day that storage is counted to. */
export async function readOwnOwed(
  context: Pick<Context, 'db' | 'clock'>,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
): Promise<DataOf<typeof ownOwed>> {
  return { day: dushanbeDay(context.clock.now()), ...(await describeOwed(context, customerCode ?? '')) };
}

/** Charges of one parcel stand together; a parcel of which nothing is left to say is left out. */
function byParcel(charges: readonly OwedCharge[]): WireOwedParcel[] {
  const groups = Map.groupBy(charges, ({ parcelId }) => parcelId);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const charges = group.filter(
      ({ amountMinor, owedMinor, settledMinor }) => amountMinor > 0n || owedMinor !== 0n || settledMinor > 0n,
    );
    if (first === undefined || charges.length === 0) return [];
    const { parcelId, trackingCode, pickupPointId, freeUntil, leftAt, isUnderWay } = first;
    const owed = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
    return [
      {
        parcelId,
        trackingCode,
        pickupPointId,
        freeUntil,
        collectedAt: leftAt?.toISOString() ?? null,
        isUnderWay,
        owed: usd(owed),
        charges: charges.map(describeCharge),
      },
    ];
  });
}

function describeCharge(charge: OwedCharge): WireOwedParcel['charges'][number] {
  return {
    id: charge.id,
    kind: charge.kind,
    tariffVersionId: charge.versionId,
    amount: usd(charge.amountMinor),
    corrected: usd(charge.correctedMinor),
    paid: usd(charge.settledMinor),
    owed: usd(charge.owedMinor),
  };
}
