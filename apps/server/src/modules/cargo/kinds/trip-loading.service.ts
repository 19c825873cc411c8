/**
 * A trip that a warehouse in China fills: a closed bag comes aboard as a whole, a parcel that lies in none alone. What
 * is aboard which trip, the room of trips on paper owns.
 */
import type { ScannedTrip } from '@rohi/contract/linehaul/trip-loading.contract';
import { isStayReason } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { bagsOfParcel, checkWithin, parcelsWithin, pathOfBag } from '../../containers/bags.service.ts';
import { scannedTripOf } from '../../linehaul/loading/load-check.service.ts';
import { takeAboard, takeOff } from '../../linehaul/loading/take-aboard.service.ts';
import { lockParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import { findTrip, type TripRow } from '../../trips/trips.service.ts';
import { findOwnBag, findParcelHere, isRefusal } from '../../warehouse/bags/bag-outcome.service.ts';
import type { CarryAct, Carried, FillKind, Filling, FillScan } from '../container-kind.service.ts';

type Way = 'put' | 'out';

export const tripToLoad: FillKind<TripRow, ScannedTrip> = {
  name: 'trip',
  find: findTrip,
  numbersOf: async (tx, trip, { unitId }) =>
    trip.originId === null || trip.originId === unitId ? scannedTripOf(tx, trip) : null,
  answer: (trip) => ({ trip }),
  beside: () => ({}),
  put: { parcel: parcelWay('put'), bag: bagWay('put') },
  out: { parcel: parcelWay('out'), bag: bagWay('out') },
};

function parcelWay(way: Way): Filling {
  return async (context, tx, act, container, scan) => {
    const parcel = await findParcelHere(context, tx, act, scan.code);
    if ('verdict' in parcel) return parcel;
    if ((await bagsOfParcel(tx, parcel.id)).length > 0) return { say: 'GOES_WITH_BAG' };
    return board(context, tx, act, { way, trip: container, bagCode: null, scan }, [parcel]);
  };
}

function bagWay(way: Way): Filling {
  return async (context, tx, act, container, scan) => {
    const bag = await findOwnBag(tx, act, scan.code);
    if (isRefusal(bag)) return bag;
    if ((await pathOfBag(tx, bag.id)).length > 1) return { say: 'GOES_WITH_BAG' };
    if (way === 'put' && bag.closedAt === null) return { say: 'BAG_STILL_OPEN' };
    const within = await parcelsWithin(tx, bag.id);
    if (within.length === 0) return { say: 'BAG_EMPTY' };
    const codes = within.map(({ trackingCode }) => trackingCode);
    const parcels = await lockParcels(tx, codes);
    const ids = within.map(({ id }) => id);
    await checkWithin(tx, bag.id, ids);
    const { say } = await board(context, tx, act, { way, trip: container, bagCode: bag.code, scan }, parcels);
    return { say: say === 'HELD' ? 'HELD_INSIDE' : isStayReason(say) ? 'STAYS_INSIDE' : say };
  };
}

type Boarding = { way: Way; trip: string; bagCode: string | null; scan: FillScan };

async function board(
  context: Context,
  tx: Tx,
  act: CarryAct,
  { way, trip, bagCode, scan: { unit, claimedAt } }: Boarding,
  parcels: readonly KnownParcel[],
): Promise<Carried> {
  const { say } =
    way === 'put'
      ? await takeAboard(context, tx, act, { trip, unit, bagCode, claimedAt }, parcels)
      : await takeOff(context, tx, act, trip, parcels);
  return { say };
}
