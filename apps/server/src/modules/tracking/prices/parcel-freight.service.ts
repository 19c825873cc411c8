/**
 * What the delivery of a parcel costs, kept beside it so that reports can add it up: by the tariff that was in force and
 * published, and the price that was agreed, when China received it, once it has been weighed. Cents of a dollar, since charges stay in dollars (docs/domain.md, section 6).
 */
import type { Tx } from '../../../platform/database.ts';
import { chargeParcels, type MeasuredParcel } from '../../pricing/charges/parcel-charge.service.ts';
import { chargedAt, type ParcelEvent, type ParcelState } from '../moves/parcel-history.ts';
import type { ParcelFacts } from '../moves/parcel.store.ts';

type PricedParcel = {
  facts: ParcelFacts;
  state: Pick<ParcelState, 'receivedAt'>;
  history: readonly ParcelEvent[];
};

/** What the freight follows from, as text: equal texts have equal prices. */
function basisOf({ facts, state, history }: PricedParcel): string {
  const { businessLine, customerCode, weightG, lengthMm, widthMm, heightMm } = facts;
  return [
    businessLine,
    customerCode,
    weightG,
    lengthMm,
    widthMm,
    heightMm,
    chargedAt({ state, history }).toISOString(),
  ].join(' ');
}

/** True when nothing has changed that the price depends on: what was reckoned once is kept. */
export function costsTheSame(before: PricedParcel, after: PricedParcel): boolean {
  return basisOf(before) === basisOf(after);
}

/** The freight of each of these parcels; null for one that was not weighed, or where no tariff in dollars held on its day. */
export async function reckonFreight(tx: Tx, parcels: readonly PricedParcel[]): Promise<(bigint | null)[]> {
  const amounts = new Map<PricedParcel, bigint>();
  const weighed = parcels.filter(({ facts }) => facts.weightG !== null);
  const measured = weighed.map((parcel) => ({
    ...(parcel.facts satisfies Omit<MeasuredParcel, 'weightG'>),
    weightG: parcel.facts.weightG ?? 0,
    at: chargedAt(parcel),
  }));
  const charges = await chargeParcels({ db: tx }, measured);
  weighed.forEach((parcel, index) => {
    const amount = charges[index]?.amount;
    if (amount?.currency === 'USD') amounts.set(parcel, amount.amountMinor);
  });
  return parcels.map((parcel) => amounts.get(parcel) ?? null);
}
