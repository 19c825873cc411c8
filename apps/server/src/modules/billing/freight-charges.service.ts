/**
 * Owns what the delivery of each parcel costs, so that lists and reports can add it up: by the tariff that was in force and published, and the price that was
 * agreed, when China received it, once it has been weighed. Promises that charges are never apart from the parcels they follow from.
 */
import type { Db, Tx } from '../../platform/database.ts';
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
  type ChargeAmount,
  type ChargeBasis,
} from './freight-charge.store.ts';

export { chargesWritten } from './freight-charge.store.ts';

/** The charges of parcels of which something has changed that the price depends on: what was computed once is stored. */
export const freightCharges: Projection = {
  follows: [follow(parcelsWritten, chargedAnew)],
  async write(tx, parcelIds) {
    const bases = await findChargeBases(tx, parcelIds);
    const charges = await computeCharges(tx, bases);
    await saveFreightCharges(
      tx,
      bases.map(({ parcelId, orderCode }) => ({
        parcelId,
        orderCode,
        charge: charges.get(parcelId) ?? null,
      })),
    );
  },
};

/** The charges of those that were weighed and whose line had a tariff, by parcel: the one rule by which rows are written and checked. */
export async function computeCharges(
  tx: Tx,
  bases: readonly ChargeBasis[],
): Promise<Map<string, ChargeAmount>> {
  const weighed = bases.flatMap(({ weightG, ...basis }) => (weightG === null ? [] : [{ ...basis, weightG }]));
  const found = await chargeParcels({ db: tx }, weighed);
  return new Map(
    weighed.flatMap(({ parcelId }, index): [string, ChargeAmount][] => {
      const charge = found[index] ?? null;
      return charge === null ? [] : [[parcelId, { versionId: charge.versionId, ...charge.amount }]];
    }),
  );
}

/** The parcel, where something that its price depends on has changed. */
export function chargedAnew({ parcelId, before, after, again }: WrittenParcel): string[] {
  if (again === true) return [parcelId];
  // Most parcels are declared before anybody has weighed them.
  if ((before?.facts.weightG ?? null) === null && after.facts.weightG === null) return [];
  return before !== undefined && isSameBasis(before, after) ? [] : [parcelId];
}

/** What the charge follows from, beside the moment of the receipt. When a parcel came on record never changes. */
const basisFacts = Object.keys({
  ...{ businessLine: true, customerCode: true },
  ...{ weightG: true, lengthMm: true, widthMm: true, heightMm: true },
} satisfies Record<BasisFact, true>) as BasisFact[];
type BasisFact = Exclude<keyof ChargeBasis, 'parcelId' | 'orderCode' | 'at'>;

function isSameBasis(before: ParcelContent, after: ParcelContent): boolean {
  const [was, is] = [before.state.receivedAt, after.state.receivedAt];
  return (
    was?.getTime() === is?.getTime() && basisFacts.every((fact) => before.facts[fact] === after.facts[fact])
  );
}

/** What the delivery of each of these parcels costs, in cents of a dollar; one without a charge is missing. */
export function findFreight(db: Db, parcelIds: readonly string[]): Promise<Map<string, bigint>> {
  return freightOfParcels(db, parcelIds);
}
