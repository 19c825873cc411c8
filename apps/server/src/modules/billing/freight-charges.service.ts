/**
 * Owns what the delivery of each parcel costs, so that lists and reports can add it up: by the tariff that was in force
 * and published, and the price that was agreed, when China received it, once it has been weighed. Promises that charges
 * are never apart from the parcels they follow from.
 */
import type { JobKind } from '@rohi/contract/job-kind';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { follow, noteWrites, type Projection, type WriteKind } from '../../platform/projections.ts';
import { deliveryOpened } from './charges/changed-charges.service.ts';
import {
  parcelsWritten,
  type ParcelContent,
  type WrittenParcel,
} from '../tracking/moves/written-parcels.service.ts';
import { cargoOf, chargeWithCargo } from './cargo-charges.service.ts';
import {
  findBoxes,
  findChargeBases,
  freightOfParcels,
  lockCargo,
  lockDeliveries,
  pageOfOpenCargo,
  saveFreightCharges,
  type ChargeAmount,
  type BoxBasis,
  type ChargeBasis,
} from './freight-charge.store.ts';

export { chargesWritten } from './freight-charge.store.ts';

/** The delivery of a box costs something else because another box of its order has changed. */
export const shareChanged: WriteKind<{ parcelId: string; customerCode: string | null }> = {
  name: 'billing.shareChanged',
};

/** The boxes of an order do not carry what the rules come to. */
const cargoOutdated: WriteKind<{ order: string }> = { name: 'billing.cargoOutdated' };

/**
 * The charges of parcels of which something has changed that the price depends on: what was computed once is stored.
 * Where a box of cargo is written, the prices of its order are held before anything that follows from them is read, and
 * all its boxes are priced anew. Comes first.
 */
export const freightCharges: Projection = {
  follows: [
    follow(parcelsWritten, keysOf),
    follow(deliveryOpened, ({ parcelId }) => [JSON.stringify({ parcelId } satisfies FreightKey)]),
    follow(cargoOutdated, ({ order }) => [JSON.stringify({ order } satisfies FreightKey)]),
  ],
  async write(tx, keys) {
    const freightKeys = keys.map((key) => JSON.parse(key) as FreightKey);
    await lockCargo(
      tx,
      freightKeys.flatMap(({ held }) => held ?? []),
    );
    const parcelIds = freightKeys.flatMap(({ parcelId }) => parcelId ?? []);
    const anew = freightKeys.flatMap(({ order }) => order ?? []);
    if (parcelIds.length + anew.length === 0) return;
    const bases = await findChargeBases(tx, parcelIds);
    const orders = [...new Set([...anew, ...bases.flatMap((basis) => cargoOf(basis) ?? [])])].toSorted();
    const others = await othersOf(tx, orders, new Set(parcelIds));
    const all = [...bases, ...others];
    const charges = await computeCharges(tx, all);
    await saveFreightCharges(
      tx,
      all.map(({ parcelId, orderCode }) => ({
        parcelId,
        orderCode,
        charge: charges.get(parcelId) ?? null,
      })),
    );
    noteWrites(tx, shareChanged, others);
  },
};

/** A parcel to price, an order to price anew with all its boxes, or a parcel with held prices. */
type FreightKey = { parcelId?: string; order?: string; held?: string };

function keysOf(written: WrittenParcel): string[] {
  const { before, after } = written;
  const orders = [before, after].flatMap((content) => (content && cargoOf(content.facts)) ?? []);
  const pending = chargedAnew(written);
  const keys: FreightKey[] = [
    ...pending.map((parcelId) => ({ parcelId })),
    ...orders.map((held) => ({ held })),
    // Also the order that it has left.
    ...(pending.length === 0 ? [] : orders.map((order) => ({ order }))),
  ];
  return keys.map((key) => JSON.stringify(key));
}

/** The other boxes of these orders, with prices and charges held from here on. */
async function othersOf(
  tx: Tx,
  orders: readonly string[],
  parcelIds: ReadonlySet<string>,
): Promise<BoxBasis[]> {
  if (orders.length === 0) return [];
  await lockCargo(tx, orders);
  await lockDeliveries(tx, orders);
  return (await findBoxes(tx, orders)).filter(({ parcelId }) => !parcelIds.has(parcelId));
}

/**
 * The charges of weighed parcels of lines with a tariff, by parcel: the one rule by which rows are written and checked.
 */
export async function computeCharges(
  tx: Tx,
  bases: readonly ChargeBasis[],
): Promise<Map<string, ChargeAmount & { excessMinor: bigint }>> {
  const weighed = bases.flatMap(({ weightG, ...basis }) => (weightG === null ? [] : [{ ...basis, weightG }]));
  const charges = await chargeWithCargo(tx, weighed);
  return new Map(
    weighed.flatMap(({ parcelId }) => {
      const charge = charges.get(parcelId);
      if (charge === undefined) return [];
      const { versionId, amount, excessMinor } = charge;
      return [[parcelId, { versionId, ...amount, excessMinor }] as const];
    }),
  );
}

/** The job that adds up the boxes of orders with charges from the time before boxes were priced as one. */
export const addUpCargoJob = {
  name: 'billing.addUpCargo',
  payload: z.object({}),
} as const satisfies JobKind;

const ordersAStep = 100;

/** Puts the job into the queue. For the start of a process. */
export async function queueAddUpCargo({ db }: Pick<Context, 'db'>): Promise<void> {
  await inTransaction(db, (tx) => addJob(tx, addUpCargoJob, {}, { key: addUpCargoJob.name }));
}

/**
 * Prices open cargo orders anew where the boxes carry something else than the rules come to; a run that was cut off is
 * ended by the next.
 */
export async function addUpCargo({ db }: Pick<Context, 'db'>): Promise<void> {
  for (let after = ''; ;) {
    const from = after;
    const orders = await inTransaction(db, async (tx) => {
      const open = await pageOfOpenCargo(tx, from, ordersAStep);
      const boxes = await findBoxes(tx, open);
      const right = await computeCharges(tx, boxes);
      const stored = await freightOfParcels(
        tx,
        boxes.map(({ parcelId }) => parcelId),
      );
      const wrong = boxes.flatMap(({ parcelId, orderCode }) =>
        right.get(parcelId)?.amountMinor === stored.get(parcelId) ? [] : [orderCode],
      );
      noteWrites(
        tx,
        cargoOutdated,
        [...new Set(wrong)].map((order) => ({ order })),
      );
      return open;
    });
    const last = orders.at(-1);
    if (last === undefined) return;
    after = last;
  }
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
  businessLine: true,
  customerCode: true,
  weightG: true,
  lengthMm: true,
  widthMm: true,
  heightMm: true,
} satisfies Record<BasisFact, true>) as BasisFact[];
type BasisFact = Exclude<keyof ChargeBasis, 'parcelId' | 'orderCode' | 'at'>;

function isSameBasis(before: ParcelContent, after: ParcelContent): boolean {
  const [was, is] = [before.state.receivedAt, after.state.receivedAt];
  return (
    was?.getTime() === is?.getTime() &&
    basisFacts.every((fact) => before.facts[fact] === after.facts[fact]) &&
    isSameCargo(before, after)
  );
}

/** A box that is cancelled, or goes with another order, changes what its order costs. */
function isSameCargo(before: ParcelContent, after: ParcelContent): boolean {
  const isCancelled = ({ state }: ParcelContent) => state.status === ParcelStatus.Cancelled;
  const [was, is] = [cargoOf(before.facts), cargoOf(after.facts)];
  return was === is && (is === undefined || isCancelled(before) === isCancelled(after));
}
