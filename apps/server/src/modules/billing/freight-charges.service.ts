/**
 * Owns what the delivery of each parcel costs, so that lists and reports can add it up: by the tariff that was in force and published, and the price that was
 * agreed, when China received it, once it has been weighed. Promises that charges are never apart from the parcels they follow from.
 */
import type { Db } from '../../platform/database.ts';
import { follow, type Projection } from '../../platform/projections.ts';
import { chargeParcels } from '../pricing/charges/parcel-charge.service.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import {
  findChargeBases,
  freightOfParcels,
  saveFreightCharges,
  type ChargeBasis,
} from './freight-charge.store.ts';

export { chargesWritten } from './freight-charge.store.ts';

/** The charges of parcels of which something has changed that the price depends on: what was computed once is stored. */
export const freightCharges: Projection = {
  follows: [follow(parcelsWritten, chargedAnew)],
  async write(tx, parcelIds) {
    const bases = await findChargeBases(tx, parcelIds);
    const weighed = bases.flatMap(({ weightG, ...basis }) =>
      weightG === null ? [] : [{ ...basis, weightG }],
    );
    const found = await chargeParcels({ db: tx }, weighed);
    const charges = new Map(weighed.map(({ parcelId }, index) => [parcelId, found[index] ?? null]));
    await saveFreightCharges(
      tx,
      bases.map(({ parcelId, orderCode }) => ({
        parcelId,
        orderCode,
        charge: chargeOf(charges.get(parcelId)),
      })),
    );
  },
};

function chargeOf(charge: Awaited<ReturnType<typeof chargeParcels>>[number] | undefined) {
  if (charge === null || charge === undefined) return null;
  return { versionId: charge.versionId, ...charge.amount };
}

function chargedAnew({ parcelId, before, after }: WrittenParcel): string[] {
  // Most parcels are declared before anybody has weighed them.
  if ((before?.facts.weightG ?? null) === null && after.facts.weightG === null) return [];
  return before !== undefined && basisOf(before) === basisOf(after) ? [] : [parcelId];
}

/** What the charge follows from, as text: equal texts have equal prices. When a parcel came on record never changes. */
function basisOf({ facts, state }: ParcelContent): string {
  const { businessLine, customerCode, weightG, lengthMm, widthMm, heightMm } = facts;
  const basis: Omit<ChargeBasis, 'parcelId' | 'orderCode' | 'at'> = {
    ...{ businessLine, customerCode },
    ...{ weightG, lengthMm, widthMm, heightMm },
  };
  return JSON.stringify([...Object.values(basis), state.receivedAt]);
}

/** What the delivery of each of these parcels costs, in cents of a dollar; one without a charge is missing. */
export function findFreight(db: Db, parcelIds: readonly string[]): Promise<Map<string, bigint>> {
  return freightOfParcels(db, parcelIds);
}
