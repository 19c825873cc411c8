import type { KnownBag } from '@rohi/contract/stations/bag-snapshot.contract';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import {
  channelOf,
  contentsOf,
  isBag,
  outermostOf,
  parcelsWithin,
  scannedBagOf,
  type BagFloor,
} from './bag-floor.ts';

/** The bags of the warehouse, and one with what lies in it, as the service shows them. */
export type BagLists = ReplyTo<'GET /stations/bags'>;
export type ListedBag = BagLists['open'][number];
export type FilledBag = ReplyTo<'GET /stations/bags/{code}'>;

/**
 * A bag as this device knows it, in the form of the service; `before`: its last word, for what the snapshot leaves out.
 */
function listedBag(floor: BagFloor, bag: KnownBag, before: ListedBag | undefined): ListedBag {
  const { destination, weightG } = bag;
  const channelId = channelOf(floor, outermostOf(floor, bag).code);
  return {
    ...scannedBagOf(floor, bag),
    destination: destination === null || destination.name === '' ? null : destination.name,
    channel: floor.channels.find(({ id }) => id === channelId)?.name ?? null,
    cell: before?.cell ?? null,
    openedAt: before?.openedAt ?? '',
    openedBy: before?.openedBy ?? '',
    closedAt: before?.closedAt ?? null,
    weightG,
    seal: before?.seal ?? null,
  };
}

/**
 * What lies in a bag as this device knows it; undefined for a bag that it does not know. `waiting`: what is shown
 * apart, as not sent yet.
 */
export function shownBagOf(
  floor: BagFloor,
  code: string,
  { before, waiting }: { before: FilledBag | undefined; waiting: readonly string[] },
): FilledBag | undefined {
  const bag = floor.bags.get(code);
  if (bag === undefined) return undefined;
  const goods = new Map(before?.contents.map((each) => [each.code, each.goods]));
  const listed = listedBag(floor, bag, before);
  const contents = contentsOf(floor, code).filter((each) => !waiting.includes(each.code));
  return {
    ...listed,
    parcels: Math.max(0, listed.parcels - waiting.length),
    customers: new Set(parcelsWithin(floor, code).flatMap(({ customerCode }) => customerCode ?? [])).size,
    contents: contents.map((each) => ({
      code: each.code,
      kind: isBag(each) ? each.kind : null,
      customerCode: isBag(each) ? null : each.customerCode,
      goods: goods.get(each.code) ?? null,
      weightG: each.weightG,
      flags: !isBag(each) && each.isHeld ? ['HELD'] : [],
    })),
    around: around(floor, bag).map((each) => scannedBagOf(floor, each)),
  };
}

/** The bags around a bag, from the outermost on. */
function around({ bags }: BagFloor, { inBag }: KnownBag): KnownBag[] {
  const found: KnownBag[] = [];
  for (let holder = bags.get(inBag ?? ''); holder !== undefined; holder = bags.get(holder.inBag ?? '')) {
    if (found.includes(holder)) break;
    found.unshift(holder);
  }
  return found;
}

/** The bags that are open as this device knows them, and those that it has seen closed last. */
export function shownLists(floor: BagFloor, before: BagLists | undefined): BagLists {
  const listed = new Map([...(before?.open ?? []), ...(before?.closed ?? [])].map((bag) => [bag.code, bag]));
  const show = (bag: KnownBag) => listedBag(floor, bag, listed.get(bag.code));
  const bags = [...floor.bags.values()];
  const closed = [...listed.keys()]
    .flatMap((code) => floor.bags.get(code) ?? [])
    .filter((bag) => !bag.isOpen);
  return { open: bags.filter(({ isOpen }) => isOpen).map(show), closed: closed.map(show) };
}
