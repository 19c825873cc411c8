/**
 * A bag that a China warehouse fills, with parcels and with smaller bags. It has no list: its destination and
 * its channel decide what fits, and its contents lie in its cell.
 */
import type { ScannedBag } from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import {
  checkWithin,
  findBag,
  putBag as putBagInto,
  putParcel as putParcelInto,
  takeOut,
  type BagRow,
  type Put,
} from '../../containers/bags.service.ts';
import { isOfChannel } from '../../warehouse/bags/bag-channel.service.ts';
import {
  cellOfBag,
  describeBag,
  findOwnBag,
  findParcelHere,
  innerBefore,
  isRefusal,
  lockWithin,
  placeBefore,
} from '../../warehouse/bags/bag-outcome.service.ts';
import { isOfDestination } from '../../warehouse/bags/whole-bag.service.ts';
import { placeWithin } from '../../warehouse/cells.service.ts';
import type { FillKind, Filling } from '../container-kind.service.ts';

const says: Record<Put, ScanSay> = {
  PUT: 'BAGGED',
  MOVED: 'MOVED_TO_BAG',
  THERE: 'ALREADY_IN_BAG',
  SEALED: 'BAG_SEALED',
};

const isIn = (put: Put) => put === 'PUT' || put === 'MOVED';

const putParcel: Filling = async (context, tx, act, container, { code }) => {
  const [bag, parcel] = await Promise.all([
    findOwnBag(tx, act, container),
    findParcelHere(context, tx, act, code),
  ]);
  if (isRefusal(bag)) return bag;
  if ('verdict' in parcel) return parcel;
  const { id: parcelId, state, facts } = parcel;
  const why = staysFor(state.problems) ?? (state.problems.includes('HELD') ? 'HELD' : undefined);
  if (why !== undefined) return { say: why };
  if (!(await isOfDestination(tx, bag, facts.pickupPointId))) return { say: 'OTHER_DESTINATION' };
  const [before, isChannelRight] = await Promise.all([
    placeBefore(tx, act, parcelId),
    isOfChannel(context, tx, bag.id, { parcelId }),
  ]);
  if (!isChannelRight) return { say: 'OTHER_CHANNEL' };
  const at = context.clock.now();
  const put = await putParcelInto(tx, { parcelId, bagId: bag.id, at, by: act.principal.name });
  if (!isIn(put)) return { say: says[put] };
  sendAhead(placeWithin(tx, act, { parcelIds: [parcelId], cell: await cellOfBag(tx, bag), at }));
  return { say: says[put], before };
};

const putBag: Filling = async (context, tx, act, container, { code }) => {
  const bag = await findOwnBag(tx, act, container);
  if (isRefusal(bag)) return bag;
  const inner = await findOwnBag(tx, act, code);
  if (isRefusal(inner)) return inner;
  if (!(await isOfDestination(tx, bag, inner.destinationId))) return { say: 'OTHER_DESTINATION' };
  const parcelIds = await lockWithin(tx, inner.id);
  if (!(await isOfChannel(context, tx, bag.id, { bagId: inner.id }))) return { say: 'OTHER_CHANNEL' };
  const before = await innerBefore(tx, inner);
  const at = context.clock.now();
  const put = await putBagInto(tx, { inner, bagId: bag.id, at, by: act.principal.name });
  if (put === 'DOES_NOT_FIT') return { say: 'BAG_DOES_NOT_FIT' };
  if (!isIn(put)) return { say: says[put] };
  await checkWithin(tx, inner.id, parcelIds);
  await placeWithin(tx, act, { parcelIds, cell: await cellOfBag(tx, bag), at });
  return { say: says[put], before };
};

/** Out of whichever bag it lies in: a scan names none. */
const takeParcelOut: Filling = async (context, tx, act, _container, { code }) => {
  const parcel = await findParcelHere(context, tx, act, code);
  if ('verdict' in parcel) return parcel;
  const before = await placeBefore(tx, act, parcel.id);
  const taken = await takeOut(tx, { parcelId: parcel.id });
  if (taken.result === 'NOWHERE') return { say: 'NOT_IN_A_BAG' };
  if (taken.result === 'SEALED') return { say: 'BAG_SEALED' };
  await placeWithin(tx, act, { parcelIds: [parcel.id], cell: null, at: context.clock.now() });
  return { say: 'TAKEN_OUT', foundIn: taken.bag.code, before };
};

const takeBagOut: Filling = async (context, tx, act, _container, { code }) => {
  const inner = await findOwnBag(tx, act, code);
  if (isRefusal(inner)) return inner;
  const parcelIds = await lockWithin(tx, inner.id);
  const before = await innerBefore(tx, inner);
  const taken = await takeOut(tx, { bagId: inner.id });
  if (taken.result === 'NOWHERE') return { say: 'NOT_IN_A_BAG' };
  const { code: foundIn } = taken.bag;
  if (taken.result === 'SEALED') return { say: 'BAG_SEALED', foundIn };
  await checkWithin(tx, inner.id, parcelIds);
  await placeWithin(tx, act, { parcelIds, cell: null, at: context.clock.now() });
  return { say: 'TAKEN_OUT', foundIn, before };
};

export const bagToFill: FillKind<BagRow, ScannedBag> = {
  name: 'bag',
  find: findBag,
  numbersOf: async (tx, bag, { unitId }) => (bag.unitId === unitId ? describeBag(tx, bag) : null),
  answer: (bag) => (bag === null ? {} : { bag }),
  beside: () => ({}),
  unseen: {},
  put: { parcel: putParcel, bag: putBag },
  out: { parcel: takeParcelOut, bag: takeBagOut },
};
