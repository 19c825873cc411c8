/**
 * Owns the charges of parcels: delivery, storage, and what was done with a held parcel; due once the parcel can be collected. Promises that a charge is never apart from the
 * price on record, and that one on which something was paid stays.
 */
import { chargeKinds, type ChargeKind } from '@rohi/contract/billing/charge-kinds';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Tx } from '../../../platform/database.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import { storageOfCollected } from '../parcel-price.service.ts';
import {
  findChargedParcels,
  parcelsWithStorage,
  saveCharges,
  type ChargedParcel,
  type RightCharge,
} from './charge.store.ts';

/** Follows prices and the ends of problems: comes after both. */
export const parcelCharges: Projection = {
  follows: [follow(parcelsWritten, concerned)],
  async write(tx, parcelIds) {
    const parcels = await findChargedParcels(tx, parcelIds);
    const storage = await storageOfLeft(tx, parcels);
    await saveCharges(
      tx,
      parcels.flatMap((parcel) => rightCharges(parcel, storage.get(parcel.trackingCode))),
    );
  },
};

const charged: readonly ParcelStatus[] = [
  ParcelStatus.AwaitingCustomer,
  ParcelStatus.Received,
  ParcelStatus.Cancelled,
];

function concerned({ parcelId, before, after, again }: WrittenParcel): string[] {
  const isConcerned = [before, after].some(
    (content) => content !== undefined && charged.includes(content.state.status),
  );
  return isConcerned || again === true ? [parcelId] : [];
}

/** What storage has come to of those that were collected, by tracking code. */
async function storageOfLeft(tx: Tx, parcels: readonly ChargedParcel[]): Promise<Map<string, bigint>> {
  const left = parcels.filter(({ status }) => status === ParcelStatus.Received);
  const stored = await parcelsWithStorage(
    tx,
    left.map(({ parcelId }) => parcelId),
  );
  const codes = left.flatMap(({ parcelId, trackingCode }) => (stored.has(parcelId) ? [trackingCode] : []));
  return codes.length === 0 ? new Map() : storageOfCollected({ db: tx }, await findParcelsOfCodes(tx, codes));
}

/** The rows of a parcel as they have to stand. */
function rightCharges(parcel: ChargedParcel, storageMinor: bigint | undefined): RightCharge[] {
  const { parcelId, customerCode, versionId, arrivedAt, closedAt } = parcel;
  return chargeKinds.map((kind) => {
    const amountMinor = amountOf(parcel, kind, storageMinor);
    const state = stateOf(parcel, kind);
    return {
      ...{ parcelId, kind, state, customerCode, amountMinor },
      versionId: kind === 'DELIVERY' ? versionId : null,
      at: state === 'LEFT' ? closedAt : arrivedAt,
    };
  });
}

function amountOf(
  { freightMinor, servicesMinor }: ChargedParcel,
  kind: ChargeKind,
  storageMinor: bigint | undefined,
): bigint | null {
  if (kind === 'STORAGE') return storageMinor ?? null;
  return kind === 'DELIVERY' ? freightMinor : servicesMinor;
}

function stateOf(
  { status, customerCode, freightMinor, servicesMinor }: ChargedParcel,
  kind: ChargeKind,
): RightCharge['state'] {
  const has = kind === 'SERVICE' ? servicesMinor > 0n : freightMinor !== null;
  if (!has || customerCode === null) return 'GONE';
  if (status === ParcelStatus.Received) return 'LEFT';
  const isDue =
    status === ParcelStatus.AwaitingCustomer || (kind === 'SERVICE' && status === ParcelStatus.Cancelled);
  return isDue ? 'DUE' : 'GONE';
}
