/**
 * Owns the charges of parcels: delivery, storage, what was done with a held parcel, and couriers; due once the parcel
 * can be collected, or from its receipt in China where its owner pays before departure. Promises that a charge is never
 * apart from the price on record, and that one on which something was paid stays.
 */
import { chargeKinds, type ChargeKind } from '@rohi/contract/billing/charge-kinds';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { follow, noteWrites, type Projection } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import { storageOfCollected } from '../parcel-price.service.ts';
import { chargedAnew, shareChanged } from '../freight-charges.service.ts';
import { lockTerms } from '../terms/customer-terms.store.ts';
import { owedChanged } from './changed-charges.service.ts';
import {
  chargedStatuses,
  findChargedParcels,
  parcelsWithStorage,
  saveCharges,
  type ChargedParcel,
  type RightCharge,
} from './charge.store.ts';

/** Follows prices and the ends of problems: comes after both. */
export const parcelCharges: Projection = {
  follows: [
    follow(parcelsWritten, (written) => (isConcerned(written) ? [keyOf(written)] : [])),
    follow(shareChanged, ({ parcelId, customerCode }) => [
      JSON.stringify({ parcelId, owners: customerCode === null ? [] : [customerCode] } satisfies ChargedKey),
    ]),
  ],
  async write(tx, keys) {
    const parcels = keys.map(readKey);
    const locked = lockTerms(tx, 'charge', [...new Set(parcels.flatMap(({ owners }) => owners))]);
    await Promise.all([chargeParcels(tx, [...new Set(parcels.map(({ parcelId }) => parcelId))]), locked]);
  },
};

type ChargedKey = { parcelId: string; owners: string[] };

/** A parcel with its owners before and after: the terms of neither may change meanwhile. */
function keyOf({ parcelId, before, after }: WrittenParcel): string {
  const owners = [before?.facts.customerCode, after.facts.customerCode].flatMap((code) => code ?? []);
  return JSON.stringify({ parcelId, owners } satisfies ChargedKey);
}

function readKey(key: string): ChargedKey {
  return JSON.parse(key) as ChargedKey;
}

/**
 * Writes the charges of parcels with which a courier sets out, of these customers. The caller holds the parcels until
 * the end of the transaction.
 */
export async function chargeForCouriers(
  tx: Tx,
  parcelIds: readonly string[],
  owners: readonly string[],
): Promise<void> {
  await lockTerms(tx, 'charge', owners);
  await chargeParcels(tx, parcelIds);
}

/**
 * Writes the charges of parcels as they have to stand. The caller holds the parcels, or the terms of their owners,
 * until the end of the transaction.
 */
export async function chargeParcels(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  const parcels = await findChargedParcels(tx, parcelIds);
  const storage = await storageOfLeft(tx, parcels);
  sendAhead(
    saveCharges(
      tx,
      parcels.flatMap((parcel) => rightCharges(parcel, storage.get(parcel.trackingCode))),
    ),
  );
  noteWrites(
    tx,
    owedChanged,
    parcels.map(({ parcelId }) => ({ parcelId })),
  );
}

function isConcerned(written: WrittenParcel): boolean {
  const { before, after } = written;
  const isCharged = [before, after].some(
    (content) => content !== undefined && chargedStatuses.includes(content.state.status),
  );
  return isCharged || isServed(written) || chargedAnew(written).length > 0;
}

/** What a held parcel costs is due with the end of its problem. */
function isServed({ before, after }: WrittenParcel): boolean {
  return before?.state.problems.includes('HELD') === true && !after.state.problems.includes('HELD');
}

/** What storage has come to of those that were collected, by tracking code. */
async function storageOfLeft(tx: Tx, parcels: readonly ChargedParcel[]): Promise<Map<string, bigint>> {
  const left = parcels.filter(({ status }) => status === ParcelStatus.Received);
  if (left.length === 0) return new Map();
  const [stored, collected] = await Promise.all([
    parcelsWithStorage(
      tx,
      left.map(({ parcelId }) => parcelId),
    ),
    findParcelsOfCodes(
      tx,
      left.map(({ trackingCode }) => trackingCode),
    ),
  ]);
  const charged = collected.filter(({ id }) => stored.has(id));
  return charged.length === 0 ? new Map() : storageOfCollected({ db: tx }, charged);
}

/** The rows of a parcel as they have to stand. */
function rightCharges(parcel: ChargedParcel, storageMinor: bigint | undefined): RightCharge[] {
  const { parcelId, customerCode, closedAt } = parcel;
  return chargeKinds.map((kind) => {
    const amountMinor = amountOf(parcel, kind, storageMinor);
    const state = stateOf(parcel, kind);
    return {
      parcelId,
      kind,
      state,
      customerCode,
      amountMinor,
      versionId: versionOf(parcel, kind),
      at: state === 'LEFT' ? closedAt : dueSince(parcel),
    };
  });
}

/** The version of the tariff that explains it. */
function versionOf({ versionId, courierVersionId }: ChargedParcel, kind: ChargeKind): string | null {
  if (kind === 'COURIER') return courierVersionId;
  return kind === 'DELIVERY' ? versionId : null;
}

function amountOf(
  { freightMinor, servicesMinor, courierMinor }: ChargedParcel,
  kind: ChargeKind,
  storageMinor: bigint | undefined,
): bigint | null {
  if (kind === 'STORAGE') return storageMinor ?? null;
  if (kind === 'COURIER') return courierMinor;
  return kind === 'DELIVERY' ? freightMinor : servicesMinor;
}

/** From when what is due is due. */
function dueSince(parcel: ChargedParcel): Date | null {
  const { arrivedAt, receivedAt, prepaidSince } = parcel;
  if (!isDueUnderWay(parcel) || receivedAt === null || prepaidSince === null) return arrivedAt;
  return receivedAt > prepaidSince ? receivedAt : prepaidSince;
}

/** Paid before departure: due from the receipt in China on. */
function isDueUnderWay({ status, receivedAt, prepaidSince }: ChargedParcel): boolean {
  return prepaidSince !== null && receivedAt !== null && !chargedStatuses.includes(status);
}

function stateOf(parcel: ChargedParcel, kind: ChargeKind): RightCharge['state'] {
  const { status, customerCode } = parcel;
  if (!isCharged(parcel, kind) || customerCode === null) return 'GONE';
  if (status === ParcelStatus.Received) return 'LEFT';
  const isDue =
    status === ParcelStatus.AwaitingCustomer ||
    (kind === 'SERVICE' && status === ParcelStatus.Cancelled) ||
    (kind === 'COURIER' && status === ParcelStatus.Cancelled) ||
    (kind !== 'STORAGE' && isDueUnderWay(parcel));
  return isDue ? 'DUE' : 'GONE';
}

function isCharged({ freightMinor, servicesMinor, courierMinor }: ChargedParcel, kind: ChargeKind): boolean {
  if (kind === 'SERVICE') return servicesMinor > 0n;
  return (kind === 'COURIER' ? courierMinor : freightMinor) !== null;
}
